/** One sentence for each way a booking can fail. An error without a sentence does not compile. */
import { site } from '../../../../site.config.ts';
import { isCalendarDay, longDate } from '../../../shared/dates.ts';
import type { Sentence } from '../../../shared/result.ts';
import { paymentCopy } from '../../payments/copy.ts';
import type { ChangeContactError, FollowTripError, NameTravellersError } from '../../trips/contract/travellers.ts';
import type { DownloadError, PlaceBookingError, ReadBookingError, ResumeBookingError } from '../contract/bookings.ts';
import type { CancelError } from '../contract/cancellation.ts';
import type { SharedTripError, ShareTripError } from '../../trips/contract/sharing.ts';
import type { JoinWaitlistError, LeaveWaitlistError } from '../../waitlist/contract/waitlist.ts';

export const bookingErrors = {
  no_such_package: 'This package is no longer on sale.',
  sold_out: 'The last spots on this trip have just been taken.',
  not_enough_spots: ({ spotsLeft }) => (spotsLeft === 1 ? 'Only 1 spot left' : `Only ${spotsLeft} spots left`),
  held_by_others: 'Others are paying for the last spots right now. Please try again in a moment.',
  too_many_travelers: ({ maxGuests }) => `This trip takes at most ${maxGuests} travelers per booking.`,
  price_changed: ({ total, field }) =>
    field === 'agreedTotal'
      ? `The price of this trip has changed within the last hour: the total is ${dollars(total)} now. Please send it as agreedTotal to book at this price.`
      : `The price has changed while you were reading: the new total is ${dollars(total)}. Please look at it before you book.`,
  terms_changed: ({ departure }) =>
    `The terms have changed while you were reading: this trip leaves on ${departure}, and what comes back after a cancellation may be different. Please look at them before you book.`,
  payment_declined: 'Your bank declined this card. Nothing was charged; please try another card.',
  insufficient_funds: 'The card has insufficient funds. Nothing was charged; please try another card.',
  card_data_not_accepted: paymentCopy.cardOutOfPlace.hosted,
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
  too_many_downloads: 'You have downloaded many confirmations. Please try again in an hour.',
  trip_is_off: 'This booking came to nothing, so there is no trip to share.',
  too_many_links: 'You have made many links today. Please use one of them, or try again tomorrow.',
  not_cancellable: 'This booking cannot be canceled any more.',
  refund_changed: ({ refund }) =>
    `The refund has changed while you were reading: it is now ${dollars(refund)}. Please look at it before you cancel.`,
  not_confirmed: 'Only a confirmed booking can be changed here.',
  names_closed: ({ until }) =>
    `Travelers could be changed here until ${dayText(String(until))}. Please write to ${site.email} with your booking reference.`,
  wrong_number_of_travelers: ({ places }) =>
    places === 1 ? 'This booking is for 1 traveler.' : `This booking is for ${places} travelers.`,
  too_many_changes: 'You have changed this many times. Please try again later.',
  seats_are_free: ({ spotsLeft }) =>
    spotsLeft === 1
      ? 'There is a free seat: you can book now.'
      : `There are ${spotsLeft} free seats: you can book now.`,
  too_many_places: 'You wait for many trips already. Please leave one of the lists first.',
  line_full: 'The waiting list of this departure is full.',
  no_such_place: 'This place on a waiting list is gone, or was never yours.',
  no_such_trip: 'This link does not lead to a trip, or not any more.',
} as const satisfies Record<
  | CancelError
  | ChangeContactError
  | FollowTripError
  | JoinWaitlistError
  | LeaveWaitlistError
  | NameTravellersError
  | PlaceBookingError
  | ResumeBookingError
  | ReadBookingError
  | DownloadError
  | ShareTripError
  | SharedTripError,
  Sentence
>;

function dollars(whole: unknown): string {
  return `$${Number(whole).toLocaleString('en-US')}`;
}

function dayText(day: string): string {
  return isCalendarDay(day) ? longDate(day) : day;
}
