/** Other places for a wish that cannot be met where it was asked for: ranked by the wish, then built, and kept only if they fit. */
import type { KnownPlace } from '../../../destinations/rules/catalogue.ts';
import { kmBetween } from '../../../destinations/rules/position.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { spentOf } from '../price/budget-limit.ts';
import { estimate } from '../price/estimate-stay.ts';
import type { Reading } from '../reading.ts';
import { routeIn } from '../select/choose-route.ts';
import type { PartyLimits } from '../select/party-limits.ts';
import { rankDestinations } from '../select/rank-destinations.ts';
import { inSpirit } from '../select/similar-places.ts';
import type { World } from '../world.ts';
import { distinctPlan } from './distinct-plan.ts';

/** So many are built at the most for each that is wanted. */
const BUILT_FOR_EACH = 2;
/** Nobody crosses an ocean for two nights: a night is worth so many kilometers of way. */
const KM_A_NIGHT = 900;
/** Estimates miss by a few per cent. */
const HOPELESS = 1.1;

/** The alternatives of one answer: its cards and its ways out ask for the same ones. */
export type CheaperDestinations = (
  reading: Reading,
  needs: PartyLimits,
  limit: number,
  most: number,
) => readonly PricedDraft[];

export function cheaperDestinationsIn(world: World): CheaperDestinations {
  const known = new Map<Reading, Map<string, readonly PricedDraft[]>>();
  return (reading, needs, limit, most) => {
    const own = known.get(reading) ?? new Map<string, readonly PricedDraft[]>();
    known.set(reading, own);
    const found = own.get(`${limit} ${most}`) ?? alternatives(reading, needs, limit, most, world);
    own.set(`${limit} ${most}`, found);
    return found;
  };
}

/** At most `most` plans elsewhere that cost no more than `limit`, the nearest to the wish first. */
function alternatives(reading: Reading, needs: PartyLimits, limit: number, most: number, world: World): PricedDraft[] {
  const wish = inSpirit(reading, world);
  const asked = reading.destinations.map(({ id }) => id);
  const elsewhere: Reading = {
    ...wish,
    destinationMode: 'open',
    destinations: [],
    excludes: [...reading.excludes, ...asked],
  };
  const from = startOf(reading, world);
  const isNear = ({ cities }: KnownPlace) =>
    !from || cities.some(({ city }) => kmBetween(from, city) <= KM_A_NIGHT * reading.nights);
  const isHopeful = (known: KnownPlace) => {
    const route = {
      reading: elsewhere,
      nights: reading.nights,
      style: 'value',
      avoid: new Set<string>(),
      cheapest: true,
    } as const;
    const least = estimate(
      { reading: elsewhere, segments: routeIn(known, route), startDate: reading.startDate, tier: 'low' },
      world,
    );
    return least !== null && least <= limit * HOPELESS;
  };
  const ranked = rankDestinations(elsewhere, needs, world, reading.startDate, most).filter(
    (known) => isNear(known) && isHopeful(known),
  );
  const found: PricedDraft[] = [];
  for (const known of ranked.slice(0, most * BUILT_FOR_EACH)) {
    if (found.length >= most) break;
    const draft = distinctPlan(known, 'best-match', elsewhere, needs, world, []);
    const spent = draft && spentOf(draft.cost);
    if (draft && spent !== null && spent <= limit) found.push(draft);
  }
  return found;
}

/** Where they set out from; where nobody knows, the place they asked for stands for how far they would go. */
function startOf(
  { origin, destinations }: Reading,
  { catalogue, ...world }: World,
): { lat: number; lon: number } | null {
  const home = origin && world.origin(origin.code);
  const asked = catalogue.destination.get(destinations[0]?.id ?? '')?.cities[0]?.city;
  return home ?? asked ?? null;
}
