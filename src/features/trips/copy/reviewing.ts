/** Every word around reviewing a trip one was on. */
import type { Sentence } from '../../../shared/result.ts';
import type { OwnTripReview, TripReviewError } from '../contract/reviewing.ts';

export const tripReviewErrors = {
  no_such_invitation: 'This link does not lead to a trip that can be reviewed, or not any more.',
  trip_not_over: 'This trip can be reviewed from the day after the return.',
  booking_canceled: 'This booking was canceled, so there is no trip to review.',
  already_reviewed: 'There is a review for this booking already. Nothing was changed.',
} satisfies Record<TripReviewError, Sentence>;

export const tripReviewCopy = {
  shellTitle: 'Your review',
  title: (trip: string) => `How was ${trip}?`,
  lead: 'Tell the next travelers what was good, what was not, and what they should know.',
  loading: 'Fetching your trip…',
  departure: 'Departure',
  returns: 'Return',
  form: 'Your review',
  stars: 'Rating',
  starsHint: 'One to five stars',
  starLabel: (count: number, word: string) => `${count} ${count === 1 ? 'star' : 'stars'}: ${word}`,
  text: 'In your own words',
  textHint: '10 to 1,000 characters.',
  name: 'Name shown with it',
  nameHint: 'A first name is enough. Everybody can read it.',
  promise:
    'One of us reads each review before it is shown. A low rating is no reason to hold one back; insults, advertising and private details are.',
  send: 'Send review',
  sending: 'Sending...',
  failed: 'Your review was not sent',
  sent: {
    title: 'Thank you for your review',
    pending: 'It is waiting to be read. Once it is published, it stands with the trip, marked “Verified traveler”.',
    shown: 'It is published and stands with the trip, marked “Verified traveler”.',
    hidden: 'It is not shown: it broke a rule for reviews. If you think that is wrong, write to us.',
  },
  yours: 'What you wrote',
  by: (author: string) => `Shown as ${author}`,
  contact: 'Write to us',
  trips: 'See upcoming trips',
  missing: {
    title: 'Nothing to review here',
    text: 'This link does not lead to a trip that can be reviewed. Please check that you copied all of it.',
  },
  refused: 'This trip cannot be reviewed',
  unavailable: { title: 'Your trip could not be fetched', again: 'Try again' },
  own: {
    open: 'Review this trip',
    pending: 'Your review waits to be read',
    shown: 'Your review is published',
    hidden: 'Your review is not shown',
  } satisfies Record<OwnTripReview['state'], string>,
} as const;
