/** Every night: shared plans whose year is over are forgotten, what a model said whose day is, and old counts of use. */
import type { Deps } from '../../kernel/deps.ts';
import { forgetOldUsage } from './actions/planner-insights.ts';
import { deleteOldContributions } from './store/model-answers.ts';
import { deleteEndedPlans } from './store/shared-plans.ts';

export const forgetSharedPlansJob = {
  name: 'planner.forget-shared-plans',
  cron: '40 3 * * *',
  run: async ({ db, now }: Deps) => {
    await deleteOldContributions(db, now());
    await forgetOldUsage({ db, now });
    return deleteEndedPlans(db, now());
  },
} as const;
