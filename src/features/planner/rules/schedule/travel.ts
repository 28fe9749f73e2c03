/**
 * How long it takes from one place of a city to the next: on foot while the
 * party's limits allow, else by what runs there. Streets are longer than the
 * straight line by 1.3.
 */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import type { DestinationFacts } from '../../../destinations/rules/facts.ts';
import type { Segment } from '../brief.ts';
import type { Leg } from '../plan.ts';
import type { AccessNeed, Reading } from '../reading.ts';
import type { Needs } from '../select/needs.ts';

const STREETS = 1.3;
const SHORT_KM = 3;
const TOWN_KM = 15;

/** Minutes before one moves, and kilometres an hour over the first three kilometres, through town and beyond. */
interface Speeds {
  readonly boardingMin: number;
  readonly shortKmh: number;
  readonly townKmh: number;
  readonly countryKmh: number;
}
const PUBLIC: Speeds = { boardingMin: 8, shortKmh: 18, townKmh: 28, countryKmh: 55 };
const BY_CAR: Speeds = { boardingMin: 5, shortKmh: 20, townKmh: 38, countryKmh: 60 };

export interface Walking {
  readonly legKm: number;
  readonly dayKm: number;
  readonly speed: number;
  /** How fast one rides where one does not walk. */
  readonly ride: Speeds;
}

export function walkingOf({ walkLegKm, walkDayKm, walkSpeed }: Needs, { gettingAround }: DestinationFacts): Walking {
  const { mode } = gettingAround;
  const ride = mode === 'car' || mode === 'taxi' || mode === 'shuttle' ? BY_CAR : PUBLIC;
  return { legKm: walkLegKm, dayKm: walkDayKm, speed: walkSpeed, ride };
}

export function isWalk(km: number, walkedKm: number, { legKm, dayKm }: Walking): boolean {
  return km <= legKm && walkedKm + km <= dayKm;
}

export function walkMinutes(km: number, { speed }: Walking): number {
  return Math.max(2, Math.ceil(((km * STREETS) / speed) * 60));
}

export function rideMinutes(km: number, { ride }: Walking): number {
  const path = km * STREETS;
  const near = Math.min(path, SHORT_KM);
  const inTown = Math.min(path, TOWN_KM) - near;
  const far = path - near - inTown;
  return Math.ceil(ride.boardingMin + 60 * (near / ride.shortKmh + inTown / ride.townKmh + far / ride.countryKmh));
}

const FAR_KM = 12;
const OVER_WATER_KM = 2;
/** Needs that stairs and standing do not suit. */
const FRAIL: readonly AccessNeed[] = ['wheelchair', 'step-free', 'low-walking'];

/**
 * What one rides: the town's usual way, a boat to an island, never a car for
 * people without one, never stairs for wheels.
 */
export function rideMode(
  km: number,
  { known, book }: Segment,
  { noCar, access }: Reading,
  ends: readonly Place[],
): Leg['mode'] {
  const isFar = km > FAR_KM;
  const onIslands = ends.filter(({ tags }) => tags.includes('island')).length;
  if (onIslands === 1 && km > OVER_WATER_KM) return 'ferry';
  if (access.some((need) => FRAIL.includes(need))) return noCar && isFar ? 'shuttle' : 'taxi';
  const { mode } = known.facts.gettingAround;
  // A region's trains run between its towns, not within them.
  const local = book.city.around ?? (mode === 'train' && known.cities.length > 1 ? 'bus' : mode);
  if (local === 'car') return noCar ? (isFar ? 'shuttle' : 'taxi') : 'car';
  if (!isFar || book.city.around === 'bus' || book.city.around === 'ferry') return local;
  if (local === 'metro' || local === 'tram' || mode === 'train') return 'train';
  return local === 'taxi' ? 'shuttle' : local;
}
