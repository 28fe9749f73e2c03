/**
 * `npm run import:osm -- FILE`: brings the restaurants of an OpenStreetMap file
 * (.osm.pbf, .osm, or an answer of Overpass as .json) into the list. Running it
 * again brings them up to date; reviews stay, and a run that was cut off goes on where
 * it was. `--zone Europe/Monaco` says which
 * clock counts where the nearest city does not tell.
 *
 * The data is © OpenStreetMap contributors, under the Open Database License: the
 * site names them beside each such restaurant.
 */
import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { zoneAt } from '../src/features/restaurants/actions/zones.ts';
import { toldByOsm } from '../src/features/restaurants/rules/osm.ts';
import { findProgress, forgetProgress, markProgress } from '../src/features/restaurants/store/imports.ts';
import { tell } from '../src/features/restaurants/store/places.ts';
import { Refused } from '../src/server/refused.ts';
import { type Db, inTransaction } from '../src/server/sql.ts';
import { onDatabase, saying } from './on-database.ts';
import { restaurantsIn, SKIPPED, type Skipped, type Watch } from './osm/restaurants.ts';

const BATCH = 1000;

export interface ImportReport {
  /** Restaurants of the file that are in the list now. */
  readonly restaurants: number;
  readonly added: number;
  /** Places of our editors', to whose rows the file only lends facts. */
  readonly doubles: number;
  /** Written by an earlier run that was cut off. */
  readonly resumed: number;
  /** Hours that fit no plain week and are shown in the words of the file. */
  readonly hoursInWords: number;
  readonly zoneUnknown: number;
  readonly skipped: Readonly<Record<Skipped, number>>;
}

export interface ImportOptions {
  readonly zone?: string | null;
  readonly batch?: number;
  readonly onProgress?: (part: number, restaurants: number) => void;
}

/** Brings the restaurants of the file into the list; one that was cut off goes on where it was. */
export async function importOsm(
  db: Db,
  file: string,
  now: Date,
  { zone = null, batch: size = BATCH, onProgress }: ImportOptions = {},
): Promise<ImportReport> {
  const { mtime, size: bytes } = await stat(file);
  const name = `${basename(file)} ${bytes} ${mtime.toISOString()}`;
  const asOf = mtime.toISOString().slice(0, 10);
  const resumed = await findProgress(db, name);
  const count = { added: 0, doubles: 0, hoursInWords: 0, zoneUnknown: 0 };
  const skipped = Object.fromEntries(SKIPPED.map((reason) => [reason, 0])) as Record<Skipped, number>;
  let [batch, seen, read]: [ReturnType<typeof toldByOsm>[], number, number] = [[], 0, 0];

  async function write(): Promise<void> {
    const written = await inTransaction(db, async (tx) => {
      const told = await tell(tx, batch, now);
      await markProgress(tx, name, seen, now);
      return told;
    });
    count.added += written.added;
    count.doubles += written.doubles;
    batch = [];
    onProgress?.(Math.min(1, read / (2 * bytes)), seen);
  }

  const watch: Watch = {
    onBytes: (more) => {
      read += more;
    },
    onSkipped: (reason) => {
      skipped[reason] += 1;
    },
  };
  for await (const object of restaurantsIn(file, watch)) {
    seen += 1;
    if (seen <= resumed) continue;
    const told = toldByOsm(object, zone ?? zoneAt(object), asOf);
    if (told.hoursNote !== null) count.hoursInWords += 1;
    if (told.timeZone === null) count.zoneUnknown += 1;
    batch.push(told);
    if (batch.length >= size) await write();
  }
  if (batch.length > 0) await write();
  await forgetProgress(db, name);
  return { restaurants: seen, resumed, ...count, skipped };
}

const WHY: Readonly<Record<Skipped, string>> = {
  nameless: 'without a name',
  disused: 'marked as disused',
  nowhere: 'without a place on earth',
};

/** The report in words, one line each. */
export function wordsOf(report: ImportReport): string[] {
  const { restaurants, added, doubles, resumed, hoursInWords, zoneUnknown, skipped } = report;
  const number = (count: number) => count.toLocaleString('en-US');
  const lines = [
    `${number(restaurants)} restaurants of the file are in the list, ${number(added)} of them new.`,
    resumed > 0 ? `${number(resumed)} had been written by a run that was cut off.` : '',
    doubles > 0 ? `${number(doubles)} are tables of our editors: the file only adds what they did not know.` : '',
    hoursInWords > 0
      ? `${number(hoursInWords)} have hours that fit no plain week; they are shown as they are written.`
      : '',
    zoneUnknown > 0 ? `${number(zoneUnknown)} lie where nobody can say which clock counts; --zone says it.` : '',
    ...SKIPPED.map((reason) => (skipped[reason] > 0 ? `Left out: ${number(skipped[reason])} ${WHY[reason]}.` : '')),
  ];
  return lines.filter(Boolean);
}

const BAR = 30;

/** One line that is written over, where somebody watches. */
function showProgress(part: number, restaurants: number): void {
  if (!process.stderr.isTTY) return;
  const done = Math.round(part * BAR);
  const bar = `${'#'.repeat(done)}${'.'.repeat(BAR - done)}`;
  process.stderr.write(`\r[${bar}] ${Math.round(part * 100)} %  ${restaurants.toLocaleString('en-US')} restaurants `);
}

function asked(): { file: string; zone: string | null } {
  const [...words] = process.argv.slice(2);
  const at = words.indexOf('--zone');
  const [, zone = null] = at < 0 ? [] : words.splice(at, 2);
  const [file] = words;
  if (!file) throw new Refused('Say which file: npm run import:osm -- monaco.osm.pbf [--zone Europe/Monaco]');
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Refused(`There is no file ${file}.`);
  if (zone && !Intl.supportedValuesOf('timeZone').includes(zone)) throw new Refused(`There is no time zone ${zone}.`);
  return { file, zone };
}

async function run(): Promise<void> {
  const { file, zone } = asked();
  await onDatabase(async ({ db }) => {
    const report = await importOsm(db, file, new Date(), { zone, onProgress: showProgress });
    if (process.stderr.isTTY) process.stderr.write('\n');
    for (const line of wordsOf(report)) console.log(line);
  });
}

if (import.meta.main) await saying(run());
