/** One row of two sources: what the first does not know is lent by the second, and both are named. */
import type { Restaurant } from '../contract/restaurants.ts';

type Facts = Omit<Restaurant, 'distance' | 'rank'>;

export function filledFrom<T extends Facts>(own: T, other: Facts): T {
  const lentHours = own.opening.hours === null && other.opening.hours !== null;
  const isStreetLent = !/\d/.test(own.address) && /\d/.test(other.address);
  const filled: T = {
    ...own,
    phone: own.phone ?? other.phone,
    website: own.website ?? other.website,
    address: isStreetLent || own.address === '' ? other.address : own.address,
    priceLevel: own.priceLevel || other.priceLevel,
    description: own.description || other.description,
    stepFree: own.stepFree ?? other.stepFree,
    googleRating: own.googleRating ?? other.googleRating,
    ...(lentHours && {
      openingHours: other.openingHours,
      hoursNote: other.hoursNote,
      // The months and feasts of the house are the first source's to know.
      opening: { ...own.opening, hours: other.opening.hours, timeZone: own.opening.timeZone ?? other.opening.timeZone },
    }),
    googleMaps: own.googleMaps ?? other.googleMaps,
  };
  const isLent = LENT.some((fact) => filled[fact] !== own[fact]);
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
