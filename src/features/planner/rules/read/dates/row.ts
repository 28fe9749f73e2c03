/**
 * The row of items as the calendar sees it: the tokens of one field with the senses of the subject `dates`. It is a row of its
 * own, since the longest phrase of another subject ("early start") may end in the middle of a date.
 */
import type { FieldName } from '../../reading.ts';
import { type Item, itemsOf } from '../items.ts';
import type { Reader } from '../reader.ts';
import type { Token } from '../tokens.ts';
import { figuresAt } from './figures.ts';

export type DateRow = readonly Item[];

export function rowOf({ tokens, gazetteer, languageIn }: Reader, field: FieldName): DateRow {
  const own: Token[] = tokens.filter((token) => token.field === field);
  return itemsOf(own, gazetteer.calendar, languageIn, [figuresAt]);
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
