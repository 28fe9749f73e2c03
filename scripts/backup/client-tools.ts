/**
 * A database of `DATABASE_URL` is dumped and loaded by PostgreSQL's own programs: of the server's version or newer, from
 * `PATH` or from where Debian keeps them. The password goes by the environment, where no list of processes shows it.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '../../src/database/sql.ts';
import { CommandError } from '../../src/shared/command-error.ts';
import { disagreements } from './look-inside.ts';

const run = promisify(execFile);
export const DUMP = 'database.dump';

/** A restored database is served by nobody yet: else its first machine would be refused beside the one that was backed up. */
const NOT_DUMPED = '--exclude-table-data=public.machines';

export async function dumpDatabase(url: string, folder: string): Promise<void> {
  const program = await clientProgram('pg_dump', await majorOf(url));
  const options = ['--format=custom', '--no-owner', '--no-privileges', NOT_DUMPED];
  await ran(program, [...options, `--file=${join(folder, DUMP)}`], url);
}

/** Into an empty database. One that has tables is refused. */
export async function loadDatabase(url: string, folder: string): Promise<void> {
  const program = await clientProgram('pg_restore', await majorOf(url));
  await requireEmpty(url);
  const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  await ran(program, [...options, `--dbname=${databaseOf(url)}`, join(folder, DUMP)], url);
}

/** How many things do not agree in the dump; null where the role may make no database to load it into. */
export async function lookIntoDump(url: string, folder: string, usesStripe: boolean): Promise<number | null> {
  const name = `backup_check_${process.pid}`;
  const { db, close } = openDatabase({ url, pool: 1 });
  const beside = new URL(url);
  beside.pathname = `/${name}`;
  try {
    const may = await sql<{ may: boolean }>`
      select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user`.execute(db);
    if (!may.rows[0]?.may) return null;
    await sql`create database ${sql.id(name)}`.execute(db);
    try {
      await loadDatabase(beside.href, folder);
      return await disagreements(beside.href, usesStripe);
    } finally {
      await sql`drop database ${sql.id(name)} with (force)`.execute(db);
    }
  } finally {
    await close();
  }
}

async function majorOf(url: string): Promise<number> {
  const { db, close } = openDatabase({ url, pool: 1 });
  const found = await sql<{ number: number }>`
    select current_setting('server_version_num')::int as number`
    .execute(db)
    .finally(close);
  return Math.floor((found.rows[0]?.number ?? 0) / 10_000);
}

async function requireEmpty(url: string): Promise<void> {
  const { db, close } = openDatabase({ url, pool: 1 });
  const found = await sql<{ tables: number }>`
    select count(*)::int as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`
    .execute(db)
    .finally(close);
  if (found.rows[0]?.tables !== 0)
    throw new CommandError(`The database ${databaseOf(url)} is not empty: restore into a new one.`);
}

async function clientProgram(name: string, major: number): Promise<string> {
  const places = (process.env['PATH'] ?? '').split(delimiter);
  const debian = [major, ...Array.from({ length: 10 }, (_, i) => major + 1 + i)].map(
    (v) => `/usr/lib/postgresql/${v}/bin`,
  );
  for (const place of [...debian, ...places]) {
    const program = join(place, name);
    if (!existsSync(program)) continue;
    const { stdout } = await run(program, ['--version']).catch(() => ({ stdout: '' }));
    if (Number(/\) (\d+)/.exec(stdout)?.[1]) >= major) return program;
  }
  throw new CommandError(
    `The database is PostgreSQL ${major}, and no ${name} of version ${major} or newer is here. On Debian: apt-get install postgresql-client-${major}`,
  );
}

async function ran(program: string, options: readonly string[], url: string): Promise<void> {
  try {
    await run(program, [...options, '--no-password'], { env: { ...process.env, ...environmentOf(url) } });
  } catch (fault) {
    const said = fault instanceof Error && 'stderr' in fault ? String(fault.stderr).trim() : String(fault);
    throw new CommandError(`${program} failed: ${said.replaceAll(new URL(url).password || '\0', '…')}`);
  }
}

const databaseOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));

function environmentOf(url: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(url);
  return {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: databaseOf(url),
    PGSSLMODE: searchParams.get('sslmode') ?? 'prefer',
  };
}
