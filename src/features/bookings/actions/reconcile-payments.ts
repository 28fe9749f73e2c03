/**
 * The provider's ledger against our bookings, though its clock may be wrong and its list late.
 *
 * Every look begins at the newest payment of the list and goes down to a mark, which is the time of a payment of that
 * same list: clocks are never compared. The first look, every turn, sees what is new. The second goes down a whole day
 * below its last beginning, so what comes into the list within a day of being made is found, whenever we looked last.
 * And what a released booking was never told is asked about by name.
 *
 * A payment whose booking is still open is watched until it has ended.
 */
import { type ProviderPayment, ProviderUnavailable } from '../../../effects/payments/payments-port.ts';
import { plusSeconds } from '../../../shared/dates.ts';
import { allPaymentsOf, everyPage, findPayment } from '../../payments/actions/ask-provider.ts';
import { isOpen } from '../rules/booking-state.ts';
import {
  claimDayPass,
  endDayPass,
  endWatch,
  findCheckedUntil,
  listWatched,
  markCheckedUntil,
  noteDayPass,
  type Watched,
  watchPayments,
} from '../store/reconciliation.ts';
import { claimUnresolved, endUnresolved, listWhereabouts } from '../store/recovery.ts';
import { nothingIfAway, type SaleDeps } from './advance-booking.ts';
import { settle } from './settle-payment.ts';

/** Rows may become visible a little after they were made, and beside newer ones. */
const OVERLAP_SECONDS = 10;
/** What lies beyond is left to the second look. */
const FIRST_PAGES = 20;
const DAY_SECONDS = 86_400;

export interface ReconcileRules {
  /** From the end of one second look to the next. */
  readonly everySeconds: number;
  readonly leaseSeconds: number;
  /** Of the second look in one turn. */
  readonly pages: number;
  /** Questions in one turn, and by how much sooner than they are due: only for tests. */
  readonly questions: { readonly most: number; readonly earlySeconds: number };
}

export const RECONCILE: ReconcileRules = {
  everySeconds: 300,
  leaseSeconds: 30,
  pages: 10,
  questions: { most: 20, earlySeconds: 0 },
};

export async function reconcilePayments(sale: SaleDeps, rules: ReconcileRules = RECONCILE): Promise<void> {
  await lookAgain(sale);
  await passOverNew(sale).catch(nothingIfAway);
  await askUnresolved(sale, rules.questions).catch(nothingIfAway);
  await passOverDay(sale, rules).catch(nothingIfAway);
}

/** In every process: a provider that was away is looked for with this list. */
async function passOverNew(sale: SaleDeps): Promise<void> {
  const seen = await findCheckedUntil(sale.db);
  let newest = null;
  let pages = 0;
  for await (const page of everyPage(sale.payments, { downTo: seen && plusSeconds(seen, -OVERLAP_SECONDS) })) {
    await settleAll(sale, page.payments);
    newest ??= page.newest;
    if (++pages === FIRST_PAGES) break;
  }
  if (newest) await markCheckedUntil(sale.db, newest);
}

async function passOverDay(sale: SaleDeps, rules: ReconcileRules): Promise<void> {
  const look = await claimDayPass(sale.db, rules);
  if (!look) return;
  const downTo = look.seenUntil && plusSeconds(look.seenUntil, -DAY_SECONDS);
  let { newest, after } = look;
  let pages = 0;
  try {
    for await (const page of everyPage(sale.payments, { downTo, after })) {
      await settleAll(sale, page.payments);
      newest ??= page.newest;
      after = page.next;
      if (after === null) return await endDayPass(sale.db, { seenUntil: newest ?? look.seenUntil });
      await noteDayPass(sale.db, { newest, after });
      if (++pages === rules.pages) break;
    }
    await endDayPass(sale.db, null);
  } catch (fault) {
    // With another account's keys its place in the list is not known: from the top, or it would be asked for for ever.
    if (!(fault instanceof ProviderUnavailable)) await noteDayPass(sale.db, { newest: null, after: null });
    throw fault;
  }
}

/** Asked by the booking, in whose lists the payment may be late as well: now, and less and less often for a day. */
async function askUnresolved(sale: SaleDeps, { most, earlySeconds }: ReconcileRules['questions']): Promise<void> {
  const questions = await claimUnresolved(sale.db, { most, earlySeconds });
  const ids = questions.map(({ bookingId }) => bookingId);
  const bookings = await listWhereabouts(sale.db, ids);
  for (const { bookingId, isLast } of questions) {
    const booking = bookings.get(bookingId);
    const known = await allPaymentsOf(sale.payments, { id: bookingId, paymentId: booking?.paymentId ?? null });
    let isAnswered = known.length > 0 || isLast;
    for (const payment of known) if (!(await settle(sale, payment, booking))) isAnswered = false;
    if (isAnswered) await endUnresolved(sale.db, bookingId);
  }
}

async function settleAll(sale: SaleDeps, payments: readonly ProviderPayment[]): Promise<void> {
  const bookings = await listWhereabouts(sale.db, [...new Set(payments.map((payment) => payment.bookingId))]);
  const unsettled: Watched[] = [];
  for (const payment of payments) {
    if (await settle(sale, payment, bookings.get(payment.bookingId))) continue;
    unsettled.push({ paymentId: payment.id, bookingId: payment.bookingId });
  }
  await watchPayments(sale.db, unsettled);
}

async function lookAgain(sale: SaleDeps): Promise<void> {
  const watched = await listWatched(sale.db);
  const bookings = await listWhereabouts(sale.db, [...new Set(watched.map(({ bookingId }) => bookingId))]);
  for (const { paymentId, bookingId } of watched) {
    const booking = bookings.get(bookingId);
    if (booking && isOpen(booking.state)) continue;
    const isSold = booking?.state === 'confirmed' && booking.paymentId === paymentId;
    const payment = isSold ? null : await findPayment(sale.payments, paymentId).catch(awayIfAway);
    if (payment === 'away') return;
    // What it was listed under counts, whatever it is called now.
    if (!payment || (await settle(sale, { ...payment, bookingId }, booking))) await endWatch(sale.db, paymentId);
  }
}

function awayIfAway(fault: unknown): 'away' {
  nothingIfAway(fault);
  return 'away';
}
