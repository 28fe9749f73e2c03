/** Coming, going and moving on: the journeys of a plan, as far as they are known. */
import type { KnownPlace } from '../../../destinations/rules/catalogue.ts';
import type { ArrivalAirport, CityLeg } from '../../../destinations/rules/destination-facts.ts';
import { kmBetween } from '../../../destinations/rules/position.ts';
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
import type { Leg } from '../plan.ts';
import type { Brief, Segment } from '../plan-draft.ts';
import type { NamedAirport, Reading, TimeOfDay } from '../reading.ts';
import type { Origin } from '../world.ts';
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
  /** A ride of their own that they come off or catch, and its hour. */
  readonly ticket?: { readonly by: 'train' | 'bus' | 'ferry'; readonly at: TimeOfDay };
  /** Local currency of the place they come to, one adult; null when not known. */
  readonly price: number | null;
}

const ARRIVES = 12 * 60 + 30;
const ARRIVES_SHORT = 10 * 60;
const LEAVES = 17 * 60;
const LEAVES_SHORT = 20 * 60;
const CHECK_IN = 120;
/** Past the border and the belt, before one sits in anything. */
const OUT_OF_THE_AIRPORT = 45;
/** Before that hour hardly a train or a bus runs. */
const FIRST_RIDE = 6 * 60;
const RUN_BY_DAY: readonly Leg['mode'][] = ['train', 'metro', 'tram', 'bus', 'shuttle', 'ferry'];
const LAST_MINUTE = 24 * 60 - 1;
/** Nearer than this one takes a train or a car. */
const NO_FLIGHT_KM = 250;
const MOVES_AT = 9 * 60 + 45;

type Avoided = Brief['needs']['avoid'];
type Coming = Pick<Brief['needs'], 'avoid' | 'drives'>;

/** One before each segment, and the last one home. */
export function passages({
  segments,
  reading,
  nights,
  needs,
  home,
}: Pick<Brief, 'segments' | 'reading' | 'nights' | 'needs' | 'home'>): Passage[] {
  const short = nights <= 2;
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) return [];
  const [lands, leaves] = [reading.arrives, reading.leaves].map((time) => minutesOf(time ?? ''));
  const [from, to] = [
    isByLand('arrives', reading) ? null : portOf(first, reading, reading.airports?.arrive, home),
    isByLand('leaves', reading) ? null : portOf(last, reading, reading.airports?.leave, home),
  ];
  // The hour that we assume is the hour at which they set out for the town.
  const out = lands ? lands + (from ? OUT_OF_THE_AIRPORT : 0) : short ? ARRIVES_SHORT : ARRIVES;
  return [
    withTicket(
      intoTown(first, Math.min(out, Math.max(lands || 0, LAST_MINUTE - HOUR)), from, needs),
      reading.arrives,
      reading.tickets?.arrives,
    ),
    ...segments.slice(1).map((segment, i) => between(segments[i] ?? first, segment, needs.avoid)),
    withTicket(
      outOfTown(
        last,
        (leaves || (short ? LEAVES_SHORT : LEAVES)) - (reading.tickets?.leaves ? ON_THE_PLATFORM : 0),
        to,
        needs,
      ),
      reading.leaves,
      reading.tickets?.leaves,
    ),
  ];
}
const HOUR = 60;
/** So long before it leaves they are there. */
const ON_THE_PLATFORM = 20;

/** By a ticket of that way, or by the other one where no airport was named. */
const isByLand = (end: 'arrives' | 'leaves', { tickets, airports }: Reading) =>
  tickets !== undefined && (tickets[end] !== undefined || airports === undefined);

const withTicket = (
  passage: Passage,
  at: TimeOfDay | undefined,
  by: NonNullable<Passage['ticket']>['by'] | undefined,
): Passage => (at && by ? { ...passage, ticket: { by, at } } : passage);

