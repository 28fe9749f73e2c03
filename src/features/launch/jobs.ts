/** Who asked for word of the launch gets it: one email, once the day has come everywhere. */
import type { ScheduledJob } from '../../kernel/scheduler.ts';
import { tellOfLaunch } from './actions.ts';

export const tellOfLaunchJob: ScheduledJob = {
  name: 'launch.tell',
  cron: '10 * * * *',
  run: (deps) => tellOfLaunch(deps),
};
