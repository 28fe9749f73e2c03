/**
 * What it costs to get there, only when it is known from where: distance bands of
 * an ordinary economy fare, dearer in July, August and around New Year. Without an
 * origin there is no figure at all.
 */
import type { CalendarDay } from '../../../../shared/dates.ts';
import { kmBetween } from '../../../destinations/rules/position.ts';
import type { Segment } from '../plan-draft.ts';
import type { Party, Reading } from '../reading.ts';
import { airportOf, isNear } from '../schedule/journeys.ts';
import type { Origin, World } from '../world.ts';

/** Up to so many km, so many dollars there and back for one adult. */
const BANDS: readonly (readonly [km: number, dollars: number])[] = [
  [800, 150],
  [1600, 210],
  [3000, 310],
  [4500, 430],
  [6500, 620],
  [9000, 860],
  [12000, 1050],
  [Number.POSITIVE_INFINITY, 1250],
];
const PEAK = 1.25;

export interface Flight {
  readonly origin: Origin;
  readonly code: string;
  /** Dollars for one adult. */
  readonly fare: number;
  /** Adult fares of the party. */
  readonly seats: number;
}

export function flightsOf(
  reading: Reading,
  segment: Segment,
  startDate: CalendarDay,
  world: Pick<World, 'origin'>,
): Flight | null {
  const { origin: from, budget, search, party, airports } = reading;
  if (!from || budget.flights === 'excluded' || budget.flights === 'none' || search.noFlight) return null;
  const origin = world.origin(from.code);
  const airport = airportOf(segment, airports?.arrive);
  if (!origin || !airport) return null;
  const km = kmBetween(origin, airport);
  const band = BANDS.find(([most]) => km <= most);
  if (isNear(origin, segment) || !band) return null;
  return { origin, code: airport.code, fare: band[1] * (isPeak(startDate) ? PEAK : 1), seats: seatsOf(party) };
}

/** Hours in the air, and whether that is a long way. */
export function hoursBetween(origin: Origin, place: { readonly lat: number; readonly lon: number }): number {
  return kmBetween(origin, place) / 800 + 0.75;
}

function isPeak(day: CalendarDay): boolean {
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  return month === 7 || month === 8 || (month === 12 && date >= 17) || (month === 1 && date <= 4);
}

/** Under two on a lap for a tenth, children for eight tenths. */
function seatsOf({ adults, children }: Party): number {
  return children.reduce((sum, age) => sum + (age < 2 ? 0.1 : age < 12 ? 0.8 : 1), adults);
}
