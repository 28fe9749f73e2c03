/**
 * The real thing for a test: `node src/server/main.ts` as a process of its own,
 * on a free port, with a data folder under the system's temporary one. Nothing
 * it started outlives the test.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, statSync, utimesSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureBuilt as build } from '../scripts/prepare.mjs';
import { COMPILED } from './compile-cache.ts';
import { copyTemplate, makeEmptyDatabase } from './own-database.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MAIN = join(ROOT, 'src/server/main.ts');
const BUILDING = join(ROOT, 'node_modules', '.wanderlight-building');
const ABANDONED_AFTER_MS = 60_000;
/** Starting takes about a second; a busy machine takes longer. */
export const PATIENCE_MS = 120_000;

export type Settings = Readonly<Record<string, string>>;

export interface Site {
  readonly url: string;
  readonly pid: number;
  /** Everything it has written to standard output and error. */
  said(): string;
  get(path: string, cookie?: string): Promise<Response>;
  post(path: string, body: unknown, more?: Settings): Promise<Response>;
  /** Sends the signals at once and answers the exit status. */
  end(...signals: NodeJS.Signals[]): Promise<number | null>;
  /** The signal that ended it by itself; null while it lives. */
  diedOf(): NodeJS.Signals | null;
}

const cleanups: (() => unknown)[] = [];

/** To be called after each test: ends what is still running, removes folders and databases; what fails keeps nothing else from its end. */
export async function cleanUp(): Promise<void> {
  const faults: unknown[] = [];
  for (const cleanup of cleanups.splice(0).reverse()) {
    try {
      await cleanup();
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Not everything could be cleaned up');
}

/** Builds the pages when they are missing or old, like `npm start`. Two test files may ask at once. */
export async function ensureBuilt(): Promise<void> {
  while (!taken(BUILDING)) await pause(200);
  const building = setInterval(() => utimesSync(BUILDING, new Date(), new Date()), 5000);
  try {
    await build(process.execPath);
  } finally {
    clearInterval(building);
    rmdirSync(BUILDING);
  }
}

/** A lock that its owner left behind is old. */
function taken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (since !== undefined && Date.now() - since > ABANDONED_AFTER_MS) rmdirSync(lock);
    return false;
  }
}

/** A data folder that PostgreSQL may enter as whatever user it runs as. */
export async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wl-site-'));
  await chmod(folder, 0o755);
  cleanups.push(async () => {
    const pid = postmasterOf(folder);
    if (pid !== null) process.kill(pid, 'SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  });
  return folder;
}

/** The living PostgreSQL of a data folder. */
export function postmasterOf(folder: string): number | null {
  const file = join(folder, 'postgres', 'cluster', 'postmaster.pid');
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN;
  return Number.isInteger(pid) && isAlive(pid) ? pid : null;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The address of an empty database in the PostgreSQL of this test run. */
export async function anEmptyDatabase(): Promise<string> {
  const { url, drop } = await makeEmptyDatabase();
  cleanups.push(drop);
  return url;
}

/** A database as the product expects it: migrated and seeded, a copy of the template. */
export async function aMigratedDatabase(): Promise<string> {
  const { url, drop } = await copyTemplate();
  cleanups.push(drop);
  return url;
}

/** Starts a site and waits until it says its address; with a script of the tests instead of the product's own, and its arguments. */
export async function startSite(settings: Settings, main = MAIN, ...args: string[]): Promise<Site> {
  const { child, said } = spawnMain(settings, main, args);
  const url = await eventually(async () => {
    const address = /is ready: (http:\S+)/.exec(said())?.[1];
    if (address) return address;
    throw new Error(child.exitCode === null ? 'It is not ready yet' : `It ended with ${child.exitCode}: ${said()}`);
  });
  return {
    url,
    pid: child.pid ?? 0,
    said,
    get: (path, cookie) => fetch(url + path, { redirect: 'manual', headers: cookie ? { cookie } : {} }),
    post: (path, body, more = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...more },
        body: JSON.stringify(body),
      }),
    end: (...signals) => {
      for (const signal of signals) child.kill(signal);
      return ended(child);
    },
    diedOf: () => child.signalCode,
  };
}

/** A start that is expected to fail: its exit status and its words. */
export async function refusedStart(
  settings: Settings,
  main?: string,
): Promise<{ status: number | null; said: string }> {
  const { child, said } = spawnMain(settings, main);
  return { status: await ended(child), said: said() };
}

/** A start that gets a signal once `when` is over: its exit status. */
export async function interruptedStart(
  settings: Settings,
  when: () => Promise<unknown>,
  signal: NodeJS.Signals,
): Promise<number | null> {
  const { child } = spawnMain(settings);
  await when();
  child.kill(signal);
  return ended(child);
}

/** Only the settings given reach the process. */
function spawnMain(settings: Settings, main = MAIN, args: readonly string[] = []) {
  const env = {
    PATH: process.env['PATH'] ?? '',
    PORT: '0',
    LOG_LEVEL: 'info',
    NODE_COMPILE_CACHE: COMPILED,
    ...settings,
  };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  cleanups.push(async () => {
    child.kill('SIGKILL');
    await ended(child);
  });
  return { child, said: () => text };
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((done) => child.once('close', done));
}

/** Tries until it succeeds; gives up with the last failure. */
export async function eventually<T>(attempt: () => Promise<T> | T, withinMs = PATIENCE_MS): Promise<T> {
  const until = performance.now() + withinMs;
  for (;;) {
    try {
      return await attempt();
    } catch (fault) {
      if (performance.now() > until) throw fault;
      await pause(25);
    }
  }
}

/** Registers and logs in: the cookie a browser would keep. */
export async function aCookie(site: Site, username: string, password = 'a quiet bay in June'): Promise<string> {
  const registered = await site.post('/api/auth/register', { username, password, signupCode: 'WANDER' });
  if (registered.status !== 201) throw new Error(`${username} could not register: ${await registered.text()}`);
  return logInAs(site, username, password);
}

export async function logInAs(site: Site, username: string, password = 'a quiet bay in June'): Promise<string> {
  const signedIn = await site.post('/api/auth/login', { username, password });
  if (signedIn.status !== 200) throw new Error(`${username} could not log in: ${await signedIn.text()}`);
  const set = signedIn.headers.getSetCookie().find((cookie) => cookie.startsWith('sid='));
  return set?.split(';')[0] ?? '';
}
