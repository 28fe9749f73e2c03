/**
 * From hold to confirmation, one committed step at a time; no provider call
 * happens inside a transaction.
 *
 * Whoever drives a booking (its own request, a second one, recovery) does it
 * here. Each step is guarded, so a driver that lost the race finds the booking
 * moved on, cleans up after itself and reports what is true.
 */

import { isUniqueViolation } from '../../../database/sql.ts';
import { type ProviderPayment, ProviderUnavailable, TokenRefused } from '../../../effects/payments/port.ts';
import { askFor, authorise, capture, isAuthorisedFor, isCapturedFor, voidPayment } from '../../payments/actions.ts';
import { type AlarmKind, raiseAlarm } from '../../payments/store.ts';
import { failureOf, isOpen, mayRepeatWithKey } from '../rules/bookings.ts';
import { markSeated, mayBeSeated, noteWaiting } from '../store/bank-questions.ts';
import { endUnpaid, findStep, markAuthorised, markCapturing, markConfirmed } from '../store/steps.ts';
import type { Step } from '../store/tables.ts';
import type { Sale } from './sale.ts';

/** Takes the money for a fresh hold. Answers where the booking stands, which may still be open. */
export async function takePayment(sale: Sale, held: Step, token: string): Promise<Step> {
  const payment = await authoriseOnce(sale, held, token);
  if (payment === 'refused') return declineUntried(sale, held);
  if (payment) return goOn(sale, held, payment);

  // No answer and no trace: the hold ends, the database keeps the question, and what turns up later is voided.
  const released = await endUnpaid(sale.db, held.id, { from: 'held', to: 'released', failure: 'provider_away' });
  await sale.stopAt?.('after release');
  return released ?? asItIs(sale, held);
}

async function authoriseOnce(sale: Sale, held: Step, token: string): Promise<ProviderPayment | 'refused' | null> {
  await sale.stopAt?.('before authorise');
  try {
    const payment = await authorise(sale.payments, held, token);
    await sale.stopAt?.('after authorise');
    return payment;
  } catch (fault) {
    if (fault instanceof TokenRefused) return 'refused';
    if (!(fault instanceof ProviderUnavailable)) throw fault;
    return askFor(sale.payments, held).catch(nothingIfAway);
  }
}

/** From an authorisation's answer to the end. The booking is in `held` unless somebody was faster. */
export async function goOn(sale: Sale, held: Step, payment: ProviderPayment): Promise<Step> {
  if (payment.bookingId !== held.id) return leaveAlone(sale, held, payment);
  if (payment.state === 'declined' || payment.state === 'failed') return decline(sale, held, payment);
  if (payment.state === 'voided' || !isAuthorisedFor(payment, held)) return giveUp(sale, held, payment);
  if (payment.state === 'waiting') return waitForTraveller(sale, held, payment);

  if (held.isSeatless) return takeSeats(sale, held, payment);
  const authorised = await markAuthorised(sale.db, held.id, payment).catch(nothingIfAnothers);
  if (authorised === 'of another') return leaveAlone(sale, held, payment);
  await sale.stopAt?.('after authorised');
  return authorised ? promiseToCapture(sale, authorised) : overtaken(sale, held, payment);
}

/**
 * The bank wants to hear from the traveller. The booking stays held, and says now which payment it waits for, and
 * whether its seats are kept meanwhile.
 */
async function waitForTraveller(sale: Sale, held: Step, payment: ProviderPayment): Promise<Step> {
  if (held.paymentId !== null) return overtaken(sale, held, payment);
  const noted = await noteWaiting(sale.db, held.id, payment.id, sale.mayKeepSeats).catch(nothingIfAnothers);
  if (noted === 'of another') return leaveAlone(sale, held, payment);
  return noted ?? overtaken(sale, held, payment);
}

/** The bank has answered a booking that waited without seats. It stays held as long as others may give theirs back. */
async function takeSeats(sale: Sale, held: Step, payment: ProviderPayment): Promise<Step> {
  const authorised = await markSeated(sale.db, held.id, payment).catch(nothingIfAnothers);
  if (authorised === 'of another') return leaveAlone(sale, held, payment);
  await sale.stopAt?.('after authorised');
  if (authorised) return promiseToCapture(sale, authorised);
  if (await mayBeSeated(sale.db, held.id)) return overtaken(sale, held, payment);
  return endWaiting(sale, held, payment, 'seats_gone');
}

/** `hold_expired`: the traveller did not answer the bank in time. */
export async function endWaiting(
  sale: Sale,
  held: Step,
  payment: ProviderPayment,
  failure: 'hold_expired' | 'seats_gone' | 'work_missing',
): Promise<Step> {
  const released = await endUnpaid(sale.db, held.id, { from: 'held', to: 'released', failure });
  if (!released) return overtaken(sale, held, payment);
  await letGo(sale, payment);
  return released;
}

export async function promiseToCapture(sale: Sale, authorised: Step): Promise<Step> {
  const capturing = await markCapturing(sale.db, authorised.id);
  await sale.stopAt?.('after capturing');
  return capturing ? finish(sale, capturing) : asItIs(sale, authorised);
}

