/** A condition that this place cannot keep, said before anything else is told of it. */
import { conditionsCopy as say } from '../../copy/conditions.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { wayWithoutFlying } from '../select/without-flying.ts';
import type { World } from '../world.ts';

export function impossibleConditions({ brief: { reading, segments } }: PricedDraft, world: World): string[] {
  const { unknownPlaces, destinations, occasion } = reading;
  const towns = [...new Set(segments.map(({ book }) => book.city.name))];
  const [first] = segments;
  // "Milan" is asked for as a town of Italy that we do not have.
  const isElsewhere = unknownPlaces.length > 0 && destinations.every(({ city, cities }) => !city && !cities);
  return [
    ...(isElsewhere && occasion === 'work' ? [say.workElsewhere(unknownPlaces, towns)] : []),
    ...(first && isFlightless(reading) && wayWithoutFlying(first.known, reading, world) === 'none'
      ? [say.notWithoutFlying(first.book.city.name)]
      : []),
  ];
}

/** Who flies on miles flies. */
export const isFlightless = ({ search, budget }: PricedDraft['brief']['reading']) =>
  search.noFlight && !budget.paid?.includes('flights');
