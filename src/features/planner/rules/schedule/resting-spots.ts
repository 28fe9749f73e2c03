/** Where one sits down: squares, gardens, streets and cafés, and what each of them is for. */
import { memoizeByObject } from '../../../../shared/memoize.ts';
import { wordList } from '../../../../shared/word-list.ts';
import type { CityBook, Place, Spot } from '../../../destinations/rules/catalogue.ts';
import type { MealName } from '../../../destinations/rules/place-entry.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import { isEatenStanding } from '../select/allowed-places.ts';

/** Where one sits down, and what the month is like. */
export interface Resting {
  readonly spots: readonly Place[];
  /** Average high of the month, °C; null when not known. */
  readonly high: number | null;
  readonly rainDays: number | null;
  readonly sunset: number;
  /** When the place itself lies down, "HH:MM"; null where it does not. */
  readonly siesta: { readonly from: string; readonly to: string } | null;
  /** Ids of where they sat or eat: nobody rests there again. */
  readonly used: Set<string>;
  /** Ids of what they go to see: before an afternoon is left empty one sits down there, where there is a seat. */
  readonly visited: ReadonlySet<string>;
  /** How often a day. */
  readonly aDay: number;
  /** Before an afternoon is left empty one walks farther, and back to a park or a square. */
  readonly isWide?: true;
}

const GREEN: readonly Tag[] = ['park', 'garden', 'square', 'waterfront', 'beach', 'viewpoint'];
/** Where one looks around rather than sits down. */
export const isToBrowse = ({ tags }: Place) =>
  !tags.some((tag) => GREEN.includes(tag)) && tags.some((tag) => BROWSING.includes(tag));

export function restKind(place: Place): 'cafe' | 'browse' | 'view' | 'sit' {
  if (place.kind === 'restaurant') return 'cafe';
  if (isToBrowse(place)) return 'browse';
  const { tags } = place;
  return tags.includes('viewpoint') && !tags.includes('park') && !tags.includes('garden') ? 'view' : 'sit';
}

const isMeal = (name: MealName, { meals }: Place) => meals.includes(name);
/** A counter of pastry or ice cream has none, unless it calls itself a café or serves lunch. */
const hasSeats = (place: Place) => (place.tags.includes('cafe') || isMeal('lunch', place)) && !isEatenStanding(place);

/** Sights one sits down at or looks around in without a ticket, and cafés; a plan of few resting places still has its bed. */
export const restingSpots = memoizeByObject(({ sights, tables }: Pick<CityBook, 'sights' | 'tables'>) => {
  return [...sights, ...tables].filter((place) =>
    place.kind === 'restaurant'
      ? place.tags.slice(0, 3).some((tag) => CAFES.includes(tag)) && hasSeats(place) && !isMeal('dinner', place)
      : place.kind === 'sight' &&
        place.price?.adult === 0 &&
        place.tags.some((tag) => GREEN.includes(tag) || BROWSING.includes(tag)) &&
        place.durationMin <= LONGEST_TO_BROWSE &&
        !place.tags.some((tag) => NO_REST.includes(tag)) &&
        !place.ends &&
        !place.bookAhead,
  );
});
const BROWSING: readonly Tag[] = wordList('library books market food-hall street shopping neighbourhood walk');
/** What takes longer is a visit and no rest. */
const LONGEST_TO_BROWSE = 150;
/** One crosses it, or climbs. */
const NO_REST: readonly Tag[] = ['hike', 'bridge'];
const CAFES: readonly Tag[] = ['cafe', 'coffee', 'pastry', 'bakery', 'ice-cream'];

export const REST = 60;
/** Minutes between a rest and the one before, and between a café and a meal. */
const HUNGRY_AGAIN = 90;

/** Between what a rest lies, and on which way. */
export interface Way {
  readonly from: Spot;
  readonly to: Spot;
  readonly begins: number;
  readonly ends: number;
  /** End of what they rested or ate before, and begin of what comes after; a bench does not mind a meal. */
  readonly rested?: number;
  readonly restsAt?: number;
  readonly eaten?: number;
  readonly eatsAt?: number;
}

/** Between which minutes one rests there and has not just got up from another seat. */
export function hoursFor(place: Place, { begins, ends, rested = 0, restsAt = 1440, eaten = 0, eatsAt = 1440 }: Way) {
  const isCafe = place.kind === 'restaurant';
  return [
    Math.max(begins, (isCafe ? Math.max(rested, eaten) : rested) + HUNGRY_AGAIN),
    Math.min(ends, (isCafe ? Math.min(restsAt, eatsAt) : restsAt) - HUNGRY_AGAIN),
  ] as const;
}

/** A bench is there for as long as one likes; a shop, a view and a cup have an end. */
export const longestAt = (place: Place, most: number) =>
  ({
    sit: most,
    cafe: Math.min(most, REST),
    browse: Math.min(most, place.durationMin),
    view: Math.min(most, place.durationMin),
  })[restKind(place)];
