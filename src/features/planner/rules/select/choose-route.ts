/**
 * Which towns, in which order, for how many nights each. A single town is the
 * usual case; a region is travelled through along the connections that exist.
 */
import type { BaseSpot, CityBook, KnownPlace } from '../../../destinations/rules/catalogue.ts';
import type { Brief, Segment } from '../plan-draft.ts';
import type { Reading } from '../reading.ts';
import { permutations } from '../schedule/fill-days.ts';
import { pathBetween } from '../schedule/journeys.ts';
import { basesFor, cheapestBase } from './choose-bases.ts';
import { interestIn, type Style } from './place-score.ts';

export interface RouteWish {
  readonly reading: Reading;
  readonly nights: number;
  readonly style: Style;
  /** Bases other plans sleep in. */
  readonly avoid: ReadonlySet<string>;
  /** Of the quarters not out of the way, or of all. */
  readonly cheapest: boolean | 'anywhere';
  /** The class of house, once it is decided. */
  readonly tier?: Brief['tier'];
}

/** Towns named by the traveller are kept in their order; else the region's best ones. */
export function routeIn(known: KnownPlace, wish: RouteWish): Segment[] {
  const asked = wish.reading.destinations.find(({ id }) => id === known.id);
  const named = asked?.cities ?? (asked?.city === undefined ? [] : [{ id: asked.city, nights: asked.nights }]);
  const given = named.flatMap(({ id, nights }) => {
    const book = known.cities.find(({ city }) => city.id === id);
    return book ? [{ book, nights: nights ?? null }] : [];
  });
  if (given.length > 0) return segmentsOf(known, given, wish);
  const books = chooseTowns(known, wish);
  return segmentsOf(
    known,
    books.map((book) => ({ book, nights: null })),
    wish,
  );
}

/** Several destinations in the order they were asked for; nights that nobody named are shared out. */
export function routeThrough(knowns: readonly KnownPlace[], wish: RouteWish): Segment[] {
  const stops = knowns.map((known, i) => {
    const asked = wish.reading.destinations[i];
    const book =
      known.cities.find(({ city }) => city.id === asked?.city) ??
      known.cities.toSorted((a, b) => drawOf(b, wish.reading) - drawOf(a, wish.reading))[0];
    return { known, book, nights: asked?.nights ?? null };
  });
  const nights = share(
    stops.map(({ nights, book }) => ({ nights, from: book?.city.nights.from ?? 2, to: book?.city.nights.to ?? 4 })),
    wish.nights,
  );
  return stops.flatMap(({ known, book }, i) => {
    const base = book && baseIn(book, wish);
    const count = nights[i] ?? 0;
    return book && base && count > 0 ? [{ known, book, base, nights: count }] : [];
  });
}

function segmentsOf(
  known: KnownPlace,
  stops: readonly { book: CityBook; nights: number | null }[],
  wish: RouteWish,
): Segment[] {
  const nights = share(
    stops.map(({ book, nights }) => ({ nights, from: book.city.nights.from, to: book.city.nights.to })),
    wish.nights,
  );
  return stops.flatMap(({ book }, i) => {
    const base = baseIn(book, wish);
    const count = nights[i] ?? 0;
    return base && count > 0 ? [{ known, book, base, nights: count }] : [];
  });
}

function baseIn(book: CityBook, { reading, style, avoid, cheapest, tier }: RouteWish): BaseSpot | null {
  return cheapest
    ? cheapestBase(book, reading, tier, cheapest === 'anywhere')
    : (basesFor(book, reading, style, avoid, tier)[0] ?? null);
}

/** What draws this party to a town: its ten best sights. */
function drawOf(book: CityBook, reading: Reading): number {
  return book.sights
    .map((place) => 20 * place.weight + 90 * interestIn(place, reading))
    .toSorted((a, b) => b - a)
    .slice(0, 10)
    .reduce((sum, worth) => sum + worth, 0);
}

function chooseTowns(known: KnownPlace, { reading, nights, style }: RouteWish): CityBook[] {
  const ranked = known.cities
    .filter(({ city }) => !reading.excludes.includes(city.id))
    .toSorted((a, b) => drawOf(b, reading) - drawOf(a, reading) || (a.city.id < b.city.id ? -1 : 1));
  const most = Math.max(
    1,
    Math.min(4, Math.floor((nights + 1) / 3.5) - (reading.pace === 'slow' || style === 'slow' ? 1 : 0)),
  );
  if (ranked.length <= 1 || most === 1) return ranked.slice(0, 1);
  // Another style sees another part of the country: the town that would come next takes the place of the last one.
  const pool =
    style === 'value' && ranked.length > most
      ? [...ranked.slice(0, most - 1), ...ranked.slice(most, most + 1)]
      : ranked.slice(0, most);
  const orders = permutations(pool).map((order) => ({ order, minutes: minutesAlong(known, order, reading) }));
  const best = orders.toSorted((a, b) => a.minutes - b.minutes)[0];
  return best && best.minutes < Number.POSITIVE_INFINITY ? best.order : ranked.slice(0, 1);
}

function minutesAlong(known: KnownPlace, order: readonly CityBook[], { noCar }: Reading): number {
  let sum = 0;
  for (let i = 1; i < order.length; i++) {
    const legs = pathBetween(known, order[i - 1]?.city.id ?? '', order[i]?.city.id ?? '');
    if (!legs || (noCar && legs.some(({ mode }) => mode === 'drive'))) return Number.POSITIVE_INFINITY;
    sum += legs.reduce((minutes, leg) => minutes + leg.minutes, 0);
  }
  const arrives = (book: CityBook | undefined) =>
    known.facts.airports.some(({ cityId }) => cityId === book?.city.id) ? 0 : 60;
  return sum + arrives(order[0]) + arrives(order.at(-1));
}

/** Named nights are kept; the rest goes first to what a visit needs, then to what it deserves, then evenly. */
function share(stops: readonly { nights: number | null; from: number; to: number }[], total: number): number[] {
  const nights = namedWithin(stops, total);
  const open = stops.flatMap((stop, i) => (stop.nights === null ? [i] : []));
  let left = total - nights.reduce((sum, given) => sum + given, 0);
  if (open.length === 0 && left !== 0 && nights.length > 0) {
    nights[nights.length - 1] = Math.max(1, (nights.at(-1) ?? 0) + left);
    return nights;
  }
  for (const most of [1, 'from', 'to', Number.POSITIVE_INFINITY] as const) {
    let given = true;
    while (left > 0 && given) {
      given = false;
      for (const i of open) {
        const stop = stops[i];
        const limit = most === 'from' ? (stop?.from ?? 1) : most === 'to' ? (stop?.to ?? 1) : most;
        if (left > 0 && (nights[i] ?? 0) < limit) {
          nights[i] = (nights[i] ?? 0) + 1;
          left--;
          given = true;
        }
      }
    }
  }
  return nights;
}

/** Nights as named; where together they are longer than the whole stay, later stops keep one each for as long as there are any. */
function namedWithin(stops: readonly { nights: number | null }[], total: number): number[] {
  let left = total;
  return stops.map((stop, i) => {
    if (stop.nights === null) return 0;
    const named = stops.slice(i + 1).filter(({ nights }) => nights !== null).length;
    const kept = Math.max(Math.min(1, left), Math.min(stop.nights, left - named));
    left -= kept;
    return kept;
  });
}
