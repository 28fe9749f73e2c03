/**
 * The baseline and the databases that meet it: an empty one, one that was brought up to it by
 * the migrations it stands for, and one that was left on the way there.
 */
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../../test/rounds.ts';
import { runScript } from '../../test/run-script.ts';
import { aMigratedDatabase, anEmptyDatabase, cleanUp, ensureBuilt, refusedStart } from '../../test/site.ts';
import { migrate } from './migrations.ts';
import { openDatabase } from './sql.ts';

const MIGRATIONS = new URL('../../db/migrations/', import.meta.url);
const BASELINE = '0048_baseline';
const LAST = '0048_hours_as_written.sql';

beforeAll(ensureBuilt, 120_000);
afterEach(cleanUp, 60_000);

async function earlier(): Promise<string[]> {
  return (await readFile(new URL(`${BASELINE}/stands-for.txt`, MIGRATIONS), 'utf8')).trim().split('\n');
}

/** What the baseline makes, with people in it, under the ledger of a release before it. */
async function aDatabaseThatHad(names: readonly string[]): Promise<string> {
  const url = await aMigratedDatabase();
  await on(url, async (db) => {
    await sql`delete from migrations where name = ${BASELINE}`.execute(db);
    await sql`insert into migrations (name, sha256) select name, 'of then' from unnest(${[...names]}::text[]) as name`.execute(
      db,
    );
    await sql`insert into users (username, username_key, password) values ('Ines', 'ines', '$argon2id$')`.execute(db);
  });
  return url;
}

async function on<T>(url: string, work: (db: Parameters<typeof migrate>[0]) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase({ url, pool: 1 });
  return work(db).finally(close);
}

const brought = (url: string) => on(url, (db) => migrate(db, MIGRATIONS));

const ledger = (url: string) =>
  on(url, async (db) => {
    const found = await sql<{ name: string }>`select name from migrations`.execute(db);
    return found.rows.map(({ name }) => name).toSorted();
  });

const people = (url: string) =>
  on(url, async (db) => (await sql<{ name: string }>`select username as name from users`.execute(db)).rows);

describe('the baseline', { timeout: 120_000 }, () => {
  test('makes the tables of an empty database once', async () => {
    const url = await anEmptyDatabase();
    expect((await brought(url))[0]).toBe(BASELINE);
    expect(await people(url)).toEqual([]);
    expect(await brought(url)).toEqual([]);
    expect(await ledger(url)).toContain(BASELINE);
  });

  test('is noted and not run where everything before it has run, and nothing is lost', async () => {
    const before = await earlier();
    const url = await aDatabaseThatHad(before);
    expect(await brought(url)).not.toContain(BASELINE);
    expect(await ledger(url)).toEqual(expect.arrayContaining([...before, BASELINE]));
    expect(await people(url)).toEqual([{ name: 'Ines' }]);
    const noted = await ledger(url);
    expect(await brought(url)).toEqual([]);
    expect(await ledger(url)).toEqual(noted);
  });

  test('is noted too where more has run than it stands for', async () => {
    const url = await aDatabaseThatHad(['0037_travellers_by_name.sql', ...(await earlier())]);
    expect(await brought(url)).not.toContain(BASELINE);
  });

  test.each(
    sampleOf(
      [
        ['by a start', (DATABASE_URL: string) => refusedStart({ DATABASE_URL })],
        ['by commands', (DATABASE_URL: string) => runScript('operator.ts', { DATABASE_URL }, 'add', 'Ana Duarte')],
      ] as const,
      1,
    ),
  )('refuses a database on the way to it, %s, in a sentence', async (_, run) => {
    const before = (await earlier()).filter((name) => name !== '0031_holds_by_address.sql');
    const url = await aDatabaseThatHad(before);
    const { status, said } = await run(url);
    expect(said).toContain(
      `The database was left by an older release: of the 42 migrations that ${BASELINE} stands for it has only 41. Start the last release with the file ${LAST} on it once, then this one.`,
    );
    expect(said).not.toMatch(/at \S+:\d+:\d+/);
    expect(status).toBe(1);
    expect(await ledger(url)).not.toContain(BASELINE);
    expect(await people(url)).toEqual([{ name: 'Ines' }]);
  });
});
