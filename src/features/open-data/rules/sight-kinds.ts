/** What open data may tell of: kinds of sights, and what a plan needs around them. */
import { wordList } from '../../../shared/word-list.ts';
import type { Tag } from '../../destinations/rules/tags.ts';

const SIGHT_KINDS = [
  ...wordList('museum gallery castle ruins worship monument zoo theme_park park viewpoint beach square market'),
  ...wordList('stage library bridge waterfall cave peak attraction artwork memorial harbour ski bath lake'),
  ...wordList('ice_rink golf nightlife'),
  /** Only Wikivoyage tells of it. */
  'listed',
] as const;
export type SightKind = (typeof SIGHT_KINDS)[number];

/** Where people sleep, arrive and hike, and what the parts of a town and the hamlets and valleys around it are called. */
export type AroundKind = 'hotel' | 'station' | 'airport' | 'quarter' | 'area' | 'trail';
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

const ON_WISH: ReadonlySet<string> = new Set<SightKind>(['ski', 'ice_rink', 'golf', 'nightlife']);
/** Only somebody who asks for it goes there: it fills nobody else's days. */
export const isOnWish = (kind: PlaceKind) => ON_WISH.has(kind);
/** On a plan, whatever the traveller likes. A stage is where one looks up what is on. */
export const fillsDays = (kind: PlaceKind) => isSight(kind) && kind !== 'stage' && !isOnWish(kind);

/** Least importance of a sight that one comes for. What the map tells no more of than kind and name reaches less. */
export const LEAST_IMPORTANCE = 0.25;
