/** How far an import of a file has come, for one that was cut off. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';

/** How many restaurants of the file are written; 0 for one that was never begun, or that was finished. */
export async function findProgress(db: Db, file: string): Promise<number> {
  const found = await sql<{ done: number }>`select done from restaurant_imports where file = ${file}`.execute(db);
  return found.rows[0]?.done ?? 0;
}

export async function markProgress(db: Db, file: string, done: number, at: Instant): Promise<void> {
  await sql`
    insert into restaurant_imports (file, done, updated_at) values (${file}, ${done}, ${at})
    on conflict (file) do update set done = excluded.done, updated_at = excluded.updated_at`.execute(db);
}

export async function forgetProgress(db: Db, file: string): Promise<void> {
  await sql`delete from restaurant_imports where file = ${file}`.execute(db);
}
