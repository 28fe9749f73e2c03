/**
 * What an operator decides about reviews. The decision, its line in the audit log
 * and the restaurant's figures are one transaction, in which the restaurant is
 * held (of a trip, whose figures are counted when they are shown, the review): of
 * two operators the second sees what the first has decided, and is refused.
 */
import { timeZone } from '../../../../site.config.ts';
import { type Db, inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { type Instant, isCalendarDay, toWire } from '../../../shared/dates.ts';
import type { OutputOf, QueryOf } from '../../../shared/endpoint.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import {
  type listQueue,
  type ModerationDecision,
  type ModerationError,
  placeInQueue,
  type QueuedReview,
  type ReviewWithHistory,
} from '../contract/moderation.ts';
import {
  deleteReview,
  findModerated,
  insertDecision,
  listDecisions,
  listHidden,
  listReported,
  listShownReviews,
  listWaiting,
  lockReview,
  type ModeratedReview,
  markReview,
  type ReviewFilter,
  settleReports,
} from '../store/moderation.ts';

const A_PAGE = 50;

/** What packages tell about themselves: this feature lies below theirs. */
export interface ReviewedTrips {
  /** By id. */
  readonly namesOf: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The ids of those whose name begins so. */
  readonly idsNamed: (db: Db, name: string) => Promise<readonly string[]>;
}

/** What restaurants tell about themselves, which lie above this feature too, and how their figures follow. */
export interface ReviewedRestaurants {
  /** By id. */
  readonly find: (
    db: Db,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly name: string; readonly address: string }>>;
  /** The ids of those whose name begins so. */
  readonly idsNamed: (db: Db, name: string) => Promise<readonly string[]>;
  /** Keeps others from writing its figures until the transaction ends. Null: it is gone. */
  readonly hold: (tx: Db, id: string) => Promise<string | null>;
  /** From the reviews that are shown, while it is held. */
  readonly recount: (tx: Db, id: string, at: Instant) => Promise<unknown>;
}

interface ModerateDeps extends Pick<Deps, 'db'> {
  readonly trips: ReviewedTrips;
  readonly restaurants: ReviewedRestaurants;
}

export async function readQueue(
  deps: ModerateDeps,
  { queue = 'waiting', after, place, author, day }: QueryOf<typeof listQueue>,
): Promise<OutputOf<typeof listQueue>> {
  const { db } = deps;
  const [first = null, second = null] = placeInQueue.read(after) ?? [];
  const most = A_PAGE + 1;
  const found = await {
    waiting: () => listWaiting(db, first ?? 0, most),
    hidden: () => listHidden(db, first, most),
    shown: async () => listShownReviews(db, await filterFrom(deps, { place, author, day }), first, most),
    reported: () => listReported(db, first === null ? null : { count: first, first: second ?? 0 }, most),
  }[queue]();
  const { page, next } = placeInQueue.page(found, A_PAGE, (last) =>
    queue === 'reported' ? [countOf(last), last.firstReport ?? 0] : [last.id],
  );
  return { reviews: await shown(deps, page), next };
}

async function filterFrom(
  { db, trips, restaurants }: ModerateDeps,
  { place, author, day }: Pick<QueryOf<typeof listQueue>, 'place' | 'author' | 'day'>,
): Promise<ReviewFilter> {
  return {
    restaurantIds: place ? await restaurants.idsNamed(db, place) : null,
    packageIds: place ? await trips.idsNamed(db, place) : [],
    author: author || null,
    day: day && isCalendarDay(day) ? day : null,
    timeZone,
  };
}

export async function readReview(deps: ModerateDeps, id: number): Promise<Result<ReviewWithHistory, 'no_such_review'>> {
  const found = await findModerated(deps.db, id);
  return found ? ok(await withHistory(deps, found)) : err('no_such_review');
}

