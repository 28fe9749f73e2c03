/** Where one sits down: squares, gardens, streets and cafés, and what each of them is for. */
import { memoizeByObject } from '../../../../shared/memoize.ts';
import { wordList } from '../../../../shared/word-list.ts';
import type { CityBook, Place } from '../../../destinations/rules/catalogue.ts';
import type { MealName } from '../../../destinations/rules/place-entry.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';

/** Where one sits down, and what the month is like. */
export interface Resting {
  readonly spots: readonly Place[];
  /** Average high of the month, °C; null when not known. */
  readonly high: number | null;
  readonly rainDays: number | null;
  readonly sunset: number;
  /** When the place itself lies down, "HH:MM"; null where it does not. */
  readonly siesta: { readonly from: string; readonly to: string } | null;
  /** Ids already sat down at: a plan rests in one place again only where there is no other. */
  readonly used: Set<string>;
  /** On which day they last sat down at a place. */
  readonly satOn: Map<string, number>;
  /** On which day they go there to see it: they sit down where they have not been, as long as there is such a place. */
  readonly visitedOn: ReadonlyMap<string, number>;
  /** How often a day. */
  readonly aDay: number;
  /** Before an afternoon is left empty one walks farther, and back to where one sat some days ago. */
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

/** Sights one sits down at or looks around in without a ticket, and cafés; a plan of few resting places still has its bed. */
export const restingSpots = memoizeByObject(({ sights, tables }: Pick<CityBook, 'sights' | 'tables'>) => {
  const isMeal = (name: MealName, { meals }: Place) => meals.includes(name);
  return [...sights, ...tables].filter((place) =>
    place.kind === 'restaurant'
      ? place.tags.slice(0, 3).some((tag) => CAFES.includes(tag)) && !isMeal('dinner', place)
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
