/**
 * The database's folder: where it lies, who owns it and how it is made. A
 * folder is complete or absent: it is made under another name and
 * renamed, so a start that was killed in the middle leaves only rubbish.
 *
 *   <home>/cluster   PostgreSQL's own files     <home>/password   of its superuser, 0600
 *   <home>/socket    the socket                 <home>/port       only where it must listen on TCP
 */
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { codeOf } from '../../shared/error-code.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, folderRefused } from './embedded-postgres-error.ts';
import { canEnter } from './file-access.ts';
import { isRoot, lentUser, type SystemUser } from './system-user.ts';

export type Home = { path: string; cluster: string; user: SystemUser | null };

/** PostgreSQL gets no environment of ours: no secret, and no locale that differs between machines. */
export const CLEAN_ENVIRONMENT: Readonly<Record<string, string>> = { LC_ALL: 'C', TZ: 'UTC' };

export const SUPERUSER = 'postgres';
/** This process, and no later one that happens to get the same number. */
const MAKER = `${process.pid}-${Math.round(performance.timeOrigin)}`;
const POINTER = 'postgres-location';
const ELSEWHERE = '/var/lib/wanderlight';

/** Where the database of this data folder lies, and who runs it. Makes the data folder when it is missing. */
export function findHome(dataDir: string, log: (line: string) => void): Home {
  const folder = madeFolder(resolve(dataDir));
  const told = pointedTo(join(folder, POINTER));
  const path = told ?? join(folder, 'postgres');
  const user = lentUser(statOf(join(path, 'cluster')));
  if (told) log(`The database lies in ${told}.`);
  if (told || exists(path) || canEnter(folder, user)) return home(path, user);

  const elsewhere = join(ELSEWHERE, createHash('sha256').update(folder).digest('hex').slice(0, 12));
  madeFolder(ELSEWHERE);
  writeInside(folder, POINTER, `${elsewhere}\n`);
  log(`The database lies in ${elsewhere}: the user ${user?.name}, as whom it runs, cannot reach ${folder}.`);
  return home(elsewhere, user);
}

/** Where it lies already; makes and checks nothing. */
export function knownPath(dataDir: string): string | null {
  if (!exists(dataDir)) return null;
  const folder = fs.realpathSync(dataDir);
  const path = pointedTo(join(folder, POINTER)) ?? join(folder, 'postgres');
  return exists(path) ? path : null;
}

function home(path: string, user: SystemUser | null): Home {
  const cluster = join(path, 'cluster');
  const owner = statOf(cluster);
  if (owner && !isRoot() && process.getuid && owner.uid !== process.getuid()) throw ofAnother(path);
  if (owner && !canEnter(cluster, user)) {
    throw new EmbeddedPostgresError(
      'data_folder_unreachable',
      `The database in ${path} belongs to ${user?.name}, who cannot reach it: let others pass through the folders above (chmod a+x).`,
    );
  }
  return { path, cluster, user };
}

/** Makes the cluster when there is none yet. Several processes may try at once: the first one to finish wins. */
export async function ensureCluster(home: Home, binaries: Binaries): Promise<void> {
  await sweepHalfMade(home.path);
  if (!exists(home.path)) await create(home, binaries);
  const found = readInside(join(home.cluster, 'PG_VERSION')).trim();
  if (found !== binaries.major) {
    throw new EmbeddedPostgresError(
      'wrong_version',
      `The database in ${home.path} was made by PostgreSQL ${found}, here runs ${binaries.major}: dump it with the old version and load it into a new folder.`,
    );
  }
}

async function create(home: Home, binaries: Binaries): Promise<void> {
  const half = `${home.path}.new-${MAKER}-${randomBytes(4).toString('hex')}`;
  const password = join(half, 'password');
  const lent = join(half, 'cluster-password');
  try {
    fs.mkdirSync(half);
    fs.chmodSync(half, home.user ? 0o711 : 0o700);
    for (const name of ['cluster', 'socket']) {
      fs.mkdirSync(join(half, name), { mode: 0o700 });
      lend(join(half, name), home.user);
    }
    fs.writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600, flush: true });
    fs.copyFileSync(password, lent);
    lend(lent, home.user);
    await runInitdb(binaries, home.user, join(half, 'cluster'), lent);
    fs.rmSync(lent);
    fs.renameSync(half, home.path);
    syncFolder(dirname(home.path));
  } catch (error) {
    fs.rmSync(half, { recursive: true, force: true });
    if (exists(home.path)) return;
    throw error instanceof EmbeddedPostgresError ? error : folderRefused(dirname(home.path), error);
  }
}

