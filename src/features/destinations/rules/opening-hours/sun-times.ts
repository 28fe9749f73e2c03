/** When the sun rises and sets somewhere, on the clock there, by suncalc (its formulas: aa.quae.nl/en/reken/zonpositie.html). */
import { getTimes } from 'suncalc';
import { type CalendarDay, epochDay } from '../../../../shared/dates.ts';
import { localClock } from './local-clock.ts';
import { SUN_EVENTS, type SunEvent } from './opening-value.ts';

/** Minutes of the day; null where it does not happen, in a polar summer or winter. */
export type SunMinutes = Readonly<Record<SunEvent, number | null>>;

export function sunAt(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  timeZone: string,
  day: CalendarDay,
): SunMinutes {
  // Around the noon there, so that the day is the right one on both edges of the map.
  const noon = new Date(Date.parse(`${day}T12:00:00Z`) - (longitude / 15) * 3_600_000);
  const times = getTimes(noon, latitude, longitude);
  const minute = (at: Date | null | undefined): number | null => {
    if (!at || Number.isNaN(at.getTime())) return null;
    const shown = localClock(timeZone, at);
    return shown && (epochDay(shown.day) - epochDay(day)) * 1440 + shown.minute;
  };
  return Object.fromEntries(SUN_EVENTS.map((event) => [event, minute(times[event])])) as SunMinutes;
}
