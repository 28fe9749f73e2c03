/** How many they are in all: "12 of us", "group of 6", "a 5-person family". */
import { countsSomething } from './age-phrases.ts';
import { isListOfAges } from './ages-of-people.ts';
import { type Row, saysWith } from './party-row.ts';
import type { FoundMention, PersonMention } from './person-mention.ts';
import { afterNoun } from './person-nouns.ts';

/** "12 of us", "group of 6", "we are 5", "zu dritt". */
export function total(row: Row, at: number): FoundMention | null {
  const count = row.count(at);
  if (count && row.has(count.to, 'of-us')) {
    const isPart = /^(?:is|are|can|has|have|eats?|do|does|was|were)$/.test(row.items[count.to + 1]?.text ?? '');
    return isPart ? null : { kind: 'total', count: count.count, isCounted: true, to: count.to + 1 };
  }
  // "Six lads, maybe seven if Jonno gets his leave": beds for the most of them.
  if (count && row.isHome && row.isIf(count.to) && row.same(at - 1, at))
    return { kind: 'total', count: count.count, isCounted: true, value: 'if', to: count.to };
  const several = row.items[at]?.senses.get('count-of');
  if (several !== undefined && !countsSomething(row.items, at + 1))
    return { kind: 'total', count: Number(several), isCounted: true, to: at + 1 };
  // "A string quartet"
  const players = row.isHome ? row.items[at]?.senses.get('ensemble') : undefined;
  if (players !== undefined)
    return { kind: 'total', count: Number(players), isCounted: true, value: 'group', to: at + 1 };
  const value = row.has(at, 'family-of')
    ? 'family'
    : row.has(at, 'total-of')
      ? 'group'
      : row.has(at, 'we-are')
        ? 'we'
        : '';
  if (value !== '') {
    let next = at + 1;
    while (
      row.has(next, 'article') ||
      row.has(next, 'total-of') ||
      /^(?:of|in|zu|a|:|=|only|just|about|around)$/.test(row.items[next]?.text ?? '')
    ) {
      if (row.number(next) !== undefined) break;
      next++;
    }
    const said = row.same(next, at) ? row.count(next) : null;
    if (!said || said.count === 0 || row.has(said.to, 'age-unit', 'turning')) return null;
    // "My brother, his wife and us 3"
    if (value === 'we' && row.isHome && row.has(at - 1, 'joiner') && next === at + 1 && row.endsClause(said.to))
      return { kind: 'adult', count: said.count, isCounted: true, to: said.to };
    // "Us: 67, 65"
    if (value === 'we' && isListOfAges(row, next)) return null;
    // "Family with 2 kids" and "we are 2 adults" count what stands behind the number.
    let to = said.to;
    if (row.isNounAhead(to, ['people', 'of-us'])) to = afterNoun(row, to);
    else if (countsSomething(row.items, to) || row.items[to]?.senses.has('number')) return null;
    else if (value === 'we' && !row.endsClause(to)) return null;
    return { kind: 'total', count: said.count, isCounted: true, value: value === 'we' ? 'group' : value, to };
  }
  // "Our daughter is 19 and comes with us, so three"
  const isSum =
    row.isHome &&
    row.has(at - 1, 'therefore', 'sum-result') &&
    row.same(at - 1, at) &&
    !row.items.some(({ field, senses }) => field === row.items[at]?.field && senses.has('drops-out'));
  if (isSum && count && count.count > 1 && count.count < 40 && row.endsClause(count.to))
    return { kind: 'total', count: count.count, isCounted: true, value: 'group', to: count.to };
  return familyOfNumber(row, at);
}

/** "4-köpfige Familie", "a 5-person family", "5er-Gruppe". */
function familyOfNumber(row: Row, at: number): FoundMention | null {
  const count = row.number(at);
  if (count === undefined || count < 2) return null;
  if (row.has(at + 1, 'person-group'))
    return {
      kind: 'total',
      count,
      isCounted: true,
      value: row.has(at + 2, 'family') ? 'family' : 'group',
      to: at + (row.has(at + 2, 'family') ? 3 : 2),
    };
  if (row.has(at + 1, 'people') && row.has(at + 2, 'family'))
    return { kind: 'total', count, isCounted: true, value: 'family', to: at + 3 };
  return null;
}

const APPOSED: readonly FoundMention['kind'][] = ['adult', 'total', 'teacher', 'pair'];
const MANY: readonly FoundMention['kind'][] = ['friend', 'group', 'kin'];
const isOfWriter = (before: readonly PersonMention[]) => before.some(({ kind }) => kind === 'self' || kind === 'pair');

function isApposed(row: Row, at: number, kind: FoundMention['kind']): boolean {
  // "Both teachers"
  const mark = row.has(at - 1, 'pair', 'filler') && !row.has(at - 1, 'joiner') ? at - 2 : at - 1;
  return APPOSED.includes(kind) && row.same(mark, at) && /^[,:(–—]$/.test(row.items[mark]?.text ?? '');
}

/** "My husband and I, two old men", "dad and me: two blokes": as many as were named, and the writer among them. */
export function isSameAgain(
  row: Row,
  at: number,
  { kind, count, to }: FoundMention,
  before: readonly PersonMention[],
): boolean {
  const named = before.reduce((sum, each) => sum + each.count, 0);
  if (!isApposed(row, at, kind) || count < 2 || count !== named || !isOfWriter(before)) return false;
  // "My wife and I plus our daughter's family (two adults)"
  if (before.some((each) => each.isCounted || each.kind === 'family')) return false;
  row.reader.ledger.claim('party', '', at, to);
  return true;
}

/** "My mates and me, five blokes in total", "a group of girls, eight if Meg makes it": the number of those told before it. */
export function wholeNumber(
  row: Row,
  at: number,
  { kind, value, count, isCounted, to }: FoundMention,
  before: readonly PersonMention[],
): FoundMention | null {
  const says = (near: number) => row.same(near, at) && row.items[near]?.senses.get('basis') === 'group';
  const isIf = value === 'if';
  // "My roommates and me, four women"
  const isOpen = before.some((each) => each.count === 0 || (!each.isCounted && MANY.includes(each.kind)));
  const isApart =
    isApposed(row, at, kind) && isCounted === true && isOpen && isOfWriter(before) && count > before.length;
  const isWhole = isIf || isApart || (isCounted === true && (says(to) || says(at - 1)));
  const isOfAll = ['adult', 'friend', 'total', 'youngster'].includes(kind) && before.length > 0;
  if (!isWhole || !isOfAll || before.some((each) => each.kind === 'child' || each.count > count)) return null;
  for (const each of before) row.reader.ledger.claim('party', '', each.from, each.to);
  return { kind: 'total', count, isCounted: true, value: 'group', to: says(to) ? to + 1 : to };
}

/** "Us and another couple", "us plus 2 friends": two, and those. */
export function isBesideFriends(row: Row, at: number): boolean {
  if (!row.isHome || !(row.has(at, 'joiner') || saysWith(row.items[at]) || row.items[at]?.text === '+')) return false;
  const next = row.items[at + 1];
  const noun = next?.number !== undefined || next?.senses.has('article') || next?.text === 'another' ? at + 2 : at + 1;
  return noun > at + 1 && row.same(noun, at) && row.isNounAhead(noun, ['couple', 'friend']);
}
