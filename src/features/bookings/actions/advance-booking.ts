/**
 * From hold to confirmation, one committed step at a time; no provider call
 * happens inside a transaction.
 *
 * Whoever drives a booking (its own request, a second one, recovery) does it
 * here. Each step is guarded, so a driver that lost the race finds the booking
 * moved on, cleans up after itself and reports what is true.
 */

import { isUniqueViolation } from '../../../database/sql.ts';
import { type ProviderPayment, ProviderUnavailable, TokenRefused } from '../../../effects/payments/payments-port.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { type Observed, observeStep } from '../../../kernel/step-observer.ts';
import {
  askFor,
  authorise,
  capture,
  isAuthorisedFor,
  isCapturedFor,
  voidPayment,
} from '../../payments/actions/ask-provider.ts';
import { type AlarmKind, raiseAlarm } from '../../payments/store/alarms.ts';
import { type Failure, failureOf } from '../rules/booking-failure.ts';
import { isOpen } from '../rules/booking-state.ts';
import { mayRepeatWithKey } from '../rules/idempotency-key.ts';
import type { SaleBooking } from '../store/booking-columns.ts';
import {
  endUnpaid,
  findSaleBooking,
  markAuthorised,
  markCapturing,
  markConfirmed,
} from '../store/state-transitions.ts';
import { markSeated, mayBeSeated, noteWaiting } from '../store/three-d-secure.ts';

/** What each step is taken with. */
interface Given {
  readonly authorise: { readonly held: SaleBooking; readonly token: string };
  readonly 'note waiting': Answered;
  readonly 'take seats': Answered;
  readonly 'mark authorised': Answered;
  readonly 'mark capturing': { readonly authorised: SaleBooking };
  readonly capture: { readonly capturing: SaleBooking };
  readonly 'mark confirmed': { readonly capturing: SaleBooking };
  readonly decline: { readonly open: SaleBooking; readonly failure: Failure };
  readonly release: { readonly open: SaleBooking; readonly failure: Failure; readonly payment: ProviderPayment | null };
  readonly 'end waiting': Answered & { readonly failure: 'hold_expired' | 'seats_gone' | 'work_missing' };
  readonly overtaken: Answered;
  readonly 'raise alarm': { readonly alarm: Alarm; readonly next: Next };
  readonly void: { readonly payment: ProviderPayment; readonly booking: SaleBooking };
}

/** A booking that was held when the provider said this of its payment. */
interface Answered {
  readonly held: SaleBooking;
  readonly payment: ProviderPayment;
}

interface Alarm {
  readonly booking: SaleBooking;
  readonly payment: ProviderPayment;
  readonly kind: AlarmKind;
}

type Name = keyof Given;
type Taken<K extends Name> = { readonly [N in K]: { readonly step: N; readonly given: Given[N] } }[K];
/** The step that comes next; or where the booking stands, which may still be open. */
type Next = Taken<Name> | { readonly stands: SaleBooking };

/** The hold, the steps of the machine, and what recovery and reconciliation do by themselves. */
export type SaleStep = 'hold' | Name | 'claim stuck' | 'ask provider' | 'void stray' | RequestStep;
/** Of a further payment (`further-payment.ts`). */
export type RequestStep = 'ask card' | 'promise' | 'take' | 'settle request' | 'let go';

export type SaleDeps = Pick<Deps, 'db' | 'jobs' | 'payments' | 'log' | 'now' | 'tripNow'> & Observed<SaleStep>;

