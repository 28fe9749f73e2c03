/**
 * Jobs that a transaction leaves behind. pg-boss writes the statement that
 * leaves one; we run it as part of the caller's own transaction or statement,
 * so a job commits or vanishes with the row that asked for it, at no round trip
 * of its own.
 *
 * pg-boss' tables and our queues are made before anything serves: leaving a job
 * never depends on whether somebody already works through them.
 */

import { type RawBuilder, sql } from 'kysely';
import { type ConstructorOptions, PgBoss, type UpdateQueueOptions } from 'pg-boss';
import { DeadlineClient, withPatience } from '../database/postgres-client.ts';
import { type Db, LIVELY, type Rows } from '../database/sql.ts';
import { wrapRawSql } from '../database/wrap-raw-sql.ts';
import type { Job } from '../shared/job.ts';
import type { Logger } from './log.ts';

/** Tried again after 1 s, 2 s, 4 s … and then about every hour. */
const PATIENCE = {
  retryLimit: 1000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
  // Without it, what a killed process had begun would lie still for the five minutes above.
  heartbeatSeconds: 20,
  retentionSeconds: 14 * 86_400,
  deleteAfterSeconds: 7 * 86_400,
} as const satisfies UpdateQueueOptions & { retryDelayMax: number };

/** A new version of pg-boss may bring its tables up to date, as a migration of ours would. */
const TABLES_MS = 600_000;

export interface Jobs {
  /** Leaves one job; `db` is the transaction it belongs to. */
  send<D extends object>(db: Db, job: Job<D>, data: D): Promise<void>;
  /** The same as a part of another statement: one job for each row of the query `rows`, whose one column `data` is its JSON. */
  sendSql<D extends object>(job: Job<D>, rows: Rows<{ readonly data: unknown }>): RawBuilder<unknown>;
}

/** Makes what is missing in the database, and learns pg-boss' own statement for each queue. */
export async function openJobs(databaseUrl: string, jobs: readonly Job[], log: Pick<Logger, 'warn'>): Promise<Jobs> {
  const insertions = new Map<string, readonly [string, string]>();
  const onFault = (fault: unknown) => log.warn({ err: fault }, 'job queue');
  const boss = openBoss(databaseUrl, onFault, { max: 1, supervise: false, schedule: false });
  try {
    await withPatience(TABLES_MS, () => boss.start());
    for (const { name } of jobs) {
      await boss.createQueue(name, PATIENCE);
      await boss.updateQueue(name, PATIENCE);
      insertions.set(name, await insertionInto(boss, name));
    }
  } finally {
    await boss.stop({ graceful: false });
  }

  const sendSql: Jobs['sendSql'] = ({ name }, rows) => {
    const parts = insertions.get(name);
    if (!parts) throw new Error(`The job ${name} is missing in server/queues.ts`);
    const asked = sql`(select coalesce(json_agg(json_build_object('data', asked.data)), '[]') from (${rows}) as asked)`;
    return wrapRawSql(parts, asked);
  };
  return {
    sendSql,
    async send(db, job, data) {
      await sendSql(job, sql`select ${JSON.stringify(job.data.parse(data))}::json as data`).execute(db);
    },
  };
}

/** Longer than our own statements have: it tends its tables, and jobs may wait. */
const BOSS_ANSWER_MS = 30_000;

/** pg-boss hands what it is given to a pool of its own, and that one takes its client from it. */
export function openBoss(databaseUrl: string, onFault: (fault: unknown) => void, more: ConstructorOptions): PgBoss {
  const connections = { ...LIVELY, Client: DeadlineClient, answerWithinMs: BOSS_ANSWER_MS };
  const boss = new PgBoss({
    ...connections,
    connectionString: databaseUrl,
    application_name: 'wanderlight-jobs',
    ...more,
  });
  boss.on('error', onFault);
  return boss;
}

/** pg-boss hands its statement to whoever offers to run it. Its one parameter holds the jobs as JSON. */
async function insertionInto(boss: PgBoss, queue: string): Promise<readonly [string, string]> {
  let text = '';
  await boss.send(
    queue,
    {},
    {
      db: {
        async executeSql(statement: string) {
          text = statement;
          return { rows: [{ id: '' }] };
        },
      },
    },
  );
  const [before, after, ...more] = text.split('$1');
  if (!before || !after || more.length > 0) throw new Error('pg-boss leaves jobs in another way than we know');
  return [before, after];
}
