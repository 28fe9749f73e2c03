/** One sentence for each way a booking can fail. An error without a sentence does not compile. */
import type { Sentence } from '../../../shared/result.ts';
import { cardFieldsCopy } from '../../payments/copy/card-fields.ts';
import { waitlistErrors } from '../../waitlist/copy/errors.ts';
import type { AnswerRequestError, PayRequestError, ResumeRequestError } from '../contract/booking-requests.ts';
import type { PlaceBookingError, ReadBookingError, ResumeBookingError } from '../contract/bookings.ts';
import type { CancelError } from '../contract/cancellation.ts';
import type { ChangeContactError } from '../contract/change-contact.ts';

export const bookingErrors = {
  no_such_package: waitlistErrors.no_such_package,
  sold_out: 'The last spots on this trip have just been taken.',
  not_enough_spots: ({ spotsLeft }) => (spotsLeft === 1 ? 'Only 1 spot left' : `Only ${spotsLeft} spots left`),
  held_by_others: 'Others are paying for the last spots right now. Please try again in a moment.',
  too_many_travelers: waitlistErrors.too_many_travelers,
  price_changed: ({ total, field }) =>
    field === 'agreedTotal'
      ? `The price of this trip has changed within the last hour: the total is ${dollars(total)} now. Please send it as agreedTotal to book at this price.`
      : `The price has changed while you were reading: the new total is ${dollars(total)}. Please look at it before you book.`,
  departure_gone: 'This departure cannot be booked any more. Please choose another date.',
  terms_changed: ({ departure, field }) =>
    field === 'departureId'
      ? `The next departure of this trip is another one since a moment ago: it leaves on ${departure} now. Please send its departureId to book it.`
      : `The terms have changed while you were reading: this trip leaves on ${departure}, and what comes back after a cancellation may be different. Please look at them before you book.`,
  payment_declined: 'Your bank declined this card. Nothing was charged; please try another card.',
  insufficient_funds: 'The card has insufficient funds. Nothing was charged; please try another card.',
  card_data_not_accepted: cardFieldsCopy.cardOutOfPlace.hosted,
  card_expired: 'This card has expired. Please check the date, or use another card. Nothing was charged.',
  key_not_usable: 'The Idempotency-Key may have up to 64 letters, digits, dashes and underscores.',
  key_reused: 'This form was already sent with other details. Please reload the page and try again.',
  too_many_open_holds: 'You already have a booking in progress. Please wait a moment until it is done.',
  too_many_attempts: 'Too many failed payments. Please wait an hour before you try again.',
  human_check_needed:
    'Many people on your network are being asked by their banks right now, so we could not ask yours yet. Nothing was charged. Please try again: your browser does a little work for it.',
  seats_gone:
    'Your bank agreed, but the spots were taken in the meantime. Nothing was charged. Please try again to see what is left.',
  try_again: 'The payment service is not answering right now. Nothing was charged; please try again in a minute.',
  too_many_looks: 'Please wait a minute before you look at this payment again.',
  no_such_booking: 'We could not find this booking.',
  not_cancellable: 'This booking cannot be canceled any more.',
  refund_changed: ({ refund }) =>
    `The refund has changed while you were reading: it is now ${dollars(refund)}. Please look at it before you cancel.`,
  not_confirmed: 'Only a confirmed booking can be changed here.',
  too_many_changes: waitlistErrors.too_many_changes,
} as const satisfies Record<
  CancelError | ChangeContactError | PlaceBookingError | ReadBookingError | ResumeBookingError,
  Sentence
>;

/** To whoever follows a link of an email. */
export const requestErrors = {
  no_such_request: 'This link does not lead anywhere. Please check that it is whole.',
  request_over:
    'This has been withdrawn, has ended or was answered already. If you have just paid, the money goes back.',
  request_changed: 'The amount has changed meanwhile. Please look at it again.',
  payment_under_way: 'A payment for this is under way. Please look again in a minute.',
  payment_declined: bookingErrors.payment_declined,
  insufficient_funds: bookingErrors.insufficient_funds,
  card_data_not_accepted: bookingErrors.card_data_not_accepted,
  card_expired: bookingErrors.card_expired,
  too_many_attempts: bookingErrors.too_many_attempts,
  too_many_looks: bookingErrors.too_many_looks,
  try_again: bookingErrors.try_again,
} as const satisfies Record<AnswerRequestError | PayRequestError | ResumeRequestError, Sentence>;

function dollars(whole: unknown): string {
  return `$${Number(whole).toLocaleString('en-US')}`;
}
