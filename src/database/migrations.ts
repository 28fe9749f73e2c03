/**
 * Plain forward-only migrations. The only place, with `raw-sql.ts`, where SQL runs that stands in no file of
 * code: `sql.raw` is refused elsewhere.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type QueryExecutorProvider, sql } from 'kysely';
import { CommandError } from '../shared/command-error.ts';
import { codeOf } from '../shared/error-code.ts';
import { withPatience } from './postgres-client.ts';
import { type Db, inTransaction, SILENCE_MS } from './sql.ts';

/**
 * Applies the migrations of `folder` that are not yet applied, in order, each in its
 * own transaction. A lock on the ledger lets several processes start at once;
 * one that changed after it was applied is refused, and so is a server that is too old, before anything is written.
 * Answers the names of those that ran.
 */
export async function migrate(db: Db, folder: URL): Promise<string[]> {
  await requireVersion(db);
  await sql`create table if not exists migrations (
    name text primary key, sha256 text not null, applied_at timestamptz not null default now())`
    .execute(db)
    .catch(ignoreTwinCreation);
  const ran: string[] = [];
  for (const migration of await readMigrations(folder)) {
    if (await applyOnce(db, migration)) ran.push(migration.name);
  }
  return ran;
}

const MIGRATION_MS = 600_000;

async function applyOnce(db: Db, migration: Migration): Promise<boolean> {
  const { name, text, sha256 } = migration;
  const apply = async (tx: Db) => {
    await sql`set local lock_timeout = '60s'`.execute(tx);
    await sql`set local statement_timeout = ${sql.lit(MIGRATION_MS)}`.execute(tx);
    await sql`lock table migrations in share row exclusive mode`.execute(tx);
    const known = await sql<{ sha256: string }>`select sha256 from migrations where name = ${name}`.execute(tx);
    const before = known.rows[0];
    if (before && before.sha256 !== sha256) throw new Error(`Migration ${name} changed after it was applied`);
    if (before) return false;
    const runs = !(await isThereAlready(tx, migration));
    if (runs) await sql.raw(text).execute(tx);
    await sql`insert into migrations (name, sha256) values (${name}, ${sha256})`.execute(tx);
    return runs;
  };
  return withPatience(MIGRATION_MS + SILENCE_MS, () => inTransaction(db, apply));
}

/** Whether everything it stands for has been applied. Some and not all is a database that nobody can bring up to date. */
async function isThereAlready(tx: Db, { name, standsFor }: Migration): Promise<boolean> {
  const found = await sql<{ name: string }>`
    select name from migrations where name = any(${[...standsFor]}::text[])`.execute(tx);
  const applied = found.rows.length;
  if (applied === 0) return false;
  if (applied === standsFor.length) return true;
  throw new CommandError(
    `The database was left by an older release: of the ${standsFor.length} migrations that ${name} stands for it has only ${applied}. Start the last release with the file ${standsFor.at(-1)} on it once, then this one.`,
  );
}

/** Two processes may create the ledger at the same instant; PostgreSQL then reports a duplicate in its catalogue. */
function ignoreTwinCreation(fault: unknown): void {
  if (codeOf(fault) !== '23505' && codeOf(fault) !== '42P07') throw fault;
}

/** The oldest PostgreSQL that will do; `.ci/run` and `npm run test:postgres` show that it and every newer one are enough. */
const OLDEST = 15;

/** Asked before the first statement that writes. */
export async function requireVersion(db: QueryExecutorProvider): Promise<void> {
  const found = await sql<{ number: number; version: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version`.execute(
    db,
  );
  const [{ number, version } = { number: 0, version: 'unknown' }] = found.rows;
  if (number >= OLDEST * 10_000) return;
  throw new CommandError(
    `The database is PostgreSQL ${version}, and the oldest that will do is ${OLDEST}: upgrade it, point DATABASE_URL at a newer one, or unset DATABASE_URL to use the embedded one.`,
  );
}

/** A migration is a file, or a folder whose files are one step. */
interface Migration {
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
  /** Earlier migrations it replaces, from `stands-for.txt` of its folder: a database with all of these needs it no more. */
  readonly standsFor: readonly string[];
}

const STANDS_FOR = 'stands-for.txt';

/** In the order in which they are applied. */
async function readMigrations(folder: URL): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries.filter((entry) => entry.isDirectory() || entry.name.endsWith('.sql'));
  const read = found.map((entry) =>
    entry.isDirectory() ? readInFolder(entry.name, new URL(`${entry.name}/`, folder)) : readOne(entry.name, folder),
  );
  return (await Promise.all(read)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function readOne(name: string, folder: URL): Promise<Migration> {
  return migrationOf(name, await readFile(new URL(name, folder), 'utf8'), []);
}

async function readInFolder(name: string, folder: URL): Promise<Migration> {
  const names = await readdir(folder);
  const parts = names.filter((part) => part.endsWith('.sql')).sort();
  const texts = await Promise.all(parts.map((part) => readFile(new URL(part, folder), 'utf8')));
  const standsFor = names.includes(STANDS_FOR) ? await readFile(new URL(STANDS_FOR, folder), 'utf8') : '';
  return migrationOf(name, texts.join('\n'), standsFor.split('\n').filter(Boolean));
}

function migrationOf(name: string, text: string, standsFor: readonly string[]): Migration {
  return { name, text, sha256: createHash('sha256').update(text).digest('hex'), standsFor };
}
