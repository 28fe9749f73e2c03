/**
 * 2,000 wishes from 100 addresses against a small budget of the day, in two web
 * processes: what the provider charged, what our books say, and the budget.
 *
 *   node bench/model-spending.ts [wishes]      (after `npm run build`)
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/sql.ts';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { eventsIn } from '../test/events.ts';
import { openFakeModel } from '../test/fake-model/serve.ts';
import { quantile } from './sale/buyers.ts';
import { startServer } from './server.ts';

const WISHES = Number(process.argv[2] ?? 2000);
const ADDRESSES = 100;
const AT_ONCE = 8;
const PRICES = { input: 3, output: 15, call: 0.001 };
const BUDGET = 2;

const fake = await openFakeModel();
const dataDir = await mkdtemp(join(tmpdir(), 'bench-spending-'));
await chmod(dataDir, 0o755);
const database = await openEmbeddedPostgres({ dataDir, log: () => undefined });
const server = await startServer({
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  WEB_CONCURRENCY: '2',
  LOG_LEVEL: 'error',
  ...fake.settings(),
  MODEL_PRICES: `${PRICES.input}/${PRICES.output}/${PRICES.call}`,
  MODEL_DAY_BUDGET: String(BUDGET),
});
const outcomes = new Map<string, number>();
const times: number[] = [];
let broken = 0;
/** Told to come back later, which a busy machine may do. */
let refused = 0;

async function ask(i: number): Promise<void> {
  const began = performance.now();
  const response = await fetch(`http://127.0.0.1:${server.port}/api/ai/trip-recommendations`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-forwarded-for': `198.51.100.${i % ADDRESSES}`,
    },
    body: JSON.stringify({
      destination: i % 2 ? 'Lisbon' : 'Rome',
      dates: '6-13 May 2027',
      budget: '3000 EUR',
      travelers: '2 adults',
      preferences: `wish number ${i} of many`,
    }),
  });
  const events = eventsIn(await response.text());
  times.push(performance.now() - began);
  if (response.status !== 200) refused++;
  else if (events[0]?.name !== 'answer' || events.at(-1)?.name !== 'end') broken++;
  const engine = events.find(({ name }) => name === 'better')?.data.engine;
  const outcome = engine?.fallbackReason ?? (engine ? 'better' : 'none');
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

async function booked(): Promise<number> {
  const { db, close } = openDatabase({ url: database.url, pool: 1 });
  const { rows } = await sql<{ micros: number }>`select sum(committed_micros)::bigint as micros from model_spending`
    .execute(db)
    .finally(close);
  return rows[0]?.micros ?? 0;
}

try {
  let next = 0;
  const runner = async () => {
    while (next < WISHES) await ask(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runner));
  const charged = fake.charged(PRICES);
  const books = await booked();
  console.log(
    `${WISHES} wishes from ${ADDRESSES} addresses in two processes: ${[...outcomes].map(([what, n]) => `${n} ${what}`).join(', ')}`,
  );
  console.log(
    `charged ${charged} of ${BUDGET * 1_000_000} millionths of a dollar for ${fake.ledger.calls} calls; our books say ${books}`,
  );
  console.log(
    `answers: p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms, ${refused} refused, ${broken} broken`,
  );
  process.exitCode = charged <= BUDGET * 1_000_000 && books >= charged && broken === 0 && charged > 0 ? 0 : 1;
} finally {
  await server.stop();
  await database.stop();
  await fake[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
}
