/** A PostgreSQL that is too old: every way in says so in a sentence, and leaves it as it was. */
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../../test/rounds.ts';
import { runScript } from '../../test/run-script.ts';
import { anEmptyDatabase, cleanUp, ensureBuilt, refusedStart } from '../../test/site.ts';
import { requireVersion } from './migrations.ts';
import { openDatabase } from './sql.ts';

const TOO_OLD = 'The database is PostgreSQL 14.23, and the oldest that will do is 15: upgrade it';

beforeAll(ensureBuilt, 120_000);
afterEach(cleanUp, 60_000);

/** A real server of which whoever comes by this address is told another version. */
async function aDatabaseOf(version: string, number: number): Promise<string> {
  const url = new URL(await anEmptyDatabase());
  const { db, close } = openDatabase({ url: url.href, pool: 1 });
  await sql`create schema pretended`.execute(db);
  await sql
    .raw(
      `create function pretended.current_setting(name text) returns text language sql
       return case name when 'server_version_num' then '${number}' when 'server_version' then '${version}' end`,
    )
    .execute(db);
  await sql`create table kept (what text)`.execute(db);
  await close();
  url.searchParams.set('options', '-c search_path=pretended,pg_catalog,public');
  return url.href;
}

async function tablesOf(url: string): Promise<unknown[]> {
  const { db, close } = openDatabase({ url, pool: 1 });
  const found = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  await close();
  return found.rows.map(({ name }) => name);
}

describe('a database that is too old is refused with what to do, and nothing is written', { timeout: 120_000 }, () => {
  test.each(
    sampleOf(
      [
        ['by a start', 1, (DATABASE_URL: string) => refusedStart({ DATABASE_URL })],
        [
          'by a start of several processes',
          1,
          (DATABASE_URL: string) => refusedStart({ DATABASE_URL, WEB_CONCURRENCY: '2' }),
        ],
        ['by commands', 1, (DATABASE_URL: string) => runScript('operator.ts', { DATABASE_URL }, 'add', 'Ana Duarte')],
        ['by reset', 1, (DATABASE_URL: string) => runScript('reset.ts', { DATABASE_URL }, '--yes')],
        ['by the doctor', 2, (DATABASE_URL: string) => runScript('doctor.ts', { DATABASE_URL })],
      ] as const,
      1,
    ),
  )('%s', async (_, refused, run) => {
    const url = await aDatabaseOf('14.23', 140_023);
    const { status, said } = await run(url);
    expect(said).toContain(TOO_OLD);
    expect(said).not.toMatch(/at \S+:\d+:\d+/);
    expect(status).toBe(refused);
    expect(await tablesOf(url)).toEqual(['public.kept']);
  });
});

test.each([
  ['15.0', 150_000],
  ['18.4', 180_004],
])('%s will do', async (version, number) => {
  const { db, close } = openDatabase({ url: await aDatabaseOf(version, number), pool: 1 });
  await requireVersion(db).finally(close);
});
