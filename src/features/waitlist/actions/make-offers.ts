/**
 * Gives free seats to those who wait for them, and ends what is over: offers, collecting, waitlists.
 *
 * A loop in every process looks; it asks what is true now, so it does not matter how seats came free, who died in
 * between, or whether two look at once. Kept seats, offer and email due are one transaction.
 */

import { type Db, inTransaction } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { firstDayOnSale, saleEndsAt } from '../../packages/rules.ts';
import { releaseHeldSeats, takeSeats } from '../../packages/store/departures.ts';
import { type FreeSeats, listFreeSeats, lockFreeSeats } from '../../packages/store/free-seats.ts';
import { sendWaitlistEmail } from '../contract/waitlist.ts';
import { isClosing, offerSeconds, type SaleState, settleEntries } from '../rules/offers.ts';
import { deleteEndedEntries, type FindBooked } from '../store/entries.ts';
import { listWaitedFor, lockEntries, readEntries, writeEntries } from '../store/offers.ts';

/** The entries at which a test may stop the giving, as a process that dies there. */
export const TURN_STOPS = ['before turns', 'before commit', 'after turns'] as const;
type TurnStop = (typeof TURN_STOPS)[number];

export interface Giving extends Pick<Deps, 'db' | 'jobs' | 'log' | 'tripNow'> {
  /** Tests only: throws to play a process that dies here. */
  readonly stopAt?: (stop: TurnStop) => void | Promise<void>;
}

/** One turn of the loop: how many entries have changed. One departure that fails does not keep the others waiting. */
export async function makeOffers(giving: Giving, findBooked: FindBooked): Promise<number> {
  const { db, log } = giving;
  let changed = 0;
  const firstDay = firstDayOnSale(giving.tripNow());
  for (const departure of await listFreeSeats(db, await listWaitedFor(db), firstDay)) {
    const entries = await readEntries(db, departure.departureId, findBooked);
    // Nothing is locked to find out that nothing is to be done.
    if (settleEntries(entries, departure.free, saleOf(departure, giving)).length === 0) continue;
    try {
      await giving.stopAt?.('before turns');
      changed += await inTransaction(db, (tx) =>
        settle(giving, tx, { departureId: departure.departureId, findBooked }),
      );
      await giving.stopAt?.('after turns');
    } catch (fault) {
      log.error({ err: fault, departureId: departure.departureId }, 'seats could not be given to those who wait');
    }
  }
  return changed;
}

async function settle(
  giving: Giving,
  tx: Db,
  { departureId, findBooked }: { readonly departureId: number; readonly findBooked: FindBooked },
): Promise<number> {
  const before = await lockEntries(tx, departureId, findBooked);
  const firstDay = firstDayOnSale(giving.tripNow());
  const departure = await lockFreeSeats(tx, departureId, firstDay);
  if (!departure) return 0;
  const changed = settleEntries(before, departure.free, saleOf(departure, giving));
  if (changed.length === 0) return 0;

  const heldBefore = new Map(before.map(({ id, held }) => [id, held]));
  const moved = changed.reduce((sum, { id, held }) => sum + held - (heldBefore.get(id) ?? 0), 0);
  if (moved < 0) await releaseHeldSeats(tx, departureId, -moved);
  if (moved > 0 && !(await takeSeats(tx, departureId, moved))) throw new Error('Locked seats were not free');
  await writeEntries(tx, changed, offerSeconds(saleEndsAt(departure.departsOn), giving.tripNow()));

  const stateBefore = new Map(before.map(({ id, state }) => [id, state]));
  for (const { id, state } of changed) {
    if (state === stateBefore.get(id)) continue;
    if (state === 'offered') await giving.jobs.send(tx, sendWaitlistEmail, { waitlistId: id, about: 'turn' });
    if (state === 'closed') await giving.jobs.send(tx, sendWaitlistEmail, { waitlistId: id, about: 'closed' });
  }
  await giving.stopAt?.('before commit');
  return changed.length;
}

/** An offer books what the shop sells, so there is none for seats of another day. */
function saleOf({ departsOn, published, replaced }: FreeSeats, { tripNow }: Giving): SaleState {
  if (replaced || departsOn < firstDayOnSale(tripNow())) return 'over';
  if (isClosing(saleEndsAt(departsOn), tripNow())) return 'closing';
  return published ? 'open' : 'paused';
}

/** A week is enough for whoever asks why an email came. */
const KEPT_DAYS = 7;

/** Every night: who waited, and does not any more, is forgotten. */
export async function forgetEndedEntries({ db }: Pick<Deps, 'db'>): Promise<void> {
  await deleteEndedEntries(db, KEPT_DAYS);
}
