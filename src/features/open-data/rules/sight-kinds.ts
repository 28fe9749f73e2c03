/** What open data may tell of: kinds of sights, and what a plan needs around them. */
import type { Tag } from '../../destinations/rules/tags.ts';

const SIGHT_KINDS = [
  'museum',
  'gallery',
  'castle',
  'ruins',
  'worship',
  'monument',
  'zoo',
  'theme_park',
  'park',
  'viewpoint',
  'beach',
  'square',
  'market',
  'stage',
  'library',
  'bridge',
  'waterfall',
  'cave',
  'peak',
  'attraction',
  'artwork',
  'memorial',
  'ski',
  'bath',
  'lake',
  'ice_rink',
  'golf',
  'nightlife',
  /** Only Wikivoyage tells of it. */
  'listed',
] as const;
export type SightKind = (typeof SIGHT_KINDS)[number];

/** Where people sleep and arrive, and what the parts of a town are called. */
export type AroundKind = 'hotel' | 'station' | 'airport' | 'quarter';
export type PlaceKind = SightKind | AroundKind;

/** What tags tell of a sight. `base` is how much a first visitor would miss one of its kind. */
export interface ToldKind {
  readonly kind: PlaceKind;
  readonly base: number;
  readonly tags: readonly Tag[];
  /** Counts only with an entity, an article or a listing as heritage. */
  readonly needsProof?: boolean;
}

export type CityKind = 'city' | 'town' | 'village' | 'island';

export const isSight = (kind: string): kind is SightKind => SIGHT_KINDS.some((sight) => sight === kind);

/** Enough to be planned with. */
export const LEAST_IMPORTANCE = 0.25;
