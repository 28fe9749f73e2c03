/**
 * Sights, what is around them, and cities of an OpenStreetMap file into the tables. Whoever reads the file asks of each
 * object it holds (`wants`), hands over what was wanted, with where it lies (`take`), writes in its own transactions, and
 * finishes.
 */
import { type Db, inTransaction } from '../../../database/sql.ts';
import type { CalendarDay, Instant } from '../../../shared/dates.ts';
import { type Box, KM_PER_MILE, milesBetween, type Position } from '../../destinations/rules/position.ts';
import { nameKey } from '../rules/comparable-names.ts';
import { dedupeSights, type ToldSight } from '../rules/dedupe-sights.ts';
import { type Census, isFiltered, isSameRegion } from '../rules/osm-file-region.ts';
import { limited } from '../rules/osm-tags.ts';
import {
  type AreaObject,
  addressedCity,
  type CityRow,
  cityKindIn,
  cityRow,
  isTownBorder,
  listedCity,
  type PlaceRow,
  placeRow,
} from '../rules/place-and-city-rows.ts';
import { LEFT_OUT, type LeftOut, placeIn } from '../rules/place-from-osm.ts';
import { findCities, raiseDataVersion } from '../store/cities.ts';
import { type CityPlace, countSights, keepTables, listCitiesAround } from '../store/city-coverage.ts';
import { townsIn } from '../store/world-tables.ts';
import {
  keepRegion,
  linkSame,
  listRegions,
  retireUntold,
  upsertCities,
  upsertPlaces,
  type WrittenCity,
} from '../store/write-import.ts';
import { weigh, weighAgain } from './importance.ts';
import type { RawObject } from './osm/osm-file.ts';

export const PARTS = ['sights', 'tables', 'cities'] as const;
export type ImportPart = (typeof PARTS)[number];

export interface PlacesReport {
  readonly sights: number;
  readonly sightsWithHours: number;
  /** Hotels, stations, airports, quarters and hamlets. */
  readonly around: number;
  readonly cities: number;
  readonly placesAdded: number;
  readonly placesSame: number;
  readonly placesRetired: number;
  readonly leftOut: Readonly<Record<LeftOut, number>>;
  /** The file holds only some kinds of things. */
  readonly isFiltered: boolean;
  /** Roads, and nothing to see or to eat. */
  readonly isRoadsOnly: boolean;
  /** There are sights, and no city here nor in an earlier file has one of them within reach. */
  readonly isOutOfReach: boolean;
  /** What is known of the same region is newer, of this day: nothing was taken over. */
  readonly newerKnown: string | null;
}

export interface PlacesImport {
  readonly newerKnown: string | null;
  /** Whether it is for the tables; asked once of every object of the file. */
  wants(object: RawObject): boolean;
  /** `isWritten`: an earlier run has written it already. */
  take(object: AreaObject, isWritten: boolean): void;
  /** It was wanted, and the file does not say where it lies. */
  missed(object: RawObject): void;
  /** How many wait to be written. */
  pending(): number;
  /** In a transaction, which may be tried again; once it has held, `written` is called. */
  write(tx: Db): Promise<void>;
  written(): void;
  /** @param tablesNear how many restaurants lie so near */
  finish(db: Db, tablesNear: TablesNear): Promise<PlacesReport>;
}

function isNear(places: readonly Position[], at: Position, miles: number): boolean {
  return places.some((place) => milesBetween(place, at) < miles);
}

type TablesNear = (db: Db, at: Position, reachKm: number) => Promise<number>;

export interface PlacesOptions {
  readonly name: string;
  readonly asOf: CalendarDay | null;
  readonly box: Box | null;
  readonly only: readonly ImportPart[];
  readonly now: Instant;
  readonly countryAt: (at: Position) => string | null;
  readonly zoneAt: (at: Position, country: string | null) => string | null;
}

/** A box that covers half the world was never asked for. */
const WIDEST_DEGREES = 40;
const LINKS = 2000;
const MOST_ADDRESSES = 5000;
const MOST_LISTED = 5;
const ONE_TOWN_MILES = 3;
const ONE_CITY_MILES = 12;

