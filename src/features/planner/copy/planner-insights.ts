/** What an operator reads of what wishes used, and one sentence for every named error. */
import type { AnswerKind, ForgetWordError, PlanStep, PlanStepError } from '../contract/planner-insights.ts';

export const usageErrors = {
  too_many_requests: 'That was counted often enough.',
  no_such_word: 'This word is not on the list any more.',
} satisfies Record<PlanStepError | ForgetWordError, string>;

export const usageCopy = {
  title: 'Wishes',
  words: {
    title: 'Words the agent did not use',
    lead: 'Words alone, each written by at least three visitors. Their texts are not kept, and nobody can tell who wrote them.',
    word: 'Word',
    visitors: 'Visitors',
    lastSeen: 'Last seen',
    forget: 'Forget',
    forgetLabel: (word: string) => `Forget “${word}”`,
    forgotten: (word: string) => `“${word}” is off the list. It comes back when three visitors write it again.`,
    empty: 'No word of at least three visitors was left unused.',
  },
  steps: {
    title: 'How far plans were followed',
    lead: 'Answers of the last 30 days, and what came after. A visitor may do each more than once.',
    answer: 'The answer was',
    heads: {
      answered: 'Answers',
      changed: 'Changed',
      opened: 'Opened in full',
      shared: 'Shared',
      followed: 'Links followed',
    } satisfies Record<PlanStep, string>,
    answers: {
      within: 'A plan within the budget',
      over: 'Over the budget',
      elsewhere: 'Another place than asked for',
    } satisfies Record<AnswerKind, string>,
  },
} as const;
