/** Bookings as their owner reads them. The owner is part of every WHERE. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
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

/** Whether somebody pays for the package, or has paid, in a booking that began since then. */
export async function isBookedSince(db: Db, packageId: string, since: Date): Promise<boolean> {
  const found = await sql`
    select from bookings where package_id = ${packageId} and created_at >= ${since}
      and state not in ('declined', 'released') limit 1`.execute(db);
  return found.rows.length > 0;
}

/** Newest first. */
export async function listOwn(db: Db, userId: number): Promise<BookingRow[]> {
  const found = await sql<BookingRow>`
    select ${columns} from bookings where user_id = ${userId}
    order by created_at desc, id limit ${LONGEST_LIST}`.execute(db);
  return found.rows;
}
