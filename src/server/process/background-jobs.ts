/** Everything that happens without a visitor: the registry of loops and scheduled jobs. */
import { bookingJobs, bookingLoops } from '../../features/bookings/jobs.ts';
import { findBooked } from '../../features/bookings/store/read-bookings.ts';
import { enquiryJobs, enquiryLoops, forgetOldEnquiriesJob } from '../../features/enquiries/jobs.ts';
import { tellOfLaunchJob } from '../../features/launch/jobs.ts';
import { forgetMessagesJob, messageJobs } from '../../features/messages/jobs.ts';
import { openNextDeparturesJob, packageLoops, sweepPicturesJob } from '../../features/packages/jobs.ts';
import { paymentLoops } from '../../features/payments/jobs.ts';
import { forgetSharedPlansJob } from '../../features/planner/jobs.ts';
import { restaurantJobs, restaurantLoops } from '../../features/restaurants/jobs.ts';
import { isImportFile } from '../../features/restaurants/store/sent-imports.ts';
import { forgetEndedJob, forgetTravellersJob, tripJobs, tripLoops } from '../../features/trips/jobs.ts';
import { forgetWaitingJob, waitlistJobs, waitlistLoops } from '../../features/waitlist/jobs.ts';
import { forgetOldBounces } from '../../kernel/bounces.ts';
import type { Deps } from '../../kernel/deps.ts';
import { sweepLimits } from '../../kernel/rate-limiter.ts';
import {
  keepSchedule,
  type Loop,
  type Running,
  type ScheduledJob,
  startLoops,
  type Work,
} from '../../kernel/scheduler.ts';
import { stayingSeen } from '../../kernel/server-instances.ts';
import { sweepSessions } from '../../kernel/sessions/session.ts';

const sweeping: Loop = {
  name: 'server.sweep',
  everyMs: 600_000,
  run: async ({ db }) => {
    await sweepLimits(db);
    await sweepSessions(db);
    await forgetOldBounces(db);
  },
};

const schedule: readonly ScheduledJob[] = [
  openNextDeparturesJob,
  sweepPicturesJob,
  forgetSharedPlansJob,
  forgetOldEnquiriesJob,
  tellOfLaunchJob,
  forgetEndedJob,
  forgetTravellersJob,
  forgetWaitingJob,
  forgetMessagesJob,
];

const work: readonly Work[] = [
  ...bookingJobs,
  ...tripJobs,
  ...waitlistJobs,
  ...enquiryJobs,
  ...restaurantJobs,
  ...messageJobs,
];

/** Loops belong into every web process; they stand aside for one another. */
export function startWorkerLoops(deps: Deps): Running {
  return startLoops(
    [
      ...bookingLoops,
      ...waitlistLoops(findBooked),
      ...tripLoops,
      ...packageLoops,
      ...paymentLoops,
      ...restaurantLoops,
      ...enquiryLoops([isImportFile]),
      sweeping,
      stayingSeen,
    ],
    deps,
  );
}

export function startWorkerSchedule(deps: Deps, databaseUrl: string): Running {
  const { telemetry } = deps;
  const told = telemetry
    ? {
        schedule: schedule.map((job) => ({ ...job, run: (d: Deps) => telemetry.job(job.name, () => job.run(d)) })),
        work: work.map((job) => ({
          ...job,
          run: (d: Deps, data: unknown) => telemetry.job(job.name, () => job.run(d, data)),
        })),
      }
    : { schedule, work };
  return keepSchedule(told, deps, databaseUrl);
}
