/**
 * Which houses a plan names: one that suits the price class and two others, of the quarter or of one next to it. Where
 * no house of that class is known, none is named and the quarter stays the answer.
 */
import type { BaseSpot, CityBook } from '../../../destinations/rules/catalogue.ts';
import type { HotelClass, HotelEntry } from '../../../destinations/rules/hotel.ts';
import { kmBetween } from '../../../destinations/rules/position.ts';
import { type Housing, isLongAgo, type NamedStay } from '../plan.ts';
import type { Brief, Segment } from '../plan-draft.ts';
import type { Lodging, NeedKind, Reading } from '../reading.ts';
import { isRefused, isTooSteep } from './barred-quarters.ts';

/** Steps from what the price class means; a class that is not named is another kind of trip. */
const STEPS: Readonly<Record<Brief['tier'], Partial<Record<HotelClass, number>>>> = {
  low: { hostel: 0, guesthouse: 0, simple: 0, 'mid-range': 1 },
  mid: { 'mid-range': 0, guesthouse: 0, simple: 1, upscale: 1 },
  high: { luxury: 0, upscale: 0, 'mid-range': 2 },
};
/** What plainer houses seldom have: the higher class stands first among those that the price carries. */
const BETTER: ReadonlySet<Lodging> = new Set(['pool', 'view', 'boutique', 'resort', 'villa']);
const BETTER_STEPS: typeof STEPS = { ...STEPS, mid: { ...STEPS.mid, upscale: 0, 'mid-range': 1 } };
export const asksForBetter = ({ lodging }: Pick<Reading, 'lodging'>) => lodging.some((wish) => BETTER.has(wish));
const OTHER_CLASS = 4;
/** Houses that one takes one for the other. */
const RANK: Readonly<Record<HotelClass, number>> = {
  hostel: 0,
  guesthouse: 1,
  simple: 1,
  'mid-range': 2,
  upscale: 3,
  luxury: 3,
};
/** From the middle of one quarter to the middle of the next. */
const NEXT_DOOR_KM = 2;
const OTHERS = 2;
/** Less than a class or a quarter is worth. */
const LONG_AGO = 2;

interface Candidate {
  readonly hotel: HotelEntry;
  readonly stay: NamedStay;
  readonly step: number | null;
  readonly away: number;
}

/** One entry for each segment of each plan; plans of one answer name different houses while there are any. */
export function housingOf(briefs: readonly Brief[]): Housing[][] {
  const used = new Set<string>();
  return briefs.map((brief) =>
    brief.segments.map((segment) => {
      const housing = brief.style === 'package' ? { alternatives: [] } : housingIn(segment, brief, used);
      if (housing.stay) used.add(housing.stay.name);
      return housing;
    }),
  );
}

function housingIn(segment: Segment, brief: Brief, used: ReadonlySet<string>): Housing {
  const { reading } = brief;
  const worth = ({ hotel, step, away }: Candidate) =>
    (step ?? OTHER_CLASS) * 3 +
    away * 4 +
    (used.has(hotel.name) ? 5 : 0) +
    (isLongAgo(hotel, brief.startDate) ? LONG_AGO : 0) +
    (isAsked(hotel, reading) ? -4 : 0);
  const ranked = candidatesIn(segment, brief)
    .map((candidate, i) => ({ ...candidate, i, worth: worth(candidate) }))
    .toSorted((a, b) => a.worth - b.worth || a.i - b.i);
  const first = ranked.find(({ hotel, step }) => step !== null && suits(hotel, reading));
  const isLike = ({ hotel }: Candidate) => first !== undefined && RANK[hotel.class] === RANK[first.hotel.class];
  const others = ranked.filter((one) => one !== first && suits(one.hotel, reading) && isLike(one)).slice(0, OTHERS);
  return { ...(first && { stay: first.stay }), alternatives: others.map(({ stay }) => stay) };
}

/** Whether a plan that sleeps there could name its house. */
export function hasHouse(book: CityBook, base: BaseSpot, tier: Brief['tier'], reading: Reading): boolean {
  return book.hotels.some((hotel) => {
    const quarter = book.bases.find(({ id }) => id === hotel.quarter);
    const isNear = quarter && isBeside(quarter, base, reading);
    return isNear && STEPS[tier][hotel.class] !== undefined && suits(hotel, reading);
  });
}

