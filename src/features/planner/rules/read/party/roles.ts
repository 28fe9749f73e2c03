/** People told by what they are, in words that no list holds: "31 pilgrims and 2 priests", "2 surgeons and their intern". */
import { childAge, grownAges } from './ages-of-people.ts';
import { type Row, saysWith } from './party-row.ts';
import type { FoundMention, PersonMention } from './person-mention.ts';

const LONGEST = 3;

/** A number, or whose they are, before words that nobody knows. */
export function role(row: Row, at: number, isFirst: boolean): FoundMention | null {
  const said = row.isHome ? row.count(at) : null;
  const isOwn = row.isHome && row.has(at, 'possessive', 'article') && !isFirst && isAdded(row, at);
  if (!said && !isOwn) return isFirst ? opening(row, at) : null;
  const from = said?.to ?? at + 1;
  let to = from;
  while (to < from + LONGEST && row.same(to, at) && isUnknown(row, to)) to++;
  // "31 pilgrims": a word for something else too.
  if (to === from && isFirst && said && row.has(to, 'taste') && row.endsClause(to + 1))
    return { kind: 'adult', count: said.count, isCounted: true, value: 'role', to };
  if (to === from || !(row.endsClause(to) || row.has(to, 'preposition', 'aged'))) return null;
  return { kind: 'adult', count: said?.count ?? 1, isCounted: true, value: 'role', to };
}

/** "Me and my gogo (80)", "a nurse and her pamangkin who's 17", "six apprentices and their master", "board of seven + secretary". */
export function ownRole(row: Row, at: number): FoundMention | null {
  const isPlus = /^(?:\+|plus)$/.test(row.items[at - 1]?.text ?? '') && !row.isCapital(at);
  const owner = row.ownerAt(at);
  if (!row.isHome || !isAdded(row, at) || !(owner !== undefined || isPlus)) return null;
  const from = owner !== undefined || row.has(at, 'article') ? at + 1 : at;
  let to = from;
  while (to < from + 2 && row.same(to, at) && isUnknown(row, to)) to++;
  if (to === from) return null;
  const link = /^(?:whos?|who is|qui a|que tiene|che ha|que tem|som er)$/.test(row.items[to]?.text ?? '') ? to + 1 : to;
  const comma = row.items[link]?.text === ',' && row.number(link + 1) !== undefined && row.endsClause(link + 2) ? 1 : 0;
  const child = childAge(row, link + comma);
  const whose = owner === undefined ? {} : { owner };
  if (child && (child.ages[0] ?? 0) > 0)
    return { kind: 'child', count: 1, isCounted: true, value: 'child', ages: child.ages, ...whose, to: child.to };
  const grown = grownAges(row, link);
  if (!grown && !row.endsClause(to)) return null;
  const count = Math.max(1, grown?.years.length ?? 1);
  return { kind: 'kin', count, value: row.items[from]?.text ?? '', ...whose, to: grown?.to ?? to };
}

/** "Single mum with two kids"; "my widowed mother (72) and me" speaks of kin. */
export function singleParent(row: Row, at: number): FoundMention | null {
  if (!row.has(at, 'single-parent')) return null;
  if (row.ownerAt(at - 1) !== 'my') return { kind: 'single-parent', count: 1, to: at + 1 };
  return { kind: 'kin', count: 1, value: 'mother', owner: 'my', to: grownAges(row, at + 1)?.to ?? at + 1 };
}

/** "Priest with four parishioners", "a beekeeper and her son", "alphorn player & his sister": somebody of whatever trade, and who goes along. */
function opening(row: Row, at: number): FoundMention | null {
  if (!row.isHome || row.items[at]?.joint !== 'field') return null;
  const from = row.has(at, 'article') ? at + 1 : at;
  let to = from;
  while (to < from + LONGEST && row.same(to, at) && (isUnknown(row, to) || row.has(to, 'taste', 'price-unit'))) to++;
  const isNext = row.same(to + 1, at) && (row.has(to, 'joiner') || saysWith(row.items[to]));
  if (to === from || row.has(to - 1, 'taste') || !isNext) return null;
  if (from === at && to === at + 1 && row.count(row.has(to + 1, 'possessive') ? to + 2 : to + 1))
    return { kind: 'adult', count: 1, isCounted: true, value: 'role', to };
  const isTheirs = row.ownerAt(to + 1) === 'their' && row.same(to + 2, at);
  const noun = row.has(to + 1, 'possessive', 'article') ? to + 2 : to + 1;
  return isTheirs || row.has(noun, 'kin', 'friend', 'adult', 'child')
    ? { kind: 'adult', count: 1, value: 'one', to }
    : null;
}

const isAdded = (row: Row, at: number) => row.has(at - 1, 'joiner') || saysWith(row.items[at - 1]);
const isUnknown = (row: Row, at: number) => row.items[at]?.kind === 'word' && row.items[at]?.senses.size === 0;

/** One of them alone is the number of the party, which others may be part of. */
export function withoutLoneRole(mentions: readonly PersonMention[]): PersonMention[] {
  const heads = mentions.filter(
    ({ kind, isCounted, value }) => ['adult', 'teacher'].includes(kind) && (isCounted || value !== ''),
  );
  return mentions.map((each) =>
    each.value === 'role' && heads.length === 1 ? { ...each, kind: 'total', value: 'bare' } : each,
  );
}
