/**
 * A departure that does not run: every booking of it is cancelled, paid back in full, and told.
 *
 * The decision is one committed row (`departures.state`). What follows from it is asked of the rows each time: whoever is
 * confirmed on a departure that was called off is ended, by one statement that moves booking, seats, refund and email
 * together. So it does not matter who dies in between, or whether two do it at once; and a payment that was under way when
 * the departure was called off is captured, confirmed, and then ended like the others.
 */
import { type Db, inTransaction } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { type Observed, observeStep } from '../../../kernel/step-observer.ts';
import { plusSeconds } from '../../../shared/dates.ts';
import {
  findChoice,
  findOtherDate,
  lockDepartures,
  type OtherDate,
} from '../../packages/store/rebooking-departures.ts';
import { isTakenBack } from '../../payments/rules/dispute.ts';
import { findOffered, holdSeats, insertChange, listChanges, lockAgreement } from '../store/booking-changes.ts';
import { findBookingRecord } from '../store/booking-record.ts';
import { type CalledOff, listCalledOff, markCancelled } from '../store/cancellations.ts';
import { askForNumbered } from '../store/email-record.ts';
import { isPaymentUnderWay } from '../store/further-payments.ts';
import { letGo } from './apply-change.ts';
import { askBank } from './disputes.ts';

export type CallOffStep = 'end booking';
export type CallOffDeps = Pick<Deps, 'db' | 'jobs' | 'payments' | 'log' | 'now' | 'tripNow'> & Observed<CallOffStep>;

const AT_A_TIME = 50;

/** One pass of the loop: how many bookings it ended. One that fails does not keep the others waiting. */
export async function endCalledOffBookings(way: CallOffDeps): Promise<number> {
  let ended = 0;
  for (const booking of await listCalledOff(way.db, AT_A_TIME)) {
    try {
      if (await observeStep(way, 'end booking', () => end(way, booking))) ended++;
    } catch (fault) {
      way.log.error(
        { err: fault, booking: booking.id },
        'a booking of a departure that was called off could not be ended',
      );
    }
  }
  return ended;
}

/**
 * Asked first where another date is offered and free, once; whoever refuses, or says nothing in time, is ended like the
 * others. The money is given back by the loop of refunds. Where a bank takes it back, we give nothing beside it.
 */
async function end(way: CallOffDeps, { id, departureId, isReachable, paid, paymentIds }: CalledOff): Promise<boolean> {
  const other = isReachable ? await findOtherDate(way.db, departureId) : null;
  if (other) {
    const end = await inTransaction(way.db, (tx) => offerOtherDate(tx, way, { id, departureId }, other));
    if (end !== 'not_possible') return end === 'offered';
  }
  const isDisputed = isTakenBack(await askBank(way, paymentIds));
  return inTransaction(way.db, (tx) =>
    markCancelled(tx, way.jobs, id, { refund: paid, isDisputed, isCalledOff: true }),
  );
}

const ANSWER_DAYS = 7;

/** Same travellers, same price, held seats and an email, in one transaction. `later`: somebody else has moved it on, or pays for it. */
async function offerOtherDate(
  tx: Db,
  { jobs, now, tripNow }: CallOffDeps,
  listed: Pick<CalledOff, 'id' | 'departureId'>,
  { departureId, by }: OtherDate,
): Promise<'offered' | 'not_possible' | 'later'> {
  const bookingId = listed.id;
  const locked = await lockAgreement(tx, bookingId);
  const booking = await findBookingRecord(tx, bookingId);
  if (locked?.state !== 'confirmed' || booking?.departureId !== listed.departureId) return 'later';
  if ((await listChanges(tx, bookingId)).some((known) => known.after.departureId === departureId))
    return 'not_possible';
  if (await isPaymentUnderWay(tx, bookingId)) return 'later';
  const open = await findOffered(tx, bookingId);
  if (open) await letGo(tx, bookingId, open, 'withdrawn');
  await lockDepartures(tx, [booking.departureId, departureId]);
  const choice = await findChoice(tx, departureId, now());
  if (choice?.packageId !== booking.agreed.id || choice.state !== 'on_sale') return 'not_possible';
  const {
    departsOn,
    returnsOn,
    numberOfTravelers: travelers,
    pricePerPerson,
    subtotal,
    taxes,
    totalPrice: total,
  } = booking;
  const before = {
    departureId: booking.departureId,
    departsOn,
    returnsOn,
    travelers,
    pricePerPerson,
    subtotal,
    taxes,
    total,
  };
  const after = { ...before, departureId, departsOn: choice.departsOn, returnsOn: choice.returnsOn };
  const answerBy = answerTime(now(), tripNow(), choice.departsOn);
  const held = answerBy && (await holdSeats(tx, { before, after }));
  if (!answerBy || held === null) return 'not_possible';
  const number = await insertChange(tx, {
    ...{ bookingId, from: locked.agreement, quote: { before, after }, refund: 0, waived: 0, due: 0 },
    ...{ settledBy: null, reason: null, by, offer: { answerBy, held } },
  });
  await askForNumbered(tx, jobs, 'payment', { bookingId, number });
  return 'offered';
}

/** A week, and no later than the day before it leaves. Null: it leaves too soon to ask. */
function answerTime(now: Date, tripNow: Date, departsOn: string): Date | null {
  const left = (new Date(`${departsOn}T00:00:00Z`).getTime() - tripNow.getTime()) / 1000 - 86_400;
  return left <= 0 ? null : plusSeconds(now, Math.min(ANSWER_DAYS * 86_400, left));
}
