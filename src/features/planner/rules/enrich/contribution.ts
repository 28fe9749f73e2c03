/**
 * All that a model has contributed to one answer: choices out of our lists, ids,
 * and sentences with slots. It is raw: every use holds it against the rules anew.
 */
import * as z from 'zod/mini';
import { Choice } from './choice.ts';
import { Patch } from './patch.ts';
import { Prose } from './prose.ts';

export const Contribution = z.object({
  patch: z.nullable(Patch),
  choice: z.nullable(Choice),
  prose: z.nullable(Prose),
  sources: z.readonly(z.array(z.string().check(z.maxLength(400))).check(z.maxLength(20))),
});
export type Contribution = z.infer<typeof Contribution>;

export const NO_CONTRIBUTION: Contribution = { patch: null, choice: null, prose: null, sources: [] };
