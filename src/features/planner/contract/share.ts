/** A plan that can be shown to others, over the wire. It is planned anew from the wish and its changes: nobody can publish a text of their own here. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint, type InputOf } from '../../../shared/endpoint.ts';
import { FileAnswer } from '../../../shared/file-answer.ts';
import { questions } from './questionnaire.ts';
import { Recommendation } from './recommend.ts';

const token = z.object({ token: z.string().check(z.maxLength(64)) });

export const sharePlan = endpoint('POST /api/plans', {
  who: 'anyone',
  summary: 'Keeps one recommendation of a wish under a link that anybody can open',
  input: z.object({
    ...questions,
    learning: z.optional(z.boolean()),
    /** What was changed since the first answer, in order; planned again one after the other. */
    changes: z._default(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(40, 'At most 40 changes')), []),
    /** After which of the changes (0: before the first) the better answer was taken instead of the built-in one. */
    improved: z._default(z.array(z.int().check(z.gte(0), z.lte(40))).check(z.maxLength(41)), []),
    recommendationId: z.string().check(z.maxLength(200)),
  }),
  output: z.object({ token: z.string() }),
  status: 201,
  errors: { no_such_recommendation: 404, too_many_requests: 429 },
});
export type PlanToShare = InputOf<typeof sharePlan>;
export type SharePlanError = ErrorOf<typeof sharePlan>;

export const readSharedPlan = endpoint('GET /api/plans/:token', {
  who: 'anyone',
  summary: 'A shared plan',
  params: token,
  output: Recommendation,
  errors: { no_such_plan: 404 },
});
export type SharedPlanError = ErrorOf<typeof readSharedPlan>;

export const planCalendar = endpoint('GET /api/plans/:token/calendar', {
  who: 'anyone',
  summary: 'A shared plan as a calendar file',
  params: token,
  produces: 'text/calendar',
  output: FileAnswer,
  errors: { no_such_plan: 404 },
});
