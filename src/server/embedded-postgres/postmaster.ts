/**
 * The postmaster as a process of the operating system: found, started, told to
 * stop. It lives in a session of its own, so neither Ctrl-C nor the death of
 * the web process takes it along; `postmaster.pid` says where it is.
 */
import { spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../../shared/error-code.ts';
import type { Binaries } from './binaries.ts';
import { CLEAN_ENVIRONMENT, giveToOwnerOf, type Home, isAlive } from './cluster.ts';
import { folderRefused } from './embedded-postgres-error.ts';

/** `state` is what it wrote itself: starting, ready, stopping. */
export type Postmaster = { pid: number; port: number; state: string };
export type Start = { started: true } | { started: false; said: string };

const POLL_MS = 10;
const LOG_BYTES = 5_000_000;
/** Where pg_ctl stands between us and the postmaster, its exit cannot be seen. */
const BLIND_START_MS = 60_000;

/** The living postmaster of this folder. A pid file whose number now belongs to a stranger is removed: PostgreSQL itself would give up. */
export function findPostmaster(home: Home): Postmaster | null {
  const file = join(home.cluster, 'postmaster.pid');
  const text = readIfThere(file);
  const lines = text.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  if (worksIn(pid, home.cluster)) return { pid, port: Number(lines[3]), state: (lines[7] ?? '').trim() };
  if (readIfThere(file) === text) fs.rmSync(file, { force: true });
  return null;
}

/** A postmaster's working folder is its cluster; a zombie has none. */
function worksIn(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') {
    try {
      const theirs = fs.statSync(`/proc/${pid}/cwd`);
      const ours = fs.statSync(cluster);
      return theirs.ino === ours.ino && theirs.dev === ours.dev;
    } catch {
      return false;
    }
  }
  if (process.platform === 'win32') return true;
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout.includes(cluster);
}

/** Starts the postmaster and waits until it accepts connections, however long its recovery takes. */
export async function startPostmaster(home: Home, binaries: Binaries): Promise<Start> {
  const log = openLog(home);
  const blind = process.platform === 'win32';
  const before = fs.fstatSync(log.handle).size;
  let refused: string | null = null;
  let ended = false;
  try {
    const child = spawn(
      blind ? binaries.pgCtl : binaries.postgres,
      [...(blind ? ['start', '-W'] : []), '-D', home.cluster],
      {
        cwd: home.cluster,
        detached: true,
        env: CLEAN_ENVIRONMENT,
        stdio: ['ignore', log.handle, log.handle],
        windowsHide: true,
        ...(home.user && { uid: home.user.uid, gid: home.user.gid }),
      },
    );
    child.on('error', (error) => {
      refused = spawnRefused(error, binaries);
      ended = true;
    });
    child.on('exit', (status) => {
      ended ||= !blind || status !== 0;
    });
    child.unref();
    const patience = performance.now() + BLIND_START_MS;
    while (!ended) {
      const found = findPostmaster(home);
      if (found?.state === 'ready' && (blind || found.pid === child.pid)) return { started: true };
      if (blind && !found && performance.now() > patience) break;
      await pause(POLL_MS);
    }
    return { started: false, said: refused ?? (textAfter(log.file, before) || 'it ended without a word') };
  } finally {
    fs.closeSync(log.handle);
  }
}

function spawnRefused(error: Error, binaries: Binaries): string {
  const code = codeOf(error);
  if (code === 'ENOENT') return `${binaries.postgres} cannot run here: it needs a system with glibc.`;
  if (code === 'EPERM' || code === 'EINVAL') return 'this process may not run a program as another user.';
  return error.message;
}

export type StopMode = 'fast' | 'immediate';

/** `fast`: transactions are rolled back, everything is written. `immediate`: as if it crashed; nothing committed is lost. */
export function tellToStop(home: Home, binaries: Binaries, pid: number, how: StopMode): void {
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['stop', '-W', '-m', how, '-D', home.cluster], {
      env: CLEAN_ENVIRONMENT,
      windowsHide: true,
    });
    return;
  }
  try {
    process.kill(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/** True once no postmaster works in this folder any more. */
export async function isGone(home: Home, withinMs: number): Promise<boolean> {
  const patience = performance.now() + withinMs;
  while (findPostmaster(home)) {
    if (performance.now() > patience) return false;
    await pause(POLL_MS);
  }
  return true;
}

/** One log, and the one before it when that grew large. */
function openLog(home: Home): { file: string; handle: number } {
  const file = join(home.path, 'postgres.log');
  try {
    const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size > LOG_BYTES) fs.renameSync(file, `${file}.1`);
    const handle = fs.openSync(file, 'a', 0o600);
    giveToOwnerOf(home.path, file);
    return { file, handle };
  } catch (error) {
    throw folderRefused(home.path, error);
  }
}

function textAfter(file: string, offset: number): string {
  return fs.readFileSync(file).subarray(offset).toString('utf8').trim();
}

function readIfThere(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}
