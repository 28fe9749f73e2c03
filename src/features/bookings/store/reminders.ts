/** Letters of the days before and after a trip: which come due. */
import { sql } from 'kysely';
import { again, type Db } from '../../../database/sql.ts';
import type { Jobs } from '../../../kernel/job-queue.ts';
import type { CalendarDay } from '../../../shared/dates.ts';
import { isReviewedSql } from '../../reviews/store/reviews.ts';
import { sendReminder } from '../contract/before-departure.ts';
import type { Reminder } from '../rules/reminders.ts';

export interface Due {
  readonly reminder: Reminder;
  readonly departureId: number;
  /** Only bookings made before this day (UTC); null: all. */
  readonly bookedBefore: CalendarDay | null;
  /** It asks for a review: those who have written theirs are not asked. */
  readonly asksForReview: boolean;
}

/** A job is dead after 72 hours and the hour between two attempts: then nobody tries to send the letter any more. */
const ASKED_AGAIN_HOURS = 74;

/**
 * On record and asked for in one statement, once for ever: the record's key is the letter's name, so it does not matter
 * how many processes look, how often, or what the clock did in between. What is due for longer than a job lives is
 * asked for again.
 */
export async function noteDue(
  db: Db,
  jobs: Jobs,
  { reminder, departureId, bookedBefore, asksForReview }: Due,
): Promise<number> {
  const noted = await again(() =>
    sql`
    with wanted as (
      select 'booking-' || lpad(id::text, greatest(6, length(id::text)), '0') || ${`-${reminder}`} as letter_id, id
      from bookings
      where departure_id = ${departureId} and state = 'confirmed' and contact_email <> ''
        and (${bookedBefore}::date is null or (created_at at time zone 'UTC')::date < ${bookedBefore}::date)
        and not (${asksForReview}::boolean and ${isReviewedSql(sql`bookings.id`)})
    ), noted as (
      insert into booking_letters (id, booking_id) select letter_id, id from wanted
      on conflict (id) do nothing
      returning booking_id
    ), again as (
      update booking_letters set asked_at = now()
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

/** Since when a letter is due that has not left; null when it has, or when there is none to send. */
export async function findUnsent(db: Db, emailId: string): Promise<Date | null> {
  const found = await sql<{ dueSince: Date }>`
    select due_since as "dueSince" from booking_letters
    where id = ${emailId} and state in ('due', 'refused')`.execute(db);
  return found.rows[0]?.dueSince ?? null;
}