/** From then on it is shown and counts, or it is hidden and does not. The reports that were seen are settled. */
export async function decide(
  deps: ModerateDeps & Pick<Deps, 'now'>,
  me: Pick<Operator, 'id' | 'name'>,
  id: number,
  { state, reason, words, version }: ModerationDecision,
): Promise<Result<ReviewWithHistory, ModerationError>> {
  const { restaurants, now } = deps;
  return inTransaction(deps.db, async (tx) => {
    const known = await findModerated(tx, id);
    if (!known || !(await hold(tx, restaurants, known))) return err('no_such_review');
    // Read again: whoever held it before may have decided about this very review.
    const review = await findModerated(tx, id);
    if (!review) return err('no_such_review');
    if (versionOf(review) !== version) return err('changed_meanwhile', await whatHappened(tx, review, version));

    const at = now();
    await markReview(tx, id, state);
    await settleReports(tx, id, review.lastReport, at);
    const decision = await insertDecision(tx, {
      ...{ reviewId: id, operatorId: me.id, operator: me.name, before: review.state },
      ...{ state, reason, words: words || null, decidedAt: at },
    });
    await audit(tx, {
      operator: me,
      action: state === 'shown' ? 'review.show' : 'review.hide',
      subject: `review:${id}`,
      before: { state: review.state },
      after: { state, reason, decision },
    });
    if (review.restaurantId !== null) await restaurants.recount(tx, review.restaurantId, at);
    const decided = await findModerated(tx, id);
    return decided ? ok(await withHistory({ ...deps, db: tx }, decided)) : err('no_such_review');
  });
}

/** The reports and the decisions go with it; the log keeps that there was one. */
export async function erase(
  { db, now, restaurants }: Pick<ModerateDeps, 'db' | 'restaurants'> & Pick<Deps, 'now'>,
  me: Pick<Operator, 'id' | 'name'>,
  id: number,
): Promise<Result<{ erased: true }, 'no_such_review'>> {
  return inTransaction(db, async (tx) => {
    const known = await findModerated(tx, id);
    if (!known || !(await hold(tx, restaurants, known))) return err('no_such_review');
    const reports = await deleteReview(tx, id);
    if (reports === null) return err('no_such_review');
    await audit(tx, {
      operator: me,
      action: 'review.erase',
      subject: `review:${id}`,
      before: { state: known.state, decisions: known.decisions, reports },
    });
    if (known.restaurantId !== null) await restaurants.recount(tx, known.restaurantId, now());
    return ok({ erased: true });
  });
}

/** False: what it is about is gone. */
async function hold(tx: Db, restaurants: ReviewedRestaurants, { id, restaurantId }: ModeratedReview): Promise<boolean> {
  if (restaurantId !== null) return (await restaurants.hold(tx, restaurantId)) !== null;
  await lockReview(tx, id);
  return true;
}

function countOf({ reports }: ModeratedReview): number {
  return reports.reduce((sum, { count }) => sum + count, 0);
}

/** How often it was decided about, and the last report on it: what an operator must have seen to decide. */
function versionOf({ decisions, lastReport }: ModeratedReview): string {
  return `${decisions}.${lastReport ?? 0}`;
}

async function whatHappened(tx: Db, review: ModeratedReview, version: string) {
  if (version.split('.')[0] === String(review.decisions)) return { by: null, state: review.state };
  const [latest] = await listDecisions(tx, review.id);
  return { by: latest?.operator ?? null, state: review.state };
}

async function shown(
  { db, trips, restaurants }: ModerateDeps,
  reviews: readonly ModeratedReview[],
): Promise<QueuedReview[]> {
  const all = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];
  const places = await restaurants.find(db, all(reviews.map(({ restaurantId }) => restaurantId)));
  const names = await trips.namesOf(db, all(reviews.map(({ packageId }) => packageId)));
  return reviews.map((review) => {
    const { restaurantId, packageId } = review;
    const place = restaurantId === null ? undefined : places.get(restaurantId);
    return {
      ...toWire(review),
      place: place?.name || names.get(packageId ?? '') || (restaurantId ?? packageId ?? ''),
      address: place?.address ?? '',
      version: versionOf(review),
    };
  });
}

async function withHistory(deps: ModerateDeps, review: ModeratedReview): Promise<ReviewWithHistory> {
  const [known] = await shown(deps, [review]);
  if (!known) throw new Error('A review that was found cannot be shown');
  return { ...known, history: toWire(await listDecisions(deps.db, review.id)) };
}
