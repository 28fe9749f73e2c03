/**
 * An OpenStreetMap file into the list of restaurants and the tables of open data, in one reading and a batch at a time. How far it has come is
 * written with each batch, so one that was cut off goes on where it was.
 */
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Db, inTransaction } from '../../../database/sql.ts';
import { CommandError } from '../../../shared/command-error.ts';
import type { CalendarDay } from '../../../shared/dates.ts';
import type { Position } from '../../destinations/rules/position.ts';
import { openCountries } from '../../open-data/actions/country-at.ts';
import { beginPlaces, type ImportPart, PARTS, type PlacesReport } from '../../open-data/actions/import-places.ts';
import { makeBaseMaps } from '../../open-data/actions/make-base-maps.ts';
import { locatedIn } from '../../open-data/actions/osm/located-objects.ts';
import { boxOfFile, dayOfData, type RawObject } from '../../open-data/actions/osm/osm-file.ts';
import { zoneAt, zoneInCountry } from '../../open-data/actions/time-zones.ts';
import type { OsmObject } from '../../open-data/rules/osm-tags.ts';
import type { ImportReport } from '../contract/sent-imports.ts';
import { isRestaurant, kindOfObject, restaurantFromOsm } from '../rules/restaurant-from-osm.ts';
import { countTables } from '../store/count-nearby.ts';
import { findProgress, forgetProgress, markProgress } from '../store/import-progress.ts';
import { readKnownObjects, retire } from '../store/retired-restaurants.ts';
import { upsertRestaurants } from '../store/upsert-restaurants.ts';

const BATCH = 1000;
/** How a row says it. */
const UNKNOWN_DAY = '';

export interface WholeReport extends ImportReport {
  readonly retired: number;
  readonly asOf: string | null;
  /** Restaurants written by an earlier run that was cut off. */
  readonly resumed: number;
  /** Missing until the whole file has been read. */
  readonly places?: PlacesReport;
}

export interface ImportOptions {
  readonly zone?: string | null;
  readonly batch?: number;
  /** Under which name its progress is kept; that of the file, its size and its age unless given. */
  readonly name?: string;
  /** The day of the data; what the file itself says of it unless given. */
  readonly asOf?: string | null;
  /** What an earlier run of it has counted. */
  readonly counted?: Partial<WholeReport>;
  /** In the transaction of each batch; what it throws undoes the batch and ends the import. */
  readonly onBatch?: (tx: Db, soFar: WholeReport) => Promise<void>;
  /** Refuses a file of which nobody says the day. */
  readonly needsDay?: boolean;
  /** What of the file is taken; everything unless given. */
  readonly only?: readonly ImportPart[];
  /** How much of the file has been read, 0 to 1, and how many restaurants were found in it. */
  readonly onRead?: (part: number, restaurants: number) => void;
}

/** The planet and whole countries are cut first: nobody waits a day for a list. */
const MOST_BYTES = 600 * 1024 * 1024;

