/** Money back: an owner gives some of it, also while the booking stands, an operator asks again for what was refused, an owner closes it. */

import { type Db, inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { nothingIfAway } from '../../bookings/actions/advance-booking.ts';
import { askBank } from '../../bookings/actions/disputes.ts';
import { findGivenByHand, payRefundsOf } from '../../bookings/actions/pay-refunds.ts';
import { bookingIdFrom } from '../../bookings/rules/booking-id.ts';
import { type RefundOnRecord, refundsAfterDisputes } from '../../bookings/rules/refunds-owed.ts';
import { findBookingRecord, listRefunds } from '../../bookings/store/booking-record.ts';
import { askForNumbered } from '../../bookings/store/email-record.ts';
import {
  closeRefund as close,
  findRefused,
  insertReason,
  insertRefund,
  lockGivenBack,
  retryRefund as retry,
} from '../../bookings/store/refunds.ts';
import { isTakenBack } from '../../payments/rules/dispute.ts';
import { isPaidElsewhere } from '../../payments/rules/paid-elsewhere.ts';
import { markLookedAt } from '../../payments/store/alarms.ts';
import { listDisputesOf } from '../../payments/store/disputes.ts';
import type { BookingStory } from '../contract/booking-story.ts';
import { alarmsCopy } from '../copy/payment-alarms.ts';
import { findStoryOf } from './booking-story.ts';
import type { OperatorRefundDeps } from './cancel-for-traveller.ts';

interface Gift {
  readonly dollars: number;
  readonly reason: string;
  /** What was shown as given back when this was decided. */
  readonly givenBack: number;
}

type GiveError = 'no_such_booking' | 'not_paid' | 'changed_meanwhile' | 'more_than_paid' | 'payment_disputed';

export async function giveBackMore(
  way: OperatorRefundDeps,
  operator: Operator,
  idText: string,
  { dollars, reason, givenBack }: Gift,
): Promise<Result<BookingStory, GiveError>> {
  const bookingId = bookingIdFrom(idText);
  if (bookingId === null) return err('no_such_booking');
  const told = await findBookingRecord(way.db, bookingId);
  if (told && isTakenBack(await askBank(way, told.paymentIds))) return err('payment_disputed');
  const given = await inTransaction(way.db, async (trx): Promise<Result<null, GiveError>> => {
    const now = await lockGivenBack(trx, bookingId);
    if (!now) return err('no_such_booking');
    const isStanding = now.state === 'confirmed';
    if (!isStanding && now.state !== 'cancelled') return err('not_paid');
    // A second press finds that the first has given already.
    if (now.dollars !== givenBack) return err('changed_meanwhile', { givenBack: now.dollars });
    if (now.dollars + dollars > now.paid) return err('more_than_paid', { most: now.paid - now.dollars });

    const kind = isStanding ? 'goodwill' : 'cancellation';
    const numbers = await insertRefund(trx, { bookingId, dollars, kind });
    const [number = 0] = numbers;
    if (isStanding) await askForNumbered(trx, way.jobs, 'refund', { bookingId, number, count: numbers.length });
    await insertReason(trx, { bookingId, operator, dollars, reason });
    await audit(trx, {
      operator,
      action: 'booking.give-back',
      subject: `booking:${bookingId}`,
      before: { givenBack },
      after: { givenBack: givenBack + dollars, refunds: numbers, kind },
    });
    return ok(null);
  });
  if (!given.ok) return given;
  await payRefundsOf(way, bookingId);
  return ok(await findStoryOf(way, bookingId));
}

type Refused = {
  readonly bookingId: number;
  readonly number: number;
  readonly paymentId: string;
  readonly state: RefundOnRecord['state'];
};

async function findRefusedRefund(
  { db }: OperatorRefundDeps,
  idText: string,
  numberText: string,
): Promise<Result<Refused, 'no_such_booking' | 'not_refused'>> {
  const bookingId = bookingIdFrom(idText);
  if (bookingId === null || !(await findBookingRecord(db, bookingId))) return err('no_such_booking');
  const number = /^[1-9]\d{0,3}$/.test(numberText) ? Number(numberText) : null;
  const refused = number === null ? null : await findRefused(db, bookingId, number);
  return refused && number !== null ? ok({ bookingId, number, ...refused }) : err('not_refused');
}

type RetryError = 'no_such_booking' | 'not_refused' | 'went_back_by_hand' | 'provider_away';

/** Under a key of its own: the provider remembers what it said to the old one. */
export async function retryRefund(
  way: OperatorRefundDeps,
  operator: Operator,
  idText: string,
  numberText: string,
): Promise<Result<BookingStory, RetryError>> {
  const refused = await findRefusedRefund(way, idText, numberText);
  if (!refused.ok) return refused;
  const { bookingId, number, paymentId } = refused.value;
  if (isPaidElsewhere(paymentId)) return err('not_refused');
  const cents = await findGivenByHand(way, refused.value).catch(nothingIfAway);
  if (cents === null) return err('provider_away');
  if (cents > 0) return err('went_back_by_hand', { cents });

  const retried = await inTransaction(way.db, async (trx) => {
    await lockGivenBack(trx, bookingId);
    const owed = await retry(trx, bookingId, number);
    if (!owed) return false;
    // Should it be refused again, the alarm is raised anew.
    await lookAt(trx, operator, paymentId, alarmsCopy.triedAgain);
    await audit(trx, {
      operator,
      action: 'booking.retry-refund',
      subject: `booking:${bookingId}`,
      before: { refund: number, state: refused.value.state },
      after: { refund: number, state: 'due', attempt: owed.attempt },
    });
    return true;
  });
  if (!retried) return err('not_refused');
  await payRefundsOf(way, bookingId);
  return ok(await findStoryOf(way, bookingId));
}

/** Dollars that are still ours to give: what the bank has given counts. */
async function leftOf({ db }: OperatorRefundDeps, { bookingId, number, paymentId }: Refused): Promise<number> {
  const told = refundsAfterDisputes(await listRefunds(db, bookingId), await listDisputesOf(db, [paymentId]));
  return told.find((refund) => refund.number === number)?.left ?? 0;
}

/** Believed, not asked: a bank transfer is nothing that the provider knows of. The note is kept out of the log, which is never forgotten. */
export async function closeRefund(
  way: OperatorRefundDeps,
  operator: Operator,
  { id, number: numberText }: { readonly id: string; readonly number: string },
  note: string,
): Promise<Result<BookingStory, 'no_such_booking' | 'not_refused' | 'payment_disputed'>> {
  const refused = await findRefusedRefund(way, id, numberText);
  if (!refused.ok) return refused;
  const { bookingId, number, paymentId, state } = refused.value;
  const bank = await askBank(way, isPaidElsewhere(paymentId) ? [] : [paymentId]);
  const dollars = await leftOf(way, refused.value);
  if (bank?.standing === 'decides' || dollars === 0) return err('payment_disputed');
  const closed = await inTransaction(way.db, async (trx) => {
    await lockGivenBack(trx, bookingId);
    if (!(await close(trx, bookingId, number, { note, dollars }))) return false;
    await lookAt(trx, operator, paymentId, alarmsCopy.paidOutside);
    await audit(trx, {
      operator,
      action: 'booking.paid-back-outside',
      subject: `booking:${bookingId}`,
      before: { refund: number, state },
      after: { refund: number, state: 'outside', dollars },
    });
    return true;
  });
  return closed ? ok(await findStoryOf(way, bookingId)) : err('not_refused');
}

function lookAt(trx: Db, { name }: Operator, paymentId: string, note: string): Promise<boolean> {
  return markLookedAt(trx, { paymentId, kind: 'refund_refused' }, { by: name, note });
}
