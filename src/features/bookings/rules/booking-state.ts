/**
 * The booking machine: which states there are, which step may follow which, and
 * what a traveller is shown of them.
 *
 * `status` and `paymentStatus` follow from the state alone; the table keeps all
 * three and refuses any other combination.
 */
import { wordList } from '../../../shared/word-list.ts';
import type { RefundState } from './refund-state.ts';

/** `optioned`: kept for a caller until it is paid. */
export const STATES = wordList('held optioned authorised capturing confirmed declined released cancelled');
export type State = (typeof STATES)[number];

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

function isBack(refund: RefundState | null): boolean {
  return refund === 'done' || refund === 'outside';
}

/** A cancelled booking is paid until all that is owed is back; without a refund it stays so. */
export function shownAs(
  state: State,
  refund: RefundState | null = null,
): { status: BookingStatus; paymentStatus: PaymentStatus } {
  const [status, paymentStatus] = SHOWN[state === 'cancelled' && isBack(refund) ? 'refunded' : state];
  return { status, paymentStatus };
}

/** Nothing of whoever booked is kept any more: whoever has called has no account, and a name. */
export function hasLeft(booking: { readonly userId: number | null; readonly contactName: string | null }): boolean {
  return booking.userId === null && booking.contactName === null;
}
