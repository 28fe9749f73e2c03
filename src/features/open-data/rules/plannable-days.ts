/** For how many days what the map tells of a town is enough. Plans and the back office ask this one rule. */
import { kmBetween } from '../../destinations/rules/position.ts';
import { fillsDays, LEAST_IMPORTANCE, type PlaceKind } from './sight-kinds.ts';

/** Four others fill as much of a day as three such, as long as they are no row of the same. */
const OTHERS_SHARE = 0.75;
const OF_A_KIND = 3;
const ENOUGH = 8;
const ENOUGH_FOR_A_DAY = 4;
const SIGHTS_A_DAY = 2.5;
/** What lies nearer together than this is a corner of a town, seen in a day. */
const CORNER_KM = 0.8;
/** The same of a part of a town, and of some kinds of things in it; what reaches farther may fill two. */
const PART_KM = 3;
const DAYS_IN_A_PART = 2;

export interface Supply {
  readonly sights: number;
  /** Days one can fill with them; 0 is not enough to plan. */
  readonly days: number;
}

interface Counted {
  readonly kind: PlaceKind;
  readonly importance: number;
  readonly lat: number;
  readonly lon: number;
}

/** @param isCut the file tells of a part of the town, or of some kinds of thing: a few of its sights are no reason to stay */
export function supplyOf(places: readonly Counted[], isCut: boolean): Supply {
  const visits = places.filter(({ kind }) => fillsDays(kind));
  const worth = visits.filter(({ importance }) => importance >= LEAST_IMPORTANCE);
  const others = Map.groupBy(
    visits.filter(({ importance }) => importance < LEAST_IMPORTANCE),
    ({ kind }) => kind,
  );
  const more = [...others.values()].reduce((sum, { length }) => sum + Math.min(OF_A_KIND, length), 0);
  const sights = worth.length + Math.floor(OTHERS_SHARE * more);
  const across = acrossKm(worth.length >= ENOUGH_FOR_A_DAY ? worth : visits);
  const isPart = isCut && sights < 2 * ENOUGH;
  const most = across < (isPart ? PART_KM : CORNER_KM) ? 1 : isPart ? DAYS_IN_A_PART : Number.POSITIVE_INFINITY;
  return { sights, days: Math.min(daysFor(sights), most) };
}

/** From the southwestern to the northeastern end of them. */
function acrossKm(places: readonly Counted[]): number {
  const [first] = places;
  if (!first) return 0;
  const [southwest, northeast] = [{ ...first }, { ...first }];
  for (const { lat, lon } of places) {
    Object.assign(southwest, { lat: Math.min(southwest.lat, lat), lon: Math.min(southwest.lon, lon) });
    Object.assign(northeast, { lat: Math.max(northeast.lat, lat), lon: Math.max(northeast.lon, lon) });
  }
  return kmBetween(southwest, northeast);
}

function daysFor(sights: number): number {
  return sights >= ENOUGH ? Math.floor(sights / SIGHTS_A_DAY) : sights >= ENOUGH_FOR_A_DAY ? 1 : 0;
}
