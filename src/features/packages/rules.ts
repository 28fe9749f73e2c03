/**
 * What is true of a package: its price arithmetic, its crossed-out price, when
 * it leaves next, and which categories exist.
 *
 * All sums are whole US dollars. The clock is always an argument.
 */
import { type CalendarDay, calendarDay, DAY_MS, epochDay, type Instant, plusDays } from '../../shared/dates.ts';
import type { Dollars } from '../../shared/money.ts';

export const CATEGORIES = ['Luxury', 'Wellness', 'Adventure', 'Cultural', 'Nature'] as const;
export type Category = (typeof CATEGORIES)[number];
export const ALL = 'All';
export type CategoryChoice = typeof ALL | Category;
export const CATEGORY_CHOICES: readonly CategoryChoice[] = [ALL, ...CATEGORIES];

/** A draft has never been on sale; what is withdrawn has been. */
export const PACKAGE_STATES = ['draft', 'published', 'withdrawn'] as const;
export type PackageState = (typeof PACKAGE_STATES)[number];

/** How many included features a card shows. */
export const FEATURES_ON_CARD = 3;
/** So many free seats of a departure are few. */
export const FEW_SPOTS = 4;
/** A departure is sold until it is nearer than its cut-off, which is this where nobody has set another. */
export const USUAL_CUTOFF_DAYS = 14;
/** The next season is opened this much before it goes on sale, so that a late daily job leaves no gap. */
const OPENED_DAYS_AHEAD = 30;
const CROSSED_OUT_DAYS = 180;
/** What stood for less was hardly asked of anybody; a price typed wrongly is put right sooner. */
const LEAST_CROSSED_OUT_MS = DAY_MS;
/** So long a price that has begun may be taken back, as long as nobody has booked at it. */
const TAKE_BACK_MINUTES = 60;
/** So long after another price was asked, or another departure was the next, a booking has to say what it agrees to. A page is rarely open for longer. */
export const SETTLES_MINUTES = 60;

/** What an id can look like; anything else exists nowhere and need not be looked up. */
export function isPackageId(text: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(text);
}

/** Of the back office; every other picture ships with the product. */
export function isUploadedPicture(id: string): boolean {
  return id.startsWith('uploaded-');
}

/** "6 days, 5 nights". */
export function durationOf(nights: number): string {
  return `${nights + 1} days, ${nights} ${nights === 1 ? 'night' : 'nights'}`;
}

export interface MonthDay {
  readonly month: number;
  /** 1 to 28: a day that every year has. */
  readonly day: number;
}

export interface ItineraryDay {
  readonly title: string;
  readonly text: string;
}

export interface PackagePrice {
  readonly subtotal: Dollars;
  readonly taxes: Dollars;
  readonly total: Dollars;
}

/** Total = floor((11·S + 5) / 10): 1.1 × S rounded half up, without leaving the integers. */
export function priceFor(pricePerPerson: Dollars, travelers: number): PackagePrice {
  const subtotal = pricePerPerson * travelers;
  const total = Math.floor((11 * subtotal + 5) / 10);
  return { subtotal, taxes: total - subtotal, total };
}

export interface DatedPrice {
  readonly price: Dollars;
  readonly validFrom: Instant;
}

/** Null when no price has begun yet: then the package is not on sale. */
export function currentPrice(history: readonly DatedPrice[], now: Instant): Dollars | null {
  return begun(history, now)[0]?.price ?? null;
}

/** The crossed-out price: the last higher one that stood for a day, if the package still had it within the past 180 days. */
export function originalPrice(history: readonly DatedPrice[], now: Instant): Dollars | null {
  const [current, ...earlier] = begun(history, now);
  if (!current) return null;

  const limit = now.getTime() - CROSSED_OUT_DAYS * DAY_MS;
  let endedAt = current.validFrom;
  for (const past of earlier) {
    if (endedAt.getTime() < limit) return null;
    const stoodMs = endedAt.getTime() - past.validFrom.getTime();
    if (past.price > current.price && stoodMs >= LEAST_CROSSED_OUT_MS) return past.price;
    endedAt = past.validFrom;
  }
  return null;
}

/**
 * The price of today, where it has begun only now and something remains: what is on sale needs the price before it.
 * Whether somebody has booked at it is another question.
 */
export function canBeTakenBack(history: readonly DatedPrice[], isOnSale: boolean, now: Instant): DatedPrice | null {
  const [current, before] = begun(history, now);
  if (!current || (isOnSale && !before)) return null;
  return now.getTime() - current.validFrom.getTime() < TAKE_BACK_MINUTES * 60_000 ? current : null;
}

/** Prices that have begun, latest first. */
function begun(history: readonly DatedPrice[], now: Instant): DatedPrice[] {
  return history
    .filter((dated) => dated.validFrom <= now)
    .sort((a, b) => b.validFrom.getTime() - a.validFrom.getTime());
}

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
  // 1970-01-01 was a Thursday.
  return weekdays.length === 0 ? all : all.filter((day) => weekdays.includes((epochDay(day) + 4) % 7));
}