const STEPS: { readonly [K in Name]: (sale: SaleDeps, given: Given[K]) => Promise<Next> } = {
  async authorise(sale, { held, token }) {
    const payment = await authoriseOnce(sale, held, token);
    // The provider would not even try: nothing happened there.
    if (payment === 'refused') return { step: 'decline', given: { open: held, failure: 'payment_declined' } };
    if (payment) return answered({ held, payment });
    // No answer and no trace: the hold ends, the database keeps the question, and what turns up later is voided.
    return { step: 'release', given: { open: held, failure: 'provider_away', payment: null } };
  },

  /**
   * The bank wants to hear from the traveller. The booking stays held, and says now which payment it waits for, and
   * whether its seats are kept meanwhile.
   */
  async 'note waiting'(sale, { held, payment }) {
    const noted = await noteWaiting(sale.db, held.id, payment.id).catch(nothingIfAnothers);
    if (noted === 'of another') return leftAlone({ held, payment });
    return noted ? { stands: noted } : { step: 'overtaken', given: { held, payment } };
  },

  /** The bank has answered a booking that waited without seats. It stays held as long as others may give theirs back. */
  async 'take seats'(sale, { held, payment }) {
    const authorised = await markSeated(sale.db, held.id, payment).catch(nothingIfAnothers);
    if (authorised === 'of another') return leftAlone({ held, payment });
    if (authorised) return { step: 'mark capturing', given: { authorised } };
    if (await mayBeSeated(sale.db, held.id)) return { step: 'overtaken', given: { held, payment } };
    return { step: 'end waiting', given: { held, payment, failure: 'seats_gone' } };
  },

  async 'mark authorised'(sale, { held, payment }) {
    const authorised = await markAuthorised(sale.db, held.id, payment).catch(nothingIfAnothers);
    if (authorised === 'of another') return leftAlone({ held, payment });
    if (authorised) return { step: 'mark capturing', given: { authorised } };
    return { step: 'overtaken', given: { held, payment } };
  },

  async 'mark capturing'(sale, { authorised }) {
    const capturing = await markCapturing(sale.db, authorised.id);
    return capturing ? { step: 'capture', given: { capturing } } : { stands: await asItIs(sale, authorised) };
  },

  /** The booking is committed to capture; only the provider's word ends it otherwise. */
  async capture(sale, { capturing }) {
    const payment = await captureOnce(sale, capturing);
    return payment ? captured(capturing, payment) : { stands: capturing };
  },

  async 'mark confirmed'(sale, { capturing }) {
    const confirmed = await markConfirmed(sale.db, sale.jobs, capturing.id);
    return { stands: confirmed ?? (await asItIs(sale, capturing)) };
  },

  async decline(sale, { open, failure }) {
    const declined = await endUnpaid(sale.db, open.id, { from: unpaidState(open), to: 'declined', failure });
    return { stands: declined ?? (await asItIs(sale, open)) };
  },

  async release(sale, { open, failure, payment }) {
    const released = await endUnpaid(sale.db, open.id, { from: unpaidState(open), to: 'released', failure });
    const booking = released ?? (await asItIs(sale, open));
    return payment && isLive(payment) ? { step: 'void', given: { payment, booking } } : { stands: booking };
  },

  /** `hold_expired`: the traveller did not answer the bank in time. */
  async 'end waiting'(sale, { held, payment, failure }) {
    const booking = await endUnpaid(sale.db, held.id, { from: 'held', to: 'released', failure });
    if (!booking) return { step: 'overtaken', given: { held, payment } };
    return { step: 'void', given: { payment, booking } };
  },

  /** Somebody else moved the booking on. If it ended without this payment, the authorisation is let go at once. */
  async overtaken(sale, { held, payment }) {
    const now = await asItIs(sale, held);
    const isWanted = now.paymentId === payment.id && (isOpen(now.state) || now.state === 'confirmed');
    return !isWanted && isLive(payment) ? { step: 'void', given: { payment, booking: now } } : { stands: now };
  },

  async 'raise alarm'(sale, { alarm: { booking, payment, kind }, next }) {
    const isNew = await raiseAlarm(sale.db, { paymentId: payment.id, bookingId: booking.id, kind });
    if (isNew) sale.log.error({ alarm: kind, payment: payment.id, booking: booking.id }, 'payment alarm');
    return next;
  },

  /** At our best: what fails here is done by reconciliation. */
  async void(sale, { payment, booking }) {
    await voidPayment(sale.payments, payment).catch(nothingIfAway);
    return { stands: booking };
  },
};

/** Takes one step after the other. Answers where the booking stands then. */
async function drive(sale: SaleDeps, first: Next): Promise<SaleBooking> {
  for (let next = first; ; ) {
    if ('stands' in next) return next.stands;
    const taken = next;
    next = await observeStep(sale, taken.step, () => work(sale, taken));
  }
}

function work<K extends Name>(sale: SaleDeps, { step, given }: Taken<K>): Promise<Next> {
  return STEPS[step](sale, given);
}

/** Takes the money for a fresh hold. */
export function takePayment(sale: SaleDeps, held: SaleBooking, token: string): Promise<SaleBooking> {
  return drive(sale, { step: 'authorise', given: { held, token } });
}

/** From an authorisation's answer to the end. The booking is in `held` unless somebody was faster. */
export function goOn(sale: SaleDeps, held: SaleBooking, payment: ProviderPayment): Promise<SaleBooking> {
  return drive(sale, answered({ held, payment }));
}

export function endWaiting(sale: SaleDeps, given: Given['end waiting']): Promise<SaleBooking> {
  return drive(sale, { step: 'end waiting', given });
}

export function promiseToCapture(sale: SaleDeps, authorised: SaleBooking): Promise<SaleBooking> {
  return drive(sale, { step: 'mark capturing', given: { authorised } });
}

