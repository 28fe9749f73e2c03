/**
 * Cancelling for a traveller: by the terms as any operator, at will as an owner. The same statement cancels as when
 * the traveller does it, and the same loop pays back; here are only who may say how much, and the log.
 */
import { type Db, inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { observeStep } from '../../../kernel/step-observer.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { nothingIfAway } from '../../bookings/actions/advance-booking.ts';
import { isCancellable, offerOf, startOf } from '../../bookings/actions/cancel-booking.ts';
import { askBank } from '../../bookings/actions/disputes.ts';
import { payRefundsOf, type RefundDeps } from '../../bookings/actions/pay-refunds.ts';
import { bookingIdFrom } from '../../bookings/rules/booking-id.ts';
import { type BookingRecord, findBookingRecord, listRefunds } from '../../bookings/store/booking-record.ts';
import { markCancelled } from '../../bookings/store/cancellations.ts';
import { insertReason } from '../../bookings/store/refunds.ts';
import { acceptDispute } from '../../payments/actions/disputes.ts';
import { type AtBank, isTakenBack } from '../../payments/rules/dispute.ts';
import { listDisputesOf } from '../../payments/store/disputes.ts';
import type { BookingStory } from '../contract/booking-story.ts';
import { findStoryOf } from './booking-story.ts';

export type OperatorRefundDeps = RefundDeps & Pick<Deps, 'now'>;

export interface Agreed {
  readonly agreedRefund: number;
  readonly dispute?: { readonly deed: 'accept' | 'leave'; readonly cents: number } | undefined;
}

type NotDone = 'not_cancellable' | 'already_cancelled';

export async function cancelForTraveller(
  way: OperatorRefundDeps,
  operator: Operator,
  idText: string,
  { agreedRefund, dispute }: Agreed,
): Promise<Result<BookingStory, 'no_such_booking' | 'refund_changed' | NotAccepted | NotDone>> {
  const row = await findRow(way, idText);
  if (!row) return err('no_such_booking');
  const start = startOf(way, row);
  if (!isCancellable(row, start)) return asItIs(way, row.id, agreedRefund);
  const { refund } = offerOf(row, start);
  if (refund !== agreedRefund) return err('refund_changed', { refund });
  const bank = await askBank(way, row.paymentIds);
  const isDisputed = isTakenBack(bank);
  if (dispute?.cents !== (isDisputed ? bank.cents : undefined)) return err('dispute_changed');
  if (dispute?.deed === 'accept') {
    const givenUp = await acceptDisputes(way, operator, row, bank);
    if (!givenUp.ok) return givenUp;
  }
  return cancel(way, { operator, row, refund, byTerms: refund, reason: null, isDisputed });
}

/** Also when the trip has begun: then the terms give nothing, and an owner may still. */
export async function cancelAtWill(
  way: OperatorRefundDeps,
  operator: Operator,
  idText: string,
  { refund, reason }: { readonly refund: number; readonly reason: string },
): Promise<Result<BookingStory, 'no_such_booking' | 'more_than_paid' | 'payment_disputed' | NotDone>> {
  const row = await findRow(way, idText);
  if (!row) return err('no_such_booking');
  if (row.state !== 'confirmed') return asItIs(way, row.id, refund);
  const most = row.paid - row.givenBack;
  if (refund > most) return err('more_than_paid', { most });

  const isDisputed = isTakenBack(await askBank(way, row.paymentIds));
  if (isDisputed && refund > 0) return err('payment_disputed');

  const start = startOf(way, row);
  const byTerms = isCancellable(row, start) ? offerOf(row, start).refund : 0;
  return cancel(way, { operator, row, refund, byTerms, reason, isDisputed });
}

interface Cancelling {
  readonly operator: Operator;
  readonly row: BookingRecord;
  readonly refund: number;
  readonly byTerms: number;
  readonly reason: string | null;
  /** A bank takes the payment back: what is owed is put on record and not given. */
  readonly isDisputed: boolean;
}

async function cancel(
  way: OperatorRefundDeps,
  { operator, row, refund, byTerms, reason, isDisputed }: Cancelling,
): Promise<Result<BookingStory, NotDone>> {
  const { id: bookingId } = row;
  const cancelling = async (trx: Db) => {
    if (!(await markCancelled(trx, way.jobs, bookingId, { refund, isDisputed }))) return false;
    if (reason !== null) await insertReason(trx, { bookingId, operator, dollars: refund, reason });
    await audit(trx, {
      operator,
      action: 'booking.cancel',
      subject: `booking:${bookingId}`,
      before: { state: 'confirmed' },
      after: { state: 'cancelled', refund, byTerms, ...(isDisputed && { isDisputed }) },
    });
    return true;
  };
  const isOurs = await observeStep(way, 'cancel', () => inTransaction(way.db, cancelling));
  await payRefundsOf(way, bookingId);
  return isOurs ? ok(await findStoryOf(way, bookingId)) : asItIs(way, bookingId, refund);
}

/** A second press answers like the first; whoever cancelled with another refund is not covered up. */
async function asItIs(
  way: OperatorRefundDeps,
  bookingId: number,
  refund: number,
): Promise<Result<BookingStory, NotDone>> {
  const story = await findStoryOf(way, bookingId);
  if (story.state !== 'cancelled') return err('not_cancellable');
  const first = (await listRefunds(way.db, bookingId)).filter(({ kind }) => kind === 'cancellation');
  const given = first.reduce((sum, { dollars }) => sum + dollars, 0);
  return given === refund ? ok(story) : err('already_cancelled', { refund: given });
}

async function findRow({ db }: Pick<Deps, 'db'>, idText: string): Promise<BookingRecord | null> {
  const id = bookingIdFrom(idText);
  return id === null ? null : findBookingRecord(db, id);
}

type NotAccepted = 'dispute_changed' | 'provider_away';

/** Before anything is cancelled, and on record one by one: none of it can be undone. */
async function acceptDisputes(
  way: Pick<Deps, 'db' | 'payments'>,
  operator: Operator,
  { id, paymentIds }: BookingRecord,
  bank: AtBank | null,
): Promise<Result<null, NotAccepted>> {
  if (!bank?.mayAccept) return err('dispute_changed');
  const open = (await listDisputesOf(way.db, paymentIds)).filter(({ status }) => status === 'needs_response');
  for (const { id: dispute, amountCents: cents, status } of open) {
    const ended = await acceptDispute(way, dispute).catch(nothingIfAway);
    if (!ended) return err('provider_away');
    if (ended.status !== 'lost') return err('dispute_changed');
    await audit(way.db, {
      operator,
      action: 'booking.accept-dispute',
      subject: `booking:${id}`,
      before: { dispute, status },
      after: { dispute, status: ended.status, cents },
    });
  }
  return ok(null);
}
