/** What happens after a booking, with its dates. A departure that is near skips what would lie in the past. */
import { type CalendarDay, calendarDay, longDate } from '../../../shared/dates.ts';
import type { Booking } from '../contract/bookings.ts';
import { confirmationCopy } from '../copy/confirmation.ts';
import { isBookedLate, type Reminder, reminderDay } from '../rules/booking-emails.ts';

const copy = confirmationCopy.next;

export interface NextStep {
  readonly when: string;
  readonly date: string | null;
  readonly text: string;
}

export function nextStepsOf({
  createdAt,
  contactEmail,
  package: { departsOn, returnsOn },
}: Pick<Booking, 'createdAt' | 'contactEmail'> & {
  readonly package: Pick<Booking['package'], 'departsOn' | 'returnsOn'>;
}): NextStep[] {
  const trip = { departsOn: dayFrom(departsOn), returnsOn: dayFrom(returnsOn) };
  const date = (reminder: Reminder) => longDate(reminderDay(reminder, trip));
  return [
    { when: copy.mail.when, date: null, text: contactEmail ? copy.mail.to(contactEmail) : copy.mail.unknown },
    isBookedLate(trip.departsOn, new Date(createdAt))
      ? { when: copy.outreach.soonWhen, date: null, text: copy.outreach.soonText }
      : { when: copy.outreach.when, date: date('30-days'), text: copy.outreach.text },
    { when: copy.details.when, date: date('7-days'), text: copy.details.text },
    { when: copy.after.when, date: date('how-was-it'), text: copy.after.text },
  ];
}

export function dayFrom(text: string): CalendarDay {
  return calendarDay(new Date(`${text}T00:00:00Z`));
}
