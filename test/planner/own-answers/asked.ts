/** A questionnaire of our own and what its answer must be. */
import { EMPTY_WISH, type Questionnaire } from '../../../src/features/planner/rules/questionnaire.ts';
import type { PlannerCase } from '../checker/case.ts';

export const asked = (
  id: string,
  texts: Partial<Questionnaire>,
  expect: Omit<PlannerCase['expect'], 'status'>,
): PlannerCase => ({
  id,
  tags: [],
  input: { ...EMPTY_WISH, ...texts },
  expect: { status: [200], ...expect },
});
