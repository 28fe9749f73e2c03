/**
 * The booking machine: which states there are, which step may follow which, and
 * what a traveller is shown of them.
 *
 * `status` and `paymentStatus` follow from the state alone; the table keeps all
 * three and refuses any other combination.
 */
import type { Instant } from '../../../shared/dates.ts';
import { priceFor } from '../../packages/rules/price.ts';
import { MOST_CHARGED } from '../../payments/rules.ts';

/** `optioned`: kept for a caller until it is paid. */
export type State =
  | 'held'
  | 'optioned'
  | 'authorised'
  | 'capturing'
  | 'confirmed'
  | 'declined'
  | 'released'
  | 'cancelled';

/** `capturing` is the point of no return: after it only the provider's word can undo the sale. */
export const NEXT: Readonly<Record<State, readonly State[]>> = {
  held: ['authorised', 'declined', 'released'],
  optioned: ['confirmed', 'released'],
  authorised: ['capturing', 'released'],
  capturing: ['confirmed', 'declined', 'released'],
  confirmed: ['cancelled'],
  declined: [],
  released: [],
  cancelled: [],
};

export const OPEN_STATES = ['held', 'authorised', 'capturing'] as const satisfies readonly State[];
export type OpenState = (typeof OPEN_STATES)[number];

export function isOpen(state: State): state is OpenState {
  return OPEN_STATES.some((open) => open === state);
}

/** Held for a payment that is known: the traveller's bank wants to hear from the traveller. */
export function waitsForTraveller({
  state,
  paymentId,
}: {
  readonly state: State;
  readonly paymentId: string | null;
}): boolean {
  return state === 'held' && paymentId !== null;
}

