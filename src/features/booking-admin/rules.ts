/** What an operator is shown of a booking's way, and what may be sent once more. Pure, as all rules. */
import { type CalendarDay, dayIn, type Instant, isCalendarDay } from '../../shared/dates.ts';
import { wordList } from '../../shared/word-list.ts';
import { dueReminders, EMAIL_KINDS, type EmailKind, type TripDays } from '../bookings/rules/booking-emails.ts';
import { hasLeft, type State } from '../bookings/rules/booking-state.ts';

/** In the order of the machine. */
export const STATES = wordList(
  'held optioned authorised capturing confirmed declined released cancelled',
) satisfies readonly State[];

export interface Reached {
  readonly state: State;
  readonly channel: 'web' | 'phone';
  readonly createdAt: Instant;
  readonly authorisedAt: Instant | null;
  readonly capturingAt: Instant | null;
  readonly confirmedAt: Instant | null;
  readonly stateSince: Instant;
}

export interface TakenStep {
  readonly state: State;
  /** Null: passed, and when was not kept. */
  readonly at: Instant | null;
}

/** The machine has no circle, so every state is reached at most once and in one order. */
export function stepsOf(reached: Reached): TakenStep[] {
  const { state, channel, createdAt, authorisedAt, capturingAt, confirmedAt, stateSince } = reached;
  const isCaller = channel === 'phone';
  const steps: TakenStep[] = [{ state: isCaller ? 'optioned' : 'held', at: createdAt }];
  const isSold = state === 'confirmed' || state === 'cancelled';
  const isPaid = isSold && !isCaller;
  if (authorisedAt || isPaid) steps.push({ state: 'authorised', at: authorisedAt });
  if (capturingAt || isPaid) steps.push({ state: 'capturing', at: capturingAt });
  if (confirmedAt || isSold) steps.push({ state: 'confirmed', at: confirmedAt });
  if (!steps.some((step) => step.state === state)) steps.push({ state, at: stateSince });
  return steps;
}

/** Why a booking waits for a person. */
export const NEEDS = ['alarm', 'refund', 'dispute', 'open', 'letter'] as const;
export type AdminNeed = (typeof NEEDS)[number];

export function needsOf(found: {
  readonly hasAlarm: boolean;
  readonly hasStuckRefund: boolean;
  readonly isDisputed: boolean;
  readonly isOpenTooLong: boolean;
  readonly hasStuckEmail: boolean;
}): AdminNeed[] {
  const needs: readonly (readonly [AdminNeed, boolean])[] = [
    ['alarm', found.hasAlarm],
    ['refund', found.hasStuckRefund],
    ['dispute', found.isDisputed],
    ['open', found.isOpenTooLong],
    ['letter', found.hasStuckEmail],
  ];
  return needs.flatMap(([need, isSo]) => (isSo ? [need] : []));
}

/** Emails that say something true and useful now, in their order. */
export function repeatableEmails(
  booking: { readonly state: State; readonly contactEmail: string | null },
  trip: TripDays,
  timeZone: string,
  now: Instant,
): EmailKind[] {
  if (!booking.contactEmail) return [];
  const due: readonly EmailKind[] = booking.state === 'confirmed' ? dueReminders(trip, timeZone, now) : [];
  return EMAIL_KINDS.filter((kind) => {
    if (kind === 'confirmation') return booking.state === 'confirmed';
    if (kind === 'option') return booking.state === 'optioned';
    return kind === 'cancellation' ? booking.state === 'cancelled' : due.includes(kind);
  });
}

/** Of what is kept or booked, until the trip is over at the destination; whoever has left is not written to again. */
export function mayCorrectContact(
  booking: { readonly state: State; readonly userId: number | null; readonly contactName: string | null },
  { returnsOn }: TripDays,
  timeZone: string,
  now: Instant,
): boolean {
  const stands = booking.state === 'confirmed' || booking.state === 'optioned';
  return stands && !hasLeft(booking) && dayIn(timeZone, now) <= returnsOn;
}

/** References begin at 1. */
const NO_BOOKING = 0;

/** How the end of a telephone number is told from other numbers, and how much of it is compared: prefixes are written in many ways. */
const PHONE_DIGITS = 7;

export interface Meanings {
  readonly reference: number | null;
  readonly beginning: string | null;
  readonly phone: string | null;
  readonly card: string | null;
  readonly day: CalendarDay | null;
}

const NOTHING: Meanings = { reference: null, beginning: null, phone: null, card: null, day: null };

/** A search in its meanings. All null: nothing is searched. */
export function searchFrom(typed: string): Meanings {
  if (typed === '') return NOTHING;
  const digits = /^#?0*([1-9]\d{0,6})$/.exec(typed)?.[1];
  if (typed.startsWith('#')) return { ...NOTHING, reference: Number(digits ?? NO_BOOKING) };
  const dialled = /^[+\d\s()./-]+$/.test(typed) && !isCalendarDay(typed) ? typed.replaceAll(/\D/g, '') : '';
  return {
    reference: digits === undefined ? null : Number(digits),
    beginning: typed,
    phone: dialled.length >= PHONE_DIGITS ? dialled.slice(-PHONE_DIGITS) : null,
    card: /^\d{4}$/.test(typed) ? typed : null,
    day: isCalendarDay(typed) ? typed : null,
  };
}
