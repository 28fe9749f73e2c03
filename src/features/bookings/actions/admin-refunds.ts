/** Money after a cancellation: an owner gives more back, an operator asks again for what was refused. */
import { audit } from '../../../server/audit.ts';
import type { Operator } from '../../../server/operator-sessions.ts';
import { inTransaction } from '../../../server/sql.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { markLookedAt } from '../../payments/store.ts';
import type { BookingStory } from '../contract/admin.ts';
import { alarmsCopy } from '../copy/back-office.ts';
import { bookingIdFrom } from '../rules/bookings.ts';
import { insertReason, insertRefund, lockGivenBack, retryRefund as retry } from '../store/admin-deeds.ts';
import { findTold } from '../store/admin-story.ts';
import { type OperatorsWay, retell } from './admin-cancel.ts';
import { payBack } from './refund.ts';

interface Gift {
  readonly dollars: number;
  readonly reason: string;
  /** What was shown as given back when this was decided. */
  readonly givenBack: number;
}

type GiveError = 'no_such_booking' | 'not_cancelled' | 'changed_meanwhile' | 'more_than_paid';

export async function giveBackMore(
  way: OperatorsWay,
  operator: Operator,
  idText: string,
  { dollars, reason, givenBack }: Gift,
): Promise<Result<BookingStory, GiveError>> {
  const bookingId = bookingIdFrom(idText);
  if (bookingId === null) return err('no_such_booking');
  const given = await inTransaction(way.db, async (trx): Promise<Result<null, GiveError>> => {
    const now = await lockGivenBack(trx, bookingId);
    if (!now) return err('no_such_booking');
    if (now.state !== 'cancelled' || now.paymentId === null) return err('not_cancelled');
    // A second press finds that the first has given already.
    if (now.dollars !== givenBack) return err('changed_meanwhile', { givenBack: now.dollars });
    if (now.dollars + dollars > now.totalPrice) return err('more_than_paid', { most: now.totalPrice - now.dollars });

    const number = await insertRefund(trx, { bookingId, paymentId: now.paymentId, dollars });
    await insertReason(trx, { bookingId, operator, dollars, reason });
    await audit(trx, {
      operator,
      did: 'booking.give-back',
      subject: `booking:${bookingId}`,
      before: { givenBack },
      after: { givenBack: givenBack + dollars, refund: number },
    });
    return ok(null);
  });
  if (!given.ok) return given;
  await payBack(way, bookingId);
  return ok(await retell(way, bookingId));
}

/** Under a key of its own: the provider remembers what it said to the old one. */
export async function retryRefund(
  way: OperatorsWay,
  operator: Operator,
  idText: string,
  numberText: string,
): Promise<Result<BookingStory, 'no_such_booking' | 'not_refused'>> {
  const bookingId = bookingIdFrom(idText);
  if (bookingId === null || !(await findTold(way.db, bookingId))) return err('no_such_booking');
  const number = /^[1-9]\d{0,3}$/.test(numberText) ? Number(numberText) : null;
  if (number === null) return err('not_refused');

  const retried = await inTransaction(way.db, async (trx) => {
    const owed = await retry(trx, bookingId, number);
    if (!owed) return false;
    // Should it be refused again, the alarm is raised anew.
    await markLookedAt(
      trx,
      { paymentId: owed.paymentId, kind: 'refund_refused' },
      { by: operator.name, note: alarmsCopy.triedAgain },
    );
    await audit(trx, {
      operator,
      did: 'booking.retry-refund',
      subject: `booking:${bookingId}`,
      before: { refund: number, state: 'refused' },
      after: { refund: number, state: 'due', attempt: owed.attempt },
    });
    return true;
  });
  if (!retried) return err('not_refused');
  await payBack(way, bookingId);
  return ok(await retell(way, bookingId));
}
