/**
 * The catalogue as the planner reads it: every place with its facts resolved,
 * grouped by destination and city, with the distances of each city worked out
 * beforehand. Built once from the books of content; what is not known is null.
 */

import type { CalendarDay } from '../../../shared/dates.ts';
import { wordList } from '../../../shared/word-list.ts';
import { daysOfRestIn } from './days-of-rest.ts';
import type { Base, City, DestinationFacts, PlaceFacts } from './destination-facts.ts';
import type { HotelEntry } from './hotel.ts';
import { type Access, type DestinationBook, isThin, type PlaceEntry } from './place-entry.ts';
import { kmBetween } from './position.ts';
import type { Region } from './regions.ts';
import { dietClosure, type Tag } from './tags.ts';
import { intervalsOn, minutesOf, parseHours, WEEKDAYS } from './weekly-hours.ts';

/** Something with a position in its city's table of distances. */
export interface Spot {
  readonly index: number;
  readonly lat: number;
  readonly lon: number;
}

/** In minutes from that day's midnight. */
export type HoursOn = (day: CalendarDay) => readonly (readonly [from: number, to: number])[];

type Frozen<V> = V extends (infer One)[] ? readonly One[] : V;
type Resolved = ReturnType<typeof placeOf>;
/** A sight or a table with all that is known of it. */
export type Place = { readonly [K in keyof Resolved]: Frozen<Resolved[K]> };

/** Where they are after a visit. */
export const endOf = (place: Place): Spot => place.ends ?? place;

/** The same for what asks for more than a spot: the place as it lies to those who leave it. */
export const atItsEnd = (place: Place): Place => (place.ends ? { ...place, ...place.ends } : place);

export type BaseSpot = Base & Spot;

export interface CityBook {
  readonly city: City;
  readonly destinationId: string;
  readonly sights: readonly Place[];
  readonly tables: readonly Place[];
  readonly bases: readonly BaseSpot[];
  readonly hotels: readonly HotelEntry[];
  /** Straight line. */
  readonly km: (a: Spot, b: Spot) => number;
}

/** What sort of place a destination is; a `country` stands for all of it. */
export const DESTINATION_KINDS = wordList(
  'city capital country region coast island mountains ski countryside jungle desert',
);
export type DestinationKind = (typeof DESTINATION_KINDS)[number];

/** What the home page's list says of a destination, as far as the planner needs it. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly region: Region;
  readonly image: string;
  readonly timeZone: string;
  readonly kinds: readonly DestinationKind[];
  /** How long one stays when nothing is said. */
  readonly usualNights: number;
}

interface Hours {
  readonly from: string;
  readonly to: string;
}

/** The first and the last time at which a local sits down, "HH:MM"; the siesta where the day has one. */
export interface MealHours {
  readonly lunch: Hours;
  readonly dinner: Hours;
  readonly siesta?: Hours;
  readonly sources: readonly string[];
}

/** What is said with a place that open data alone tells of, and nobody of ours has checked. */
export interface OpenData {
  /** Day of the data; empty where its source does not say. */
  readonly asOf: string;
  /** It tells of a part of the place only. */
  readonly isCut: boolean;
  /** That its sights fill; 0: too few to plan with. */
  readonly days: number;
  /** Every amount of the facts may be so many times more or less. */
  readonly spread: number;
  /** The nearest airport, where no ordinary way leads from it into town. */
  readonly farAirport?: { readonly name: string; readonly code: string; readonly km: number };
  /** The town's own, where the map has one. */
  readonly station: { readonly name: string; readonly lat: number; readonly lon: number } | null;
  /** What is known by name and never planned, the best known first: stages, whose program no map tells, and trails. */
  readonly unplanned: readonly { readonly name: string; readonly tags: readonly Tag[] }[];
  readonly coverage: {
    readonly sights: number;
    readonly withFame: number;
    readonly withAccess: number;
  };
}

export interface KnownPlace<Facts extends PlaceFacts = PlaceFacts> extends Named {
  /** Null: not known. */
  readonly mealHours: MealHours | null;
  readonly facts: Facts;
  readonly cities: readonly CityBook[];
  /** Absent where the book is ours. */
  readonly open?: OpenData;
}

export interface Catalogue<Facts extends PlaceFacts = PlaceFacts> {
  /** In the order of the books. */
  readonly destinations: readonly KnownPlace<Facts>[];
  readonly destination: Pick<ReadonlyMap<string, KnownPlace<Facts>>, 'get' | 'has'>;
  readonly place: Pick<ReadonlyMap<string, Place>, 'get'>;
}

/** Of our own books: all of it can be gone through. */
export interface OwnCatalogue extends Catalogue<DestinationFacts> {
  readonly place: ReadonlyMap<string, Place>;
}

/** A book whose destination has no name in `named` is left out. */
export function catalogueOf(
  books: readonly DestinationBook[],
  named: readonly Named[],
  mealHours: Readonly<Record<string, MealHours>>,
): OwnCatalogue {
  const destinations = books.flatMap((book) => {
    const known = named.find(({ id }) => id === book.facts.destinationId);
    if (!known) return [];
    const { id, name, region, image, timeZone, kinds, usualNights } = known;
    const { facts } = book;
    const hours = mealHours[facts.country] ?? null;
    const own = { id, name, region, image, timeZone, kinds, usualNights };
    return [{ ...own, facts, mealHours: hours, cities: citiesOf(book) }];
  });
  const places = destinations.flatMap(({ cities }) => cities.flatMap(({ sights, tables }) => [...sights, ...tables]));
  return {
    destinations,
    destination: new Map(destinations.map((known) => [known.id, known])),
    place: new Map(places.map((place) => [place.id, place])),
  };
}

