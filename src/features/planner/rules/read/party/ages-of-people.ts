/** The ages that belong to people: behind a word for children, behind a grown-up, of one child. */
import { agesAt, fromAges, GROWN_UP } from './ages.ts';
import type { Row } from './party-row.ts';
import type { FoundMention } from './person-mention.ts';

/** The ages behind a word for children. */
export function withAges<F extends FoundMention>(row: Row, found: F, at: number): FoundMention {
  const ages = agesAt(row.items, found.to, { ...row.asked, isOfTwins: found.value === 'twins' });
  if (!ages || !row.same(ages.to - 1, at) || crossesRoom(row, found.to, ages.to)) return found;
  // "2 kids, 3 of us share": a number behind a comma that is not said to be an age and ends no clause is left alone.
  return {
    ...found,
    ...fromAges(ages.value),
    isSameAge: ages.value.years.length === 1 && (ages.value.isExplicit || found.value === 'pupil'),
    to: followedByTwins(row, ages.to),
  };
}

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
  if (!ages || !row.same(ages.to - 1, at - 1)) return null;
  const { years, under } = ages.value;
  return under === undefined && years.every((each) => each >= GROWN_UP) ? { years, to: ages.to } : null;
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
