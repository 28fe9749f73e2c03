/** What banks take back, beside the bookings it was paid for. */
import type { Db } from '../../../server/sql.ts';
import { listDisputes, type NotedDispute } from '../../payments/store.ts';
import { standingOfDispute } from '../rules/admin.ts';
import { listWhereabouts } from '../store/recovery.ts';

/** Oldest first. `asks`: somebody has to do something; `waits`: the bank is deciding. */
export async function listOpenDisputes(
  db: Db,
): Promise<{ readonly asks: readonly NotedDispute[]; readonly waits: readonly NotedDispute[] }> {
  const noted = await listDisputes(db);
  const bookings = await listWhereabouts(db, [...new Set(noted.map(({ bookingId }) => bookingId))]);
  const standing = ({ status, bookingId }: NotedDispute) =>
    standingOfDispute(status, bookings.get(bookingId)?.state ?? null);
  return {
    asks: noted.filter((dispute) => standing(dispute) === 'asks'),
    waits: noted.filter((dispute) => standing(dispute) === 'waits'),
  };
}
