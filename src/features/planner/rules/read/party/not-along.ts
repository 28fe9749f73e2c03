/** Who is spoken of and does not come along. */
import { isEnd } from '../negation.ts';
import type { FoundMention } from './mention.ts';
import type { Row } from './party-items.ts';

/** "Afraid of dogs", "dog phobia": none comes along. */
export const isFeared = (row: Row, at: number, to: number) =>
  [at - 1, at - 2, at - 3, to].some((near) => row.has(near, 'afraid') && row.same(near, at));

const AWAY = ['stays-away', 'hosted'];

/** "A friend told us about it", "my sister lives there": they do not come along. */
export function isElsewhere(row: Row, at: number, { kind, isCounted, to }: FoundMention): boolean {
  if ((isCounted && kind !== 'child') || !['friend', 'kin', 'parents', 'child', 'adult', 'one-person'].includes(kind))
    return false;
  let next = to;
  while (row.has(next, 'filler', 'copula') && !row.has(next, ...AWAY) && row.same(next, to - 1) && next < to + 2)
    next++;
  if (!row.has(next, ...AWAY) || isEnd(row.items, next)) return false;
  // "The kids stay with my parents": no bed of this trip, and nobody more.
  row.reader.ledger.claim('', '', at, to);
  row.reader.ledger.claim('', '', next, next + 1);
  return true;
}
