/** What keeps live places from the list, and one sentence for each way in which asking for restaurants can fail. */
import type { ErrorOf } from '../../../shared/endpoint.ts';
import type { readRestaurant } from '../contract/restaurants.ts';
import type { locate } from '../contract/visitor-location.ts';

/** The notice of the list while it is made of what is stored alone. */
const STORED = 'you see our own list and what has been imported.';

export const livePlacesOff = `Live places are switched off: ${STORED}`;

/** The notices while a service is configured and does not help, by what keeps it from helping. */
export const livePlacesStored = {
  silent: `Live places do not answer at the moment: ${STORED}`,
  busy: `Live places have too much to do and asked us to wait: ${STORED}`,
  refused: `Live places do not take our questions at the moment: ${STORED}`,
  spent: `Today’s questions about live places are used up: ${STORED}`,
} as const;

export const locationErrors = {
  too_many_attempts: 'That was asked too often. Please try again in a few minutes.',
} as const satisfies Record<ErrorOf<typeof locate>, string>;

export const readErrors = {
  no_such_restaurant: 'This restaurant is not in our list.',
  places_silent: 'What is known of this restaurant cannot be asked for at the moment. Please try again later.',
} as const satisfies Record<ErrorOf<typeof readRestaurant>, string>;
