/** Every statement of the product against the schema as the migrations make it. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isTest } from '../scripts/architecture/map.ts';
import { openDatabase } from '../src/database/sql.ts';
import { openJobs } from '../src/kernel/job-queue.ts';
import { openLog } from '../src/kernel/log.ts';
import { queues } from '../src/server/queues.ts';
import { copyTemplate } from './own-database.ts';
import { openDescriber } from './statements/describe.ts';
import { readCode } from './statements/program.ts';
import { prove } from './statements/prove.ts';

test('what the code says of each statement is what PostgreSQL says of it', async () => {
  const database = await copyTemplate();
  const around = await jobsAround(database.url);
  const code = readCode({
    project: new URL('../tsconfig.json', import.meta.url).pathname,
    covers: (path) => /^(src|scripts)\/.*\.tsx?$/.test(path) && !isTest(path),
  });
  const describer = await openDescriber(database.url);
  try {
    const { faults, statements, beside } = await prove(code, describer, { sendSql: { argument: 1, around } });
    expect(faults.filter((fault) => !DYNAMIC.test(fault))).toEqual([]);
    expect(statements).toBeGreaterThan(300);
    expect([...new Set(beside.map((place) => place.replace(/:\d+$/, '')))].sort()).toEqual(BESIDE);
  } finally {
    code.close();
    await describer.close();
    await database.drop();
  }
});

/** Runs the files of `db/migrations`, as it has for the database asked here. */
const DYNAMIC = /^src\/database\/migrations\.ts:\d+: text stands in the text of the statement and is not known$/;

/** Where `sql` is a part of a query of the builder, and, first and last, around the statement of pg-boss. */
const BESIDE = [
  'src/database/wrap-raw-sql.ts',
  'src/features/packages/store/edit-package.ts',
  'src/features/packages/store/on-sale.ts',
  'src/features/packages/store/package-columns.ts',
  'src/features/packages/store/package-names.ts',
  'src/features/restaurants/store/corrections.ts',
  'src/features/restaurants/store/find-restaurants.ts',
  'src/features/restaurants/store/merge-restaurants.ts',
  'src/features/restaurants/store/restaurant-row.ts',
  'src/features/restaurants/store/upsert-restaurants.ts',
  'src/features/reviews/store/reviews.ts',
  'src/kernel/job-queue.ts',
];

/** pg-boss' statement for leaving jobs is known while the program runs: its text before and behind our query. */
async function jobsAround(url: string): Promise<readonly [string, string]> {
  const jobs = await openJobs(url, queues, openLog('warn'));
  const { db, close } = openDatabase({ url, pool: 1 });
  const [queue] = queues;
  if (!queue) throw new Error('There is no queue');
  const [before = '', behind = ''] = jobs.sendSql(queue, sql`/* ours */`).compile(db).sql.split('/* ours */');
  await close();
  return [before, behind];
}
