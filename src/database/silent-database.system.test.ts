/**
 * A database that falls silent: its connections stop answering without ending,
 * and new ones work later. Nobody may wait for ever, and nothing may need a restart.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyTemplate, type MadeDatabase } from '../../test/own-database.ts';
import { IS_LONG } from '../../test/rounds.ts';
import { proxyBeforeDatabase, type SilentProxy } from '../../test/silent-proxy.ts';
import { eventually } from '../../test/site.ts';
import { openBoss } from '../kernel/job-queue.ts';
import { migrate } from './migrations.ts';
import { type Database, inTransaction, isUnreachable, openDatabase } from './sql.ts';

const POOL = 3;
/** Long for a database that answers on a busy machine, short for a test. */
const WITHIN_MS = 1500;

let made: MadeDatabase;
let proxy: SilentProxy & { readonly url: string };
let near: Database;
/** Past the proxy. */
let direct: Database;
beforeEach(async () => {
  made = await copyTemplate();
  proxy = await proxyBeforeDatabase(made.url);
  near = openDatabase({ url: proxy.url, pool: POOL, answerWithinMs: WITHIN_MS });
  direct = openDatabase({ url: made.url, pool: 1 });
  await sql`create table steps (step text not null)`.execute(direct.db);
});
afterEach(async () => {
  await Promise.all([near.close(), direct.close()]);
  await proxy[Symbol.asyncDispose]();
  await made.drop();
});

const ask = () => sql<{ one: number }>`select 1 as one`.execute(near.db).then(({ rows }) => rows[0]?.one);
const askAtOnce = (times: number) => Promise.allSettled(Array.from({ length: times }, ask));
const steps = async () => (await sql<{ step: string }>`select step from steps`.execute(direct.db)).rows;

test('whoever asked is told that it is away, and the pool recovers by itself', async () => {
  expect(await askAtOnce(POOL)).toEqual(Array(POOL).fill({ status: 'fulfilled', value: 1 }));
  proxy.fallSilent();

  const ends = await askAtOnce(3 * POOL);
  expect(ends.map((end) => end.status === 'rejected' && isUnreachable(end.reason))).toEqual(Array(9).fill(true));
  // None of the connections that fell silent is kept, and none that was begun meanwhile.
  await eventually(() => expect(proxy.dead()).toBe(0));

  proxy.comeBack();
  expect(await askAtOnce(POOL)).toEqual(Array(POOL).fill({ status: 'fulfilled', value: 1 }));
});

test('a pool whose connections all fell silent while idle lends none of them twice', async () => {
  await askAtOnce(POOL);
  proxy.fallSilent();
  proxy.comeBack();
  expect(proxy.dead()).toBe(POOL);

  const ends = [];
  for (let turn = 0; turn <= POOL; turn++) ends.push(...(await askAtOnce(1)));
  expect(ends.map(({ status }) => status)).toEqual([...Array(POOL).fill('rejected'), 'fulfilled']);
  await eventually(() => expect(proxy.dead()).toBe(0));
});

test.runIf(IS_LONG)('a transaction that is silenced in the middle did nothing, and its end does not hang', async () => {
  class Unwanted extends Error {}
  const silenced = inTransaction(near.db, async (tx) => {
    await sql`insert into steps values ('half')`.execute(tx);
    proxy.fallSilent();
    throw new Unwanted();
  });
  await expect(silenced).rejects.toThrow();
  proxy.comeBack();
  expect(await ask()).toBe(1);
  expect(await steps()).toEqual([]);
});

test('a COMMIT without an answer is unknown: it is not repeated, and the row is there once', async () => {
  let runs = 0;
  const unknown = inTransaction(near.db, async (tx) => {
    runs++;
    await sql`insert into steps values ('booked')`.execute(tx);
    proxy.fallSilent('answers');
  });
  await expect(unknown).rejects.toSatisfy(isUnreachable);
  proxy.comeBack();
  expect(await ask()).toBe(1);
  expect(runs).toBe(1);
  expect(await steps()).toEqual([{ step: 'booked' }]);
});

test.runIf(IS_LONG)('closing does not wait for dead connections', async () => {
  const other = openDatabase({ url: proxy.url, pool: 2, answerWithinMs: WITHIN_MS });
  await Promise.all([sql`select 1`.execute(other.db), sql`select 1`.execute(other.db)]);
  proxy.fallSilent();
  const asking = sql`select 1`.execute(other.db);
  await Promise.all([expect(asking).rejects.toThrow(), other.close()]);
});

test.runIf(IS_LONG)('the queue’s own connections recover as well', async () => {
  const ours = { answerWithinMs: WITHIN_MS, max: 2, supervise: false, schedule: false };
  const boss = openBoss(proxy.url, () => undefined, ours);
  await boss.start();
  try {
    proxy.fallSilent();
    await expect(boss.getQueues()).rejects.toThrow();
    proxy.comeBack();
    await eventually(async () => expect(await boss.getQueues()).not.toEqual([]));
  } finally {
    await boss.stop({ graceful: false });
  }
});

test.runIf(IS_LONG)('a migration may take longer than any other statement', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wl-slow-'));
  await writeFile(join(folder, '0001-slow.sql'), `select pg_sleep(${(2 * WITHIN_MS) / 1000})`);
  try {
    expect(await migrate(near.db, pathToFileURL(`${folder}/`))).toEqual(['0001-slow.sql']);
    await expect(sql`select pg_sleep(${(2 * WITHIN_MS) / 1000})`.execute(near.db)).rejects.toThrow();
  } finally {
    await rm(folder, { recursive: true });
  }
});
