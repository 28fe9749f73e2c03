/** Every word of reviews themselves, whatever they are about. An error without a sentence does not compile. */
import type { ErrorOf } from '../../../shared/endpoint.ts';
import type { reportReview } from '../contract/reviews.ts';
import type { ReportReason } from '../rules/review-limits.ts';

export const reportErrors = {
  no_such_review: 'This review is not shown any more.',
  too_many_reports: 'That is a lot of reports at once. Please try again later.',
} as const satisfies Record<ErrorOf<typeof reportReview>, string>;

export const reviewsCopy = {
  ratings: { 5: '5 - Excellent', 4: '4 - Very Good', 3: '3 - Good', 2: '2 - Fair', 1: '1 - Poor' },
  loading: 'Loading reviews...',
  failed: 'The reviews could not be loaded.',
  again: 'Try Again',
  more: 'Show more reviews',
  recently: 'Recently',
  report: {
    open: 'Report',
    about: (author: string) => `Report the review by ${author}`,
    title: 'What is wrong with this review?',
    reasons: {
      untrue: 'It is not true, or about another place',
      rude: 'It insults or threatens somebody',
      advertising: 'It advertises something',
      personal: 'It tells something private of a person',
    } satisfies Record<ReportReason, string>,
    send: 'Report it',
    sending: 'Reporting...',
    cancel: 'Cancel',
    thanks: 'Thank you. The review waits to be looked at.',
  },
} as const;

/** Every word around the reviews of a trip, where they are read. */
export const tripReviewsCopy = {
  title: 'Reviews by travelers',
  lead: 'Only people who were on this trip can write here. The newest comes first.',
  none: 'Nobody has reviewed this trip yet.',
  verified: 'Verified traveler',
} as const;
