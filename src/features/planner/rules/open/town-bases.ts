/** Where one would sleep in a town nobody of ours knows: an area, never a house. By where its hotels lie, else the middle of its sights. */

import type { Base } from '../../../destinations/rules/destination-facts.ts';
import { kmBetween } from '../../../destinations/rules/position.ts';
import { openCopy } from '../../copy/open-places.ts';
import type { OpenCityRow, OpenPlaceRow } from './open-data-rows.ts';

interface Position {
  readonly lat: number;
  readonly lon: number;
}

const QUARTER_KM = 1.2;
const LEAST_HOTELS = 2;
const MOST_BASES = 4;
/** Farther from the sights than this one would not stay for them. */
const NEAR_SIGHTS_KM = 4;
const WALK_KM = 1;
const FIRST_SIGHTS = 20;
const AT_STATION_KM = 0.6;

/** `sights`: best first. A quarter that was asked for by its name is where one stays. */
export function basesOf(city: OpenCityRow, sights: readonly OpenPlaceRow[], others: readonly OpenPlaceRow[]): Base[] {
  const first = sights.slice(0, FIRST_SIGHTS);
  const heart = middleOf(first.length > 0 ? first : [city]);
  const station = stationOf(city, others);
  const atStation =
    station && kmBetween(station, heart) <= NEAR_SIGHTS_KM ? [baseAtStation(city, station, first, others)] : [];
  const hotels = others.filter((place) => place.kind === 'hotel' && kmBetween(place, heart) <= NEAR_SIGHTS_KM);
  const quarters = others.filter(({ kind }) => kind === 'quarter');
  const byQuarter = Map.groupBy(hotels, (hotel) => nearest(quarters, hotel));
  const named = quarters
    .map((quarter) => ({ quarter, hotels: byQuarter.get(quarter) ?? [] }))
    .filter((one) => one.hotels.length >= LEAST_HOTELS)
    .toSorted((a, b) => b.hotels.length - a.hotels.length || (a.quarter.id < b.quarter.id ? -1 : 1))
    .slice(0, MOST_BASES)
    .map(({ quarter, hotels: there }) => baseAt(city, quarter.id, quarter.name, middleOf(there), first, there.length));
  const own = named.filter(({ name }) => name === city.name);
  if (named.length > 0) return [...(own.length > 0 ? own : named), ...atStation];
  const near = nearest(quarters, heart);
  const count = hotels.filter((hotel) => kmBetween(hotel, heart) <= WALK_KM).length;
  return [baseAt(city, 'middle', near?.name ?? city.name, heart, first, count), ...atStation];
}

/** The one that the world knows, then the one that has the town's name, then the nearest to its middle. */
export function stationOf(city: OpenCityRow, others: readonly OpenPlaceRow[]): OpenPlaceRow | null {
  const names = [city.name, ...city.names].map((name) => name.toLowerCase());
  const rank = ({ name, wikidata }: OpenPlaceRow) =>
    (wikidata === null ? 0 : 2) + Number(names.some((town) => name.toLowerCase().includes(town)));
  const [first] = others
    .filter((place) => place.kind === 'station' && kmBetween(place, city) <= city.reachKm)
    .toSorted((a, b) => rank(b) - rank(a) || kmBetween(a, city) - kmBetween(b, city) || (a.id < b.id ? -1 : 1));
  return first ?? null;
}

/** Among the houses around it, for who asks to sleep there. */
function baseAtStation(
  city: OpenCityRow,
  station: OpenPlaceRow,
  first: readonly OpenPlaceRow[],
  others: readonly OpenPlaceRow[],
): Base {
  const hotels = others.filter((place) => place.kind === 'hotel' && kmBetween(place, station) <= AT_STATION_KM);
  const quarter = nearest(
    others.filter(({ kind }) => kind === 'quarter'),
    station,
  );
  const at = hotels.length > 0 ? middleOf(hotels) : station;
  return { ...baseAt(city, 'station', quarter?.name ?? city.name, at, first, hotels.length), isAtStation: true };
}

function baseAt(
  { id }: OpenCityRow,
  own: string,
  name: string,
  { lat, lon }: Position,
  sights: readonly OpenPlaceRow[],
  hotels: number,
): Base {
  const near = sights.filter((place) => kmBetween(place, { lat, lon }) <= WALK_KM).length;
  const character = openCopy.base(near, sights.length, hotels);
  return { id: `${id}-${own}`, cityId: id, name, lat, lon, character, lodgingFactor: 1, tags: [] };
}

function nearest(quarters: readonly OpenPlaceRow[], at: Position): OpenPlaceRow | null {
  let best: OpenPlaceRow | null = null;
  let least = QUARTER_KM;
  for (const quarter of quarters) {
    const km = kmBetween(quarter, at);
    if (km < least) [best, least] = [quarter, km];
  }
  return best;
}

/** The median keeps one far sight from drawing everybody out of town. */
function middleOf(places: readonly Position[]): Position {
  const half = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return { lat: half(places.map(({ lat }) => lat)), lon: half(places.map(({ lon }) => lon)) };
}
