/** What is said where a review, a report or a decision cannot be taken; the server and the forms say the same. */
export const reviewMessages = {
  restaurantMissing: 'Restaurant ID is required',
  packageMissing: 'There is no such package',
  nameMissing: 'Name is required',
  nameLong: 'Name must be less than 50 characters',
  ratingLow: 'Rating must be at least 1 star',
  ratingWhole: 'Rating must be a whole number from 1 to 5',
  ratingHigh: 'Rating cannot exceed 5 stars',
  textShort: 'Review must be at least 10 characters',
  textLong: 'Review must be less than 1000 characters',
  reviewMissing: 'There is no such review',
  reasonMissing: 'Please say what is wrong with it',
} as const;

export const moderationMessages = {
  queue: 'There is no such queue',
  day: 'Please choose a day',
  sought: 'Please look for less than 100 characters',
  review: 'There is no such review',
  state: 'Please say whether it is shown or hidden',
  reason: 'Please choose a reason',
  words: 'Please say it in your own words',
  wordsLong: 'Please keep this under 500 characters',
  version: 'Please say which version this was decided from',
} as const;