/** Brings what the file tells into the list and the tables; one that was cut off goes on where it was. */
export async function importOsm(
  db: Db,
  file: string,
  now: Date,
  {
    zone = null,
    batch: size = BATCH,
    onBatch,
    onRead,
    counted = {},
    only = PARTS,
    needsDay = false,
    ...given
  }: ImportOptions = {},
): Promise<WholeReport> {
  const { mtime, size: bytes } = await stat(file);
  if (bytes > MOST_BYTES) throw new CommandError(TOO_LARGE);
  if (bytes === 0) throw new CommandError('The file is empty.');
  const name = `${given.name ?? `${basename(file)} ${bytes} ${mtime.toISOString()}`}${only.length < PARTS.length ? ` ${only.join()}` : ''}`;
  const asOf = given.asOf ?? (await dayOfData(file, now));
  if (needsDay && asOf === null)
    throw new CommandError('The file does not say of which day its data is: say it with --as-of 2023-11-21.');
  const done = await findProgress(db, name);
  const { added = 0, doubles = 0, corrected = 0, retired = 0, hoursInWords = 0, zoneUnknown = 0 } = counted;
  const count = { added, doubles, corrected, retired, hoursInWords, zoneUnknown };
  const skipped = { nameless: 0, disused: 0, nowhere: 0 };
  let [batch, seen, read]: [ReturnType<typeof restaurantFromOsm>[], number, number] = [[], 0, 0];
  let [restaurants, resumed] = [0, 0];
  const [isKnownObject, countryAt] = [await readKnownObjects(db), await openCountries()];
  const zoneOf = (at: Position) => zone ?? zoneAt(at);
  const day = asOf as CalendarDay | null;
  const box = await boxOfFile(file);
  const places = await beginPlaces(db, {
    ...{ name: basename(file), asOf: day, box, only, now, countryAt },
    zoneAt: (at, country) => zone ?? zoneInCountry(at, country),
  });
  const takesTables = only.includes('tables') && places.newerKnown === null;
  let gone: string[] = [];

  async function write(): Promise<void> {
    const written = await inTransaction(db, async (tx) => {
      const saved = await upsertRestaurants(tx, lastOfEach(batch), now);
      await places.write(tx);
      await markProgress(tx, name, seen, now);
      const more = {
        added: count.added + saved.added,
        doubles: count.doubles + saved.doubles,
        corrected: count.corrected + saved.corrected,
        retired: count.retired + (await retire(tx, gone, now)),
      };
      await onBatch?.(tx, { restaurants, resumed, ...count, ...more, skipped, asOf });
      return more;
    });
    places.written();
    Object.assign(count, written);
    [batch, gone] = [[], []];
  }

  const isWanted = (object: RawObject): boolean => {
    const isPlace = places.wants(object);
    if (!takesTables) return isPlace;
    const kind = kindOfObject(object.tags);
    if (kind === 'nameless' || kind === 'disused') skipped[kind] += 1;
    if (kind !== 'restaurant' && isKnownObject(object)) gone.push(`osm-${object.type}-${object.id}`);
    return isPlace || kind === 'restaurant';
  };
  const watch = {
    onBytes: (more: number) => {
      read += more;
      onRead?.(Math.min(1, read / (2 * bytes)), restaurants);
    },
    onNowhere: (object: RawObject) => {
      places.missed(object);
      if (takesTables && isRestaurant(object.tags)) skipped.nowhere += 1;
    },
  };
  for await (const object of locatedIn(file, isWanted, watch)) {
    seen += 1;
    const isWritten = seen <= done;
    places.take(object, isWritten);
    if (takesTables && isRestaurant(object.tags)) {
      restaurants += 1;
      if (isWritten) resumed += 1;
      else take(object);
    }
    if (!isWritten && batch.length + places.pending() >= size) await write();
  }
  function take(object: OsmObject): void {
    const restaurant = restaurantFromOsm(object, zoneOf(object), asOf ?? UNKNOWN_DAY, countryAt(object));
    if (restaurant.hours === null && restaurant.hoursNote !== null) count.hoursInWords += 1;
    if (restaurant.timeZone === null) count.zoneUnknown += 1;
    batch.push(restaurant);
  }
  if (batch.length + places.pending() + gone.length > 0) await write();
  const report = await places.finish(db, countTables);
  if (only.includes('cities')) await makeBaseMaps(db, file, { asOf, box }, now);
  onRead?.(1, restaurants);
  await forgetProgress(db, name);
  return { restaurants, resumed, ...count, skipped, asOf, places: report };
}

/** A file of history tells of one thing several times, the newest last. */
function lastOfEach(batch: readonly ReturnType<typeof restaurantFromOsm>[]) {
  return [...new Map(batch.map((restaurant) => [restaurant.id, restaurant])).values()];
}

const TOO_LARGE =
  'The file is larger than 600 MB, as of a whole country. Cut it to a region first (osmium extract), or to what is needed (osmium tags-filter).';
