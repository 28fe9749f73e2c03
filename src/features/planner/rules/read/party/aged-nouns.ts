/** People told by their age first: "a 3-year-old", "two 5-year-olds", "my 10yo son", "2 under 4". */
import { agesAt, fromAges, GROWN_UP } from './age-phrases.ts';
import { isOfBond } from './ages-of-people.ts';
import { type Row, saysWith } from './party-row.ts';
import { type FoundMention, NOUNS } from './person-mention.ts';
import { childOf, nounAt } from './person-nouns.ts';

const PETS: readonly string[] = ['pet', 'pets'];

/** "A 3-year-old", "two 5-year-olds", "my 10yo son", "11-year-old twins". */
export function agedNoun(row: Row, at: number): FoundMention | null {
  let next = at;
  const owner = row.ownerAt(next);
  if (owner !== undefined) next++;
  else if (row.has(next, 'article') && row.number(next) === undefined) next++;
  else if (row.has(next, 'article') && row.number(next + 1) !== undefined && row.number(next) !== undefined) next++;
  let times = 1;
  const several = row.number(next);
  if (
    several !== undefined &&
    several >= 1 &&
    several <= 40 &&
    row.number(next + 1) !== undefined &&
    row.has(next + 2, 'age-unit')
  ) {
    times = several;
    next++;
  }
  // "2 under 4", "two are under 4"
  const ofThem = row.isOf(next + 1) && /^(?:them|whom|us)$/.test(row.items[next + 2]?.text ?? '') ? next + 2 : next;
  const under = row.has(ofThem + 1, 'under') ? ofThem + 1 : row.has(ofThem + 1, 'aged') ? ofThem + 2 : -1;
  if (several !== undefined && several < 10 && row.has(under, 'under') && row.number(under + 1) !== undefined) {
    const ages = agesAt(row.items, under, row.asked);
    if (ages)
      return {
        kind: 'child',
        count: several,
        isCounted: true,
        value: 'child',
        ...fromAges(ages.value),
        ages: [],
        to: ages.to,
      };
  }
  if (row.items[next]?.number === undefined && !row.has(next, 'turning')) return null;
  if (row.has(next, 'turning') && !row.has(next + 2, 'age-unit')) return null;
  const ages = agesAt(row.items, next, { ...row.asked, needsUnit: true });
  if (!ages || !row.same(ages.to - 1, at)) return null;
  const years = ages.value.years;
  const noun = nounAt(row, row.items[ages.to]?.text === 'の' ? ages.to + 1 : ages.to, 2);
  if (!noun && row.items[ages.to]?.number !== undefined && row.items[ages.to]?.kind === 'digits') return null;
  if (noun && PETS.includes(noun.type)) return { kind: 'pet', count: Math.max(1, times), to: row.afterName(noun.to) };
  if (noun && ['child', 'children', 'twins', 'youngster', 'student'].includes(noun.type)) {
    const many = noun.type === 'twins' ? Number(noun.value) : Math.max(times, years.length);
    const found = childOf(row, noun, many, true);
    return {
      ...found,
      ...fromAges(ages.value),
      isSameAge: years.length === 1,
      owner: owner ?? '',
      to: row.afterName(noun.to),
    };
  }
  if (noun && (noun.type === 'kin' || noun.type === 'adult')) {
    const isChild = (years[0] ?? GROWN_UP) < GROWN_UP;
    return {
      kind: isChild ? 'child' : noun.type === 'kin' ? 'kin' : 'adult',
      count: 1,
      value: isChild ? 'child' : noun.value,
      ages: years,
      owner: owner ?? '',
      to: noun.to,
    };
  }
  if (isLength(row, at, ages.to)) return null;
  // "A 17-year-old and a 20-year-old" are a child and a grown-up.
  if (years.some((each) => each < GROWN_UP)) {
    const count = Math.max(times, years.length);
    return {
      kind: 'child',
      count,
      isCounted: true,
      value: 'child',
      ...fromAges(ages.value),
      isSameAge: years.length === 1,
      ...(owner === undefined ? {} : { owner }),
      to: ages.to,
    };
  }
  return { kind: 'ages', count: 0, ages: years, to: ages.to };
}

/** What may stand beside an age that stands alone. */
const BEFORE_AN_AGE = ['joiner', 'article', 'possessive', 'third-person', 'turning', 'including', ...NOUNS];

const BEHIND_AN_AGE = ['joiner', 'contrast', 'including', 'old', 'each', 'people-adjective', ...NOUNS];

/** "Married 12 years", "15 ans de pacs", "6 months post-op": how long something lasts, and nobody's age. */
function isLength(row: Row, at: number, to: number): boolean {
  const said = row.items.slice(at, to);
  if (said.some(({ text, senses }) => senses.has('old') || /[\u3040-\u9fff]/.test(text))) return false;
  let before = at - 1;
  while (row.same(before, at) && row.has(before, 'aged')) before--;
  if (isOfBond(row, before + 1)) return true;
  // "La petite de 20 mois", "one brings a 4-month-old"
  if (row.has(before, 'people-adjective') && row.has(before - 1, 'article', 'possessive')) before--;
  if (row.items[before]?.senses.get('brings') === 'along') return false;
  const stands = (next: number, types: readonly string[]) =>
    !row.same(next, at) || row.items[next]?.kind === 'mark' || row.has(next, ...types) || saysWith(row.items[next]);
  return !(stands(before, BEFORE_AN_AGE) && stands(to, BEHIND_AN_AGE));
}
