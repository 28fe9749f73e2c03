/** Reviews of a restaurant. A visitor sends a name, a rating and a text; when it was written is the server's to say. */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';
import { HUMAN_ERRORS, HumanProof } from '../../../shared/human-check.ts';
import { NewReview, RestaurantId } from '../../reviews/contract/forms.ts';
import { Review, ReviewId } from '../../reviews/contract/reviews.ts';

const SentReview = z.extend(NewReview, { humanProof: HumanProof });
export type SentReview = z.infer<typeof SentReview>;

export const listReviews = endpoint('GET /api/reviews', {
  who: 'anyone',
  summary: 'What visitors say about a restaurant, the newest hundred first; with `before`, those before that review',
  query: z.object({
    restaurantId: RestaurantId,
    before: z.optional(ReviewId),
  }),
  output: z.array(Review),
});

export const writeReview = endpoint('POST /api/reviews', {
  who: 'anyone',
  summary: 'Says something about a restaurant',
  input: SentReview,
  output: z.extend(Review, {
    /** Pending waits for one of us to read it. */
    state: z.enum(['shown', 'pending']),
    /** Of the restaurant, with this review when it is shown. */
    aggregatedRating: z.number(),
    totalReviews: z.int(),
  }),
  errors: { no_such_restaurant: 404, places_silent: 503, too_many_reviews: 429, ...HUMAN_ERRORS },
  status: 201,
});
