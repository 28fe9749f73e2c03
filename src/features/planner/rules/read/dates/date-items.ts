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
  return withSpokenDays(tagTokens(own, gazetteer.calendar, languageIn, [figuresAt]));
}

/** "The third to the ninth of May", "May the third": an ordinal beside its month, or that leads up to one, is a day of it. */
function withSpokenDays(row: DateRow): DateRow {
  const days = [...row];
  for (let at = row.length - 1; at >= 0; at--) {
    const item = row[at];
    const nth = Number(senseAt(row, at, 'ordinal') ?? 0);
    if (!item || nth < 1) continue;
    const isBefore = has(row, skip(row, at + 1, 'of'), 'month');
    const isBehind =
      has(row, skipBack(row, at, 'of') - 1, 'month') && !has(row, at + 1, 'unit', 'whole', 'weekday', 'half', 'third');
    const end = skip(row, at + 1, 'to', 'until', 'of');
    const isLeading = has(row, at + 1, 'to', 'until') && has(row, end, 'ordinal') && days[end]?.number !== undefined;
    if (isBefore || isBehind || isLeading) days[at] = { ...item, number: nth };
  }
  // "May third through ninth"
  return days.map((item, at) => {
    const first = days[skipBack(row, at, 'to', 'until', 'of') - 1];
    const isLast = has(row, at, 'ordinal') && has(row, at - 1, 'to', 'until', 'of') && first?.senses.has('ordinal');
    return isLast && first?.number !== undefined ? { ...item, number: Number(senseAt(row, at, 'ordinal')) } : item;
  });
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
