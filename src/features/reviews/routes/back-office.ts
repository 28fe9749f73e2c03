/** Reviews over HTTP, as operators decide about them. */
import type { Deps } from '../../../kernel/deps.ts';
import { route } from '../../../kernel/http/route.ts';
import { ok } from '../../../shared/result.ts';
import { decide, erase, listedQueue, readReview, type Trips } from '../actions/moderate.ts';
import * as moderation from '../contract/moderation.ts';
import { decisionErrors } from '../copy/moderation.ts';

export const reviewDeskRoutes = (given: Deps, trips: Trips, deps = { ...given, trips }) => [
  route(moderation.listQueue, {}, async ({ query }) => ok(await listedQueue(deps, query))),
  route(moderation.readReview, decisionErrors, ({ params }) => readReview(deps, params.id)),
  route(moderation.decideReview, decisionErrors, ({ operator, params, input }) =>
    decide(deps, operator, params.id, input),
  ),
  route(moderation.eraseReview, decisionErrors, ({ operator, params }) => erase(deps, operator, params.id)),
];
