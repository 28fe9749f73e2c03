/**
 * What a traveller is asked by a link: reading it, and paying for it. The link is sealed for one change of one booking;
 * whoever has it pays as whoever has a bill.
 */
import { type Db, inTransaction } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { type KeyUse, openKey, sealedKey } from '../../../kernel/sealed-key.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { askFor, reducePayment } from '../../payments/actions.ts';
import type { PaymentDetails } from '../../payments/contract/payments.ts';
import type { BookingRequestAsked, PayRequestError, RequestPaid, ResumeRequestError } from '../contract/requests.ts';
import { MOST_FAILED_PAYMENTS_AN_HOUR, referenceOf } from '../rules/bookings.ts';
import type { Agreement } from '../rules/changes.ts';
import { type ChangeRow, findChange, isOpenFor, lockAgreement } from '../store/changes.ts';
import { type BookingPayment, countDeclined, insertAsked, listPayments } from '../store/payments.ts';
import { type BookingRecord, findBookingRecord } from '../store/story.ts';
import { nothingIfAway, type SaleDeps } from './drive.ts';
import { dueOf, followRequested, isUnderWay, takeRequested } from './requested-payment.ts';

const RETRY_AFTER_SECONDS = 5;
/** Each look asks the provider. */
const MOST_LOOKS_A_MINUTE = 30;

const keyFor = (change: number): KeyUse => ({ secret: 'booking-requests', may: `answer:${change}` });

/** For the email that asks. */
export async function requestPath(db: Db, bookingId: number, change: number): Promise<string> {
  return `/booking-requests/${change}-${await sealedKey(db, keyFor(change), bookingId)}`;
}

interface Asked {
  readonly booking: BookingRecord;
  readonly change: ChangeRow;
  /** The last payment that was tried for it. */
  readonly payment: BookingPayment | null;
}

async function findAsked(db: Db, token: string): Promise<Asked | null> {
  const [, number = '', key = ''] = /^([1-9]\d{0,3})-(.+)$/.exec(token) ?? [];
  const id = key === '' ? null : await openKey(db, keyFor(Number(number)), key);
  const booking = id === null ? null : await findBookingRecord(db, id);
  const change = booking && (await findChange(db, booking.id, Number(number)));
  if (!booking || change?.settledBy !== 'link') return null;
  const payment = (await listPayments(db, [booking.id])).findLast((row) => row.change === change.number) ?? null;
  return { booking, change, payment };
}

export async function readRequest(
  { db }: Pick<Deps, 'db'>,
  token: string,
): Promise<Result<BookingRequestAsked, 'no_such_request'>> {
  const asked = await findAsked(db, token);
  if (!asked) return err('no_such_request');
  const { booking, change } = asked;
  const { name, location, image } = booking.agreed;
  return ok({
    reference: referenceOf(booking.id),
    package: { name, location, image },
    before: sideOf(change.before),
    after: sideOf(change.after),
    due: change.due,
    state: stateOf(asked),
    answerBy: (change.answerBy ?? change.at).toISOString(),
  });
}

function sideOf({ departsOn, returnsOn, travelers, total }: Agreement) {
  return { departsOn, returnsOn, travelers, total };
}

function stateOf({ booking, change, payment }: Asked): BookingRequestAsked['state'] {
  if (change.state === 'applied') return 'done';
  if (payment && isUnderWay(payment)) return 'paying';
  return isOpenFor(booking, change) && !change.isLate ? 'open' : 'over';
}

export async function payRequest(
  way: SaleDeps,
  token: string,
  { agreedDue, paymentDetails }: { readonly agreedDue: number; readonly paymentDetails: PaymentDetails },
): Promise<Result<RequestPaid, PayRequestError>> {
  const asked = await findAsked(way.db, token);
  if (!asked) return err('no_such_request');
  const card = reducePayment(way.payments.mode, paymentDetails, way.now());
  if (!card.ok) return card;
  const row = await inTransaction(way.db, (tx) => ask(tx, asked, { agreedDue, card: card.value }));
  if (!row.ok) return row;
  return answerOf(way, await takeRequested(way, row.value, card.value.token));
}

/** Behind the booking's lock, so that of two who pay at once one does. */
async function ask(
  tx: Db,
  { booking: { id }, change: { number } }: Asked,
  { agreedDue, card }: { readonly agreedDue: number; readonly card: Parameters<typeof insertAsked>[2] },
): Promise<Result<BookingPayment, PayRequestError>> {
  const booking = await lockAgreement(tx, id);
  const change = await findChange(tx, id, number);
  if (!change || !isOpenFor(booking, change) || change.isLate) return err('request_over');
  if (agreedDue !== change.due) return err('request_changed');
  if ((await countDeclined(tx, id)) >= MOST_FAILED_PAYMENTS_AN_HOUR) return err('too_many_attempts');
  const asked = await insertAsked(tx, { bookingId: id, change: number, dollars: change.due }, card);
  return asked ? ok(asked) : err('payment_under_way');
}

export async function resumeRequest(
  way: SaleDeps & Pick<Deps, 'limits'>,
  token: string,
): Promise<Result<RequestPaid, ResumeRequestError>> {
  const asked = await findAsked(way.db, token);
  if (!asked?.payment) return err('no_such_request');
  const { payment: row } = asked;
  if (!(await way.limits.take(`request:${row.bookingId}`, MOST_LOOKS_A_MINUTE, 60))) return err('too_many_looks');
  if (row.state !== 'waiting') return answerOf(way, row);
  const payment = await askFor(way.payments, { ...dueOf(row), paymentId: row.paymentId }).catch(nothingIfAway);
  return answerOf(way, payment ? await followRequested(way, row, payment) : row);
}

type OutcomeError = Extract<PayRequestError, ResumeRequestError>;

async function answerOf(way: SaleDeps, row: BookingPayment): Promise<Result<RequestPaid, OutcomeError>> {
  if (row.state === 'captured') {
    // What had nothing to pay for any more is on its way back.
    const change = row.change === null ? null : await findChange(way.db, row.bookingId, row.change);
    return change?.state === 'applied' ? ok({ state: 'done' }) : err('request_over');
  }
  if (row.state === 'declined') return err(row.failure === 'insufficient_funds' ? row.failure : 'payment_declined');
  if (row.state === 'released') {
    return row.failure === 'hold_expired'
      ? err('request_over')
      : err('try_again', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  if (row.state !== 'waiting') return ok({ state: 'paying' });
  const payment = await askFor(way.payments, { ...dueOf(row), paymentId: row.paymentId }).catch(nothingIfAway);
  const clientSecret = payment?.actionSecret ?? null;
  return ok({ state: 'paying', ...(clientSecret !== null && { action: { clientSecret } }) });
}
