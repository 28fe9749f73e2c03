/** Booking for somebody who calls, over the wire. */
import * as z from 'zod/mini';
import { isMailAddress } from '../../../shared/email-address.ts';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { Caller, CheckoutForm } from '../../bookings/contract/forms.ts';
import { BookingStory } from './booking-story.ts';

/** `link`: the seats are kept until it is paid by card, behind a link in an email. `invoice`: paid later. `free`: of charge. */
export const CALLER_PAYS = ['link', 'invoice', 'free'] as const;
export type CallerPays = (typeof CALLER_PAYS)[number];

const NO_NAME = 'Please write the name of who calls';
const optionalText = (most: number, message: string) => z.optional(typedText(0, most, message));

export const CallerBooking = z.object({
  /** Of the form: pressed twice it is one booking. */
  key: z.string('Please reload the page').check(z.regex(/^[\w-]{1,64}$/, 'Please reload the page')),
  packageId: CheckoutForm.shape.packageId,
  departureId: z.int('Please choose a departure'),
  numberOfTravelers: CheckoutForm.shape.numberOfTravelers,
  contactName: typedText(2, 100, NO_NAME),
  contactPhone: Caller.contactPhone,
  /** Empty means nowhere. */
  contactEmail: z.optional(
    typedText(0, 254, 'Invalid email').check(
      z.refine((typed) => typed === '' || isMailAddress(typed), 'Invalid email'),
    ),
  ),
  specialRequests: optionalText(2000, 'Special requests must be text'),
  pays: z.enum(CALLER_PAYS, 'Please choose how it is paid'),
  /** What was said on the telephone. Differs from ours: `price_changed`. */
  agreedTotal: z.int('Amount must be a whole number'),
  /** Why it is free of charge. */
  reason: optionalText(1000, 'Please write why'),
});

export const bookForCaller = endpoint('POST /api/admin/bookings', {
  who: 'operator',
  summary: 'Book for somebody who calls: seats kept until a payment link is paid, by invoice, or free of charge',
  input: CallerBooking,
  output: BookingStory,
  status: 201,
  errors: {
    departure_gone: 409,
    /** details: maxGuests */
    too_many_travelers: 422,
    /** details: spotsLeft */
    not_enough_spots: 409,
    /** details: total */
    price_changed: 409,
    /** A link can be sent to nobody. */
    no_address: 422,
    reason_needed: 422,
  },
});
export type BookForCallerError = ErrorOf<typeof bookForCaller>;

export const withdrawOption = endpoint('POST /api/admin/bookings/:id/option-withdrawal', {
  who: 'operator',
  summary: 'Take back seats that are kept for a caller; they are free again',
  params: z.object({ id: z.string() }),
  output: BookingStory,
  errors: { no_such_booking: 404, not_offered: 409, payment_under_way: 409 },
});
export const eraseCaller = endpoint('DELETE /api/admin/bookings/:id/caller', {
  who: 'owner',
  summary: 'Forgets who booked by telephone, as they may ask, once nothing is owed and the trip is over',
  params: z.object({ id: z.string() }),
  output: BookingStory,
  errors: { no_such_booking: 404, not_a_caller: 409, payment_open: 409, refund_open: 409, trip_ahead: 409 },
});
export type EraseCallerError = ErrorOf<typeof eraseCaller>;
export type WithdrawOptionError = ErrorOf<typeof withdrawOption>;
