/**
 * What is kept of OpenStreetMap's `opening_hours`: a plain week in our notation, anything else that is understood as it
 * is written. What is not understood is kept for people to read.
 */

import { parseHours, timeText, WEEKDAYS } from '../weekly-hours.ts';
import { usualWeek } from './evaluator.ts';
import { parseOpeningHours } from './parser.ts';
import type { MinuteSpan } from './spans.ts';

export interface WrittenHours {
  /** What "open now" follows from; null: not known. */
  readonly hours: string | null;
  /** As it is written, where it says more than a week, or is not understood. */
  readonly note: string | null;
}

export function hoursIn(written: string): WrittenHours {
  const value = parseOpeningHours(written);
  // Of a place that only says when it is closed nobody knows when it is open.
  const saysHours = value?.rules.some(({ state, days }) => {
    return state !== 'closed' || Object.values(days).every((list) => list === false || list.length === 0);
  });
  if (!value || !saysHours) return { hours: null, note: written };
  const week = weekIn(written);
  const { publicHolidays, schoolHolidays } = value.naming;
  return week === null || publicHolidays || schoolHolidays
    ? { hours: written, note: written }
    : { hours: week, note: null };
}

/** The week of the hours where every week is alike but for holidays: "Mo-Fr 09:00-17:00; Sa 10:00-14:00". */
export function weekIn(hours: string): string | null {
  const value = parseOpeningHours(hours);
  const days = value && usualWeek(value);
  if (!days?.some((spans) => spans.length > 0)) return null;
  const times = days.map((spans) => spans.map(timesOf).join(','));
  const text = spelled(times);
  return parseHours(text) === null || days.flat().some(({ from, to }) => to - from > DAY) ? null : text;
}

const DAY = 24 * 60;

function timesOf({ from, to }: MinuteSpan): string {
  return `${timeText(from)}-${to === DAY ? timeText(DAY) : timeText(to % DAY)}`;
}

/** Days in a row that open alike are one rule. */
function spelled(week: readonly string[]): string {
  const runs: { first: number; last: number; times: string }[] = [];
  for (const [day, times] of week.entries()) {
    const before = runs.at(-1);
    if (times === '') continue;
    if (before?.times === times && before.last === day - 1) before.last = day;
    else runs.push({ first: day, last: day, times });
  }
  const text = runs
    .map(({ first, last, times }) => `${[...new Set([first, last])].map(code).join('-')} ${times}`)
    .join('; ');
  return text === 'Mo-Su 00:00-24:00' ? '24/7' : text;
}

function code(day: number): string {
  const name = WEEKDAYS[day] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}
