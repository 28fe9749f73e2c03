/**
 * Instants and calendar days.
 *
 * An instant is a `Date`. A calendar day is the text `YYYY-MM-DD` and belongs to
 * no time zone; it is never turned into a local `Date`. The clock is always an
 * argument, so every caller can be tested on any day.
 */
import { memoize } from './memoize.ts';

export type Instant = Date;
export type CalendarDay = `${number}-${number}-${number}`;

export const DAY_MS = 86_400_000;

export function plusSeconds(at: Instant, seconds: number): Instant {
  return new Date(at.getTime() + seconds * 1000);
}

/** The day it is at that instant in UTC. */
export function calendarDay(at: Instant): CalendarDay {
  return at.toISOString().slice(0, 10) as CalendarDay;
}

/** The day it is at that instant in a time zone (IANA). */
export function dayIn(timeZone: string, at: Instant): CalendarDay {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return parts.format(at) as CalendarDay;
}

/** True for a day that exists, in a year of four digits; "2027-02-30" does not. */
export function isCalendarDay(text: string): text is CalendarDay {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && calendarDay(new Date(at)) === text;
}

export const dayFrom = (text: string | undefined): CalendarDay | null => (text && isCalendarDay(text) ? text : null);

/** Days since 1970-01-01. */
export const epochDay = memoize((day: CalendarDay) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS), {
  most: 5000,
});
const dayOfEpoch = memoize((days: number) => calendarDay(new Date(days * DAY_MS)), { most: 5000 });

/** 0 is Monday. */
export function weekdayOf(day: CalendarDay): number {
  // 1970-01-01 was a Thursday.
  return (((epochDay(day) + 3) % 7) + 7) % 7;
}

export function plusDays(day: CalendarDay, days: number): CalendarDay {
  return dayOfEpoch(epochDay(day) + days);
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "Feb 6, 2027": the one way in which people read a day, without a time zone. */
export const longDate = memoize((day: CalendarDay) => LONG_DATE.format(new Date(`${day}T00:00:00Z`)), { most: 5000 });

/** Of a day that came as text; what is none stays as it came. */
export function longDateOf(text: string): string {
  return isCalendarDay(text) ? longDate(text) : text;
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** 1 → "January"; nothing for what is no month. */
export function monthName(month: number): string {
  return month >= 1 && month <= 12 ? MONTH.format(Date.UTC(2000, month - 1)) : '';
}

/** As it crosses the wire: every instant in it as ISO 8601. */
export type Wire<T> = T extends Instant
  ? string
  : T extends readonly (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { -readonly [K in keyof T]: Wire<T[K]> }
      : T;

export function toWire<T>(value: T): Wire<T> {
  if (value instanceof Date) return value.toISOString() as Wire<T>;
  if (Array.isArray(value)) return value.map(toWire) as Wire<T>;
  if (typeof value !== 'object' || value === null) return value as Wire<T>;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toWire(part)])) as Wire<T>;
}
