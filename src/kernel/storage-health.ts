/**
 * Whether what we are given can be kept: writing is tried for real, in the database and in `DATA_DIR`, and the
 * free room of their volumes is read. Of a database elsewhere the volume is not ours to read; it is tried all the same.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { type Db, inTransaction } from '../database/sql.ts';
import { codeOf } from '../shared/error-code.ts';

export type Writing = 'ok' | 'full' | 'cannot be written';

export interface Room {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** What we write to. */
export type StorageTarget = 'files' | 'database';

export interface Volume {
  readonly holds: StorageTarget;
  room(): Promise<Room>;
}

export interface Storage {
  readonly volumes: readonly Volume[];
  /** Tried at most every few seconds, once for all who ask meanwhile. Says so again as soon as there is room. */
  writing(place: StorageTarget): Promise<Writing>;
  /** The embedded database has less room than it needs to run at all: then it is away, and cannot say why. */
  stopsDatabase(): Promise<boolean>;
}

export interface StorageOptions {
  readonly db: Db;
  readonly dataDir: string;
  /** Of the embedded database; null where it is another's. */
  readonly databaseFolder: string | null;
  readonly now?: () => number;
}

const KEPT_MS = 5000;
/** What has failed may be well again any moment. */
const KEPT_FAULT_MS = 1000;
/** More than one block, so that a file has to grow. */
const PROBE_BYTES = 64 * 1024;
/** PostgreSQL ends itself when it cannot begin the next 16 MB of its write-ahead log. */
const LEAST_BYTES = 16 * 1024 * 1024;

export function openStorage({ db, dataDir, databaseFolder, now = Date.now }: StorageOptions): Storage {
  const volumes: readonly Volume[] = [
    { holds: 'files', room: () => roomOf(resolve(dataDir)) },
    ...(databaseFolder === null ? [] : [{ holds: 'database' as const, room: () => roomOf(databaseFolder) }]),
  ];
  const tries = {
    database: once(() => writeRow(db), now),
    files: once(() => writeFileIn(dataDir), now),
  };
  return {
    volumes,
    writing: (place) => tries[place](),
    async stopsDatabase() {
      const room = databaseFolder === null ? null : await roomOf(databaseFolder).catch(() => null);
      return room !== null && room.freeBytes < LEAST_BYTES;
    },
  };
}

/** One attempt at a time, whose outcome counts for a while. */
function once(write: () => Promise<void>, now: () => number): () => Promise<Writing> {
  let last: Promise<Writing> | null = null;
  let countsUntil = 0;
  const attempt = async (): Promise<Writing> => {
    const found = await write().then(
      () => 'ok' as const,
      (fault) => (isOutOfSpace(fault) ? 'full' : 'cannot be written'),
    );
    countsUntil = now() + (found === 'ok' ? KEPT_MS : KEPT_FAULT_MS);
    return found;
  };
  return () => {
    if (last && now() < countsUntil) return last;
    countsUntil = Number.POSITIVE_INFINITY;
    last = attempt();
    return last;
  };
}

/**
 * Leaves nothing behind: what is sorted beside the memory makes a file of the database's volume grow, which a row in a
 * half empty page would not, and the message is a commit of the write-ahead log. Neither needs a table.
 */
async function writeRow(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`select set_config('work_mem', '64kB', true), set_config('temp_tablespaces', '', true)`.execute(tx);
    await sql`select count(*) from generate_series(1, 5000)`.execute(tx);
    // A database that is nearly full may be made read-only by whoever runs it; the message alone would pass.
    const written = await sql`
      select pg_logical_emit_message(true, 'wanderlight', 'probe')
      where current_setting('transaction_read_only') = 'off'`.execute(tx);
    if (written.rows.length === 0) throw new Error('The database is read-only');
  });
}

async function writeFileIn(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const probe = join(folder, `.write-probe-${process.pid}`);
  try {
    await writeFile(probe, randomBytes(PROBE_BYTES), { mode: 0o600, flush: true });
  } finally {
    await rm(probe, { force: true });
  }
}

/** Of the volume that holds the folder, or will hold it once it is made. */
async function roomOf(folder: string): Promise<Room> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch (fault) {
    if (codeOf(fault) !== 'ENOENT' || folder === dirname(folder)) throw fault;
    return roomOf(dirname(folder));
  }
}

const DISK_FULL = '53100';

/** True when there is no room to write, on the database's disk or on ours. PostgreSQL has no code of its own for a quota. */
export function isOutOfSpace(fault: unknown): boolean {
  const code = codeOf(fault);
  if (code === DISK_FULL || code === 'ENOSPC' || code === 'EDQUOT') return true;
  return fault instanceof Error && /No space left on device|Disk quota exceeded/i.test(fault.message);
}

/** For what is only nice to know, and must not keep anybody from reading. */
export function unlessFull(fault: unknown): void {
  if (!isOutOfSpace(fault)) throw fault;
}
