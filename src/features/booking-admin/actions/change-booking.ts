/**
 * Another agreement of a confirmed booking: other travellers, or another departure of its package. First what it costs, then
 * the change as it was shown: the seats of both departures, the booking, the record, the refund and the email are one
 * transaction, so whoever dies leaves all of it or nothing. The money goes back as any refund does.
 */
import { type Db, inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { takeStep } from '../../../kernel/steps.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { isCancellable, startOf } from '../../bookings/actions/cancel.ts';
import { askBank } from '../../bookings/actions/disputes.ts';
import { payBack } from '../../bookings/actions/refund.ts';
import { bookingIdFrom } from '../../bookings/rules/bookings.ts';
import {
  type Agreement,
  type ChangeQuote,
  changesNothing,
  type PriceChoice,
  quoteChange,
} from '../../bookings/rules/changes.ts';
import { insertChange, lockAgreement, moveSeats, updateAgreement } from '../../bookings/store/changes.ts';
import { askForNumbered } from '../../bookings/store/emails.ts';
import { insertRefund } from '../../bookings/store/refunds.ts';
import { type BookingRecord, findBookingRecord } from '../../bookings/store/story.ts';
import { findChoice, lockDepartures } from '../../packages/store/choices.ts';
import { isTakenBack } from '../../payments/rules.ts';
import { deletePlacesBeyond } from '../../trips/store/travellers.ts';
import type { ChangeBookingError } from '../contract/agreement.ts';
import type { BookingStory } from '../contract/bookings.ts';
import { findStoryOf, type OperatorRefundDeps } from './cancel-for-traveller.ts';

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
}

type QuoteError = Exclude<
  ChangeBookingError,
  'quote_changed' | 'reason_needed' | 'more_than_paid' | 'payment_disputed'
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
  if (row.userId === null || !isCancellable(row, start)) return err('not_changeable');
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
  const isDisputed = isTakenBack(await askBank(way, told.paymentId));
  const done = await takeStep(way, 'change', () =>
    inTransaction(way.db, (trx) => change(trx, { way, operator, bookingId: told.id, wish, isDisputed })),
  );
  if (!done.ok) return done;
  await payBack(way, told.id);
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
  const from = await lockAgreement(trx, bookingId);
  const row = await findBookingRecord(trx, bookingId);
  if (from === null || !row) return err('no_such_booking');
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
  if (refund > quote.most) return err('more_than_paid', { most: quote.most });
  if (reason === null && (quote.due > 0 || refund !== quote.refund)) return err('reason_needed');
  if (refund > 0 && isDisputed) return err('payment_disputed');

  if (!(await moveSeats(trx, quote))) return err('not_enough_spots', { spotsLeft: 0 });
  if (!(await updateAgreement(trx, bookingId, { after: quote.after, refund, from }))) return err('quote_changed');
  await deletePlacesBeyond(trx, bookingId, quote.after.travelers);
  const waived = quote.due;
  const number = await insertChange(trx, { bookingId, from, quote, refund, waived, reason, by: operator });
  if (refund > 0 && row.paymentId !== null) {
    await insertRefund(trx, { bookingId, paymentId: row.paymentId, dollars: refund, kind: 'change' });
  }
  await askForNumbered(trx, way.jobs, 'change', { bookingId, number });
  await audit(trx, {
    operator,
    action: 'booking.change',
    subject: `booking:${bookingId}`,
    before: logged(quote.before),
    after: { ...logged(quote.after), refund, waived },
  });
  return ok(null);
}

function logged({ departureId, departsOn, travelers, total }: Agreement) {
  return { departure: departureId, departsOn, travelers, total };
}

async function findRow(db: Db, idText: string): Promise<BookingRecord | null> {
  const id = bookingIdFrom(idText);
  return id === null ? null : findBookingRecord(db, id);
}
