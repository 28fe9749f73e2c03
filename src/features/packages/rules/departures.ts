/** Which departures are sold, until when, and which may be set. */
import { type CalendarDay, epochDay, type Instant, plusDays, weekdayOf } from '../../../shared/dates.ts';

/** So many free seats of a departure are few. */
export const FEW_SPOTS = 4;

/** A departure is sold until it is nearer than its cut-off, which is this where nobody has set another. */
export const USUAL_CUTOFF_DAYS = 14;

/** What an operator sets of a departure. A cancelled one is not set any more, and one that has left is gone. */
export const SALE_STATES = ['planned', 'on_sale', 'closed'] as const;
export type DepartureState = (typeof SALE_STATES)[number];

/** Nobody plans further ahead; a year typed wrongly is told. */
const FARTHEST_DEPARTURE_DAYS = 1095;

export const MOST_DAYS_AT_ONCE = 200;

/** From tomorrow on, and not years away. */
export function isWithinReach(day: CalendarDay, today: CalendarDay): boolean {
  return day > today && day <= plusDays(today, FARTHEST_DEPARTURE_DAYS);
}

/** 0 is Sunday, where a week begins for our visitors. */
export const daysSinceSunday = (day: CalendarDay): number => (weekdayOf(day) + 1) % 7;

/** The days of a span of time, both ends included, that fall on these weekdays (Sunday is 0); all of them without any. */
export function daysOfSeries({
  from,
  to,
  weekdays,
}: {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly weekdays: readonly number[];
}): CalendarDay[] {
  const length = Math.min(epochDay(to) - epochDay(from) + 1, FARTHEST_DEPARTURE_DAYS);
  const all = Array.from({ length: Math.max(length, 0) }, (_, i) => plusDays(from, i));
  return weekdays.length === 0 ? all : all.filter((day) => weekdays.includes(daysSinceSunday(day)));
}

interface Departing {
  readonly state: DepartureState;
  readonly departsOn: CalendarDay;
  readonly cutoffDays: number;
}

/** Can be booked, as far as its own dates go. */
export function isOnSale({ state, departsOn, cutoffDays }: Departing, today: CalendarDay): boolean {
  return state === 'on_sale' && departsOn >= plusDays(today, cutoffDays);
}

/** The moment from which a departure cannot be booked any more: midnight, UTC. */
export function saleEndsAt({ departsOn, cutoffDays }: Omit<Departing, 'state'>): Instant {
  return new Date(`${plusDays(departsOn, 1 - cutoffDays)}T00:00:00Z`);
}
