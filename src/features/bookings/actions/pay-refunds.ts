/**
 * Paying back: whoever cancelled drives it at once, and a loop repeats what found no end. The provider knows each
 * refund by its key for ever, so a repeat after a lost answer pays once.
 */
import {
  PaymentDisputed,
  type ProviderRefund,
  ProviderUnavailable,
  RefundRefused,
} from '../../../effects/payments/payments-port.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { type Observed, observeStep } from '../../../kernel/step-observer.ts';
import { isRefundedFor, refund, refundsOf } from '../../payments/actions/ask-provider.ts';
import { askAboutDisputes } from '../../payments/actions/disputes.ts';
import { atBank, isTakenBack } from '../../payments/rules/dispute.ts';
import { raiseAlarm } from '../../payments/store/alarms.ts';
import { cancellationEmailId } from '../rules/booking-emails.ts';
import { isOwnRefundKey, refundKey } from '../rules/refunds-owed.ts';
import { hasLeft, repeatEmail } from '../store/email-record.ts';
import {
  claimDoneRefunds,
  claimRefunds,
  type DoneClaim,
  markFailedLate,
  markRefund,
  type OwedRefund,
  type RefundClaim,
  sumOutside,
} from '../store/refund-payouts.ts';
import { nothingIfAway } from './advance-booking.ts';

/** The steps of the way back: from the cancellation to the money. */
export type RefundStep = 'cancel' | 'change' | 'pay back' | 'refund';

export type RefundDeps = Pick<Deps, 'db' | 'jobs' | 'payments' | 'log' | 'tripNow'> & Observed<RefundStep>;

const CLAIM: RefundClaim = { bookingId: null, leaseSeconds: 8, sentLeaseSeconds: 300, most: 20 };
/** A bank returns what it cannot credit within 30 days (Stripe’s documentation, “Failed refunds”). */
const LATER: DoneClaim = { days: 30, leaseSeconds: 86_400, most: 100 };

/** One pass of the loop: how many refunds it took up. One that fails does not keep the others waiting. */
export async function payDueRefunds(way: RefundDeps, claim: RefundClaim = CLAIM): Promise<number> {
  const claimed = await claimRefunds(way.db, claim);
  const ended = await Promise.allSettled(claimed.map((owed) => settle(way, owed)));
  for (const end of ended) {
    if (end.status === 'rejected') way.log.error({ err: end.reason }, 'a refund failed');
  }
  return claimed.length;
}

/** At our best, right after cancelling: what fails here is done by the loop. */
export async function payRefundsOf(way: RefundDeps, bookingId: number): Promise<void> {
  await observeStep(way, 'pay back', async () => {
    for (const owed of await claimRefunds(way.db, { ...CLAIM, bookingId })) await settle(way, owed);
  });
}

/** What counts as paid back is asked about for a while: a bank may still turn it down. */
export async function lookAfterRefunds(way: RefundDeps, claim: DoneClaim = LATER): Promise<void> {
  for (const done of await claimDoneRefunds(way.db, claim)) {
    const known = await refundsOf(way.payments, done.paymentId).catch(nothingIfAway);
    if (!known) return;
    const own = known.filter(({ key }) => keysOf(done).includes(key));
    if (own.length === 0 || own.some(({ state }) => state !== 'failed')) continue;
    await alarm(way, done);
    await markFailedLate(way.db, done);
  }
}

async function settle(way: RefundDeps, owed: OwedRefund): Promise<void> {
  const { paymentId, dollars } = owed;
  try {
    const begun = owed.state === 'sent' || owed.attempt > 1 ? await findBegun(way, owed) : null;
    const isAsked = begun !== null || owed.state === 'sent';
    const known = await observeStep(way, 'refund', async () =>
      isAsked ? begun : giveBack(way, { key: refundKey(owed), paymentId, dollars }),
    );
    // It was taken on, so it will come into the list.
    if (!known && !owed.isDayOld) return;
    if (!known || known.state === 'failed' || !isRefundedFor(known, owed)) await refuse(way, owed);
    else await markRefund(way.db, owed, known.state === 'succeeded' ? 'done' : 'sent');
  } catch (fault) {
    if (fault instanceof PaymentDisputed) await withhold(way, owed);
    else if (fault instanceof RefundRefused) await refuse(way, owed);
    else if (!(fault instanceof ProviderUnavailable)) throw fault;
  }
}

