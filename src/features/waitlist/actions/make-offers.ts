/**
 * Gives free seats to those who wait for them, and ends what is over: offers, collecting, waitlists.
 *
 * A loop in every process looks; it asks what is true now, so it does not matter how seats came free, who died in
 * between, or whether two look at once. Kept seats, offer and email due are one transaction.
 */

import { type Db, inTransaction } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { type Observed, observeStep } from '../../../kernel/step-observer.ts';
import { saleEndsAt } from '../../packages/rules/departures.ts';
import {
  type FreeSeats,
  listFreeSeats,
  lockFreeSeats,
  releaseHeldSeats,
  takeSeats,
} from '../../packages/store/seats.ts';
import { sendWaitlistEmail } from '../contract/waitlist.ts';
import { isClosing, offerSeconds, type SaleState, settleEntries, type WaitlistEntry } from '../rules/waitlist.ts';
import type { FindBooked } from '../store/entries.ts';
import { listWaitedFor, lockEntries, readEntries, writeEntries } from '../store/offers.ts';

/** A departure's offers as a whole, and the writing down inside of their transaction. */
export type OfferStep = 'make offers' | 'write offers';
export type OfferDeps = Pick<Deps, 'db' | 'jobs' | 'log' | 'tripNow'> & Observed<OfferStep>;

/** One turn of the loop: how many entries have changed. One departure that fails does not keep the others waiting. */
export async function makeOffers(deps: OfferDeps, findBooked: FindBooked): Promise<number> {
  const { db, log } = deps;
  let changed = 0;
  for (const departure of await listFreeSeats(db, await listWaitedFor(db))) {
    const entries = await readEntries(db, departure.departureId, findBooked);
    // Nothing is locked to find out that nothing is to be done.
    if (settleEntries(entries, departure.free, saleOf(departure, deps)).length === 0) continue;
    try {
      changed += await observeStep(deps, 'make offers', () =>
        inTransaction(db, (tx) => settle(deps, tx, { departureId: departure.departureId, findBooked })),
      );
    } catch (fault) {
      log.error({ err: fault, departureId: departure.departureId }, 'seats could not be given to those who wait');
    }
  }
  return changed;
}

async function settle(
  deps: OfferDeps,
  tx: Db,
  { departureId, findBooked }: { readonly departureId: number; readonly findBooked: FindBooked },
): Promise<number> {
  const before = await lockEntries(tx, departureId, findBooked);
  const departure = await lockFreeSeats(tx, departureId);
  if (!departure) return 0;
  const changed = settleEntries(before, departure.free, saleOf(departure, deps));
  if (changed.length === 0) return 0;

  await observeStep(deps, 'write offers', () => writeDown(deps, tx, { before, changed, departure }));
  return changed.length;
}

export type OfferedTo = 'offered' | 'no_such_entry' | 'not_on_sale' | { readonly free: number; readonly seats: number };

/** To one party out of its turn, under the locks of every offer. To be called in a transaction. */
export async function offerTo(
  deps: OfferDeps,
  tx: Db,
  of: { readonly departureId: number; readonly entryId: number; readonly findBooked: FindBooked },
): Promise<OfferedTo> {
  const before = await lockEntries(tx, of.departureId, of.findBooked);
  const departure = await lockFreeSeats(tx, of.departureId);
  const entry = before.find(({ id, hasBooked }) => id === of.entryId && !hasBooked);
  if (!departure || !entry || (entry.state !== 'waiting' && entry.state !== 'accumulating')) return 'no_such_entry';
  if (saleOf(departure, deps) !== 'open') return 'not_on_sale';
  if (entry.seats - entry.held > departure.free) return { free: departure.free + entry.held, seats: entry.seats };
  const { isOver: _, hasBooked: __, ...standing } = entry;
  const offered: WaitlistEntry = { ...standing, state: 'offered', held: entry.seats };
  await writeDown(deps, tx, { before, changed: [offered], departure });
  return 'offered';
}

/** Kept seats, offers and their emails: what `changed` is, and was `before`. */
async function writeDown(
  deps: OfferDeps,
  tx: Db,
  of: {
    readonly before: readonly WaitlistEntry[];
    readonly changed: readonly WaitlistEntry[];
    readonly departure: FreeSeats;
  },
): Promise<void> {
  const { before, changed, departure } = of;
  const heldBefore = new Map(before.map(({ id, held }) => [id, held]));
  const moved = changed.reduce((sum, { id, held }) => sum + held - (heldBefore.get(id) ?? 0), 0);
  if (moved < 0) await releaseHeldSeats(tx, departure.departureId, -moved);
  if (moved > 0 && !(await takeSeats(tx, departure.departureId, moved))) throw new Error('Locked seats were not free');
  await writeEntries(tx, changed, offerSeconds(saleEndsAt(departure), deps.tripNow()));

  const stateBefore = new Map(before.map(({ id, state }) => [id, state]));
  for (const { id, state } of changed) {
    if (state === stateBefore.get(id)) continue;
    if (state === 'offered') await deps.jobs.send(tx, sendWaitlistEmail, { waitlistId: id, about: 'turn' });
    if (state === 'closed') await deps.jobs.send(tx, sendWaitlistEmail, { waitlistId: id, about: 'closed' });
  }
}

/** An offer books what the shop sells. */
function saleOf(departure: FreeSeats, { tripNow }: OfferDeps): SaleState {
  const endsAt = saleEndsAt(departure);
  if (departure.isGivenUp || endsAt <= tripNow()) return 'over';
  if (isClosing(endsAt, tripNow())) return 'closing';
  return departure.isOpen ? 'open' : 'paused';
}
