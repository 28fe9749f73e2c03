/** Changing what a booking was bought as, over the wire: asked first, then done as it was shown. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { PRICE_CHOICES } from '../../bookings/rules/booking-change.ts';
import { Agreement, BookingStory } from './booking-story.ts';

const one = z.object({ id: z.string() });
const whole = (message: string) => z.int(message).check(z.gte(0, message));

const ChangeWish = z.object({
  travelers: z.int('Travelers must be a whole number').check(z.gte(1, 'At least 1 traveler is required')),
  departureId: z.int('Please choose a departure'),
  /** For one person: as it was agreed, or as the departure is sold today. */
  price: z.enum(PRICE_CHOICES, 'Please choose a price'),
});

export const QuotedChange = z.object({
  /** Which agreement it was quoted from. */
  agreement: z.int(),
  before: Agreement,
  after: Agreement,
  /** What goes back by the terms of the booking, and what is to be paid more; whole US dollars. */
  refund: z.int(),
  due: z.int(),
  /** The most that can go back. */
  most: z.int(),
});
export type QuotedChange = z.infer<typeof QuotedChange>;

/**
 * `link`: by card, behind a link in an email; the change waits for it with its seats held. `invoice`: changed now, paid
 * later. `elsewhere`: paid past us already. `waive`: not asked for.
 */
export const SETTLEMENTS = ['link', 'invoice', 'elsewhere', 'waive'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

const errors = {
  no_such_booking: 404,
  /** Not confirmed, or its trip has begun. */
  not_changeable: 409,
  nothing_changes: 422,
  departure_gone: 409,
  /** details: spotsLeft */
  not_enough_spots: 409,
  /** details: maxGuests */
  too_many_travelers: 422,
  /** One is offered already, and is withdrawn or answered first. */
  change_open: 409,
} as const;

export const quoteChange = endpoint('POST /api/admin/bookings/:id/change-quote', {
  who: 'operator',
  summary: 'What a change of a booking would cost: other travelers, or another departure of its package',
  params: one,
  input: ChangeWish,
  output: QuotedChange,
  errors,
});

export const changeBooking = endpoint('POST /api/admin/bookings/:id/changes', {
  who: 'operator',
  summary: 'Change a booking as it was quoted: the new seats first, then money, record and email together',
  params: one,
  input: z.extend(ChangeWish, {
    /** As it was quoted. Differs from ours: `quote_changed`. */
    agreed: z.object({
      agreement: z.int('Please look at the quote'),
      total: z.int('Please look at the quote'),
      refund: whole('Please look at the quote'),
      due: whole('Please look at the quote'),
    }),
    /** What goes back instead of what the terms give; with a reason. */
    refund: z.optional(whole('Refund must be a whole number of dollars')),
    /** The traveller is asked first by a link, with the seats held: what costs more is accepted by paying. */
    ask: z.optional(z.boolean('Please say whether they are asked')),
    /** To the traveller, beside the link. */
    message: z.optional(typedText(1, 2000, 'Please write text')),
    /** How what is due is settled. Without: `waive`. */
    settle: z.optional(z.enum(SETTLEMENTS, 'Please choose how it is paid')),
    /** Why another amount goes back, why what is due is not asked for, or how it was paid past us. */
    reason: z.optional(typedText(3, 1000, 'Please write why')),
  }),
  output: BookingStory,
  status: 201,
  errors: {
    ...errors,
    quote_changed: 409,
    /** More is due, or another amount goes back than the terms give. */
    reason_needed: 422,
    /** details: most */
    more_than_paid: 422,
    payment_disputed: 409,
    /** A link can be sent to nobody. */
    no_address: 422,
  },
});

export type ChangeBookingError = ErrorOf<typeof changeBooking>;

export const withdrawChange = endpoint('POST /api/admin/bookings/:id/changes/:number/withdrawal', {
  who: 'operator',
  summary: 'Take back a change that waits for its traveler; its seats are free again',
  params: z.object({ id: z.string(), number: z.string() }),
  output: BookingStory,
  errors: { no_such_booking: 404, not_offered: 409, payment_under_way: 409 },
});
export type WithdrawError = ErrorOf<typeof withdrawChange>;

export const settleInvoice = endpoint('POST /api/admin/bookings/:id/invoices/:attempt', {
  who: 'operator',
  summary: 'Say that an invoice has been paid, or will not be',
  params: z.object({ id: z.string(), attempt: z.string() }),
  input: z.object({ outcome: z.enum(['paid', 'dropped'], 'Please say what became of it') }),
  output: BookingStory,
  errors: { no_such_booking: 404, no_such_invoice: 409 },
});
export type InvoiceError = ErrorOf<typeof settleInvoice>;
