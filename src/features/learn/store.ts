/** Which facts have been looked up, in which words, when and by whom; the last look of each. */
import { sql } from 'kysely';
import type { Db } from '../../database/sql.ts';
import type { Checked } from './rules/fact-checks.ts';

export interface NotedCheck extends Checked {
  readonly fact: string;
  readonly by: string;
}

export async function listChecks(db: Db): Promise<NotedCheck[]> {
  const found = await sql<NotedCheck>`
    select fact, fingerprint, checked_on as on, checked_by as by from fact_checks`.execute(db);
  return found.rows;
}

/** How a fact was looked up before; nobody notes another look until the transaction ends. */
export async function holdCheck(tx: Db, fact: string): Promise<Checked | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`fact:${fact}`}))`.execute(tx);
  const found = await sql<Checked>`
    select fingerprint, checked_on as on from fact_checks where fact = ${fact}`.execute(tx);
  return found.rows[0];
}

export async function writeCheck(tx: Db, { fact, fingerprint, on, by }: NotedCheck): Promise<void> {
  await sql`
    insert into fact_checks (fact, fingerprint, checked_on, checked_by) values (${fact}, ${fingerprint}, ${on}, ${by})
    on conflict (fact) do update set fingerprint = excluded.fingerprint, checked_on = excluded.checked_on,
      checked_by = excluded.checked_by`.execute(tx);
}
