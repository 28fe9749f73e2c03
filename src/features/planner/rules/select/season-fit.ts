/** How a month suits a place and this party, and where a wish contradicts the calendar. */
import type { CalendarDay } from '../../../../shared/dates.ts';
import type { KnownPlace } from '../../../destinations/rules/catalogue.ts';
import type { PlaceFacts, Season } from '../../../destinations/rules/destination-facts.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import type { Segment } from '../plan-draft.ts';
import type { Reading } from '../reading.ts';

export interface MonthFacts {
  /** From 1. */
  readonly month: number;
  /** Mean daily maximum and minimum, °C. Null: not known, and nothing follows from it. */
  readonly high: number | null;
  readonly low: number | null;
  readonly rainDays: number | null;
  /** Null where there is no sea or no figure. */
  readonly sea: number | null;
}

export function monthOf(day: CalendarDay): number {
  return Number(day.slice(5, 7));
}

export function climateIn({ climate }: PlaceFacts, month: number): MonthFacts {
  const at = month - 1;
  return {
    month,
    high: climate?.high[at] ?? null,
    low: climate?.low[at] ?? null,
    rainDays: climate?.rainDays[at] ?? null,
    sea: climate?.sea?.[at] ?? null,
  };
}

/** The climate of a country is measured in one of its towns, and says nothing of the others. */
export const isMeasuredThere = ({ known, book }: Pick<Segment, 'known' | 'book'>) =>
  known.cities.length === 1 || known.facts.climate?.station.includes(book.city.name) === true;

/** The town whose figures a country's climate is. */
export const measuredIn = ({ cities, facts: { climate }, name }: Segment['known']) =>
  cities.find(({ city }) => climate?.station.includes(city.name))?.city.name ?? climate?.station ?? name;

const WORTH: Readonly<Record<Season['kind'], number>> = { best: 1, good: 0.8, mixed: 0.5, poor: 0.2, closed: 0 };

export function seasonsIn({ seasons }: PlaceFacts, month: number): readonly Season[] {
  return seasons.filter(({ months }) => months.includes(month)).toSorted((a, b) => WORTH[b.kind] - WORTH[a.kind]);
}

/** 0 to 1. A ski place in winter is at its best for skiers, whatever the beach people say. */
export function seasonFit(facts: PlaceFacts, month: number): number {
  return WORTH[seasonsIn(facts, month)[0]?.kind ?? 'mixed'];
}

const SEA: readonly Tag[] = ['beach', 'swim', 'snorkel'];
const SNOW: readonly Tag[] = ['ski', 'snowboard', 'snowshoe', 'sledding'];
/** Nobody lies on a beach below this. */
export const COOL = 17;
const WARM = 22;
const SKI_HIGH = 9;
const SLOPES = 3;

const asks = ({ weights }: Reading, tags: readonly Tag[]) => tags.some((tag) => (weights[tag] ?? 0) >= 0.4);

/** `sea`: too cold for the beach they ask for; `snow`: no snow for the skiing they ask for. */
export function seasonConflict(reading: Reading, { facts, cities }: KnownPlace, month: number): 'sea' | 'snow' | null {
  const { high } = climateIn(facts, month);
  const seasons = seasonsIn(facts, month);
  const isClosed = seasons.length > 0 && seasons.every(({ kind }) => kind === 'closed');
  const slopes = cities.flatMap(({ sights }) => sights.filter(({ tags }) => tags.includes('ski')));
  const areShut = slopes.length > 0 && slopes.every(({ months }) => months !== null && !months.includes(month));
  if (asks(reading, SNOW) && (isClosed || areShut || (high !== null && high > SKI_HIGH))) return 'snow';
  if (asks(reading, SEA) && high !== null && high < COOL) return 'sea';
  return null;
}

/** Without what the season forbids: nothing of it is scored, titled or praised. */
export function withoutClash(reading: Reading, clash: 'sea' | 'snow'): Reading {
  const gone: readonly Tag[] = clash === 'sea' ? [...SEA, 'surf'] : SNOW;
  const weights = Object.fromEntries(Object.entries(reading.weights).filter(([tag]) => !gone.includes(tag as Tag)));
  return { ...reading, weights };
}

/** Only what is known to fit does: somebody who asked for warmth is not sent where nobody knows. */
export function fitsClimate(
  { facts, cities }: KnownPlace,
  month: number,
  wanted: Reading['search']['climate'],
): boolean {
  const { high } = climateIn(facts, month);
  if (wanted === undefined) return true;
  if (high === null) return false;
  if (wanted === 'warm') return high >= WARM;
  if (wanted === 'mild') return high >= 14 && high <= 27;
  if (wanted === 'cold') return high <= 12;
  return high <= SKI_HIGH && isSkiPlace(cities);
}

/** By the mean of the day's warmest hour; what nobody knows fits no limit. */
export function fitsLimits({ facts }: KnownPlace, month: number, limits: Reading['search']['temperature']): boolean {
  if (!limits) return true;
  const { high } = climateIn(facts, month);
  return high !== null && high <= (limits.atMost ?? high) && high >= (limits.atLeast ?? high);
}

/** The month that suits best, the next one first; for whoever leaves the time to us. */
export function bestStart({ facts }: KnownPlace, today: CalendarDay): CalendarDay {
  const [year, month] = [Number(today.slice(0, 4)), monthOf(today)];
  const coming = Array.from({ length: 12 }, (_, i) => i + 2).map((ahead) => {
    const at = month - 1 + ahead;
    return { year: year + Math.floor(at / 12), month: (at % 12) + 1 };
  });
  const best = coming.toSorted((a, b) => seasonFit(facts, b.month) - seasonFit(facts, a.month))[0] ?? {
    year: year + 1,
    month: 5,
  };
  return `${best.year}-${String(best.month).padStart(2, '0')}-10` as CalendarDay;
}

/** One slope on the roof of a power station is none. */
function isSkiPlace(cities: KnownPlace['cities']): boolean {
  return cities.some(({ sights }) => sights.filter(({ tags }) => tags.includes('ski')).length >= SLOPES);
}
