/**
 * Live places that may be kept flow into the list: the square a visitor stands in, and what lies around it, is asked about
 * once a week, and what comes is stored like an import. Without an answer the
 * list is what it was.
 */
import type { LastingAnswer } from '../../../effects/places/port.ts';
import type { Deps } from '../../../server/deps.ts';
import { inTransaction } from '../../../server/sql.ts';
import { calendarDay, DAY_MS } from '../../../shared/dates.ts';
import { type Box, boxAround, cellOf, type Position, quartersOf } from '../rules/cells.ts';
import { RADIUS_MILES } from '../rules/choices.ts';
import { isRestaurant, toldByOsm } from '../rules/osm.ts';
import { backdateArea, claimArea, isAnswered, markAnswered } from '../store/areas.ts';
import { tell } from '../store/places.ts';
import { retireUntold } from '../store/retiring.ts';
import { zoneAt } from './zones.ts';

/** Beyond the square itself, until an answer no longer holds all there is. */
const WIDER_MILES = [2, 5, RADIUS_MILES];
/** No further question is begun after it. */
const PATIENCE_MS = 4000;
const FRESH_MS = 7 * DAY_MS;
/** From then on an answer is too old to be called live. */
const STALE_MS = 2 * FRESH_MS;
const RETRY_MS = 10 * 60_000;
/** Longer than all questions about a square take. */
const UNDER_WAY_MS = 10_000;
/** The service is a guest's right, not a mine. */
const A_DAY = { most: 2000, perSeconds: 86_400 };
/** Everybody shares the day's. */
const OF_ONE = { most: 200, perSeconds: A_DAY.perSeconds };

/** Whether the day's questions are used up. */
export async function isLastingSpent({ limits }: Pick<Deps, 'limits'>): Promise<boolean> {
  return !(await limits.peek('live-places', A_DAY.most, A_DAY.perSeconds));
}

type Asking = Pick<Deps, 'db' | 'limits' | 'now' | 'places'>;

/** False: what is shown around there is not what the service knows now. */
export async function freshen(deps: Asking, at: Position, address: string): Promise<boolean> {
  const { db, now, places } = deps;
  if (!places.lasting) return true;
  const [cell, began] = [cellOf(at), now()];
  const claimed = await claimArea(db, cell, began, new Date(began.getTime() - FRESH_MS));
  const isKnown = () =>
    isAnswered(db, cell, new Date(began.getTime() - STALE_MS), new Date(began.getTime() - UNDER_WAY_MS));
  if (!claimed) return isKnown();
  const square = boxAround(cell, 0);
  const own = await ask(deps, square, address);
  if (own === null) {
    await backdateArea(db, cell, new Date(began.getTime() - FRESH_MS + RETRY_MS));
    return isKnown();
  }
  await markAnswered(db, cell, began);
  const more = own.isCut ? quartersOf(square) : WIDER_MILES.map((miles) => boxAround(cell, miles));
  for (const box of more) {
    if (now().getTime() - began.getTime() > PATIENCE_MS) break;
    const found = await ask(deps, box, address);
    if (found === null || (found.isCut && !own.isCut)) break;
  }
  return true;
}

/** Asks about a box and keeps what comes. Null: there was no answer. */
async function ask({ db, limits, now, places }: Asking, box: Box, address: string): Promise<LastingAnswer | null> {
  const mayAsk =
    (await limits.take(`live-places:${address}`, OF_ONE.most, OF_ONE.perSeconds)) &&
    (await limits.take('live-places', A_DAY.most, A_DAY.perSeconds));
  const answer = mayAsk && places.lasting ? await places.lasting.within(box) : null;
  if (answer === null) return null;
  const at = now();
  const told = answer.objects
    .filter(({ tags }) => isRestaurant(tags))
    .map((one) => toldByOsm(one, zoneAt(one), calendarDay(at)));
  await inTransaction(db, async (tx) => {
    await tell(tx, told, at);
    if (answer.isCut) return;
    const ids = told.map(({ id }) => id);
    await retireUntold(tx, box, ids, at);
  });
  return answer;
}
