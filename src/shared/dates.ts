/**
 * Instants and calendar days.
 *
 * An instant is a `Date`. A calendar day is the text `YYYY-MM-DD` and belongs to
 * no time zone; it is never turned into a local `Date`. The clock is always an
 * argument, so every caller can be tested on any day.
 */
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

/** Days since 1970-01-01. */
export function epochDay(day: CalendarDay): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

export function plusDays(day: CalendarDay, days: number): CalendarDay {
  return calendarDay(new Date((epochDay(day) + days) * DAY_MS));
}

/** "6 February 2027": for people, without a time zone. */
export function longDate(day: CalendarDay): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
