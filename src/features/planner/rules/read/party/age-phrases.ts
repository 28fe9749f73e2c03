/**
 * Ages as they are written beside people: "(5, 8 & 13)", "aged 6-12", "3-year-old", "9 months", "turning 5", "under 3",
 * "born 2019". In whole years: fourteen months are one.
 */

import type { Match } from '../patterns.ts';
import type { Item } from '../tagged-tokens.ts';
import { type FoundMention, NOUNS } from './person-mention.ts';

export interface Ages {
  readonly years: readonly number[];
  /** "Aged 6-12": only the ends are known. */
  readonly range?: readonly [from: number, to: number];
  /** Said with a unit or a word for age, so that one age may be that of several. */
  readonly isExplicit: boolean;
  /** "Under 5": the limit. */
  readonly under?: number;
}

export const GROWN_UP = 18;
const OLDEST = 110;
/** Nobody lists the ages of more people one by one. */
const LONGEST = 16;
const MOST_MONTHS = 36;

const has = (item: Item | undefined, ...types: readonly string[]) => types.some((type) => item?.senses.has(type));
const isMark = (item: Item | undefined, ...marks: readonly string[]) =>
  item?.kind === 'mark' && marks.includes(item.text);

/** What a number before it counts, so that the number is no age. */
const COUNTED: readonly string[] = [
  ...NOUNS.filter((each) => each !== 'family'),
  ...['room', 'room-kind', 'of-us', 'currency', 'scale', 'unit', 'bed', 'month'],
];

export function countsSomething(items: readonly Item[], at: number): boolean {
  let next = at;
  for (let skipped = 0; skipped < 2 && has(items[next], 'people-adjective') && !has(items[next], ...COUNTED); skipped++)
    next++;
  return items[next]?.field === items[at - 1]?.field && has(items[next], ...COUNTED) && !has(items[next], 'age-unit');
}

/** "5, 8" is read as a decimal fraction elsewhere: here it is two ages. */
function numbersOf(item: Item): readonly number[] | null {
  if (item.number === undefined || item.number < 0) return null;
  if (/ , /.test(item.text)) return item.text.split(' , ').map(Number);
  return [item.number];
}

const isSeparator = (item: Item | undefined) =>
  isMark(item, ',', '&', '/', ';', '+') || item?.senses.get('joiner') === 'and' || item?.text === 'と';

interface Listed {
  readonly numbers: readonly { readonly value: number; readonly unit?: string }[];
  readonly range?: readonly [number, number];
  readonly to: number;
}

