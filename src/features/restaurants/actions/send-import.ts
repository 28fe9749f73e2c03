/**
 * Imports that operators begin: a file comes, lies in quarantine, is looked at and kept, and a job
 * reads it. Whoever reads shows every few seconds to be at work; a job that finds nobody at work goes on where
 * the last one was. A cancellation counts from the next batch on.
 */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { cleanName } from '../../../shared/attachments.ts';
import { CommandError } from '../../../shared/command-error.ts';
import { calendarDay } from '../../../shared/dates.ts';
import type { ErrorOf, InputOf } from '../../../shared/endpoint.ts';
import { OSM_FILE_BYTES, osmEndingOf } from '../../../shared/osm-upload.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type * as contract from '../contract/sent-imports.ts';
import { type ImportReport, readImportedFile, type SentFile } from '../contract/sent-imports.ts';
import { importFaults } from '../copy/sent-imports.ts';
import * as store from '../store/sent-imports.ts';
import { importOsm, type WholeReport } from './import-file.ts';

const MOST_LISTED = 20;
const MOST_ATTEMPTS = 5;
const SHOW_MS = 3000;
const LONGEST_SENDING_MS = 3_600_000;

function seenAs({
  place: _,
  attempts: __,
  operatorId: ___,
  report,
  createdAt,
  endedAt,
  ...rest
}: store.SentImport): SentFile {
  return {
    ...rest,
    report: report as ImportReport | null,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

export async function listSent({ db }: Pick<Deps, 'db'>): Promise<SentFile[]> {
  return (await store.listImports(db, MOST_LISTED)).map(seenAs);
}

const subjectOf = (id: number) => `import:${id}`;

export async function begin(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  { name: given, asOf, zone }: InputOf<typeof contract.beginImport>,
): Promise<Result<SentFile, ErrorOf<typeof contract.beginImport>>> {
  const name = cleanName(given);
  if (!osmEndingOf(name)) return err('no_map_file');
  if (asOf !== null && asOf > calendarDay(now())) return err('day_ahead');
  return inTransaction(db, async (tx) => {
    const begun = await store.insertImport(tx, { name, asOf, zone, operator }, now());
    if (!begun) return err('import_under_way');
    await audit(tx, { operator, action: 'import.begin', subject: subjectOf(begun.id), after: { name, asOf, zone } });
    return ok(seenAs(begun));
  });
}

export async function receive(
  { db, files, jobs }: Pick<Deps, 'db' | 'files' | 'jobs'>,
  operator: Operator,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Result<SentFile, ErrorOf<typeof contract.sendImport>>> {
  const begun = await store.findSending(db, operator.id);
  const ending = begun && osmEndingOf(begun.name);
  if (!begun || !ending) return err('nothing_begun');
  const received = await files.receive(bytes, OSM_FILE_BYTES);
  if (!received) return err('file_too_large');
  const { key, bytes: size } = received;
  if (size === 0 || !(await files.isWhatItSays(key, ending.last))) {
    await files.discard(key);
    return err(size === 0 ? 'empty_file' : 'file_not_what_it_says');
  }
  const place = await files.keep(key);
  const sent = await inTransaction(db, async (tx) => {
    const marked = await store.markSent(tx, begun.id, place, size);
    if (marked) await jobs.send(tx, readImportedFile, { importId: begun.id });
    return marked;
  });
  if (sent) return ok(seenAs(sent));
  await files.remove(place);
  return err('nothing_begun');
}

export async function cancel(
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>,
  operator: Operator,
  id: number,
): Promise<Result<SentFile, ErrorOf<typeof contract.cancelImport>>> {
  const cancelled = await inTransaction(db, async (tx) => {
    const ended = await store.cancelImport(tx, id, now());
    if (ended)
      await audit(tx, { operator, action: 'import.cancel', subject: subjectOf(id), after: { part: ended.part } });
    return ended;
  });
  if (!cancelled) return err((await store.findImport(db, id)) ? 'import_over' : 'no_such_import');
  await forget({ db, files }, cancelled);
  return ok(seenAs(cancelled));
}

/** Who began it has left the page: nobody else could begin one. */
export async function endUnsent({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now();
  await store.failUnsent(db, new Date(at.getTime() - LONGEST_SENDING_MS), importFaults.neverCame, at);
}

async function forget({ db, files }: Pick<Deps, 'db' | 'files'>, { id, place }: store.SentImport): Promise<void> {
  if (place === null) return;
  await files.remove(place);
  await store.forgetFile(db, id);
}

/** Somebody has cancelled it, or has taken it over. */
class TakenOver extends Error {}

/** May be done twice, and by two at once: one of them works. */
export async function readFile(deps: Pick<Deps, 'db' | 'files' | 'log' | 'now'>, importId: number): Promise<void> {
  const { db, now } = deps;
  const token = randomUUID();
  const claimed = await store.claimImport(db, importId, token);
  if (!claimed) {
    const found = await store.findImport(db, importId);
    if (found?.state === 'waiting' || found?.state === 'running') throw new Error('Somebody is at work on this import');
    return;
  }
  try {
    const report = await readWhole(deps, claimed, token);
    await store.endImport(db, importId, token, { state: 'done', report }, now());
  } catch (fault) {
    if (fault instanceof TakenOver) return;
    const isUnreadable = fault instanceof CommandError;
    if (!isUnreadable && claimed.attempts < MOST_ATTEMPTS) {
      await store.releaseImport(db, importId, token);
      throw fault;
    }
    deps.log.warn({ err: fault }, 'an import of restaurants failed');
    const said = isUnreadable ? importFaults.unreadable(fault.message) : importFaults.tooOften;
    await store.endImport(db, importId, token, { state: 'failed', fault: said }, now());
  }
  await forget(deps, claimed);
}

async function readWhole(
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'log' | 'now'>,
  { id, name, place, zone, asOf, report }: store.SentImport,
  token: string,
): Promise<WholeReport> {
  if (place === null) throw new TakenOver();
  const folder = await mkdtemp(join(tmpdir(), 'wl-import-'));
  let part = 0;
  const showing = setInterval(() => void store.markRunning(db, id, token, part, null).catch(() => undefined), SHOW_MS);
  try {
    const file = join(folder, `map.${osmEndingOf(name)?.whole}`);
    await pipeline(await files.read(place), createWriteStream(file, { mode: 0o600 }));
    return await importOsm(db, file, now(), {
      zone,
      asOf,
      name: `sent file ${id}`,
      counted: (report ?? {}) as Partial<WholeReport>,
      onRead: (read) => {
        part = read;
      },
      onBatch: async (tx, soFar) => {
        if (!(await store.markRunning(tx, id, token, part, soFar))) throw new TakenOver();
      },
    });
  } finally {
    clearInterval(showing);
    await rm(folder, { recursive: true, force: true });
  }
}
