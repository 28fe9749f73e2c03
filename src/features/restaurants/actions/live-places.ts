/**
 * Live places that may be kept flow into the list: the square a visitor stands in, and what lies around it, is asked about
 * once a week, and what comes is stored like an import. Without an answer the
 * list is what it was.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction } from '../../../database/sql.ts';
import type { OverpassAnswer } from '../../../effects/places/places-port.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { calendarDay, DAY_MS } from '../../../shared/dates.ts';
import { boxAround, cellOf } from '../../destinations/rules/grid-cells.ts';
import { type Box, type Position, quartersOf } from '../../destinations/rules/position.ts';
import { openCountries } from '../../open-data/actions/country-at.ts';
import { zoneAt } from '../../open-data/actions/time-zones.ts';
import type { ServiceFailure } from '../rules/backoff.ts';
import { RADIUS_MILES } from '../rules/restaurant-filters.ts';
import { isRestaurant, restaurantFromOsm } from '../rules/restaurant-from-osm.ts';
import {
  backdateArea,
  claimArea,
  holdService,
  isAnswered,
  markAnswered,
  recordServiceAnswer,
  releaseService,
  serviceFailure,
} from '../store/live-service.ts';
import { retireMissing } from '../store/retired-restaurants.ts';
import { upsertRestaurants } from '../store/upsert-restaurants.ts';

/** Beyond the square itself, until an answer no longer holds all there is. */
const WIDER_MILES = [2, 5, RADIUS_MILES];
/** No further question is begun after it. */
const PATIENCE_MS = 4000;
const FRESH_MS = 7 * DAY_MS;
/** From then on an answer is too old to be called live. */
const STALE_MS = 2 * FRESH_MS;
const RETRY_MS = 10 * 60_000;
/** Longer than all questions about a square take. */
const UNDER_WAY_MS = 20_000;
/** The service is there for everybody: we take little of it. */
const A_DAY = { most: 2000, perSeconds: 86_400 };
/** Everybody shares the day's. */
const OF_ONE = { most: 200, perSeconds: A_DAY.perSeconds };

export async function overpassCallsToday({ limits }: Pick<Deps, 'limits'>) {
  return { taken: await limits.taken('live-places', A_DAY.perSeconds), most: A_DAY.most };
}

/** Whether the day's questions are used up. */
export async function isOverpassBudgetSpent({ limits }: Pick<Deps, 'limits'>): Promise<boolean> {
  return !(await limits.peek('live-places', A_DAY.most, A_DAY.perSeconds));
}

/** How often somebody looks whether another's question has ended, within the time we are patient. */
const TURN_MS = 100;

type LivePlacesDeps = Pick<Deps, 'db' | 'limits' | 'log' | 'now' | 'places'>;
/** Why nothing came: the service, or `spent`: our own share of the day's questions. */
export type Unanswered = ServiceFailure | 'spent';

/** Null: what is shown around there is what the service knows; else why it is not. */
export async function refreshLivePlaces(
  deps: LivePlacesDeps,
  at: Position,
  address: string,
): Promise<Unanswered | null> {
  const { db, now, places } = deps;
  if (!places.openStreetMap) return null;
  const [cell, began] = [cellOf(at), now()];
  const claimed = await claimArea(db, cell, began, new Date(began.getTime() - FRESH_MS));
  const isKnown = () =>
    isAnswered(db, cell, new Date(began.getTime() - STALE_MS), new Date(began.getTime() - UNDER_WAY_MS));
  if (!claimed) return (await isKnown()) ? null : ((await serviceFailure(db, now())) ?? 'silent');
  const square = boxAround(cell, 0);
  const own = await ask(deps, square, address);
  if (typeof own === 'string') {
    await backdateArea(db, cell, new Date(began.getTime() - FRESH_MS + RETRY_MS));
    return (await isKnown()) ? null : own;
  }
  await markAnswered(db, cell, began);
  const more = own.isCut ? quartersOf(square) : WIDER_MILES.map((miles) => boxAround(cell, miles));
  for (const box of more) {
    if (now().getTime() - began.getTime() > PATIENCE_MS) break;
    const found = await ask(deps, box, address);
    if (typeof found === 'string' || (found.isCut && !own.isCut)) break;
  }
  return null;
}

/** The one question of the whole site at that moment; or why there is no answer. */
async function askInTurn(deps: LivePlacesDeps, box: Box, address: string): Promise<OverpassAnswer | Unanswered> {
  const { db, limits, log, now, places } = deps;
  for (let turn = 0; !(await holdService(db, now())); turn++) {
    const resting = await serviceFailure(db, now());
    if (resting !== null) return resting;
    if (turn * TURN_MS >= PATIENCE_MS) return 'silent';
    await pause(TURN_MS);
  }
  try {
    const mayAsk =
      (await limits.take(`live-places:${address}`, OF_ONE.most, OF_ONE.perSeconds)) &&
      (await limits.take('live-places', A_DAY.most, A_DAY.perSeconds));
    if (!mayAsk || !places.openStreetMap) return 'spent';
    const answer = await places.openStreetMap.within(box);
    const until = await recordServiceAnswer(db, now(), answer.ok ? null : answer);
    if (answer.ok) return answer.value;
    const { trouble, status } = answer;
    if (trouble === 'refused')
      log.error({ status, until }, 'OVERPASS_URL does not take our questions: the lists show what is stored');
    else if (trouble === 'busy') log.warn({ status, until }, 'the Overpass server asked us to wait');
    else log.warn({ status }, 'the Overpass server does not answer');
    return trouble;
  } finally {
    await releaseService(db, now());
  }
}

/** Asks about a box and keeps what comes. */
async function ask(deps: LivePlacesDeps, box: Box, address: string): Promise<OverpassAnswer | Unanswered> {
  const { db, now } = deps;
  const answer = await askInTurn(deps, box, address);
  if (typeof answer === 'string') return answer;
  const [at, countryAt] = [now(), await openCountries()];
  const restaurants = answer.objects
    .filter(({ tags }) => isRestaurant(tags))
    .map((one) => restaurantFromOsm(one, zoneAt(one), calendarDay(at), countryAt(one)));
  await inTransaction(db, async (tx) => {
    await upsertRestaurants(tx, restaurants, at);
    if (answer.isCut) return;
    const ids = restaurants.map(({ id }) => id);
    await retireMissing(tx, box, ids, at);
  });
  return answer;
}
