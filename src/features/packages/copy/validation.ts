/** What is said at a field of a package that an operator fills in. */
import { tooLong } from '../../../shared/text-input.ts';

export const fieldFaults = {
  ownRating: 'Our own rating must be a number from 1 to 5 with one decimal, such as 4.8, or stay empty',
  required: 'Required',
  text: 'Please write plain text on one line',
  short: (least: number) => `Please write at least ${least} characters`,
  long: tooLong,
  number: (least: number, most: number) =>
    `Please enter a whole number from ${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US')}`,
  category: 'Please choose a category',
  destination: 'Please choose a destination',
  picture: 'Please upload a picture',
  highlights: (least: number, most: number) => `Please write ${least} to ${most} highlights`,
  features: (least: number, most: number) => `Please write ${least} to ${most} features`,
  atMost: (most: number) => `Please keep to ${most} lines`,
  days: 'Please describe every day: the nights and one more',
  terms: 'Fewer days before the departure must give back less',
  tooManyTerms: (most: number) => `Please keep to ${most} steps`,
  guests: 'A booking cannot take more than a departure has',
  direction: 'Please choose up or down, and past what',
  moment: 'Please enter a day and a time',
  version: 'Please reload the page',
} as const;

export const departureLimits = {
  day: 'Please enter a day',
  state: 'Please choose whether it is on sale',
  version: 'Please reload the page',
  none: 'Please choose a departure',
  many: (most: number) => `Please change at most ${most} departures at once`,
} as const;
