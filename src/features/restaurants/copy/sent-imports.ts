/** What who imports restaurants reads. */
import type { ErrorOf } from '../../../shared/endpoint.ts';
import { OSM_FILE_BYTES } from '../../../shared/osm-upload.ts';
import type { Sentence } from '../../../shared/result.ts';
import type * as contract from '../contract/sent-imports.ts';
import type { SentFile } from '../contract/sent-imports.ts';

const LIMIT = `${OSM_FILE_BYTES / 1024 / 1024} MB`;

export const importErrors = {
  import_under_way: 'Another import is under way. One runs at a time.',
  no_map_file:
    'The file must end in .osm.pbf, .osm, .xml or .json (an answer of Overpass); it may be packed (.gz, .bz2).',
  day_ahead: 'The day of the data lies ahead.',
  nothing_begun: 'No import waits for a file of yours. Please begin again.',
  empty_file: 'The file is empty.',
  file_too_large: `The file is larger than ${LIMIT}. Larger ones are imported on the server: npm run import:osm.`,
  file_not_what_it_says: 'The file is not what its name says.',
  no_such_import: 'There is no such import.',
  import_over: 'This import is over already.',
} as const satisfies Record<
  ErrorOf<typeof contract.beginImport> | ErrorOf<typeof contract.sendImport> | ErrorOf<typeof contract.cancelImport>,
  Sentence
>;

export const importFaults = {
  unreadable: (why: string) => `${why} What came before the fault is imported.`,
  neverCame: 'The file has not arrived within an hour. Please begin again.',
  tooOften: 'The import broke off five times. The log of the server says why.',
} as const;

export const importCopy = {
  title: 'Import restaurants',
  lead: `An extract of OpenStreetMap (.osm.pbf, .osm) or an answer of Overpass (.json), packed (.gz, .bz2) or not, up to ${LIMIT}. A place it has told before is brought up to date; reviews stay, and so does what we corrected, hid, merged or unmerged. Sights and cities of the file are kept for plans. The data is © OpenStreetMap contributors, under the Open Database License.`,
  file: 'File',
  asOf: 'Day of the data',
  asOfHint: 'Visitors read it as the day the hours were known. Leave it empty where the file says it itself.',
  zone: 'Time zone, where no city tells',
  zoneHint: 'Like Europe/Lisbon. Leave it empty if you are not sure: then no opening times are claimed there.',
  send: 'Import',
  sending: 'Sending…',
  sent: (part: number) => `${part} % sent`,
  past: 'Imports',
  caption: 'Imports, the latest first',
  none: 'Nothing has been imported here yet.',
  columns: { file: 'File', state: 'State', report: 'Report', by: 'By', deed: 'Stop' },
  states: {
    sending: 'Being sent',
    waiting: 'Waiting',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
  } satisfies Record<SentFile['state'], string>,
  progress: (name: string) => `Progress of ${name}`,
  size: (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`,
  known: (asOf: string) => `data of ${asOf}`,
  ageUnknown: 'age of the data unknown',
  cancel: 'Cancel',
  cancelTitle: 'Cancel the import?',
  cancelText: 'What it has written so far stays in the list.',
  cancelling: 'Canceling…',
  report: {
    restaurants: 'restaurants are in the list',
    added: 'of them new',
    doubles: 'are told twice, or by our own list too, and only lend facts',
    corrected: 'keep what we corrected',
    retired: 'are gone: the file tells them as out of use, or as something else',
    hoursInWords: 'have hours that are not understood and shown as written',
    zoneUnknown: 'lie where no clock is known',
    nameless: 'left out: without a name',
    disused: 'left out: disused',
    nowhere: 'left out: without a place',
    sights: 'sights are known',
    sightsWithHours: 'of them with opening hours',
    around: 'hotels, stations, airports, quarters and hamlets',
    cities: 'cities, towns, villages and islands',
    placesSame: 'sights are told twice',
    placesRetired: 'sights are gone: this file no longer tells of them',
    isFiltered: 'The file holds only some kinds of things: what is missing from it may exist.',
    isRoadsOnly: 'There are no sights in this file, only roads.',
    isOutOfReach:
      'No trip can be planned with these sights: no town that we know has them within reach. Send a larger piece of the map, with the point of its town (place=city, town, village or municipality) or its whole border.',
    newerKnown: (day: string) => `What is known of this region is newer (${day}). Nothing was taken over.`,
  },
} as const;
