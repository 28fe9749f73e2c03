/** What an operator may mean who types something into a search for bookings. */
import { type CalendarDay, isCalendarDay } from '../../../shared/dates.ts';

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
export function parseSearch(typed: string): Meanings {
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
