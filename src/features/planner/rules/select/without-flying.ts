/** Whether one comes to a place without flying, by where it lies: a timetable is not asked. */
import type { KnownPlace } from '../../../destinations/rules/catalogue.ts';
import { kmBetween } from '../../../destinations/rules/position.ts';
import type { Reading } from '../reading.ts';
import type { World } from '../world.ts';

/** `unknown`: nobody said where they set out from. */
export type WayThere = 'overland' | 'ferry' | 'none' | 'unknown';

export function wayWithoutFlying(known: KnownPlace, reading: Reading, world: World): WayThere {
  const isIsland = known.kinds.includes('island');
  const start = startOf(reading, world);
  if (!start) return isIsland ? 'ferry' : 'unknown';
  if (landOf(nearestTo(start, world)) !== landOf(known)) return 'none';
  return isIsland ? 'ferry' : 'overland';
}

/** Home, or else the place that was asked for: they would come there without flying. */
function startOf({ origin, unknownPlaces, destinations }: Reading, world: World) {
  const home = origin && world.origin(origin.code);
  if (home || destinations.length > 0) return home ?? null;
  return unknownPlaces.flatMap((name) => world.whereIs(name) ?? [])[0] ?? null;
}

/** Europe is one land with Istanbul, the United States are one; what else there is, is one with its country. */
const landOf = ({ region, facts: { country } }: KnownPlace): string =>
  country === 'TR' ? 'europe' : region === 'europe' || region === 'us' ? region : country;

function nearestTo(spot: { readonly lat: number; readonly lon: number }, { catalogue }: World): KnownPlace {
  const away = ({ cities }: KnownPlace) => Math.min(...cities.map(({ city }) => kmBetween(spot, city)));
  return catalogue.destinations
    .filter(({ open }) => !open)
    .reduce((nearest, known) => (away(known) < away(nearest) ? known : nearest));
}
