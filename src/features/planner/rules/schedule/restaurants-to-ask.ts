/**
 * Where a meal is left open because no table is known for one of them: a house for the others near by, to ask what it can do
 * for that one. Who is ill from a crumb, and who keeps a law of the table alone, is sent nowhere on a guess.
 */
import { memoizeByObject } from '../../../../shared/memoize.ts';
import type { CityBook, Place } from '../../../destinations/rules/catalogue.ts';
import { openingsOn } from '../../../destinations/rules/place-openings.ts';
import type { Diet } from '../../../destinations/rules/tags.ts';
import type { Brief, Segment } from '../plan-draft.ts';
import type { Reading } from '../reading.ts';
import { allowedIn, isDelicate } from '../select/allowed-places.ts';
import type { PartyLimits } from '../select/party-limits.ts';
import { suits } from './dinners.ts';
import { tablesOf } from './meals.ts';
import { cameFrom, type Frame, type Stop } from './run-day.ts';
import { isWalk } from './walk-or-ride.ts';

/** A kitchen that serves meat can cook a dish without it. */
const MAY_BE_COOKED: readonly Diet[] = ['vegetarian', 'vegan', 'pescatarian', 'lactose-free', 'dairy-free'];
/** Laws of the table: who said nothing else may all of them keep one. */
const LAWS: readonly Diet[] = ['kosher', 'halal'];
const NEAR_KM = 1;

interface Asking {
  /** What no table of the town serves, and what the named ones do serve. */
  readonly unknown: readonly Diet[];
  readonly known: readonly Diet[];
  readonly reading: Reading;
}

/** Null where tables are known, or nobody should be sent to one that is not. */
const askingIn = memoizeByObject((reading: Reading) =>
  memoizeByObject((needs: PartyLimits) =>
    memoizeByObject((book: CityBook): Asking | null => {
      const isServed = (diet: readonly Diet[]) => allowedIn(book, needs, { ...reading, diet }).tables.length > 0;
      if (reading.diet.length === 0 || isServed(reading.diet)) return null;
      const unknown = reading.diet.filter((diet) => !isServed([diet]));
      const known = reading.diet.filter((diet) => !unknown.includes(diet));
      const mayAsk = unknown.every((diet) => MAY_BE_COOKED.includes(diet) || (LAWS.includes(diet) && known.length > 0));
      return mayAsk && unknown.length > 0 && isServed(known)
        ? { unknown, known, reading: { ...reading, diet: known } }
        : null;
    }),
  ),
);

export interface RestaurantToAsk extends Pick<Asking, 'unknown' | 'known'> {
  readonly name: string;
}

/** Names one for an open meal of a segment, none twice; null where there is none near by. */
export function restaurantsToAsk(
  segment: Segment,
  brief: Brief,
): (frame: Frame, stop: Stop, earlier: readonly Stop[]) => RestaurantToAsk | null {
  const { book } = segment;
  const asking = askingIn(brief.reading)(brief.needs)(book);
  if (!asking) return () => null;
  const { unknown, known, reading } = asking;
  const tables = tablesOf(segment, { ...brief, reading })
    .map(({ place }) => place)
    .filter((table) => !isDelicate(table, reading));
  const named = new Set<Place>();
  return ({ base, walking, closed, date, weekday }, { meal, start, end, home }, earlier) => {
    const [before] = cameFrom(earlier);
    const here = (!home && before) || base;
    const isOpen = (table: Place) =>
      openingsOn(table, date, weekday)?.some(([opens, closes]) => opens <= start && closes >= end) ?? false;
    const found = tables.find(
      (table) =>
        meal &&
        !named.has(table) &&
        !closed.has(table.index) &&
        table.meals.includes(meal) &&
        suits(table, meal, brief) &&
        book.km(here, table) <= NEAR_KM &&
        isWalk(book.km(here, table), 0, walking) &&
        isOpen(table),
    );
    if (!found) return null;
    named.add(found);
    return { name: found.name, unknown, known };
  };
}