/**
 * Puts a copied cluster, with the password of its superuser, where the database of this data folder belongs. `copied` holds
 * `cluster` and `password`, lies on the same disk, and is empty afterwards. Refused where there is a database.
 */
export function placeCluster(dataDir: string, copied: string, log: (line: string) => void): void {
  const { path, user } = findHome(dataDir, log);
  if (exists(path)) throw new EmbeddedPostgresError('data_folder_taken', `There is a database in ${path} already.`);
  const half = `${path}.new-${MAKER}-${randomBytes(4).toString('hex')}`;
  fs.mkdirSync(join(half, 'socket'), { recursive: true, mode: 0o700 });
  fs.chmodSync(half, user ? 0o711 : 0o700);
  for (const name of ['cluster', 'password']) fs.renameSync(join(copied, name), join(half, name));
  const parts = fs.readdirSync(join(half, 'cluster'), { recursive: true, encoding: 'utf8' });
  for (const part of ['socket', 'cluster', ...parts.map((name) => join('cluster', name))]) lend(join(half, part), user);
  fs.renameSync(half, path);
  syncFolder(dirname(path));
}

function runInitdb(binaries: Binaries, user: SystemUser | null, cluster: string, password: string): Promise<void> {
  const options = [`--pgdata=${cluster}`, `--username=${SUPERUSER}`, `--pwfile=${password}`, '--auth=scram-sha-256'];
  return new Promise((done, failed) => {
    const child = spawn(binaries.initdb, [...options, '--encoding=UTF8', ...binaries.locale, '--no-instructions'], {
      cwd: cluster,
      env: CLEAN_ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(user && { uid: user.uid, gid: user.gid }),
    });
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    child.on('error', (error) => failed(initFailed(`${error.message} (${binaries.initdb})`)));
    child.on('close', (status) => (status === 0 ? done() : failed(initFailed(said))));
  });
}

function initFailed(said: string): EmbeddedPostgresError {
  if (said.includes('No space left on device')) {
    return new EmbeddedPostgresError('disk_full', 'The disk is full: the database needs about 50 MB to begin with.');
  }
  return new EmbeddedPostgresError('init_failed', `The database could not be made: ${said.trim()}`);
}

/** What a killed start left behind; what cannot be removed yet waits for the next start. A folder is named after its maker. */
async function sweepHalfMade(path: string): Promise<void> {
  const prefix = `${basename(path)}.new-`;
  for (const name of fs.readdirSync(dirname(path)).filter((each) => each.startsWith(prefix))) {
    const maker = name.slice(prefix.length);
    const pid = Number.parseInt(maker, 10);
    if (pid === process.pid ? maker.startsWith(MAKER) : isAlive(pid)) continue;
    const rubbish = join(dirname(path), name);
    await fs.promises.rm(rubbish, { recursive: true, force: true, maxRetries: 10, retryDelay: 30 }).catch(() => {});
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function lend(path: string, user: SystemUser | null): void {
  if (user) fs.chownSync(path, user.uid, user.gid);
}

/** Written by root, a file still belongs to whoever owns the folder. */
export function giveToOwnerOf(folder: string, file: string): void {
  if (!isRoot()) return;
  const { uid, gid } = fs.statSync(folder);
  fs.chownSync(file, uid, gid);
}

export function writeInside(folder: string, name: string, text: string): void {
  const file = join(folder, name);
  const half = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(half, text, { mode: 0o600 });
    giveToOwnerOf(folder, half);
    fs.renameSync(half, file);
  } catch (error) {
    fs.rmSync(half, { force: true });
    throw folderRefused(folder, error);
  }
}

export function readInside(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'EACCES') throw ofAnother(dirname(file));
    throw new EmbeddedPostgresError(
      'start_failed',
      `The database is incomplete: ${file} cannot be read (${codeOf(error)}).`,
    );
  }
}

function ofAnother(path: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'data_folder_of_another_user',
    `The database in ${path} belongs to another user: start as that user, or set DATA_DIR to a folder of your own.`,
  );
}

function madeFolder(folder: string): string {
  try {
    fs.mkdirSync(folder, { recursive: true });
    return fs.realpathSync(folder);
  } catch (error) {
    throw folderRefused(folder, error);
  }
}

function pointedTo(pointer: string): string | null {
  return exists(pointer) ? readInside(pointer).trim() : null;
}

function exists(path: string): boolean {
  return fs.existsSync(path);
}

function statOf(path: string): fs.Stats | null {
  try {
    return fs.statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    throw ofAnother(dirname(path));
  }
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}
