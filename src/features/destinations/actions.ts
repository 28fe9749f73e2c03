/** Reading the catalogue of destinations. The books are turned into a catalogue once, when first asked for. */
import { books } from './content/catalogue.ts';
import { destinations, type KnownDestination } from './content/destinations.ts';
import { mealHours } from './content/meal-hours.ts';
import type { Destination } from './contract.ts';
import { catalogueOf, type OwnCatalogue } from './rules/catalogue.ts';
import type { Region } from './rules/regions.ts';

/** Those of the home page, in its order. */
export function listHomeDestinations(region?: Region): readonly Destination[] {
  return destinations.filter((known) => known.onHome && (region === undefined || known.region === region));
}

/** Any place of the catalogue, on the home page or not. */
export function findDestination(id: string): KnownDestination | null {
  return destinations.find((known) => known.id === id) ?? null;
}

let loaded: OwnCatalogue | null = null;

/** Places, facts and distances of every destination we have a book of. */
export function catalogue(): OwnCatalogue {
  loaded ??= catalogueOf(books, destinations, mealHours);
  return loaded;
}
