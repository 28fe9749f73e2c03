/** Every word around the reviews of a restaurant, where they are written and read. An error without a sentence does not compile. */
import type { ErrorOf } from '../../../shared/endpoint.ts';
import type { writeReview } from '../contract/reviewing.ts';

export const writeErrors = {
  no_such_restaurant: 'This restaurant is no longer in our list.',
  places_silent: 'This restaurant cannot be asked for at the moment. Please send your review again later.',
  too_many_reviews: 'That is a lot of reviews at once. Please try again later.',
  human_check_needed:
    'We receive very many reviews from your connection. Please write this one through the form on our site.',
  human_check_failed: 'The check that guards this form has expired. Please send it once more.',
  too_many_attempts: 'That was a lot of reviews from one connection. Please wait ten minutes and try again.',
} as const satisfies Record<ErrorOf<typeof writeReview>, string>;

export const reviewingCopy = {
  title: 'Customer Reviews',
  add: 'Add Review',
  name: 'Your name',
  rating: 'Rating',
  text: 'Your review',
  submit: 'Submit Review',
  submitting: 'Submitting...',
  cancel: 'Cancel',
  none: 'Nobody has written about this place yet. Be the first.',
  sample: 'Sample',
  samples: 'What a review can look like',
  pending: 'Thank you. Your review is shown once it has been read.',
  sent: 'Review submitted successfully!',
  sentText: 'Thank you for sharing your experience.',
  notSent: 'Failed to submit review',
  tryAgain: 'Please try again.',
} as const;

/** Fixed examples, never part of an average. The fourth is shown where a place has more than a hundred reviews. */
export const sampleReviews = [
  {
    id: 'sample-1',
    authorName: 'Sarah M.',
    rating: 5,
    text: 'Warm welcome, a table by the window, and a fish that tasted of the sea. We stayed longer than we had planned.',
    relativeTimeDescription: '2 weeks ago',
  },
  {
    id: 'sample-2',
    authorName: 'Daniel K.',
    rating: 4,
    text: 'Short menu, everything on it good. It fills up after eight, so come early or book.',
    relativeTimeDescription: '1 month ago',
  },
  {
    id: 'sample-3',
    authorName: 'Amara O.',
    rating: 5,
    text: 'They took the allergy of our daughter seriously and brought her a dessert of her own.',
    relativeTimeDescription: '2 months ago',
  },
  {
    id: 'sample-4',
    authorName: 'Luis F.',
    rating: 4,
    text: 'Fair prices for this part of town, and the staff knew the wines. A little loud on a Saturday.',
    relativeTimeDescription: '3 months ago',
  },
] as const;
