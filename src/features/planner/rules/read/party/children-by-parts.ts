/** Children counted together and told one by one: "three grandchildren: one of 4 and the twins of 7", "three kids, two aged 4, one 8". */
import { GROWN_UP } from './age-phrases.ts';
import type { Row } from './party-row.ts';

interface Part {
  readonly ages: readonly number[];
  readonly to: number;
}

const MOST_WORDS = 4;

/** All their ages, where the parts make up the whole number. */
export function childrenByParts(row: Row, start: number, count: number): Part | null {
  const ages: number[] = [];
  const opens = /^[:(,]$/.test(row.items[start]?.text ?? '');
  let at = opens ? start + 1 : start;
  while (ages.length < count) {
    const part = partAt(row, at, start - 1);
    if (!part) return null;
    ages.push(...part.ages);
    at = part.to;
    if (ages.length === count) break;
    const next = row.skipJoint(at);
    if (next === at) return null;
    at = next;
  }
  // A plain list of ages is read as one.
  const isTold =
    ages.length === count && row.items.slice(start, at).some(({ number, kind }) => !number && kind === 'word');
  const isClosed = row.items[start]?.text === '(' && row.items[at]?.text === ')';
  return isTold ? { ages, to: isClosed ? at + 1 : at } : null;
}

/** "One of 4", "the twins of 7", "two aged 4", "a boy of 5". */
function partAt(row: Row, start: number, home: number): Part | null {
  let at = start;
  let count = 1;
  for (; at < start + MOST_WORDS && row.same(at, home); at++) {
    const twins = row.items[at]?.senses.get('twins');
    if (twins !== undefined) count = Number(twins);
    else if (row.has(at, 'aged') && !row.has(at, 'article')) break;
    else if (row.number(at) !== undefined && isCount(row, at)) count = row.number(at) ?? 1;
    else if (row.number(at) !== undefined || !row.has(at, ...BEFORE_AGE)) break;
  }
  while (row.has(at, 'aged') || row.items[at]?.text === '(') at++;
  const years = row.number(at);
  if (years === undefined || !row.same(at, home)) return null;
  const isMonths = row.items[at + 1]?.senses.get('age-unit') === 'month';
  const age = isMonths ? Math.floor(years / 12) : years;
  at++;
  while (row.has(at, 'age-unit', 'old') && row.same(at, home)) at++;
  if (row.items[at]?.text === ')' && row.items.slice(start, at).some(({ text }) => text === '(')) at++;
  return age < GROWN_UP ? { ages: Array.from({ length: count }, () => age), to: at } : null;
}

/** "Two aged 4", "one 8": a number before an age. */
const isCount = (row: Row, at: number) =>
  row.has(at + 1, 'aged', 'twins', 'child', 'children', 'youngster') || row.number(at + 1) !== undefined;
const BEFORE_AGE = ['article', 'filler', 'possessive', 'child', 'children', 'youngster', 'copula', 'choice', 'subset'];
