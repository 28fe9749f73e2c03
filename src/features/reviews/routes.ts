/** Reviews over HTTP. The contract says what is allowed; this file only says who does the work. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import { decide, erase, listedQueue, readReview, type Trips } from './actions/moderation.ts';
import { report, reviewsOf, tripReviewsOf, write } from './actions/reviews.ts';
import * as moderation from './contract/moderation.ts';
import { listReviews, listTripReviews, reportReview, writeReview } from './contract/reviews.ts';
import { decisionErrors } from './copy/moderation.ts';
import { reportErrors, writeErrors } from './copy/reviews.ts';

export const reviewRoutes = (deps: Deps) => [
  route(listTripReviews, {}, async ({ params, query }) => ok(await tripReviewsOf(deps, params.id, query.before))),
  route(listReviews, {}, async ({ query }) => ok(await reviewsOf(deps, query))),
  route(writeReview, writeErrors, ({ input, client }) => write(deps, input, client.address)),
  route(reportReview, reportErrors, ({ params, input, client }) => report(deps, params.id, input, client.address)),
];

/** Reviews over HTTP, as operators decide about them. */
export const reviewAdminRoutes = (given: Deps, trips: Trips, deps = { ...given, trips }) => [
  route(moderation.listQueue, {}, async ({ query }) => ok(await listedQueue(deps, query))),
  route(moderation.readReview, decisionErrors, ({ params }) => readReview(deps, params.id)),
  route(moderation.decideReview, decisionErrors, ({ operator, params, input }) =>
    decide(deps, operator, params.id, input),
  ),
  route(moderation.eraseReview, decisionErrors, ({ operator, params }) => erase(deps, operator, params.id)),
];
