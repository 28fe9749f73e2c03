/**
 * Another agreement of a confirmed booking: other travellers, or another departure of its package. First what it costs, then
 * the change as it was shown: the seats of both departures, the booking, the record, the refund and the email are one
 * transaction, so whoever dies leaves all of it or nothing. The money goes back as any refund does. What is to be paid by a
 * link waits for that, with its seats held.
 */
import { type Db, inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { observeStep } from '../../../kernel/step-observer.ts';
import { plusSeconds } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { letGo } from '../../bookings/actions/apply-change.ts';
import { isCancellable, startOf } from '../../bookings/actions/cancel-booking.ts';
import { askBank } from '../../bookings/actions/disputes.ts';
import { payRefundsOf } from '../../bookings/actions/pay-refunds.ts';
import {
  type Agreement,
  type ChangeQuote,
  changesNothing,
  type PriceChoice,
  quoteChange,
} from '../../bookings/rules/booking-change.ts';
import { bookingIdFrom } from '../../bookings/rules/booking-id.ts';
import { hasLeft } from '../../bookings/rules/booking-state.ts';
import {
  findChange,
  findOffered,
  holdSeats,
  insertChange,
  lockAgreement,
  settleSeats,
  updateAgreement,
} from '../../bookings/store/booking-changes.ts';
import { type BookingRecord, findBookingRecord } from '../../bookings/store/booking-record.ts';
import { askForNumbered } from '../../bookings/store/email-record.ts';
import { addPaid, insertElsewhere, isPaymentUnderWay, stepPayment } from '../../bookings/store/further-payments.ts';
import { insertRefund } from '../../bookings/store/refunds.ts';
import { findChoice, lockDepartures } from '../../packages/store/rebooking-departures.ts';
import { isTakenBack } from '../../payments/rules/dispute.ts';
import type { BookingStory } from '../contract/booking-story.ts';
import type { ChangeBookingError, InvoiceError, Settlement, WithdrawError } from '../contract/change-booking.ts';
import { findStoryOf } from './booking-story.ts';
import type { OperatorRefundDeps } from './cancel-for-traveller.ts';

interface Wish {
  readonly travelers: number;
  readonly departureId: number;
  readonly price: PriceChoice;
}

interface Agreed extends Wish {
  readonly agreed: {
    readonly agreement: number;
    readonly total: number;
    readonly refund: number;
    readonly due: number;
  };
  readonly refund?: number | undefined;
  readonly reason?: string | undefined;
  readonly ask?: boolean | undefined;
  readonly message?: string | undefined;
  /** How what is due is settled; without, it is not asked for. */
  readonly settle?: Settlement | undefined;
}

type QuoteError = Exclude<
  ChangeBookingError,
  'quote_changed' | 'reason_needed' | 'more_than_paid' | 'payment_disputed' | 'no_address'
>;
interface Quoted extends ChangeQuote {
  /** Which agreement it was quoted from. */
  readonly agreement: number;
  /** The most that can go back. */
  readonly most: number;
}

type QuoteDeps = Pick<Deps, 'db' | 'now' | 'tripNow'>;

export async function quoteBookingChange(
  deps: QuoteDeps,
  idText: string,
  wish: Wish,
): Promise<Result<Quoted, QuoteError>> {
  const row = await findRow(deps.db, idText);
  return row ? quoteOf(deps, row, wish) : err('no_such_booking');
}

/** Refusals in the order a person would ask. */
async function quoteOf(
  deps: QuoteDeps,
  row: BookingRecord,
  wish: Wish,
): Promise<Result<Quoted, Exclude<QuoteError, 'no_such_booking'>>> {
  const start = startOf(deps, row);
  if (hasLeft(row) || !isCancellable(row, start)) return err('not_changeable');
  if (await findOffered(deps.db, row.id)) return err('change_open');
  const choice = await findChoice(deps.db, wish.departureId, deps.now());
  const isMoved = wish.departureId !== row.departureId;
  const wanted = isMoved ? wish.travelers : wish.travelers - row.numberOfTravelers;
  if (choice?.packageId !== row.agreed.id) return err('departure_gone');
  if (wanted > 0 && (choice.state !== 'on_sale' || choice.departsOn <= start.today)) return err('departure_gone');
  if (wish.travelers > Math.max(choice.maxGuests, row.numberOfTravelers)) {
    return err('too_many_travelers', { maxGuests: choice.maxGuests });
  }
  if (wanted > choice.spotsLeft) return err('not_enough_spots', { spotsLeft: Math.max(0, choice.spotsLeft) });

  const { departureId, departsOn, returnsOn, pricePerPerson, subtotal, taxes, totalPrice: total } = row;
  const before = { departureId, departsOn, returnsOn, travelers: row.numberOfTravelers };
  const price = choice.price ?? pricePerPerson;
  const leaves = isMoved ? choice : row;
  const most = Math.min(row.charged, row.paid - row.givenBack);
  const quote = quoteChange(
    { ...before, pricePerPerson, subtotal, taxes, total },
    {
      ...wish,
      departure: { departureId: wish.departureId, departsOn: leaves.departsOn, returnsOn: leaves.returnsOn, price },
    },
    { terms: row.cancellation, today: start.today, left: most },
  );
  return changesNothing(quote) ? err('nothing_changes') : ok({ agreement: row.agreement, ...quote, most });
}

export async function changeBooking(
  way: OperatorRefundDeps,
  operator: Operator,
  idText: string,
  wish: Agreed,
): Promise<Result<BookingStory, ChangeBookingError>> {
  const told = await findRow(way.db, idText);
  if (!told) return err('no_such_booking');
  const isDisputed = isTakenBack(await askBank(way, told.paymentIds));
  const done = await observeStep(way, 'change', () =>
    inTransaction(way.db, (trx) => change(trx, { way, operator, bookingId: told.id, wish, isDisputed })),
  );
  if (!done.ok) return done;
  await payRefundsOf(way, told.id);
  return ok(await findStoryOf(way, told.id));
}

interface Changing {
  readonly way: OperatorRefundDeps;
  readonly operator: Operator;
  readonly bookingId: number;
  readonly wish: Agreed;
  readonly isDisputed: boolean;
}

/** Quoted once more behind the locks: what was shown is done, or nothing. */
async function change(
  trx: Db,
  { way, operator, bookingId, wish, isDisputed }: Changing,
): Promise<Result<null, ChangeBookingError>> {
  const from = (await lockAgreement(trx, bookingId))?.agreement;
  const row = await findBookingRecord(trx, bookingId);
  if (from === undefined || !row) return err('no_such_booking');
  // A second press finds that the first has changed it already.
  if (from !== wish.agreed.agreement) return err('quote_changed');
  await lockDepartures(trx, [row.departureId, wish.departureId]);
  const quoted = await quoteOf({ ...way, db: trx }, row, wish);
  if (!quoted.ok) return quoted;
  const quote = quoted.value;
  const { agreed } = wish;
  if (quote.after.total !== agreed.total || quote.refund !== agreed.refund || quote.due !== agreed.due) {
    return err('quote_changed');
  }
  const refund = quote.due > 0 ? 0 : (wish.refund ?? quote.refund);
  const reason = wish.reason ?? null;
  const settle = quote.due > 0 ? (wish.settle ?? 'waive') : 'waive';
  if (refund > quote.most) return err('more_than_paid', { most: quote.most });
  const isExplained = quote.due > 0 ? settle === 'link' || settle === 'invoice' : refund === quote.refund;
  if (reason === null && !isExplained) return err('reason_needed');
  if (refund > 0 && isDisputed) return err('payment_disputed');
  const isLink = settle === 'link' || (wish.ask === true && quote.due === 0);
  if (isLink && !row.contactEmail) return err('no_address');

  const held = await holdSeats(trx, quote);
  if (held === null) return err('not_enough_spots', { spotsLeft: 0 });
  const isWaived = settle === 'waive';
  const number = await insertChange(trx, {
    ...{ bookingId, from, quote, refund, reason, message: wish.message, by: operator },
    ...(isWaived ? { waived: quote.due, due: 0, settledBy: null } : { waived: 0, due: quote.due, settledBy: settle }),
    ...(isLink && { offer: { answerBy: answerBy(way.now(), quote), held } }),
  });
  if (isLink) await askForNumbered(trx, way.jobs, 'payment', { bookingId, number });
  else {
    const paid = settle === 'elsewhere' ? quote.due : 0;
    if (!(await updateAgreement(trx, bookingId, { after: quote.after, refund, paid, from })))
      return err('quote_changed');
    await settleSeats(trx, quote, held);
    if (refund > 0) await insertRefund(trx, { bookingId, dollars: refund, kind: 'change' });
    if (settle === 'invoice' || settle === 'elsewhere')
      await insertElsewhere(trx, { bookingId, change: number, dollars: quote.due }, settle);
    await askForNumbered(trx, way.jobs, 'change', { bookingId, number });
  }
  await audit(trx, {
    operator,
    action: isLink ? 'booking.offer-change' : 'booking.change',
    subject: `booking:${bookingId}`,
    before: logged(quote.before),
    after: {
      ...logged(quote.after),
      ...(isWaived ? { refund, waived: quote.due } : { change: number, due: quote.due, settle }),
    },
  });
  return ok(null);
}

const LINK_HOURS = 48;

/** Two days, and no later than the trip begins, before or after the change. */
function answerBy(now: Date, { before, after }: ChangeQuote): Date {
  const usual = plusSeconds(now, LINK_HOURS * 3600);
  const begins = [before, after].map(({ departsOn }) => new Date(`${departsOn}T00:00:00Z`));
  return begins.filter((at) => at > now && at < usual).sort((a, b) => a.getTime() - b.getTime())[0] ?? usual;
}

/** What was offered is not any more, and its seats are free. Not while somebody pays for it. */
export async function withdrawChange(
  way: OperatorRefundDeps,
  operator: Operator,
  { id: idText, number: numberText }: { readonly id: string; readonly number: string },
): Promise<Result<BookingStory, WithdrawError>> {
  const row = await findRow(way.db, idText);
  if (!row) return err('no_such_booking');
  const number = /^[1-9]\d{0,3}$/.test(numberText) ? Number(numberText) : 0;
  const done = await inTransaction(way.db, async (trx): Promise<Result<null, WithdrawError>> => {
    await lockAgreement(trx, row.id);
    const change = await findChange(trx, row.id, number);
    if (change?.state !== 'offered') return err('not_offered');
    if (await isPaymentUnderWay(trx, row.id)) return err('payment_under_way');
    await letGo(trx, row.id, change, 'withdrawn');
    await audit(trx, {
      operator,
      action: 'booking.withdraw-change',
      subject: `booking:${row.id}`,
      before: { change: number, state: 'offered' },
      after: { change: number, state: 'withdrawn' },
    });
    return ok(null);
  });
  return done.ok ? ok(await findStoryOf(way, row.id)) : done;
}

/** An invoice has been paid, or will not be. */
export async function settleInvoice(
  way: OperatorRefundDeps,
  operator: Operator,
  { id: idText, attempt: attemptText }: { readonly id: string; readonly attempt: string },
  { outcome }: { readonly outcome: 'paid' | 'dropped' },
): Promise<Result<BookingStory, InvoiceError>> {
  const row = await findRow(way.db, idText);
  if (!row) return err('no_such_booking');
  const attempt = /^[1-9]\d{0,3}$/.test(attemptText) ? Number(attemptText) : 0;
  const isDone = await inTransaction(way.db, async (trx) => {
    const booking = await lockAgreement(trx, row.id);
    const to = outcome === 'paid' ? 'captured' : 'released';
    const ended = await stepPayment(trx, { bookingId: row.id, attempt }, { from: ['invoiced'], to });
    if (!ended) return false;
    const { dollars } = ended;
    if (to === 'captured') await addPaid(trx, row.id, { dollars, isCharged: booking?.state === 'confirmed' });
    await audit(trx, {
      operator,
      action: 'booking.settle-invoice',
      subject: `booking:${row.id}`,
      before: { payment: attempt, state: 'invoiced', dollars },
      after: { payment: attempt, state: outcome },
    });
    return true;
  });
  return isDone ? ok(await findStoryOf(way, row.id)) : err('no_such_invoice');
}

function logged({ departureId, departsOn, travelers, total }: Agreement) {
  return { departure: departureId, departsOn, travelers, total };
}

async function findRow(db: Db, idText: string): Promise<BookingRecord | null> {
  const id = bookingIdFrom(idText);
  return id === null ? null : findBookingRecord(db, id);
}
