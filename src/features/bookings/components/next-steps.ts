/** What happens after a booking, with its dates. A departure that is near skips what would lie in the past. */
import { type CalendarDay, calendarDay, longDate, plusDays } from '../../../shared/dates.ts';
import type { Booking } from '../contract.ts';
import { confirmationCopy } from '../copy/confirmation.ts';

const copy = confirmationCopy.next;
const OUTREACH_DAYS = 30;
const DETAILS_DAYS = 7;

export interface NextStep {
  readonly when: string;
  readonly date: string | null;
  readonly text: string;
}

export function nextStepsOf({
  createdAt,
  contactEmail,
  package: { departsOn },
}: Pick<Booking, 'createdAt' | 'contactEmail'> & {
  readonly package: Pick<Booking['package'], 'departsOn'>;
}): NextStep[] {
  const outreachOn = plusDays(dayFrom(departsOn), -OUTREACH_DAYS);
  const inTime = outreachOn > calendarDay(new Date(createdAt));
  return [
    { when: copy.mail.when, date: null, text: contactEmail ? copy.mail.to(contactEmail) : copy.mail.unknown },
    inTime
      ? { when: copy.outreach.when, date: longDate(outreachOn), text: copy.outreach.text }
      : { when: copy.outreach.soonWhen, date: null, text: copy.outreach.soonText },
    { when: copy.details.when, date: longDate(plusDays(dayFrom(departsOn), -DETAILS_DAYS)), text: copy.details.text },
  ];
}

export function dayFrom(text: string): CalendarDay {
  return calendarDay(new Date(`${text}T00:00:00Z`));
}
