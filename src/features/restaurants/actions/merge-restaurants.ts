/**
 * Two rows that are one place. The first lends what the second does not know and is
 * in no list; the reviews of both are the second's. All of it can be undone.
 */
import { type Db, inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { ErrorOf, InputOf, OutputOf } from '../../../shared/endpoint.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { countShown, moveReviews } from '../../reviews/store/reviews.ts';
import type * as contract from '../contract/edit-restaurants.ts';
import type { AdminRestaurant } from '../contract/edit-restaurants.ts';
import { shownRating } from '../rules/ranking.ts';
import { filledFrom } from '../rules/shown-facts.ts';
import { findRestaurants } from '../store/find-restaurants.ts';
import { listReviewed, mergeRows, unmergeRow } from '../store/merge-restaurants.ts';
import { updateRating } from '../store/rating-and-place-id.ts';
import { findRow, holdRows, type RestaurantRow } from '../store/restaurant-row.ts';
import { readRow, subjectOf } from './edit-restaurant.ts';

const isMergeable = (row: RestaurantRow) => row.hidden === null && row.sameAs === null && row.source !== 'google';
/** What is gone may leave its reviews to what took its place, and takes nothing in. */
const takesIn = (row: RestaurantRow) => isMergeable(row) && row.retiredAt === null;

const LENT = ['phone', 'website', 'address', 'priceLevel', 'description'] as const;

export async function previewMerge(
  { db }: Pick<Deps, 'db'>,
  id: string,
  intoId: string,
): Promise<Result<OutputOf<typeof contract.previewMerge>, ErrorOf<typeof contract.previewMerge>>> {
  const [row, into, whole] = await Promise.all([
    findRow(db, id),
    findRow(db, intoId),
    findRestaurants(db, [id, intoId]),
  ]);
  const [own, other] = [whole.get(intoId), whole.get(id)];
  if (!row || !into || !own || !other) return err('no_such_restaurant');
  if (id === intoId || !isMergeable(row) || !takesIn(into)) return err('not_mergeable');
  const [mine, theirs] = await Promise.all([countShown(db, id), countShown(db, intoId)]);
  const filled = filledFrom(own, other);
  const lent = LENT.flatMap((fact) => (filled[fact] === own[fact] ? [] : [{ fact, value: filled[fact] ?? '' }]));
  const hours = filled.opening.hours;
  return ok({
    version: row.version,
    intoVersion: into.version,
    name: row.name,
    reviewsMoving: mine.count,
    reviewsAfter: mine.count + theirs.count,
    ratingAfter: shownRating({ prior: into.prior, count: mine.count + theirs.count, sum: mine.sum + theirs.sum }),
    lent: [...lent, ...(hours !== null && hours !== own.opening.hours ? [{ fact: 'hours', value: hours }] : [])],
  });
}

export async function merge(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  { id, intoId }: { readonly id: string; readonly intoId: string },
  { version, intoVersion }: InputOf<typeof contract.mergeRestaurants>,
): Promise<Result<AdminRestaurant, ErrorOf<typeof contract.mergeRestaurants>>> {
  const at = now();
  const done = await inTransaction(db, async (tx) => {
    const held = await holdRows(tx, [id, intoId]);
    const [row, into] = [id, intoId].map((wanted) => held.find((one) => one.id === wanted));
    if (!row || !into) return err('no_such_restaurant');
    if (id === intoId || !isMergeable(row) || !takesIn(into)) return err('not_mergeable');
    if (row.version !== version || into.version !== intoVersion) return err('changed_meanwhile');
    const moved = await mergeHeld(tx, row, into, at);
    const entry = { operator, before: { sameAs: null }, after: { sameAs: intoId, reviews: moved } };
    await audit(tx, { ...entry, action: 'restaurant.merge', subject: subjectOf(id) });
    await audit(tx, { operator, action: 'restaurant.take-in', subject: subjectOf(intoId), after: { from: id } });
    return ok(null);
  });
  return done.ok ? readRow({ db }, intoId) : done;
}

/** Both must be held. Answers how many reviews have moved. */
async function mergeHeld(tx: Db, row: RestaurantRow, into: RestaurantRow, at: Instant): Promise<number> {
  const moved = await moveReviews(tx, row.id, into.id);
  await mergeRows(tx, row, into, moved, at);
  await recount(tx, [row.id, into.id], at);
  return moved.length;
}

/**
 * What visitors wrote of a place of a service follows it to the row of ours that turns out to be the same. Operators can
 * unmerge the two again.
 */
export async function mergeReviewed(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  pairs: readonly { readonly id: string; readonly intoId: string }[],
): Promise<void> {
  if (pairs.length === 0) return;
  const ids = pairs.map(({ id }) => id);
  const reviewed = await listReviewed(db, ids);
  for (const { id, intoId } of pairs.filter((pair) => reviewed.has(pair.id))) {
    await inTransaction(db, async (tx) => {
      const held = await holdRows(tx, [id, intoId]);
      const [row, into] = [id, intoId].map((wanted) => held.find((one) => one.id === wanted));
      if (row && into && row.sameAs === null && takesIn(into)) await mergeHeld(tx, row, into, now());
    });
  }
}

export async function unmerge(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  id: string,
  { version }: InputOf<typeof contract.unmergeRestaurants>,
): Promise<Result<AdminRestaurant, ErrorOf<typeof contract.unmergeRestaurants>>> {
  const at = now();
  const done = await inTransaction(db, async (tx) => {
    const [row] = await holdRows(tx, [id]);
    if (!row) return err('no_such_restaurant');
    if (row.sameAs === null) return err('not_merged');
    if (row.version !== version) return err('changed_meanwhile');
    const from = row.sameAs;
    await holdRows(tx, [from]);
    const own = await unmergeRow(tx, row, at);
    const moved = own.length > 0 ? await moveReviews(tx, from, id, own) : [];
    await recount(tx, [id, from], at);
    const entry = { operator, before: { sameAs: from }, after: { sameAs: null, reviews: moved.length } };
    await audit(tx, { ...entry, action: 'restaurant.unmerge', subject: subjectOf(id) });
    await audit(tx, { operator, action: 'restaurant.let-go', subject: subjectOf(from), after: { to: id } });
    return ok(null);
  });
  return done.ok ? readRow({ db }, id) : done;
}

async function recount(tx: Db, ids: readonly string[], at: Instant): Promise<void> {
  for (const id of ids) await updateRating(tx, id, at);
}
