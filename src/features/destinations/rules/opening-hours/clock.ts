/** What the clocks of a place show. */
import type { CalendarDay, Instant } from '../../../../shared/dates.ts';

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

interface Shown {
  readonly day: CalendarDay;
  readonly minute: number;
}

/** A list asks for a thousand rows what one instant is in one zone. */
const last = new Map<string, { readonly at: number; readonly shown: Shown | null }>();

/** Null for a zone nobody knows. */
export function localClock(timeZone: string, at: Instant): Shown | null {
  const before = last.get(timeZone);
  if (before?.at === at.getTime()) return before.shown;
  const shown = shownBy(timeZone, at);
  // Names of zones come from sources too.
  if (last.size >= MOST_ZONES) last.clear();
  last.set(timeZone, { at: at.getTime(), shown });
  return shown;
}

const MOST_ZONES = 1000;

function shownBy(timeZone: string, at: Instant): Shown | null {
  try {
    const parts = clockOf(timeZone).formatToParts(at);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '00';
    const day = `${part('year')}-${part('month')}-${part('day')}` as CalendarDay;
    return { day, minute: Number(part('hour')) * 60 + Number(part('minute')) };
  } catch {
    return null;
  }
}
