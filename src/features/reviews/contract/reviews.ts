/**
 * Reviews over the wire. A visitor sends a name, a rating and a text; when it was
 * written and that a visitor wrote it is the server's to say.
 */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';
import { reviewMessages as messages } from '../copy/validation.ts';
import { REPORT_REASONS } from '../rules/review-limits.ts';

export const ReviewId = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, messages.reviewMissing)),
  z.pipe(z.transform(Number), z.int()),
);

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

export const reportReview = endpoint('POST /api/reviews/:id/reports', {
  who: 'anyone',
  summary: 'Says that somebody should look at a review; saying it twice changes nothing',
  params: z.object({
    id: ReviewId,
  }),
  input: z.object({ reason: z.enum(REPORT_REASONS, messages.reasonMissing) }),
  output: z.object({ reported: z.literal(true) }),
  errors: { no_such_review: 404, too_many_reports: 429 },
  status: 201,
});
