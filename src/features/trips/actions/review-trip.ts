/** Reviewing a trip one was on: by the link of the email after it, or from one's own trips. */

import { type Db, inTransaction } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { type KeyUse, openKey, sealedKey } from '../../../kernel/sealed-key.ts';
import { type CalendarDay, dayIn, type Instant } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { State } from '../../bookings/rules/booking-state.ts';
import {
  findReviewable,
  listConfirmed,
  lockReviewable,
  type ReviewableBooking,
} from '../../bookings/store/read-bookings.ts';
import { findDestination } from '../../destinations/actions.ts';
import { pictureAltText } from '../../packages/rules/alt-text-fallback.ts';
import { takeTripReview } from '../../reviews/actions/reviews.ts';
import type { ReviewWords } from '../../reviews/contract/forms.ts';
import { listReviewsOfBookings } from '../../reviews/store/reviews.ts';
import type { OwnTripReview, ReviewInvitation, TripReviewError } from '../contract/reviewing.ts';

const REVIEW: KeyUse = { secret: 'trip-reviews', may: 'review' };

/** The page under which the booking's trip is reviewed, by whoever has the address. */
export async function reviewPathOf(db: Db, bookingId: number): Promise<string> {
  return `/trip-review/${await sealedKey(db, REVIEW, bookingId)}`;
}

export async function findReviewInvitation(
  { db, tripNow }: Pick<Deps, 'db' | 'tripNow'>,
  key: string,
): Promise<Result<ReviewInvitation, ReviewRefusal>> {
  const id = await openKey(db, REVIEW, key);
  const booking = id === null ? null : await findReviewable(db, id);
  const judged = judge(booking, tripNow());
  if (!judged.ok) return judged;

  const { departsOn, returnsOn, agreed: trip } = judged.value;
  const [written] = id === null ? [] : await listReviewsOfBookings(db, [id]);
  const { name, location, image } = trip;
  return ok({
    trip: { name, location, image, imageAlt: pictureAltText(trip), departsOn, returnsOn },
    review: written
      ? { authorName: written.authorName, rating: written.rating, text: written.text, state: written.state }
      : null,
  });
}

export async function reviewTrip(
  { db, now, tripNow }: Pick<Deps, 'db' | 'now' | 'tripNow'>,
  key: string,
  words: ReviewWords,
): Promise<Result<{ state: 'pending' }, TripReviewError>> {
  const id = await openKey(db, REVIEW, key);
  if (id === null) return err('no_such_invitation');
  return inTransaction(db, async (tx) => {
    const judged = judge(await lockReviewable(tx, id), tripNow());
    if (!judged.ok) return judged;
    const of = { packageId: judged.value.agreed.id, bookingId: id };
    return (await takeTripReview(tx, of, words, now())) ? ok({ state: 'pending' }) : err('already_reviewed');
  });
}

export async function listOwnTripReviews(
  { db, tripNow }: Pick<Deps, 'db' | 'tripNow'>,
  userId: number,
): Promise<OwnTripReview[]> {
  const confirmed = await listConfirmed(db, userId);
  const travelled = confirmed.filter((booking) => refusalToReview(booking, tripNow()) === null);
  const written = await listReviewsOfBookings(
    db,
    travelled.map(({ id }) => id),
  );
  return Promise.all(
    travelled.map(async ({ id }) => ({
      bookingId: id,
      path: await reviewPathOf(db, id),
      state: written.find(({ bookingId }) => bookingId === id)?.state ?? 'open',
    })),
  );
}

/** The trip somebody was on, or why there is nothing to review. */
function judge(booking: ReviewableBooking | null, now: Instant): Result<ReviewableBooking, ReviewRefusal> {
  if (!booking) return err('no_such_invitation');
  const refusal = refusalToReview(booking, now);
  return refusal ? err(refusal) : ok(booking);
}

function refusalToReview({ state, returnsOn, agreed }: ReviewableBooking, now: Instant): ReviewRefusal | null {
  return reviewRefusal(state, returnsOn, dayIn(findDestination(agreed.destinationId)?.timeZone ?? 'UTC', now));
}

/** Who may review a trip: whoever has a confirmed booking of it, from the day after the return there. */
type ReviewRefusal = 'no_such_invitation' | 'booking_canceled' | 'trip_not_over';

/** `today` at the destination. Null: nothing is against it. */
function reviewRefusal(state: State, returnsOn: CalendarDay, today: CalendarDay): ReviewRefusal | null {
  if (state === 'cancelled') return 'booking_canceled';
  if (state !== 'confirmed') return 'no_such_invitation';
  return returnsOn < today ? null : 'trip_not_over';
}
