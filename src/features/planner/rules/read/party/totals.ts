/** How many they are in all: "12 of us", "group of 6", "a 5-person family". */
import { countsSomething } from './age-phrases.ts';
import { isListOfAges, withAges } from './ages-of-people.ts';
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
  const pupils = row.has(at, 'class-of') ? row.count(at + 1) : null;
  if (pupils && pupils.count < 60 && !countsSomething(row.items, pupils.to))
    return withAges(row, { kind: 'student', count: pupils.count, isCounted: true, value: 'pupil', to: pupils.to }, at);
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

/** "Retired nurses, about 12", "the whole clan - 14", "big family, 9 or so": how many those named by one word are. */
export function isNumberOfGroup(row: Row, at: number, to: number, before: readonly PersonMention[]): boolean {
  const [group] = before;
  if (!row.isHome || !group || before.length > 1 || group.isCounted || group.count === 1) return false;
  const mark = ABOUT.test(row.items[at - 1]?.text ?? '') ? at - 2 : at - 1;
  const isLast = row.endsClause(to) || /^or(?: so)?$/.test(row.items[to]?.text ?? '');
  const count = row.number(at) ?? 0;
  return (
    NAMED_AT_ONCE.includes(group.kind) &&
    mark >= group.to &&
    row.same(mark, at) &&
    /^[,:(–—-]$/.test(row.items[mark]?.text ?? '') &&
    isLast &&
    count > 2 &&
    count < (group.kind === 'family' ? 40 : 20)
  );
}
const NAMED_AT_ONCE: readonly FoundMention['kind'][] = ['teacher', 'adult', 'family', 'group'];
const ABOUT =
  /^(?:about|around|roughly|approx|approximately|some|ca|circa|etwa|ungefahr|environ|unos|unas|cerca|ongeveer|omkring)$/;

/** "My son brings a friend, so two adults and two teens": those are all of them. */
function isSumOfAll(row: Row, at: number, { kind, isCounted, to }: FoundMention): boolean {
  const next = row.skipJoint(to);
  const young = row.count(next);
  const isLedIn = row.has(at - 1, 'therefore', 'sum-result') && row.same(at - 1, at);
  const isYoung =
    young !== null && (row.isNounAhead(young.to, ['child', 'children', 'youngster']) || row.has(young.to, 'age-unit'));
  return row.isHome && kind === 'adult' && isCounted === true && isLedIn && isYoung;
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
  const isOfGroup = kind === 'total' && isNumberOfGroup(row, at, to, before);
  const isSum = isSumOfAll(row, at, { kind, count, to, ...(isCounted === undefined ? {} : { isCounted }) });
  if (isSum && before.length > 0) {
    for (const each of before) row.reader.ledger.claim('party', '', each.from, each.to);
    return { kind, count, isCounted: true, to };
  }
  const isWhole = isIf || isApart || isOfGroup || (isCounted === true && (says(to) || says(at - 1)));
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

/** "Lisbon in May, for two": all that a sentence told in the first field says of who comes along. */
export function forSoMany(row: Row, at: number): FoundMention | null {
  const count = row.number(at);
  const isTold = row.items[at]?.field === 'destination' && row.has(at - 1, 'for-whom') && row.same(at - 1, at);
  if (row.isHome || !isTold || count === undefined || count === 0 || count > 40) return null;
  // "For two in May"; but "for 3, maybe 4 nights" is a length.
  const isOver = row.endsClause(at + 1) || /^(?:in|im|en)$/.test(row.items[at + 1]?.text ?? '');
  const isLength = [2, 3, 4].some((ahead) => row.same(at + ahead, at) && row.has(at + ahead, 'stay-unit'));
  if (!isOver || isLength) return null;
  return { kind: 'total', count, isCounted: true, value: 'group', to: at + 1 };
}