/** "4, 6 and 15 months": a unit belongs to the number before it; years to the whole list. */
function listAt(
  items: readonly Item[],
  at: number,
  allowsRange: boolean,
  isBetween: boolean,
  isOfTwins: boolean,
): Listed | null {
  const numbers: { value: number; unit?: string }[] = [];
  let range: readonly [number, number] | undefined;
  let to = at;
  const field = items[at]?.field;
  for (let next = at; items[next]?.field === field && numbers.length < LONGEST; ) {
    const item = items[next];
    const values = item && numbersOf(item);
    if (!values || values.some((value) => value > OLDEST)) break;
    let end = next + 1;
    const upper = items[end + 1]?.number;
    const joint = items[end];
    if (
      values.length === 1 &&
      upper !== undefined &&
      upper <= OLDEST &&
      (isMark(joint, '-', '~') ||
        has(joint, 'range') ||
        (allowsRange && (isBetween ? AND : TO).test(joint?.text ?? '')))
    ) {
      const isSpan = isMark(joint, '-', '~') || allowsRange;
      if (isSpan && upper > (values[0] ?? 0) && !countsSomething(items, end + 2)) {
        range = [values[0] ?? 0, upper];
        end += 2;
        if (has(items[end], 'age-unit')) end += 1;
        to = end;
        numbers.push({ value: range[0] }, { value: range[1] });
        break;
      }
    }
    const said = items[end]?.field === field ? items[end]?.senses.get('age-unit') : undefined;
    // "Me (45m), wife (44f)": a man, and no months.
    const unit = said === 'month' && items[end]?.text === 'm' && (values[0] ?? 0) > MOST_MONTHS ? 'year' : said;
    if (unit === undefined && countsSomething(items, end)) break;
    // "Kids 6 and 9, 2 weeks": how long they stay.
    if (unit === 'week' && numbers.length > 0 && isMark(items[next - 1], ',', ';') && !has(items[end + 1], 'old'))
      break;
    numbers.push(...values.map((value) => ({ value, ...(unit === undefined ? {} : { unit }) })));
    if (unit !== undefined) end += 1;
    if (has(items[end], 'old') && unit !== undefined && items[end]?.field === field) end += 1;
    end = pastPartOfYear(items, end);
    if (unit === undefined && has(items[end], 'age-unit') && end > next + 1) end += 1;
    to = end;
    next = end;
    let separators = 0;
    while (isSeparator(items[next]) && separators++ < 2) next++;
    if (has(items[next], 'article') && items[next + 1]?.number !== undefined && isOfTwins) break;
    // "A 5-year-old, one 8-year-old"
    const isOne = items[next]?.kind === 'word' && items[next]?.number === 1 && has(items[next + 2], 'age-unit');
    if ((has(items[next], 'article') || isOne) && items[next + 1]?.number !== undefined) next++;
    if (next === end && (items[end]?.number === undefined || items[end]?.joint !== ' ')) break;
  }
  return numbers.length === 0 ? null : { numbers, ...(range ? { range } : {}), to };
}

/** "8 and a half", "8 ans et demi", "5 1/2", "five and three quarters": the whole years are told already. */
function pastPartOfYear(items: readonly Item[], at: number): number {
  const isHere = (index: number) => items[index]?.field === items[at - 1]?.field;
  if (items[at]?.number === 1 && isMark(items[at + 1], '/') && items[at + 2]?.number === 2 && isHere(at + 2))
    return at + 3;
  if (items[at]?.senses.get('joiner') !== 'and') return at;
  const part = has(items[at + 1], 'article', 'number') && !has(items[at + 1], 'fraction') ? at + 2 : at + 1;
  return has(items[part], 'fraction', 'quarter') && isHere(part) ? part + 1 : at;
}

function inYears(listed: Listed): readonly number[] {
  const last = listed.numbers.at(-1)?.unit;
  return listed.numbers.map(({ value, unit = last === 'year' ? 'year' : undefined }) =>
    unit === 'month' ? Math.floor(value / 12) : unit === 'week' ? 0 : Math.floor(value),
  );
}

export interface AgeContext {
  /** "Twins of 9 and a 13 year old": the article begins somebody else. */
  readonly isOfTwins?: boolean;
  /** The number must carry a unit: "3 years old". */
  readonly needsUnit?: boolean;
  readonly tripYear: number;
  readonly isLateInYear: boolean;
}

