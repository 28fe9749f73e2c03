/** Households told by whose they are: "my brother's family", "both our parents". */
import type { PersonMention } from './person-mention.ts';

export const SPOUSES: ReadonlySet<string> = new Set(['husband', 'wife', 'partner']);

/** "Me and my brother's family": two grown-ups beside the others, and children where none are told. */
export function withTheirs(all: readonly PersonMention[]): readonly PersonMention[] {
  if (all.length < 2) return all;
  return all.flatMap((each, at) => {
    if (each.value !== 'theirs') return [each];
    const next = all[at + 1];
    const isTold = next?.isCounted && ['adult', 'total', 'couple'].includes(next.kind) && next.link !== 'plus';
    if (isTold) return [each];
    const two = { ...each, kind: 'kin', count: 2, isCounted: true } as const;
    const hasChildren = all.some(({ kind }) => kind === 'child' || kind === 'ages');
    return hasChildren ? [two] : [two, { ...each, kind: 'child', count: 2, value: 'child', owner: 'their' } as const];
  });
}

/** "My wife, me and both our parents", "3 lads and their dads": those of each of them. */
export function ofBothSides(all: readonly PersonMention[]): readonly PersonMention[] {
  const isWed = all.some(({ kind, value }) => (kind === 'kin' && SPOUSES.has(value)) || kind === 'couple');
  return all.map((each, at) => {
    if (each.value === 'both-sides') return { ...each, count: isWed ? 4 : 2 };
    // "3 lads and their dads": one of each.
    const before = all[at - 1];
    const isOfEach = each.kind === 'kin' && each.owner === 'their' && !each.isCounted && each.count === 2;
    return isOfEach && before?.isCounted && before.count > 1 && each.link === 'plus'
      ? { ...each, count: before.count }
      : each;
  });
}
