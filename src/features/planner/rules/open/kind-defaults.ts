/**
 * What follows from the kind of a place where nothing more exact is known. Minutes and the share of a day's food that a
 * ticket costs are the middles of our own hand-made sights of that kind.
 */
import type { Tag } from '../../../destinations/rules/tags.ts';
import type { PlaceKind } from '../../../open-data/rules/sight-kinds.ts';

export interface KindDefaults {
  readonly minutes: number;
  readonly indoor: boolean;
  readonly tag: Tag;
  /** Where hours are not known: half of such houses are closed on Mondays. */
  readonly doubtfulMonday: boolean;
  /** Of a day's mid food, what a ticket costs, free ones counted in; 0 where nobody sells any. */
  readonly ticket: number;
  /** With snow alone. */
  readonly isInWinter?: true;
  /** What few of such houses admit, or a child can do nothing at. */
  readonly minAge?: number;
}

const outdoors = { indoor: false, doubtfulMonday: false, ticket: 0 } as const;
const house = { indoor: true, doubtfulMonday: true } as const;

/** Null: not visited on a plan. A stage is where one looks up what is on. */
export const KINDS: Readonly<Record<PlaceKind, KindDefaults | null>> = {
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
  harbour: { ...outdoors, minutes: 45, tag: 'maritime' },
  memorial: { ...outdoors, minutes: 15, tag: 'monument' },
  ski: { ...outdoors, minutes: 330, tag: 'ski', ticket: 1, isInWinter: true, minAge: 4 },
  bath: { ...house, doubtfulMonday: false, minutes: 120, tag: 'spa', ticket: 0.6, minAge: 5 },
  lake: { ...outdoors, minutes: 60, tag: 'lake' },
  ice_rink: { ...house, doubtfulMonday: false, minutes: 75, tag: 'ice-skating', ticket: 0.2, minAge: 4 },
  golf: { ...outdoors, minutes: 270, tag: 'golf', ticket: 0.95 },
  nightlife: { ...house, doubtfulMonday: false, minutes: 100, tag: 'bar', ticket: 0.2 },
  listed: { ...outdoors, minutes: 45, tag: 'photo' },
  hotel: null,
  station: null,
  airport: null,
  quarter: null,
  area: null,
  trail: null,
};

export const defaultsOfKind = (kind: PlaceKind): KindDefaults =>
  KINDS[kind] ?? { ...outdoors, minutes: 45, tag: 'photo' };

/** When lifts run nearly everywhere; the weeks before and after are a matter of the year. */
export function winterMonths(latitude: number): readonly number[] {
  return latitude >= 0 ? [12, 1, 2, 3] : [7, 8, 9];
}

/** Seen from the street. */
export const OUTSIDE_MINUTES = 15;
