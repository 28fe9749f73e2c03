/** What operators read about restaurants. An error without a sentence does not compile. */
import type { ErrorOf } from '../../../shared/endpoint.ts';
import type { Sentence } from '../../../shared/result.ts';
import type * as contract from '../contract/admin.ts';

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
