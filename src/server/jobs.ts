/**
 * What happens without a visitor: loops that run in every process and may run
 * beside each other, and jobs on a schedule that run once for all processes.
 *
 * Both must be safe to run twice. A loop that fails is logged and tried again at
 * its next turn; one sick loop never stops another.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Deps } from './deps.ts';

export interface Loop {
  readonly name: string;
  readonly everyMs: number;
  run(deps: Deps): Promise<unknown>;
}

export interface ScheduledJob {
  readonly name: string;
  /** Five fields, in UTC. */
  readonly cron: string;
  run(deps: Deps): Promise<unknown>;
}

export interface Running {
  stop(): Promise<void>;
}

/** A loop waits its interval after each turn, so turns of one loop never overlap within a process. */
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
    try {
      await loop.run(deps);
    } catch (fault) {
      deps.log.error({ loop: loop.name, err: fault }, 'loop failed');
    }
    await pause(loop.everyMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}

/** pg-boss keeps its own tables in the schema `pgboss` and makes sure a job of the schedule runs once over all processes. */
export async function startSchedule(jobs: readonly ScheduledJob[], deps: Deps, databaseUrl: string): Promise<Running> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2, application_name: 'wanderlight-jobs' });
  boss.on('error', (fault) => deps.log.warn({ err: fault }, 'job queue'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name);
    await boss.work(job.name, async () => {
      await job.run(deps);
    });
    await boss.schedule(job.name, job.cron);
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) };
}
