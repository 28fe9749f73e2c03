/** One sentence for every named error of sharing a plan. */
import type { SharedPlanError, SharePlanError } from '../contract/share.ts';

export const sharingErrors = {
  too_many_requests: 'That is a lot of links. Please wait a while and try again.',
  no_such_recommendation: 'This recommendation cannot be found any more. Please ask for it again.',
  no_such_plan: 'This plan is not shared, or not any more.',
} satisfies Record<SharePlanError | SharedPlanError, string>;
