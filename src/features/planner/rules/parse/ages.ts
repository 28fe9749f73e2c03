/**
 * Ages in a line whose number words are digits: "3-year-old", "9 months", "kids 6
 * and 11", "(5, 8, 13)", "de 6 y 10 años", "mum 74", "Emma (4)". Months are whole years.
 */
import { ADULTS, BABIES, CHILDREN, MONTHS_OLD, RELATIONS, TEENS, TODDLERS, YEARS } from './party-words.ts';

export interface Age {
  readonly from: number;
  readonly to: number;
  readonly years: number;
  /** How many of that age. */
  readonly times: number;
  /** Written behind a word for children: a daughter of 22 is a grown-up. */
  readonly ofChild: boolean;
}

const JOINT =
  '\\s*(?:,|&|\\+|/|;|\\band\\b|\\by\\b|\\bet\\b|\\bund\\b|\\be\\b|\\bog\\b|\\bi\\b|と|,\\s*and|,\\s*und)\\s*';
const LIST = `\\d{1,2}(?!\\d)(?:${JOINT}\\d{1,2}(?!\\d))*`;
const OLD = '(?:[\\s-]*(?:olds?|alt|gammel))?';
const CHILD = `(?:${CHILDREN}|${BABIES}|${TODDLERS}|${TEENS}|girls?)`;
const AGED =
  "(?:\\s*(?:,|:|-|=|\\(|\\[|who are|who is|both|are|is|aged?s?|ages|age|edades|de|di|da|im alter von|von|alter|alderen|i alderen|pa|ages?:?|d'|ages de|age de|con edades de|of))*\\s*";

const WITH_MONTHS = new RegExp(`(?<![\\d.])(\\d{1,2})[\\s-]*(?:${MONTHS_OLD})(?![a-z])${OLD}`, 'g');
const WITH_YEARS = new RegExp(`(?<![\\d.])(${LIST})[\\s-]*(?:${YEARS})(?![a-z])${OLD}(?:\\s*(twins?))?`, 'g');
const AFTER_CHILD = new RegExp(
  `(?<![a-z])${CHILD}${AGED}(${LIST})(?!\\s*(?:${ADULTS}|${CHILD}|people|rooms?|nights?|名|人|%)(?![a-z]))`,
  'g',
);
const AFTER_ADULT = new RegExp(
  `(?<![a-z])(?:me|i|myself|${RELATIONS})\\s*(?:,|:|\\(|is|who is|aged?)*\\s*(\\d{2})(?!\\d)`,
  'g',
);
const IN_BRACKETS = new RegExp(`[([]\\s*(?:ages?|aged|edades|ages?:)?\\s*(${LIST})\\s*(?:${YEARS})?\\s*[)\\]]`, 'g');
const AGED_LIST = new RegExp(`(?<![a-z])(?:aged?|ages|edades|im alter von|i alderen|alter)\\s*:?\\s*(${LIST})`, 'g');
const UNDER =
  /(\d{1,2})\s*(?:kids?|child(?:ren)?|infants?|bab(?:y|ies)|nin[oa]s?|enfants?|kind(?:er)?|bambin[oi]|born|barn)?\s*(?:all |both |aged? )?(?:under|below|unter|menores de|moins de|sotto i|under|younger than)\s*(?:the age of\s*)?(\d{1,2})(?!\d)/g;

/** No character is read twice; months come first, bare brackets last. */
export function agesIn(line: string): readonly Age[] {
  const found: Age[] = [];
  let rest = line;
  const read = (pattern: RegExp, years: (value: number) => number, limit = 120) => {
    const ofChild = pattern === AFTER_CHILD;
    for (const match of rest.matchAll(pattern)) {
      const list = match[1] ?? '';
      const at = match.index + match[0].indexOf(list);
      const values = (list.match(/\d+/g) ?? []).map(Number);
      if (values.some((value) => value > limit)) continue;
      const twins = /twins?/.test(match[0]) && values.length === 1 ? 2 : 1;
      const end = Math.max(at + list.length, match[2] === undefined ? at : match.index + match[0].length);
      for (const value of values) found.push({ from: at, to: end, years: years(value), times: twins, ofChild });
      rest = rest.slice(0, at) + '\u0001'.repeat(list.length) + rest.slice(at + list.length);
    }
  };
  for (const match of rest.matchAll(UNDER)) {
    const [all, count, limit] = match;
    const top = Number(limit);
    if (Number(count) > 8 || top > 18) continue;
    const years = Array.from({ length: Number(count) }, (_, index) => Math.max(0, top - 1 - index * 2));
    for (const each of years)
      found.push({ from: match.index, to: match.index + all.length, years: each, times: 1, ofChild: true });
    rest = rest.slice(0, match.index) + '\u0001'.repeat(all.length) + rest.slice(match.index + all.length);
  }
  read(WITH_MONTHS, (months) => Math.floor(months / 12), 36);
  read(WITH_YEARS, (years) => years);
  read(AFTER_CHILD, (years) => years);
  read(AFTER_ADULT, (years) => years);
  read(IN_BRACKETS, (years) => years);
  read(AGED_LIST, (years) => years);
  return found.sort((a, b) => a.from - b.from);
}
