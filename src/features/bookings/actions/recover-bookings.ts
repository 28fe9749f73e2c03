/**
 * Bringing open bookings to their end when whoever drove them is gone.
 *
 * Recovery never authorises: it has no card. It asks the provider what happened
 * and goes on from there, or frees the seats.
 */
import { observeStep } from '../../../kernel/step-observer.ts';
import { askFor } from '../../payments/actions/ask-provider.ts';
import { type ClaimRules, claimStuck, type Stuck, shortenClaim } from '../store/recovery.ts';
import { endUnpaid } from '../store/state-transitions.ts';
import { endWaiting, finish, goOn, nothingIfAway, promiseToCapture, type SaleDeps } from './advance-booking.ts';

/**
 * A request asks for at most five seconds plus one question of three; after nine nobody is authorising any more.
 * Should somebody be, the guards hold: the seats are free, and the authorisation is voided.
 */
const RECOVERY: ClaimRules = { untouchedSeconds: 3, leaseSeconds: 6, givenUpSeconds: 9, most: 20 };

/** One turn of the loop: how many bookings it took up. One that fails does not keep the others waiting. */
export async function recoverBookings(sale: SaleDeps, rules: ClaimRules = RECOVERY): Promise<number> {
  const claimed = await observeStep(sale, 'claim stuck', () => claimStuck(sale.db, rules));
  const ended = await Promise.allSettled(claimed.map((stuck) => recover(sale, stuck, rules)));
  for (const end of ended) {
    if (end.status === 'rejected') sale.log.error({ err: end.reason }, 'recovery of a booking failed');
  }
  return claimed.length;
}

async function recover(sale: SaleDeps, stuck: Stuck, rules: ClaimRules): Promise<void> {
  if (stuck.state === 'capturing') await finish(sale, stuck);
  else if (stuck.state === 'authorised') await promiseToCapture(sale, stuck);
  else if (stuck.state === 'held') await recoverHold(sale, stuck, rules);
}

async function recoverHold(sale: SaleDeps, stuck: Stuck, { givenUpSeconds }: ClaimRules): Promise<void> {
  const payment = await observeStep(sale, 'ask provider', () =>
    askFor(sale.payments, stuck).catch((fault) => {
      nothingIfAway(fault);
      return 'away' as const;
    }),
  );
  if (payment === 'away') {
    // The seats do not wait for an answer beyond their time; an authorisation nobody could be asked about is voided
    // by reconciliation.
    if (stuck.expired) await endExpired(sale, stuck);
    return;
  }
  if (payment?.state === 'waiting' && stuck.expired)
    await endWaiting(sale, { held: stuck, payment, failure: 'hold_expired' });
  else if (payment) await goOn(sale, stuck, payment);
  else if (stuck.givenUp) await endExpired(sale, stuck);
  else await shortenClaim(sale.db, stuck.id, givenUpSeconds);
}

async function endExpired(sale: SaleDeps, { id }: Stuck): Promise<void> {
  await endUnpaid(sale.db, id, { from: 'held', to: 'released', failure: 'hold_expired' });
}