/** The quarter itself, or one next to it where they can sleep too. */
const isBeside = (quarter: BaseSpot, base: BaseSpot, reading: Reading) =>
  quarter === base ||
  (kmBetween(quarter, base) <= NEXT_DOOR_KM && !isRefused(quarter, reading) && !isTooSteep(quarter, reading));

function candidatesIn(segment: Segment, { tier, reading }: Brief): Candidate[] {
  const { book, base } = segment;
  const steps = (asksForBetter(reading) ? BETTER_STEPS : STEPS)[tier];
  return book.hotels.flatMap((hotel) => {
    const quarter = book.bases.find(({ id }) => id === hotel.quarter);
    if (!quarter || !isBeside(quarter, base, reading)) return [];
    const away = quarter === base ? 0 : kmBetween(quarter, base);
    return [
      {
        hotel,
        stay: stayOf(hotel, quarterName({ ...segment, base: quarter })),
        step: steps[hotel.class] ?? null,
        away,
      },
    ];
  });
}

function stayOf({ lat, lon, ...hotel }: HotelEntry, quarter: string): NamedStay {
  return { ...hotel, quarter, ...(lat !== undefined && lon !== undefined && { at: { lat, lon } }) };
}

/** With its town where the place has several. */
export function quarterName({ known, book, base }: Pick<Segment, 'known' | 'book' | 'base'>): string {
  return known.cities.length > 1 && book.city.name !== base.name ? `${base.name}, ${book.city.name}` : base.name;
}

export const needsNoSteps = ({ access }: Pick<Reading, 'access'>) => access.includes('wheelchair');

/** Every house of the town that its source calls step-free, of whatever class. */
export const stepFreeIn = (segment: Segment): NamedStay[] =>
  segment.book.hotels.flatMap((hotel) => {
    const quarter = segment.book.bases.find(({ id }) => id === hotel.quarter);
    return hotel.stepFree === true && quarter ? [stayOf(hotel, quarterName({ ...segment, base: quarter }))] : [];
  });

function isAsked(hotel: HotelEntry, { lodging }: Reading): boolean {
  return (
    (lodging.includes('hostel') && hotel.class === 'hostel') ||
    (lodging.includes('hotel') && hotel.class !== 'hostel') ||
    (lodging.includes('riad') && hotel.class === 'guesthouse')
  );
}

/** The sort of every house is known; a pool, a view or quiet is not. */
export function isHouseAsAsked(asked: readonly Lodging[], housing: readonly Housing[]): boolean {
  const sort = ({ class: kind }: NamedStay) => (kind === 'hostel' ? 'hostel' : 'hotel');
  return housing.length > 0 && housing.every(({ stay }) => stay && asked.every((each) => each === sort(stay)));
}

const KIND_OF: Readonly<Record<HotelClass, Lodging | undefined>> = {
  hostel: 'hostel',
  guesthouse: undefined,
  simple: 'hotel',
  'mid-range': 'hotel',
  upscale: 'hotel',
  luxury: 'hotel',
};

/** Shared rooms are for those who ask for them or travel without children and without needs. */
function suits(hotel: HotelEntry, { lodging, notLodging = [], party, access, needs }: Reading): boolean {
  // A house of which nobody tells the steps is none to name to a wheelchair.
  if (needsNoSteps({ access }) && hotel.stepFree !== true) return false;
  if (notLodging.some((kind) => KIND_OF[hotel.class] === kind)) return false;
  // "No B&Bs": houses of guests, where no riad was asked for.
  if (notLodging.includes('boutique') && hotel.class === 'guesthouse' && !lodging.includes('riad')) return false;
  if (hotel.class !== 'hostel' || lodging.includes('hostel')) return true;
  const isForAll = party.children.length === 0 && access.length === 0 && !needs.some(({ kind }) => APART.has(kind));
  return isForAll && !lodging.includes('hotel') && !lodging.includes('quiet');
}

/** Needs that a house of dormitories and shared baths does not go with. */
const APART: ReadonlySet<NeedKind> = new Set<NeedKind>([
  ...(['rest-breaks', 'lift', 'low-floor-room', 'ground-floor', 'step-free-room', 'pregnancy', 'medicine'] as const),
  ...(['noise', 'quiet-breaks', 'bath', 'twin-beds', 'own-rooms', 'calls', 'desk', 'cot', 'prayer'] as const),
]);
