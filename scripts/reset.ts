/**
 * `npm run reset`: empties the database and fills it with the small believable
 * world of `db/seed/world.ts`. The embedded database without asking; the one of
 * `DATABASE_URL` only with `npm run reset -- --yes`; never in `MODE=live`, and
 * never under a running site.
 */
import { sql } from 'kysely';
import { seed } from '../db/seed/seed.ts';
import { makeWorld, PASSWORD, type World } from '../db/seed/world.ts';
import { type Config, readConfig } from '../src/config/config.ts';
import { migrate, requireVersion } from '../src/database/migrations.ts';
import { type Db, isUnreachable, openDatabase } from '../src/database/sql.ts';
import { openLog } from '../src/kernel/log.ts';
import { compose } from '../src/server/compose.ts';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { CommandError } from '../src/shared/command-error.ts';
import { refuse } from './refuse.ts';

async function reset(): Promise<World> {
  const config = readConfig();
  requireConsent(config);
  const embedded = config.databaseUrl ? null : await openEmbeddedPostgres({ dataDir: config.dataDir });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  try {
    await makeEmpty(config, url);
    const { deps, close } = await compose(config, url, openLog('warn'));
    return await makeWorld(deps).finally(close);
  } finally {
    await embedded?.stop();
  }
}

function requireConsent({ mode, databaseUrl }: Config): void {
  if (mode === 'live') throw new CommandError('reset would erase a real shop: it does nothing in MODE=live.');
  if (databaseUrl === null || process.argv.includes('--yes')) return;
  const { host, pathname } = new URL(databaseUrl);
  throw new CommandError(
    `This erases everything in the database at ${host}${pathname} (DATABASE_URL), for good.\nIf that is what you want: npm run reset -- --yes`,
  );
}

async function makeEmpty(config: Config, url: string): Promise<void> {
  const { db, close } = openDatabase({ url, pool: 1, pooler: config.databasePooler });
  try {
    await requireVersion(db);
    await requireQuiet(db);
    // The schema, not the database: a role that owns no more than its database can do it.
    await sql`drop schema if exists pgboss cascade`.execute(db);
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await migrate(db, new URL('../db/migrations/', import.meta.url));
    await seed(db, { now: new Date(), tripNow: config.tripNow ?? new Date() });
  } catch (fault) {
    if (!isUnreachable(fault)) throw fault;
    const { host, pathname } = new URL(url);
    throw new CommandError(`The database at ${host}${pathname} does not answer. Check DATABASE_URL.`);
  } finally {
    await close();
  }
}

async function requireQuiet(db: Db): Promise<void> {
  const found = await sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db);
  if (found.rows[0]?.others === 0) return;
  throw new CommandError(
    'Somebody is using this database, most likely a running site. Stop it first (Ctrl-C in its terminal).',
  );
}

function tell({ usernames, sights }: World): void {
  const lines = [
    'A fresh world is in the database:',
    ...sights.map((sight) => `  - ${sight}`),
    '',
    `Log in as ${usernames.join(', ')} with the password: ${PASSWORD}`,
    'Then: npm start',
  ];
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

await reset().then(tell, refuse());
