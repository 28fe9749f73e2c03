/**
 * Departures and who travels on them over the wire.
 *
 * The rule of who may read it: operators read and print the list of a departure, because the day of a tour needs it;
 * what leaves the house as a file is an export of people's data and the owner's. Each reading of either is noted.
 */
import * as z from 'zod/mini';
import { cursor, whole } from '../../../shared/cursor.ts';
import { isCalendarDay } from '../../../shared/dates.ts';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { FileAnswer } from '../../../shared/file-answer.ts';

export const Departing = z.object({
  departureId: z.int(),
  packageId: z.string(),
  packageName: z.string(),
  departsOn: z.string(),
  returnsOn: z.string(),
  capacity: z.int(),
  sold: z.int(),
  held: z.int(),
});

const NOT_A_DAY = 'Please write the day as 2026-12-31';

/** Its day and its id. */
export const placeByDay = cursor(z.tuple([z.string().check(z.refine(isCalendarDay)), whole()]));

/** From a day on, the nearest first; today without one. */
export const listManifests = endpoint('GET /api/admin/manifests', {
  who: 'operator',
  summary: 'Departures with their seats, and how many travellers are named, fifty at a time',
  query: z.object({
    package: z.optional(z.string().check(z.maxLength(80, 'This is no package'))),
    from: z.optional(z.string(NOT_A_DAY).check(z.refine((typed) => typed === '' || isCalendarDay(typed), NOT_A_DAY))),
    after: placeByDay.after,
  }),
  output: z.object({
    departures: z.array(z.extend(Departing, { named: z.int() })),
    packages: z.array(z.object({ id: z.string(), name: z.string() })),
    next: z.nullable(z.string()),
  }),
});
export type ListedDepartures = z.infer<(typeof listManifests)['output']>;

/** One place of a booking. The words are those of whoever booked; empty: not told. */
const ManifestSeat = z.object({
  reference: z.string(),
  bookingId: z.int(),
  /** From 1, within the booking. */
  place: z.int(),
  places: z.int(),
  name: z.string(),
  diet: z.string(),
  access: z.string(),
  note: z.string(),
  username: z.string(),
  contactEmail: z.string(),
  specialRequests: z.string(),
});
export type ManifestSeat = z.infer<typeof ManifestSeat>;

export const Manifest = z.object({
  departure: Departing,
  places: z.array(ManifestSeat),
});
export type Manifest = z.infer<typeof Manifest>;

const one = z.object({ id: z.string() });

/** Every reading is noted in the audit log. */
export const readManifest = endpoint('GET /api/admin/manifests/:id', {
  who: 'operator',
  summary: 'Who travels on a departure, and what they need',
  params: one,
  output: Manifest,
  errors: { no_such_departure: 404 },
});

export const downloadManifest = endpoint('GET /api/admin/manifests/:id/manifest.csv', {
  who: 'owner',
  summary: 'Who travels on a departure, as a table for a spreadsheet',
  params: one,
  output: FileAnswer,
  produces: 'text/csv; charset=utf-8',
  errors: { no_such_departure: 404 },
});
export type ManifestError = ErrorOf<typeof readManifest>;
