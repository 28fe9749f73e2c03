/** Everything that happens without a visitor: the registry of loops and scheduled jobs. */
import { bookingLoops, bookingWork } from '../features/bookings/jobs.ts';
import { openNextDeparturesJob } from '../features/packages/jobs.ts';
import type { Deps } from './deps.ts';
import { keepSchedule, type Loop, type Running, type ScheduledJob, startLoops, type Work } from './jobs.ts';
import { sweepLimits } from './limits.ts';
import { sweepSessions } from './session.ts';

const sweeping: Loop = {
  name: 'server.sweep',
  everyMs: 600_000,
  run: async ({ db }) => {
    await sweepLimits(db);
    await sweepSessions(db);
  },
};

const schedule: readonly ScheduledJob[] = [openNextDeparturesJob];

const work: readonly Work[] = bookingWork;

/** Loops belong into every web process; they stand aside for one another. */
export function startWorkerLoops(deps: Deps): Running {
  return startLoops([...bookingLoops, sweeping], deps);
}

export function startWorkerSchedule(deps: Deps, databaseUrl: string): Running {
  return keepSchedule({ schedule, work }, deps, databaseUrl);
}
