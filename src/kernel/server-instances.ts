/**
 * The machines that serve one database. What visitors send must be readable through each of them: a second one is let in
 * only where all keep files in a bucket, or where both work with one and the same folder, which makes them one machine here.
 * Each process that was started has a row of its own, so that one that ends leaves the others of its machine in place; one that
 * was killed counts as there until it has not been seen for `GONE_SECONDS`.
 */
import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, inTransaction } from '../database/sql.ts';
import { CommandError } from '../shared/command-error.ts';
import { codeOf } from '../shared/error-code.ts';
import type { Loop } from './scheduler.ts';

const SEEN_EVERY_MS = 20_000;
const GONE_SECONDS = 90;

export interface Machine {
  readonly id: string;
  /** Which was started by hand or by a supervisor. */
  readonly process: string;
  readonly keepsFiles: boolean;
}

/** Its name lies in the folder and is made by whoever asks first. */
export async function machineOf(dataDir: string, keepsFiles: boolean): Promise<Machine> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, NAME), randomUUID(), { flag: 'wx' }).catch((fault: unknown) => {
    if (codeOf(fault) !== 'EEXIST') throw fault;
  });
  const started = cluster.isWorker ? process.ppid : process.pid;
  return { id: await readFile(join(dataDir, NAME), 'utf8'), process: `${hostname()} ${started}`, keepsFiles };
}

const NAME = 'machine';

/** Refuses the machine whose visitors could not read what others keep, or the other way round. */
export async function joinMachines(db: Db, machine: Machine): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`lock table machines in share row exclusive mode`.execute(tx);
    await requireNoOther(tx, machine);
    await sql`delete from machines where seen_at < now() - ${GONE_SECONDS} * interval '1 second'`.execute(tx);
    await note(tx, machine);
  });
}

export async function leaveMachines(db: Db, machine: Machine): Promise<void> {
  await sql`delete from machines where id = ${machine.id} and process = ${machine.process}`.execute(db);
}

/** Tells that it is there; fails where another was let in while this one could not tell. */
async function staySeen(db: Db, machine: Machine): Promise<void> {
  await note(db, machine);
  await requireNoOther(db, machine);
}

async function note(db: Db, machine: Machine): Promise<void> {
  await sql`
    insert into machines (id, process, keeps_files, seen_at)
    values (${machine.id}, ${machine.process}, ${machine.keepsFiles}, now())
    on conflict (id, process) do update set keeps_files = excluded.keeps_files, seen_at = excluded.seen_at`.execute(db);
}

async function requireNoOther(db: Db, { id, keepsFiles }: Machine): Promise<void> {
  const found = await sql<{ seconds: number }>`
    select extract(epoch from now() - seen_at)::int as seconds from machines
    where id <> ${id} and (keeps_files or ${keepsFiles}) and seen_at >= now() - ${GONE_SECONDS} * interval '1 second'
    order by seen_at desc limit 1`.execute(db);
  const other = found.rows[0];
  if (!other) return;
  throw new CommandError(
    `Another machine serves this database (seen ${other.seconds} s ago) and does not share its files with this one: what visitors send to one could not be read through the other. Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY on all of them, or give both the same DATA_DIR. A machine that is gone for good is forgotten after ${GONE_SECONDS} s.`,
  );
}

/** In every web process. An embedded database has no machine but its own. */
export const stayingSeen: Loop = {
  name: 'server.machine',
  everyMs: SEEN_EVERY_MS,
  async run({ db, config, storage }) {
    if (storage.volumes.some(({ holds }) => holds === 'database')) return;
    await staySeen(db, await machineOf(config.dataDir, config.bucket === null));
  },
};
