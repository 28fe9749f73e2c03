/**
 * Whether a kitchen is open at an instant, on the clock of its own place. What
 * is not known stays unknown: without hours or a time zone nothing is claimed.
 * Pages use it: the hours themselves are read on the server, by coming-hours.ts.
 */

import { type CalendarDay, epochDay, type Instant, isCalendarDay, plusDays, weekdayOf } from '../../../shared/dates.ts';
import { localClock } from '../../destinations/rules/opening-hours/local-clock.ts';
import type { MinuteSpan, Unknown } from '../../destinations/rules/opening-hours/spans.ts';
import { timeText } from '../../destinations/rules/weekly-hours.ts';

/** What sources say of it. */
export interface SourceHours {
  /** In OpenStreetMap's notation. Null: not known. */
  readonly hours: string | null;
  readonly timeZone: string | null;
  /** Months in which it opens at all; null for all of them. */
  readonly months: readonly number[] | null;
  /** "MM-DD". */
  readonly closedOn: readonly string[];
}

/** What follows from it for the days around now. */
export interface Outlook {
  /** Yesterday, there. */
  readonly from: string;
  /** In minutes from the midnight that day begins with; in order. */
  readonly spans: readonly MinuteSpan[];
}

export interface Opening extends SourceHours {
  /** Null: nothing can be said. */
  readonly outlook: Outlook | null;
}

export type OpenNow =
  | { readonly state: 'unknown'; readonly missing: 'hours' | 'clock' | Unknown }
  /** Around the clock. */
  | { readonly state: 'open'; readonly until: null }
  /**
   * `weekday` is null where the time alone says when: today, or in the night before the next noon.
   * `minutesLeft` is real time, also in a night when clocks are changed. `orLater`: nobody says how long.
   */
  | {
      readonly state: 'open';
      readonly until: string;
      readonly weekday: number | null;
      readonly minutesLeft: number;
      readonly orLater: boolean;
    }
  /** `inDays` 0 is today; null opens: not within the next week, or nobody knows whether before it. */
  | {
      readonly state: 'closed';
      readonly opens: { readonly weekday: number; readonly at: string; readonly inDays: number } | null;
    };

const DAY = 24 * 60;
/** An outlook begins yesterday; what a page still holds the day after is good, later it is old. */
const OLDEST_DAYS = 2;

export function openState({ hours, timeZone, outlook }: Opening, now: Instant): OpenNow {
  const here = timeZone === null ? null : localClock(timeZone, now);
  if (hours === null || (here && !outlook)) return { state: 'unknown', missing: 'hours' };
  if (!here || !outlook) return { state: 'unknown', missing: 'clock' };
  if (!isCalendarDay(outlook.from)) return { state: 'unknown', missing: 'hours' };

  const days = epochDay(here.day) - epochDay(outlook.from);
  if (days < 0 || days > OLDEST_DAYS) return { state: 'unknown', missing: 'hours' };
  const minute = days * DAY + here.minute;
  const current = outlook.spans.find(({ from, to }) => from <= minute && minute < to);
  if (current && current.unknown !== null) return { state: 'unknown', missing: current.unknown };
  if (current) {
    const left = current.to - minute;
    if (left >= 7 * DAY) return { state: 'open', until: null };
    return {
      state: 'open',
      until: timeText(current.to % DAY),
      weekday: endingDay(here.day, days, current.to, left),
      minutesLeft: realMinutes(timeZone ?? '', now, left),
      orLater: outlook.spans.some(({ from, unknown }) => from === current.to && unknown === 'end'),
    };
  }
  const next = outlook.spans.find(({ from }) => from > minute);
  // With an open end it is the beginning that is shown.
  if (!next || (next.unknown !== null && next.unknown !== 'end')) return { state: 'closed', opens: null };
  const inDays = Math.floor(next.from / DAY) - days;
  return { state: 'closed', opens: { weekday: weekdayIn(here.day, inDays), at: timeText(next.from % DAY), inDays } };
}

/** Midnight is the end of a day. */
function endingDay(today: CalendarDay, days: number, end: number, left: number): number | null {
  const inDays = Math.floor((end - 1) / DAY) - days;
  const isNight = left < DAY && end % DAY <= DAY / 2;
  return inDays === 0 || isNight ? null : weekdayIn(today, inDays);
}

/** 0 is Monday. */
function weekdayIn(today: CalendarDay, days: number): number {
  return weekdayOf(plusDays(today, days));
}

const MINUTE_MS = 60_000;
/** No country changes its clocks by more. */
const MOST_CHANGE = 120;

/**
 * How long until the clocks there show so many minutes more. In the night they are
 * changed that is another figure; where they jump over the time, it is the jump.
 */
function realMinutes(timeZone: string, now: Instant, ahead: number): number {
  const shownAfter = (minutes: number) => shownMinutes(timeZone, new Date(now.getTime() + minutes * MINUTE_MS));
  const wanted = shownMinutes(timeZone, now) + ahead;
  const wrong = shownAfter(ahead) - wanted;
  if (wrong === 0) return ahead;
  for (let minutes = Math.max(1, ahead - MOST_CHANGE); minutes <= ahead + MOST_CHANGE; minutes++) {
    if (shownAfter(minutes) >= wanted) return minutes;
  }
  return ahead;
}

function shownMinutes(timeZone: string, at: Instant): number {
  const shown = localClock(timeZone, at);
  return shown ? epochDay(shown.day) * DAY + shown.minute : 0;
}
