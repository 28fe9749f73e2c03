/** What sells and what leaves, over the wire. Amounts are whole US dollars, days `YYYY-MM-DD` where the brand is. */
import * as z from 'zod/mini';
import { isCalendarDay } from '../../../shared/dates.ts';
import { endpoint } from '../../../shared/endpoint.ts';
import { FileAnswer } from '../../../shared/file-answer.ts';
import { SALE_STATES } from '../../packages/rules/departures.ts';
import { Departing } from '../../trips/contract/manifest.ts';
import { GROUPS } from '../rules/periods.ts';

const Sold = z.object({ bookings: z.int(), travelers: z.int(), total: z.int(), cancelledTotal: z.int() });

const Leaving = z.extend(z.omit(Departing, { returnsOn: true }), {
  state: z.enum([...SALE_STATES, 'cancelled']),
  minimumParty: z.nullable(z.int()),
  /** Sold places without a name. */
  nameless: z.int(),
});
export type Leaving = z.infer<typeof Leaving>;

/** Today and this week so far, each beside the same stretch a week before; and what leaves within 30 days. */
export const readPulse = endpoint('GET /api/admin/pulse', {
  who: 'operator',
  summary: 'What was sold today and this week, and the departures of the next 30 days',
  output: z.object({ today: Sold, dayBefore: Sold, week: Sold, weekBefore: Sold, leaving: z.array(Leaving) }),
});
export type Pulse = z.infer<(typeof readPulse)['output']>;

const day = (message: string) =>
  z.optional(z.string(message).check(z.refine((typed) => typed === '' || isCalendarDay(typed), message)));

/** Without days: the last 30. */
export const SalesAsked = z.object({
  from: day('Please write the first day as 2026-12-31'),
  to: day('Please write the last day as 2026-12-31'),
  by: z.optional(z.enum(GROUPS, 'Sales are shown by day, week, month, package, departure or channel')),
  package: z.optional(z.string().check(z.maxLength(80, 'This is no package'))),
});
export type SalesAsked = z.infer<typeof SalesAsked>;

const Amounts = {
  bookings: z.int(),
  travelers: z.int(),
  subtotal: z.int(),
  taxes: z.int(),
  total: z.int(),
  cancelled: z.int(),
  cancelledTotal: z.int(),
  /** `total` less `cancelledTotal`. */
  net: z.int(),
  refunded: z.int(),
};

const SalesRow = z.object({
  key: z.string(),
  /** A day as `YYYY-MM-DD`, or the name of the package or the channel. */
  label: z.string(),
  /** Of a departure. */
  departsOn: z.nullable(z.string()),
  capacity: z.nullable(z.int()),
  sold: z.nullable(z.int()),
  ...Amounts,
});
export type SalesRow = z.infer<typeof SalesRow>;

const SalesFigures = z.object({
  /** Null: nothing was booked. */
  meanValue: z.nullable(z.number()),
  meanParty: z.nullable(z.number()),
  travelled: z.int(),
  keptFees: z.int(),
  /** Travelers and seats of the departures that ran in the span, and how many these are. */
  seatsTaken: z.int(),
  seatsOffered: z.int(),
  ran: z.int(),
  meanLeadDays: z.nullable(z.number()),
  medianLeadDays: z.nullable(z.number()),
  leadBookings: z.int(),
  made: z.int(),
  madeAndEnded: z.int(),
  madeAndCalledOff: z.int(),
  /** Paid for trips that have not left, now. */
  deferred: z.int(),
});
export type SalesFigures = z.infer<typeof SalesFigures>;

export const readSales = endpoint('GET /api/admin/sales', {
  who: 'operator',
  summary: 'What was sold, ended and given back in a span of days, by period, package or departure',
  query: SalesAsked,
  output: z.object({
    from: z.string(),
    to: z.string(),
    by: z.enum(GROUPS),
    rows: z.array(SalesRow),
    sum: z.object(Amounts),
    figures: SalesFigures,
    packages: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  errors: { span_too_long: 422 },
});
export type Sales = z.infer<(typeof readSales)['output']>;

export const exportSales = endpoint('GET /api/admin/sales.csv', {
  who: 'operator',
  summary: 'The same as a table for a spreadsheet',
  query: SalesAsked,
  output: FileAnswer,
  produces: 'text/csv; charset=utf-8',
  errors: { span_too_long: 422 },
});
