/** "Kyle can't make it any more, so three", "Lucy is joining, we'll be four": how many are left, or come, after it. */
import { isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';
import { countsSomething } from './age-phrases.ts';
import { Row } from './party-row.ts';
import type { PersonMention } from './person-mention.ts';
import type { Roster } from './roster.ts';

/** How far the number stands from what happened. */
const NEAR = 9;
const MOST_GONE = 4;
const MOST_MORE = 6;

export function headcountChange(
  reader: Reader,
  mentions: readonly PersonMention[],
  { adults, children }: Roster,
): {
  readonly adults: number;
  readonly children?: readonly number[];
  readonly from: number;
  readonly to: number;
} | null {
  const row = new Row(reader, { tripYear: 0, isLateInYear: false }, true);
  const heads = adults + children.length;
  const told = (at: number) => mentions.some(({ from, to }) => from <= at && at < to);
  const fits = (count: number, isLess: boolean) =>
    count - children.length > 0 &&
    (isLess ? count < heads && count >= heads - MOST_GONE : count > heads && count <= heads + MOST_MORE);
  for (const [at, { senses }] of row.items.entries()) {
    const isLess = senses.has('drops-out');
    if (!(isLess || senses.has('joins')) || reader.polarity[at] === 'unwanted') continue;
    for (const next of nearest(row, at)) {
      const said = told(next) ? null : row.count(next);
      if (said && fits(said.count, isLess) && isNumberOfPeople(row, next, said.to))
        return { adults: said.count - children.length, from: Math.min(at, next), to: Math.max(at + 1, said.to) };
    }
    // "Marco can't come." ends there; "Marco can't come to the museum" does not.
    const isOver =
      senses.get('drops-out') === 'yes' ? !row.has(at + 1, 'preposition', 'article') : isEnd(row.items, at + 1);
    const child = isLess && isOver ? childGone(row, at, children) : null;
    if (child !== null)
      return { adults, children: children.filter((_, index) => index !== child), from: at - 1, to: at + 1 };
    // "Six of us, no wait, five, Omar can't make it" has counted without him.
    const own = row.items.filter(({ field }) => field === row.items[at]?.field);
    const revised = own.findIndex((item) => item.senses.has('revised'));
    const isCounted = revised >= 0 && own.slice(revised).some(({ number }) => number !== undefined);
    const gone = isLess && isOver && !isCounted ? goneAt(row, at, mentions) : 0;
    // "Three of us - was four but Ben dropped out"
    const isTold = row.items.some(({ field, number }) => field === row.items[at]?.field && number === heads + gone);
    if (gone > 0 && !isTold && fits(heads - gone, true)) return { adults: adults - gone, from: at - 1, to: at + 1 };
  }
  return null;
}

const LEADS = [
  ...(['filler', 'we-are', 'revised', 'correction', 'self', 'preposition', 'joiner', 'decision', 'copula'] as const),
  ...(['because', 'contrast'] as const),
];

/** What follows in the field first, then what stands before. */
function nearest({ items }: Row, at: number): readonly number[] {
  const steps = Array.from({ length: NEAR }, (_, index) => index + 1);
  return [...steps.map((step) => at + step), ...steps.map((step) => at - step)].filter(
    // "Two of us had to cancel" says who.
    (next) => items[next]?.field === items[at]?.field && !(next === at - 2 && items[at - 1]?.senses.has('of-us')),
  );
}

/** "So three", "we are 5", "make that 7, Ben is out", "jetzt nur noch drei". */
function isNumberOfPeople(row: Row, at: number, to: number): boolean {
  const isOpen = row.endsClause(to) || row.has(to, 'filler', 'people', 'adult', 'friend', 'of-us');
  const isOther = countsSomething(row.items, to) && !row.has(to, 'people', 'adult', 'friend', 'of-us');
  const isLedIn = isEnd(row.items, at) || row.has(at - 1, ...LEADS) || row.items[at - 1]?.kind === 'mark';
  return isOpen && !isOther && isLedIn && !row.has(to, 'age-unit', 'month', 'stay-unit');
}

/** "The 12-year-old isn't coming after all": which of the children. */
function childGone(row: Row, at: number, children: readonly number[]): number | null {
  for (let before = at - 1; before > at - FEW_WORDS && !isEnd(row.items, before + 1); before--) {
    const years = row.number(before);
    if (years === undefined) continue;
    const index = children.indexOf(years);
    return index >= 0 && row.has(before + 1, 'age-unit') ? index : null;
  }
  return null;
}
const FEW_WORDS = 6;

/** Of whom it is said: a name, "two of us", somebody of those who were told. */
function goneAt(row: Row, at: number, mentions: readonly PersonMention[]): number {
  let who = at - 1;
  while (who > at - 4 && row.has(who, 'filler', 'third-person') && !isEnd(row.items, who)) who--;
  if (!row.same(who, at) || isEnd(row.items, who + 1)) return 0;
  if (row.has(who, 'pair')) return 2;
  if (row.has(who, 'of-us')) return row.count(who - 1)?.count ?? 0;
  if (row.has(who, 'subset')) return 1;
  // "Two dropped out", "one couple can't make it"
  const couples = row.has(who, 'couple') ? row.count(who - 1) : null;
  if (couples) return 2 * couples.count;
  const bare = row.items[who]?.kind === 'word' ? row.number(who) : undefined;
  if (bare !== undefined && (isEnd(row.items, who) || row.items[who - 1]?.kind === 'mark')) return bare;
  const kin = row.items[who]?.senses.get('kin');
  if (kin !== undefined) return mentions.some(({ kind, value }) => kind === 'kin' && value === kin) ? 1 : 0;
  return row.isName(who) ? 1 : 0;
}
