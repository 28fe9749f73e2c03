/** The ages that belong to people: behind a word for children, behind a grown-up, of one child. */
import { agesAt, fromAges, GROWN_UP } from './age-phrases.ts';
import { childrenByParts } from './children-by-parts.ts';
import type { Row } from './party-row.ts';
import type { FoundMention } from './person-mention.ts';

/** The ages behind a word for children. */
export function withAges<F extends FoundMention>(row: Row, found: F, at: number): FoundMention {
  const isTold = found.isCounted && found.count > 1 && found.value !== 'twins';
  const told = isTold ? childrenByParts(row, found.to, found.count) : null;
  if (told) return { ...found, ages: told.ages, isSameAge: false, to: told.to };
  const from = afterClass(row, found.to);
  const ages = agesAt(row.items, from, { ...row.asked, isOfTwins: found.value === 'twins' });
  // "A group of girls, eight if Meg makes it"
  const isNumber = ages && !ages.value.isExplicit && row.isIf(ages.to);
  if (!ages || isNumber || !row.same(ages.to - 1, at) || crossesRoom(row, found.to, ages.to))
    return { ...found, to: from };
  // "2 kids, 3 of us share": a number behind a comma that is not said to be an age and ends no clause is left alone.
  // "Ein Kleinkind (1,5 Jahre)": one child is of one age.
  const isPart = found.count === 1 && row.items.slice(from, ages.to).some(({ text }) => /^\d+ , \d$/.test(text));
  return {
    ...found,
    ...fromAges(isPart ? { ...ages.value, years: ages.value.years.slice(0, 1) } : ages.value),
    isSameAge: ages.value.years.length === 1 && (ages.value.isExplicit || found.value === 'pupil'),
    to: followedByTwins(row, ages.to),
  };
}

/** "27 Schüler (9. Klasse, alle 15)", "28 alumnos de 2º de ESO (14 años)": past the class, before the ages. */
function afterClass(row: Row, at: number): number {
  let next = row.items[at]?.text === '(' ? at + 1 : at;
  const opens = next > at;
  for (const end = next + 6; next < end && row.same(next, at); next++) {
    if (row.has(next, 'school-class')) {
      let to = next + 1;
      // "Grade 7", "classe de 4e"
      const isNamed = GRADES.test(row.items[next]?.text ?? '') || isSuffix(row, to + 1);
      if (row.number(to) !== undefined && !row.has(to + 1, 'age-unit') && isNamed) to += isSuffix(row, to + 1) ? 2 : 1;
      if (row.items[to]?.text === ')' && opens) return to + 1;
      return row.items[to]?.text === ',' ? to + 1 : to;
    }
    const isSmall = row.has(next, 'preposition', 'article', 'filler') || isSuffix(row, next);
    if (!isSmall && row.number(next) === undefined) return at;
  }
  return at;
}

const GRADES = /^(?:grade|year|form|class)$/;
const isSuffix = (row: Row, at: number) =>
  row.items[at]?.joint === '' && /^(?:[.ºªeoa]|th|st|nd|rd)$/.test(row.items[at]?.text ?? '');

function followedByTwins(row: Row, to: number): number {
  return row.has(to, 'twins') ? to + 1 : to;
}

function crossesRoom(row: Row, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (row.has(at, 'room', 'room-kind', 'pet', 'pets')) return true;
  return false;
}

/** "Mum 74", "couple (34 and 36)", "both 27": ages of grown-ups, which count nobody. */
export function grownAges(row: Row, at: number): { years: readonly number[]; to: number } | null {
  const ages = agesAt(row.items, at, row.asked);
  if (!ages || !row.same(ages.to - 1, at - 1)) return betweenKin(row, at);
  const { years, under } = ages.value;
  return under === undefined && years.every((each) => each >= GROWN_UP) ? { years, to: ages.to } : null;
}

/** "Father 60 son 28", "me 35 gf 33": the number is no number of sons. */
function betweenKin(row: Row, at: number): { years: readonly number[]; to: number } | null {
  const years = row.number(at) ?? 0;
  const isBetween = row.has(at - 1, 'kin', 'self') && row.has(at + 1, 'kin', 'child') && row.same(at + 1, at - 1);
  return isBetween && years >= GROWN_UP && years <= OLDEST ? { years: [years], to: at + 1 } : null;
}
const OLDEST = 110;

/** Several ages, the first of a grown-up. */
export function isListOfAges(row: Row, at: number): boolean {
  const ages = agesAt(row.items, at, row.asked);
  const years = ages && !ages.value.range && row.endsClause(ages.to) ? ages.value.years : [];
  return years.length > 1 && (years[0] ?? 0) >= GROWN_UP;
}

/** "My partner of 6 years", "my friend of 12 years". */
export const isOfBond = (row: Row, at: number): boolean =>
  row.has(at, 'preposition') &&
  (row.has(at - 1, 'friend') || BONDS.includes(row.items[at - 1]?.senses.get('kin') ?? ''));
const BONDS = ['partner', 'husband', 'wife'];

export function childAge(row: Row, at: number): { ages: readonly number[]; to: number } | null {
  if (isOfBond(row, at)) return null;
  const ages = agesAt(row.items, at, row.asked);
  if (ages?.value.years.length !== 1 || ages.value.range || !row.same(ages.to - 1, at - 1)) return null;
  const [years = GROWN_UP] = ages.value.years;
  const opens =
    row.items[at]?.text === '(' ||
    ages.value.isExplicit ||
    row.number(at) !== undefined ||
    (row.has(at, 'aged') && row.items[at]?.text !== 'of' && row.endsClause(ages.to));
  return years < GROWN_UP && opens ? { ages: [years], to: ages.to } : null;
}
