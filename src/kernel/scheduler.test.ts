/**
 * Jobs and schedules on a real queue: when a job counts as late and as dead, and
 * that a schedule is one schedule, however many processes start it how often.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openApp, type TestApp } from '../../test/app.ts';
import { IS_LONG } from '../../test/rounds.ts';
import { aMigratedDatabase, cleanUp, ensureBuilt, eventually, startSite } from '../../test/site.ts';
import { openDatabase } from '../database/sql.ts';
import { job } from '../shared/job.ts';
import type { Deps } from './deps.ts';
import { openJobs } from './job-queue.ts';
import { type BackgroundWork, keepSchedule, type Running, type ScheduledJob, workOn } from './scheduler.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let app: TestApp;
const running: Running[] = [];
beforeEach(async () => {
  app = await openApp();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
  await app[Symbol.asyncDispose]();
  await cleanUp();
}, 60_000);

function start(chores: Partial<BackgroundWork>, deps: Deps = app.deps): Running {
  const started = keepSchedule({ schedule: [], work: [], ...chores }, deps, app.databaseUrl);
  running.push(started);
  return started;
}

describe('a job that fails', () => {
  const asked = job({ name: 'tests.ask', data: z.object({ place: z.string() }) });
  class Hopeless extends Error {}

  const AGES: readonly (readonly [string, number, Error, readonly [string, string], string])[] = [
    ['at once', 0, new Error('no'), ['warn', 'a job will be tried again'], 'retry'],
    [
      'a moment before a quarter of an hour',
      15 * MINUTE_MS - 1,
      new Error('no'),
      ['warn', 'a job will be tried again'],
      'retry',
    ],
    ['after a quarter of an hour', 15 * MINUTE_MS, new Error('no'), ['error', 'a job is late'], 'retry'],
    ['a moment before three days', 72 * HOUR_MS - 1, new Error('no'), ['error', 'a job is late'], 'retry'],
    ['after three days', 72 * HOUR_MS, new Error('no'), ['error', 'a job is dead'], 'failed'],
    ['for ever', 0, new Hopeless('never'), ['error', 'a job is dead'], 'failed'],
  ];

  test.each(AGES)('%s is told as such', async (_, ageMs, fault, told, state) => {
    const jobs = await openJobs(app.databaseUrl, [asked], app.deps.log);
    await jobs.send(app.db, asked, { place: 'Sintra' });
    const left = await sql<{ created: Date }>`
      select created_on as created from pgboss.job where name = ${asked.name}`.execute(app.db);
    const created = left.rows[0]?.created.getTime() ?? Number.NaN;
    const lines: unknown[] = [];
    const note = (level: string) => (about: object, text: string) => void lines.push([level, text, about]);
    const log = { ...app.deps.log, warn: note('warn'), error: note('error') } as unknown as Deps['log'];

    const work = workOn(
      asked,
      () => Promise.reject(fault),
      (reason) => reason instanceof Hopeless,
    );
    start({ work: [work] }, { ...app.deps, log, now: () => new Date(created + ageMs) });
    await eventually(() => expect(lines).toHaveLength(1));

    expect(lines).toEqual([[...told, { job: asked.name, about: { place: 'Sintra' }, attempt: 1, err: fault }]]);
    await eventually(async () => {
      const found = await sql<{ state: string }>`
        select state::text from pgboss.job where name = ${asked.name}`.execute(app.db);
      expect(found.rows).toEqual([{ state }]);
    });
  });
});

describe('a schedule', () => {
  /** What each of the processes brings with it; its number is noted when it runs. */
  const processes = (cron: string, runs: number[]) => (by: number) => {
    const counted: ScheduledJob = { name: 'tests.count', cron, run: async () => runs.push(by) };
    return start({ schedule: [counted] });
  };

  /** The queue looks again at what is due, as if it had last looked then. */
  const lastLooked = (ago: string) =>
    sql`update pgboss.version set cron_on = now() - ${sql.lit(ago)}::interval`.execute(app.db);

  const schedules = async () =>
    (await sql<{ name: string; cron: string }>`select name, cron from pgboss.schedule`.execute(app.db)).rows;

  /** The minutes for which the queue has found it due, as often as it has. */
  const due = async () => {
    const found = await sql<{ minute: string }>`
      select data->>'slot' as minute from pgboss.job where name = '__pgboss__send-it'`.execute(app.db);
    return found.rows.map(({ minute }) => minute);
  };

  test.runIf(IS_LONG)(
    'started by several processes again and again runs once in its time',
    { timeout: 120_000 },
    async () => {
      const runs: number[] = [];
      const startNumber = processes('* * * * *', runs);
      for (let round = 0; round < 4; round++) {
        const two = [startNumber(2 * round), startNumber(2 * round + 1)];
        // Both have looked at what is due.
        await eventually(async () => expect(await schedules()).toHaveLength(1));
        await pause(1500);
        await lastLooked('31 seconds');
        if (round < 3) await two[round % 2]?.stop();
      }
      await eventually(async () => {
        expect(runs.length).toBeGreaterThan(0);
        expect(runs).toHaveLength((await due()).length);
      }, 60_000);
      // Long enough for a second run of the same minute to have come by.
      await pause(10_000);

      expect(await schedules()).toEqual([{ name: 'tests.count', cron: '* * * * *' }]);
      const minutes = await due();
      expect(new Set(minutes).size).toBe(minutes.length);
      expect(runs).toHaveLength(minutes.length);
    },
  );

  test.runIf(IS_LONG)('that was missed while nobody was there is made up for once', { timeout: 120_000 }, async () => {
    const runs: number[] = [];
    const elsewhere = new Date(Date.now() + 6 * HOUR_MS).getUTCHours();
    const startNumber = processes(`0 ${elsewhere} * * *`, runs);
    startNumber(0);
    await eventually(async () => expect(await schedules()).toHaveLength(1));
    await Promise.all(running.splice(0).map((each) => each.stop()));
    expect(runs).toEqual([]);
    await sql`update pgboss.schedule set created_on = now() - interval '9 days'`.execute(app.db);
    await lastLooked('3 days');

    startNumber(1);
    startNumber(2);
    await eventually(() => expect(runs).toHaveLength(1), 60_000);
    startNumber(3);
    await lastLooked('31 seconds');
    await pause(10_000);

    expect(runs).toHaveLength(1);
  });

  test('of a job that has another name now ends when the new one begins', async () => {
    const nightly = { cron: '0 3 * * *', run: async () => undefined };
    start({ schedule: [{ name: 'tests.before', ...nightly }] });
    await eventually(async () => expect(await schedules()).toEqual([{ name: 'tests.before', cron: nightly.cron }]));
    start({ schedule: [{ name: 'tests.now', ...nightly }] });
    await eventually(async () => expect(await schedules()).toEqual([{ name: 'tests.now', cron: nightly.cron }]));
  });

  test.runIf(IS_LONG)(
    'of the product is one, however often its processes are started and killed',
    { timeout: 180_000 },
    async () => {
      await ensureBuilt();
      const DATABASE_URL = await aMigratedDatabase();
      const { db, close } = openDatabase({ url: DATABASE_URL, pool: 1 });
      try {
        for (let round = 0; round < 2; round++) {
          const sites = await Promise.all([startSite({ DATABASE_URL }), startSite({ DATABASE_URL })]);
          await eventually(async () => {
            const found = await sql<{ name: string }>`select name from pgboss.schedule order by name`.execute(db);
            expect(found.rows.map(({ name }) => name)).toEqual([
              'enquiries.forget',
              'launch.tell',
              'messages.forget',
              'packages.open-next-departures',
              'packages.sweep-pictures',
              'planner.forget-shared-plans',
              'trips.forget-ended',
              'trips.forget-travellers',
              'waitlist.forget-ended',
            ]);
          });
          await Promise.all(sites.map((site) => site.end('SIGKILL')));
        }
      } finally {
        await close();
      }
    },
  );
});
