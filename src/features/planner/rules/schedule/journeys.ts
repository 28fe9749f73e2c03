/** Coming, going and moving on: the journeys of a plan, as far as they are known. */
import type { KnownPlace } from '../../../destinations/rules/catalogue.ts';
import type { ArrivalAirport, CityLeg } from '../../../destinations/rules/destination-facts.ts';
import { greatCircleKm } from '../../../destinations/rules/great-circle.ts';
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
import type { Brief, Segment } from '../brief.ts';
import type { Leg } from '../plan.ts';
import type { NamedAirport } from '../reading.ts';
import { instead, roadMinutes } from './walk-or-ride.ts';

export interface Passage {
  readonly kind: 'arrive' | 'leave' | 'move';
  readonly start: number;
  readonly end: number;
  readonly mode: Leg['mode'];
  readonly km: number;
  /** The airport, or the towns between which they move. */
  readonly from: string;
  readonly to: string;
  /** Local currency of the place they come to, one adult; null when not known. */
  readonly price: number | null;
}

const ARRIVES = 12 * 60 + 30;
const ARRIVES_SHORT = 10 * 60;
const LEAVES = 17 * 60;
const LEAVES_SHORT = 20 * 60;
const CHECK_IN = 120;
const MOVES_AT = 9 * 60 + 45;

type Avoided = Brief['needs']['avoid'];
type Coming = Pick<Brief['needs'], 'avoid' | 'drives'>;

/** One before each segment, and the last one home. */
export function passages({
  segments,
  reading,
  nights,
  needs,
}: Pick<Brief, 'segments' | 'reading' | 'nights' | 'needs'>): Passage[] {
  const short = nights <= 2;
  const byLand = reading.budget.flights === 'none' || reading.search.noFlight;
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) return [];
  const arrives = minutesOf(reading.arrives ?? '') || (short ? ARRIVES_SHORT : ARRIVES);
  const leaves = minutesOf(reading.leaves ?? '') || (short ? LEAVES_SHORT : LEAVES);
  return [
    fromAirport(first, arrives, byLand ? null : airportOf(first, reading.airports?.arrive), needs),
    ...segments.slice(1).map((segment, i) => between(segments[i] ?? first, segment, needs.avoid)),
    toAirport(last, leaves, byLand ? null : airportOf(last, reading.airports?.leave), needs),
  ];
}

/** The one they named, the one that serves the town, or the nearest of the destination. */
export function airportOf({ known, book }: Segment, named?: NamedAirport): ArrivalAirport | null {
  const { airports } = known.facts;
  return (
    airports.find(({ code }) => code === named?.code) ??
    airports.find(({ cityId }) => cityId === book.city.id) ??
    airports.toSorted(
      (a, b) => greatCircleKm(a, book.city) - greatCircleKm(b, book.city) || (a.code < b.code ? -1 : 1),
    )[0] ??
    null
  );
}

function fromAirport(
  segment: Segment,
  arrives: number,
  airport: ArrivalAirport | null,
  { avoid, drives }: Coming,
): Passage {
  const { mode, minutes, price } = airport ? transferOf(segment, airport, avoid) : byLandIn(drives);
  const start = Math.min(arrives, 22 * 60);
  return {
    kind: 'arrive',
    start,
    end: Math.min(start + minutes, 23 * 60 + 30),
    mode,
    km: airport ? greatCircleKm(airport, segment.base) : 0,
    from: airport ? `${airport.name} (${airport.code})` : '',
    to: segment.base.name,
    price,
  };
}

function toAirport(
  segment: Segment,
  leaves: number,
  airport: ArrivalAirport | null,
  { avoid, drives }: Coming,
): Passage {
  const { mode, minutes, price } = airport ? transferOf(segment, airport, avoid) : byLandIn(drives);
  const end = Math.max(leaves - (airport ? CHECK_IN : 0), 8 * 60);
  return {
    kind: 'leave',
    start: Math.max(end - minutes, 7 * 60),
    end,
    mode,
    km: airport ? greatCircleKm(airport, segment.base) : 0,
    from: segment.base.name,
    to: airport ? `${airport.name} (${airport.code})` : '',
    price,
  };
}

