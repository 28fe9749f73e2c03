/**
 * Copies the files of a PostgreSQL that goes on working (PostgreSQL 18, 25.3.3 "Making a Base Backup Using the Low Level
 * API"): between `pg_backup_start` and `pg_backup_stop` the files may be read in any order; the log written meanwhile makes
 * them one. A replication slot keeps that log until it is copied.
 */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import pg from 'pg';
import { codeOf } from '../../src/shared/error-code.ts';

/** What a start makes anew, or what belongs to the running server alone. The folders stay, empty. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'current_logfiles']);

export interface RunningCluster {
  /** The folder with `PG_VERSION`. */
  readonly cluster: string;
  /** As its superuser. */
  readonly connection: pg.ClientConfig;
}

/** `to` must not exist yet. */
export async function copyRunningCluster({ cluster, connection }: RunningCluster, to: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`);
    const { rows: begun } = await client.query<{ segment: string }>(
      `select pg_walfile_name(pg_backup_start('wanderlight', fast => true)) as segment`,
    );
    await copyTree(cluster, to);
    const { rows: ended } = await client.query<{ label: string; tablespaces: string }>(
      'select labelfile as label, spcmapfile as tablespaces from pg_backup_stop(wait_for_archive => false)',
    );
    const [label, first] = [ended[0]?.label, begun[0]?.segment];
    if (!label || !first) throw new Error('The database did not say where its backup begins and ends.');
    if (ended[0]?.tablespaces) throw new Error('Tables outside the folder of the database are not backed up.');
    await writeFile(join(to, 'backup_label'), label, { mode: 0o600 });
    await copyLog(join(cluster, 'pg_wal'), join(to, 'pg_wal'), first);
  } finally {
    await client.end();
  }
}

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = relative(from, join(entry.parentPath, entry.name));
    const [top = ''] = path.split(sep);
    const isInside = path !== top;
    if (LEFT_OUT.has(path) || (EMPTIED.has(top) && isInside) || /(?:^|[\\/])pgsql_tmp|pg_internal\.init/.test(path))
      continue;
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    else if (entry.isFile()) await copyWhile(join(from, path), join(to, path));
  }
  for (const part of ['archive_status', 'summaries']) await mkdir(join(to, 'pg_wal', part), { mode: 0o700 });
}

/** A table may be dropped while its files are read: then the log says so too. */
async function copyWhile(from: string, to: string): Promise<void> {
  try {
    await cp(from, to);
  } catch (fault) {
    if (codeOf(fault) !== 'ENOENT') throw fault;
  }
}

/** Every segment from the first the backup needs, and the histories. */
async function copyLog(from: string, to: string, first: string): Promise<void> {
  for (const name of await readdir(from)) {
    const isSegment = /^[0-9A-F]{24}$/.test(name);
    if (name.endsWith('.history') || (isSegment && name >= first)) await copyWhile(join(from, name), join(to, name));
  }
}

/** Of a home as `src/server/embedded-postgres` makes it. */
export async function superuserOf(home: string, { host, port }: { readonly host: string; readonly port: number }) {
  const password = (await readFile(join(home, 'password'), 'utf8')).trim();
  return { host, port, user: 'postgres', password, database: 'postgres' };
}
