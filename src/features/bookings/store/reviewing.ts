/** Bookings as those who may be reviewed. One that belongs to nobody any more is none. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { State } from '../rules/bookings.ts';

export interface ReviewableBooking {
  readonly id: number;
  readonly state: State;
  readonly departureId: number;
}

const columns = sql`id, state, departure_id as "departureId"`;

export async function findReviewable(db: Db, id: number): Promise<ReviewableBooking | null> {
  return first(db, sql<ReviewableBooking>`select ${columns} from bookings where id = ${id} and user_id is not null`);
}

/** Until the transaction ends it is neither cancelled nor forgotten. */
export async function lockReviewable(tx: Db, id: number): Promise<ReviewableBooking | null> {
  return first(
    tx,
    sql<ReviewableBooking>`select ${columns} from bookings where id = ${id} and user_id is not null for share`,
  );
}

async function first(db: Db, query: RawBuilder<ReviewableBooking>): Promise<ReviewableBooking | null> {
  return (await query.execute(db)).rows[0] ?? null;
}

const LONGEST_LIST = 200;

/** Newest first. */
export async function listConfirmed(db: Db, userId: number): Promise<ReviewableBooking[]> {
  const found = await sql<ReviewableBooking>`
    select ${columns} from bookings where user_id = ${userId} and state = 'confirmed'
    order by created_at desc, id limit ${LONGEST_LIST}`.execute(db);
  return found.rows;
}
