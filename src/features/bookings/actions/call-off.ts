/**
 * A departure that does not run: every booking of it is cancelled, paid back in full, and told.
 *
 * The decision is one committed row (`departures.state`). What follows from it is asked of the rows each time: whoever is
 * confirmed on a departure that was called off is ended, by one statement that moves booking, seats, refund and email
 * together. So it does not matter who dies in between, or whether two do it at once; and a payment that was under way when
 * the departure was called off is captured, confirmed, and then ended like the others.
 */
import { inTransaction } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { type Observed, takeStep } from '../../../kernel/steps.ts';
import { isTakenBack } from '../../payments/rules.ts';
import { type CalledOff, listCalledOff, markCancelled } from '../store/cancel.ts';
import { askBank } from './disputes.ts';

export type CallOffStep = 'end booking';
export type CallOffDeps = Pick<Deps, 'db' | 'jobs' | 'payments' | 'log' | 'tripNow'> & Observed<CallOffStep>;

const AT_A_TIME = 50;

/** One pass of the loop: how many bookings it ended. One that fails does not keep the others waiting. */
export async function endCalledOffBookings(way: CallOffDeps): Promise<number> {
  let ended = 0;
  for (const booking of await listCalledOff(way.db, AT_A_TIME)) {
    try {
      if (await takeStep(way, 'end booking', () => end(way, booking))) ended++;
    } catch (fault) {
      way.log.error(
        { err: fault, booking: booking.id },
        'a booking of a departure that was called off could not be ended',
      );
    }
  }
  return ended;
}

/** The money is given back by the loop of refunds. Where a bank takes it back, we give nothing beside it. */
async function end(way: CallOffDeps, { id, paid, paymentIds }: CalledOff): Promise<boolean> {
  const isDisputed = isTakenBack(await askBank(way, paymentIds));
  return inTransaction(way.db, (tx) =>
    markCancelled(tx, way.jobs, id, { refund: paid, isDisputed, isCalledOff: true }),
  );
}
