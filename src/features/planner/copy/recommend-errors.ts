/** What the agent says instead of an answer. */
import type { RecommendError } from '../contract/recommend.ts';

export const noAnswerCopy = {
  errors: {
    too_many_requests: 'That was a lot of questions in one minute. Please wait a moment and ask again.',
  } satisfies Record<RecommendError, string>,
} as const;
