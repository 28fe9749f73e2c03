/**
 * The record of emails: which are due, and which have left. An email is due in
 * the statement that confirms its booking, and is marked after delivery, so a
 * process that dies in between sends it once more, under the same name.
 */
import { type RawBuilder, sql } from 'kysely';
import { again, type Db, type Rows } from '../../../database/sql.ts';
import { recentBouncesSql } from '../../../kernel/bounces.ts';
import type { Jobs } from '../../../kernel/job-queue.ts';
import type { CalendarDay } from '../../../shared/dates.ts';
import { isReviewedSql } from '../../reviews/store/reviews.ts';
import { dueEmailsSql } from '../../waitlist/store/emails.ts';
import {
  sendCancellation,
  sendChangeNote,
  sendConfirmation,
  sendOption,
  sendPaymentLink,
  sendRefundNote,
  sendReminder,
} from '../contract/email-jobs.ts';
import { type EmailKind, type NumberedKind, numberedEmailId, type Reminder } from '../rules/booking-emails.ts';

export interface Addressed {
  readonly id: number;
  readonly contact_email: string | null;
}

/** A part of the statement that moves the booking. */
export function emailDueSql(emailId: string, moved: Rows<Addressed>): RawBuilder<unknown> {
  // A booking that is paid for is confirmed, whatever the record says already.
  return sql`insert into booking_emails (id, booking_id)
    select ${emailId}, id from ${moved} where contact_email <> '' on conflict (id) do nothing`;
}

export async function hasLeft(db: Db, emailId: string): Promise<boolean> {
  const found = await sql`select 1 from booking_emails where id = ${emailId} and state = 'sent'`.execute(db);
  return found.rows.length > 0;
}

/** What has been sent stays sent, and the first time counts. An email nobody had recorded is recorded now. */
export async function markEmail(
  db: Db,
  letter: { readonly id: string; readonly bookingId: number },
  state: 'sent' | 'refused',
): Promise<void> {
  await sql`
    insert into booking_emails (id, booking_id, state, ended_at)
    values (${letter.id}, ${letter.bookingId}, ${state}, now())
    on conflict (id) do update set state = excluded.state, ended_at = excluded.ended_at
      where booking_emails.state <> 'sent'`.execute(db);
}

/**
 * The bookings of emails that a mailbox refused or that came back, while the last one sent did: an email that left
 * anew is under way again.
 */
export function undeliveredEmailsSql(): Rows<{ booking_id: number }> {
  return sql`
    select booking_id from booking_emails where state = 'refused' and ended_at > now() - interval '30 days'
    union all
    select l.booking_id from ${recentBouncesSql()} as r
    join booking_emails as l on l.id = regexp_replace(r.email_id, '-again-[0-9]+$', '')
    where l.state = 'sent' and r.email_id = case l.repeats when 0 then l.id else l.id || '-again-' || l.repeats end`;
}

export async function hasUndeliveredEmail(db: Db, bookingId: number): Promise<boolean> {
  const found = await sql`
    select from (${undeliveredEmailsSql()}) as undelivered where booking_id = ${bookingId} limit 1`.execute(db);
  return found.rows.length > 0;
}

/** How often an operator has sent it once more, and since when it is due. */
export async function findRepeat(db: Db, emailId: string): Promise<{ repeats: number; dueSince: Date } | null> {
  const found = await sql<{ repeats: number; dueSince: Date }>`
    select repeats, due_since as "dueSince" from booking_emails where id = ${emailId} and repeats > 0`.execute(db);
  return found.rows[0] ?? null;
}

const NOTES = { refund: sendRefundNote, change: sendChangeNote, payment: sendPaymentLink } as const;

/** Due, and its job left behind, where there is an address; in the transaction that owes the refund or changes the booking. */
export async function askForNumbered(
  tx: Db,
  jobs: Jobs,
  kind: NumberedKind,
  told: { readonly bookingId: number; readonly number: number; readonly count?: number },
): Promise<void> {
  const { bookingId, number } = told;
  const due = await sql`
    insert into booking_emails (id, booking_id)
    select ${numberedEmailId(bookingId, kind, number)}, id from bookings where id = ${bookingId} and contact_email <> ''
    on conflict (id) do nothing returning id`.execute(tx);
  if (due.rows.length > 0) await jobs.send(tx, NOTES[kind], told);
}

