/**
 * Whether a kitchen is open at an instant, on the clock of its own place. What
 * is not known stays unknown: without hours or a time zone nothing is claimed.
 */

import { type CalendarDay, epochDay, type Instant, plusDays } from '../../../shared/dates.ts';
import {
  intervalsOn,
  parseHours,
  timeText,
  WEEKDAYS,
  type WeekHours,
  weekdayOf,
} from '../../destinations/rules/hours.ts';

export interface Opening {
  /** Null: not known. */
  readonly hours: string | null;
  readonly timeZone: string | null;
  /** Months in which it opens at all; null for all of them. */
  readonly months: readonly number[] | null;
  /** "MM-DD". */
  readonly closedOn: readonly string[];
}

export type OpenState =
  | { readonly state: 'unknown'; readonly missing: 'hours' | 'clock' }
  /** Around the clock. */
  | { readonly state: 'open'; readonly until: null }
  /**
   * `weekday` is null where the time alone says when: today, or in the night before the next noon.
   * `minutesLeft` is real time, also in a night when clocks are changed.
   */
  | { readonly state: 'open'; readonly until: string; readonly weekday: number | null; readonly minutesLeft: number }
  /** `inDays` 0 is today; null opens: not within the next week. */
  | {
      readonly state: 'closed';
      readonly opens: { readonly weekday: number; readonly at: string; readonly inDays: number } | null;
    };

const DAY = 24 * 60;

export function openState({ hours, timeZone, months, closedOn }: Opening, now: Instant): OpenState {
  const week = hours === null ? null : parseHours(hours);
  const here = timeZone === null ? null : localClock(timeZone, now);
  if (!week) return { state: 'unknown', missing: 'hours' };
  if (!here) return { state: 'unknown', missing: 'clock' };

  // Minutes from the beginning of yesterday, so that a night that began yesterday is seen.
  const spans = joined(spansFrom(week, plusDays(here.day, -1), { months, closedOn }));
  const minute = DAY + here.minute;
  const current = spans.find(([from, to]) => from <= minute && minute < to);
  if (current) {
    const left = current[1] - minute;
    if (left >= 7 * DAY) return { state: 'open', until: null };
    const until = timeText(current[1] % DAY);
    return {
      state: 'open',
      until,
      weekday: endingDay(here.day, current[1], left),
      minutesLeft: realMinutes(timeZone ?? '', now, left),
    };
  }
  const next = spans.find(([from]) => from > minute);
  if (!next) return { state: 'closed', opens: null };
  const inDays = Math.floor(next[0] / DAY) - 1;
  const weekday = weekdayIn(here.day, inDays);
  return { state: 'closed', opens: { weekday, at: timeText(next[0] % DAY), inDays } };
}

/** Midnight is the end of a day. */
function endingDay(today: CalendarDay, end: number, left: number): number | null {
  const inDays = Math.floor((end - 1) / DAY) - 1;
  const isNight = left < DAY && end % DAY <= DAY / 2;
  return inDays === 0 || isNight ? null : weekdayIn(today, inDays);
}

/** 0 is Monday. */
function weekdayIn(today: CalendarDay, days: number): number {
  return WEEKDAYS.indexOf(weekdayOf(plusDays(today, days)));
}

type Span = readonly [from: number, to: number];

/** The opening spans of nine days, in minutes from the first day's midnight. */
function spansFrom(
  week: WeekHours,
  first: CalendarDay,
  { months, closedOn }: Pick<Opening, 'months' | 'closedOn'>,
): Span[] {
  return Array.from({ length: 9 }, (_, i) => ({ day: plusDays(first, i), start: i * DAY })).flatMap(
    ({ day, start }) => {
      const isShut = closedOn.includes(day.slice(5)) || (months !== null && !months.includes(Number(day.slice(5, 7))));
      if (isShut) return [];
      return intervalsOn(week, weekdayOf(day)).map(([from, to]): Span => [start + from, start + to]);
    },
  );
}

/** Spans that touch are one: Friday until midnight and Saturday from midnight. */
function joined(spans: readonly Span[]): Span[] {
  const merged: [number, number][] = [];
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
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

/** Making one takes longer than using it a hundred times; there are no more than the zones of the world. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** What the clocks of the place show; null for a zone nobody knows. */
function localClock(timeZone: string, now: Instant): { readonly day: CalendarDay; readonly minute: number } | null {
  try {
    const parts = clockOf(timeZone).formatToParts(now);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '00';
    const day = `${part('year')}-${part('month')}-${part('day')}` as CalendarDay;
    return { day, minute: Number(part('hour')) * 60 + Number(part('minute')) };
  } catch {
    return null;
  }
}

/** Seven texts, Monday to Sunday: "12:00–15:00, 19:00–22:00", "Closed", "Open 24 hours". */
export function weekTexts(hours: string | null, words: { closed: string; allDay: string; unknown: string }): string[] {
  const week = hours === null ? null : parseHours(hours);
  if (!week) return WEEKDAYS.map(() => words.unknown);
  return WEEKDAYS.map((day) => {
    const spans = week[day].map(([from, to]) => (from === '00:00' && to === '24:00' ? words.allDay : `${from}–${to}`));
    return spans.length === 0 ? words.closed : spans.join(', ');
  });
}
