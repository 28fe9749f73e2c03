/** PgBouncer in transaction mode before a real PostgreSQL: every transaction may run on another connection. */
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { copyTemplate, type MadeDatabase } from '../../test/own-database.ts';
import { openPgBouncer, PGBOUNCER } from '../../test/pgbouncer.ts';
import { IS_LONG } from '../../test/rounds.ts';
import { checkout } from '../../test/sale.ts';
import { aCookie, aDataFolder, cleanUp, ensureBuilt, startSite } from '../../test/site.ts';
import { type Database, inTransaction, openDatabase } from './sql.ts';

const WORKERS = Array.from({ length: 8 }, (_, number) => number);

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function aDatabase(): Promise<MadeDatabase> {
  const made = await copyTemplate();
  ends.push(() => made.drop());
  return made;
}

function opened(url: string, pooler: 'transaction' | null): Database {
  const database = openDatabase({ url, pool: WORKERS.length, pooler });
  ends.push(() => database.close());
  return database;
}

/** Two connections for all. */
async function pgBouncerBefore(url: string): Promise<string> {
  const { throughIt, end } = await openPgBouncer(url, 2);
  ends.push(end);
  return throughIt(url);
}

const sumOf = async ({ db }: Database, number: number) => {
  const { rows } = await sql<{ sum: number }>`select ${number}::int + 1 as sum`.execute(db);
  return rows[0]?.sum;
};

describe.runIf(existsSync(PGBOUNCER))('PgBouncer in transaction mode', () => {
  test('answers statements with parameters and keeps transactions whole, with more clients than connections', async () => {
    const database = opened(await pgBouncerBefore((await aDatabase()).url), 'transaction');
    for (let round = 0; round < 5; round++) {
      const sums = await Promise.all(WORKERS.map((number) => sumOf(database, number)));
      expect(sums).toEqual(WORKERS.map((number) => number + 1));
    }
    const pids = await inTransaction(database.db, async (tx) => {
      const found = [];
      for (const number of WORKERS)
        found.push(
          (await sql<{ pid: number }>`select pg_backend_pid() as pid, ${number}::int as n`.execute(tx)).rows[0]?.pid,
        );
      return found;
    });
    expect(new Set(pids).size).toBe(1);
  });

  test.runIf(IS_LONG)('a whole site starts, sells and ends behind it', { timeout: 240_000 }, async () => {
    await ensureBuilt();
    const address = await pgBouncerBefore((await aDatabase()).url);
    ends.push(cleanUp);
    const site = await startSite({
      DATABASE_URL: address,
      DATABASE_POOLER: 'transaction',
      DATA_DIR: await aDataFolder(),
    });
    const cookie = await aCookie(site, 'pooled');
    const [sold] = (await (await site.get('/api/trip-packages')).json()) as { id: string }[];
    const booked = await site.post('/api/bookings', checkout(sold?.id ?? ''), { cookie });
    expect([booked.status, await booked.json()]).toEqual([201, expect.objectContaining({ status: 'confirmed' })]);
    expect((await site.get('/readyz')).status).toBe(200);
    expect(await site.end('SIGTERM')).toBe(0);
  });

  test('refuses what is said at the start of a session where the setting is missing', async () => {
    const database = opened(await pgBouncerBefore((await aDatabase()).url), null);
    await expect(sumOf(database, 1)).rejects.toThrow(/statement_timeout/);
  });
});

const named = async ({ db }: Database) =>
  (await sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements`.execute(db)).rows[0]?.n;

test('a connection prepares five hundred statements and no more, whatever others prepared', async () => {
  const { url } = await aDatabase();
  for (const database of [openDatabase({ url, pool: 1 }), openDatabase({ url, pool: 1 })]) {
    ends.push(() => database.close());
    for (let number = 0; number < 510; number++)
      await sql`select ${sql.raw(String(number))}::int + ${number}`.execute(database.db);
    expect(await named(database)).toBe(500);
  }
});

test('behind a pooler nothing stays on a connection: no named statement and no limit', async () => {
  const { url } = await aDatabase();
  const limit = async ({ db }: Database) =>
    (await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(db)).rows[0]?.limit;
  const pooled = openDatabase({ url, pool: 1, pooler: 'transaction' });
  const direct = openDatabase({ url, pool: 1 });
  ends.push(
    () => pooled.close(),
    () => direct.close(),
  );
  for (const database of [pooled, direct]) await sumOf(database, 1);
  expect([await named(pooled), await named(direct)]).toEqual([0, 1]);
  expect([await limit(pooled), await limit(direct)]).toEqual(['0', '10s']);
});
