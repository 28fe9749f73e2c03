/** The figures the owner has said; without a row the file counts. */
import { sql } from 'kysely';
import type { Db } from '../../database/sql.ts';
import type { Instant } from '../../shared/dates.ts';

export interface SaidFigure {
  readonly name: string;
  readonly value: string;
  readonly by: string;
  readonly at: Instant;
}

export async function listSaid(db: Db): Promise<SaidFigure[]> {
  const found = await sql<SaidFigure>`
    select name, value, changed_by as by, changed_at as at from brand_figures`.execute(db);
  return found.rows;
}

/** What one figure says, and nobody says otherwise until the transaction ends. Null: what the file says. */
export async function holdSaid(tx: Db, name: string): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtext(${`brand-figure:${name}`}))`.execute(tx);
  const found = await sql<{ value: string }>`select value from brand_figures where name = ${name}`.execute(tx);
  return found.rows[0]?.value ?? null;
}

export async function writeSaid(tx: Db, { name, value, by, at }: SaidFigure): Promise<void> {
  await sql`
    insert into brand_figures (name, value, changed_by, changed_at) values (${name}, ${value}, ${by}, ${at})
    on conflict (name) do update set value = excluded.value, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at`.execute(tx);
}

export async function deleteSaid(tx: Db, name: string): Promise<void> {
  await sql`delete from brand_figures where name = ${name}`.execute(tx);
}
