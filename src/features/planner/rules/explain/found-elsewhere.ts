/** Where one finds what our list lacks, by its kind. */
import type { Tag } from '../../../destinations/rules/tags.ts';
import type { Elsewhere } from '../../copy/wish-ledger.ts';
import { KITCHENS } from '../select/match-keywords.ts';

const LAND: readonly Tag[] = [
  ...(['beach', 'swim', 'island', 'river', 'lake', 'canal', 'waterfall', 'cave', 'forest', 'jungle'] as const),
  ...(['mountain', 'volcano', 'desert', 'nature', 'viewpoint', 'waterfront', 'seasonal'] as const),
];
const ON_STAGE: readonly Tag[] = [
  ...(['music', 'live-music', 'jazz', 'blues', 'country', 'fado', 'flamenco', 'opera', 'classical'] as const),
  ...(['theatre', 'musical', 'comedy', 'dance', 'cinema'] as const),
];
const IN_A_GLASS: readonly Tag[] = ['bar', 'cocktails', 'beer', 'wine', 'natural-wine', 'nightclub', 'pub'];

/** Nobody finds a volcano by asking. */
export function foundElsewhere(tags: readonly Tag[], wish: string): Elsewhere | null {
  const isOf = (sorts: readonly Tag[]) => tags.some((tag) => sorts.includes(tag));
  if (isOf(LAND)) return null;
  if (isOf(['sport', 'stadium']) || A_MATCH.test(wish)) return 'club';
  if (isOf(ON_STAGE)) return 'program';
  if (isOf(['tour'])) return 'guide';
  return tags.some((tag) => KITCHENS.has(tag)) || isOf(IN_A_GLASS) ? 'table' : 'office';
}
const A_MATCH = /\b(?:football|soccer|match)\b/i;
