/**
 * Booking a package and reading one's own bookings, as it crosses the wire.
 *
 * The server computes every price from the stored one; a total sent by the page
 * is only compared.
 */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { HumanProof } from '../../../shared/human-check.ts';
import { Terms } from '../../packages/contract/cancellation-terms.ts';
import { IsoDay } from '../../packages/contract/iso-day.ts';
import { PaymentDetails } from '../../payments/contract/payments.ts';
import { BOOKING_STATUSES, PAYMENT_STATUSES } from '../rules/booking-state.ts';
import { BillingAddress, Caller, CheckoutForm } from './forms.ts';
import { Cancelled, Refund } from './refund.ts';

const AGREED_TOTAL =
  'The total that was shown, in whole US dollars. To be sent where another price was asked within the last hour: without it the answer is 409 price_changed, with the total of now.';

const MOST_ID = 2_147_483_647;

/** The body of `POST /api/bookings`. */
export const BookingRequest = z.extend(CheckoutForm, {
  /** Differs from ours, or is missing while another price was asked in the last hour: `price_changed`. */
  agreedTotal: z.optional(z.number('Total must be a number').check(z.describe(AGREED_TOTAL))),
  /** The day of departure and the cancellation terms the page showed. Differ from ours: `terms_changed`. */
  agreedTerms: z.optional(z.object({ departsOn: IsoDay, cancellation: Terms })),
  /** Of the package; without one the next on sale. Not on sale any more: `departure_gone`. */
  departureId: z.optional(
    z.int('Unknown departure').check(z.gte(1, 'Unknown departure'), z.lte(MOST_ID, 'Unknown departure')),
  ),
  ...Caller,
  paymentDetails: PaymentDetails,
  humanProof: HumanProof,
});
export type BookingRequest = z.infer<typeof BookingRequest>;

const BookingStatus = z.enum(BOOKING_STATUSES);
const PaymentStatus = z.enum(PAYMENT_STATUSES);

export const BookingPlaced = z.object({
  bookingId: z.int(),
  /** The id padded to six digits. */
  reference: z.string(),
  status: BookingStatus,
  paymentStatus: PaymentStatus,
  /** The traveller's bank wants to hear from the traveller: the provider's script in the page asks with this. */
  action: z.optional(z.object({ clientSecret: z.string() })),
  /** Too many seats wait for banks already: these are taken when the bank has answered, if they are free then. */
  seatsHeld: z.optional(z.literal(false)),
});
export type BookingPlaced = z.infer<typeof BookingPlaced>;

const BookedDay = z.object({ title: z.string(), text: z.string() });

/** What the pages show of the package that was booked. `departsOn` and `returnsOn` are those of the booked departure. */
export const BookedPackage = z.object({
  id: z.string(),
  name: z.string(),
  location: z.string(),
  duration: z.string(),
  departure: z.string(),
  departsOn: z.string(),
  returnsOn: z.string(),
  image: z.string(),
  imageAlt: z.string(),
  features: z.array(z.string()),
  itinerary: z.array(BookedDay),
});
export type BookedPackage = z.infer<typeof BookedPackage>;

export const Booking = z.object({
  id: z.int(),
  packageId: z.string(),
  numberOfTravelers: z.int(),
  /** Whole US dollars, as all amounts here. */
  totalPrice: z.int(),
  specialRequests: z.nullable(z.string()),
  status: BookingStatus,
  paymentStatus: PaymentStatus,
  /** An instant, ISO 8601. */
  createdAt: z.string(),
  reference: z.string(),
  /** Rises with each change that was agreed after booking. */
  agreement: z.int(),
  pricePerPerson: z.int(),
  subtotal: z.int(),
  taxes: z.int(),
  contactEmail: z.nullable(z.string()),
  contactName: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  billingAddress: BillingAddress,
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  /** What has gone back without ending the booking. */
  partialRefund: z.nullable(Refund),
  /** Null unless it was cancelled after it had been confirmed. */
  cancellation: z.nullable(Cancelled),
  package: BookedPackage,
});
export type Booking = z.infer<typeof Booking>;

/**
 * Header `Idempotency-Key` (up to 64 letters, digits, `-` and `_`): the same key and body get the same answer.
 * 201 when the outcome is known, 202 while the payment is still open.
 */
export const placeBooking = endpoint('POST /api/bookings', {
  who: 'traveller',
  summary: 'Book a package: hold the seats, take the payment, confirm',
  input: BookingRequest,
  output: BookingPlaced,
  status: 201,
  errors: {
    no_such_package: 404,
    /** details: spotsLeft 0 */
    sold_out: 409,
    /** details: spotsLeft */
    not_enough_spots: 409,
    /** All free seats are in somebody's checkout: they may come back. details: retryAfterSeconds */
    held_by_others: 409,
    /** Or they would cost more than can be charged at once. details: maxGuests */
    too_many_travelers: 422,
    /** details: total, the total of now; field `agreedTotal` where it is missing */
    price_changed: 409,
    /**
     * It leaves on another day now, or other cancellation terms hold. details: departure, for people; field
     * `departureId` where neither departure nor terms are named and another departure was the next within the last hour
     */
    terms_changed: 409,
    /** The departure that was asked for is closed, called off, or too near. */
    departure_gone: 409,
    payment_declined: 402,
    insufficient_funds: 402,
    card_data_not_accepted: 422,
    /** Of a card typed in the sandbox: its month is over everywhere on earth. */
    card_expired: 422,
    key_not_usable: 400,
    key_reused: 422,
    too_many_open_holds: 429,
    too_many_attempts: 429,
    /** A bank asks, and too many seats wait for banks. With a proof for the form `booking` it waits without seats. */
    human_check_needed: 403,
    /** They were not held, and were taken before the bank had answered. */
    seats_gone: 409,
    /** The payment provider gave no answer; nothing was charged. details: retryAfterSeconds */
    try_again: 503,
  },
});
export type PlaceBookingError = ErrorOf<typeof placeBooking>;

export const resumeBooking = endpoint('POST /api/bookings/:id/resume', {
  who: 'traveller',
  summary: 'Look at an open booking’s payment again, after the traveller has answered the bank',
  params: z.object({ id: z.string() }),
  output: BookingPlaced,
  errors: {
    no_such_booking: 404,
    payment_declined: 402,
    insufficient_funds: 402,
    too_many_looks: 429,
    human_check_needed: 403,
    seats_gone: 409,
    /** The booking came to nothing. details: retryAfterSeconds */
    try_again: 503,
  },
});
export type ResumeBookingError = ErrorOf<typeof resumeBooking>;

export const readBooking = endpoint('GET /api/bookings/:id', {
  who: 'traveller',
  summary: 'One of the traveller’s own bookings',
  // Any text: a malformed id is answered like one that does not exist.
  params: z.object({ id: z.string() }),
  output: Booking,
  errors: { no_such_booking: 404 },
});
export type ReadBookingError = ErrorOf<typeof readBooking>;

export const listBookings = endpoint('GET /api/bookings', {
  who: 'traveller',
  summary: 'The traveller’s own bookings, newest first',
  output: z.array(Booking),
});

export const own = z.object({ id: z.string() });
