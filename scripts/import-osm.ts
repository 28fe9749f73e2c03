/**
 * `npm run import:osm -- FILE`: brings the restaurants, sights and cities of an OpenStreetMap file
 * (.osm.pbf, .osm, or an answer of Overpass as .json, packed as .gz or .bz2 or not) into the tables. Running it
 * again brings them up to date; reviews stay, and a run that was cut off goes on where
 * it was. `--zone Europe/Monaco` says which clock counts where it is not certain,
 * `--as-of 2023-11-21` of which day the data is where the file does not say it,
 * `--only sights,tables,cities` what is taken of it.
 *
 * The data is © OpenStreetMap contributors, under the Open Database License: the
 * site names them beside each such restaurant.
 */
import { statSync } from 'node:fs';
import { type ImportPart, PARTS, type PlacesReport } from '../src/features/open-data/actions/import-places.ts';
import { LEFT_OUT, type LeftOut } from '../src/features/open-data/rules/place-from-osm.ts';
import { type ImportOptions, importOsm, type WholeReport } from '../src/features/restaurants/actions/import-file.ts';
import { SKIPPED, type Skipped } from '../src/features/restaurants/rules/restaurant-from-osm.ts';
import { CommandError } from '../src/shared/command-error.ts';
import { calendarDay, isCalendarDay } from '../src/shared/dates.ts';
import { onDatabase, saying } from './on-database.ts';

const WHY: Readonly<Record<Skipped, string>> = {
  nameless: 'without a name',
  disused: 'marked as disused',
  nowhere: 'without a place on earth',
};

const WHY_NOT_SEEN: Readonly<Record<LeftOut, string>> = {
  nameless: 'without a name of their own',
  gone: 'no longer, or not yet, what they were',
  private: 'private',
  board: 'boards and guideposts',
  artwork: 'artworks and memorials without an entry at Wikidata',
  part: 'parts of a house, or shops',
  chain: 'of a chain',
  unproven: 'of a kind that counts only with an entry at Wikidata or on a list of monuments',
  nowhere: 'without a place on earth: the file lacks the nodes that they are made of',
};

function wordsOfPlaces(places: PlacesReport): string[] {
  const { sights, sightsWithHours, around, cities, placesAdded, placesSame, placesRetired, leftOut } = places;
  const number = (count: number) => count.toLocaleString('en-US');
  if (places.newerKnown !== null)
    return [`What is known of this region is newer, of ${places.newerKnown}: nothing of the file was taken over.`];
  const isNothing = sights + around + cities === 0 && !places.isRoadsOnly;
  return [
    isNothing
      ? leftOut.nowhere > 0
        ? 'No sight and no city of the file has a place: ways and relations count only with the nodes that they are made of.'
        : 'The file tells of no sight and of no city: take a larger piece of the map, or one that is not filtered.'
      : '',
    places.isRoadsOnly ? 'There are no sights in this file, only roads.' : '',
    `${number(sights)} sights (${number(sightsWithHours)} with opening hours), ${number(around)} hotels, stations, airports, quarters and hamlets, ${number(cities)} cities; ${number(placesAdded)} places are new.`,
    places.isOutOfReach
      ? 'No trip can be planned with these sights: no town that we know has them within reach. Take a larger piece of the map, with the point of its town (place=city, town, village or municipality) or its whole border.'
      : '',
    placesSame > 0 ? `${number(placesSame)} sights are told twice and count once.` : '',
    placesRetired > 0 ? `${number(placesRetired)} places are gone: an older file of this region told of them.` : '',
    places.isFiltered ? 'The file holds only some kinds of things: its cities are marked as known in part.' : '',
    ...LEFT_OUT.map((why) => (leftOut[why] > 0 ? `No sights: ${number(leftOut[why])} ${WHY_NOT_SEEN[why]}.` : '')),
  ];
}

