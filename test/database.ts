/**
 * One real PostgreSQL for a whole test run: the embedded one, or another whose programs
 * lie in `TEST_POSTGRES_BIN`, with `TEST_PGBOUNCER` behind a pooler, in a folder that is thrown away. A template database is migrated and seeded once; test apps copy it
 * (`own-database.ts`).
 */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { seed } from '../db/seed/seed.ts';
import { migrate } from '../src/database/migrations.ts';
import { openDatabase } from '../src/database/sql.ts';
import { openJobs } from '../src/kernel/job-queue.ts';
import { openLog } from '../src/kernel/log.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { queues } from '../src/server/queues.ts';
import { memoryFolder } from './memory-folder.ts';
import { programsIn } from './other-postgres.ts';
import { openPgBouncer } from './pgbouncer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server, with the template database in its path. */
    databaseUrl: string;
    /** The same through PgBouncer, where `TEST_PGBOUNCER` asks for it. */
    pooledUrl: string | null;
  }
}

/** Fewer than the connections of one app. */
const POOLED = 4;
export const TEMPLATE = 'wanderlight_template';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(memoryFolder() ?? tmpdir(), 'wanderlight-test-'));
  // PostgreSQL may run as another user than the tests; it must be able to enter.
  await chmod(folder, 0o755);
  const other = process.env['TEST_POSTGRES_BIN'];
  const embedded = await openEmbeddedPostgres({
    dataDir: folder,
    databaseName: TEMPLATE,
    binaries: other ? programsIn(other) : null,
  });
  await writeLazily(embedded);
  const { db, close } = openDatabase({ url: embedded.url, pool: 1 });
  await migrate(db, new URL('../db/migrations/', import.meta.url));
  await openJobs(embedded.url, queues, openLog('warn'));
  await seed(db, { now: new Date(), tripNow: new Date() });
  await close();
  project.provide('databaseUrl', embedded.url);
  // It keeps connections, and the template is copied only while nobody is connected to it.
  const elsewhere = new URL(embedded.url);
  elsewhere.pathname = '/postgres';
  const pooler = process.env['TEST_PGBOUNCER'] ? await openPgBouncer(elsewhere.href, POOLED) : null;
  project.provide('pooledUrl', pooler?.throughIt(embedded.url) ?? null);
  return async () => {
    await pooler?.end();
    await embedded.stop();
    // As root the cluster may lie elsewhere than in the folder it was asked for.
    await rm(embedded.location, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  };
}

/**
 * Nothing of this cluster need survive the machine, and making and dropping a database forces everything to the disk:
 * most of what a test app costs. What a killed process leaves behind is the same either way.
 */
async function writeLazily({ url, location }: EmbeddedPostgres): Promise<void> {
  const superuser = new URL(url);
  superuser.username = 'postgres';
  superuser.password = await readFile(join(location, 'password'), 'utf8');
  superuser.pathname = '/postgres';
  const { db, close } = openDatabase({ url: superuser.href, pool: 1 });
  for (const setting of ['fsync', 'full_page_writes']) await sql.raw(`alter system set ${setting} = off`).execute(db);
  await sql`select pg_reload_conf()`.execute(db);
  await close();
}
