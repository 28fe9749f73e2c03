/**
 * What a public holiday closes, read from the sentence our catalogue says of it
 * ("Museums and most kitchens closed."). "Some" and "most" count as all: a plan
 * for that day should not depend on luck.
 */

import type { CalendarDay } from '../../../../shared/dates.ts';
import { memoize, memoizeByObject } from '../../../../shared/memoize.ts';
import type { Place } from '../../../destinations/rules/catalogue.ts';
import type { PlaceFacts } from '../../../destinations/rules/destination-facts.ts';
import { daysOf } from '../../../destinations/rules/recurrence.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';

export interface Closure {
  readonly closes: (place: Place) => boolean;
  readonly tables: boolean;
  /** Nothing runs. */
  readonly transport: boolean;
  /** Quarters that one leaves on foot, by their ids. */
  readonly streets: readonly string[];
}

interface Dated {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly effect: string;
  readonly streets: readonly string[];
}

const SPEAKS = /clos|no public transport/i;
const EVERYTHING = /(?:everything|most places|all services)\b[^;]*clos/i;
const MUSEUMS = /museums?\b(?! (?:mostly )?open)[^;]*clos/i;
const SITES = /\b(?:sites|sights)\b[^;]*clos/i;
const MARKETS = /\b(?:markets|souks)\b[^;]*clos/i;
const SHOPS = /\bshops\b[^;]*clos/i;
const TABLES = /\b(?:restaurants?|kitchens?)\b[^;]*clos/i;

const TRANSPORT = /no public transport/i;

const MUSEUM_TAGS: readonly Tag[] = ['museum', 'gallery', 'library', 'houses', 'palace', 'science'];
const SITE_TAGS: readonly Tag[] = [...MUSEUM_TAGS, 'archaeology', 'ruins', 'castle'];

/** Which days of a year have such a holiday does not change: worked out once for each place and year. */
const holidaysByYear = memoizeByObject((facts: PlaceFacts) =>
  memoize((year: number) => holidaysOf(facts, year), { most: 20 }),
);

/** Everybody is off, whether or not anything is closed. */
export const isHoliday = (facts: PlaceFacts, day: CalendarDay): boolean =>
  offByYear(facts)(Number(day.slice(0, 4))).some(({ from, to }) => from <= day && day <= to);
const offByYear = memoizeByObject(({ holidays }: PlaceFacts) =>
  memoize((year: number) => holidays.flatMap(({ when }) => daysOf(when, year)), { most: 20 }),
);

function holidaysOf(facts: PlaceFacts, year: number): readonly Dated[] {
  return facts.holidays.flatMap(({ when, effect, streets }) =>
    effect !== undefined && SPEAKS.test(effect)
      ? daysOf(when, year).map((period) => ({ ...period, effect, streets: streets?.closed ?? [] }))
      : [],
  );
}

/** Null on an ordinary day. */
export function closureOn(facts: PlaceFacts, day: CalendarDay): Closure | null {
  const effects = holidaysByYear(facts)(Number(day.slice(0, 4))).filter(({ from, to }) => from <= day && day <= to);
  if (effects.length === 0) return null;
  const says = (pattern: RegExp) => effects.some(({ effect }) => pattern.test(effect));
  const [everything, museums, sites, markets] = [says(EVERYTHING), says(MUSEUMS), says(SITES), says(MARKETS)];
  const shops = says(SHOPS);
  const clauses = effects.flatMap(({ effect }) => effect.split(/[;,]/)).filter((clause) => /clos/i.test(clause));
  const has = ({ tags }: Place, list: readonly Tag[]) => tags.some((tag) => list.includes(tag));
  return {
    closes: (place) =>
      (everything && place.indoor) ||
      (museums && place.indoor && has(place, MUSEUM_TAGS)) ||
      // It is full of its own people, and sells no tickets.
      (museums && place.tags.includes('church') && (place.price?.adult ?? 0) > 0) ||
      clauses.some((clause) => clause.includes(place.name)) ||
      (sites && has(place, SITE_TAGS)) ||
      ((markets || everything) && place.tags.includes('market')) ||
      // Stalls stay at home when the shops do, and on a day that closes the museums.
      ((museums || shops) && place.kind !== 'restaurant' && place.tags.includes('market')),
    tables: everything || says(TABLES),
    transport: says(TRANSPORT),
    streets: effects.flatMap(({ streets }) => streets),
  };
}