/** Where they change to the last way into town; by land it is at home, where a coach of ours goes from there. */
function portOf(segment: Segment, reading: Reading, named: NamedAirport | undefined, home?: Origin) {
  const { budget, search } = reading;
  const byLand = budget.flights === 'none' || search.noFlight || (home !== undefined && isNear(home, segment));
  return byLand ? coachOf(segment, reading) : airportOf(segment, named);
}

/** The coach from where they live, for who did not say that they come by something else. */
export function coachOf({ known }: Segment, { origin, transport }: Reading): ArrivalAirport | null {
  const coach = known.facts.airports.find(({ code }) => code === origin?.code);
  const comesOtherwise = transport.prefer.some(
    (mode) => (mode === 'car' || mode === 'train') && mode !== coach?.transfer.mode,
  );
  return coach && !comesOtherwise ? coach : null;
}

/** Whether the way there is short enough for a train or a car. */
export function isNear(home: Origin, segment: Segment): boolean {
  const port = airportOf(segment) ?? segment.book.city;
  return !segment.known.kinds.includes('island') && kmBetween(home, port) < NO_FLIGHT_KM;
}

/** The one they named, the one that serves the town, or the nearest of the destination. */
export function airportOf({ known, book }: Segment, named?: NamedAirport): ArrivalAirport | null {
  const { airports } = known.facts;
  return (
    airports.find(({ code }) => code === named?.code) ??
    airports.find(({ cityId }) => cityId === book.city.id) ??
    airports.toSorted((a, b) => kmBetween(a, book.city) - kmBetween(b, book.city) || (a.code < b.code ? -1 : 1))[0] ??
    null
  );
}

function intoTown(segment: Segment, out: number, airport: ArrivalAirport | null, { avoid, drives }: Coming): Passage {
  const usual = airport ? transferOf(segment, airport, avoid) : byLandIn(drives);
  const isNight = airport && RUN_BY_DAY.includes(usual.mode) && out < FIRST_RIDE - HOUR && !avoid.has('taxi');
  const { mode, minutes, price } = isNight ? byTaxi(airport, segment) : usual;
  const start = RUN_BY_DAY.includes(mode) ? Math.max(out, FIRST_RIDE) : out;
  return {
    kind: 'arrive',
    start,
    end: Math.min(start + minutes, LAST_MINUTE),
    mode,
    km: airport ? kmBetween(airport, segment.base) : 0,
    from: airport ? `${airport.name} (${airport.code})` : '',
    to: segment.base.name,
    price,
  };
}

function outOfTown(
  segment: Segment,
  leaves: number,
  airport: ArrivalAirport | null,
  { avoid, drives }: Coming,
): Passage {
  const end = Math.max(leaves - (airport ? CHECK_IN : 0), HOUR);
  const usual = airport ? transferOf(segment, airport, avoid) : byLandIn(drives);
  const isTooEarly = airport && RUN_BY_DAY.includes(usual.mode) && end - usual.minutes < FIRST_RIDE;
  const { mode, minutes, price } = isTooEarly && !avoid.has('taxi') ? byTaxi(airport, segment) : usual;
  return {
    kind: 'leave',
    start: Math.max(end - minutes, 0),
    end,
    mode,
    km: airport ? kmBetween(airport, segment.base) : 0,
    from: segment.base.name,
    to: airport ? `${airport.name} (${airport.code})` : '',
    price,
  };
}

/** At night, when nothing else runs; at no known price. */
const byTaxi = (airport: ArrivalAirport, { base }: Segment) => ({
  mode: 'taxi' as const,
  minutes: roadMinutes(kmBetween(airport, base)),
  price: null,
});

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
  if (other !== mode) return { mode: other, minutes: roadMinutes(kmBetween(airport, base)), price: null };
  const legs = pathBetween(known, airport.cityId, book.city.id, avoid);
  const farther = legs?.reduce((sum, leg) => sum + leg.minutes, 0) ?? 90;
  return { mode, minutes: airport.cityId === book.city.id ? minutes : minutes + farther, price };
}

function between(from: Segment, to: Segment, avoid: Avoided): Passage {
  const names = { from: from.book.city.name, to: to.book.city.name };
  const km = kmBetween(from.book.city, to.book.city);
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
