/**
 * How long it takes from one place of a city to the next: on foot while the
 * party's limits allow, else by what runs there. Streets are longer than the
 * straight line by 1.3.
 */
import { memoizeByObject } from '../../../../shared/memoize.ts';
import type { CityBook, Place, Spot } from '../../../destinations/rules/catalogue.ts';
import type { Base, City } from '../../../destinations/rules/destination-facts.ts';
import { kmBetween } from '../../../destinations/rules/position.ts';
import type { Leg } from '../plan.ts';
import type { Brief, Segment } from '../plan-draft.ts';
import type { AccessNeed, Mode, Reading } from '../reading.ts';
import type { PartyLimits } from '../select/party-limits.ts';

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
/** Through the traffic of a large town, with a ramp let down at either end. */
const BY_BUS: Speeds = { boardingMin: 10, shortKmh: 13, townKmh: 16, countryKmh: 30 };
const BY_CAR: Speeds = { boardingMin: 5, shortKmh: 20, townKmh: 38, countryKmh: 60 };

export interface Walking {
  readonly legKm: number;
  readonly dayKm: number;
  readonly speed: number;
  /** How fast one rides where one does not walk. */
  readonly ride: Speeds;
  /** The same for what is not far, where that is by something else. */
  readonly rideNear?: Speeds;
  /** What a minute on the way costs them, against anybody else. */
  readonly burden: number;
}
/** Into a taxi and out of it again with wheels is the longer part of a short ride. */
const WHEELS = 2;

export function walkingOf(needs: PartyLimits, { known, book }: Pick<Segment, 'known' | 'book'>): Walking {
  const { walkLegKm, walkDayKm, walkSpeed } = needs;
  const mode = known.facts.gettingAround?.mode ?? BY_ROAD;
  const usual = book.city.around ?? mode;
  const isByRoad = needs.drives
    ? !RAILS.has(usual)
    : needs.avoid.has(usual)
      ? instead(usual, needs.avoid) === 'taxi'
      : ['car', 'taxi', 'shuttle'].includes(mode);
  return {
    legKm: walkLegKm,
    dayKm: walkDayKm,
    speed: walkSpeed,
    ride: isByRoad ? BY_CAR : PUBLIC,
    ...(takesAll({ known }, needs) && { rideNear: BY_BUS }),
    burden: needs.stepFree ? WHEELS : 1,
  };
}

export function isWalk(km: number, walkedKm: number, { legKm, dayKm }: Walking): boolean {
  return km <= legKm && walkedKm + km <= dayKm;
}

export function walkMinutes(km: number, { speed }: Walking): number {
  return Math.max(2, Math.ceil(((km * STREETS) / speed) * 60));
}

export function rideMinutes(km: number, { ride: usual, rideNear = usual }: Walking): number {
  const ride = km > FAR_KM ? usual : rideNear;
  const path = km * STREETS;
  const near = Math.min(path, SHORT_KM);
  const inTown = Math.min(path, TOWN_KM) - near;
  const far = path - near - inTown;
  return Math.ceil(ride.boardingMin + 60 * (near / ride.shortKmh + inTown / ride.townKmh + far / ride.countryKmh));
}

/** By road, where no figure for the way is known. */
export const roadMinutes = (km: number) => rideMinutes(km, { ...NO_WALKING, ride: BY_CAR });
const NO_WALKING = { legKm: 0, dayKm: 0, speed: 1, burden: 1 };

/** Where they run, a car stays where it is parked, but for ways out of town. */
const RAILS: ReadonlySet<Leg['mode']> = new Set(['metro', 'tram', 'ferry']);
/** Where one gets around well without a car, its own streets are none to drive in. */
const IN_TOWN_KM = 2;

/** Where nobody knows what runs in a town. */
const BY_ROAD = 'taxi';
const FAR_KM = 12;
const OVER_WATER_KM = 2;
/** Needs that stairs and standing do not suit. */
const FRAIL: readonly AccessNeed[] = ['wheelchair', 'step-free', 'low-walking'];

function isDriven(km: number, { known, book, base }: Segment, ends: readonly Place[]): boolean {
  const { mode = BY_ROAD, carFree } = known.facts.gettingAround ?? {};
  if (RAILS.has(book.city.around ?? mode)) return km > FAR_KM;
  return carFree !== 'easy' || [...ends, base].some((end) => kmBetween(end, book.city) > IN_TOWN_KM);
}

/** In the order in which a town without one of them is crossed. */
const OTHER_WAYS = ['bus', 'taxi', 'shuttle'] as const;

/** The next best where a way must not be used; the way itself where nothing else is known. */
export function instead(mode: Leg['mode'], avoid: ReadonlySet<Mode>): Leg['mode'] {
  if (!avoid.has(mode)) return mode;
  return OTHER_WAYS.find((other) => !avoid.has(other)) ?? mode;
}

