/** The files of restaurants that operators sent, and what became of each. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { AsStored } from '../../../shared/as-stored.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { SentFile } from '../contract/sent-imports.ts';

/** A file that an operator sent. */
export interface SentImport extends AsStored<Omit<SentFile, 'report'>, 'createdAt' | 'endedAt'> {
  readonly place: string | null;
  readonly report: Record<string, unknown> | null;
  readonly attempts: number;
  readonly operatorId: number;
}

const COLUMNS = sql`id, name, bytes::float8 as bytes, place, zone, as_of as "asOf", state, part::float8 as part, report, fault, attempts,
  operator_id as "operatorId", operator, created_at as "createdAt", ended_at as "endedAt"`;

const first = async (found: Promise<{ rows: SentImport[] }>) => (await found).rows[0] ?? null;

/** The latest first. */
export async function listImports(db: Db, most: number): Promise<SentImport[]> {
  const found = await sql<SentImport>`select ${COLUMNS} from osm_imports order by id desc limit ${most}`.execute(db);
  return found.rows;
}

export function findImport(db: Db, id: number): Promise<SentImport | null> {
  return first(sql<SentImport>`select ${COLUMNS} from osm_imports where id = ${id}`.execute(db));
}

/** Null: another one is under way; the table takes one at a time. */
export function insertImport(
  tx: Db,
  {
    name,
    zone,
    asOf,
    operator,
  }: Pick<SentImport, 'name' | 'zone' | 'asOf'> & { operator: { id: number; name: string } },
  at: Instant,
): Promise<SentImport | null> {
  return first(
    sql<SentImport>`
      insert into osm_imports (name, zone, as_of, operator_id, operator, created_at)
      values (${name}, ${zone}, ${asOf}, ${operator.id}, ${operator.name}, ${at})
      on conflict do nothing returning ${COLUMNS}`.execute(tx),
  );
}

/** The one whose file this operator is about to send. */
export function findSending(db: Db, operatorId: number): Promise<SentImport | null> {
  return first(
    sql<SentImport>`select ${COLUMNS} from osm_imports where state = 'sending' and operator_id = ${operatorId}`.execute(
      db,
    ),
  );
}

/** The file has come and been kept. Null: it was cancelled meanwhile. */
export function markSent(tx: Db, id: number, place: string, bytes: number): Promise<SentImport | null> {
  return first(
    sql<SentImport>`update osm_imports set state = 'waiting', place = ${place}, bytes = ${bytes}
      where id = ${id} and state = 'sending' returning ${COLUMNS}`.execute(tx),
  );
}

/** Gives the import to whoever comes with the token, unless somebody else has shown to be at work on it. */
export function claimImport(db: Db, id: number, token: string): Promise<SentImport | null> {
  return first(
    sql<SentImport>`update osm_imports set state = 'running', token = ${token}, seen_at = now(), attempts = attempts + 1
      where id = ${id} and state in ('waiting', 'running')
        and (token is null or seen_at < now() - interval '30 seconds') returning ${COLUMNS}`.execute(db),
  );
}

/** False: it is no longer ours to go on with. Held until the transaction ends, so that a cancellation waits for the batch or ends it. */
export async function markRunning(
  db: Db,
  id: number,
  token: string,
  part: number,
  report: object | null,
): Promise<boolean> {
  const found = await sql`
    update osm_imports set seen_at = now(), part = ${part}, report = coalesce(${report && JSON.stringify(report)}::jsonb, report)
    where id = ${id} and state = 'running' and token = ${token} returning id`.execute(db);
  return found.rows.length > 0;
}

/** Somebody may go on at once. */
export async function releaseImport(db: Db, id: number, token: string): Promise<void> {
  await sql`update osm_imports set token = null where id = ${id} and token = ${token}`.execute(db);
}

export async function endImport(
  db: Db,
  id: number,
  token: string,
  { state, report = null, fault = null }: { state: 'done' | 'failed'; report?: object | null; fault?: string | null },
  at: Instant,
): Promise<void> {
  await sql`
    update osm_imports set state = ${state}, fault = ${fault}, ended_at = ${at}, token = null,
      part = case when ${state} = 'done' then 1 else part end, report = coalesce(${report && JSON.stringify(report)}::jsonb, report)
    where id = ${id} and state = 'running' and token = ${token}`.execute(db);
}

/** Null: it is over already. */
export function cancelImport(tx: Db, id: number, at: Instant): Promise<SentImport | null> {
  return first(
    sql<SentImport>`update osm_imports set state = 'cancelled', ended_at = ${at}
      where id = ${id} and state in ('sending', 'waiting', 'running') returning ${COLUMNS}`.execute(tx),
  );
}

/** No file of theirs has come. */
export async function failUnsent(db: Db, begunBefore: Instant, fault: string, at: Instant): Promise<void> {
  await sql`
    update osm_imports set state = 'failed', fault = ${fault}, ended_at = ${at}
    where state = 'sending' and created_at < ${begunBefore}`.execute(db);
}

export async function forgetFile(db: Db, id: number): Promise<void> {
  await sql`update osm_imports set place = null where id = ${id}`.execute(db);
}

/** Whether it is still to be read. */
export async function isImportFile(db: Db, place: string): Promise<boolean> {
  const found = await sql`
    select id from osm_imports where place = ${place} and state in ('waiting', 'running')`.execute(db);
  return found.rows.length > 0;
}
