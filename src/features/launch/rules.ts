/** How much time is left until the launch. The clock is an argument; reading it is the screen's business. */
import { type Instant, isCalendarDay } from '../../shared/dates.ts';

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

export const NO_TIME_LEFT: TimeLeft = { days: 0, hours: 0, minutes: 0, seconds: 0 };

const HOUR_MS = 3_600_000;
/** Local midnight comes last where clocks stand at UTC−12. */
const LAST_ZONE_BEHIND_UTC_MS = 12 * HOUR_MS;

/** Whole units until `target`, all zeros from that instant on. */
export function timeLeft(target: Instant, now: Instant): TimeLeft {
  const left = target.getTime() - now.getTime();
  if (left <= 0) return NO_TIME_LEFT;

  const seconds = Math.floor(left / 1000);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor((seconds % 86_400) / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
}

/** Milliseconds until `timeLeft` says something new: one past the whole second, where a late tick skips no figure. */
export function untilNextChange(target: Instant, now: Instant): number {
  return ((target.getTime() - now.getTime()) % 1000) + 1;
}

export function hasLaunched(target: Instant, now: Instant): boolean {
  return now.getTime() >= target.getTime();
}

/** Reads `2025-09-30T00:00` on the local clock of whoever runs it. */
export function localMoment(launchAt: string): Instant {
  return new Date(launchAt);
}

export function hasPassedEverywhere(launchAt: string, now: Instant): boolean {
  return now.getTime() >= Date.parse(`${launchAt}Z`) + LAST_ZONE_BEHIND_UTC_MS;
}

/** Whoever waits is told within a day of `now`, or at once. */
export function tellsSoon(launchAt: string, now: Instant): boolean {
  return hasPassedEverywhere(launchAt, new Date(now.getTime() + 24 * HOUR_MS));
}

/** A day that exists, in this century, and a time: `2025-09-30T00:00`. */
export function isLocalMoment(text: string): boolean {
  const parts = /^(20\d{2}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/.exec(text);
  return isCalendarDay(parts?.[1] ?? '');
}
