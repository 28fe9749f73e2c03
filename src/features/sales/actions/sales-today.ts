/** What sells and what leaves: the top of the first page of the back office. */
import { timeZone } from '../../../../site.config.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { calendarDay, plusDays } from '../../../shared/dates.ts';
import { readPulse as readSold } from '../../bookings/store/sales-totals.ts';
import { listLeavingBetween } from '../../packages/store/departure-lists.ts';
import { countNamedOf } from '../../trips/store/travellers.ts';
import type { Pulse } from '../contract/sales.ts';

const AHEAD_DAYS = 30;

export async function readPulse({ db, now, tripNow }: Pick<Deps, 'db' | 'now' | 'tripNow'>): Promise<Pulse> {
  const today = calendarDay(tripNow());
  const [sold, leaving] = await Promise.all([
    readSold(db, now(), timeZone),
    listLeavingBetween(db, { from: today, to: plusDays(today, AHEAD_DAYS), packageId: null }),
  ]);
  const running = leaving.filter(
    ({ state, sold: taken }) => state !== 'cancelled' && (state !== 'planned' || taken > 0),
  );
  const named = await countNamedOf(
    db,
    running.map(({ departureId }) => departureId),
  );
  return {
    ...sold,
    leaving: running.map(({ departureId, packageId, packageName, departsOn, state, ...seats }) => ({
      ...{ departureId, packageId, packageName, departsOn, state },
      ...{ capacity: seats.capacity, sold: seats.sold, held: seats.held, minimumParty: seats.minimumParty },
      nameless: Math.max(0, seats.sold - (named.get(departureId) ?? 0)),
    })),
  };
}