/** Where it is booked. Without a departure: the next one. */
export function checkoutPath(packageId: string, departureId?: number): string {
  return `/checkout/${encodeURIComponent(packageId)}${departureId === undefined ? '' : `?departure=${departureId}`}`;
}

/** The page about it; with a departure, that one is chosen there. */
export function tripPath(packageId: string, departureId?: number): string {
  return `/upcoming-trips/${encodeURIComponent(packageId)}${departureId === undefined ? '' : `?departure=${departureId}`}`;
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

/** From so many reviews of travelers on, they alone rate a package. */
const ENOUGH_REVIEWS = 3;
/** Whose figure a package's rating is; `none`: nobody's. */
export const RATING_BASES = ['travelers', 'own', 'sample', 'none'] as const;
export type RatingBasis = (typeof RATING_BASES)[number];

/** What a package could be rated by. */
export interface Rated {
  readonly sample: number | null;
  /** What an operator has entered. */
  readonly own: number | null;
  /** Those that everybody can read: how many, and all their stars. */
  readonly reviews: { readonly count: number; readonly stars: number };
}

export interface PackageRating {
  /** One decimal; 0 where nobody has rated it. */
  readonly rating: number;
  readonly ratingBasis: RatingBasis;
  /** Those that were written and are shown, also while they are too few. */
  readonly reviews: number;
}

export function ratingOf({ sample, own, reviews: { count, stars } }: Rated, mode: 'demo' | 'live'): PackageRating {
  const by = (ratingBasis: RatingBasis, rating: number): PackageRating => ({ rating, ratingBasis, reviews: count });
  if (count >= ENOUGH_REVIEWS) return by('travelers', Math.round((10 * stars) / count) / 10);
  if (own !== null) return by('own', own);
  return mode === 'demo' && sample !== null ? by('sample', sample) : by('none', 0);
}

/** The moment from which a departure cannot be booked any more: midnight, UTC. */
export function saleEndsAt({ departsOn, cutoffDays }: Omit<Departing, 'state'>): Instant {
  return new Date(`${plusDays(departsOn, 1 - cutoffDays)}T00:00:00Z`);
}

/** The rule's next day that is not before `from`. */
export function nextOccurrence({ month, day }: MonthDay, from: CalendarDay): CalendarDay {
  const year = Number(from.slice(0, 4));
  const inYear = (y: number) => `${y}-${twoDigits(month)}-${twoDigits(day)}` as CalendarDay;
  return inYear(year) >= from ? inYear(year) : inYear(year + 1);
}

/** The departures that must exist today: the one on sale and, near its end of sale, the one that follows it. */
export function departuresToOpen(
  rule: MonthDay,
  nights: number,
  now: Instant,
): Array<{ departsOn: CalendarDay; returnsOn: CalendarDay }> {
  const from = plusDays(calendarDay(now), USUAL_CUTOFF_DAYS);
  const days = new Set([nextOccurrence(rule, from), nextOccurrence(rule, plusDays(from, OPENED_DAYS_AHEAD))]);
  return [...days].map((departsOn) => ({ departsOn, returnsOn: plusDays(departsOn, nights) }));
}

/** `percent` of the price comes back up to and including the day that lies `days` before the departure. */
export interface CancellationStep {
  readonly days: number;
  readonly percent: number;
}
/** The most generous first; after the last nothing comes back. */
export type CancellationTerms = readonly CancellationStep[];
/** What a package begins with. */
export const USUAL_TERMS = [
  { days: 30, percent: 100 },
  { days: 14, percent: 50 },
  { days: 7, percent: 25 },
] as const satisfies CancellationTerms;

/** Of what was paid, taxes included; a broken dollar is rounded up. `today` is the day it is at the destination. */
export function refundOf(
  terms: CancellationTerms,
  paid: Dollars,
  departsOn: CalendarDay,
  today: CalendarDay,
): { readonly percent: number; readonly amount: Dollars } {
  const left = epochDay(departsOn) - epochDay(today);
  const percent = terms.find(({ days }) => left >= days)?.percent ?? 0;
  return { percent, amount: Math.ceil((paid * percent) / 100) };
}

export interface RefundPeriod {
  /** The last day of it; null: until the departure. */
  readonly until: CalendarDay | null;
  readonly percent: number;
  readonly amount: Dollars;
}

/** What comes back when, for every day from `today` to the departure. */
export function refundPeriods(
  terms: CancellationTerms,
  paid: Dollars,
  departsOn: CalendarDay,
  today: CalendarDay,
): RefundPeriod[] {
  const ahead = terms
    .map(({ days }) => plusDays(departsOn, -days))
    .filter((until) => until >= today)
    .map((until) => ({ until, ...refundOf(terms, paid, departsOn, until) }));
  return [...ahead, { until: null, percent: 0, amount: 0 }];
}

/** What an address or a query may say; anything else means everything. */
export function categoryFrom(text: string | null): CategoryChoice {
  return CATEGORY_CHOICES.find((known) => known === text) ?? ALL;
}

export function inCategory<P extends { readonly category: Category }>(
  packages: readonly P[],
  choice: CategoryChoice,
): readonly P[] {
  return choice === ALL ? packages : packages.filter((known) => known.category === choice);
}

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

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
