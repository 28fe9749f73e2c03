/** Among the departures of a package: their months, and those a list of trips needs to know of. */
import type { CalendarDay } from '../../../shared/dates.ts';
import type { Dollars } from '../../../shared/usd.ts';

/** So many may be asked for in the list of trips. */
export const MOST_IN_PARTY = 8;

export interface Dated {
  readonly departsOn: CalendarDay;
  readonly returnsOn: CalendarDay;
  readonly price: Dollars;
  readonly availableSpots: number;
}

/** Of each month the departures than which no earlier one is as cheap and as free: what a list needs to know of many. */
export function choicesOf<D extends Dated>(departures: readonly D[]): D[] {
  const free = ({ availableSpots }: Dated) => Math.min(availableSpots, MOST_IN_PARTY);
  const isAsGood = (one: Dated, other: Dated) =>
    monthIn(one) === monthIn(other) && one.price <= other.price && free(one) >= free(other);
  return departures.filter((one, i) => !departures.slice(0, i).some((earlier) => isAsGood(earlier, one)));
}

/** "2027-06". */
export const monthIn = ({ departsOn }: Pick<Dated, 'departsOn'>) => departsOn.slice(0, 7);