/** What a traveller reads of a booking and of its money. */
export const BOOKING_STATUSES = ['pending', 'confirmed', 'cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
export const PAYMENT_STATUSES = ['pending', 'authorized', 'paid', 'refunded', 'failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

const SHOWN: Readonly<Record<State | 'refunded', readonly [BookingStatus, PaymentStatus]>> = {
  held: ['pending', 'pending'],
  optioned: ['pending', 'pending'],
  authorised: ['pending', 'authorized'],
  capturing: ['pending', 'authorized'],
  confirmed: ['confirmed', 'paid'],
  declined: ['cancelled', 'failed'],
  released: ['cancelled', 'failed'],
  cancelled: ['cancelled', 'paid'],
  refunded: ['cancelled', 'refunded'],
};

/**
 * `sent`: the provider has it, the bank takes its days. `refused`: a person looks after it. `outside`: that person has
 * settled it past us. `disputed`: not given, because the traveller's bank takes the payment back itself and decides; what
 * is on record so is `bank` where the bank has given it, and `owed` where it has decided otherwise. The nearest to the
 * traveller first.
 */
export const REFUND_STATES = ['done', 'outside', 'bank', 'sent', 'due', 'disputed', 'owed', 'refused'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

function isBack(refund: RefundState | null): boolean {
  return refund === 'done' || refund === 'outside';
}

/** Several refunds in one word: that of the one which is furthest from the traveller. */
export function refundStateOf(parts: readonly { readonly state: RefundState }[]): RefundState {
  return REFUND_STATES.findLast((state) => parts.some((part) => part.state === state)) ?? 'done';
}

/** A cancelled booking is paid until all that is owed is back; without a refund it stays so. */
export function shownAs(
  state: State,
  refund: RefundState | null = null,
): { status: BookingStatus; paymentStatus: PaymentStatus } {
  const [status, paymentStatus] = SHOWN[state === 'cancelled' && isBack(refund) ? 'refunded' : state];
  return { status, paymentStatus };
}

/** Names a refund at the provider for ever. The first attempt has no number: so they were called before there was a second. */
export function refundKey(refund: {
  readonly bookingId: number;
  readonly number: number;
  readonly attempt: number;
}): string {
  const name = `${refund.bookingId}:refund:${refund.number}`;
  return refund.attempt === 1 ? name : `${name}:${refund.attempt}`;
}

/** Whether a refund at the provider is one that we asked for; else somebody has made it there by hand. */
export function isOwnRefundKey(key: string, bookingId: number): boolean {
  return key.startsWith(`${bookingId}:refund:`);
}

/** Why a booking came to nothing. */
export type Failure =
  | 'payment_declined'
  | 'insufficient_funds'
  | 'too_many_attempts'
  | 'provider_away'
  | 'hold_expired'
  | 'authorisation_lost'
  /** The bank asks, the quota of seats that wait is used up, and no work was done. */
  | 'work_missing'
  /** The bank has answered, and no seats were left. */
  | 'seats_gone'
  /** An operator has taken an option back. */
  | 'withdrawn';

/** A decline in the provider's words becomes one in ours. */
export function failureOf(declineCode: string | null): 'payment_declined' | 'insufficient_funds' {
  return declineCode === 'insufficient_funds' ? 'insufficient_funds' : 'payment_declined';
}

/** As many as the package takes in one booking, as long as a card can be charged for all of them at once. */
export function mostTravelers(terms: { readonly maxGuests: number; readonly pricePerPerson: number }): number {
  let most = terms.maxGuests;
  while (most > 1 && priceFor(terms.pricePerPerson, most).total > MOST_CHARGED) most--;
  return most;
}

/** Nothing of whoever booked is kept any more: whoever has called has no account, and a name. */
export function hasLeft(booking: { readonly userId: number | null; readonly contactName: string | null }): boolean {
  return booking.userId === null && booking.contactName === null;
}

export const HOLD_MINUTES = 10;
export const OPTION_HOURS = 48;
export const MOST_OPEN_BOOKINGS = 2;
/**
 * Of bookings that wait for their banks' answers, for one account and for one address block: the seats they keep at any
 * time, and the minutes of seats in any hour. Beyond that a booking waits without seats, so nobody holds a departure
 * hostage, with however many accounts.
 */
export const MOST_ASKED_SEATS = 8;
export const MOST_ASKED_SEAT_MINUTES = 160;
/** A hold that is over is noticed within that time, by recovery or by whoever wants its seats. */
export const RELEASE_LAG_SECONDS = 15;
export const MOST_FAILED_PAYMENTS_AN_HOUR = 5;

/** Six digits, until drawing finds them mostly taken: then seven. */
export const DRAWS = 8;
export const SIX_DIGITS = 999_999;
export const SEVEN_DIGITS = 9_999_999;

export function referenceOf(bookingId: number): string {
  return String(bookingId).padStart(6, '0');
}

/** Names the email that confirms a booking, for ever: a repeat of it is the same mail. */
export function confirmationEmailId(bookingId: number): string {
  return `booking-${referenceOf(bookingId)}-confirmation`;
}

/** Asks a caller to pay for what is kept. */
export function optionEmailId(bookingId: number): string {
  return `booking-${referenceOf(bookingId)}-option`;
}

export function cancellationEmailId(bookingId: number): string {
  return `booking-${referenceOf(bookingId)}-cancellation`;
}

/** The same email, sent for the `repeat`th time more by an operator. */
export function repeatedEmailId(emailId: string, repeat: number): string {
  return `${emailId}-again-${repeat}`;
}

/** A payment or a refund that takes longer is no longer on its usual way. */
export const SLOW_SECONDS = 120;

/** Longer than usual, at a moment. */
export function isSlow(since: Instant, now: Instant, usualSeconds = SLOW_SECONDS): boolean {
  return now.getTime() - since.getTime() > usualSeconds * 1000;
}

/** An email that is due for longer needs somebody to look. */
export const EMAIL_LATE_SECONDS = 15 * 60;

/** An address part becomes an id, or null when it cannot be one. */
export function bookingIdFrom(text: string): number | null {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
}

/** The header's value, null without one, `undefined` when it cannot be used. */
export function usableKey(given: string | undefined): string | null | undefined {
  if (given === undefined) return null;
  return /^[\w-]{1,64}$/.test(given) ? given : undefined;
}

export interface SeatCount {
  readonly capacity: number;
  readonly held: number;
  readonly sold: number;
}

export type SeatRefusal = 'sold_out' | 'not_enough_spots' | 'held_by_others';

/** Why seats were not to be had. Null: they are free now. */
export function refusalFor({ capacity, held, sold }: SeatCount, wanted: number): SeatRefusal | null {
  const left = capacity - held - sold;
  if (left >= wanted) return null;
  if (left > 0) return 'not_enough_spots';
  return held > 0 ? 'held_by_others' : 'sold_out';
}

/** Stripe and its peers forget a key after 24 hours; an hour earlier we ask instead of repeating. */
const KEY_LIFE_MS = 23 * 3_600_000;

export function mayRepeatWithKey(since: Instant, now: Instant): boolean {
  return now.getTime() - since.getTime() < KEY_LIFE_MS;
}
