/** What was said for a question in the answer to another one: a whole wish in one sentence. */

import type { Questionnaire } from '../questionnaire.ts';
import type { Reading } from '../reading.ts';

const QUESTION_OF: Readonly<Record<string, 'dates' | 'budget' | 'travelers'>> = {
  dates: 'dates',
  nights: 'dates',
  budget: 'budget',
  party: 'travelers',
};
const FLIGHTS: Readonly<Record<string, string>> = { included: ', with flights', excluded: ', without flights' };

export type CrossFieldAnswers = Partial<Record<'dates' | 'budget' | 'travelers', string>>;

/**
 * Only for questions that are empty. Dates are given back as they were written, since a month is less than a day of it;
 * money and people as they were read, since the words around a number say whose it is.
 */
export function crossFieldAnswers(texts: Questionnaire, { readings, budget }: Reading): CrossFieldAnswers {
  const answers: CrossFieldAnswers = {};
  for (const { part, value, span } of readings.toSorted((a, b) => a.span.from - b.span.from)) {
    const question = Object.hasOwn(QUESTION_OF, part) ? QUESTION_OF[part] : undefined;
    if (!question || texts[question].trim() !== '') continue;
    const said = question === 'dates' ? texts[span.field].slice(span.from, span.to) : value;
    const before = answers[question];
    if (!before) answers[question] = said;
    else if (!before.split(', ').includes(said)) answers[question] = `${before}, ${said}`;
  }
  if (answers.budget) answers.budget += FLIGHTS[budget.flights] ?? '';
  return answers;
}
