/**
 * The record of letters: which are due, and which have left. A letter is due in
 * the statement that confirms its booking, and is marked after delivery, so a
 * process that dies in between sends it once more, under the same name.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db, Rows } from '../../../database/sql.ts';
import { recentBouncesSql } from '../../../kernel/bounces.ts';

export interface Addressed {
  readonly id: number;
  readonly contact_email: string | null;
}

/** A part of the statement that moves the booking. */
export function letterDueSql(emailId: string, moved: Rows<Addressed>): RawBuilder<unknown> {
  // A booking that is paid for is confirmed, whatever the record says already.
  return sql`insert into booking_letters (id, booking_id)
    select ${emailId}, id from ${moved} where contact_email <> '' on conflict (id) do nothing`;
}

export async function hasLeft(db: Db, emailId: string): Promise<boolean> {
  const found = await sql`select 1 from booking_letters where id = ${emailId} and state = 'sent'`.execute(db);
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

/**
 * The bookings of letters that a mailbox refused or that came back, while the last one sent did: a letter that left
 * anew is under way again.
 */
export function undeliveredLettersSql(): Rows<{ booking_id: number }> {
  return sql`
    select booking_id from booking_letters where state = 'refused' and ended_at > now() - interval '30 days'
    union all
    select l.booking_id from ${recentBouncesSql()} as r
    join booking_letters as l on l.id = regexp_replace(r.email_id, '-again-[0-9]+$', '')
    where l.state = 'sent' and r.email_id = case l.repeats when 0 then l.id else l.id || '-again-' || l.repeats end`;
}

export async function hasUndeliveredLetter(db: Db, bookingId: number): Promise<boolean> {
  const found = await sql`
    select from (${undeliveredLettersSql()}) as undelivered where booking_id = ${bookingId} limit 1`.execute(db);
  return found.rows.length > 0;
}

/** How often an operator has sent it once more, and since when it is due. */
export async function findRepeat(db: Db, emailId: string): Promise<{ repeats: number; dueSince: Date } | null> {
  const found = await sql<{ repeats: number; dueSince: Date }>`
    select repeats, due_since as "dueSince" from booking_letters where id = ${emailId} and repeats > 0`.execute(db);
  return found.rows[0] ?? null;
}

/** What has changed in the meantime is not written about. */
export async function dropDueLetter(db: Db, emailId: string): Promise<void> {
  await sql`delete from booking_letters where id = ${emailId} and state = 'due'`.execute(db);
}

/** Of letters about bookings and to those who wait for seats. */
export async function oldestDueSeconds(db: Db): Promise<number> {
  const found = await sql<{ age: number | null }>`
    select extract(epoch from now() - min(since))::float8 as age from (
      select due_since as since from booking_letters where state = 'due'
      union all select letter_since from waitlist where letter = 'due') as due`.execute(db);
  return found.rows[0]?.age ?? 0;
}
