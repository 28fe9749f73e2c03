/** Reading the catalogue of destinations. */
import { destinations, type KnownDestination } from '../../../content/destinations.ts';
import type { Destination } from './contract.ts';
import type { Region } from './rules.ts';

/** Those of the home page, in its order. */
export function listHomeDestinations(region?: Region): readonly Destination[] {
  return destinations.filter((known) => known.onHome && (region === undefined || known.region === region));
}

/** Any place of the catalogue, on the home page or not. */
export function findDestination(id: string): KnownDestination | null {
  return destinations.find((known) => known.id === id) ?? null;
}
