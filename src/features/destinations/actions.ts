/** Reading the catalogue of destinations. */
import { destinations } from '../../../content/destinations.ts';
import type { Destination } from './contract.ts';
import type { Region } from './rules.ts';

/** Those of the home page, in its order. */
export function listHomeDestinations(region?: Region): readonly Destination[] {
  return destinations.filter((known) => known.onHome && (region === undefined || known.region === region));
}
