/** Reviews of packages over the wire. */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';
import { reviewMessages as messages } from '../copy/validation.ts';
import { Review, ReviewId } from './reviews.ts';

/**
 * Reviews of a package, by people who were on it. Who may write one is for bookings to say; here is what they write and
 * what everybody reads.
 */
export const TripReview = z.extend(
  z.pick(Review, { id: true, authorName: true, rating: true, text: true, time: true, relativeTimeDescription: true }),
  {
    packageId: z.string(),
    /** A confirmed booking of this trip, which had ended when it was written. */
    verifiedTraveler: z.literal(true),
  },
);
export type TripReview = z.infer<typeof TripReview>;

export const listTripReviews = endpoint('GET /api/trip-packages/:id/reviews', {
  who: 'anyone',
  summary: 'What travelers say about a package, the newest hundred first; with `before`, those before that review',
  params: z.object({ id: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, messages.packageMissing)) }),
  query: z.object({ before: z.optional(ReviewId) }),
  output: z.array(TripReview),
});
