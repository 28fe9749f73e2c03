/**
 * What somebody is asked by a link: reading it, and paying for it. The link is sealed for one change of one booking, or for
 * the booking itself; whoever has it pays as whoever has a bill.
 */

import { type Db, inTransaction } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { type KeyUse, openKey, sealedKey } from '../../../kernel/sealed-key.ts';
import type { InputOf } from '../../../shared/endpoint.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { pictureAltText } from '../../packages/rules/alt-text-fallback.ts';
import { refundPeriods } from '../../packages/rules/cancellation-terms.ts';
import { isCalledOff } from '../../packages/store/rebooking-departures.ts';
import { askFor, reducePayment } from '../../payments/actions/ask-provider.ts';
import type { PaymentDetails } from '../../payments/contract/payments.ts';
import type {
  AnswerRequestError,
  answerRequest as answerContract,
  BookingRequestAsked,
  PayRequestError,
  RequestPaid,
  ResumeRequestError,
} from '../contract/booking-requests.ts';
import type { Agreement } from '../rules/booking-change.ts';
import { referenceOf } from '../rules/booking-id.ts';
import { MOST_FAILED_PAYMENTS_AN_HOUR } from '../rules/hold-limits.ts';
import { type ChangeRow, findChange, isOpenFor, type LockedBooking, lockAgreement } from '../store/booking-changes.ts';
import { type BookingRecord, findBookingRecord } from '../store/booking-record.ts';
import {
  type BookingPayment,
  countDeclined,
  insertAsked,
  isPaymentUnderWay,
  listPayments,
} from '../store/further-payments.ts';
import { nothingIfAway, type SaleDeps } from './advance-booking.ts';
import { applyOffered, letGo } from './apply-change.ts';
import { startOf } from './cancel-booking.ts';
import { dueOf, followRequested, isUnderWay, takeRequested } from './further-payment.ts';

const RETRY_AFTER_SECONDS = 5;
/** Each look asks the provider. */
const MOST_LOOKS_A_MINUTE = 30;

const keyFor = (change: number): KeyUse => ({ secret: 'booking-requests', may: `answer:${change}` });

/** Stands in a link where a change has its number. */
const THE_BOOKING = 0;

/** For the email that asks; without a change: about the booking itself. */
export async function requestPath(db: Db, bookingId: number, change = THE_BOOKING): Promise<string> {
  return `/booking-requests/${change}-${await sealedKey(db, keyFor(change), bookingId)}`;
}

interface Asked {
  readonly booking: BookingRecord;
  /** Null: the booking itself. */
  readonly change: ChangeRow | null;
  /** The last payment that was tried for it. */
  readonly payment: BookingPayment | null;
}

async function findAsked(db: Db, token: string): Promise<Asked | null> {
  const [, number = '', key = ''] = /^(0|[1-9]\d{0,3})-(.+)$/.exec(token) ?? [];
  const id = key === '' ? null : await openKey(db, keyFor(Number(number)), key);
  const booking = id === null ? null : await findBookingRecord(db, id);
  if (!booking) return null;
  const isItself = Number(number) === THE_BOOKING;
  const change = isItself ? null : await findChange(db, booking.id, Number(number));
  if (isItself ? booking.channel !== 'phone' : !change?.answerBy) return null;
  const payments = await listPayments(db, [booking.id]);
  const payment = payments.findLast((row) => row.change === (change?.number ?? null)) ?? null;
  return { booking, change, payment };
}

