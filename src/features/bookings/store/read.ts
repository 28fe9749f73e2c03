/** Bookings as their owner reads them. The owner is part of every WHERE. */
import { sql } from 'kysely';
import type { Db } from '../../../server/sql.ts';
import type { State } from '../rules/bookings.ts';
import { type BookingRow, columns } from './tables.ts';

const LONGEST_LIST = 200;

export async function findOwn(db: Db, userId: number, id: number): Promise<BookingRow | null> {
  const found = await sql<BookingRow>`
    select ${columns} from bookings where id = ${id} and user_id = ${userId}`.execute(db);
  return found.rows[0] ?? null;
}

/** Whoever's it is: for the letter about it. */
export async function findInState(db: Db, state: State, id: number): Promise<BookingRow | null> {
  const found = await sql<BookingRow>`
    select ${columns} from bookings where id = ${id} and state = ${state}`.execute(db);
  return found.rows[0] ?? null;
}

/** Newest first. */
export async function listOwn(db: Db, userId: number): Promise<BookingRow[]> {
  const found = await sql<BookingRow>`
    select ${columns} from bookings where user_id = ${userId}
    order by created_at desc, id limit ${LONGEST_LIST}`.execute(db);
  return found.rows;
}
