/** Ways between the stops of one day: from where to where, and whether one still walks. */
import { endOf, type Place, type Spot } from '../../../destinations/rules/catalogue.ts';
import { type Frame, isHome, type Stop } from './run-day.ts';
import { isWalk, rideMinutes, walkMinutes } from './walk-or-ride.ts';

export function legOf({ book, walking, walkOnly }: Frame, day: readonly Stop[], from: Spot, to: Spot) {
  const km = book.km(from, to);
  const onFoot = walkOnly || isWalk(km, walkedOn(day), walking);
  return { km, onFoot, minutes: km === 0 ? 0 : onFoot ? walkMinutes(km, walking) : rideMinutes(km, walking) };
}

export const walkedOn = (day: readonly Stop[]) => day.reduce((sum, { onFoot, km }) => sum + (onFoot ? km : 0), 0);

const placeOf = ({ visit, table, pause }: Stop): Place | null => visit?.place ?? table ?? pause?.place ?? null;

/** Where a stop begins; a meal left open is eaten where one happens to be. */
export function spotOf(day: readonly Stop[], i: number, frame: Frame): Spot {
  const stop = day[i];
  return stop && !isHome(stop) ? (placeOf(stop) ?? leftFrom(day, i - 1, frame)) : frame.base;
}

/** Where one is after a stop. */
export function leftFrom(day: readonly Stop[], i: number, frame: Frame): Spot {
  const last = day.slice(0, i + 1).findLast((stop) => isHome(stop) || stop.held || placeOf(stop));
  const place = last && !isHome(last) ? placeOf(last) : null;
  return place ? endOf(place) : frame.base;
}
