/** What a monitor steers by, beside the requests: the sale, the queue, the money spent, the dependencies, this process. */
import { sql } from 'kysely';
import type { Db } from '../../database/sql.ts';
import { saleReadings } from '../../features/bookings/actions/metric-readings.ts';
import { providerCallsReading } from '../../features/restaurants/actions/provider-calls.ts';
import { waitlistReading } from '../../features/waitlist/actions/metric-readings.ts';
import { countRecentBounces } from '../../kernel/bounces.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { MetricReading } from '../../kernel/metric-readings.ts';
import { clockReading } from './clock-skew.ts';

const WAITS = sql`state in ('created', 'retry', 'active')`;
const GIVEN_UP = sql`state = 'failed' and completed_on > now() - interval '1 day'`;

async function countJobs(db: Db) {
  const found = await sql<{ queue: string; waiting: number; oldest: number | null; failed: number }>`
    select name as queue, count(*) filter (where ${WAITS})::int as waiting,
      greatest(0, extract(epoch from now() - min(start_after) filter (where ${WAITS})))::float8 as oldest,
      count(*) filter (where ${GIVEN_UP})::int as failed
    from pgboss.job where ${WAITS} or (${GIVEN_UP}) group by name`.execute(db);
  const by = (figure: 'waiting' | 'oldest' | 'failed') =>
    Object.fromEntries(found.rows.map((row) => [row.queue, row[figure] ?? 0]));
  return [by('waiting'), by('oldest'), by('failed')];
}

const houseReadings: readonly MetricReading<Deps>[] = [
  {
    gauges: [
      { name: 'letters_returned_last_day', help: 'Letters that mail servers refused or sent back within a day' },
    ],
    read: async ({ db }) => [await countRecentBounces(db)],
  },
  {
    gauges: [
      { name: 'jobs_waiting', help: 'Jobs that wait, are tried again or are under way, by queue', label: 'queue' },
      {
        name: 'jobs_oldest_waiting_seconds',
        help: 'How long the job of a queue that is due longest has been waiting',
        label: 'queue',
      },
      { name: 'jobs_failed_last_day', help: 'Jobs given up within a day, by queue', label: 'queue' },
    ],
    read: ({ db }) => countJobs(db),
  },
  {
    gauges: [
      {
        name: 'dependency_up',
        help: 'Whether the last answer of a dependency was a good one: 1, or 0 also while it is given a rest; not told before it was asked',
        label: 'dependency',
      },
    ],
    over: 'min',
    read: async ({ payments, model, places }) => {
      const states = {
        payments: payments.mode === 'hosted' ? payments.standing() : 'unknown',
        model: model.name === null ? 'unknown' : model.state(),
        places: places.google?.state() ?? 'unknown',
      };
      const asked = Object.entries(states).filter(([, state]) => state !== 'unknown');
      return [Object.fromEntries(asked.map(([name, state]) => [name, Number(state === 'ok' || state === 'accepted')]))];
    },
  },
  {
    gauges: [
      {
        name: 'model_spent_dollars',
        help: 'What the language model has cost today, with what is set aside for calls under way',
      },
      {
        name: 'model_budget_dollars',
        help: 'What the language model may cost a day; 0 where none is configured',
      },
    ],
    async read({ model }) {
      const { micros, mostMicros } = (await model.spending()) ?? { micros: 0, mostMicros: 0 };
      return [micros / 1_000_000, mostMicros / 1_000_000];
    },
  },
  {
    gauges: [
      {
        name: 'database_pool_connections',
        help: 'Connections of the pools of this machine: open, idle, and requests that wait for one',
        label: 'state',
      },
    ],
    over: 'sum',
    read: async ({ connections }) => [{ ...connections() }],
  },
  {
    gauges: [
      {
        name: 'loops_seconds_since_turn',
        help: 'How long ago the last turn of any loop of a process ended; 0 before the first; of several processes the longest',
      },
      {
        name: 'loop_seconds_since_turn',
        help: 'How long ago the last turn of each loop ended; of several processes the longest',
        label: 'loop',
      },
    ],
    over: 'max',
    read: async ({ loops }) => [loops.secondsSinceTurn(), loops.secondsByLoop()],
  },
  {
    gauges: [
      {
        name: 'process_resident_memory_largest_bytes',
        help: 'Resident memory of the web process that holds most; process_resident_memory_bytes is the sum of all',
      },
    ],
    over: 'max',
    read: async () => [process.memoryUsage.rss()],
  },
];

const volumeReadings = ({ storage }: Deps): MetricReading<void>[] =>
  storage.volumes.map(({ holds, room }) => ({
    gauges: [{ name: `${holds}_volume_free_bytes`, help: `Free bytes of the volume that holds the ${holds}` }],
    read: () => room().then(({ freeBytes }) => [freeBytes]),
  }));

export function readingsOf(deps: Deps): MetricReading<void>[] {
  const all: readonly MetricReading<Deps>[] = [
    ...saleReadings,
    waitlistReading,
    clockReading,
    providerCallsReading,
    ...houseReadings,
  ];
  return [...all.map((each) => ({ ...each, read: () => each.read(deps) })), ...volumeReadings(deps)];
}
