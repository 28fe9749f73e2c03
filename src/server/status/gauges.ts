/** What a monitor steers by, beside the requests: the sale, the queue, the money spent, the dependencies, this process. */
import { sql } from 'kysely';
import type { Db } from '../../database/sql.ts';
import { saleGauges } from '../../features/bookings/actions/gauges.ts';
import { waitlistGauges } from '../../features/waitlist/actions/gauges.ts';
import { countRecentBounces } from '../../kernel/bounces.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { ReadGauge } from '../http/metrics.ts';
import { clockGauges } from './clock-skew.ts';

/** By queue, of what waits, is tried again or is under way. */
const jobsByQueue = (db: Db, figure: 'count' | 'age') => async () => {
  const found = await sql<{ queue: string; count: number; seconds: number }>`
    select name as queue, count(*)::int as count,
      greatest(0, extract(epoch from now() - min(start_after)))::float8 as seconds
    from pgboss.job where state in ('created', 'retry', 'active') group by name`.execute(db);
  return Object.fromEntries(
    found.rows.map(({ queue, count, seconds }) => [queue, figure === 'count' ? count : seconds]),
  );
};

export function gaugesOf(deps: Deps): ReadGauge[] {
  const { db, payments, model, places, storage, loops } = deps;
  const rows = [...saleGauges, ...waitlistGauges, ...clockGauges].map(({ read, ...gauge }) => ({
    ...gauge,
    read: () => read(deps),
  }));
  return [
    ...rows,
    {
      name: 'letters_returned_last_day',
      help: 'Letters that mail servers refused or sent back within a day',
      read: () => countRecentBounces(db),
    },
    {
      name: 'jobs_waiting',
      help: 'Jobs that wait, are tried again or are under way, by queue',
      label: 'queue',
      read: jobsByQueue(db, 'count'),
    },
    {
      name: 'jobs_oldest_waiting_seconds',
      help: 'How long the job of a queue that is due longest has been waiting',
      label: 'queue',
      read: jobsByQueue(db, 'age'),
    },
    {
      name: 'jobs_failed_last_day',
      help: 'Jobs given up within a day, by queue',
      label: 'queue',
      read: async () => {
        const found = await sql<{ queue: string; count: number }>`
          select name as queue, count(*)::int as count from pgboss.job
          where state = 'failed' and completed_on > now() - interval '1 day' group by name`.execute(db);
        return Object.fromEntries(found.rows.map(({ queue, count }) => [queue, count]));
      },
    },
    {
      name: 'dependency_up',
      help: 'Whether the last answer of a dependency was a good one, as this process heard it: 1, 0, or NaN when not asked yet',
      label: 'dependency',
      read: async () => ({
        ...(payments.mode === 'hosted' && { payments: STANDING[payments.standing()] }),
        ...(model.name !== null && {
          model: model.state() === 'unknown' ? Number.NaN : Number(model.state() === 'ok'),
        }),
        ...(places.google && {
          places: places.google.state() === null ? Number.NaN : Number(places.google.state() === 'ok'),
        }),
      }),
    },
    {
      name: 'model_spent_dollars',
      help: 'What the language model has cost today, with what is set aside for calls under way',
      read: async () => ((await model.spending())?.micros ?? 0) / 1_000_000,
    },
    {
      name: 'model_budget_dollars',
      help: 'What the language model may cost a day; 0 where none is configured',
      read: async () => ((await model.spending())?.mostMicros ?? 0) / 1_000_000,
    },
    {
      name: 'database_pool_connections',
      help: 'Connections of the pools of this machine: open, idle, and requests that wait for one',
      label: 'state',
      isShared: false,
      read: async () => ({ ...deps.connections() }),
    },
    {
      name: 'loops_seconds_since_turn',
      help: 'How long ago the last turn of any loop of a process ended; 0 before the first',
      read: async () => loops.secondsSinceTurn(),
    },
    ...storage.volumes.map(({ holds, room }) => ({
      name: `${holds}_volume_free_bytes`,
      help: `Free bytes of the volume that holds the ${holds}`,
      read: () => room().then(({ freeBytes }) => freeBytes),
    })),
  ];
}

const STANDING = { unknown: Number.NaN, accepted: 1, refused: 0, away: 0 } as const;
