/** Reviews over HTTP. The contract says what is allowed; this file only says who does the work. */
import type { Deps } from '../../../kernel/deps.ts';
import { route } from '../../../kernel/http/route.ts';
import { ok } from '../../../shared/result.ts';
import { report, reviewsOf, write } from '../actions/reviews.ts';
import { tripReviewsOf } from '../actions/trip-reviews.ts';
import { listReviews, reportReview, writeReview } from '../contract/reviews.ts';
import { listTripReviews } from '../contract/trip-reviews.ts';
import { reportErrors, writeErrors } from '../copy/reviews.ts';

export const reviewRoutes = (deps: Deps) => [
  route(listTripReviews, {}, async ({ params, query }) => ok(await tripReviewsOf(deps, params.id, query.before))),
  route(listReviews, {}, async ({ query }) => ok(await reviewsOf(deps, query))),
  route(writeReview, writeErrors, ({ input, client }) => write(deps, input, client.address)),
  route(reportReview, reportErrors, ({ params, input, client }) => report(deps, params.id, input, client.address)),
];