export async function beginPlaces(db: Db, options: PlacesOptions): Promise<PlacesImport> {
  const { asOf, only, now, countryAt, zoneAt } = options;
  const box = options.box && options.box.east - options.box.west <= WIDEST_DEGREES ? options.box : null;
  const region = box && ((await listRegions(db)).find((known) => isSameRegion(known, box)) ?? null);
  const newerKnown = region && region.asOf > (asOf ?? '') ? region.asOf : null;
  const dayOf = asOf ?? '';
  const [takesSights, takesCities] = [only.includes('sights') && !newerKnown, only.includes('cities') && !newerKnown];
  const census: Census = { roads: 0, surroundings: 0, wanted: 0 };
  const leftOut = Object.fromEntries(LEFT_OUT.map((reason) => [reason, 0])) as Record<LeftOut, number>;
  const count = {
    sights: 0,
    sightsWithHours: 0,
    around: 0,
    cities: 0,
    placesAdded: 0,
    placesSame: 0,
    placesRetired: 0,
  };
  const told: ToldSight[] = [];
  const unplaced: string[] = [];
  const [cityIds, cityPlaces] = [new Set<string>(), new Map<string, Position[]>()];
  const around: { -readonly [Side in keyof Box]: number } = { south: 90, west: 180, north: -90, east: -180 };
  const about = (isPart: boolean) => ({ name: options.name, asOf: dayOf, isFiltered: isPart });
  // Kept with the first rows: a file that cannot be read to its end leaves nothing.
  let regionId: number | null = null;
  let keptNow: number | null = null;
  const keep = async (tx: Db, isPart: boolean) =>
    box && !newerKnown ? keepRegion(tx, regionId ?? region?.id ?? null, box, about(isPart), now) : null;
  let addedNow = 0;
  let [places, cities]: [PlaceRow[], WrittenCity[]] = [[], []];

  const settled = (city: CityRow): WrittenCity => {
    const country = countryAt(city);
    return { ...city, country, timeZone: zoneAt(city, country) };
  };
  /** A town is told by a point and again by its border. */
  const isToldAlready = (city: CityRow): boolean => {
    const key = nameKey(city.name);
    const alike = cityPlaces.get(key) ?? [];
    if (cityIds.has(city.id) || isNear(alike, city, ONE_TOWN_MILES)) return true;
    cityIds.add(city.id);
    cityPlaces.set(key, [...alike, city]);
    return false;
  };
  const borders: CityRow[] = [];
  const addresses = new Map<string, { name: string; at: Position[] }>();
  const seeAddress = (object: RawObject): void => {
    const name = object.type === 'node' && limited(object.tags['addr:city'], 120);
    if (!name || object.type !== 'node') return;
    const town = addresses.get(nameKey(name)) ?? { name, at: [] };
    addresses.set(nameKey(name), town);
    if (town.at.length < MOST_ADDRESSES) town.at.push({ latitude: object.lat, longitude: object.lon });
  };
  const takePlace = (object: AreaObject, isWritten: boolean): void => {
    const found = placeIn(object.tags, object.isArea, asOf);
    if (found === null || typeof found === 'string') return;
    const row = placeRow(object, found, dayOf);
    if (row.base > 0) {
      count.sights += 1;
      if (row.hours !== null) count.sightsWithHours += 1;
      const { id, wikidata, evidence, base, latitude, longitude } = row;
      const { isArea, extentM } = object;
      told.push({ id, key: nameKey(row.name), wikidata, isArea, extentM, evidence, base, latitude, longitude });
    } else count.around += 1;
    if (!isWritten) places.push(row);
  };

  /** What the file tells no point of, but a border or many addresses; where it names no town at all, one of the table. */
  const writePointless = async (pool: Db, isCut: boolean): Promise<void> => {
    const missing: CityRow[] = [];
    const addressed = [...addresses.values()].flatMap((town) => addressedCity(town, dayOf) ?? []);
    const pointless = borders.filter((city) => !isNear([...cityPlaces.values()].flat(), city, ONE_TOWN_MILES));
    for (const city of [...pointless, ...addressed]) {
      const key = nameKey(city.name);
      if (cityPlaces.has(key)) continue;
      const known = (await findCities(pool, key)).filter(({ id }) => id !== city.id);
      cityPlaces.set(key, [city]);
      if (isNear(known, city, ONE_CITY_MILES)) continue;
      missing.push(city);
      cityIds.add(city.id);
    }
    if (cityPlaces.size === 0 && told.length > 0)
      missing.push(
        ...townsIn(box ?? around)
          .slice(0, MOST_LISTED)
          .map((town) => listedCity(town, dayOf)),
      );
    const rows = missing.map(settled);
    count.cities += rows.length;
    await inTransaction(pool, (tx) => upsertCities(tx, rows, { regionId, isCut }, now));
  };

  return {
    newerKnown,
    wants: (object) => {
      const { type, tags } = object;
      if (takesCities) seeAddress(object);
      if (type !== 'node' && 'highway' in tags) census.roads += 1;
      if (type !== 'node' && ('building' in tags || 'landuse' in tags || 'natural' in tags)) census.surroundings += 1;
      const found = takesSights ? placeIn(tags, type !== 'node', asOf) : null;
      if (typeof found === 'string') leftOut[found] += 1;
      const isTown = cityKindIn(tags) !== null || ((type === 'relation' || 'place' in tags) && isTownBorder(tags));
      const isCity = takesCities && isTown && limited(tags['name'], 200) !== null;
      return isCity || (found !== null && typeof found !== 'string');
    },
    take: (object, isWritten) => {
      census.wanted += 1;
      around.south = Math.min(around.south, object.latitude);
      around.north = Math.max(around.north, object.latitude);
      around.west = Math.min(around.west, object.longitude);
      around.east = Math.max(around.east, object.longitude);
      if (takesSights) takePlace(object, isWritten);
      const city = takesCities ? cityRow(object, dayOf) : null;
      if (city !== null && isTownBorder(object.tags)) {
        if (!object.isCutOff) borders.push(city);
        return;
      }
      if (city === null || isToldAlready(city)) return;
      count.cities += 1;
      if (!isWritten) cities.push(settled(city));
    },
    missed: ({ type, id, tags }) => {
      const found = takesSights ? placeIn(tags, type !== 'node', asOf) : null;
      unplaced.push(`osm-${type}-${id}`);
      if (found !== null && typeof found !== 'string' && found.base > 0) leftOut.nowhere += 1;
    },
    pending: () => places.length + cities.length,
    write: async (tx) => {
      if (places.length + cities.length === 0) return;
      keptNow = regionId ?? (await keep(tx, false));
      // A file of history tells of one thing several times, the newest last.
      const last = [...new Map(places.map((place) => [place.id, place])).values()];
      addedNow = await upsertPlaces(tx, await weigh(tx, last), keptNow, now);
      await upsertCities(tx, cities, { regionId: keptNow, isCut: isFiltered(census) }, now);
    },
    written: () => {
      count.placesAdded += addedNow;
      regionId = keptNow;
      [places, cities] = [[], []];
    },
    finish: async (pool, tablesNear) => {
      const filtered = isFiltered(census);
      regionId = await keep(pool, filtered);
      if (takesCities) await writePointless(pool, filtered);
      const { leads, secondSites } = dedupeSights(told);
      count.placesSame = leads.size;
      const links = [...leads];
      for (let from = 0; from < links.length || from === 0; from += LINKS) {
        const part = new Map(links.slice(from, from + LINKS));
        await inTransaction(pool, (tx) => linkSame(tx, part, from === 0 ? secondSites : new Set()));
      }
      await weighAgain(pool, [...secondSites], now);
      if (regionId !== null && asOf !== null && !filtered) {
        const newer = { regionId, asOf };
        if (takesSights && told.length > 0)
          count.placesRetired = await inTransaction(pool, (tx) =>
            retireUntold(tx, { ...newer, isOfKinds: 'places', but: unplaced }, now),
          );
        if (takesCities && cityIds.size > 0)
          await inTransaction(pool, (tx) => retireUntold(tx, { ...newer, isOfKinds: 'cities' }, now));
      }
      const near = around.south <= around.north ? await listCitiesAround(pool, around) : [];
      const hasInReach = (city: CityPlace) => isNear(told, city, city.reachKm / KM_PER_MILE);
      for (const city of near) {
        await countSights(pool, city, now);
        await keepTables(pool, city.id, await tablesNear(pool, city, city.reachKm));
      }
      await raiseDataVersion(pool);
      return {
        ...count,
        leftOut,
        isFiltered: filtered,
        isRoadsOnly: census.roads > 0 && census.wanted === 0,
        isOutOfReach: takesCities && told.length > 0 && !near.some(hasInReach),
        newerKnown,
      };
    },
  };
}
