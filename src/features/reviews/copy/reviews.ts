/** Every word of the restaurants page, and around the reviews of a trip, that is not data. An error without a sentence does not compile. */
import type { ErrorOf } from '../../../shared/endpoint.ts';
import type { reportReview, writeReview } from '../contract/reviews.ts';
import type { ReportReason } from '../rules/review-limits.ts';

export const writeErrors = {
  no_such_restaurant: 'This restaurant is no longer in our list.',
  places_silent: 'This restaurant cannot be asked for at the moment. Please send your review again later.',
  too_many_reviews: 'That is a lot of reviews at once. Please try again later.',
  human_check_needed:
    'We receive very many reviews from your connection. Please write this one through the form on our site.',
  human_check_failed: 'The check that guards this form has expired. Please send it once more.',
  too_many_attempts: 'That was a lot of reviews from one connection. Please wait ten minutes and try again.',
} as const satisfies Record<ErrorOf<typeof writeReview>, string>;

export const reportErrors = {
  no_such_review: 'This review is not shown any more.',
  too_many_reports: 'That is a lot of reports at once. Please try again later.',
} as const satisfies Record<ErrorOf<typeof reportReview>, string>;

function miles(count: number): string {
  return count === 1 ? '1 mile' : `${count} miles`;
}

export const reviewsCopy = {
  /** In the browser's tab, as `web/pages.ts` says it. */
  pageTitle: 'Top restaurants near you',
  title: 'Top Restaurants Near You',
  subtitle: (radius: number) => `Discover the best dining experiences within ${miles(radius)}`,
  detected: (radius: number) => `Location detected • Searching within ${miles(radius)}`,
  near: (city: string, radius: number) => `Searching within ${miles(radius)} of ${city}`,
  loading: 'Finding the best restaurants near you...',
  needsScript: 'Finding what is near you needs JavaScript, which is switched off in this browser.',
  failed: 'Failed to fetch restaurants',
  noLocation: 'No location available',
  again: 'Try Again',
  top: 'Top 10 Restaurants in Your Area',
  hint: 'The owner of this site can enable Google Places or another places service for live results.',
  empty: {
    title: 'No restaurants found in your area',
    hint: 'Try to expand the radius, take a filter away, or check your location settings.',
    widen: 'Search within 25 miles',
    clear: 'Clear the filters',
  },
  location: {
    title: 'Location Required',
    text: 'Unable to determine your precise location. Please enable location services in your browser and try again, or manually search for your area.',
    again: 'Try Again',
    search: 'Search for your area',
    field: 'City',
    placeholder: 'Kyoto, Chicago, Lisbon',
    find: 'Show restaurants',
    none: 'We do not know this city. Try a larger one nearby.',
    failed: 'The cities could not be searched. Please try again.',
    ours: 'Places we have a list for',
    elsewhere: 'Search elsewhere',
  },
  card: {
    place: (place: number) => `Number ${place}`,
    miles: (miles: number) => `${miles.toFixed(1)} miles`,
    here: 'Distance',
    reviews: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'review' : 'reviews'}`,
    google: 'on Google Maps',
    withGoogle: 'with Google Maps',
    price: 'Price level',
    unknownPrice: 'Price not known',
    why: 'Why this rank',
    reason: {
      quality: 'Rating, weighted',
      forPick: 'One of our tables',
      forReviews: 'Many reviews',
      forDistance: 'The way there',
      total: 'Rank value',
    },
    whyText:
      'Google’s figure, where it is shown, counts as five reviews; where there is none, five reviews of 3.5 stars stand in for it. One of our own tables stands three quarters of a star higher in the order, less with each review: that is no rating. Every mile costs 0.08 stars.',
  },
  filters: {
    title: 'Narrow the list',
    chosen: (count: number) => (count === 1 ? '1 chosen' : `${count} chosen`),
    cuisine: 'Cuisine',
    anyCuisine: 'Any cuisine',
    price: 'Price up to',
    anyPrice: 'Any price',
    diet: 'Diet',
    anyDiet: 'Any diet',
    radius: 'Within',
    miles,
    openNow: 'Open now',
    stepFree: 'Step-free',
    text: 'Name or dish',
    clear: 'Clear filters',
    searching: 'Searching anew with these filters...',
    found: (count: number) => (count === 1 ? '1 restaurant found' : `${count} restaurants found`),
  },
  map: {
    title: 'Where they are',
    jump: 'See them on the map',
    label: (count: number) => `Map of the ${count} restaurants around you`,
    you: 'You',
    north: 'N',
    ring: (miles: number) => `${miles} mi`,
    dot: (place: number, name: string) => `${place}. ${name}`,
    nearer: 'Zoom in',
    further: 'Zoom out',
    /** When somebody scrolls over it: the page goes on. */
    withKey: 'Use Ctrl + scroll to zoom the map',
    withCommand: 'Use ⌘ + scroll to zoom the map',
    withFingers: 'Use two fingers to move the map',
  },
  detail: {
    back: 'Back to Results',
    gone: 'Restaurant Not Found',
    goneText: 'This restaurant is not in our list any more.',
    silent: 'Not available at the moment',
    address: 'Address',
    noAddress: (latitude?: number, longitude?: number) =>
      latitude === undefined || longitude === undefined
        ? 'Address not known'
        : `Address not known; it lies at ${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
    phone: 'Phone',
    website: 'Website',
    visit: 'Visit Website',
    distance: 'Distance',
    hours: 'Hours',
    hoursNote: 'Hours as written:',
    coming: 'For the seven days from today: weeks differ through the year.',
    localTime: 'In the restaurant’s own time.',
    holidays: 'Hours may differ on public holidays.',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    amenities: 'Amenities',
    reserve: 'Make a Reservation',
    reserveText: 'Nothing is booked here: the buttons lead to the restaurant or to a reservation provider’s search.',
    book: 'Book via OpenTable',
    call: 'Call Restaurant',
    asOf: (when: string) => `As of ${when}`,
    ageUnknown: 'Age of the data unknown',
    googleRatings: (rating: number, count: number) =>
      `${rating.toFixed(1)} of 5 from ${count.toLocaleString('en-US')} ratings`,
    onGoogle: 'See it there',
  },
  reviews: {
    title: 'Customer Reviews',
    add: 'Add Review',
    name: 'Your name',
    rating: 'Rating',
    ratings: { 5: '5 - Excellent', 4: '4 - Very Good', 3: '3 - Good', 2: '2 - Fair', 1: '1 - Poor' },
    text: 'Your review',
    submit: 'Submit Review',
    submitting: 'Submitting...',
    cancel: 'Cancel',
    loading: 'Loading reviews...',
    failed: 'The reviews could not be loaded.',
    more: 'Show more reviews',
    none: 'Nobody has written about this place yet. Be the first.',
    recently: 'Recently',
    sample: 'Sample',
    samples: 'What a review can look like',
    pending: 'Thank you. Your review is shown once it has been read.',
    sent: 'Review submitted successfully!',
    sentText: 'Thank you for sharing your experience.',
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
    notSent: 'Failed to submit review',
    tryAgain: 'Please try again.',
  },
  rights: 'All rights reserved.',
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

/** Every word around the reviews of a trip, where they are read. */
export const tripReviewsCopy = {
  title: 'Reviews by travelers',
  lead: 'Only people who were on this trip can write here. The newest comes first.',
  none: 'Nobody has reviewed this trip yet.',
  verified: 'Verified traveler',
} as const;
