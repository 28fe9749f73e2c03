/**
 * Commands that work on the site's database, whether the site runs or not: they open
 * it as the site would, bring it up to date, and close it however they end.
 */
import { readConfig, WrongSettings } from '../src/config/config.ts';
import { migrate } from '../src/database/migrations.ts';
import { type Db, openDatabase } from '../src/database/sql.ts';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { CommandError } from '../src/shared/command-error.ts';

export interface OpenDatabase {
  readonly db: Db;
  readonly url: string;
}

export async function onDatabase(work: (open: OpenDatabase) => Promise<void>): Promise<void> {
  const config = readConfig();
  const embedded = config.databaseUrl ? null : await openEmbeddedPostgres({ dataDir: config.dataDir });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const { db, close } = openDatabase({ url, pool: 1, pooler: config.databasePooler });
  try {
    await migrate(db, new URL('../db/migrations/', import.meta.url));
    await work({ db, url });
  } finally {
    await close();
    await embedded?.stop();
  }
}

/** What was asked wrongly is said in one line; anything else is a fault. */
export async function saying(command: Promise<void>): Promise<void> {
  await command.catch((fault: unknown) => {
    if (!(fault instanceof CommandError || fault instanceof WrongSettings)) throw fault;
    process.stderr.write(`${fault.message}\n`);
    process.exitCode = 1;
  });
}
