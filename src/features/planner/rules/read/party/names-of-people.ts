/** People told by their names: "Anna, Tom and I", "Emma (4)", "this is Agnethe (83)". */
import { agesAt, GROWN_UP } from './age-phrases.ts';
import { grownAges } from './ages-of-people.ts';
import type { Row } from './party-row.ts';
import { type FoundMention, NOUNS } from './person-mention.ts';

/** "Anna, Tom and I", "Emma (4)": names stand in a list of people, or before an age. */
export function names(row: Row, at: number, isAmong: boolean): FoundMention | null {
  // "This is Agnethe (83)"
  if (row.isHome && row.has(at - 1, 'introduces') && row.isCapital(at))
    return { kind: 'self', count: 1, to: grownAges(row, at + 1)?.to ?? at + 1 };
  const isListed = row.isHome && row.isCapital(at) && isAmongNames(row, at);
  // "Leo is 4, Nina is 7" in another field.
  const isAged =
    row.isName(at) && row.has(at + 1, 'aged') && /^(?:is|ist|a|tiene|ha|tem|er)$/.test(row.items[at + 1]?.text ?? '');
  if (!(row.isName(at) && (row.isHome || isAmong || isAged)) && !isListed && !(isAmong && row.isCapital(at)))
    return null;
  // "Ruby just turned 3"
  const told = row.has(at + 1, 'filler') && row.has(at + 2, 'turning', 'aged') ? at + 2 : at + 1;
  const ages = agesAt(row.items, told, row.asked);
  const opens =
    row.items[at + 1]?.text === '(' ||
    row.number(at + 1) !== undefined ||
    row.items[at + 1]?.text === ',' ||
    row.has(told, 'aged', 'turning');
  if (
    ages &&
    opens &&
    ages.value.years.length === 1 &&
    !ages.value.range &&
    row.same(ages.to - 1, at) &&
    (row.items[at + 1]?.text !== ',' || row.endsClause(ages.to))
  ) {
    const [years = GROWN_UP] = ages.value.years;
    const whose = row.isHome ? {} : { owner: 'our' };
    return years < GROWN_UP
      ? { kind: 'child', count: 1, isCounted: true, value: 'named', ages: [years], ...whose, to: ages.to }
      : { kind: 'name', count: 1, to: ages.to };
  }
  // "Meine Frau und ich, Silberhochzeit": a noun with a capital is no name by itself.
  if (!row.isHome || !(row.isName(at) || isListed)) return null;
  if (isListed) return { kind: 'name', count: 1, to: at + 1 };
  if (row.items[at - 1]?.text === '(' && row.items[at + 1]?.text === ')' && row.has(at - 2, 'self', 'kin'))
    return { kind: 'name', count: 1, to: at + 1 };
  const next = row.skipJoint(at + 1);
  // "E a Marta"
  const before = row.skipJointBack(row.has(at - 1, 'article') ? at - 2 : at - 1);
  const isPerson = (index: number, joint: boolean) =>
    joint &&
    (row.isName(index) ||
      row.has(index, 'self', 'alone', 'kin') ||
      (row.has(index, 'possessive', 'article') && row.has(index + 1, 'kin', 'children', 'child')));
  // "Ich, Krankenpfleger, 29": what the speaker is; but "me, Sue (my wife)".
  const isTold =
    row.items[at + 1]?.text === '(' && row.has(row.has(at + 2, 'possessive') ? at + 3 : at + 2, 'kin', 'friend');
  const isOfSelf = !isTold && row.has(before, 'self') && row.items[before + 1]?.text === ',' && before + 2 === at;
  if (isOfSelf && !isPerson(next, next > at + 1))
    return { kind: 'name', count: 0, to: grownAges(row, at + 1)?.to ?? at + 1 };
  return isPerson(next, next > at + 1) ||
    (before < at - 1 && (row.isName(before) || row.has(before, 'self', 'alone', 'kin')))
    ? { kind: 'name', count: 1, to: at + 1 }
    : null;
}

/** "Anna, Bob, Carl and Dora": at least three with capitals, one of them surely a name. German nouns have capitals too. */
function isAmongNames(row: Row, at: number): boolean {
  if (row.reader.language === 'de') return false;
  const isOpen = (index: number) => row.isCapital(index) && row.same(index, at) && !row.has(index, ...NOUNS, 'self');
  const names = [at];
  for (
    let next = row.skipJoint(at + 1);
    next > (names.at(-1) ?? at) + 1 && isOpen(next);
    next = row.skipJoint(next + 1)
  )
    names.push(next);
  for (
    let back = row.skipJointBack(at - 1);
    back < (names[0] ?? at) - 1 && isOpen(back);
    back = row.skipJointBack(back - 1)
  )
    names.unshift(back);
  return names.length > 2 && names.some((index) => row.isName(index));
}