function citiesOf({ facts, sights, restaurants, hotels }: DestinationBook): CityBook[] {
  return facts.cities.map((city) => {
    const here = <T extends { readonly cityId: string }>(list: readonly T[]) =>
      list.filter(({ cityId }) => cityId === city.id);
    const entries = [...here(sights), ...here(restaurants)];
    const cityBases = here(facts.bases);
    let spots = entries.length + cityBases.length;
    const places = entries.map((entry, index) => {
      const ends = entry.kind === 'restaurant' ? undefined : entry.ends;
      return placeOf(facts, entry, index, ends ? { ...ends, index: spots++ } : null);
    });
    const bases = cityBases.map((base, i) => ({ ...base, index: places.length + i }));
    return {
      city,
      destinationId: facts.destinationId,
      sights: places.filter(({ kind }) => kind !== 'restaurant'),
      tables: places.filter(({ kind }) => kind === 'restaurant'),
      bases,
      hotels: hotels.filter(({ quarter }) => bases.some(({ id }) => id === quarter)),
      km: distances([...places, ...bases, ...places.flatMap(({ ends }) => ends ?? [])]),
    };
  });
}

/** To ask: nobody tells, of a place of open data in a town where too few tell. */
const accessOf = ({ wheelchair = 'unknown' }: Pick<PlaceEntry, 'wheelchair'>): Access | 'to-ask' => wheelchair;

function placeOf(facts: DestinationFacts, entry: PlaceEntry, index: number, ends: Spot | null) {
  const { id, cityId, name, lat, lon, kind, tags, about, asOf } = entry;
  const table = entry.kind === 'restaurant' ? entry : null;
  const sight = entry.kind === 'restaurant' ? null : entry;
  const open = entry.hours === undefined ? null : parseHours(entry.hours);
  const child: number | null = sight?.price?.child ?? null;
  const adult = table?.perPerson ?? sight?.price?.adult;
  return {
    ...{ index, id, cityId, name, lat, lon, kind, tags, about, asOf },
    /** Where a way in one direction leaves them; null where a visit ends at the place itself. */
    ends,
    destinationId: facts.destinationId,
    aliases: entry.aliases ?? [],
    durationMin: sight?.minutes ?? 75,
    /** Nobody is sent there who did not ask for its like. */
    isOnWish: false as boolean,
    /** Null: not known, so nothing follows from it. */
    open,
    /** The same in minutes, Monday first; an end past midnight is counted on. */
    week: open && WEEKDAYS.map((day) => intervalsOn(open, day)),
    /** Where weeks differ: the hours of a day, empty when it is closed. Then `open` and `week` are its fullest week. */
    hoursOn: null as HoursOn | null,
    /** Days of which its hours say too little, though it may be open: a public holiday that they leave out. */
    isDoubtfulOn: null as ((day: CalendarDay) => boolean) | null,
    /** "MM-DD". */
    closedOn: entry.closedOn ?? [],
    /** Days of rest that its text names where its hours are not known; 0 is Monday. */
    restsOn: open === null ? daysOfRestIn(about) : [],
    /** Months in which it opens; null for all of them. */
    months: entry.months ?? null,
    /** In the destination's currency; for a table, what a usual meal costs. */
    price: adult === undefined ? null : { adult, child },
    /** What a ticket of such a place usually comes to where its own price is not known: counted, never shown at the place. */
    likelyPrice: null as number | null,
    /** Where its hours are not known, whether Mondays are often closed. */
    doubtfulMonday: false,
    kids: entry.kids ?? true,
    minAge: entry.minAge ?? 0,
    madeFor: entry.madeFor ?? null,
    wheelchair: accessOf(entry),
    wheelchairNote: entry.wheelchairNote ?? null,
    indoor: sight?.indoor ?? true,
    /** 1 to 5. */
    weight: sight?.weight ?? 3,
    /** One may come again: to a beach, and to a table. */
    repeatable: table !== null || (sight?.repeatable ?? false),
    bookAhead: entry.bookAhead ?? false,
    best: sight?.best ?? null,
    cuisine: table?.cuisine ?? null,
    meals: table?.meals ?? [],
    /** Minute of the day at which what is put on there begins; 0 for nothing. */
    showFrom: table?.showFrom ? minutesOf(table.showFrom) : 0,
    /** A table nobody can check: for want of another. */
    isThin: table !== null && isThin(table),
    priceLevel: table?.priceLevel ?? 0,
    /** Including what follows from it: a vegan kitchen serves vegetarians. */
    diet: table ? dietClosure(table.diet) : [],
    allergenRisk: table?.allergenRisk ?? [],
    /** Our editors' view of a table; null for a sight. */
    rating: table?.rating ?? null,
    website: entry.website ?? null,
    checkedOn: entry.checkedOn ?? null,
  };
}

/** Measured when first asked for: a plan asks for a part of them. */
export function distances(spots: readonly Spot[]): CityBook['km'] {
  const size = spots.length;
  const byIndex: readonly Spot[] = spots.toSorted((a, b) => a.index - b.index);
  const table = new Float32Array(size * size).fill(-1);
  const measured = (a: number, b: number) => {
    const [from, to] = [byIndex[a], byIndex[b]];
    const km = Math.fround(from && to ? kmBetween(from, to) : 0);
    table[a * size + b] = table[b * size + a] = km;
    return km;
  };
  return (a, b) => {
    const km = table[a.index * size + b.index] ?? 0;
    return km < 0 ? measured(a.index, b.index) : km;
  };
}
