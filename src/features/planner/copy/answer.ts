/** What the agent says instead of an answer. */
import type { RecommendError } from '../contract/recommend.ts';

export const answerCopy = {
  errors: {
    too_many_requests: 'That were many questions in a minute. Please take a breath and ask again.',
  } satisfies Record<RecommendError, string>,
} as const;
