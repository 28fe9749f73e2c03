/** Tells the server how far a plan came: a count, without the plan. One that does not arrive is one less. */
import { call } from '../../../web/api-client.ts';
import { type AnswerKind, countPlanStep } from '../contract/planner-insights.ts';

export function countStep(step: 'opened' | 'followed', answer: AnswerKind): void {
  call(countPlanStep, { input: { step, answer } }).catch(() => undefined);
}
