/**
 * The record of letters: which are due, and which have left. A letter is due in
 * the statement that confirms its booking, and is marked after delivery, so a
 * process that dies in between sends it once more, under the same name.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../server/sql.ts';

/** A part of the confirming statement. `moved` has the confirmed booking as `id`, with its `contact_email`. */
export function letterDueSql(letterId: string, moved: RawBuilder<unknown>): RawBuilder<unknown> {
  // A booking that is paid for is confirmed, whatever the record says already.
  return sql`insert into booking_letters (id, booking_id)
    select ${letterId}, id from ${moved} where contact_email <> '' on conflict (id) do nothing`;
}

export async function hasLeft(db: Db, letterId: string): Promise<boolean> {
  const found = await sql`select 1 from booking_letters where id = ${letterId} and state = 'sent'`.execute(db);
  return found.rows.length > 0;
}

/** What has been sent stays sent, and the first time counts. A letter nobody had recorded is recorded now. */
export async function markLetter(
  db: Db,
  letter: { readonly id: string; readonly bookingId: number },
  state: 'sent' | 'refused',
): Promise<void> {
  await sql`
    insert into booking_letters (id, booking_id, state, ended_at)
    values (${letter.id}, ${letter.bookingId}, ${state}, now())
    on conflict (id) do update set state = excluded.state, ended_at = excluded.ended_at
      where booking_letters.state <> 'sent'`.execute(db);
}

/** What has changed in the meantime is not written about. */
export async function dropDueLetter(db: Db, letterId: string): Promise<void> {
  await sql`delete from booking_letters where id = ${letterId} and state = 'due'`.execute(db);
}

/** Of letters about bookings and to those who wait for seats. */
export async function oldestDueSeconds(db: Db): Promise<number> {
  const found = await sql<{ age: number | null }>`
    select extract(epoch from now() - min(since))::float8 as age from (
      select due_since as since from booking_letters where state = 'due'
      union all select letter_since from waitlist where letter = 'due') as due`.execute(db);
  return found.rows[0]?.age ?? 0;
}