/** Whether the way from one to the other, or between one and the bed, crosses one of the waters of the town. */
export function isOverWater(
  { book, base }: { readonly book: Pick<CityBook, 'city'>; readonly base: Point },
  [a = base, b = base]: readonly Point[],
): boolean {
  if (!book.city.waters) return false;
  return linesOf(book.city.waters).some((line) => {
    const crossings = line.filter((from, i) => {
      const to = line[i + 1];
      return to !== undefined && isLeft(a, b, from) !== isLeft(a, b, to) && isLeft(from, to, a) !== isLeft(from, to, b);
    });
    return crossings.length % 2 === 1;
  });
}
type Point = Pick<Spot, 'lat' | 'lon'>;
const linesOf = memoizeByObject((waters: NonNullable<City['waters']>): readonly (readonly Point[])[] =>
  waters.map((water) => water.map(([lat, lon]) => ({ lat, lon }))),
);

const isLeft = (from: Point, to: Point, point: Point) =>
  (to.lat - from.lat) * (point.lon - from.lon) > (to.lon - from.lon) * (point.lat - from.lat);

/** On foot, unless water lies between. */
export function wayMode(onFoot: boolean, ...[km, segment, brief, ends, isNight]: Parameters<typeof rideMode>) {
  return onFoot && !isOverWater(segment, ends) ? 'walk' : rideMode(km, segment, brief, ends, isNight);
}

/**
 * What one rides: the town's usual way, a boat to an island, never a car for
 * people without one, never stairs for wheels, never what they must not use.
 */
export function rideMode(
  km: number,
  segment: Segment,
  { reading, needs }: Pick<Brief, 'reading' | 'needs'>,
  ends: readonly Place[],
  isNight: boolean,
): Leg['mode'] {
  const usual = usualMode(km, segment, { ...reading, drives: needs.drives, takesAll: takesAll(segment, needs) }, ends);
  return instead(
    isNight && usual !== 'ferry' && usual !== 'car' && !needs.avoid.has('taxi') ? 'taxi' : usual,
    needs.avoid,
  );
}

/** What runs in the quarter at either end, where that is not the town's usual way. */
function aroundAt({ book, base }: Segment, [a = base, b = base]: readonly Point[]): Base['around'] {
  if (book.bases.every(({ around }) => around === undefined)) return undefined;
  const [first, second] = [a, b].map(
    (end) => book.bases.toSorted((one, other) => kmBetween(one, end) - kmBetween(other, end))[0]?.around,
  );
  return first ?? second;
}

interface Company {
  /** By what all of them ride together. */
  readonly takesAll: Leg['mode'] | undefined;
}

/** A taxi would part them. */
const IN_ONE_TAXI = 4;
const takesAll = ({ known }: Pick<Segment, 'known'>, { stepFree, heads }: Pick<PartyLimits, 'stepFree' | 'heads'>) =>
  stepFree && heads > IN_ONE_TAXI ? known.facts.gettingAround?.stepFree : undefined;

function usualMode(
  km: number,
  segment: Segment,
  {
    noCar,
    access,
    needs,
    drives,
    takesAll,
  }: Pick<Reading, 'noCar' | 'access' | 'needs'> & Pick<PartyLimits, 'drives'> & Company,
  ends: readonly Place[],
): Leg['mode'] {
  const { known, book } = segment;
  const isFar = km > FAR_KM;
  // No map tells of a shuttle.
  const shared = known.open ? 'taxi' : 'shuttle';
  const isFrail = access.some((need) => FRAIL.includes(need));
  // A taxi takes the bridge; where boats are the way about there is none, and they take wheels.
  const goesByBoat = book.city.around === 'ferry';
  const staysOnLand = isFrail || needs.some(({ kind }) => kind === 'near-hospital');
  if (isOverWater(segment, ends)) return staysOnLand && !goesByBoat ? 'taxi' : 'ferry';
  const onIslands = ends.filter(({ tags }) => tags.includes('island')).length;
  if (onIslands === 1 && km > OVER_WATER_KM) return 'ferry';
  if (drives && isDriven(km, segment, ends)) return 'car';
  if (isFrail && !goesByBoat) return isFar ? (noCar ? shared : 'taxi') : (takesAll ?? 'taxi');
  const mode = known.facts.gettingAround?.mode ?? BY_ROAD;
  // A region's trains run between its towns, not within them.
  const local =
    aroundAt(segment, ends) ?? book.city.around ?? (mode === 'train' && known.cities.length > 1 ? 'bus' : mode);
  if (local === 'car') return noCar ? (isFar ? shared : 'taxi') : 'car';
  if (!isFar || book.city.around === 'bus' || book.city.around === 'ferry') return local;
  if (local === 'metro' || local === 'tram' || mode === 'train') return 'train';
  return local === 'taxi' ? shared : local;
}
