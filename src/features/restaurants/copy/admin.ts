/** What operators read about restaurants. An error without a sentence does not compile. */
import type { ErrorOf } from '../../../shared/endpoint.ts';
import type { Sentence } from '../../../shared/result.ts';
import type * as contract from '../contract/admin.ts';

export const adminMessages = {
  version: 'Say which version of the restaurant was edited',
  name: 'Please shorten the name to 80 characters',
  source: 'There is no such source',
  area: 'We do not know this city',
  kind: 'We do not know this cuisine',
  kinds: 'Please choose at most twelve cuisines',
  state: 'There is no such state',
  restaurantName: 'Say the name in 1 to 120 characters',
  address: 'Please shorten the address to 200 characters',
  description: 'Please shorten the description to 500 characters',
  hours: 'Please shorten the hours to 300 characters',
  hoursNotation: 'Write hours like “Mo-Fr 09:00-17:00; Sa,Su 10:00-18:00” or “24/7”; leave out closed days',
  phone: 'Write the telephone number with digits, at most 60 characters',
  website: 'Write the whole address, beginning with http:// or https://',
  cuisine: 'Say the cuisine in at most 120 characters',
  price: 'The price is a level from 1 to 4',
  diets: 'We do not know this diet',
  stepFree: 'Step-free is yes, no, or not known',
  fact: 'There is no such fact',
  reason: 'Say why in 3 to 300 characters',
} as const;

type AnyError =
  | ErrorOf<typeof contract.listRows>
  | ErrorOf<typeof contract.correctFacts>
  | ErrorOf<typeof contract.undoCorrection>
  | ErrorOf<typeof contract.hideRestaurant>
  | ErrorOf<typeof contract.showRestaurant>
  | ErrorOf<typeof contract.mergeRestaurants>
  | ErrorOf<typeof contract.partRestaurants>;

export const adminErrors = {
  no_such_area: 'We do not know this city.',
  no_such_restaurant: 'There is no such restaurant.',
  changed_meanwhile: 'Somebody has changed this restaurant meanwhile. What it says now is shown beside what you wrote.',
  facts_not_ours: 'The facts of a place of Google Maps may be shown and not kept, so they cannot be corrected.',
  not_corrected: 'This fact is not corrected: it is what the source says.',
  already_hidden: 'This restaurant is hidden already.',
  is_joined: 'This row only lends facts to another one. Hide that one, or part them first.',
  not_hidden: 'This restaurant is not hidden.',
  not_joinable:
    'These two cannot be joined: each must be a shown place of its own, and places of Google Maps join by themselves.',
  not_joined: 'This row is a place of its own.',
} as const satisfies Record<AnyError, Sentence>;
