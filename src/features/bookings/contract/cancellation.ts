/** Cancelling a booking over the wire: what would come back, and doing it. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { Booking } from './bookings.ts';
import { TakenBack } from './refund.ts';

const own = z.object({ id: z.string() });

export const CancellationOffer = z.object({
  /** What comes back if the trip is cancelled now, of `paid`; whole US dollars. */
  refund: z.int(),
  percent: z.int(),
  paid: z.int(),
  /** From today to the departure, by the day at the destination. `until` null: to the departure. */
  periods: z.array(z.object({ until: z.nullable(z.string()), percent: z.int(), amount: z.int() })),
});
export type CancellationOffer = z.infer<typeof CancellationOffer>;

/** While a bank takes the payment back, `refund` is nothing, and the terms are in `periods`. */
const OwnOffer = z.extend(CancellationOffer, { disputed: z.nullable(TakenBack) });
export type OwnOffer = z.infer<typeof OwnOffer>;

export const readCancellation = endpoint('GET /api/bookings/:id/cancellation', {
  who: 'traveller',
  summary: 'What comes back if one of the traveller’s own trips is cancelled now, and later',
  params: own,
  output: OwnOffer,
  errors: { no_such_booking: 404, not_cancellable: 409 },
});

/** Cancelling what is cancelled already answers the same again. */
export const cancelBooking = endpoint('POST /api/bookings/:id/cancellation', {
  who: 'traveller',
  summary: 'Cancel one of the traveller’s own trips: the seats are free at once, the refund is on its way',
  params: own,
  input: z.object({
    /** The refund the page showed, in whole US dollars. Differs from ours: `refund_changed`. */
    agreedRefund: z.int('Agreed refund must be a whole number of dollars'),
  }),
  output: Booking,
  errors: {
    no_such_booking: 404,
    not_cancellable: 409,
    /** details: refund, what comes back now */
    refund_changed: 409,
  },
});
export type CancelError = ErrorOf<typeof cancelBooking>;
