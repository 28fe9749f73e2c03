import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import { cardsOf, changeSavedOf, type FindCards, readSavedOf } from './actions/saved.ts';
import { changeSaved, readSaved, readSavedCards } from './contract.ts';
import type { SavedKind } from './rules.ts';

export const savedRoutes = (deps: Deps, find: Readonly<Record<SavedKind, FindCards>>) => [
  route(readSaved, {}, async ({ traveller }) => ok(await readSavedOf(deps, traveller))),
  route(changeSaved, {}, async ({ traveller, input }) => ok(await changeSavedOf(deps, traveller, input))),
  route(readSavedCards, {}, async ({ params }) => ok(await cardsOf(find, params.items))),
];
