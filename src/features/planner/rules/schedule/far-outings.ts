/**
 * What lies far from the bed and close together: an island, a town along the coast. Its places belong on one day of a
 * stay as long as there is enough to see nearer by, for the way there and back is worth it once.
 */
import type { CityBook, Spot } from '../../../destinations/rules/catalogue.ts';
import type { Reading } from '../reading.ts';
import type { Candidate, Frame } from './run-day.ts';

/** As the crow flies: by any means three quarters of an hour. */
const FAR_KM = 12.5;
const TOGETHER_KM = 6;
/** Of what the days hold so much has to lie near by. */
const ENOUGH = 0.6;
/** Who goes out so far stays that many minutes in all; less is a day on the road. */
const LEAST_MINUTES = 75;

/** The same candidates; those that lie far out know with which others. */
export function withOutings(
  candidates: readonly Candidate[],
  { km }: CityBook,
  base: Spot,
  frames: readonly Pick<Frame, 'cap'>[],
  { wantedPlaces }: Reading,
): readonly Candidate[] {
  const far = candidates.filter(({ place }) => km(base, place) > FAR_KM);
  const room = frames.reduce((sum, { cap }) => sum + cap, 0);
  if (far.length === 0 || candidates.length - far.length < ENOUGH * room) return candidates;
  const outings: Spot[] = [];
  return candidates.map((candidate) => {
    const { place } = candidate;
    if (km(base, place) <= FAR_KM || wantedPlaces.includes(place.id)) return candidate;
    const known = outings.findIndex((first) => km(first, place) <= TOGETHER_KM);
    const outing = known < 0 ? outings.push(place) - 1 : known;
    return { ...candidate, outing };
  });
}

/** Whether another day goes there already. */
export function isOfAnotherDay(
  orders: readonly (readonly Candidate[])[],
  day: number,
  { place, outing }: Candidate,
): boolean {
  if (outing === undefined) return false;
  return orders.some(
    (order, other) => other !== day && order.some((one) => one.outing === outing && one.place !== place),
  );
}

/** Outings to which a day goes for less than an hour and a quarter in all. */
export function hastyOutings(order: readonly Candidate[]): Set<number> {
  const stays = new Map<number, number>();
  for (const { outing, minutes } of order)
    if (outing !== undefined) stays.set(outing, (stays.get(outing) ?? 0) + minutes);
  return new Set([...stays].flatMap(([outing, minutes]) => (minutes < LEAST_MINUTES ? outing : [])));
}
