/** What an operator reads about bookings, and why something was not done. */
import type { Sentence } from '../../../shared/result.ts';
import type { AdminChangeError } from '../contract/booking-actions.ts';
import type { CallOffError } from '../contract/call-off.ts';
import type { ChangeBookingError, InvoiceError, WithdrawError } from '../contract/change-booking.ts';
import type { BookForCallerError, EraseCallerError, WithdrawOptionError } from '../contract/telephone-bookings.ts';

const dollars = (amount: unknown, places = 0) =>
  `$${Number(amount).toLocaleString('en-US', { minimumFractionDigits: places })}`;

export const adminBookingErrors = {
  no_such_booking: 'There is no booking with this reference.',
  not_cancellable: 'This booking cannot be canceled: it is not confirmed, or its trip has begun.',
  refund_changed: ({ refund }) =>
    `By the terms ${dollars(refund)} comes back now. Please look at it before you cancel.`,
  already_cancelled: ({ refund }) =>
    `Somebody else was faster: this booking has been canceled, and ${dollars(refund)} goes back.`,
  dispute_changed:
    'What the traveler’s bank does with this payment has changed, or was not shown yet. Please look at it before you cancel.',
  payment_disputed:
    'The traveler’s bank takes this payment back, or has taken it. We give nothing beside that: it would be paid twice.',
  more_than_paid: ({ most }) => `At most ${dollars(most)} can still go back.`,
  not_paid: 'Money goes back only of a booking that was paid.',
  changed_meanwhile: ({ givenBack, lookedBy }) =>
    lookedBy === undefined
      ? `Somebody has given money back meanwhile: it is ${dollars(givenBack)} in all now. Please look again.`
      : `${String(lookedBy)} has looked at this meanwhile. Please read the note.`,
  not_changeable:
    'This booking cannot be changed: it is not confirmed, its trip has begun, or whoever booked has left.',
  nothing_changes: 'The booking is so already.',
  departure_gone: 'This departure is not on sale, has left, or is of another package.',
  not_enough_spots: ({ spotsLeft }) => `Only ${Number(spotsLeft)} spots are free on this departure.`,
  too_many_travelers: ({ maxGuests }) => `At most ${Number(maxGuests)} travelers fit into one booking of this package.`,
  quote_changed: 'The booking, its departure or its price has changed meanwhile. Please look at the quote again.',
  reason_needed:
    'Please write why another amount goes back, why what is due is not asked for, or how it was paid elsewhere.',
  price_changed: ({ total }) => `It costs ${dollars(total)} now. Please say so before you book.`,
  change_open: 'A change of this booking waits for its traveler. Please withdraw it first.',
  not_offered: 'This change has been answered, has lapsed or was withdrawn already.',
  payment_under_way: 'Somebody is paying for it at this moment. Please look again in a minute.',
  not_a_caller: 'Nobody who booked this by telephone is on record. Whoever has an account leaves by themselves.',
  payment_open: 'Places are kept or a payment is under way. Please take the places back first.',
  refund_open: 'Money still goes back. Please wait until it has.',
  trip_ahead: 'The trip is not over: without a name and an address nobody could be reached.',
  no_such_invoice: 'This invoice has been settled already.',
  not_refused: 'This refund waits for nobody, or has been tried again already.',
  went_back_by_hand: ({ cents }) =>
    `The provider knows of ${dollars(Number(cents) / 100, 2)} that somebody has given back there by hand. If it is this refund, an owner closes it with “Paid back outside”; it is not asked for again.`,
  provider_away:
    'The payment provider does not answer right now, so nothing was asked for. Please try again in a minute.',
  no_address: 'This booking has no email address to write to.',
  letter_of_no_use: 'This letter would not be true or of use any more.',
  too_many_letters: 'This booking has had three letters sent again within the hour. Please wait a while.',
  contact_closed:
    'This address cannot be changed: the booking is not confirmed, its trip is over, or whoever booked has left.',
  contact_changed: 'Somebody has changed this address meanwhile. Please look at it again.',
  no_such_alarm: 'There is no such alarm.',
  no_such_departure: 'There is no such departure.',
  departure_has_changed: ({ bookings, dollars: amount }) =>
    `Somebody has booked or canceled meanwhile: it is ${Number(bookings)} bookings and ${dollars(amount)} now. Please look again.`,
  departure_has_left: 'This departure leaves today or has left.',
} as const satisfies Record<
  | AdminChangeError
  | BookForCallerError
  | CallOffError
  | EraseCallerError
  | ChangeBookingError
  | InvoiceError
  | WithdrawError
  | WithdrawOptionError,
  Sentence
>;
