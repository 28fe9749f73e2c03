/** What a database holds, to see whether anything was changed. */
import { sql } from 'kysely';
import type { TestApp } from './app.ts';

/** A fingerprint of every row of every table, counters of attempts and refreshed sessions aside. */
export async function contents(of: TestApp): Promise<Map<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('limits', 'sessions', 'operator_sessions')`.execute(
    of.db,
  );
  const found = new Map<string, string>();
  for (const { name } of tables.rows) {
    const row = await sql<{ print: string }>`
      select coalesce(md5(string_agg(t::text, '|' order by t::text)), 'empty') as print from ${sql.table(name)} t`.execute(
      of.db,
    );
    found.set(name, row.rows[0]?.print ?? '');
  }
  return found;
}