/**
 * The bank is asked about right before, because what is noted may be ten minutes old. A dispute that comes between the two
 * calls, the provider itself refuses to pay beside.
 */
async function giveBack(
  way: RefundDeps,
  order: { readonly key: string; readonly paymentId: string; readonly dollars: number },
): Promise<ProviderRefund> {
  const bank = atBank(await askAboutDisputes(way, order.paymentId));
  if (isTakenBack(bank)) throw new PaymentDisputed(`${order.paymentId} is taken back by its bank`);
  return refund(way.payments, order);
}

/** An ordinary ending: the bank has the money, and what it decides says what is left for us. */
async function withhold(way: RefundDeps, owed: OwedRefund): Promise<void> {
  // Known at once to whoever reads the booking; where the provider is away now, within minutes.
  await askAboutDisputes(way, owed.paymentId).catch(nothingIfAway);
  const { bookingId, paymentId: payment, attempt } = owed;
  const id = cancellationEmailId(bookingId);
  await markRefund(way.db, owed, 'disputed', async (trx) => {
    way.log.warn({ booking: bookingId, payment }, 'a refund is withheld: the payment is disputed');
    // What the traveller was told by email is not true any more.
    const isUntrue = attempt === 1 && (await hasLeft(trx, id));
    if (isUntrue) await repeatEmail(trx, way.jobs, { id, bookingId, kind: 'cancellation' });
  });
}

/** Under any of its keys: what an earlier attempt was refused for may have been wrong, and money must not go twice. */
async function findBegun(way: RefundDeps, owed: OwedRefund): Promise<ProviderRefund | null> {
  const known = await refundsOf(way.payments, owed.paymentId);
  const own = known.filter(({ key }) => keysOf(owed).includes(key));
  const begun = own.find(({ state }) => state !== 'failed') ?? null;
  if (!begun && owed.state === 'sent') return own[0] ?? null;
  if (!begun && owed.attempt > 1 && (await unexplained(way, owed, known)) > 0) {
    throw new RefundRefused('Money has gone back by hand meanwhile');
  }
  return begun;
}

function keysOf(owed: Pick<OwedRefund, 'bookingId' | 'number' | 'attempt'>): string[] {
  return Array.from({ length: owed.attempt }, (_, i) => refundKey({ ...owed, attempt: i + 1 }));
}

/**
 * Cents that somebody has given back at the provider by hand and nobody has told us of: a refund that is asked for once
 * more could be the same money. What was settled outside is either all there, or it went another way and is not.
 */
export async function findGivenByHand(
  way: Pick<RefundDeps, 'db' | 'payments'>,
  owed: Pick<OwedRefund, 'bookingId' | 'paymentId'>,
): Promise<number> {
  return unexplained(way, owed, await refundsOf(way.payments, owed.paymentId));
}

async function unexplained(
  { db }: Pick<RefundDeps, 'db'>,
  owed: Pick<OwedRefund, 'bookingId' | 'paymentId'>,
  known: readonly ProviderRefund[],
): Promise<number> {
  const byHand = known.filter(({ key, state }) => state !== 'failed' && !isOwnRefundKey(key, owed.bookingId));
  const cents = byHand.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return cents === (await sumOutside(db, owed)) * 100 ? 0 : cents;
}

/** The money cannot go back by itself: a person has to look. */
async function refuse(way: RefundDeps, owed: OwedRefund): Promise<void> {
  await alarm(way, owed);
  await markRefund(way.db, owed, 'refused');
}

async function alarm(
  way: RefundDeps,
  { bookingId, paymentId }: Pick<OwedRefund, 'bookingId' | 'paymentId'>,
): Promise<void> {
  const kind = 'refund_refused';
  const isNew = await raiseAlarm(way.db, { paymentId, bookingId, kind });
  if (isNew) way.log.error({ alarm: kind, payment: paymentId, booking: bookingId }, 'payment alarm');
}
