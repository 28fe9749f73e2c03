/** What is read to see whether seats, bookings and payments agree. Nothing here writes. */
import { sql } from 'kysely';
import type { Db } from '../../../server/sql.ts';
import type { State } from '../rules.ts';

export interface BookedSeats {
  readonly departureId: number;
  /** Seats of confirmed bookings. */
  readonly sold: number;
  /** Seats of open bookings. */
  readonly held: number;
}

export async function listBookedSeats(db: Db): Promise<BookedSeats[]> {
  const found = await sql<BookedSeats>`
    select departure_id as "departureId",
      coalesce(sum(number_of_travelers) filter (where state = 'confirmed'), 0)::int as sold,
      coalesce(sum(number_of_travelers) filter (where open_slot is not null), 0)::int as held
    from bookings where state = 'confirmed' or open_slot is not null group by departure_id`.execute(db);
  return found.rows;
}

/** A booking beside its payment. */
export interface Owed {
  readonly id: number;
  readonly state: State;
  readonly attempt: number;
  readonly totalPrice: number;
  readonly paymentId: string | null;
}

const owedColumns = sql`id, state, attempt, total_price as "totalPrice", payment_id as "paymentId"`;

export async function listOwed(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Owed>> {
  const found = await sql<Owed>`select ${owedColumns} from bookings where id = any(${sql.val(ids)}::int[])`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

/** Page by page, by id. */
export async function listConfirmed(db: Db, page: { after: number; most: number }): Promise<Owed[]> {
  const found = await sql<Owed>`
    select ${owedColumns} from bookings where state = 'confirmed' and id > ${page.after}
    order by id limit ${page.most}`.execute(db);
  return found.rows;
}

export interface ShownWrongly {
  readonly id: number;
  readonly state: State;
  readonly status: string;
  readonly paymentStatus: string;
}

/** Bookings that tell their traveller "confirmed" and are not, or the other way round. */
export async function listShownWrongly(db: Db): Promise<ShownWrongly[]> {
  const found = await sql<ShownWrongly>`
    select id, state, status, payment_status as "paymentStatus" from bookings
    where (state = 'confirmed') <> (status = 'confirmed') or (state = 'confirmed' and payment_status <> 'paid')
    order by id`.execute(db);
  return found.rows;
}

export interface OpenBooking {
  readonly id: number;
  readonly state: State;
  readonly ageSeconds: number;
}

/** Oldest first. */
export async function listOpen(db: Db): Promise<OpenBooking[]> {
  const found = await sql<OpenBooking>`
    select id, state, extract(epoch from now() - created_at)::int as "ageSeconds" from bookings
    where open_slot is not null order by created_at, id`.execute(db);
  return found.rows;
}

export async function oldestOpenSeconds(db: Db): Promise<number> {
  const found = await sql<{ age: number | null }>`
    select extract(epoch from now() - min(created_at))::float8 as age from bookings where open_slot is not null`.execute(
    db,
  );
  return found.rows[0]?.age ?? 0;
}