const byLandIn = (drives: boolean) => ({
  mode: drives ? ('car' as const) : ('taxi' as const),
  minutes: 20,
  price: null,
});

/** The figure of the facts is for the airport's own town; from a farther one the way between them comes on top. Another way than the usual one has no known price. */
function transferOf(
  { known, book, base }: Segment,
  airport: ArrivalAirport,
  avoid: Avoided,
): Pick<Passage, 'mode' | 'price'> & { readonly minutes: number } {
  const { mode, minutes, price } = airport.transfer;
  const other = instead(mode, avoid);
  if (other !== mode) return { mode: other, minutes: roadMinutes(greatCircleKm(airport, base)), price: null };
  const legs = pathBetween(known, airport.cityId, book.city.id, avoid);
  const farther = legs?.reduce((sum, leg) => sum + leg.minutes, 0) ?? 90;
  return { mode, minutes: airport.cityId === book.city.id ? minutes : minutes + farther, price };
}

function between(from: Segment, to: Segment, avoid: Avoided): Passage {
  const names = { from: from.book.city.name, to: to.book.city.name };
  const km = greatCircleKm(from.book.city, to.book.city);
  const legs =
    from.known.id === to.known.id ? pathBetween(from.known, from.book.city.id, to.book.city.id, avoid) : null;
  if (legs) {
    const minutes = legs.reduce((sum, leg) => sum + leg.minutes, 0);
    const mode = legs[0]?.mode === 'drive' ? 'car' : (legs[0]?.mode ?? 'train');
    const onRoad = (['car', 'taxi'] as const).find((other) => !avoid.has(other));
    // "No trains, a private driver between the cities": at a price nobody knows.
    if (avoid.has(mode) && mode !== 'ferry' && onRoad) {
      const end = Math.min(MOVES_AT + roadMinutes(km), 23 * 60);
      return { kind: 'move', start: MOVES_AT, end, mode: onRoad, km, ...names, price: null };
    }
    return {
      kind: 'move',
      start: MOVES_AT,
      end: Math.min(MOVES_AT + minutes, 23 * 60),
      mode,
      km,
      ...names,
      price: legs.reduce((sum, leg) => sum + leg.price, 0),
    };
  }
  const minutes = Math.round((km / 750) * 60) + 240;
  return {
    kind: 'move',
    start: MOVES_AT,
    end: Math.min(MOVES_AT + minutes, 23 * 60),
    mode: 'flight',
    km,
    ...names,
    price: null,
  };
}

/** Straight, or with one change; by what must not be used only where there is nothing else. */
export function pathBetween(
  known: KnownPlace,
  from: string,
  to: string,
  avoid: Avoided = new Set(),
): readonly CityLeg[] | null {
  const { legs } = known.facts;
  const kept = legs.filter(({ mode }) => !avoid.has(mode === 'drive' ? 'car' : mode));
  return pathOver(kept, known, from, to) ?? (kept.length < legs.length ? pathOver(legs, known, from, to) : null);
}

function pathOver(
  legs: readonly CityLeg[],
  { facts }: KnownPlace,
  from: string,
  to: string,
): readonly CityLeg[] | null {
  const ends = (leg: CityLeg, a: string, b: string) =>
    (leg.from === a && leg.to === b) || (leg.from === b && leg.to === a);
  const direct = legs.filter((leg) => ends(leg, from, to)).toSorted((a, b) => a.minutes - b.minutes);
  if (direct[0]) return [direct[0]];
  const changes = facts.cities.flatMap(({ id }) => {
    const first = legs.find((leg) => ends(leg, from, id));
    const second = legs.find((leg) => ends(leg, id, to));
    return first && second ? [[first, second] as const] : [];
  });
  return changes.toSorted((a, b) => a[0].minutes + a[1].minutes - b[0].minutes - b[1].minutes)[0] ?? null;
}
