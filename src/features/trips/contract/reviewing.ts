/** Reviewing a trip one was on, as it crosses the wire: by the link of an email, which one also finds in one's own trips. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { ReviewWords } from '../../reviews/contract/forms.ts';

const ReviewState = z.enum(['pending', 'shown', 'hidden']);

/** What whoever has the link reads: nothing about who travelled, what it cost, or the booking. */
export const ReviewInvitation = z.object({
  trip: z.object({
    name: z.string(),
    location: z.string(),
    image: z.string(),
    imageAlt: z.string(),
    departsOn: z.string(),
    returnsOn: z.string(),
  }),
  /** What was written; null: nothing yet. */
  review: z.nullable(z.extend(ReviewWords, { state: ReviewState })),
});
export type ReviewInvitation = z.infer<typeof ReviewInvitation>;

const key = z.object({ key: z.string() });
const NOT_NOW = { no_such_invitation: 404, trip_not_over: 409, booking_canceled: 409 } as const;

export const readReviewInvitation = endpoint('GET /api/trip-reviews/:key', {
  who: 'anyone',
  summary: 'The trip that the link of a letter lets one review',
  params: key,
  output: ReviewInvitation,
  errors: NOT_NOW,
});

export const writeTripReview = endpoint('POST /api/trip-reviews/:key', {
  who: 'anyone',
  summary: 'Reviews a trip, once for each booking; a person reads it before it is shown',
  params: key,
  input: ReviewWords,
  output: z.object({ state: z.literal('pending') }),
  status: 201,
  errors: { ...NOT_NOW, already_reviewed: 409 },
});
export type TripReviewError = ErrorOf<typeof writeTripReview>;

export const OwnTripReview = z.object({
  bookingId: z.int(),
  /** The page on which it is written and read. */
  path: z.string(),
  /** `open`: not written yet. */
  state: z.enum(['open', ...ReviewState.options]),
});
export type OwnTripReview = z.infer<typeof OwnTripReview>;

export const listOwnTripReviews = endpoint('GET /api/trip-reviews', {
  who: 'traveller',
  summary: 'The traveller’s own trips that may be reviewed, or are',
  output: z.array(OwnTripReview),
});
