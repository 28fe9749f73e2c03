/**
 * The database of a machine that has none: a real PostgreSQL under the data
 * folder, started when needed, started again when it dies, stopped by the last
 * process that uses it.
 */
import { createHmac } from 'node:crypto';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { codeOf } from '../../shared/error-code.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { ensureCluster, findHome, type Home, knownPath, readInside } from './cluster.ts';
import { addressOf, listensOnTcp } from './postgres-settings.ts';
import { findPostmaster } from './postmaster.ts';
import { supervise } from './supervisor.ts';

export { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export type EmbeddedPostgresOptions = {
  dataDir: string;
  databaseName?: string;
  /** Other programs than the ones of our packages, by the user who has to run them. */
  binaries?: Binaries | null;
  log?: (line: string) => void;
};

export type EmbeddedPostgres = {
  /** Stays the same for as long as this is open. The driver must understand `?host=<folder of the socket>`, as pg and libpq do. */
  url: string;
  /** Ends this use. The last of several processes that use the folder stops the database. */
  stop(): Promise<void>;
  /** Of the postmaster; null while it is down. */
  pid(): number | null;
  /** The database was running already: another process uses it too, or the one before us was killed. */
  reattached: boolean;
  /** The folder that holds it. */
  location: string;
};

/** Owns its database and may make more; not a superuser. */
const ROLE = 'wanderlight';
const ALREADY_THERE = new Set(['42710', '42P04', '23505']);

export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, databaseName = ROLE, log = () => {} } = options;
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(databaseName)) throw new TypeError(`Not a database name: ${databaseName}`);
  const home = findHome(dataDir, log);
  const binaries = options.binaries ?? findBinaries(dirname(home.path), home.user);
  await ensureCluster(home, binaries);
  const { keeper, reattached, stop } = await supervise({ home, binaries }, log);
  try {
    await ensureDatabase(keeper.client, databaseName, rolePassword(home));
    keeper.socket.unref();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: urlOf(home, databaseName),
    stop,
    pid: () => findPostmaster(home)?.pid ?? null,
    reattached,
    location: home.path,
  };
}

/** Where the embedded database of this address lies; null where the address is another's. */
export function folderOf(url: string, dataDir: string): string | null {
  const path = knownPath(dataDir);
  if (path === null) return null;
  const own = addressOf({ path });
  const { hostname, port, searchParams } = new URL(url);
  return (searchParams.get('host') ?? hostname) === own.host && Number(port) === own.port ? path : null;
}

async function ensureDatabase(superuser: pg.Client, name: string, password: string): Promise<void> {
  const { rows } = await superuser.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $2) as database`,
    [ROLE, name],
  );
  if (!rows[0]?.role) {
    await once(superuser, `create role ${ROLE} login createdb password '${password}' in role pg_monitor`);
  }
  if (!rows[0]?.database) await once(superuser, `create database ${pg.escapeIdentifier(name)} owner ${ROLE}`);
}

/** Another process may do the same at the same instant. */
async function once(client: pg.Client, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    if (!ALREADY_THERE.has(codeOf(error))) throw error;
  }
}

/** Derived, so that it need not be kept; it does not lead back to the superuser's. */
function rolePassword(home: Home): string {
  return createHmac('sha256', readInside(join(home.path, 'password')))
    .update(ROLE)
    .digest('hex');
}

function urlOf(home: Home, databaseName: string): string {
  const { host, port } = addressOf(home);
  const login = `${ROLE}:${rolePassword(home)}`;
  if (listensOnTcp(home)) return `postgres://${login}@${host}:${port}/${databaseName}`;
  return `postgres://${login}@localhost:${port}/${databaseName}?host=${encodeURIComponent(host)}`;
}
