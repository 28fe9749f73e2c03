/** Questionnaires of our own whose whole answer is judged: what the thirty do not ask for. */
import type { PlannerCase } from './checker/case.ts';
import { people } from './own-answers/people.ts';
import { places } from './own-answers/places.ts';

export const ownAnswers: readonly PlannerCase[] = [...people, ...places];
