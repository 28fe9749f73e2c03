/** Every row of every table as text, the queue's and the sessions' too: for what must not, or must, be found anywhere. */
import { sql } from 'kysely';
import type { Db } from '../src/database/sql.ts';

export async function wholeDatabase(db: Db): Promise<string> {
  const tables = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  const texts: string[] = [];
  for (const { schema, name } of tables.rows) {
    const rows = await sql<{ row: string }>`select t::text as row from ${sql.table(`${schema}.${name}`)} t`.execute(db);
    texts.push(...rows.rows.map(({ row }) => row));
  }
  return texts.join('\n');
}
