/** What the list of trips can be asked for, and which departure of each package answers. */
import { epochDay } from '../../../shared/dates.ts';
import type { Dollars } from '../../../shared/usd.ts';
import { type Category, type CategoryChoice, categoryFrom, inCategory } from '../rules/categories.ts';
import { type Dated, MOST_IN_PARTY, monthIn } from '../rules/departure-choices.ts';
import { priceFor } from '../rules/total-price.ts';

/** How long a trip lasts, in nights, both ends included. */
const LENGTHS = {
  short: { least: 0, most: 4 },
  week: { least: 5, most: 7 },
  long: { least: 8, most: Number.POSITIVE_INFINITY },
} as const;
export type TripLength = keyof typeof LENGTHS;
export const LENGTH_CHOICES: readonly TripLength[] = ['short', 'week', 'long'];
/** What the whole party pays at most, taxes and fees included. */
export const MOST_CHOICES: readonly Dollars[] = [2000, 3000, 4000, 5000, 7500, 10_000, 15_000, 20_000];
export const ORDERS = ['ours', 'soonest', 'price', 'length'] as const;
export type TripOrder = (typeof ORDERS)[number];
export const PARTY_CHOICES: readonly number[] = Array.from({ length: MOST_IN_PARTY }, (_, i) => i + 1);

/** What the list of trips is asked for; null: anything. */
export interface TripFilter {
  readonly category: CategoryChoice;
  /** "2027-06". */
  readonly month: string | null;
  readonly length: TripLength | null;
  readonly party: number;
  readonly most: Dollars | null;
  readonly order: TripOrder;
}

/** As the address says it; what it cannot mean is left out. */
export function tripFilterFrom(address: Pick<URLSearchParams, 'get'>): TripFilter {
  const number = (name: string, choices: readonly number[]) =>
    choices.find((choice) => String(choice) === address.get(name)) ?? null;
  const month = address.get('month') ?? '';
  return {
    category: categoryFrom(address.get('category')),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    length: LENGTH_CHOICES.find((known) => known === address.get('length')) ?? null,
    party: number('travelers', PARTY_CHOICES) ?? 1,
    most: number('most', MOST_CHOICES),
    order: ORDERS.find((known) => known === address.get('order')) ?? 'ours',
  };
}

interface Listed extends Dated {
  readonly category: Category;
  readonly maxGuests: number;
}

/**
 * The packages that fit, each as its first departure that does. A month or a party that is asked for needs free seats;
 * where neither is, a package that is sold out stays in the list, with its waiting list.
 */
export function tripsFor<P extends Listed & { readonly choices: readonly Dated[] }>(
  packages: readonly P[],
  filter: TripFilter,
): readonly P[] {
  const fitting = inCategory(packages, filter.category).flatMap((known) => {
    const fits = [known, ...known.choices].find((one) => isFitting({ ...known, ...one }, filter));
    return fits ? [{ ...known, ...fits }] : [];
  });
  const by: Record<TripOrder, (one: P) => number> = {
    ours: () => 0,
    soonest: ({ departsOn }) => epochDay(departsOn),
    price: ({ price }) => price,
    length: nightsOf,
  };
  return fitting.toSorted((a, b) => by[filter.order](a) - by[filter.order](b));
}

function isFitting(one: Listed, { month, length, party, most }: TripFilter): boolean {
  const nights = nightsOf(one);
  const isAsked = month !== null || party > 1;
  return (
    (month === null || one.departsOn.startsWith(month)) &&
    (length === null || (nights >= LENGTHS[length].least && nights <= LENGTHS[length].most)) &&
    (!isAsked || (one.availableSpots >= party && one.maxGuests >= party)) &&
    (most === null || priceFor(one.price, party).total <= most)
  );
}

function nightsOf({ departsOn, returnsOn }: Pick<Dated, 'departsOn' | 'returnsOn'>): number {
  return epochDay(returnsOn) - epochDay(departsOn);
}

/** Those in which one of the packages leaves, the next first. */
export function monthsOfTrips(
  packages: readonly { readonly choices: readonly Pick<Dated, 'departsOn'>[] }[],
): string[] {
  return [...new Set(packages.flatMap(({ choices }) => choices.map(monthIn)))].sort();
}
