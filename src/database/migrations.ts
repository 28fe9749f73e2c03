/**
 * Plain forward-only migrations. The only place, with `library-statement.ts`, where SQL runs that stands in no file of
 * code: `sql.raw` is refused elsewhere.
 */
import { sql } from 'kysely';
import { codeOf } from '../shared/error-code.ts';
import { Refused } from '../shared/startup-error.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import { withPatience } from './query-deadline.ts';
import { type Db, inTransaction, SILENCE_MS } from './sql.ts';
import { requireVersion } from './version.ts';

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
  throw new Refused(
    `The database was left by an older release: of the ${standsFor.length} migrations that ${name} stands for it has only ${applied}. Start the last release with the file ${standsFor.at(-1)} on it once, then this one.`,
  );
}

/** Two processes may create the ledger at the same instant; PostgreSQL then reports a duplicate in its catalogue. */
function ignoreTwinCreation(fault: unknown): void {
  if (codeOf(fault) !== '23505' && codeOf(fault) !== '42P07') throw fault;
}
