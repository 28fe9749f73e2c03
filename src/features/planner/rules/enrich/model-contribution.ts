/**
 * All that a model has contributed to one answer: choices out of our lists, ids,
 * and sentences with slots. It is raw: every use holds it against the rules anew.
 */
import * as z from 'zod/mini';
import { ModelChoice } from './model-choice.ts';
import { ModelProse } from './model-prose.ts';
import { ModelReading } from './model-reading.ts';

export const ModelContribution = z.object({
  patch: z.nullable(ModelReading),
  choice: z.nullable(ModelChoice),
  prose: z.nullable(ModelProse),
  sources: z.readonly(z.array(z.string().check(z.maxLength(400))).check(z.maxLength(20))),
});
export type ModelContribution = z.infer<typeof ModelContribution>;

export const NO_CONTRIBUTION: ModelContribution = { patch: null, choice: null, prose: null, sources: [] };
