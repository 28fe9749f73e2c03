/**
 * One row of two sources: what the first does not know is lent by the second, and both are named. What an operator has
 * corrected is known, also where it says that nothing is. store/matching.ts judges filters by the same rule.
 */
import type { Fact } from '../contract/facts.ts';
import type { Restaurant } from '../contract/restaurants.ts';
import { ACCESS, DIETS } from './facts.ts';

type Facts = Omit<Restaurant, 'distance' | 'rank' | 'opening'> & {
  readonly opening: Omit<Restaurant['opening'], 'weekly' | 'outlook'>;
};

interface OwnFacts extends Facts {
  /** Names of the facts an operator has corrected. */
  readonly corrected: readonly string[];
}

export function filledFrom<T extends OwnFacts>(own: T, other: Facts): T {
  const isSettled = (fact: Fact) => own.corrected.includes(fact);
  const lentHours = own.opening.hours === null && other.opening.hours !== null && !isSettled('hours');
  const isAccessSaid =
    own.stepFree !== null || isSettled('stepFree') || own.amenities.some((word) => ACCESS.includes(word));
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
        (word) =>
          !own.amenities.includes(word) &&
          !(isAccessSaid && ACCESS.includes(word)) &&
          !(isSettled('diets') && DIETS.includes(word)),
      ),
    ],
    googleRating: own.googleRating ?? other.googleRating,
    ...(lentHours && {
      openingHours: other.openingHours,
      hoursNote: other.hoursNote,
      // The months and feasts of the house are the first source's to know.
      opening: { ...own.opening, hours: other.opening.hours, timeZone: own.opening.timeZone ?? other.opening.timeZone },
    }),
    googleMaps: own.googleMaps ?? other.googleMaps,
  };
  const isLent = filled.amenities.length > own.amenities.length || LENT.some((fact) => filled[fact] !== own[fact]);
  return isLent ? { ...filled, sources: [...new Set([...own.sources, ...other.sources])] } : filled;
}

const LENT = [
  'phone',
  'website',
  'address',
  'priceLevel',
  'description',
  'stepFree',
  'googleRating',
  'openingHours',
  'googleMaps',
] as const satisfies readonly (keyof Facts)[];
