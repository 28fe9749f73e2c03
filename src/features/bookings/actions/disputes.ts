/** What banks take back, beside the bookings it was paid for. */

import type { Db } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { askAboutDisputes } from '../../payments/actions/disputes.ts';
import { type AtBank, atBank } from '../../payments/rules/dispute.ts';
import { type BookedDispute, listDisputes, listDisputesOf } from '../../payments/store/disputes.ts';
import { isOwed, standingOfDispute } from '../rules/refunds-owed.ts';
import { listWithheld, type Withheld } from '../store/consistency.ts';
import { listWhereabouts } from '../store/recovery.ts';
import { nothingIfAway } from './advance-booking.ts';

/** Oldest first. `asks`: somebody has to do something; `waits`: the bank is deciding. */
export async function listOpenDisputes(
  db: Db,
): Promise<{ readonly asks: readonly BookedDispute[]; readonly waits: readonly BookedDispute[] }> {
  const noted = await listDisputes(db);
  const bookings = await listWhereabouts(db, [...new Set(noted.map(({ bookingId }) => bookingId))]);
  const standing = ({ status, bookingId }: BookedDispute) =>
    standingOfDispute(status, bookings.get(bookingId)?.state ?? null);
  return {
    asks: noted.filter((dispute) => standing(dispute) === 'asks'),
    waits: noted.filter((dispute) => standing(dispute) === 'waits'),
  };
}

/** Bookings whose dispute has ended, and what their terms gave is still ours to give. Oldest first. */
export async function listOwedAfterDispute(db: Db): Promise<Withheld[]> {
  return (await listWithheld(db)).filter(({ refunds, disputes }) => isOwed(refunds, disputes));
}

/** What banks do with the payments of a booking now; where the provider is away, what was noted last. */
export async function askBank(
  way: Pick<Deps, 'db' | 'payments'>,
  paymentIds: readonly string[],
): Promise<AtBank | null> {
  for (const paymentId of paymentIds) await askAboutDisputes(way, paymentId).catch(nothingIfAway);
  return atBank(await listDisputesOf(way.db, paymentIds));
}
