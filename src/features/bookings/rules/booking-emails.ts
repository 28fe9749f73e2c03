/**
 * When we write about a trip between booking and afterwards, and until when its travellers may be named.
 *
 * An email is due from nine in the morning at the destination, to the end of the last day on which it is of use: a site
 * that was away on the day writes a little later, one that was away for weeks not at all.
 */
import { type CalendarDay, calendarDay, dayIn, type Instant, plusDays } from '../../../shared/dates.ts';
import type { EmailMode } from '../../../shared/email-copy.ts';
import type { Booking } from '../contract/bookings.ts';
import { referenceOf } from './booking-id.ts';

export const REMINDERS = ['30-days', '7-days', 'how-was-it'] as const;
export type Reminder = (typeof REMINDERS)[number];

/** Every kind of email about a booking. */
export const EMAIL_KINDS = ['option', 'confirmation', 'cancellation', ...REMINDERS] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** Those there may be several of about one booking, told apart by a number. */
export const NUMBERED_KINDS = ['refund', 'change', 'payment'] as const;
export type NumberedKind = (typeof NUMBERED_KINDS)[number];

export function numberedEmailId(bookingId: number, kind: NumberedKind, number: number): string {
  return `booking-${referenceOf(bookingId)}-${kind}-${number}`;
}

export interface TripDays {
  readonly departsOn: CalendarDay;
  readonly returnsOn: CalendarDay;
}

const AT_HOUR = '09';
/** Days to the departure, or after the return: the first day of the email, and the day on which it is of no use any more. */
const WINDOWS = {
  '30-days': { of: 'departsOn', from: -30, until: -14 },
  '7-days': { of: 'departsOn', from: -7, until: 0 },
  'how-was-it': { of: 'returnsOn', from: 2, until: 16 },
} as const satisfies Readonly<Record<Reminder, { of: keyof TripDays; from: number; until: number }>>;

/** Before its departure and after its return, a trip has nothing to do with reminders beyond these days. */
export const REMINDED_WITHIN = { before: 30, after: 16 } as const;

export function reminderDay(reminder: Reminder, trip: TripDays): CalendarDay {
  const { of, from } = WINDOWS[reminder];
  return plusDays(trip[of], from);
}

/** Those whose time has come and is not over. Compared by the clock on the wall there, which knows its summer time. */
export function dueReminders(trip: TripDays, timeZone: string, now: Instant): Reminder[] {
  const there = hourIn(timeZone, now);
  return REMINDERS.filter((reminder) => {
    const { of, from, until } = WINDOWS[reminder];
    return `${plusDays(trip[of], from)} ${AT_HOUR}` <= there && there < plusDays(trip[of], until);
  });
}

/** "2027-01-07 09". */
function hourIn(timeZone: string, at: Instant): string {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at);
  return `${dayIn(timeZone, at)} ${hour.padStart(2, '0')}`;
}

/** Booked on that day or later, a trip has no email of a month before. */
export function firstLateDay(departsOn: CalendarDay): CalendarDay {
  return plusDays(departsOn, WINDOWS['30-days'].from);
}

export function isBookedLate(departsOn: CalendarDay, bookedAt: Instant): boolean {
  return calendarDay(bookedAt) >= firstLateDay(departsOn);
}

/** Names the email for ever, as `confirmationEmailId` does. */
export function reminderEmailId(bookingId: number, reminder: Reminder): string {
  return `booking-${referenceOf(bookingId)}-${reminder}`;
}

const NAMED_DAYS_BEFORE = 30;
/** Whoever books later than that has these days, for allergies and wheelchairs come with every booking. */
const NAMED_DAYS_AFTER_BOOKING = 3;
/** The details of the trip are settled by then, whenever it was booked. */
const SETTLED_DAYS_BEFORE = 7;

/** The last day, at the destination, on which the travellers may be changed: they go on to inns and guides after it. */
export function namesUntil(departsOn: CalendarDay, bookedAt: Instant): CalendarDay {
  const usual = plusDays(departsOn, -NAMED_DAYS_BEFORE);
  const afterBooking = plusDays(calendarDay(bookedAt), NAMED_DAYS_AFTER_BOOKING);
  const settled = plusDays(departsOn, -SETTLED_DAYS_BEFORE);
  if (afterBooking <= usual) return usual;
  if (afterBooking > settled) return settled;
  return afterBooking;
}

/** What every email about a booking is written from. */
export interface BookingFacts {
  readonly booking: Booking;
  readonly to: string;
  /** What the account calls itself; null: nobody's any more. */
  readonly name: string | null;
  readonly publicUrl: string;
  /** Where the booking is read. */
  readonly bookingUrl: string;
  readonly mode: EmailMode;
}

/** Where whoever has an account reads it. */
export function pageOf({ id }: Pick<Booking, 'id'>, publicUrl: string): string {
  return `${publicUrl}/booking-confirmation/${id}`;
}

/** Names the email that confirms a booking, for ever: a repeat of it is the same mail. */
export function confirmationEmailId(bookingId: number): string {
  return `booking-${referenceOf(bookingId)}-confirmation`;
}

/** Asks a caller to pay for what is kept. */
export function optionEmailId(bookingId: number): string {
  return `booking-${referenceOf(bookingId)}-option`;
}

export function cancellationEmailId(bookingId: number): string {
  return `booking-${referenceOf(bookingId)}-cancellation`;
}

/** The same email, sent for the `repeat`th time more by an operator. */
export function repeatedEmailId(emailId: string, repeat: number): string {
  return `${emailId}-again-${repeat}`;
}
