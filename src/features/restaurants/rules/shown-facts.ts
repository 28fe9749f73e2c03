/**
 * The facts of a restaurant as they are shown: after what an operator has corrected, and with what a duplicate lends.
 * store/nearest-restaurants.ts judges filters by the same rule.
 */
import { wordList } from '../../../shared/word-list.ts';
import type { Facts, RestaurantFact } from '../contract/restaurant-facts.ts';
import type { Restaurant } from '../contract/restaurants.ts';
import type { Amenity } from '../copy/amenity-labels.ts';
import { DIET_CHOICES } from './restaurant-filters.ts';

/** What is said of diets, and of steps, among what a place has. */
const DIETS: readonly string[] = DIET_CHOICES;
export const ACCESS: readonly string[] = ['step-free', 'partly-step-free'] satisfies Amenity[];

/** A source's list of what a place has, without what it said of a corrected fact. */
export function amenitiesAfter(
  given: readonly string[],
  corrected: readonly string[],
  { diets, stepFree }: Pick<Facts, 'diets' | 'stepFree'>,
): string[] {
  let left = [...given];
  if (corrected.includes('diets')) {
    left = [...left.filter((amenity) => !DIETS.includes(amenity)), ...diets.filter((diet) => DIETS.includes(diet))];
  }
  if (corrected.includes('stepFree')) {
    left = [...left.filter((amenity) => !ACCESS.includes(amenity)), ...(stepFree ? ['step-free'] : [])];
  }
  return left;
}

type RowFacts = Omit<Restaurant, 'distance' | 'rank' | 'opening'> & {
  readonly opening: Omit<Restaurant['opening'], 'weekly' | 'outlook'>;
};

interface OwnRow extends RowFacts {
  /** Names of the facts an operator has corrected. */
  readonly corrected: readonly string[];
}

export function filledFrom<T extends OwnRow>(own: T, other: RowFacts): T {
  const isSettled = (fact: RestaurantFact) => own.corrected.includes(fact);
  const lentHours = own.opening.hours === null && other.opening.hours !== null && !isSettled('hours');
  const isAccessSaid =
    own.stepFree !== null || isSettled('stepFree') || own.amenities.some((amenity) => ACCESS.includes(amenity));
  const isStreetLent =
    !isSettled('address') && (own.address === '' || (!/\d/.test(own.address) && /\d/.test(other.address)));
  const filled: T = {
    ...own,
    phone: isSettled('phone') ? own.phone : (own.phone ?? other.phone),
    website: isSettled('website') ? own.website : (own.website ?? other.website),
    address: isStreetLent ? other.address : own.address,
    priceLevel: isSettled('price') ? own.priceLevel : own.priceLevel || other.priceLevel,
    description: isSettled('description') ? own.description : own.description || other.description,
    stepFree: isAccessSaid ? own.stepFree : other.stepFree,
    amenities: [
      ...own.amenities,
      ...other.amenities.filter(
        (amenity) =>
          !own.amenities.includes(amenity) &&
          !(isAccessSaid && ACCESS.includes(amenity)) &&
          !(isSettled('diets') && DIETS.includes(amenity)),
      ),
    ],
    googleRating: own.googleRating ?? other.googleRating,
    ...(lentHours && {
      openingHours: other.openingHours,
      hoursNote: other.hoursNote,
      // The months and closing days of the place are the first source's to know.
      opening: { ...own.opening, hours: other.opening.hours, timeZone: own.opening.timeZone ?? other.opening.timeZone },
    }),
    googleMaps: own.googleMaps ?? other.googleMaps,
  };
  const isLent = filled.amenities.length > own.amenities.length || LENT.some((fact) => filled[fact] !== own[fact]);
  return isLent ? { ...filled, sources: [...new Set([...own.sources, ...other.sources])] } : filled;
}

const LENT = wordList(
  'phone website address priceLevel description stepFree googleRating openingHours googleMaps',
) satisfies readonly (keyof RowFacts)[];
