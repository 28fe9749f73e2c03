/** Which clock counts in a place: that of the nearest circle which holds it. */
import { milesBetween, type Position } from '../../destinations/rules/position.ts';
import { type ClockCircle, ofOneTime, ofOneZone } from '../content/time-zones.ts';

/** Null: not known. */
export function zoneAt(at: Position): string | null {
  return nearestZone(ofOneZone, at) ?? nearestZone(ofOneTime, at);
}

/** Of a town in a country. Where its circles do not reach: the only zone of the country, else that of the nearest circle in it. */
export function zoneInCountry(at: Position, country: string | null): string | null {
  const certain = zoneAt(at);
  if (certain !== null || country === null) return certain;
  const zones = zonesOf(country);
  if (zones.length === 1) return zones[0] ?? null;
  const circles = [...ofOneZone, ...ofOneTime].filter(({ timeZone }) => zones.includes(timeZone));
  const [nearest] = circles
    .map((circle) => ({ circle, beyond: milesBetween(at, circle) - circle.miles }))
    .sort((a, b) => a.beyond - b.beyond);
  return nearest && nearest.beyond <= MOST_BEYOND ? nearest.circle.timeZone : null;
}

const MOST_BEYOND = 250;

/** ECMA-402 has it, the types do not yet. */
interface OfRegion extends Intl.Locale {
  getTimeZones?(): readonly string[];
}

function zonesOf(country: string): readonly string[] {
  const locale: OfRegion = new Intl.Locale('und', { region: country });
  return locale.getTimeZones?.() ?? [];
}

/** That of the circle whose middle is nearest, of those that hold the place. */
function nearestZone(circles: readonly ClockCircle[], at: Position): string | null {
  let [zone, nearest]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const circle of circles) {
    if (isFarther(circle, at)) continue;
    const miles = milesBetween(at, circle);
    if (miles <= circle.miles && miles < nearest) [zone, nearest] = [circle.timeZone, miles];
  }
  return zone;
}

/** A little less than any degree of latitude has. */
const MILES_PER_DEGREE = 68;

/** Told without measuring: an import asks for every table of a country. */
function isFarther({ latitude, miles }: ClockCircle, at: Position): boolean {
  return Math.abs(latitude - at.latitude) * MILES_PER_DEGREE > miles;
}
