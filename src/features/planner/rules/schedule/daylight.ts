/** When the sun sets, from astronomy alone: good to about ten minutes, far from the poles. */

import { type CalendarDay, epochDay } from '../../../../shared/dates.ts';
import { memoize } from '../../../../shared/memoize.ts';

export interface Daylight {
  readonly hours: number;
  /** Minutes of the local day. */
  readonly sunset: number;
}

const RAD = Math.PI / 180;

export function daylightOn(
  day: CalendarDay,
  at: { readonly lat: number; readonly lon: number },
  timeZone: string,
): Daylight {
  const dayOfYear = epochDay(day) - epochDay(`${Number(day.slice(0, 4))}-01-01`) + 1;
  const turn = ((2 * Math.PI) / 365) * (dayOfYear - 1);
  // Spencer's series for the declination and the equation of time.
  const declination =
    0.006918 -
    0.399912 * Math.cos(turn) +
    0.070257 * Math.sin(turn) -
    0.006758 * Math.cos(2 * turn) +
    0.000907 * Math.sin(2 * turn);
  const equation =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(turn) -
      0.032077 * Math.sin(turn) -
      0.014615 * Math.cos(2 * turn) -
      0.040849 * Math.sin(2 * turn));
  const cosine =
    (Math.sin(-0.833 * RAD) - Math.sin(at.lat * RAD) * Math.sin(declination)) /
    (Math.cos(at.lat * RAD) * Math.cos(declination));
  const half = Math.acos(Math.max(-1, Math.min(1, cosine))) / RAD;
  const noon = 720 - 4 * at.lon - equation + offsetsOf(timeZone)(day);
  return { hours: (2 * half) / 15, sunset: Math.round(noon + 4 * half) };
}

/** Making a formatter is a hundred times dearer than using it. */
const offsetsOf = memoize(
  (timeZone: string) => {
    const formatter = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
    return memoize((day: CalendarDay) => offsetMinutes(day, formatter), { most: 400 });
  },
  { most: 1000 },
);

function offsetMinutes(day: CalendarDay, formatter: Intl.DateTimeFormat): number {
  const zone = formatter.formatToParts(new Date(`${day}T12:00:00Z`)).find(({ type }) => type === 'timeZoneName');
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(zone?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** First light is about an hour and a half before the sun; a fast begins with it. */
const FIRST_LIGHT_MIN = 90;

export function dawnOf({ sunset, hours }: Daylight): number {
  return Math.round(sunset - 60 * hours) - FIRST_LIGHT_MIN;
}
