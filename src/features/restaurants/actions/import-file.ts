/**
 * Restaurants of an OpenStreetMap file into the list, a batch at a time. How far it has come is
 * written with each batch, so one that was cut off goes on where it was.
 */
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Db, inTransaction } from '../../../database/sql.ts';
import type { ImportReport } from '../contract/imports.ts';
import { restaurantFromOsm } from '../rules/osm.ts';
import { findProgress, forgetProgress, markProgress } from '../store/imports.ts';
import { upsertRestaurants } from '../store/restaurants.ts';
import { readKnownObjects, retire } from '../store/retiring.ts';
import { openCountries, zoneAt } from './country.ts';
import { dayOfData } from './osm/file.ts';
import { type ImportObserver, restaurantsIn } from './osm/restaurants.ts';

const BATCH = 1000;
/** How a row says it. */
const UNKNOWN_DAY = '';

export interface WholeReport extends ImportReport {
  readonly retired: number;
  readonly asOf: string | null;
  /** Written by an earlier run that was cut off. */
  readonly resumed: number;
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
  /** How much of the file has been read, 0 to 1, and how many restaurants were found in it. */
  readonly onRead?: (part: number, restaurants: number) => void;
}

/** Brings the restaurants of the file into the list; one that was cut off goes on where it was. */
export async function importOsm(
  db: Db,
  file: string,
  now: Date,
  { zone = null, batch: size = BATCH, onBatch, onRead, counted = {}, ...given }: ImportOptions = {},
): Promise<WholeReport> {
  const { mtime, size: bytes } = await stat(file);
  const name = given.name ?? `${basename(file)} ${bytes} ${mtime.toISOString()}`;
  const asOf = given.asOf ?? (await dayOfData(file, now));
  const resumed = await findProgress(db, name);
  const { added = 0, doubles = 0, corrected = 0, retired = 0, hoursInWords = 0, zoneUnknown = 0 } = counted;
  const count = { added, doubles, corrected, retired, hoursInWords, zoneUnknown };
  const skipped = { nameless: 0, disused: 0, nowhere: 0 };
  let [batch, seen, read]: [ReturnType<typeof restaurantFromOsm>[], number, number] = [[], 0, 0];
  const [isKnownObject, countryAt] = [await readKnownObjects(db), await openCountries()];
  let gone: string[] = [];

  async function write(): Promise<void> {
    const written = await inTransaction(db, async (tx) => {
      const saved = await upsertRestaurants(tx, batch, now);
      await markProgress(tx, name, seen, now);
      const more = {
        added: count.added + saved.added,
        doubles: count.doubles + saved.doubles,
        corrected: count.corrected + saved.corrected,
        retired: count.retired + (await retire(tx, gone, now)),
      };
      await onBatch?.(tx, { restaurants: seen, resumed, ...count, ...more, skipped, asOf });
      return more;
    });
    Object.assign(count, written);
    [batch, gone] = [[], []];
  }

  const watch: ImportObserver = {
    onBytes: (more) => {
      read += more;
      onRead?.(Math.min(1, read / (2 * bytes)), seen);
    },
    onSkipped: (reason) => {
      skipped[reason] += 1;
    },
    onOther: (object) => {
      if (isKnownObject(object)) gone.push(`osm-${object.type}-${object.id}`);
    },
  };
  for await (const object of restaurantsIn(file, watch)) {
    seen += 1;
    if (seen <= resumed) continue;
    const restaurant = restaurantFromOsm(object, zone ?? zoneAt(object), asOf ?? UNKNOWN_DAY, countryAt(object));
    if (restaurant.hours === null && restaurant.hoursNote !== null) count.hoursInWords += 1;
    if (restaurant.timeZone === null) count.zoneUnknown += 1;
    batch.push(restaurant);
    if (batch.length >= size) await write();
  }
  if (batch.length + gone.length > 0) await write();
  onRead?.(1, seen);
  await forgetProgress(db, name);
  return { restaurants: seen, resumed, ...count, skipped, asOf };
}