/** What has changed in the meantime is not written about. */
export async function dropDueEmail(db: Db, emailId: string): Promise<void> {
  await sql`delete from booking_emails where id = ${emailId} and state = 'due'`.execute(db);
}

export async function countEmails(db: Db): Promise<Readonly<Record<string, number>>> {
  const found = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from booking_emails group by state`.execute(db);
  return Object.fromEntries(found.rows.map(({ state, count }) => [state, count]));
}

/** Of emails about bookings and to those who wait for seats. */
export async function oldestDueSeconds(db: Db): Promise<number> {
  const found = await sql<{ age: number | null }>`
    select extract(epoch from now() - min(since))::float8 as age from (
      select due_since as since from booking_emails where state = 'due'
      union all select since from (${dueEmailsSql()}) as waiting) as due`.execute(db);
  return found.rows[0]?.age ?? 0;
}

/** Due once more, under a name of its own as a mail, and its job left behind. */
export async function repeatEmail(
  db: Db,
  jobs: Jobs,
  letter: { readonly id: string; readonly bookingId: number; readonly kind: EmailKind },
): Promise<number> {
  const { id, bookingId, kind } = letter;
  const repeated = await sql<{ repeats: number }>`
    insert into booking_emails (id, booking_id) values (${id}, ${bookingId})
    on conflict (id) do update set state = 'due', due_since = now(), ended_at = null,
      repeats = booking_emails.repeats + case when booking_emails.state in ('sent', 'unrecorded') then 1 else 0 end
    returning repeats`.execute(db);
  if (kind === 'confirmation') await jobs.send(db, sendConfirmation, { bookingId });
  else if (kind === 'option') await jobs.send(db, sendOption, { bookingId });
  else if (kind === 'cancellation') await jobs.send(db, sendCancellation, { bookingId });
  else await jobs.send(db, sendReminder, { bookingId, reminder: kind });
  return repeated.rows[0]?.repeats ?? 0;
}

export interface DueEmail {
  readonly reminder: Reminder;
  readonly departureId: number;
  /** Only bookings made before this day (UTC); null: all. */
  readonly bookedBefore: CalendarDay | null;
  /** It asks for a review: those who have written theirs are not asked. */
  readonly asksForReview: boolean;
}

/** A job is dead after 72 hours and the hour between two attempts: then nobody tries to send the email any more. */
const ASKED_AGAIN_HOURS = 74;

/**
 * On record and asked for in one statement, once for ever: the record's key is the email's name, so it does not matter
 * how many processes look, how often, or what the clock did in between. What is due for longer than a job lives is
 * asked for again.
 */
export async function noteDue(
  db: Db,
  jobs: Jobs,
  { reminder, departureId, bookedBefore, asksForReview }: DueEmail,
): Promise<number> {
  const noted = await again(() =>
    sql`
    with wanted as (
      select 'booking-' || lpad(id::text, greatest(6, length(id::text)), '0') || ${`-${reminder}`} as letter_id, id
      from bookings
      where departure_id = ${departureId} and state = 'confirmed' and contact_email <> ''
        and (channel = 'web' or not ${asksForReview}::boolean)
        and (${bookedBefore}::date is null or (created_at at time zone 'UTC')::date < ${bookedBefore}::date)
        and not (${asksForReview}::boolean and ${isReviewedSql(sql`bookings.id`)})
    ), noted as (
      insert into booking_emails (id, booking_id) select letter_id, id from wanted
      on conflict (id) do nothing
      returning booking_id
    ), again as (
      update booking_emails set asked_at = now()
      where state = 'due' and asked_at < now() - make_interval(hours => ${ASKED_AGAIN_HOURS})
        and id in (select letter_id from wanted)
      returning booking_id
    ), due as (select booking_id from noted union all select booking_id from again), asked_for as (${jobs.sendSql(
      sendReminder,
      sql`select json_build_object('bookingId', booking_id, 'reminder', ${reminder}::text) as data from due`,
    )})
    select booking_id from due`.execute(db),
  );
  return noted.rows.length;
}

/** Since when an email is due that has not left; null when it has, or when there is none to send. */
export async function findUnsent(db: Db, emailId: string): Promise<Date | null> {
  const found = await sql<{ dueSince: Date }>`
    select due_since as "dueSince" from booking_emails
    where id = ${emailId} and state in ('due', 'refused')`.execute(db);
  return found.rows[0]?.dueSince ?? null;
}