/** Ages that begin right here, with the words that may lead to them. */
export function agesAt(items: readonly Item[], at: number, asked: AgeContext): Match<Ages> | null {
  const field = items[at]?.field;
  let next = at;
  let opened = false;
  let isExplicit = false;
  let isBetween = false;
  let turn: string | undefined;
  let led = 0;
  const here = () => (items[next]?.field === field ? items[next] : undefined);
  while (led++ < 6) {
    const item = here();
    if (isMark(item, '(', '[') && !opened) opened = true;
    else if (isMark(item, ',', ':', '-', '=')) void 0;
    else if (has(item, 'aged') && item?.number === undefined) {
      isExplicit ||= AGE_WORD.test(item?.text ?? '');
      isBetween ||= BETWEEN.test(item?.text ?? '');
    } else if (has(item, 'turning') && item?.number === undefined) turn = item?.senses.get('turning');
    else break;
    next++;
  }
  const born = here()?.senses.has('born') ? bornAt(items, next, asked) : null;
  if (born) return { ...born, from: at, to: closed(items, born.to, opened) };
  const limit = here()?.senses.has('under') ? items[next + 1]?.number : undefined;
  if (limit !== undefined && limit <= GROWN_UP && limit >= 1) {
    let to = next + 2;
    if (has(items[to], 'age-unit')) to++;
    return {
      value: { years: [Math.floor(limit) - 1], isExplicit: true, under: Math.floor(limit) },
      from: at,
      to: closed(items, to, opened),
    };
  }
  const listed = listAt(items, next, isExplicit || opened, isBetween, asked.isOfTwins ?? false);
  // "My wife (5 months pregnant)"
  if (!listed || has(items[listed.to], 'pregnant')) return null;
  const hasUnit = listed.numbers.some(({ unit }) => unit !== undefined) || has(items[listed.to - 1], 'age-unit');
  if (asked.needsUnit && !hasUnit) return null;
  const years = inYears(listed).map((each) => (turn === 'almost' ? Math.max(0, each - 1) : each));
  return {
    value: {
      years,
      ...(listed.range ? { range: [years[0] ?? 0, years[1] ?? 0] as const } : {}),
      isExplicit: isExplicit || hasUnit,
    },
    from: at,
    to: closed(items, listed.to, opened),
  };
}

const BETWEEN = /between|zwischen|entre|mellem|^tra/;
const TO = /^(?:to|a|bis|til|ate)$/;
const AND = /^(?:to|and|a|y|bis|und|et|og|til|e|ate)$/;
const AGE_WORD =
  /^(?:aged|ages?|aging|both|all|each|between.*|beide|jeweils|alle|im alter von|alter|i alderen|alderen|edad(?:es)?|de edad|age[es]*s? de|con edades.*|eta|idades?|com idades.*|ambos|tous deux|entrambi|begge|zwischen|entre|mellem|tra i?)$/;

function closed(items: readonly Item[], at: number, opened: boolean): number {
  let to = at;
  // "Age 10" and, in the next field, "old trams".
  const isHere = (index: number) => items[index]?.field === items[at - 1]?.field;
  if (has(items[to], 'age-unit') && isHere(to)) to++;
  if (has(items[to], 'old') && isHere(to)) to++;
  return opened && isMark(items[to], ')', ']') ? to + 1 : to;
}

/** "Born in 2019 and 2022": how old they are on the trip, as near as a year can tell. */
function bornAt(items: readonly Item[], at: number, asked: AgeContext): Match<Ages> | null {
  const years: number[] = [];
  let to = at + 1;
  for (let next = at + 1; ; ) {
    while (has(items[next], 'month') || (items[next]?.number ?? 9999) <= 31 || has(items[next], 'preposition')) next++;
    const born = items[next]?.number;
    if (born === undefined || born < 1920 || born > asked.tripYear) break;
    years.push(Math.max(0, asked.tripYear - born - (asked.isLateInYear ? 0 : 1)));
    to = next + 1;
    next = to;
    if (isSeparator(items[next])) next++;
    else break;
  }
  return years.length === 0 ? null : { value: { years, isExplicit: true }, from: at, to };
}

/** "Three kids aged 6 to 12": spread evenly over the range. */
export function spread([low, high]: readonly [number, number], count: number): number[] {
  if (count < 2) return [Math.round((low + high) / 2)];
  return Array.from({ length: count }, (_, index) => Math.round(low + ((high - low) * index) / (count - 1)));
}

export function fromAges({
  years,
  range,
  under,
  isExplicit,
}: Ages): Pick<FoundMention, 'ages' | 'range' | 'under' | 'isSameAge'> {
  return {
    ages: under === undefined && !range ? years : [],
    ...(range ? { range } : {}),
    ...(under === undefined ? {} : { under }),
    isSameAge: isExplicit && years.length === 1,
  };
}
