/**
 * Reads a value of OpenStreetMap's `opening_hours`. All of it, or nothing: a part that is not understood may say that
 * the house is closed.
 */
import { memoize } from '../../../../shared/memoize.ts';
import type {
  DatePoint,
  DateRange,
  DaySelector,
  Holiday,
  OpeningValue,
  Range,
  Rule,
  TimePoint,
  TimeSpan,
  Weekdays,
} from './opening-value.ts';
import { type HoursReader, isWord, NotRead, readerOf, shiftIn, tokensIn } from './tokens.ts';

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

function rulesIn(reader: HoursReader): Rule[] {
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

function ruleIn(reader: HoursReader, joins: Rule['joins']): Rule {
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

function timesIn(reader: HoursReader): TimeSpan[] {
  if (!isTime(reader)) return [];
  const spans = [spanIn(reader)];
  while (reader.isSign(',') && isTime(reader, 1)) {
    reader.takeSign(',');
    spans.push(spanIn(reader));
  }
  return spans;
}

function isTime(reader: HoursReader, ahead = 0): boolean {
  return reader.isNext('time', ahead) || reader.isNext('event', ahead) || reader.isSign('(', ahead);
}

const DAY = 24 * 60;

function spanIn(reader: HoursReader): TimeSpan {
  const from = timePointIn(reader);
  if (typeof from === 'number' && from >= DAY) throw new NotRead();
  if (reader.takeSign('+')) return { from, to: null, openEnd: true };
  // A single time is when something happens there, not when it is open.
  if (!reader.takeSign('-')) throw new NotRead();
  const to = timePointIn(reader);
  const openEnd = reader.takeSign('+');
  if (reader.isSign('/')) throw new NotRead();
  return { from, to, openEnd };
}

function timePointIn(reader: HoursReader): TimePoint {
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

const YEAR = { first: 1900, last: 2999 };

function daySelectorIn(reader: HoursReader): DaySelector {
  const years: Range[] = [];
  const dates: DateRange[] = [];
  const weeks: Range[] = [];
  const holidays: Holiday[] = [];
  const weekdays: Weekdays[] = [];
  let both = false;
  for (;;) {
    if (isYear(reader) && !isYearOfDate(reader)) years.push(...listOf(reader, yearsIn, isYear));
    else if (isDate(reader)) dates.push(...datesIn(reader));
    else if (isWord(reader, 'week')) weeks.push(...weeksIn(reader));
    else if (reader.isNext('holiday') || reader.isNext('weekday')) {
      // A second list beside the first: "PH Mo-Fr".
      both ||= holidays.length + weekdays.length > 0;
      daysIn(reader, holidays, weekdays);
    } else break;
    // "Apr-Oct: 10:00-18:00".
    reader.takeSign(':');
  }
  return { years, dates, weeks, holidays, weekdays, both };
}

function isYear(reader: HoursReader, ahead = 0): boolean {
  const token = reader.peek(ahead);
  return token?.is === 'number' && token.digits === 4 && token.number >= YEAR.first && token.number <= YEAR.last;
}

/** "2026 Dec 24": the year belongs to the date. */
function isYearOfDate(reader: HoursReader): boolean {
  return isYear(reader) && (reader.isNext('month', 1) || isWord(reader, 'easter', 1));
}

function isDate(reader: HoursReader): boolean {
  return reader.isNext('month') || isWord(reader, 'easter') || isYearOfDate(reader);
}

/** One, and more of them after commas while another one follows. */
function listOf<T>(
  reader: HoursReader,
  read: (reader: HoursReader) => T,
  isMore: (reader: HoursReader, ahead: number) => boolean,
): T[] {
  const list = [read(reader)];
  while (reader.isSign(',') && isMore(reader, 1)) {
    reader.takeSign(',');
    list.push(read(reader));
  }
  return list;
}

function yearsIn(reader: HoursReader): Range {
  const first = reader.need('number').number;
  if (reader.takeSign('+')) return { first, last: YEAR.last, every: 1 };
  const last = reader.isSign('-') && isYear(reader, 1) && reader.takeSign('-') ? reader.need('number').number : first;
  return rangeOf(first, last, reader, YEAR);
}

function weeksIn(reader: HoursReader): Range[] {
  reader.take('word');
  const one = () => {
    const first = reader.need('number').number;
    const last = reader.takeSign('-') ? reader.need('number').number : first;
    return rangeOf(first, last, reader, { first: 1, last: 53 });
  };
  return listOf(reader, one, (_, ahead) => reader.isNext('number', ahead));
}

function rangeOf(first: number, last: number, reader: HoursReader, within: { first: number; last: number }): Range {
  const every = reader.takeSign('/') ? reader.need('number').number : 1;
  if (first > last || first < within.first || last > within.last || every < 1) throw new NotRead();
  return { first, last, every };
}

function datesIn(reader: HoursReader): DateRange[] {
  const dates = [dateRangeIn(reader)];
  for (;;) {
    const before = dates.at(-1);
    const isDateNext = reader.isNext('month', 1) || isWord(reader, 'easter', 1);
    const isDayNext = reader.isNext('number', 1) && before?.by === 'date' && before.to.on === 'day';
    if (!reader.isSign(',') || !(isDateNext || isDayNext)) return dates;
    reader.takeSign(',');
    // "Dec 24,26": another day of the month before.
    dates.push(isDateNext || before?.by !== 'date' ? dateRangeIn(reader) : daysOfMonth(reader, before.to));
  }
}

function daysOfMonth(reader: HoursReader, of: DatePoint): DateRange {
  if (of.on !== 'day') throw new NotRead();
  const from = dayOf(of.year, of.month, reader.need('number').number);
  return { by: 'date', from, to: endAfter(reader, from) };
}

function dateRangeIn(reader: HoursReader): DateRange {
  const year = isYear(reader) ? reader.need('number').number : null;
  if (isWord(reader, 'easter')) return pointToPoint(reader, pointIn(reader, year));
  const ahead = reader.peek(1);
  const isPoint = ahead?.is === 'number' || (ahead?.is === 'weekday' && isDatedWeekday(reader));
  if (isPoint) return pointToPoint(reader, pointIn(reader, year));
  const first = reader.need('month').month;
  const isRange = reader.isSign('-') && reader.isNext('month', 1);
  const last = isRange && reader.takeSign('-') ? reader.need('month').month : first;
  // "Nov-Feb 10" says nothing that two readers read alike.
  if (reader.isNext('number')) throw new NotRead();
  return { by: 'month', year, first, last };
}

/** "Mar Su[-1]-Oct Su[-1]": a date of each year; "Oct Su[1]" alone is a month and a weekday. */
function isDatedWeekday(reader: HoursReader): boolean {
  let at = 2;
  if (!reader.isSign('[', at)) return false;
  while (reader.peek(at) && !reader.isSign(']', at)) at += 1;
  return reader.isSign('-', at + 1) && reader.isNext('month', at + 2);
}

function pointIn(reader: HoursReader, year: number | null): DatePoint {
  if (isWord(reader, 'easter')) {
    reader.take('word');
    return { on: 'easter', year, shift: shiftIn(reader) };
  }
  const { month } = reader.need('month');
  if (reader.isNext('weekday')) {
    const { weekday } = reader.need('weekday');
    const [nth, ...more] = nthsIn(reader);
    if (nth === undefined || more.length > 0) throw new NotRead();
    return { on: 'weekday', year, month, weekday, nth, shift: shiftIn(reader) };
  }
  return { ...dayOf(year, month, reader.need('number').number), shift: shiftIn(reader) };
}

const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function dayOf(year: number | null, month: number, day: number): DatePoint {
  if (day < 1 || day > (LONGEST[month - 1] ?? 0)) throw new NotRead();
  return { on: 'day', year, month, day, shift: 0 };
}

function pointToPoint(reader: HoursReader, from: DatePoint): DateRange {
  return { by: 'date', from, to: endAfter(reader, from) };
}

/** The other end of a range, or the same day where it has none. */
function endAfter(reader: HoursReader, from: DatePoint): DatePoint {
  if (!reader.isSign('-')) return from;
  if (isYear(reader, 1) || reader.isNext('month', 1) || isWord(reader, 'easter', 1)) {
    reader.takeSign('-');
    const year = isYear(reader) ? reader.need('number').number : null;
    return pointIn(reader, year);
  }
  if (from.on !== 'day' || !reader.isNext('number', 1)) return from;
  reader.takeSign('-');
  const to = dayOf(from.year, from.month, reader.need('number').number);
  if (to.on === 'day' && to.day < from.day) throw new NotRead();
  return to;
}

function daysIn(reader: HoursReader, holidays: Holiday[], weekdays: Weekdays[]): void {
  const one = () => {
    const holiday = reader.take('holiday');
    if (holiday) holidays.push({ of: holiday.of, shift: shiftIn(reader) });
    else weekdays.push(weekdaysIn(reader));
  };
  listOf(reader, one, (_, ahead) => reader.isNext('holiday', ahead) || reader.isNext('weekday', ahead));
}

function weekdaysIn(reader: HoursReader): Weekdays {
  const first = reader.need('weekday').weekday;
  const isRange = reader.isSign('-') && reader.isNext('weekday', 1);
  if (isRange && reader.takeSign('-')) return { first, last: reader.need('weekday').weekday, nth: [], shift: 0 };
  const nth = nthsIn(reader);
  return { first, last: first, nth, shift: nth.length > 0 ? shiftIn(reader) : 0 };
}

/** "[1,3]", "[-1]", "[1-2]". */
function nthsIn(reader: HoursReader): number[] {
  if (!reader.takeSign('[')) return [];
  const nths = listOf(
    reader,
    () => {
      const sign = reader.takeSign('-') ? -1 : 1;
      const first = reader.need('number').number;
      const last = sign > 0 && reader.takeSign('-') ? reader.need('number').number : first;
      if (first < 1 || last > 5 || last < first) throw new NotRead();
      return Array.from({ length: last - first + 1 }, (_, i) => sign * (first + i));
    },
    () => true,
  ).flat();
  if (!reader.takeSign(']')) throw new NotRead();
  return nths;
}
