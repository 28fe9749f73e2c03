/** What somebody is asked by a link in an email, as it crosses the wire: to pay for a booking, or for a change of it. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { PaymentDetails } from '../../payments/contract/payments.ts';
import { CancellationOffer } from './cancellation.ts';

/** Days are `YYYY-MM-DD`, amounts whole US dollars. */
const Side = z.object({ departsOn: z.string(), returnsOn: z.string(), travelers: z.int(), total: z.int() });

export const BookingRequestAsked = z.object({
  reference: z.string(),
  package: z.object({ name: z.string(), location: z.string(), image: z.string(), imageAlt: z.string() }),
  /** Its departure does not run, and another is offered beside the money. */
  isCalledOff: z.boolean(),
  /** What comes back with it. */
  refund: z.int(),
  /** Null: the booking itself is asked about. */
  before: z.nullable(Side),
  after: Side,
  /** To be paid now. */
  due: z.int(),
  /** `paying`: a payment of it is under way. `over`: withdrawn, too late, or its booking has ended. */
  state: z.enum(['open', 'paying', 'done', 'refused', 'over']),
  /** An instant, ISO 8601. */
  answerBy: z.string(),
  /** Of the booking itself: what comes back if it is cancelled, by the day. */
  periods: CancellationOffer.shape.periods,
});
export type BookingRequestAsked = z.infer<typeof BookingRequestAsked>;

const one = z.object({ token: z.string() });

export const readRequest = endpoint('GET /api/booking-requests/:token', {
  who: 'anyone',
  summary: 'What somebody with a link from an email is asked about a booking',
  params: one,
  output: BookingRequestAsked,
  errors: { no_such_request: 404 },
});

const RequestPaid = z.object({
  state: z.enum(['done', 'paying']),
  /** The bank wants to hear from whoever pays: the provider's script in the page asks with this. */
  action: z.optional(z.object({ clientSecret: z.string() })),
});
export type RequestPaid = z.infer<typeof RequestPaid>;

export const payRequest = endpoint('POST /api/booking-requests/:token/payment', {
  who: 'anyone',
  summary: 'Pay for a booking that is kept, or what a change of one costs more',
  params: one,
  input: z.object({
    /** The amount that was shown. Differs from ours: `request_changed`. */
    agreedDue: z.int('Amount must be a whole number'),
    paymentDetails: PaymentDetails,
  }),
  output: RequestPaid,
  status: 201,
  errors: {
    no_such_request: 404,
    request_over: 409,
    request_changed: 409,
    payment_under_way: 409,
    payment_declined: 402,
    insufficient_funds: 402,
    card_data_not_accepted: 422,
    card_expired: 422,
    too_many_attempts: 429,
    /** details: retryAfterSeconds */
    try_again: 503,
  },
});
export type PayRequestError = ErrorOf<typeof payRequest>;

export const answerRequest = endpoint('POST /api/booking-requests/:token/answer', {
  who: 'anyone',
  summary: 'Accept a change that costs nothing more, or refuse one',
  params: one,
  input: z.object({
    answer: z.enum(['accept', 'refuse'], 'Please say yes or no'),
    /** What comes back, as it was shown. Differs from ours: `request_changed`. */
    agreedRefund: z.int('Amount must be a whole number'),
  }),
  output: z.object({ state: BookingRequestAsked.shape.state }),
  errors: { no_such_request: 404, request_over: 409, request_changed: 409, payment_under_way: 409 },
});
export type AnswerRequestError = ErrorOf<typeof answerRequest>;

export const resumeRequest = endpoint('POST /api/booking-requests/:token/resume', {
  who: 'anyone',
  summary: 'Look at a payment under way again, after its bank has been answered',
  params: one,
  output: RequestPaid,
  errors: {
    no_such_request: 404,
    request_over: 409,
    payment_declined: 402,
    insufficient_funds: 402,
    too_many_looks: 429,
    try_again: 503,
  },
});
export type ResumeRequestError = ErrorOf<typeof resumeRequest>;
