/**
 * What the reference library of `opening_hours` (opening_hours.js) says of a value, for tests and the bench. It reads
 * the clock of the process, so that of the place is set for as long as it is asked.
 */
import OpeningHours, { type nominatim_object } from 'opening_hours';
import type { Holidays } from '../../src/features/destinations/rules/opening-hours/evaluator.ts';
import type { CalendarDay } from '../../src/shared/dates.ts';

export type Said = 'open' | 'closed' | 'unknown';

export interface ReferencePlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
}

/** It knows no holidays of the small countries: those of Bavaria are asked about, and ours are told the same. */
const HOLIDAYS_OF = { country_code: 'de', country: 'Deutschland', state: 'Bayern' };

/** Points and spans of time, as it is tagged. */
const OPTIONS = { mode: 2, tag_key: 'opening_hours', map_value: false, warnings_severity: 4, locale: 'en' } as const;
const MINUTE_MS = 60_000;
const WALK_MS = 30 * 60 * MINUTE_MS;

/** Null: not understood. */
export function referenceOf(value: string, { latitude, longitude, timeZone }: ReferencePlace) {
  const place = { lat: String(latitude), lon: String(longitude), address: HOLIDAYS_OF } as unknown as nominatim_object;
  return onClock(timeZone, () => {
    try {
      const hours = new OpeningHours(value, place, OPTIONS);
      return {
        /** Null: it gives up, as it does of the sun on some days in America. */
        at: (when: Date): Said | null =>
          onClock(timeZone, () => {
            // Asked of an instant alone it forgets open ends; walking there from the day before, it knows them.
            const before = new Date(when.getTime() - WALK_MS);
            try {
              const found = hours.getOpenIntervals(before, new Date(when.getTime() + MINUTE_MS));
              const held = found.findLast(([from, to]) => from <= when && when < to);
              if (!held) return 'closed';
              return held[2] ? 'unknown' : 'open';
            } catch {
              return null;
            }
          }),
      };
    } catch {
      return null;
    }
  });
}

function onClock<T>(timeZone: string, work: () => T): T {
  const before = process.env['TZ'];
  process.env['TZ'] = timeZone;
  try {
    return work();
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
}

/** The public holidays it knows of these years. */
export function referenceHolidays(years: readonly number[]): Holidays {
  const here = { latitude: 48.1, longitude: 11.5, timeZone: 'UTC' };
  const hours = referenceOf('PH', here);
  const days = years.flatMap((year) =>
    Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(year, 0, 1 + i, 12))).filter(
      (noon) => noon.getUTCFullYear() === year && hours?.at(noon) === 'open',
    ),
  );
  return new Map(days.map((noon) => [noon.toISOString().slice(0, 10) as CalendarDay, 'everywhere'] as const));
}
