/** People told by nothing but how old they are: "three generations of women: 81, 55, 23", "Paris and Sydney, 24 and 26". */
import { agesAt, GROWN_UP } from './age-phrases.ts';
import { grownAges } from './ages-of-people.ts';
import type { Row } from './party-row.ts';
import type { FoundMention, PersonMention } from './person-mention.ts';

/** A list of ages, of which the first is a grown-up's: first the grown-ups, then the children behind them. */
export function bareAges(row: Row, at: number, before: readonly PersonMention[]): FoundMention | null {
  const last = before.at(-1);
  const children = row.isHome ? childrenBehind(row, at, before) : null;
  if (children) return children;
  const isRest = last?.value === 'aged' && row.skipJoint(last.to) === at;
  const opens = before.every(
    ({ kind, isCounted }) => kind === 'we' || kind === 'group' || (kind === 'adult' && !isCounted),
  );
  if (!row.isHome || row.number(at) === undefined || !(isRest || opens)) return null;
  const found = agesAt(row.items, at, row.asked);
  if (!found || found.value.range || !row.same(found.to - 1, at) || !row.endsClause(found.to)) return null;
  const { years } = found.value;
  const young = years.filter((age) => age < GROWN_UP);
  const grown = years.length - young.length;
  if (isRest)
    return grown > 0
      ? null
      : { kind: 'child', count: young.length, isCounted: true, value: 'child', ages: young, to: found.to };
  if (years.length < 2 || (years[0] ?? 0) < GROWN_UP) return null;
  // "Drei Frauen, 81, 55 und 23" are counted by their word.
  if (last?.kind === 'adult' && last.count !== 2) return null;
  let to = found.to;
  for (let next = at; young.length > 0 && next < found.to; next++)
    if ((row.number(next) ?? GROWN_UP) < GROWN_UP) {
      to = next;
      break;
    }
  while (to < found.to && to > at && (row.items[to - 1]?.kind === 'mark' || row.has(to - 1, 'joiner'))) to--;
  return { kind: 'adult', count: grown, isCounted: true, value: 'aged', to };
}

/** "Mum, dad, 17, 14 and 11": two ages or more of children behind those who bring them. */
function childrenBehind(row: Row, at: number, before: readonly PersonMention[]): FoundMention | null {
  const last = before.at(-1);
  const isBehind = row.items[at]?.kind === 'digits' && row.items[at - 1]?.text === ',' && last?.to === at - 1;
  if (!isBehind || !before.every(({ kind, ages }) => PARENTS.includes(kind) && ages.length === 0)) return null;
  const found = agesAt(row.items, at, row.asked);
  const years = found && !found.value.range && row.endsClause(found.to) ? found.value.years : [];
  return found && years.length > 1 && years.every((age) => age < GROWN_UP)
    ? { kind: 'child', count: years.length, isCounted: true, value: 'child', ages: years, to: found.to }
    : null;
}
const PARENTS: readonly PersonMention['kind'][] = ['kin', 'parents', 'self', 'pair', 'couple', 'adult'];

/** One past "three generations", and past of whom where their ages follow: "of women: 81, 55, 23". */
export function afterGenerations(row: Row, at: number): number {
  const who = row.isOf(at) ? at + 1 : at;
  const mark = row.has(who, 'adult', 'kins', 'people', 'of-us') ? who + 1 : at;
  return row.items[mark]?.kind === 'mark' && row.number(mark + 1) !== undefined ? mark : at;
}

/** "Paris and Sydney, 24 and 26", "Anna, Tom and me, all 20-21": how old those with names are. */
export function agesOfNames(row: Row, at: number, before: readonly PersonMention[]): FoundMention | null {
  const isOfThem = row.isHome && row.items[at - 1]?.text === ',' && before.at(-1)?.to === at - 1;
  if (!isOfThem || before.length < 2 || before.some(({ kind }) => kind !== 'name' && kind !== 'self')) return null;
  const found = grownAges(row, at);
  const isEach = found?.years.length === before.length || row.has(at, 'aged', 'whole');
  return found && isEach && row.endsClause(found.to) ? { kind: 'ages', count: 0, to: found.to } : null;
}
