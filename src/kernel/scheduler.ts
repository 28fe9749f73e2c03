/**
 * What happens without a visitor: loops that run in every process and may run
 * beside each other, and jobs on a schedule that run once for all processes.
 *
 * Both must be safe to run twice. A loop that fails is tried again at its next
 * turn, and the log says once that it fails and once that it works again; one sick loop never stops another. A turn has a deadline: what
 * hangs beyond it counts as failed and is left behind, and should it come back, it
 * is one more process at the same work.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Job } from '../shared/job.ts';
import { inTime } from '../shared/timeout.ts';
import type { Deps } from './deps.ts';
import { openBoss } from './job-queue.ts';

export interface Loop {
  readonly name: string;
  readonly everyMs: number;
  /** The deadline of a turn, where half a minute is not enough for an honest one. */
  readonly longestMs?: number;
  run(deps: Deps): Promise<unknown>;
}

export interface ScheduledJob {
  readonly name: string;
  /** Five fields, in UTC. */
  readonly cron: string;
  run(deps: Deps): Promise<unknown>;
}

/** What is done about jobs of one name. It may be done twice. */
export interface Work {
  readonly name: string;
  run(deps: Deps, data: unknown): Promise<unknown>;
  /** A fault after which trying again is of no use. */
  isFinal(fault: unknown): boolean;
}

export function workOn<D extends object>(
  job: Job<D>,
  run: (deps: Deps, data: D) => Promise<unknown>,
  isFinal: Work['isFinal'],
): Work {
  return { name: job.name, run: async (deps, data) => run(deps, job.data.parse(data)), isFinal };
}

export interface Running {
  stop(): Promise<void>;
}

/** Every call to the outside has a deadline of its own that is shorter. */
const LONGEST_TURN_MS = 30_000;
/** For a turn that asks many questions in a row, each with a deadline of its own. */
export const LONG_TURN_MS = 600_000;

/**
 * A loop waits its interval after each turn, so turns of one loop overlap only where one has hung beyond its deadline.
 * That harms as little as the same loop in another process: rows are claimed with a lease or locked, payments move
 * under keys, and what is swept is swept once.
 */
export function startLoops(loops: readonly Loop[], deps: Deps): Running {
  const stopping = new AbortController();
  const turning = loops.map((loop) => keepTurning(loop, deps, stopping.signal));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(turning);
    },
  };
}

async function keepTurning(loop: Loop, deps: Deps, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const since = performance.now();
    try {
      await turn(loop, deps);
      await deps.outages.worked(loop.name);
    } catch (fault) {
      await deps.outages.failed(loop.name, fault, since);
    }
    await pause(loop.everyMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}

async function turn(loop: Loop, deps: Deps): Promise<void> {
  const { name, longestMs = LONGEST_TURN_MS } = loop;
  const end = deps.loops.begin(name);
  await inTime(loop.run(deps).finally(end), longestMs, `A turn of ${name}`);
}

export interface BackgroundWork {
  readonly schedule: readonly ScheduledJob[];
  readonly work: readonly Work[];
}

/** Ten a second in each process: a job may wait, a visitor may not. Without the bound, emails halved the sale. */
const PER_JOB = { batchSize: 10, pollingIntervalSeconds: 1, includeMetadata: true, perJobResults: true } as const;

const START_AGAIN_MS = 5000;
/** As the log names it beside the loops. */
const SCHEDULE = 'schedule';

/** How soon it is noticed that whoever worked on a job has died. */
const LOOK_AFTER = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 } as const;

/** Nothing a visitor does waits for the start; emails do, so one that fails is repeated. */
export function keepSchedule(chores: BackgroundWork, deps: Deps, databaseUrl: string): Running {
  const stopping = new AbortController();
  const started = (async () => {
    while (!stopping.signal.aborted) {
      const since = performance.now();
      try {
        const schedule = await startSchedule(chores, deps, databaseUrl);
        await deps.outages.worked(SCHEDULE);
        return schedule;
      } catch (fault) {
        await deps.outages.failed(SCHEDULE, fault, since);
        await pause(START_AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    return null;
  })();
  return {
    async stop() {
      stopping.abort();
      await (await started)?.stop();
    },
  };
}

/** pg-boss keeps its own tables in the schema `pgboss` and makes sure that a job runs in one process at a time. */
async function startSchedule({ schedule, work }: BackgroundWork, deps: Deps, databaseUrl: string): Promise<Running> {
  const onFault = (fault: unknown) => void deps.outages.heard('job queue', fault);
  const boss = openBoss(databaseUrl, onFault, { max: 2, ...LOOK_AFTER });
  try {
    await boss.start();
    // What had another name before, or is gone, would fill a queue that nobody works through.
    for (const { name } of await boss.getSchedules()) {
      if (!schedule.some((job) => job.name === name)) await boss.unschedule(name);
    }
    for (const job of schedule) {
      await boss.createQueue(job.name);
      await boss.work(job.name, async () => {
        await job.run(deps);
      });
      // A shop that was closed at the hour does it once when it opens again.
      await boss.schedule(job.name, job.cron, null, { missed: 'once' });
    }
    for (const each of work) {
      await boss.work(each.name, PER_JOB, (jobs) => Promise.all(jobs.map((found) => endOf(each, found, deps))));
    }
  } catch (fault) {
    await boss.stop({ graceful: false });
    throw fault;
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) };
}

const LATE_MS = 15 * 60_000;
const DEAD_MS = 72 * 3_600_000;

/** One job of a batch: done, to be tried again, or dead. One that fails keeps no other waiting. */
async function endOf(
  work: Work,
  { id, data, createdOn, retryCount }: JobWithMetadata<unknown>,
  deps: Deps,
): Promise<JobResult> {
  try {
    await work.run(deps, data);
    return { id, status: 'completed' };
  } catch (fault) {
    const age = deps.now().getTime() - createdOn.getTime();
    const about = { job: work.name, about: data, attempt: retryCount + 1, err: fault };
    if (work.isFinal(fault) || age >= DEAD_MS) {
      deps.log.error(about, 'a job is dead');
      return { id, status: 'deadletter' };
    }
    if (age >= LATE_MS) deps.log.error(about, 'a job is late');
    else deps.log.warn(about, 'a job will be tried again');
    return { id, status: 'failed' };
  }
}
