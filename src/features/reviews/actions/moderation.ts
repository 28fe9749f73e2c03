/**
 * What an operator decides about reviews. The decision, its line in the audit log
 * and the restaurant's figures are one transaction, in which the restaurant is
 * held (of a trip, whose figures are counted when they are shown, the review): of
 * two operators the second sees what the first has decided, and is told.
 */
import { timeZone } from '../../../../site.config.ts';
import { type Db, inTransaction } from '../../../database/sql.ts';
import type { ReadAlerts } from '../../../kernel/alerts.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { type Instant, isCalendarDay, toWire } from '../../../shared/dates.ts';
import type { OutputOf, QueryOf } from '../../../shared/endpoint.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { listRows } from '../../restaurants/store/admin.ts';
import { findRestaurants, holdRestaurant, updateRating } from '../../restaurants/store/restaurants.ts';
import {
  type Decision,
  type DecisionError,
  type listQueue,
  placeInQueue,
  type QueuedReview,
  type ReviewWithHistory,
} from '../contract/moderation.ts';
import {
  countBacklog,
  deleteReview,
  findJudged,
  insertDecision,
  type JudgedReview,
  listDecisions,
  listHidden,
  listReported,
  listShownReviews,
  listWaiting,
  lockReview,
  markReview,
  type Sought,
  settleReports,
} from '../store/moderation.ts';
import { countShown } from '../store/reviews.ts';

const A_PAGE = 50;

/** What packages tell about themselves: this feature lies below theirs. */
export interface Trips {
  /** By id. */
  readonly namesOf: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The ids of those whose name begins so. */
  readonly idsNamed: (db: Db, name: string) => Promise<readonly string[]>;
}
type ModerateDeps = Pick<Deps, 'db'> & { readonly trips: Trips };

export async function listedQueue(
  { db, trips }: ModerateDeps,
  { queue = 'waiting', after, place, author, day }: QueryOf<typeof listQueue>,
): Promise<OutputOf<typeof listQueue>> {
  const [first = null, second = null] = placeInQueue.read(after) ?? [];
  const most = A_PAGE + 1;
  const found = await {
    waiting: () => listWaiting(db, first ?? 0, most),
    hidden: () => listHidden(db, first, most),
    shown: async () => listShownReviews(db, await soughtFrom({ db, trips }, { place, author, day }), first, most),
    reported: () => listReported(db, first === null ? null : { count: first, first: second ?? 0 }, most),
  }[queue]();
  const { page, next } = placeInQueue.page(found, A_PAGE, (last) =>
    queue === 'reported' ? [countOf(last), last.firstReport ?? 0] : [last.id],
  );
  return { reviews: await shown({ db, trips }, page), next };
}

/** More rows of one name are those of a chain; its other places are found by author or day. */
const MOST_PLACES = 500;

async function soughtFrom(
  { db, trips }: ModerateDeps,
  { place, author, day }: Pick<QueryOf<typeof listQueue>, 'place' | 'author' | 'day'>,
): Promise<Sought> {
  const filters = { name: place, source: undefined, kind: undefined, state: undefined, around: null };
  const places = place ? (await listRows(db, filters, null, MOST_PLACES)).map(({ id }) => id) : null;
  const packageIds = place ? await trips.idsNamed(db, place) : [];
  return {
    restaurantIds: places,
    packageIds,
    author: author || null,
    day: day && isCalendarDay(day) ? day : null,
    timeZone,
  };
}

export async function readReview(deps: ModerateDeps, id: number): Promise<Result<ReviewWithHistory, 'no_such_review'>> {
  const found = await findJudged(deps.db, id);
  return found ? ok(await withHistory(deps, found)) : err('no_such_review');
}

/** From then on it is shown and counts, or it is hidden and does not. The reports that were seen are settled. */
export async function decide(
  { db, now, trips }: ModerateDeps & Pick<Deps, 'now'>,
  me: Pick<Operator, 'id' | 'name'>,
  id: number,
  { state, reason, words, version }: Decision,
): Promise<Result<ReviewWithHistory, DecisionError>> {
  return inTransaction(db, async (tx) => {
    const known = await findJudged(tx, id);
    if (!known || !(await hold(tx, known))) return err('no_such_review');
    // Read again: whoever held it before may have decided about this very review.
    const review = await findJudged(tx, id);
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
    await tellAnew(tx, review, at);
    const decided = await findJudged(tx, id);
    return decided ? ok(await withHistory({ db: tx, trips }, decided)) : err('no_such_review');
  });
}

/** The reports and the decisions go with it; the log keeps that there was one. */
export async function erase(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  me: Pick<Operator, 'id' | 'name'>,
  id: number,
): Promise<Result<{ erased: true }, 'no_such_review'>> {
  return inTransaction(db, async (tx) => {
    const known = await findJudged(tx, id);
    if (!known || !(await hold(tx, known))) return err('no_such_review');
    const reports = await deleteReview(tx, id);
    if (reports === null) return err('no_such_review');
    await audit(tx, {
      operator: me,
      action: 'review.erase',
      subject: `review:${id}`,
      before: { state: known.state, decisions: known.decisions, reports },
    });
    await tellAnew(tx, known, now());
    return ok({ erased: true });
  });
}

/** False: what it is about is gone. */
async function hold(tx: Db, { id, restaurantId }: JudgedReview): Promise<boolean> {
  if (restaurantId !== null) return (await holdRestaurant(tx, restaurantId)) !== null;
  await lockReview(tx, id);
  return true;
}

async function tellAnew(tx: Db, { restaurantId }: JudgedReview, at: Instant): Promise<void> {
  if (restaurantId !== null) await updateRating(tx, restaurantId, await countShown(tx, restaurantId), at);
}

function countOf({ reports }: JudgedReview): number {
  return reports.reduce((sum, { count }) => sum + count, 0);
}

/** How often it was decided about, and the last report on it: what an operator must have seen to decide. */
function versionOf({ decisions, lastReport }: JudgedReview): string {
  return `${decisions}.${lastReport ?? 0}`;
}

async function whatHappened(tx: Db, review: JudgedReview, version: string) {
  if (version.split('.')[0] === String(review.decisions)) return { by: null, state: review.state };
  const [latest] = await listDecisions(tx, review.id);
  return { by: latest?.operator ?? null, state: review.state };
}

async function shown({ db, trips }: ModerateDeps, reviews: readonly JudgedReview[]): Promise<QueuedReview[]> {
  const all = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];
  const places = await findRestaurants(db, all(reviews.map(({ restaurantId }) => restaurantId)));
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

async function withHistory(deps: ModerateDeps, review: JudgedReview): Promise<ReviewWithHistory> {
  const [told] = await shown(deps, [review]);
  if (!told) throw new Error('A review that was found cannot be shown');
  return { ...told, history: toWire(await listDecisions(deps.db, review.id)) };
}

/** What the back office is told of reviews before anything else. */
export const reviewAlerts: ReadAlerts = async ({ db }) => {
  const { waiting, waitingSince, reported, reportedSince } = await countBacklog(db);
  const stateOf = (count: number) => (count > 0 ? 'waits' : 'fine');
  return [
    {
      id: 'reviews-waiting',
      title: 'Reviews that wait to be read',
      count: waiting,
      oldest: waitingSince,
      href: '/admin/reviews',
      state: stateOf(waiting),
    },
    {
      id: 'reviews-reported',
      title: 'Reviews that readers report',
      count: reported,
      oldest: reportedSince,
      href: '/admin/reviews?queue=reported',
      state: stateOf(reported),
    },
  ];
};
