/** Which clock counts somewhere, as far as the cities we know tell. */
import { cities } from '../../../../content/cities.ts';
import { destinations } from '../../../../content/destinations.ts';
import { milesBetween, type Position } from '../rules/cells.ts';

const NEAR_MILES = 60;
const COMPARE_MILES = 120;

/**
 * The clock of a place: that of the nearest city we know, if it is near and all
 * cities around agree on the time all year. Otherwise nobody can say.
 */
export function zoneAt(at: Position): string | null {
  const near = [...cities, ...destinations]
    .map((city) => ({ zone: city.timeZone, miles: milesBetween(at, city) }))
    .filter(({ miles }) => miles <= COMPARE_MILES)
    .sort((a, b) => a.miles - b.miles);
  const nearest = near[0];
  if (!nearest || nearest.miles > NEAR_MILES) return null;
  return near.every(({ zone }) => timesOf(zone) === timesOf(nearest.zone)) ? nearest.zone : null;
}

const known = new Map<string, string>();

/** What its clocks show in winter and in summer. */
function timesOf(zone: string): string {
  const times = known.get(zone) ?? ['2026-01-15T12:00Z', '2026-07-15T12:00Z'].map((at) => clockAt(zone, at)).join();
  known.set(zone, times);
  return times;
}

function clockAt(timeZone: string, at: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(at));
}
