/** Files of OpenStreetMap that operators send, and how far their import has come. */
import * as z from 'zod/mini';
import { isCalendarDay } from '../../../shared/dates.ts';
import { endpoint } from '../../../shared/endpoint.ts';
import { job } from '../../../shared/job.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { importMessages as messages } from '../copy/validation.ts';

const ImportReport = z.object({
  /** Restaurants of the file that are in the list now. */
  restaurants: z.int(),
  added: z.int(),
  /** Duplicates, of each other or of our editors' tables: they only lend facts to the row that leads. */
  doubles: z.int(),
  /** Of these an operator's corrections were kept. */
  corrected: z.int(),
  /** Left the list: the file has them as out of use, or as no restaurant. Unknown of imports before it was counted. */
  retired: z.optional(z.int()),
  /** Hours that fit no plain week and are shown in the words of the file. */
  hoursInWords: z.int(),
  zoneUnknown: z.int(),
  /** The day of the data; null: nobody says it. Missing of imports before it was asked for. */
  asOf: z.optional(z.nullable(z.string())),
  skipped: z.object({ nameless: z.int(), disused: z.int(), nowhere: z.int() }),
  /** What came beside restaurants. Missing while the file is read, and of imports before it was taken. */
  places: z.optional(
    z.object({
      sights: z.int(),
      sightsWithHours: z.int(),
      around: z.int(),
      cities: z.int(),
      placesSame: z.int(),
      placesRetired: z.int(),
      isFiltered: z.boolean(),
      isRoadsOnly: z.boolean(),
      /** Missing of imports before it was told. */
      isOutOfReach: z.optional(z.boolean()),
      newerKnown: z.nullable(z.string()),
    }),
  ),
});
export type ImportReport = z.infer<typeof ImportReport>;

export const SentFile = z.object({
  id: z.int(),
  name: z.string(),
  /** Null until the file has come. */
  bytes: z.nullable(z.number()),
  /** The day of the data as the operator said it; null: what the file says counts. */
  asOf: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  state: z.enum(['sending', 'waiting', 'running', 'done', 'failed', 'cancelled']),
  /** How much of the file has been read, 0 to 1. */
  part: z.number(),
  /** What has been written so far, or in all. */
  report: z.nullable(ImportReport),
  /** Why it failed, for people. */
  fault: z.nullable(z.string()),
  operator: z.string(),
  createdAt: z.string(),
  endedAt: z.nullable(z.string()),
});
export type SentFile = z.infer<typeof SentFile>;

export const listImports = endpoint('GET /api/admin/imports', {
  who: 'operator',
  summary: 'The latest imports with their progress and reports',
  output: z.array(SentFile),
});

export const beginImport = endpoint('POST /api/admin/imports', {
  who: 'operator',
  summary: 'Says which file is about to be sent; one at a time',
  input: z.object({
    name: typedText(1, 200, messages.name, messages.name),
    /** The day of the data; null: as the file says. */
    asOf: z.nullable(z.string(messages.asOf).check(z.refine(isCalendarDay, messages.asOf))),
    /** IANA; which clock counts where it is not certain. */
    zone: z.nullable(z.string(messages.zone).check(z.refine((zone) => zones().includes(zone), messages.zone))),
  }),
  output: SentFile,
  errors: { import_under_way: 409, no_map_file: 400, day_ahead: 400 },
  status: 201,
});

function zones(): readonly string[] {
  return Intl.supportedValuesOf('timeZone');
}

export const sendImport = endpoint('POST /api/admin/imports/file', {
  who: 'operator',
  summary: 'The file itself, for the import the caller has begun',
  consumes: 'bytes',
  input: z.custom<AsyncIterable<Uint8Array>>(
    (given) => typeof given === 'object' && given !== null && Symbol.asyncIterator in given,
    messages.file,
  ),
  output: SentFile,
  errors: { nothing_begun: 409, empty_file: 400, file_too_large: 413, file_not_what_it_says: 415 },
});

export const cancelImport = endpoint('POST /api/admin/imports/:id/cancel', {
  who: 'operator',
  summary: 'Ends an import; what it has written stays',
  params: z.object({
    id: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
  }),
  output: SentFile,
  errors: { no_such_import: 404, import_over: 409 },
});

export const readImportedFile = job({ name: 'restaurants.import-file', data: z.object({ importId: z.int() }) });
