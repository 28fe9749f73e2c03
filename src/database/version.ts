/** Which PostgreSQL we can live on. Asked before the first statement that writes. */
import { type QueryExecutorProvider, sql } from 'kysely';
import { Refused } from '../shared/startup-error.ts';

/** `.ci/run` and `npm run test:postgres` show that it and every newer one are enough. */
const OLDEST = 15;

export async function requireVersion(db: QueryExecutorProvider): Promise<void> {
  const found = await sql<{ number: number; version: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version`.execute(
    db,
  );
  const [{ number, version } = { number: 0, version: 'unknown' }] = found.rows;
  if (number >= OLDEST * 10_000) return;
  throw new Refused(
    `The database is PostgreSQL ${version}, and the oldest that will do is ${OLDEST}: upgrade it, point DATABASE_URL at a newer one, or unset DATABASE_URL to use the embedded one.`,
  );
}
