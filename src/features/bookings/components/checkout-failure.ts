/**
 * What a failed attempt to book means for the form: which sentence is shown, where
 * it belongs, what the traveller can do next, and whether the next sending is the
 * same request (same key) or a new one.
 */
import { CallError } from '../../../web/api-client.ts';
import type { PlaceBookingError } from '../contract/bookings.ts';

/** What the notice offers. */
export type WayOn =
  | 'again'
  | 'fewer'
  | 'other_trips'
  | 'accept_price'
  | 'accept_terms'
  | 'my_trips'
  | 'anew'
  | 'packages'
  | 'next_departure'
  | 'none';

export interface CheckoutFailure {
  readonly code: string;
  /** Nothing that was foreseen: the toast says the general sentence. */
  readonly isFault: boolean;
  /** What the server said. Null when it said nothing, or nothing of ours. */
  readonly sentence: string | null;
  readonly wayOn: WayOn;
  /** The field it belongs to, which gets the focus. */
  readonly field: 'numberOfTravelers' | 'paymentDetails.cardNumber' | 'paymentDetails.expiryDate' | null;
  /** Fields are marked, and the first of them has the focus. */
  readonly marksFields: boolean;
  /** The answer was final: the next sending is a new request and needs a new key. */
  readonly renewsKey: boolean;
  /** No answer arrived, so the booking may exist. */
  readonly unanswered: boolean;
  readonly spotsLeft: number | null;
  readonly total: number | null;
}

/** Something else is to be agreed to before anything can be booked. */
export function asksAgain(failure: CheckoutFailure | null): boolean {
  return failure?.wayOn === 'accept_price' || failure?.wayOn === 'accept_terms';
}

type Named = Pick<CheckoutFailure, 'wayOn' | 'field' | 'renewsKey'>;

const named = (wayOn: WayOn, field: CheckoutFailure['field'] = null, renewsKey = false): Named => ({
  wayOn,
  field,
  renewsKey,
});

/** A key is used up only where a booking row was written: after a decline and after a payment that came to nothing. */
const MEANING: Readonly<Record<PlaceBookingError, Named>> = {
  no_such_package: named('packages'),
  sold_out: named('other_trips'),
  not_enough_spots: named('fewer', 'numberOfTravelers'),
  held_by_others: named('again'),
  too_many_travelers: named('none', 'numberOfTravelers'),
  price_changed: named('accept_price'),
  terms_changed: named('accept_terms'),
  departure_gone: named('next_departure'),
  payment_declined: named('none', 'paymentDetails.cardNumber', true),
  insufficient_funds: named('none', 'paymentDetails.cardNumber', true),
  card_data_not_accepted: named('none'),
  card_expired: named('none', 'paymentDetails.expiryDate'),
  key_not_usable: named('again', null, true),
  key_reused: named('anew'),
  too_many_open_holds: named('my_trips'),
  too_many_attempts: named('none'),
  human_check_needed: named('again'),
  seats_gone: named('again', null, true),
  try_again: named('again', null, true),
};

function isNamed(code: string): code is PlaceBookingError {
  return Object.hasOwn(MEANING, code);
}

/** Null: the person is not signed in any more, which is the page's matter. */
export function checkoutFailureOf(fault: unknown): CheckoutFailure | null {
  const body = fault instanceof CallError ? fault.body : null;
  if (fault instanceof CallError && fault.status === 401) return null;

  const rest = { spotsLeft: numberFrom(body?.details?.['spotsLeft']), total: numberFrom(body?.details?.['total']) };
  if (body && isNamed(body.code)) {
    const meaning = MEANING[body.code];
    return {
      ...rest,
      ...meaning,
      code: body.code,
      isFault: false,
      sentence: body.message,
      marksFields: meaning.field !== null || body.fields !== undefined,
      unanswered: false,
    };
  }
  const refused = fault instanceof CallError && fault.status < 500;
  return {
    ...rest,
    code: body?.code ?? 'fault',
    isFault: !refused || !body,
    sentence: body?.message ?? null,
    wayOn: body?.fields ? 'none' : 'again',
    field: null,
    marksFields: body?.fields !== undefined,
    renewsKey: false,
    unanswered: !refused,
  };
}

function numberFrom(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
