/**
 * Keeps the embedded PostgreSQL up for as long as somebody uses it.
 *
 * Each process that uses the folder holds one connection, the keeper. It ends
 * the moment the database dies, and the shared lock it holds says "in use":
 * whoever leaves and then gets the lock alone is the last one and stops the
 * database. A process that is killed loses its keeper, and so its lock.
 */
import { rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { codeOf } from '../../shared/error-code.ts';
import type { Binaries } from './binaries.ts';
import { type Home, readInside, SUPERUSER } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { addressOf, freePort, listensOnTcp, socketCannotServe, writePort, writeSettings } from './postgres-settings.ts';
import { findPostmaster, isGone, type Postmaster, startPostmaster, tellToStop } from './postmaster.ts';

export type Supervised = { keeper: Keeper; reattached: boolean; stop(): Promise<void> };
/** The socket is at hand so that an idle keeper does not keep the process alive. */
export type Keeper = { client: pg.Client; socket: Socket; lost: Promise<void> };
type Place = { home: Home; binaries: Binaries };

const IN_USE = 7_106_002;
/** Longest wait for a database that neither answers nor says that it is recovering. */
const PATIENCE_MS = 30_000;
const CONNECT_MS = 2_000;
const POLL_MS = 20;
const FIRST_RETRY_MS = 50;
const LAST_RETRY_MS = 5_000;
const FAST_STOP_MS = 30_000;

/** Another process is starting it, or the workers of one that was killed are still leaving. */
const PASSES = /lock file "postmaster\.pid" already exists|pre-existing shared memory block/;
const SOCKET_LOCKED = /lock file "[^"]*\.lock" already exists/;
const SOCKET_REFUSED = /Unix-domain socket|Unix address/;
const PORT_TAKEN = /could not bind IPv4 address/;

export async function supervise(place: Place, log: (line: string) => void): Promise<Supervised> {
  let stopped = false;
  const opened = await bringUp(place, { mayMove: true, givenUp: () => false });
  if (!opened) throw new EmbeddedPostgresError('start_failed', 'The database was not started.');
  let keeper: Keeper | null = opened.keeper;

  const revive = async (): Promise<Keeper | null> => {
    for (let retry = FIRST_RETRY_MS; !stopped; retry = Math.min(retry * 2, LAST_RETRY_MS)) {
      try {
        return (await bringUp(place, { mayMove: false, givenUp: () => stopped }))?.keeper ?? null;
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await pause(retry);
      }
    }
    return null;
  };
  const watch = async (): Promise<void> => {
    while (keeper) {
      await keeper.lost;
      if (stopped) return;
      log('The database went away and is being started again.');
      const since = performance.now();
      keeper = null;
      keeper = await revive();
      if (!keeper) return;
      log(`The database is back after ${Math.round(performance.now() - since)} ms.`);
      if (stopped) return leave(place, keeper);
      keeper.socket.unref();
    }
  };
  const watching = watch();
  let leaving: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    stopped = true;
    if (keeper) await leave(place, keeper);
    await watching;
  };
  return {
    keeper: opened.keeper,
    reattached: opened.reattached,
    stop: () => {
      leaving ??= stop();
      return leaving;
    },
  };
}

type Terms = { mayMove: boolean; givenUp: () => boolean };

/** Attaches to the running database, or starts it first. Null when given up meanwhile. */
async function bringUp(place: Place, terms: Terms): Promise<{ keeper: Keeper; reattached: boolean } | null> {
  const { home, binaries } = place;
  let reattached = true;
  let trouble = 'it does not answer';
  let patience = performance.now() + PATIENCE_MS;
  if (terms.mayMove && !listensOnTcp(home) && socketCannotServe(home)) writePort(home, await freePort());
  while (!terms.givenUp()) {
    const running = findPostmaster(home);
    if (running) {
      const keeper = await attach(home, running);
      if (keeper) return { keeper, reattached };
      if (running.state === 'starting') patience = performance.now() + PATIENCE_MS;
    } else {
      writeSettings(home);
      const start = await startPostmaster(home, binaries);
      if (start.started) {
        reattached = false;
        continue;
      }
      trouble = start.said;
      await overcome(home, trouble, terms.mayMove);
    }
    if (performance.now() > patience) throw startFailed(home, trouble);
    await pause(POLL_MS);
  }
  return null;
}

/** Removes the cause of a failed start where it is one that passes or that we can remove; throws otherwise. */
async function overcome(home: Home, said: string, mayMove: boolean): Promise<void> {
  if (PASSES.test(said)) return;
  if (SOCKET_LOCKED.test(said)) {
    // The number in the lock now belongs to a stranger: nobody but this database uses this folder.
    if (!findPostmaster(home)) rmSync(join(home.path, 'socket', '.s.PGSQL.5432.lock'), { force: true });
    return;
  }
  if (mayMove && (PORT_TAKEN.test(said) || SOCKET_REFUSED.test(said))) {
    writePort(home, await freePort());
    return;
  }
  throw startFailed(home, said);
}

function startFailed(home: Home, said: string): EmbeddedPostgresError {
  if (said.includes('No space left on device')) {
    return new EmbeddedPostgresError(
      'disk_full',
      `The disk that holds ${home.path} is full: make room and start again.`,
    );
  }
  return new EmbeddedPostgresError('start_failed', `The database in ${home.path} does not start: ${said}`);
}

/** The password proves both sides to each other (SCRAM), so what answers is this folder's database. */
async function attach(home: Home, running: Postmaster): Promise<Keeper | null> {
  if (listensOnTcp(home) && running.port !== addressOf(home).port) writePort(home, running.port);
  const socket = new Socket();
  const client = new pg.Client({
    stream: () => socket,
    ...addressOf(home),
    user: SUPERUSER,
    password: readInside(join(home.path, 'password')),
    database: 'postgres',
    ssl: false,
    application_name: 'wanderlight keeper',
    connectionTimeoutMillis: CONNECT_MS,
  });
  const lost = new Promise<void>((done) => {
    client.once('error', () => done());
    client.on('error', () => {});
    client.once('end', () => done());
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock_shared($1) as held', [IN_USE]);
    if (rows[0]?.held) return { client, socket, lost };
    await client.end();
  } catch (error) {
    await client.end().catch(() => {});
    if (codeOf(error) === '28P01')
      throw startFailed(home, 'its password is not the one in the file "password" beside it');
  }
  return null;
}

async function leave({ home, binaries }: Place, { client, socket, lost }: Keeper): Promise<void> {
  socket.ref();
  if (!(await isLastUser(client))) {
    await client.end().catch(() => {});
    return;
  }
  const running = findPostmaster(home);
  if (running) {
    tellToStop(home, binaries, running.pid, 'fast');
    if (!(await isGone(home, FAST_STOP_MS))) {
      tellToStop(home, binaries, running.pid, 'immediate');
      await isGone(home, FAST_STOP_MS);
    }
  }
  await client.end().catch(() => {});
  await lost;
}

/** A connection that is lost already says nothing: then the database is left to those who still have one. */
async function isLastUser(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [IN_USE]);
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [IN_USE]);
    return rows[0]?.alone ?? false;
  } catch {
    return false;
  }
}