/** The report in words, one line each. */
export function wordsOf(report: WholeReport): string[] {
  const { restaurants, added, doubles, corrected, retired, resumed, hoursInWords, zoneUnknown, skipped, asOf } = report;
  const number = (count: number) => count.toLocaleString('en-US');
  const lines = [
    `${number(restaurants)} restaurants of the file are in the list, ${number(added)} of them new.`,
    resumed > 0 ? `${number(resumed)} had been written by a run that was cut off.` : '',
    doubles > 0
      ? `${number(doubles)} are told twice, or by our editors too: they only add what the other row did not know.`
      : '',
    corrected > 0 ? `${number(corrected)} keep what an operator has corrected.` : '',
    retired > 0 ? `${number(retired)} are gone: the file tells them as out of use, or as something else.` : '',
    hoursInWords > 0
      ? `${number(hoursInWords)} have hours that are not understood; they are shown as they are written.`
      : '',
    asOf === null ? 'The file does not say of which day its data is; --as-of says it.' : `The data is of ${asOf}.`,
    zoneUnknown > 0 ? `${number(zoneUnknown)} lie where it is not certain which clock counts; --zone says it.` : '',
    ...SKIPPED.map((reason) => (skipped[reason] > 0 ? `Left out: ${number(skipped[reason])} ${WHY[reason]}.` : '')),
    ...(report.places ? wordsOfPlaces(report.places) : []),
  ];
  return lines.filter(Boolean);
}

const BAR = 30;

/** One line that is written over as the file is read, where somebody watches. */
export function watching(screen: Pick<typeof process.stderr, 'isTTY' | 'write'>): Pick<ImportOptions, 'onRead'> {
  if (!screen.isTTY) return {};
  let shown = '';
  return {
    onRead: (part, restaurants) => {
      const done = Math.round(part * BAR);
      const bar = `${'#'.repeat(done)}${'.'.repeat(BAR - done)}`;
      const line = `\r[${bar}] ${Math.round(part * 100)} %  ${restaurants.toLocaleString('en-US')} restaurants `;
      if (line !== shown) screen.write(line);
      shown = line;
    },
  };
}

function asked(): { file: string; zone: string | null; asOf: string | null; only: readonly ImportPart[] } {
  const [...words] = process.argv.slice(2);
  const said = (name: string): string | null => {
    const at = words.indexOf(name);
    if (at < 0) return null;
    const [, value] = words.splice(at, 2);
    if (!value) throw new CommandError(`Say a value after ${name}.`);
    return value;
  };
  const [zone, asOf, parts] = [said('--zone'), said('--as-of'), said('--only')?.split(',') ?? PARTS];
  const only = PARTS.filter((part) => parts.includes(part));
  const [file] = words;
  if (!file)
    throw new CommandError(
      'Say which file: npm run import:osm -- monaco.osm.pbf [--zone Europe/Monaco] [--as-of 2023-11-21] [--only sights,tables,cities]',
    );
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new CommandError(`There is no file ${file}.`);
  if (zone && !Intl.supportedValuesOf('timeZone').includes(zone))
    throw new CommandError(`There is no time zone ${zone}.`);
  if (asOf && !isCalendarDay(asOf)) throw new CommandError(`--as-of ${asOf} is no day: write it like 2023-11-21.`);
  if (asOf && asOf > calendarDay(new Date())) throw new CommandError(`--as-of ${asOf} lies ahead.`);
  if (only.length !== parts.length) throw new CommandError(`--only takes ${PARTS.join(', ')}.`);
  return { file, zone, asOf, only };
}

async function run(): Promise<void> {
  const { file, zone, asOf, only } = asked();
  await onDatabase(async ({ db }) => {
    const report = await importOsm(db, file, new Date(), {
      zone,
      asOf,
      only,
      needsDay: true,
      ...watching(process.stderr),
    });
    if (process.stderr.isTTY) process.stderr.write('\n');
    for (const line of wordsOf(report)) console.log(line);
  });
}

if (import.meta.main) await saying(run());
