/** What of an answer is counted: the kind it is of, and the words it did not use. */
import type { AnswerKind } from '../contract/planner-insights.ts';
import type { Reading } from './reading.ts';

/** What a list of words needs, and what keeps addresses, numbers and names of accounts out of it. */
const WORD = /^\p{L}[\p{L}'’-]{1,23}$/u;
const MOST_WORDS = 12;

/** What is counted of an answer, on either side of the wire. */
export interface CountedAnswer {
  readonly interpretation: Pick<Reading, 'destinationMode' | 'unused'>;
  readonly recommendations: readonly { readonly plan: { readonly cost: { readonly verdict: string } } }[];
}

export function answerKindOf({ interpretation, recommendations }: CountedAnswer): AnswerKind {
  if (interpretation.destinationMode === 'uncovered') return 'elsewhere';
  return recommendations.every(({ plan }) => plan.cost.verdict === 'over') ? 'over' : 'within';
}

/** Single words in small letters, each once. */
export function unusedWordsOf(unused: Reading['unused']): string[] {
  const words = unused.flatMap(({ text }) => text.toLowerCase().normalize('NFC').split(/\s+/));
  return [...new Set(words.filter((word) => WORD.test(word)))].slice(0, MOST_WORDS);
}
