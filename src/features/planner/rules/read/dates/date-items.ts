/**
 * The row of items as the calendar sees it: the tokens of one field with the senses of the subject `dates`. It is a row of its
 * own, since the longest phrase of another subject ("early start") may end in the middle of a date.
 */
import type { FieldName } from '../../questionnaire.ts';
import { type Lexicon, longestAt } from '../lexicon.ts';
import type { Reader } from '../reader.ts';
import { type Item, tagTokens } from '../tagged-tokens.ts';
import type { Token } from '../tokens.ts';
import { figuresAt } from './numeric-dates.ts';

export type DateRow = readonly Item[];

const FIRST_PARTS = ['feast', 'month', 'weekday', 'season'];
const LAST_PARTS = ['unit', 'length', 'half', 'third'];

/** "Himmelfahrtswochenende", "pinseweekend": a feast, month, day or season and a length in one word. */
function partsOf(token: Token, calendar: Lexicon, language: string): Token[] | undefined {
  const { text } = token;
  if (token.kind !== 'word' || text.length < 7 || longestAt(calendar, [token], 0, language)) return undefined;
  const part = (from: number, to: number, joint: Token['joint']): Token => ({
    ...token,
    text: text.slice(from, to),
    from: token.from + from,
    to: to === text.length ? token.to : token.from + to,
    joint,
  });
  const means = (one: Token, types: readonly string[]) =>
    longestAt(calendar, [one], 0, language)?.senses.some(({ type }) => types.includes(type)) ?? false;
  for (let at = 3; at <= text.length - 3; at++) {
    const [first, last] = [part(0, at, token.joint), part(at, text.length, '-')];
    if (!means(last, LAST_PARTS)) continue;
    // The letter that joins them: "Himmelfahrt-s-wochenende".
    const bare = { ...first, text: first.text.replace(/(?:s|n|e)$/, '') };
    const meant = [first, bare].find((one) => means(one, FIRST_PARTS));
    if (!meant) continue;
    // "Zweite Junihälfte" is the second half of June.
    return means(last, ['half', 'third'])
      ? [
          { ...last, joint: token.joint },
          { ...meant, joint: ' ' },
        ]
      : [meant, last];
  }
  return undefined;
}

export function rowOf({ tokens, gazetteer, languageIn }: Reader, field: FieldName): DateRow {
  const language = languageIn(field);
  const said = tokens.filter((token) => token.field === field);
  const own =
    language === 'de' || language === 'da'
      ? said.flatMap((token) => partsOf(token, gazetteer.calendar, language) ?? token)
      : said;
  return tagTokens(own, gazetteer.calendar, languageIn, [figuresAt]);
}

export const has = (row: DateRow, at: number, ...types: readonly string[]): boolean => {
  const item = row[at];
  return item !== undefined && types.some((type) => item.senses.has(type));
};

export const senseAt = (row: DateRow, at: number, type: string): string | undefined => row[at]?.senses.get(type);

/** The first item from here on that is none of these. */
export function skip(row: DateRow, at: number, ...types: readonly string[]): number {
  let next = at;
  while (has(row, next, ...types)) next += 1;
  return next;
}

/** Back over such items: the first of them, or `at`. */
export function skipBack(row: DateRow, at: number, ...types: readonly string[]): number {
  let first = at;
  while (has(row, first - 1, ...types)) first -= 1;
  return first;
}

/** A whole number in figures or words. */
export function countAt(row: DateRow, at: number, most = 999): number | undefined {
  const number = row[at]?.number;
  return number !== undefined && Number.isInteger(number) && number <= most ? number : undefined;
}
