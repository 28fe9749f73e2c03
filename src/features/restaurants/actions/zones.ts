/** Which clock counts somewhere. Near a border of two times nobody says it: better unknown than wrong. */
import { type ClockCircle, ofOneTime, ofOneZone } from '../content/clocks.ts';
import { milesBetween, type Position } from '../rules/cells.ts';

/** Null: not known. */
export function zoneAt(at: Position): string | null {
  return nearestZone(ofOneZone, at) ?? nearestZone(ofOneTime, at);
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
