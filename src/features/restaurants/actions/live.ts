/**
 * Live places that may be kept flow into the list: the square a visitor stands in is asked about
 * once a week, and what comes is stored like an import. Without an answer the
 * list is what it was.
 */
import type { Deps } from '../../../server/deps.ts';
import { inTransaction } from '../../../server/sql.ts';
import { calendarDay, DAY_MS } from '../../../shared/dates.ts';
import { cellOf, middleOf, type Position } from '../rules/cells.ts';
import { isRestaurant, toldByOsm } from '../rules/osm.ts';
import { backdateArea, claimArea, isAnswered, markAnswered } from '../store/areas.ts';
import { tell } from '../store/places.ts';
import { zoneAt } from './zones.ts';

/** About three miles. */
const METRES = 5000;
const FRESH_MS = 7 * DAY_MS;
/** From then on an answer is too old to be called live. */
const STALE_MS = 2 * FRESH_MS;
const RETRY_MS = 10 * 60_000;
/** Longer than a question takes. */
const UNDER_WAY_MS = 10_000;
/** The service is a guest's right, not a mine. */
const A_DAY = { most: 2000, perSeconds: 86_400 };

/** Whether the day's questions are used up. */
export async function isLastingSpent({ limits }: Pick<Deps, 'limits'>): Promise<boolean> {
  return !(await limits.peek('live-places', A_DAY.most, A_DAY.perSeconds));
}

/** False: what is shown around there is not what the service knows now. */
export async function freshen(
  { db, limits, now, places }: Pick<Deps, 'db' | 'limits' | 'now' | 'places'>,
  at: Position,
): Promise<boolean> {
  if (!places.lasting) return true;
  const [cell, began] = [cellOf(at), now()];
  const claimed = await claimArea(db, cell, began, new Date(began.getTime() - FRESH_MS));
  const isKnown = () =>
    isAnswered(db, cell, new Date(began.getTime() - STALE_MS), new Date(began.getTime() - UNDER_WAY_MS));
  if (!claimed) return isKnown();
  const found = (await limits.take('live-places', A_DAY.most, A_DAY.perSeconds))
    ? await places.lasting.near(middleOf(cell), METRES)
    : null;
  if (found === null) {
    await backdateArea(db, cell, new Date(began.getTime() - FRESH_MS + RETRY_MS));
    return isKnown();
  }
  const told = found
    .filter(({ tags }) => isRestaurant(tags))
    .map((one) => toldByOsm(one, zoneAt(one), calendarDay(began)));
  await inTransaction(db, async (tx) => {
    await tell(tx, told, began);
    await markAnswered(tx, cell, began);
  });
  return true;
}
