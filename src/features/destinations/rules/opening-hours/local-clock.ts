/** What the clocks of a place show. */

import type { CalendarDay, Instant } from '../../../../shared/dates.ts';
import { memoize } from '../../../../shared/memoize.ts';

/** Names of zones come from sources too. */
const MOST_ZONES = 1000;

/** Making one takes longer than using it a hundred times. */
const clockOf = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
  { most: MOST_ZONES },
);

interface Shown {
  readonly day: CalendarDay;
  readonly minute: number;
}

/** A list asks for a thousand rows what one instant is in one zone. */
const shownIn = memoize((timeZone: string) => memoize((at: number) => shownBy(timeZone, at), { most: 1 }), {
  most: MOST_ZONES,
});

/** Null for a zone nobody knows. */
export function localClock(timeZone: string, at: Instant): Shown | null {
  return shownIn(timeZone)(at.getTime());
}

function shownBy(timeZone: string, at: number): Shown | null {
  try {
    const parts = clockOf(timeZone).formatToParts(at);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '00';
    const day = `${part('year')}-${part('month')}-${part('day')}` as CalendarDay;
    return { day, minute: Number(part('hour')) * 60 + Number(part('minute')) };
  } catch {
    return null;
  }
}
