/** Where the facts come from: our own guides of the places, then authorities. At most five, none twice. */
import type { PricedDraft } from '../brief.ts';

const MOST = 5;

export function citationsOf(drafts: readonly PricedDraft[]): string[] {
  const knowns = [...new Set(drafts.flatMap(({ brief }) => brief.segments.map(({ known }) => known)))];
  const own = knowns.slice(0, 2).map(({ id }) => `/guides/${id}`);
  const authorities = knowns.flatMap(({ facts }) =>
    [facts.climate.source, ...facts.authorities].map(({ url }, rank) => ({ url, rank })),
  );
  const ranked = authorities.toSorted((a, b) => a.rank - b.rank).map(({ url }) => url);
  return [...new Set([...own, ...ranked])].slice(0, MOST);
}
