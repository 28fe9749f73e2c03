/**
 * `npm run backup [-- --to FOLDER] [--recipient age1…] [--keep N]`: everything of one moment in one file, while the site
 * runs or not: the database and the files beside it. The file is opened again, the database in it started and looked at as
 * `npm run doctor` looks, before anybody is told that there is a backup.
 */
import { cp, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../src/config/config.ts';
import { knownPath } from '../src/server/embedded-postgres/cluster.ts';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { addressOf } from '../src/server/embedded-postgres/postgres-settings.ts';
import { CommandError } from '../src/shared/command-error.ts';
import { DAY_MS } from '../src/shared/dates.ts';
import { codeOf } from '../src/shared/error-code.ts';
import { nameOf, pack, unpack } from './backup/archive.ts';
import { dumpDatabase, lookIntoDump } from './backup/client-tools.ts';
import { lookIntoCluster } from './backup/look-inside.ts';
import { copyRunningCluster, superuserOf } from './backup/running-cluster.ts';
import { refuse } from './refuse.ts';

const MAKING = '.making-';
const BACKUP = /^wanderlight-.*\.tar\.zst(?:\.age)?$/;

interface Asked {
  readonly to: string;
  readonly recipient: string | null;
  readonly keep: number | null;
}

function asked(config: Config): Asked {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, recipient: { type: 'string' }, keep: { type: 'string' } },
  });
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (keep !== null && !(Number.isInteger(keep) && keep >= 1))
    throw new CommandError('--keep is a number of backups, 1 or more.');
  return { to: resolve(values.to ?? join(config.dataDir, 'backups')), recipient: values.recipient ?? null, keep };
}

async function backup(): Promise<void> {
  const config = readConfig();
  const { to, recipient, keep } = asked(config);
  await mkdir(to, { recursive: true, mode: 0o700 });
  await removeLeftovers(to);
  const scratch = await mkdtemp(join(to, MAKING));
  const begun = performance.now();
  try {
    const madeAt = new Date().toISOString();
    const parts = join(scratch, 'parts');
    await mkdir(parts, { mode: 0o700 });
    // What is deleted while the database is copied is in the first reading, what is added meanwhile in the second.
    await copyNewFiles(config, parts);
    await (config.databaseUrl ? dumpDatabase(config.databaseUrl, parts) : copyEmbedded(config, parts));
    await copyNewFiles(config, parts);
    const file = join(to, nameOf(madeAt.replaceAll(':', '-').slice(0, 19), recipient));
    await pack(parts, file, recipient);
    const found = await lookInside(config, file, recipient, scratch).catch(async (fault: unknown) => {
      await rm(file, { force: true });
      throw fault;
    });
    const { size } = await stat(file);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    process.stdout.write(`\n${file}\n${(size / 1e6).toFixed(1)} MB in ${seconds} s. ${found}\n`);
    if (keep !== null) await removeOlder(keep, to);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function copyEmbedded({ dataDir }: Config, parts: string): Promise<void> {
  const home = knownPath(dataDir);
  if (home === null) throw new CommandError(`There is no shop in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  const embedded = await openEmbeddedPostgres({ dataDir });
  try {
    const connection = await superuserOf(home, addressOf({ path: home }));
    await copyRunningCluster({ cluster: join(home, 'cluster'), connection }, join(parts, 'cluster'));
    await cp(join(home, 'password'), join(parts, 'password'));
  } finally {
    await embedded.stop();
  }
}

/** What visitors sent, and the emails that nothing delivers, as far as it is not copied yet. Files of a bucket stay there. */
async function copyNewFiles({ dataDir }: Config, parts: string): Promise<void> {
  for (const name of ['files', 'mail']) {
    await cp(join(dataDir, name), join(parts, name), { recursive: true, force: false }).catch((fault: unknown) => {
      if (codeOf(fault) !== 'ENOENT') throw fault;
    });
  }
}

/** Encrypted for somebody who is not here, the file cannot be opened again: then what went into it is looked at. */
async function lookInside(config: Config, file: string, recipient: string | null, scratch: string): Promise<string> {
  let parts = join(scratch, 'parts');
  if (recipient === null) {
    await rm(parts, { recursive: true });
    parts = join(scratch, 'unpacked');
    await mkdir(parts, { mode: 0o700 });
    await unpack(file, parts, null);
  }
  const found = config.databaseUrl
    ? await lookIntoDump(config.databaseUrl, parts, config.stripe !== null)
    : await lookIntoCluster(parts, scratch, config.stripe !== null);
  if (found === null) return 'Not looked into: the role may make no database to load it into.';
  return found === 0
    ? 'Opened and looked into: seats, bookings, payments and letters agree.'
    : `Opened and looked into: ${found} found that should not be, as in the site itself. Run npm run doctor.`;
}

/** Of backups that were killed. One that is being made is younger. */
async function removeLeftovers(to: string): Promise<void> {
  for (const name of await readdir(to)) {
    if (!name.startsWith(MAKING) && !name.endsWith('.part')) continue;
    const { mtimeMs } = await stat(join(to, name));
    if (mtimeMs < Date.now() - DAY_MS) await rm(join(to, name), { recursive: true, force: true });
  }
}

async function removeOlder(keep: number, to: string): Promise<void> {
  const made = (await readdir(to)).filter((name) => BACKUP.test(name)).sort();
  for (const name of made.slice(0, -keep)) {
    await rm(join(to, name));
    process.stdout.write(`Removed ${name}: ${keep} are kept.\n`);
  }
}

await backup().catch(refuse('There is no backup.'));
