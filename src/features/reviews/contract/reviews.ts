/**
 * Reviews over the wire. A visitor sends a name, a rating and a text; when it was
 * written and that a visitor wrote it is the server's to say.
 */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';
import { HUMAN_ERRORS, HumanProof } from '../../../shared/human-check.ts';
import { storable } from '../../../shared/text.ts';
import { messages } from '../copy/reviews.ts';
import { AUTHOR_MAX, REPORT_REASONS, TEXT_MAX, TEXT_MIN } from '../rules/limits.ts';

export const reviewId = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, messages.reviewMissing)),
  z.pipe(z.transform(Number), z.int()),
);
const words = (missing: string) => z.string(missing).check(z.overwrite(storable));

/** What is no whole number is missing, below, above or between stars, or no number at all. */
function ratingFault(given: unknown): string {
  if (given === undefined || (typeof given === 'number' && !(given >= 1))) return messages.ratingLow;
  return typeof given === 'number' && given > 5 ? messages.ratingHigh : messages.ratingWhole;
}

export const NewReview = z.object({
  restaurantId: words(messages.restaurantMissing).check(
    z.minLength(1, messages.restaurantMissing),
    z.maxLength(200, messages.restaurantMissing),
  ),
  authorName: words(messages.nameMissing).check(
    z.minLength(1, messages.nameMissing),
    z.maxLength(AUTHOR_MAX, messages.nameLong),
  ),
  rating: z
    .int({ error: ({ input }) => ratingFault(input) })
    .check(z.gte(1, messages.ratingLow), z.lte(5, messages.ratingHigh)),
  text: words(messages.textShort).check(
    z.minLength(TEXT_MIN, messages.textShort),
    z.maxLength(TEXT_MAX, messages.textLong),
  ),
});
export type NewReview = z.infer<typeof NewReview>;

const SentReview = z.extend(NewReview, { humanProof: HumanProof });
export type SentReview = z.infer<typeof SentReview>;

export const Review = z.object({
  id: z.int(),
  restaurantId: z.string(),
  authorName: z.string(),
  authorProfilePhotoUrl: z.nullable(z.string()),
  rating: z.int(),
  text: z.string(),
  /** ISO 8601. */
  time: z.string(),
  /** "2 days ago". */
  relativeTimeDescription: z.string(),
  isUserGenerated: z.boolean(),
});
export type Review = z.infer<typeof Review>;

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/reviews',
  who: 'anyone',
  summary: 'What visitors say about a restaurant, the newest hundred first; with `before`, those before that review',
  query: z.object({
    restaurantId: words(messages.restaurantMissing).check(
      z.minLength(1, messages.restaurantMissing),
      z.maxLength(200, messages.restaurantMissing),
    ),
    before: z.optional(reviewId),
  }),
  output: z.array(Review),
  errors: {},
});

export const writeReview = endpoint({
  method: 'POST',
  path: '/api/reviews',
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

export const reportReview = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/reports',
  who: 'anyone',
  summary: 'Says that somebody should look at a review; saying it twice changes nothing',
  params: z.object({
    id: reviewId,
  }),
  input: z.object({ reason: z.enum(REPORT_REASONS, messages.reasonMissing) }),
  output: z.object({ reported: z.literal(true) }),
  errors: { no_such_review: 404, too_many_reports: 429 },
  status: 201,
});