export async function readRequest(
  { db, tripNow }: Pick<Deps, 'db' | 'tripNow'>,
  token: string,
): Promise<Result<BookingRequestAsked, 'no_such_request'>> {
  const asked = await findAsked(db, token);
  if (!asked) return err('no_such_request');
  const { booking, change } = asked;
  const { name, location, image } = booking.agreed;
  const { numberOfTravelers: travelers, totalPrice: total } = booking;
  const start = startOf({ tripNow }, booking);
  return ok({
    reference: referenceOf(booking.id),
    package: { name, location, image, imageAlt: pictureAltText(booking.agreed) },
    isCalledOff: change !== null && (await isCalledOff(db, change.before.departureId)),
    refund: change?.refund ?? 0,
    before: change && sideOf(change.before),
    after: sideOf(change?.after ?? { ...booking, travelers, total }),
    due: dueIn(asked),
    state: stateOf(asked),
    answerBy: (change ? (change.answerBy ?? change.at) : booking.holdUntil).toISOString(),
    periods: change ? [] : refundPeriods(booking.cancellation, total, start.departsOn, start.today),
  });
}

function dueIn({ booking, change }: Asked): number {
  return change ? change.due : booking.totalPrice;
}

function sideOf({
  departsOn,
  returnsOn,
  travelers,
  total,
}: Pick<Agreement, 'departsOn' | 'returnsOn' | 'travelers' | 'total'>) {
  return { departsOn, returnsOn, travelers, total };
}

function stateOf({ booking, change, payment }: Asked): BookingRequestAsked['state'] {
  if (change ? change.state === 'applied' : booking.state === 'confirmed') return 'done';
  if (payment && isUnderWay(payment)) return 'paying';
  if (change?.state === 'refused') return 'refused';
  return isStillOpen(booking, change) ? 'open' : 'over';
}

function isStillOpen(
  booking: Pick<LockedBooking, 'state' | 'agreement' | 'isLate'>,
  change: ChangeRow | null,
): boolean {
  if (!change) return booking.state === 'optioned' && !booking.isLate;
  return isOpenFor(booking, change) && !change.isLate;
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
  asked: Asked,
  { agreedDue, card }: { readonly agreedDue: number; readonly card: Parameters<typeof insertAsked>[2] },
): Promise<Result<BookingPayment, PayRequestError>> {
  const { id } = asked.booking;
  const booking = await lockAgreement(tx, id);
  const change = asked.change && (await findChange(tx, id, asked.change.number));
  if (!booking || !isStillOpen(booking, change)) return err('request_over');
  const dollars = dueIn({ ...asked, change });
  // What costs nothing more is answered, not paid.
  if (dollars === 0 || agreedDue !== dollars) return err('request_changed');
  if ((await countDeclined(tx, id)) >= MOST_FAILED_PAYMENTS_AN_HOUR) return err('too_many_attempts');
  const row = await insertAsked(tx, { bookingId: id, change: change?.number ?? null, dollars }, card);
  return row ? ok(row) : err('payment_under_way');
}

/** Yes or no to what costs nothing more, and no to what does. Behind the booking's lock: of two answers one counts. */
export async function answerRequest(
  way: Pick<Deps, 'db' | 'jobs'>,
  token: string,
  { answer, agreedRefund }: InputOf<typeof answerContract>,
): Promise<Result<BookingRequestAsked['state'], AnswerRequestError>> {
  const asked = await findAsked(way.db, token);
  if (!asked?.change) return err('no_such_request');
  const { id } = asked.booking;
  const { number } = asked.change;
  return inTransaction(way.db, async (tx): Promise<Result<BookingRequestAsked['state'], AnswerRequestError>> => {
    const booking = await lockAgreement(tx, id);
    const change = await findChange(tx, id, number);
    if (!booking || !change || !isStillOpen(booking, change)) return err('request_over');
    if (await isPaymentUnderWay(tx, id)) return err('payment_under_way');
    if (answer === 'refuse') {
      await letGo(tx, id, change, 'refused');
      return ok('refused');
    }
    if (change.due > 0 || agreedRefund !== change.refund) return err('request_changed');
    return (await applyOffered(tx, way.jobs, id, change, 0)) ? ok('done') : err('request_over');
  });
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
    const isDone =
      row.change === null
        ? (await findBookingRecord(way.db, row.bookingId))?.state === 'confirmed'
        : (await findChange(way.db, row.bookingId, row.change))?.state === 'applied';
    return isDone ? ok({ state: 'done' }) : err('request_over');
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
