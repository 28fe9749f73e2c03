/** Which guides a search finds. */
import { REGIONS, type Region } from '../../destinations/rules/regions.ts';
import { GUIDE_TOPICS, type GuideTopic } from './guide-topics.ts';

export const ALL_REGIONS = 'all';

export type RegionChoice = Region | typeof ALL_REGIONS;

/** What the address asks for; anything else is everything. */
export function regionFrom(asked: string | null): RegionChoice {
  return REGIONS.find((region) => region === asked) ?? ALL_REGIONS;
}

export interface Findable {
  readonly region: Region;
  /** All names of the place, also in other languages, and those of its towns. */
  readonly names: readonly string[];
  readonly chapters: Readonly<Record<GuideTopic, { readonly points: readonly string[] }>>;
}

/** The guides in which every word of the wish stands, those named so first; in their own order otherwise. */
export function guidesFor<G extends Findable>(guides: readonly G[], wish: string, region: RegionChoice): G[] {
  const words = folded(wish).split(/\s+/).filter(Boolean);
  const found = guides.flatMap((guide) => {
    if (region !== ALL_REGIONS && guide.region !== region) return [];
    const names = folded(guide.names.join(' '));
    if (words.every((word) => names.includes(word))) return [{ guide, rank: 0 }];
    const text = folded(GUIDE_TOPICS.flatMap((topic) => guide.chapters[topic].points).join(' '));
    return words.every((word) => names.includes(word) || text.includes(word)) ? [{ guide, rank: 1 }] : [];
  });
  return found.toSorted((a, b) => a.rank - b.rank).map(({ guide }) => guide);
}

/** Small letters without their marks: "Jacó" is found as "jaco". */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
