/** The registry of jobs that transactions leave behind; each has its queue before anything serves. */
import { sendConfirmation } from '../features/bookings/contract.ts';
import type { Job } from '../shared/job.ts';

export const queues: readonly Job[] = [sendConfirmation];
