/** Who is spoken of and does not come along. */
import { isEnd } from '../negation.ts';
import { type Row, saysWith } from './party-row.ts';
import type { FoundMention } from './person-mention.ts';

/** "Afraid of dogs", "dog phobia": none comes along. */
export const isFeared = (row: Row, at: number, to: number) =>
  [at - 1, at - 2, at - 3, to].some((near) => row.has(near, 'afraid') && row.same(near, at));

const AWAY = ['stays-away', 'hosted', 'drops-out'];

/** "A friend told us about it", "my sister lives there": they do not come along. */
export function isElsewhere(row: Row, at: number, { kind, isCounted, to }: FoundMention): boolean {
  if (
    (isCounted && kind !== 'child') ||
    !['friend', 'kin', 'parents', 'child', 'adult', 'one-person', 'pet'].includes(kind)
  )
    return false;
  let next = to;
  while (row.has(next, 'filler', 'copula') && !row.has(next, ...AWAY) && row.same(next, to - 1) && next < to + 2)
    next++;
  if (!row.has(next, ...AWAY) || isEnd(row.items, next)) return isCalledOff(row, at, to);
  const hosts = afterHosts(row, next);
  // "My sister is with us"
  if (hosts === next + 1 && ENDS_WITH.test(row.items[next]?.text ?? '')) return false;
  // "The kids stay with my parents": no bed of this trip, and nobody more.
  row.reader.ledger.claim('', '', at, to);
  row.reader.ledger.claim('', '', next, hosts);
  return true;
}

/** "The kids stay with my in-laws": one past those with whom. */
export function afterHosts(row: Row, at: number): number {
  // "Grandma stays home with the dog"
  const isWith = saysWith(row.items[at + 1]) && row.same(at + 1, at);
  if (!isWith && !ENDS_WITH.test(row.items[at]?.text ?? '')) return at + 1;
  let next = isWith ? at + 2 : at + 1;
  while (row.same(next, at) && row.has(next, 'possessive', 'article')) next++;
  return row.same(next, at) && row.has(next, ...PERSONS) ? next + 1 : at + 1;
}

const ENDS_WITH = / (?:with|bei|chez|con|com|da|dai|hos)$/;
const PERSONS = ['pet', 'pets', 'friend', 'kin', 'kins', 'parents', 'child', 'children', 'family'];
const FAR = 16;

/** "And my mother, but only for a night, no, she isn't coming": taken back further on, before anybody else is named. */
function isCalledOff(row: Row, at: number, to: number): boolean {
  for (let next = to; next < to + FAR && row.same(next, at) && !row.has(next, ...PERSONS); next++) {
    const isAbsent = row.items[next]?.senses.get('stays-away') === 'absent' || row.has(next, 'drops-out');
    if (!isAbsent || !row.has(next - 1, 'third-person')) continue;
    row.reader.ledger.claim('', '', at, next + 1);
    return true;
  }
  return false;
}
