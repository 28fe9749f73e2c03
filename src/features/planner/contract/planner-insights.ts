/** What wishes used and the agent did not, and how far plans were followed: counted without texts and without persons. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';

/** How far a plan came; the first two are counted where they are answered. */
export const PLAN_STEPS = ['answered', 'changed', 'opened', 'shared', 'followed'] as const;
export type PlanStep = (typeof PLAN_STEPS)[number];
/** What the answer said of the wish: a plan within the budget, none within it, or another place than the one asked for. */
export const ANSWER_KINDS = ['within', 'over', 'elsewhere'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

export const countPlanStep = endpoint('POST /api/ai/plan-steps', {
  who: 'anyone',
  summary: 'Counts that a plan was opened in full, or that a link of it was followed',
  input: z.object({ step: z.enum(['opened', 'followed']), answer: z.enum(ANSWER_KINDS) }),
  output: z.object({}),
  errors: { too_many_requests: 429 },
});
export type PlanStepError = ErrorOf<typeof countPlanStep>;

const count = z.int();
export const listUsage = endpoint('GET /api/admin/wishes', {
  who: 'operator',
  summary: 'Words that wishes used and the agent did not, and the steps of the plans of thirty days',
  output: z.object({
    words: z.array(z.object({ word: z.string(), visitors: count, lastSeenOn: z.string() })),
    steps: z.array(z.object({ answer: z.enum(ANSWER_KINDS), counts: z.record(z.enum(PLAN_STEPS), count) })),
  }),
});

export const forgetUnusedWord = endpoint('POST /api/admin/wishes/forget', {
  who: 'operator',
  summary: 'Takes a word from the list, for one that is understood now or means nothing',
  input: z.object({ word: z.string().check(z.minLength(1), z.maxLength(40)) }),
  output: z.object({}),
  errors: { no_such_word: 404 },
});
export type ForgetWordError = ErrorOf<typeof forgetUnusedWord>;
