/** Facts that are due to be looked up again, for operators. */
import * as z from 'zod/mini';
import { cursor, whole, words } from '../../../shared/cursor.ts';
import { isCalendarDay } from '../../../shared/dates.ts';
import { endpoint } from '../../../shared/endpoint.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { messages } from '../copy/validation.ts';
import { type FactKind, FRESH_MONTHS } from '../rules/fact-age.ts';

const KINDS = Object.keys(FRESH_MONTHS) as [FactKind, ...FactKind[]];
const DUE_STATES = ['due', 'soon', 'all'] as const;

const DueFact = z.object({
  key: z.string(),
  print: z.string(),
  text: z.string(),
  place: z.nullable(z.object({ id: z.string(), name: z.string() })),
  kind: z.enum(KINDS),
  asOf: z.string(),
  /** Months until it is due; negative: since. */
  monthsLeft: z.int(),
  state: z.enum(['due', 'soon', 'fresh']),
  source: z.nullable(z.object({ name: z.string(), url: z.string() })),
  /** A file, or an address of the back office. */
  editedIn: z.string(),
  checked: z.nullable(z.object({ on: z.string(), by: z.string() })),
});
export type DueFact = z.infer<typeof DueFact>;

const text = (most: number, wrong: string) => typedText(0, most, wrong, wrong);

/** By the months that are left, and of those by key. */
export const placeByAge = cursor(z.tuple([whole(9999, -9999), words()]));

export const listDueFacts = endpoint('GET /api/admin/facts', {
  who: 'operator',
  summary: 'Facts by the month in which they should be looked up again, the longest overdue first',
  query: z.object({
    place: z.optional(text(80, messages.place)),
    kind: z.optional(z.enum(KINDS, messages.kind)),
    state: z.optional(z.enum(DUE_STATES, messages.state)),
    after: placeByAge.after,
  }),
  output: z.object({
    facts: z.array(DueFact),
    next: z.nullable(z.string()),
    /** Of the place and the kind that are asked for. */
    counts: z.object({ due: z.int(), soon: z.int(), all: z.int() }),
    places: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
});

export const checkFact = endpoint('POST /api/admin/facts/check', {
  who: 'operator',
  summary: 'Notes that a fact was looked up and is still true',
  input: z.object({
    key: text(300, messages.key).check(z.minLength(1, messages.key)),
    /** Of the words that were looked up. */
    print: text(64, messages.print).check(z.minLength(1, messages.print)),
    on: z.string(messages.day).check(z.refine(isCalendarDay, messages.day)),
  }),
  output: DueFact,
  errors: { no_such_fact: 404, changed_meanwhile: 409, day_ahead: 400, day_too_early: 400 },
});
