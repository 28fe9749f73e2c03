/**
 * Reads a value of OpenStreetMap's `opening_hours`. All of it, or nothing: a part that is not understood may say that
 * the house is closed.
 */
import { memoize } from '../../../../shared/memoize.ts';
import { tokensIn } from './lexer.ts';
import { isWord, NotRead, type Reader, readerOf } from './reader.ts';
import { daySelectorIn } from './selectors.ts';
import type { OpeningValue, Rule, TimePoint, TimeSpan } from './value.ts';

/** Null: not understood. A city has some hundred different ones. */
export const parseOpeningHours = memoize(read, { most: 5000 });

function read(text: string): OpeningValue | null {
  const tokens = tokensIn(text);
  if (!tokens || tokens.length === 0) return null;
  try {
    const rules = rulesIn(readerOf(tokens));
    return rules.length > 0 ? { rules, naming: namedIn(rules) } : null;
  } catch (fault) {
    if (fault instanceof NotRead) return null;
    throw fault;
  }
}

function rulesIn(reader: Reader): Rule[] {
  const rules: Rule[] = [];
  let joins: Rule['joins'] = 'normal';
  while (reader.peek()) {
    rules.push(ruleIn(reader, joins));
    if (!reader.peek()) break;
    if (reader.takeSign('||')) joins = 'fallback';
    else if (reader.takeSign(',')) joins = 'added';
    else if (reader.takeSign(';')) joins = 'normal';
    else throw new NotRead();
    if (joins !== 'normal' && !reader.peek()) throw new NotRead();
    while (reader.takeSign(';'));
  }
  return rules;
}

const ALL_DAYS = { years: [], dates: [], weeks: [], holidays: [], weekdays: [], both: false };

function ruleIn(reader: Reader, joins: Rule['joins']): Rule {
  const from = reader.peek();
  const isAlways = isWord(reader, '24/7');
  if (isAlways) reader.take('word');
  const days = isAlways ? ALL_DAYS : daySelectorIn(reader);
  const times = isAlways ? [] : timesIn(reader);
  const said = reader.take('state')?.state;
  const comment = reader.take('comment');
  if (from === reader.peek()) throw new NotRead();
  // Words beside the hours are a condition that only people understand, unless the rule says open or closed.
  return { joins, days, times, state: said ?? (comment ? 'unknown' : 'open') };
}

function timesIn(reader: Reader): TimeSpan[] {
  if (!isTime(reader)) return [];
  const spans = [spanIn(reader)];
  while (reader.isSign(',') && isTime(reader, 1)) {
    reader.takeSign(',');
    spans.push(spanIn(reader));
  }
  return spans;
}

function isTime(reader: Reader, ahead = 0): boolean {
  return reader.isNext('time', ahead) || reader.isNext('event', ahead) || reader.isSign('(', ahead);
}

const DAY = 24 * 60;

function spanIn(reader: Reader): TimeSpan {
  const from = pointIn(reader);
  if (typeof from === 'number' && from >= DAY) throw new NotRead();
  if (reader.takeSign('+')) return { from, to: null, openEnd: true };
  // A single time is when something happens there, not when it is open.
  if (!reader.takeSign('-')) throw new NotRead();
  const to = pointIn(reader);
  const openEnd = reader.takeSign('+');
  if (reader.isSign('/')) throw new NotRead();
  return { from, to, openEnd };
}

function pointIn(reader: Reader): TimePoint {
  const time = reader.take('time');
  if (time) return time.minutes;
  const event = reader.take('event');
  if (event) return { event: event.event, shift: 0 };
  if (!reader.takeSign('(')) throw new NotRead();
  const shifted = reader.need('event').event;
  const sign = reader.takeSign('+') ? 1 : reader.takeSign('-') ? -1 : null;
  if (sign === null) throw new NotRead();
  const shift = sign * reader.need('time').minutes;
  if (!reader.takeSign(')')) throw new NotRead();
  return { event: shifted, shift };
}

function namedIn(rules: readonly Rule[]): OpeningValue['naming'] {
  const names = (of: 'public' | 'school') =>
    rules.some(({ days }) => days.holidays.some((holiday) => holiday.of === of));
  const isSun = (point: TimePoint | null) => typeof point === 'object' && point !== null;
  return {
    publicHolidays: names('public'),
    schoolHolidays: names('school'),
    sun: rules.some(({ times }) => times.some(({ from, to }) => isSun(from) || isSun(to))),
    seasons: rules.some(
      ({ days: { years, dates, weeks, weekdays } }) =>
        years.length + dates.length + weeks.length > 0 || weekdays.some(({ nth }) => nth.length > 0),
    ),
  };
}
