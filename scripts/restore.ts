/**
 * `npm run restore -- FILE [--identity KEYFILE]`: a backup becomes the database and the files of `DATA_DIR`, or of
 * `DATABASE_URL` where it was one of that kind. Only into what is empty: what is there already is never overwritten.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../src/config/config.ts';
import { knownPath, placeCluster } from '../src/server/embedded-postgres/cluster.ts';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { CommandError } from '../src/shared/command-error.ts';
import { unpack } from './backup/archive.ts';
import { DUMP, loadDatabase } from './backup/client-tools.ts';
import { disagreements } from './backup/look-inside.ts';
import { refuse } from './refuse.ts';

async function restore(): Promise<void> {
  const config = readConfig();
  const { values, positionals } = parseArgs({ options: { identity: { type: 'string' } }, allowPositionals: true });
  const file = positionals[0];
  if (!file || !existsSync(file)) throw new CommandError('Name the backup: npm run restore -- FILE');
  await requireRoom(config);
  const begun = performance.now();
  await mkdir(config.dataDir, { recursive: true });
  const scratch = await mkdtemp(join(config.dataDir, '.restoring-'));
  try {
    await unpack(resolve(file), scratch, values.identity ? await identityIn(values.identity) : null);
    const found = await bringBack(config, scratch);
    for (const name of ['files', 'mail']) {
      if (existsSync(join(scratch, name)))
        await cp(join(scratch, name), join(config.dataDir, name), { recursive: true });
    }
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const said =
      found === 0
        ? 'Seats, bookings, payments and letters agree.'
        : `${found} found that should not be: npm run doctor`;
    process.stdout.write(`\nRestored in ${seconds} s. ${said}\n`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function requireRoom({ databaseUrl, dataDir }: Config): Promise<void> {
  const taken =
    databaseUrl === null && knownPath(dataDir) ? 'a database' : existsSync(join(dataDir, 'files')) ? 'files' : null;
  if (taken)
    throw new CommandError(
      `There is ${taken} in ${dataDir} already. Set DATA_DIR to an empty folder, or move it aside.`,
    );
}

/** Answers how many things do not agree afterwards. */
async function bringBack({ databaseUrl, dataDir, stripe }: Config, unpacked: string): Promise<number> {
  const isDump = existsSync(join(unpacked, DUMP));
  if (isDump !== (databaseUrl !== null)) {
    throw new CommandError(
      isDump
        ? 'This backup is a dump of another database: set DATABASE_URL to an empty one.'
        : 'This backup is the embedded database with all its files: unset DATABASE_URL.',
    );
  }
  if (databaseUrl !== null) {
    await loadDatabase(databaseUrl, unpacked);
    return disagreements(databaseUrl, stripe !== null);
  }
  placeCluster(dataDir, unpacked, (line) => process.stdout.write(`${line}\n`));
  const embedded = await openEmbeddedPostgres({ dataDir });
  return disagreements(embedded.url, stripe !== null).finally(() => embedded.stop());
}

/** As `age-keygen` writes it: comments, then the key. */
async function identityIn(file: string): Promise<string> {
  const key = (await readFile(file, 'utf8')).split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (!key) throw new CommandError(`${file} holds no key of age: AGE-SECRET-KEY-1…`);
  return key.trim();
}

await restore().catch(refuse('Nothing is restored.'));
