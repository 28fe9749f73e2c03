/** Who is spoken of and does not come along. */
import { isEnd } from '../clause-ends.ts';
import { type Row, saysWith } from './party-row.ts';
import type { FoundMention, PersonMention } from './person-mention.ts';

/** "Afraid of dogs", "dog phobia": none comes along. */
export const isFeared = (row: Row, at: number, to: number) =>
  [at - 1, at - 2, at - 3, to].some((near) => row.has(near, 'afraid') && row.same(near, at));

const RELATED: readonly FoundMention['kind'][] = ['friend', 'kin', 'parents', 'child'];

/** "Visiting our daughter": where they go, and not who goes. */
const isVisited = (row: Row, at: number) => row.has(at - 1, 'visits') && row.same(at - 1, at);

/** "They join us for the turkey only", "is coming for dinner": a part of a day, and no bed of this trip. */
export function mealAt(items: Row['items'], joins: number): number | undefined {
  for (let at = joins + 1; at < joins + MEAL && !isEnd(items, at) && items[at]?.text !== ','; at++) {
    if (items[at]?.senses.has('stay-unit')) return undefined;
    if (items[at]?.senses.has('only') || items[at]?.senses.has('one-meal')) return at;
  }
  return undefined;
}
const MEAL = 7;

/** "Grandma looks after the cat", "la abuela cuida al gato": it stays where it is. */
function isMinded(row: Row, at: number): boolean {
  let before = at - 1;
  while (row.same(before, at) && row.has(before, 'possessive', 'article')) before--;
  return row.same(before, at) && row.items[before]?.senses.get('left-behind') === 'minds';
}

const AWAY = ['stays-away', 'hosted', 'drops-out'];

/** "A friend told us about it", "my sister lives there": they do not come along. */
export function isAbsent(row: Row, at: number, { kind, isCounted, to }: FoundMention): boolean {
  if ((kind === 'group' || RELATED.includes(kind)) && isVisited(row, at)) {
    row.reader.ledger.claim('', '', at - 1, to);
    return true;
  }
  if (kind === 'pet' && isMinded(row, at)) return true;
  if (
    (isCounted && kind !== 'child') ||
    ![...RELATED, 'adult', 'one-person', 'youngster', 'group', 'pet'].includes(kind)
  )
    return false;
  // "Grandma looks after the cat"
  if (row.items[to]?.senses.get('left-behind') === 'minds' && row.same(to, at)) {
    row.reader.ledger.claim('', '', at, to + 1);
    return true;
  }
  const joins = [to, to + 1].find((next) => row.has(next, 'joins') && row.same(next, at));
  const meal = joins === undefined ? undefined : mealAt(row.items, joins);
  if (meal !== undefined) {
    row.reader.ledger.claim('', '', at, meal + 1);
    return true;
  }
  const kept = elsewhere(row, to);
  if (kept !== undefined) {
    row.reader.ledger.claim('', '', at, kept);
    return true;
  }
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

const AT = /^(?:with|at|to|round|bei|beim|zu|zur|zum|chez|con|da|dal|dalla|dai|a|al|na|no|com|bij|naar|hos|til|に)$/;
const SMALL = ['filler', 'copula', 'third-person', 'preposition', 'possessive', 'article'];
const HOME = ['friend', 'kin', 'kins', 'parents', 'family', 'own-home'];

/** "Our daughter goes to her granny", "the kids at my sister's", 子供は祖母に預けます: one past those who have them meanwhile. */
function elsewhere(row: Row, to: number): number | undefined {
  let [verb, isAt] = [-1, false];
  const isOver = (next: number) => !row.same(next, to - 1) || isEnd(row.items, next);
  for (let next = to; next < to + 7 && !(next > to && isOver(next)) && row.same(next, to - 1); next++) {
    const text = row.items[next]?.text ?? '';
    // Portuguese "e" is "and" as well as "is".
    const isVerb = row.has(next, 'remains', 'copula') && !row.has(next, 'joiner');
    if (isVerb || (next === to && AT.test(text) && row.has(next + 1, 'own-home'))) verb = next;
    isAt ||= row.has(next, 'remains') ? row.items[next]?.senses.get('remains') === 'at' : AT.test(text);
    if (verb >= 0 && isAt && row.has(next, ...HOME)) return next + 1;
    // 子供は祖母に預けます
    if (row.has(next, ...HOME) && row.items[next + 1]?.text === 'に' && row.has(next + 2, 'remains')) return next + 3;
    if (!(row.has(next, 'remains', ...SMALL) || AT.test(text) || text === 'は' || /^['’]?s$/.test(text)))
      return undefined;
  }
  return undefined;
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
const FAR = 24;

/** "And my mother, but only for a night, no, she isn't coming": taken back further on, before anybody else is named. */
function isCalledOff(row: Row, at: number, to: number): boolean {
  for (let next = to; next < to + FAR && row.same(next, at) && !row.has(next, ...PERSONS); next++) {
    const said = row.items[next]?.senses.get('stays-away');
    // "He'll be in bed, so don't count him": what was told of him in between stands for itself.
    if (said === 'uncounted') {
      row.reader.ledger.claim('', '', at, to);
      row.reader.ledger.claim('', '', next, next + 1);
      return true;
    }
    // "My wife thinks it's daft so she's staying home"
    const isAbsent = said === 'absent' || said === 'home' || row.has(next, 'drops-out');
    if (!isAbsent || !row.has(next - 1, 'third-person')) continue;
    row.reader.ledger.claim('', '', at, next + 1);
    return true;
  }
  return false;
}

/** "A gift for my parents", "for my daughter and her husband, I'm only booking": who writes does not travel. */
export function withoutBooker(row: Row, mentions: readonly PersonMention[]): readonly PersonMention[] {
  const [first] = mentions;
  if (!row.isHome || !first) return mentions;
  const field = row.items[first.from]?.field;
  const leads = row.items.findIndex(
    (item, at) => item.field === field && row.has(at, 'books-for') && !row.reader.ledger.isUsed(at),
  );
  const gift = row.items.findIndex(
    (item, at) =>
      item.field === field &&
      (item.senses.get('need') === 'gift' || GIFT.test(item.text)) &&
      FOR.test(row.items[at + 1]?.text ?? ''),
  );
  const only = row.items.findIndex(
    (item, at) => item.field === field && row.has(at, 'only-books') && row.endsClause(at + 1),
  );
  const to = Math.max(leads + 1, gift < 0 ? 0 : gift + 2);
  const isFor = (leads >= 0 || gift >= 0) && mentions.some(({ from, kind }) => from === to && kind !== 'self');
  if (!isFor && only < 0) return mentions;
  for (const at of [leads, gift, only]) if (at >= 0) row.reader.ledger.claim('party', '', at, at + 1);
  const isBooker = ({ kind, from }: PersonMention) => kind === 'self' && (only >= 0 || from < to);
  return mentions
    .filter((each) => !isBooker(each))
    .map((each) =>
      each.owner === 'my' || (each.kind === 'kin' && each.owner !== 'their')
        ? { ...each, owner: 'their', isWith: false, ...(each.kind === 'kin' ? { value: `their ${each.value}` } : {}) }
        : each,
    );
}
const GIFT = /^(?:a )?(?:gift|present)$/;
const FOR = /^(?:for|fur|pour|para|per|voor|til)$/;
