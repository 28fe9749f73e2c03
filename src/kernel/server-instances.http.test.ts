/** Two machines on one database: let in where each can read what visitors have sent to the other. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../test/app.ts';
import { openFakeS3 } from '../../test/fake-s3.ts';
import { IS_LONG } from '../../test/rounds.ts';
import { aDataFolder, aMigratedDatabase, cleanUp, ensureBuilt, refusedStart, startSite } from '../../test/site.ts';
import { openDatabase } from '../database/sql.ts';
import { joinMachines, leaveMachines, machineOf, stayingSeen } from './server-instances.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app[Symbol.asyncDispose]());
afterEach(cleanUp, 60_000);

const REFUSED = /Another machine serves this database[\s\S]*S3_BUCKET/;
const aMachine = async (keepsFiles: boolean) => machineOf(await mkdtemp(join(tmpdir(), 'machine-')), keepsFiles);

test('a second machine is refused while either keeps files of its own, and let in when the first has left', async () => {
  const [here, there, shared] = [await aMachine(true), await aMachine(true), await aMachine(false)];
  await joinMachines(app.db, here);
  await joinMachines(app.db, here);
  await expect(joinMachines(app.db, there)).rejects.toThrow(REFUSED);
  await expect(joinMachines(app.db, shared)).rejects.toThrow(REFUSED);
  // A second process of the first machine, which outlives the one before it.
  const beside = { ...here, process: 'another of here' };
  await joinMachines(app.db, beside);
  await leaveMachines(app.db, here);
  await expect(joinMachines(app.db, there)).rejects.toThrow(REFUSED);
  await leaveMachines(app.db, beside);
  await joinMachines(app.db, shared);
  await joinMachines(app.db, { ...here, keepsFiles: false });
  await expect(joinMachines(app.db, there)).rejects.toThrow(REFUSED);
  await sql`delete from machines`.execute(app.db);
});

test('of two that start at once one is let in', async () => {
  const both = [await aMachine(true), await aMachine(true)];
  const { db, close } = openDatabase({ url: app.databaseUrl, pool: 2 });
  const starts = await Promise.allSettled(both.map((machine) => joinMachines(db, machine)));
  await close();
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await sql`delete from machines`.execute(app.db);
});

test('one that is not seen for a minute and a half is forgotten, and says so when it comes back to find another', async () => {
  const killed = await machineOf(app.deps.config.dataDir, true);
  await joinMachines(app.db, killed);
  await sql`update machines set seen_at = now() - interval '89 seconds'`.execute(app.db);
  const successor = await aMachine(true);
  await expect(joinMachines(app.db, successor)).rejects.toThrow(REFUSED);
  await stayingSeen.run({ ...app.deps, storage: { ...app.deps.storage, volumes: [] } });
  await sql`update machines set seen_at = seen_at - interval '91 seconds'`.execute(app.db);
  await joinMachines(app.db, successor);
  await expect(stayingSeen.run({ ...app.deps, storage: { ...app.deps.storage, volumes: [] } })).rejects.toThrow(
    REFUSED,
  );
  await sql`delete from machines`.execute(app.db);
});

test.runIf(IS_LONG)('two sites with folders of their own on one database', { timeout: 240_000 }, async () => {
  await ensureBuilt();
  const DATABASE_URL = await aMigratedDatabase();
  const first = { DATABASE_URL, DATA_DIR: await aDataFolder() };
  const second = { DATABASE_URL, DATA_DIR: await aDataFolder() };
  const site = await startSite(first);
  const refused = await refusedStart(second);
  expect([refused.status, refused.said]).toEqual([1, expect.stringMatching(REFUSED)]);
  const beside = await startSite(first);
  expect(await beside.end('SIGTERM')).toBe(0);
  expect((await refusedStart(second)).status).toBe(1);
  expect(await site.end('SIGTERM')).toBe(0);

  await using bucket = await openFakeS3();
  const both = [await startSite({ ...first, ...bucket.settings }), await startSite({ ...second, ...bucket.settings })];
  for (const each of both) {
    expect((await each.get('/readyz')).status).toBe(200);
    expect(await each.end('SIGTERM')).toBe(0);
  }

  const killed = await startSite(first);
  await killed.end('SIGKILL');
  expect((await refusedStart(second)).status).toBe(1);
  expect((await (await startSite(first)).get('/readyz')).status).toBe(200);
});
