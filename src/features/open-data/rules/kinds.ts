/** What open data may tell of: kinds of sights, and what a plan needs around them. */

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
  /** Only Wikivoyage tells of it. */
  'listed',
] as const;
export type SightKind = (typeof SIGHT_KINDS)[number];

/** Where people sleep and arrive, and what the parts of a town are called. */
export type AroundKind = 'hotel' | 'station' | 'airport' | 'quarter';
export type PlaceKind = SightKind | AroundKind;

export type CityKind = 'city' | 'town' | 'village' | 'island';

export const isSight = (kind: string): kind is SightKind => SIGHT_KINDS.some((sight) => sight === kind);

/** Enough to be planned with. */
export const LEAST_IMPORTANCE = 0.25;
