/** What the log says while the database is away, and while one loop alone is sick: once that it began, once that it ended. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../test/app.ts';
import { eventually } from '../../test/site.ts';
import { openDatabase } from '../database/sql.ts';
import type { Deps } from './deps.ts';
import { openLog } from './log.ts';
import { openOutageLog } from './outage-log.ts';
import { keepSchedule, type Loop, type Running, startLoops } from './scheduler.ts';

type Line = Readonly<Record<string, unknown>> & { readonly msg: string };

const opened: (TestApp | Running)[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await ('stop' in each ? each.stop() : each[Symbol.asyncDispose]());
}, 60_000);

async function anApp(): Promise<{ readonly app: TestApp; readonly lines: Line[] }> {
  const lines: Line[] = [];
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line) as Line) });
  const outagesOf = ({ db }: Deps) => openOutageLog({ log, askDatabase: () => sql`select 1`.execute(db) });
  const app = await openApp({ deps: (deps) => ({ log, outages: outagesOf(deps) }) });
  opened.push(app);
  return { app, lines };
}

const askingLoop = (name: string): Loop => ({ name, everyMs: 20, run: ({ db }) => sql`select 1`.execute(db) });

/** Nobody may connect, and whoever was is thrown out, until it is called off. */
async function takeAway(databaseUrl: string): Promise<() => Promise<void>> {
  const elsewhere = new URL(databaseUrl);
  const name = elsewhere.pathname.slice(1);
  elsewhere.pathname = '/postgres';
  const { db, close } = openDatabase({ url: elsewhere.href, pool: 1 });
  const allow = (allowed: boolean) => sql.raw(`alter database ${name} allow_connections ${allowed}`).execute(db);
  await allow(false);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and usename = current_user`.execute(
    db,
  );
  return async () => {
    await allow(true);
    await close();
  };
}

test('a database that is away is one line with the fault, and one when it answers again', async () => {
  const { app, lines } = await anApp();
  let turns = 0;
  const counting: Loop = { name: 'tests.turns', everyMs: 20, run: async () => turns++ };
  opened.push(startLoops([askingLoop('tests.first'), askingLoop('tests.second'), counting], app.deps));
  opened.push(keepSchedule({ schedule: [], work: [] }, app.deps, app.databaseUrl));
  await pause(500);

  const bringBack = await takeAway(app.databaseUrl);
  try {
    await pause(2500);
  } finally {
    await bringBack();
  }
  await eventually(() => expect(lines.map((line) => line.msg)).toContain('the database answers again'));
  const before = turns;
  await eventually(() => expect(turns).toBeGreaterThan(before + 10));

  // The queue may lose a connection while another still answers, and says so once.
  const ofQueue = lines.filter(({ msg }) => msg === 'job queue');
  expect(ofQueue.length).toBeLessThanOrEqual(1);
  const [began, ended, ...more] = lines.filter((line) => !ofQueue.includes(line));
  expect(began).toMatchObject({ level: 50, msg: 'the database does not answer' });
  expect(began?.['err']).toMatchObject({ message: expect.stringMatching(/\w/), stack: expect.stringContaining('at ') });
  expect(ended).toMatchObject({ level: 40, msg: 'the database answers again' });
  expect(ended?.['seconds']).toBeGreaterThanOrEqual(2);
  expect(more).toEqual([]);
}, 60_000);

test('a loop that fails while the database answers is told once, and once that it works again', async () => {
  const { app, lines } = await anApp();
  let turns = 0;
  const sick: Loop = {
    name: 'tests.sick',
    everyMs: 5,
    run: async () => {
      if (turns++ < 10) throw new Error('no route');
    },
  };
  opened.push(startLoops([sick, askingLoop('tests.well')], app.deps));
  await eventually(() => expect(turns).toBeGreaterThan(15));

  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'loop failed',
      loop: 'tests.sick',
      err: expect.objectContaining({ message: 'no route' }),
    }),
    expect.objectContaining({ level: 40, msg: 'loop works again', loop: 'tests.sick', turns: 10 }),
  ]);
});

test('a turn that began before the end of an outage fails of it, not of itself', async () => {
  const lines: Line[] = [];
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line) as Line) });
  let clock = 0;
  let isAway = true;
  const askDatabase = async () => {
    if (isAway) throw new Error('no route');
  };
  const outages = openOutageLog({ log, askDatabase, now: () => clock });
  await outages.failed('first', new Error('refused'), clock++);
  isAway = false;
  clock++;
  await outages.worked('first');
  await outages.failed('second', new Error('refused'), 1);
  expect(lines.map((line) => line.msg)).toEqual(['the database does not answer', 'the database answers again']);
  await outages.failed('second', new Error('refused'), clock);
  expect(lines.map((line) => line.msg)).toContain('loop failed');
});

test('what the queue tells again and again is a line with its fault, and another after a minute of silence', async () => {
  const lines: Line[] = [];
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line) as Line) });
  let clock = 0;
  const outages = openOutageLog({ log, askDatabase: async () => undefined, now: () => clock });
  // As pg-boss hands its faults over: copied out of an error.
  const { message, stack } = new Error('queue is locked');
  for (let each = 0; each < 116; each++) {
    clock += 1000;
    await outages.heard('job queue', { message, stack, queue: 'any' });
  }
  clock += 60_000;
  await outages.heard('job queue', { message, stack, queue: 'any' });

  const line = { level: 40, msg: 'job queue', err: { type: 'Error', message: 'queue is locked' } };
  expect(lines).toHaveLength(2);
  expect(lines).toMatchObject([line, line]);
});
