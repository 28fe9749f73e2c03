/** For whom and per what a sum is said: "each", "pppn", "a night per room", "por dia y persona", 1泊1人. */

import { isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';
import type { Item } from '../tagged-tokens.ts';
import type { Amount } from './amounts.ts';
import { AND } from './spoken-numbers.ts';

export interface PriceBasis {
  readonly share?: 'person' | 'couple' | 'room' | 'group';
  readonly times?: 'night' | 'day' | 'week';
}
type Unit = NonNullable<PriceBasis['share'] | PriceBasis['times']>;

const AHEAD = 10;
const BEHIND = 6;

/** `others`: every sum, so that none takes the words of the next. */
export function priceBasisOf(
  reader: Reader,
  { from, to, field }: Amount,
  others: readonly Amount[],
): PriceBasis & { readonly used: readonly number[] } {
  const { items } = reader;
  const starts = new Set(others.map((other) => other.from));
  const ends = new Set(others.map((other) => other.to));
  const ahead = stretch(to, (at) => at < to + AHEAD && at < items.length && !isEnd(items, at) && !starts.has(at));
  const found = gather(items, ahead, to);
  let start = from;
  while (start > from - BEHIND && start > 0 && !isEnd(items, start) && !ends.has(start)) start--;
  const behind = gather(
    items,
    stretch(start, (at) => at < from),
    from,
  );
  const near = merged(atEach(items, from) ?? merged(found, behind), { used: timesAt(items, to) });
  const isAlone = others.every((other) => other.field !== field || (other.from === from && other.to === to));
  if (!isAlone || (near.share !== undefined && near.times !== undefined)) return near;
  // "1500 euros. That is per person."
  const first = items.findIndex((item) => item.field === field);
  const last = items.findLastIndex((item) => item.field === field);
  const anywhere = gather(
    items,
    stretch(first, (at) => at <= last).filter((at) => at < from || at >= to),
    to,
  );
  return near.share === undefined && near.times === undefined ? anywhere : near;
}

/** "6 nights @ £120", "5 days at $300": what one of them costs. */
function atEach(items: readonly Item[], from: number): Found | null {
  const unit = items[from - 2]?.senses.get('stay-unit') ?? unitAt(items, from - 2);
  const isCounted = /^(?:@|at|zu|a|à)$/.test(items[from - 1]?.text ?? '') && items[from - 3]?.number !== undefined;
  return isCounted && (unit === 'night' || unit === 'day') ? { times: unit, used: [from - 1] } : null;
}

/** "£120 a night x 6": how often, which is known by now. */
function timesAt(items: readonly Item[], to: number): readonly number[] {
  const at = [to, to + 1, to + 2, to + 3].find(
    (next) => /^[x×*]$/.test(items[next]?.text ?? '') && !isEnd(items, next),
  );
  return at !== undefined && items[at + 1]?.number !== undefined ? [at, at + 1] : [];
}

function stretch(from: number, isIn: (at: number) => boolean): number[] {
  const row: number[] = [];
  for (let at = from; isIn(at); at++) row.push(at);
  return row;
}

type Found = PriceBasis & { readonly used: readonly number[] };

const merged = (one: Found, other: Found): Found => ({
  ...other,
  ...one,
  used: [...one.used, ...other.used],
});

function gather(items: readonly Item[], row: readonly number[], touching: number): Found {
  let share: PriceBasis['share'];
  let times: PriceBasis['times'];
  const used: number[] = [];
  let last = touching;
  const take = (unit: Unit, from: number, to: number) => {
    if (unit === 'night' || unit === 'day' || unit === 'week') times ??= unit;
    else share ??= unit;
    for (let at = from; at < to; at++) used.push(at);
    last = to;
  };
  for (const at of row) {
    if (at < last && used.includes(at)) continue;
    const item = items[at];
    // 1人15万円 is said of each, as nobody's number.
    const isEnded = isEnd(items, at + 1);
    // "1500 cada", "15.000 hver"
    const isEach = isEnded && at === touching && item?.senses.get('share') === 'each';
    const said = item?.text === '1 人' || isEach ? 'person' : item?.senses.get('basis');
    const units = said?.split('-') as readonly Unit[] | undefined;
    if (units && (isEnded || (items[at + 1]?.text !== 'way' && !unitAt(items, at + 1)))) {
      for (const unit of units) take(unit, at, at + 1);
      continue;
    }
    const per = perAt(items, at, last, used.length > 0);
    if (per) take(per.unit, at, per.to);
  }
  return { ...(share ? { share } : {}), ...(times ? { times } : {}), used };
}

const unitAt = (items: readonly Item[], at: number) => items[at]?.senses.get('price-unit') as Unit | undefined;

/** "Pro Dame", "par copine": per anybody is per person. */
const ONE_OF_THEM = ['adult', 'friend', 'kin', 'child', 'teacher'] as const;
const unitOfPer = (items: readonly Item[], at: number): Unit | undefined =>
  unitAt(items, at) ?? (ONE_OF_THEM.some((type) => items[at]?.senses.has(type)) ? 'person' : undefined);

/** "per person", "/night", "a head" right behind the sum, "y persona" behind another unit, 1泊, 人あたり. */
function perAt(
  items: readonly Item[],
  at: number,
  last: number,
  isBehindUnit: boolean,
): { unit: Unit; to: number } | null {
  const item = items[at];
  if (!item) return null;
  const own = unitAt(items, at);
  if (own && (at === last || items[at + 1]?.senses.has('per') || (item.joint === '' && items[at - 1]?.number === 1)))
    return { unit: own, to: items[at + 1]?.senses.has('per') && !unitAt(items, at + 2) ? at + 2 : at + 1 };
  const isJoined = isBehindUnit && at === last && (AND.test(item.text) || item.text === ',');
  const isPer =
    item.senses.has('per') && (!item.senses.has('article') || at === last || items[at - 1]?.senses.has('expense'));
  if (!isPer && !isJoined) return null;
  const next = items[at + 1]?.senses.has('article') || (isJoined && items[at + 1]?.senses.has('per')) ? at + 2 : at + 1;
  const unitOf = isPer ? unitOfPer : unitAt;
  const unit = items[next]?.field === item.field ? unitOf(items, next) : undefined;
  return unit ? { unit, to: next + 1 } : null;
}
