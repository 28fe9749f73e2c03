/** Every night: shared plans whose year is over are forgotten, and what a model said whose day is. */
import type { Deps } from '../../kernel/deps.ts';
import { deleteEndedPlans, deleteOldContributions } from './store.ts';

export const forgetSharedPlansJob = {
  name: 'planner.forget-shared-plans',
  cron: '40 3 * * *',
  run: async ({ db, now }: Deps) => {
    await deleteOldContributions(db, now());
    return deleteEndedPlans(db, now());
  },
} as const;
