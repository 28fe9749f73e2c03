/** Reviews over HTTP. The contract says what is allowed; this file only says who does the work. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import {
  decide,
  erase,
  type ReviewedRestaurants,
  type ReviewedTrips,
  readQueue,
  readReview,
} from './actions/moderation.ts';
import { report, tripReviewsOf } from './actions/reviews.ts';
import * as moderation from './contract/moderation.ts';
import { reportReview } from './contract/reviews.ts';
import { listTripReviews } from './contract/trip-reviews.ts';
import { moderationErrors } from './copy/moderation.ts';
import { reportErrors } from './copy/reviews.ts';

export const reviewRoutes = (deps: Deps) => [
  route(listTripReviews, {}, async ({ params, query }) => ok(await tripReviewsOf(deps, params.id, query.before))),
  route(reportReview, reportErrors, ({ params, input, client }) => report(deps, params.id, input, client.address)),
];

/** Reviews over HTTP, as operators decide about them. */
export const reviewAdminRoutes = (
  given: Deps,
  reviewed: { readonly trips: ReviewedTrips; readonly restaurants: ReviewedRestaurants },
  deps = { ...given, ...reviewed },
) => [
  route(moderation.listQueue, {}, async ({ query }) => ok(await readQueue(deps, query))),
  route(moderation.readReview, moderationErrors, ({ params }) => readReview(deps, params.id)),
  route(moderation.moderateReview, moderationErrors, ({ operator, params, input }) =>
    decide(deps, operator, params.id, input),
  ),
  route(moderation.eraseReview, moderationErrors, ({ operator, params }) => erase(deps, operator, params.id)),
];
