/**
 * What follows from the kind of a place where nothing more exact is known. Minutes and the share of a day's food that a
 * ticket costs are the middles of our own hand-made sights of that kind.
 */
import { greatCircleKm } from '../../../destinations/rules/great-circle.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import type { OpenKind } from './book-source.ts';

export interface KindFacts {
  readonly minutes: number;
  readonly indoor: boolean;
  readonly tag: Tag;
  /** Where hours are not known: half of such houses are closed on Mondays. */
  readonly doubtfulMonday: boolean;
  /** Of a day's mid food, what a ticket costs, free ones counted in; 0 where nobody sells any. */
  readonly ticket: number;
  /** Only somebody who asks for it goes there: it fills nobody else's days. */
  readonly isOnWish?: true;
  /** With snow alone. */
  readonly isInWinter?: true;
}

const outdoors = { indoor: false, doubtfulMonday: false, ticket: 0 } as const;
const house = { indoor: true, doubtfulMonday: true } as const;

/** Null: not visited on a plan. A stage is where one looks up what is on. */
export const KINDS: Readonly<Record<OpenKind, KindFacts | null>> = {
  museum: { ...house, minutes: 75, tag: 'museum', ticket: 0.15 },
  gallery: { ...house, minutes: 60, tag: 'gallery', ticket: 0.1 },
  castle: { ...house, minutes: 75, tag: 'castle', ticket: 0.2 },
  ruins: { ...outdoors, minutes: 60, tag: 'ruins' },
  worship: { ...house, doubtfulMonday: false, minutes: 40, tag: 'religious', ticket: 0.04 },
  monument: { ...outdoors, minutes: 35, tag: 'monument' },
  zoo: { ...outdoors, minutes: 140, tag: 'zoo', ticket: 0.36 },
  theme_park: { ...outdoors, minutes: 240, tag: 'theme-park', ticket: 0.6 },
  park: { ...outdoors, minutes: 60, tag: 'park' },
  viewpoint: { ...outdoors, minutes: 30, tag: 'viewpoint' },
  beach: { ...outdoors, minutes: 150, tag: 'beach' },
  square: { ...outdoors, minutes: 30, tag: 'square' },
  market: { ...outdoors, minutes: 50, tag: 'market' },
  stage: null,
  library: { ...house, minutes: 40, tag: 'library', ticket: 0 },
  bridge: { ...outdoors, minutes: 20, tag: 'bridge' },
  waterfall: { ...outdoors, minutes: 45, tag: 'waterfall' },
  cave: { ...outdoors, minutes: 60, tag: 'cave', ticket: 0.15 },
  peak: { ...outdoors, minutes: 60, tag: 'mountain' },
  attraction: { ...outdoors, minutes: 45, tag: 'photo' },
  artwork: { ...outdoors, minutes: 15, tag: 'art' },
  memorial: { ...outdoors, minutes: 15, tag: 'monument' },
  ski: { ...outdoors, minutes: 330, tag: 'ski', ticket: 1, isOnWish: true, isInWinter: true },
  bath: { ...house, doubtfulMonday: false, minutes: 120, tag: 'spa', ticket: 0.6 },
  lake: { ...outdoors, minutes: 60, tag: 'lake' },
  ice_rink: { ...house, doubtfulMonday: false, minutes: 75, tag: 'ice-skating', ticket: 0.2, isOnWish: true },
  golf: { ...outdoors, minutes: 270, tag: 'golf', ticket: 0.95, isOnWish: true },
  nightlife: { ...house, doubtfulMonday: false, minutes: 100, tag: 'bar', ticket: 0.2, isOnWish: true },
  listed: { ...outdoors, minutes: 45, tag: 'photo' },
  hotel: null,
  station: null,
  airport: null,
  quarter: null,
};

export const factsOfKind = (kind: OpenKind): KindFacts => KINDS[kind] ?? { ...outdoors, minutes: 45, tag: 'photo' };

/** When lifts run nearly everywhere; the weeks before and after are a matter of the year. */
export function winterMonths(latitude: number): readonly number[] {
  return latitude >= 0 ? [12, 1, 2, 3] : [7, 8, 9];
}

/** Seen from the street. */
export const OUTSIDE_MINUTES = 15;

/** Least importance of a sight that one comes for. What the map tells no more of than kind and name reaches less. */
const WORTH = 0.25;
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
  readonly kind: OpenKind;
  readonly importance: number;
  readonly lat: number;
  readonly lon: number;
}

/** @param isCut the file tells of a part of the town, or of some kinds of thing: a few of its sights are no reason to stay */
export function supplyOf(places: readonly Counted[], isCut: boolean): Supply {
  const visits = places.filter(({ kind }) => KINDS[kind] && !KINDS[kind].isOnWish);
  const worth = visits.filter(({ importance }) => importance >= WORTH);
  const others = Map.groupBy(
    visits.filter(({ importance }) => importance < WORTH),
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
  const [lats, lons] = [places.map(({ lat }) => lat), places.map(({ lon }) => lon)];
  if (places.length < 2) return 0;
  return greatCircleKm(
    { lat: Math.min(...lats), lon: Math.min(...lons) },
    { lat: Math.max(...lats), lon: Math.max(...lons) },
  );
}

export function daysFor(sights: number): number {
  return sights >= ENOUGH ? Math.floor(sights / SIGHTS_A_DAY) : sights >= ENOUGH_FOR_A_DAY ? 1 : 0;
}