export function finish(sale: SaleDeps, capturing: SaleBooking): Promise<SaleBooking> {
  return drive(sale, { step: 'capture', given: { capturing } });
}

/** What follows from the answer to an authorisation. */
function answered({ held, payment }: Answered): Next {
  const given = { held, payment };
  if (payment.bookingId !== held.id) return leftAlone(given);
  if (payment.state === 'declined' || payment.state === 'failed') return declinedWith(held, payment);
  if (payment.state === 'voided' || !isAuthorisedFor(payment, held)) return lostWith(held, payment);
  if (payment.state === 'waiting') return { step: held.paymentId === null ? 'note waiting' : 'overtaken', given };
  return { step: held.isSeatless ? 'take seats' : 'mark authorised', given };
}

/** What follows from the answer to a capture. Nothing ends here before the provider speaks of this payment and this booking. */
function captured(capturing: SaleBooking, payment: ProviderPayment): Next {
  const stays: Next = { stands: capturing };
  const raise = (kind: AlarmKind): Next => ({
    step: 'raise alarm',
    given: { alarm: { booking: capturing, payment, kind }, next: stays },
  });
  if (payment.bookingId !== capturing.id || payment.id !== capturing.paymentId) return raise('wrong_booking');
  if (payment.state === 'authorised' || payment.state === 'waiting') return stays;
  if (payment.state === 'failed' || payment.state === 'declined') return declinedWith(capturing, payment);
  if (payment.state === 'voided') return lostWith(capturing, payment);
  return isCapturedFor(payment, capturing) ? { step: 'mark confirmed', given: { capturing } } : raise('wrong_amount');
}

function declinedWith(open: SaleBooking, payment: ProviderPayment): Next {
  return { step: 'decline', given: { open, failure: failureOf(payment.declineCode) } };
}

/** The provider took its authorisation back, or it is not the one we asked for. */
function lostWith(open: SaleBooking, payment: ProviderPayment): Next {
  return { step: 'release', given: { open, failure: 'authorisation_lost', payment } };
}

/**
 * The provider speaks of another booking's payment, or of another booking. That payment is not touched: it may be the
 * other's, paid for. What was made for this booking after all is found and voided by reconciliation.
 */
function leftAlone({ held, payment }: Answered): Next {
  const open: SaleBooking = { ...held, state: 'held' };
  const next: Next = { step: 'release', given: { open, failure: 'authorisation_lost', payment: null } };
  return { step: 'raise alarm', given: { alarm: { booking: held, payment, kind: 'wrong_booking' }, next } };
}

/** A booking that ends unpaid ends from here. */
function unpaidState({ state }: SaleBooking): 'capturing' | 'held' {
  return state === 'capturing' ? 'capturing' : 'held';
}

async function authoriseOnce(
  sale: SaleDeps,
  held: SaleBooking,
  token: string,
): Promise<ProviderPayment | 'refused' | null> {
  try {
    return await authorise(sale.payments, held, token);
  } catch (fault) {
    if (fault instanceof TokenRefused) return 'refused';
    if (!(fault instanceof ProviderUnavailable)) throw fault;
    return askFor(sale.payments, held).catch(nothingIfAway);
  }
}

/** Null: no answer yet; the booking stays in `capturing`, and recovery repeats the same key. */
async function captureOnce(sale: SaleDeps, capturing: SaleBooking): Promise<ProviderPayment | null> {
  if (capturing.paymentId === null) throw new Error(`Booking ${capturing.id} is capturing nothing`);
  try {
    const known = mayRepeatWithKey(capturing.stateSince, sale.now()) ? null : await askFor(sale.payments, capturing);
    const isDone = known !== null && known.state !== 'authorised';
    return isDone ? known : await capture(sale.payments, capturing, capturing.paymentId);
  } catch (fault) {
    return nothingIfAway(fault);
  }
}

/** Money is set aside, or may still be. */
export function isLive({ state }: Pick<ProviderPayment, 'state'>): boolean {
  return state === 'authorised' || state === 'waiting';
}

/** No payment stands behind two bookings. */
function nothingIfAnothers(fault: unknown): 'of another' {
  if (isUniqueViolation(fault, 'bookings_payment')) return 'of another';
  throw fault;
}

export async function asItIs({ db }: Pick<Deps, 'db'>, { id }: { readonly id: number }): Promise<SaleBooking> {
  const booking = await findSaleBooking(db, id);
  if (!booking) throw new Error(`Booking ${id} is gone`);
  return booking;
}

export function nothingIfAway(fault: unknown): null {
  if (fault instanceof ProviderUnavailable) return null;
  throw fault;
}
