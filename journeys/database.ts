/** What no page does: time that has gone by, another hand in the shop. Shares the site's running database. */
import pg from 'pg';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';

export async function run(statement: string, values: readonly unknown[]): Promise<void> {
  const database = await openEmbeddedPostgres({ dataDir: process.env['JOURNEYS_DATA_DIR'] ?? '' });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(statement, [...values]);
  await client.end();
  await database.stop();
}
