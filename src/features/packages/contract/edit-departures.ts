/**
 * Departures in the back office: what an operator writes of one, each field once, and the dates that are added together.
 * A change carries the version it was made from.
 */
import * as z from 'zod/mini';
import { isCalendarDay } from '../../../shared/dates.ts';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { namesOf, pluck } from '../../../shared/field-list.ts';
import { departureLimits as said } from '../copy/validation.ts';
import { MOST_DAYS_AT_ONCE, SALE_STATES } from '../rules/departures.ts';
import { AdminPackage } from './edit-packages.ts';
import { FIELD_RANGES, wholeNumber } from './package-fields.ts';

const Day = z
  .templateLiteral([z.number(), '-', z.number(), '-', z.number()], said.day)
  .check(z.refine(isCalendarDay, said.day));

/** The columns of the same names are written from these, and the form has a control for each. */
export const DEPARTURE_FIELDS = {
  departsOn: { kind: 'day', input: Day, label: 'Departs' },
  capacity: { kind: 'whole', input: wholeNumber([0, FIELD_RANGES.seats[1]]), label: 'Seats' },
  price: {
    kind: 'maybe',
    input: z.nullable(wholeNumber(FIELD_RANGES.price)),
    label: 'Price per person',
    hint: 'U.S. dollars, before taxes and fees. Empty: as the package.',
  },
  cutoffDays: {
    kind: 'whole',
    input: wholeNumber([0, 365]),
    label: 'Cut-off',
    hint: 'So many days before it leaves, nobody can book any more.',
  },
  minimumParty: {
    kind: 'maybe',
    input: z.nullable(wholeNumber([2, FIELD_RANGES.seats[1]])),
    label: 'Runs from',
    hint: 'How many must travel. Empty: it runs whoever comes.',
  },
  state: { kind: 'state', input: z.enum(SALE_STATES, said.state), label: 'Sale' },
} as const;
export type DepartureField = keyof typeof DEPARTURE_FIELDS;
export const DEPARTURE_FIELD_NAMES = namesOf(DEPARTURE_FIELDS);

export const DepartureFields = z.object(pluck(DEPARTURE_FIELDS, 'input'));
export type DepartureFields = z.infer<typeof DepartureFields>;

const { departsOn: _, ...shared } = DepartureFields.shape;

/** One day, or the chosen weekdays of a span of time. */
export const NewDepartures = z.object({
  ...shared,
  from: Day,
  /** The same day: one departure. */
  to: Day,
  /** Sunday is 0; empty: every day of it. */
  weekdays: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(7)),
});
export type NewDepartures = z.infer<typeof NewDepartures>;

/** Fields that many departures may be given together; a day belongs to one. */
export const SHARED_FIELDS = DEPARTURE_FIELD_NAMES.filter((name) => name !== 'departsOn');
export type SharedField = Exclude<DepartureField, 'departsOn'>;

export const DepartureEdit = z.extend(DepartureFields, { version: z.int(said.version) });
export type DepartureEdit = z.infer<typeof DepartureEdit>;

export const NewCapacity = z.object({
  capacity: wholeNumber([0, FIELD_RANGES.seats[1]]),
  /** What it was when the operator looked. */
  was: wholeNumber([0, FIELD_RANGES.seats[1]]),
});
export type NewCapacity = z.infer<typeof NewCapacity>;

const OfPackage = z.object({ id: z.string() });
const OfDeparture = z.extend(OfPackage, { departure: z.string().check(z.regex(/^\d{1,9}$/, 'Unknown departure')) });
const GONE = { no_such_package: 404 } as const;
const DAYS = { day_out_of_reach: 422 } as const;

export const addDepartures = endpoint('POST /api/admin/packages/:id/departures', {
  who: 'operator',
  summary: 'One departure more, or many by their weekdays; a day that has one already is left as it is',
  params: OfPackage,
  input: NewDepartures,
  output: z.object({
    package: AdminPackage,
    /** Those that are new. */
    added: z.array(z.int()),
    /** Days that had a departure already. */
    kept: z.array(z.string()),
  }),
  errors: { ...GONE, ...DAYS, no_days: 422, too_many_days: 422 },
  status: 201,
});

export const changeCapacity = endpoint('PUT /api/admin/packages/:id/departures/:departure', {
  who: 'operator',
  summary: 'Changes how many seats an open departure has, while it is being sold',
  params: OfDeparture,
  input: NewCapacity,
  output: AdminPackage,
  errors: { ...GONE, no_such_departure: 404, changed_meanwhile: 409, below_taken: 409 },
});

export const editDeparture = endpoint('PUT /api/admin/packages/:id/departures/:departure/facts', {
  who: 'operator',
  summary: 'Changes a departure, closes or opens its sale, or moves it to another day while nobody is on it',
  params: OfDeparture,
  input: DepartureEdit,
  output: AdminPackage,
  errors: {
    ...GONE,
    ...DAYS,
    no_such_departure: 404,
    /** details: the fields as they are now */
    departure_changed: 409,
    below_taken: 409,
    departure_is_booked: 409,
    day_taken: 409,
    not_back_to_planned: 409,
  },
});

const SomeFields = z.partial(z.object(shared));

/** Why a departure is not given what was asked for. */
export const EDIT_REFUSALS = ['no_such_departure', 'departure_changed', 'below_taken', 'not_back_to_planned'] as const;

/** What became of one of many edits, or would. Fields that stay as they are stand in neither. */
export const DepartureOutcome = z.object({
  departure: z.int(),
  departsOn: z.nullable(z.string()),
  /** Seats that are held or sold. */
  taken: z.int(),
  before: SomeFields,
  after: SomeFields,
  refused: z.nullable(z.enum(EDIT_REFUSALS)),
});
export type DepartureOutcome = z.infer<typeof DepartureOutcome>;

export const DepartureEdits = z.object({
  /** Nothing is written: the answer says what would be. */
  preview: z.boolean(),
  edits: z
    .array(z.object({ departure: z.int(), version: z.int(said.version), fields: SomeFields }))
    .check(z.minLength(1, said.none), z.maxLength(MOST_DAYS_AT_ONCE, said.many(MOST_DAYS_AT_ONCE))),
});
export type DepartureEdits = z.infer<typeof DepartureEdits>;

export const editDepartures = endpoint('POST /api/admin/packages/:id/departures/edit', {
  who: 'operator',
  summary: 'Changes many departures, each as far as it can be; what could not be done is told of each',
  params: OfPackage,
  input: DepartureEdits,
  output: z.object({ package: AdminPackage, outcomes: z.array(DepartureOutcome) }),
  errors: GONE,
});

export const cancelEmptyDepartures = endpoint('POST /api/admin/packages/:id/departures/cancel', {
  who: 'operator',
  summary: 'Calls off departures that nobody is on: all that are named, or none',
  params: OfPackage,
  input: z.object({ departures: z.array(z.int()).check(z.minLength(1), z.maxLength(MOST_DAYS_AT_ONCE)) }),
  output: AdminPackage,
  errors: { ...GONE, no_such_departure: 404, departure_is_booked: 409 },
});

export type DepartureAdminError =
  | ErrorOf<typeof changeCapacity>
  | ErrorOf<typeof addDepartures>
  | ErrorOf<typeof editDeparture>
  | ErrorOf<typeof cancelEmptyDepartures>;
