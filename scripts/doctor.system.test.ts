/** `npm run doctor` as a process: what it says, the status it ends with, and that it changes nothing. */
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../src/database/sql.ts';
import { IS_LONG } from '../test/rounds.ts';
import { runScript } from '../test/run-script.ts';
import { aPackage, aSignedInUser, checkout } from '../test/sale.ts';
import {
  aDataFolder,
  aMigratedDatabase,
  anEmptyDatabase,
  cleanUp,
  ensureBuilt,
  postmasterOf,
  type Settings,
  startSite,
} from '../test/site.ts';

beforeAll(ensureBuilt, 120_000);
afterEach(cleanUp, 60_000);

const doctor = (settings: Settings) => runScript('doctor.ts', settings);

test.runIf(IS_LONG)(
  'a shop is looked at while it runs and while it is stopped, and left as it was',
  {
    timeout: 120_000,
  },
  async () => {
    const DATA_DIR = await aDataFolder();
    const site = await startSite({ DATA_DIR });
    const running = await doctor({ DATA_DIR });
    expect(running.said).toContain('Seats, bookings, payments and letters agree.');
    expect(running.status).toBe(0);
    expect((await site.get('/readyz')).status).toBe(200);
    await site.end('SIGTERM');

    const stopped = await doctor({ DATA_DIR });
    expect([stopped.status, stopped.said]).toEqual([0, running.said]);
    expect(postmasterOf(DATA_DIR)).toBeNull();
  },
);

test('what does not agree is named with what to do, under a site that sells', { timeout: 120_000 }, async () => {
  const DATABASE_URL = await aMigratedDatabase();
  const site = await startSite({ DATABASE_URL });
  const { db, close } = openDatabase({ url: DATABASE_URL, pool: 2 });
  try {
    const { packageId, departureId } = await aPackage(db);
    const { cookies } = await aSignedInUser(db);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await site.post('/api/bookings', checkout(packageId), { cookie })).status).toBe(201);
    expect((await doctor({ DATABASE_URL })).status).toBe(0);

    await sql`update departures set sold = 3 where id = ${departureId}`.execute(db);
    const { status, said } = await doctor({ DATABASE_URL });

    expect(status).toBe(1);
    expect(said).toContain('BROKEN  Seats sold and held');
    expect(said).toContain('says 3 sold and 0 held; its bookings say 1 sold and 0 held.');
    expect(said).toMatch(/→ Stop the site/);
    expect(said).toContain('1 found that should not be.');
  } finally {
    await close();
  }
});

test.runIf(IS_LONG)('where it cannot look it says so, and makes nothing', { timeout: 60_000 }, async () => {
  const DATA_DIR = await aDataFolder();
  const nothing = await doctor({ DATA_DIR });
  expect([nothing.status, nothing.said]).toEqual([2, expect.stringContaining('There is no shop in')]);
  expect((await doctor({ DATA_DIR })).status).toBe(2);

  const away = await doctor({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:9/shop' });
  expect([away.status, away.said]).toEqual([2, expect.stringContaining('does not answer')]);
  expect(away.said).not.toContain('secret');

  const empty = await doctor({ DATABASE_URL: await anEmptyDatabase() });
  expect([empty.status, empty.said]).toEqual([2, expect.stringContaining('is not of this version')]);

  expect((await doctor({ PORT: 'none' })).status).toBe(2);
});
