/** Where emails about a booking go. */
import { sql } from 'kysely';
import { again, type Db } from '../../../database/sql.ts';
import type { Jobs } from '../../../kernel/job-queue.ts';
import { sendConfirmation, sendOption } from '../contract/email-jobs.ts';
import { confirmationEmailId, optionEmailId } from '../rules/booking-emails.ts';

export interface Caller {
  readonly contactName: string | null;
  readonly contactPhone: string | null;
}

export interface BookingContact {
  readonly contactEmail: string;
  /** Left out: as it is. */
  readonly contactName?: string | null | undefined;
  readonly contactPhone?: string | null | undefined;
}

/**
 * The address, and with it the confirmation (or the link to pay) that had none to go to or was refused there, in one statement: the email's
 * name is unique, so of two who change the address at once one makes it due. Other emails that a mailbox refused are
 * forgotten and come due again while they are of use. False: not kept, not confirmed, not this traveller's, or it is not `shown`
 * that stands there, where it is told.
 */
export async function changeContact(
  db: Db,
  jobs: Jobs,
  booking: {
    readonly id: number;
    readonly userId: number | null;
    readonly shown?: string | null;
    readonly shownCaller?: Caller | undefined;
  },
  { contactEmail, contactName, contactPhone }: BookingContact,
): Promise<boolean> {
  const asShown = booking.shown === undefined ? sql`true` : sql`coalesce(contact_email, '') = ${booking.shown ?? ''}`;
  const { shownCaller } = booking;
  const callerAsShown = shownCaller
    ? sql`contact_name is not distinct from ${shownCaller.contactName}::text
        and contact_phone is not distinct from ${shownCaller.contactPhone}::text`
    : sql`true`;
  const changed = await again(() =>
    sql`
    with moved as (
      update bookings set contact_email = ${contactEmail},
        contact_name = case when ${contactName === undefined} then contact_name
          else coalesce(nullif(${contactName ?? null}::text, ''), case when channel = 'phone' then contact_name end) end,
        contact_phone = case when ${contactPhone === undefined} then contact_phone else nullif(${contactPhone ?? null}::text, '') end,
        updated_at = now()
      where id = ${booking.id} and user_id is not distinct from ${booking.userId}::int and state in ('confirmed', 'optioned') and ${asShown} and ${callerAsShown}
      returning id, state = 'confirmed' as is_sold,
        case state when 'confirmed' then ${confirmationEmailId(booking.id)} else ${optionEmailId(booking.id)} end as email_id
    ), due as (
      insert into booking_emails (id, booking_id) select email_id, id from moved
      on conflict (id) do update set state = 'due', due_since = now(), ended_at = null
        where booking_emails.state = 'refused'
      returning booking_id, (select is_sold from moved)
    ), dropped as (
      delete from booking_emails using moved
      where booking_emails.booking_id = moved.id and booking_emails.id <> moved.email_id
        and booking_emails.state = 'refused'
    ), asked_for as (${jobs.sendSql(
      sendConfirmation,
      sql`select json_build_object('bookingId', booking_id) as data from due where is_sold`,
    )}), link_asked_for as (${jobs.sendSql(
      sendOption,
      sql`select json_build_object('bookingId', booking_id) as data from due where not is_sold`,
    )})
    select id from moved`.execute(db),
  );
  return changed.rows.length > 0;
}