/** The booking is committed to capture; only the provider's word ends it otherwise. */
export async function finish(sale: Sale, capturing: Step): Promise<Step> {
  const payment = await captureOnce(sale, capturing);
  if (!payment) return capturing;
  // Money may have moved: nothing ends here before the provider speaks of this payment and this booking.
  if (payment.bookingId !== capturing.id || payment.id !== capturing.paymentId) {
    await raise(sale, capturing, payment, 'wrong_booking');
    return capturing;
  }
  if (payment.state === 'authorised' || payment.state === 'waiting') return capturing;
  if (payment.state === 'failed' || payment.state === 'declined') return decline(sale, capturing, payment);
  if (payment.state === 'voided') return giveUp(sale, capturing, payment);
  if (!isCapturedFor(payment, capturing)) {
    await raise(sale, capturing, payment, 'wrong_amount');
    return capturing;
  }

  const confirmed = await markConfirmed(sale.db, sale.jobs, capturing.id);
  await sale.stopAt?.('after confirmed');
  return confirmed ?? asItIs(sale, capturing);
}

/** Null: no answer yet; the booking stays in `capturing`, and recovery repeats the same key. */
async function captureOnce(sale: Sale, capturing: Step): Promise<ProviderPayment | null> {
  if (capturing.paymentId === null) throw new Error(`Booking ${capturing.id} is capturing nothing`);
  await sale.stopAt?.('before capture');
  try {
    const known = mayRepeatWithKey(capturing.stateSince, sale.now()) ? null : await askFor(sale.payments, capturing);
    const isDone = known !== null && known.state !== 'authorised';
    const payment = isDone ? known : await capture(sale.payments, capturing, capturing.paymentId);
    await sale.stopAt?.('after capture');
    return payment;
  } catch (fault) {
    return nothingIfAway(fault);
  }
}

async function decline(sale: Sale, open: Step, payment: ProviderPayment): Promise<Step> {
  const from = open.state === 'capturing' ? 'capturing' : 'held';
  const failure = failureOf(payment.declineCode);
  const declined = await endUnpaid(sale.db, open.id, { from, to: 'declined', failure });
  await sale.stopAt?.('after decline');
  return declined ?? asItIs(sale, open);
}

/** The provider would not even try: nothing happened there. */
async function declineUntried(sale: Sale, held: Step): Promise<Step> {
  const declined = await endUnpaid(sale.db, held.id, { from: 'held', to: 'declined', failure: 'payment_declined' });
  return declined ?? asItIs(sale, held);
}

/** The provider took its authorisation back, or it is not the one we asked for. */
async function giveUp(sale: Sale, open: Step, payment: ProviderPayment): Promise<Step> {
  const from = open.state === 'capturing' ? 'capturing' : 'held';
  const released = await endUnpaid(sale.db, open.id, { from, to: 'released', failure: 'authorisation_lost' });
  if (isLive(payment)) await letGo(sale, payment);
  return released ?? asItIs(sale, open);
}

/** Somebody else moved the booking on. If it ended without this payment, the authorisation is let go at once. */
async function overtaken(sale: Sale, held: Step, payment: ProviderPayment): Promise<Step> {
  const now = await asItIs(sale, held);
  const isWanted = now.paymentId === payment.id && (isOpen(now.state) || now.state === 'confirmed');
  if (!isWanted && isLive(payment)) await letGo(sale, payment);
  return now;
}

/** Money is set aside, or may still be. */
export function isLive({ state }: Pick<ProviderPayment, 'state'>): boolean {
  return state === 'authorised' || state === 'waiting';
}

/** At our best: what fails here is done by reconciliation. */
async function letGo(sale: Sale, payment: ProviderPayment): Promise<void> {
  await sale.stopAt?.('before void');
  await voidPayment(sale.payments, payment).catch(nothingIfAway);
  await sale.stopAt?.('after void');
}

/**
 * The provider speaks of another booking's payment, or of another booking. That payment is not touched: it may be the
 * other's, paid for. What was made for this booking after all is found and voided by reconciliation.
 */
async function leaveAlone(sale: Sale, held: Step, payment: ProviderPayment): Promise<Step> {
  await raise(sale, held, payment, 'wrong_booking');
  const released = await endUnpaid(sale.db, held.id, { from: 'held', to: 'released', failure: 'authorisation_lost' });
  return released ?? asItIs(sale, held);
}

/** No payment stands behind two bookings. */
function nothingIfAnothers(fault: unknown): 'of another' {
  if (isUniqueViolation(fault, 'bookings_payment')) return 'of another';
  throw fault;
}

async function raise(sale: Sale, { id }: Step, payment: ProviderPayment, kind: AlarmKind): Promise<void> {
  const isNew = await raiseAlarm(sale.db, { paymentId: payment.id, bookingId: id, kind });
  if (isNew) sale.log.error({ alarm: kind, payment: payment.id, booking: id }, 'payment alarm');
}

export async function asItIs({ db }: Pick<Sale, 'db'>, { id }: { readonly id: number }): Promise<Step> {
  const step = await findStep(db, id);
  if (!step) throw new Error(`Booking ${id} is gone`);
  return step;
}

export function nothingIfAway(fault: unknown): null {
  if (fault instanceof ProviderUnavailable) return null;
  throw fault;
}
