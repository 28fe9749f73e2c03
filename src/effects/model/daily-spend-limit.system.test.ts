import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type FakeModel, GOOD_KEY, MODEL, openFakeModel } from '../../../test/fake-model/serve.ts';
import { copyTemplate } from '../../../test/own-database.ts';
import { type Database, openDatabase } from '../../database/sql.ts';
import { openModel } from './ai-sdk.ts';
import { openBreaker } from './circuit-breaker.ts';
import { type DailySpendLimit, openDailySpendLimit } from './daily-spend-limit.ts';

/** Two processes, each with connections of its own to the one database. */
let processes: Database[];
let drop: () => Promise<void>;
let url: string;
let fake: FakeModel;
beforeAll(async () => {
  const database = await copyTemplate();
  ({ drop, url } = database);
  processes = [1, 2].map(() => openDatabase({ url: database.url, pool: 8 }));
});
afterAll(async () => {
  for (const { close } of processes) await close();
  await drop();
});
beforeEach(async () => {
  fake = await openFakeModel();
  for (const { db } of processes) await sql`truncate model_spending, model_reservations`.execute(db);
});
afterEach(() => fake[Symbol.asyncDispose]());

const PRICES = { input: 3, output: 15, call: 0.001 };
const question = {
  instructions: 'Tell it',
  data: { task: 'tell', trips: [{ trip: 'A', places: [{ id: 'a-place', about: 'A place.' }] }] },
  schema: z.object({ trips: z.array(z.object({ trip: z.string(), lead: z.string(), why: z.string() })) }),
  mostOutputTokens: 400,
};

/** `calls` questions as near at once as two processes can, and how many were answered. */
async function rush(calls: number, budgets: readonly DailySpendLimit[]): Promise<number> {
  const models = budgets.map((budget) =>
    openModel({
      settings: { provider: 'openai-compatible', name: MODEL, baseUrl: `${fake.url}/v1`, apiKey: GOOD_KEY },
      prices: PRICES,
      mostMicros: 1_000_000,
      budget,
      talks: 1000,
      breaker: openBreaker(() => 0, -1),
    }),
  );
  const answers = await Promise.all(
    Array.from({ length: calls }, async (_, i) => {
      const talk = models[i % models.length]?.talk(new AbortController().signal);
      return talk?.ok === true && (await talk.value.ask(question)).ok;
    }),
  );
  return answers.filter(Boolean).length;
}

const spent = async () => {
  const found = await sql<{ micros: number }>`select committed_micros as micros from model_spending`.execute(
    (processes[0] as Database).db,
  );
  return found.rows[0]?.micros ?? 0;
};

test('two processes together never spend more than the day has, and account for every millionth', async () => {
  const most = 40_000;
  const answered = await rush(
    64,
    processes.map(({ db }) => openDailySpendLimit(db, most)),
  );
  expect(fake.charged(PRICES)).toBeGreaterThan(0);
  expect(fake.charged(PRICES)).toBeLessThanOrEqual(most);
  expect(await spent()).toBe(fake.charged(PRICES));
  expect(answered).toBe(fake.ledger.calls);
  expect(answered).toBeLessThan(64);

  // What was reserved and not needed was given back: as long as one more fits, one more is answered.
  for (
    let round = 0;
    round < 200 &&
    (await rush(
      1,
      processes.map(({ db }) => openDailySpendLimit(db, most)),
    )) === 1;
    round++
  );
  expect(fake.charged(PRICES)).toBeLessThanOrEqual(most);
  expect(await spent()).toBe(fake.charged(PRICES));
});

test('looking first and writing down afterwards would spend more: the reservation is what holds it', async () => {
  const most = 40_000;
  const careless = ({ db }: Database): DailySpendLimit => ({
    spending: () => openDailySpendLimit(db, 0).spending(),
    async reserve() {
      if ((await spent()) >= most) return null;
      const book = (micros: number) =>
        sql`insert into model_spending (day, committed_micros, calls) values (current_date, ${micros}, 1)
          on conflict (day) do update set committed_micros = model_spending.committed_micros + ${micros}`.execute(db);
      return { send: async () => true, settle: async (micros) => void (await book(micros)) };
    },
  });
  await rush(64, processes.map(careless));
  expect(fake.charged(PRICES)).toBeGreaterThan(most);
});

test('a provider that refuses or cannot be reached costs nothing; one that is given up on counts in full', async () => {
  const budgets = processes.map(({ db }) => openDailySpendLimit(db, 1_000_000));
  fake.behave({ mischief: '500' });
  await rush(3, budgets);
  expect(await spent()).toBe(0);
  fake.behave({ mischief: 'endless' });
  await rush(1, budgets);
  expect(await spent()).toBeGreaterThan(400 * PRICES.output);
});

/** A process of its own that takes money for a call, and is killed before or after the call has left. */
async function killedHolding(micros: number, { sent }: { sent: boolean }): Promise<void> {
  const script = `
    import { openDailySpendLimit } from ${JSON.stringify(new URL('daily-spend-limit.ts', import.meta.url).href)};
    import { openDatabase } from ${JSON.stringify(new URL('../../database/sql.ts', import.meta.url).href)};
    const { db } = openDatabase({ url: process.env.URL_OF_DATABASE, pool: 1 });
    const reservation = await openDailySpendLimit(db, 1_000_000).reserve(${micros});
    if (${sent}) await reservation.send();
    process.stdout.write('holding');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, URL_OF_DATABASE: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const leasesAreOver = () =>
  sql`update model_reservations set lapses_at = now() - interval '1 second'`.execute((processes[0] as Database).db);

test('who is killed before a call leaves has spent nothing; who is killed later may have spent it all', async () => {
  const budget = openDailySpendLimit((processes[0] as Database).db, 1_000_000);
  await killedHolding(600_000, { sent: false });
  expect(await budget.reserve(600_000), 'while its lease runs, the money is kept').toBeNull();
  await leasesAreOver();
  expect((await budget.spending()).micros).toBe(0);

  await killedHolding(600_000, { sent: true });
  await leasesAreOver();
  expect((await budget.spending()).micros).toBe(600_000);
  expect(await budget.reserve(600_000)).toBeNull();
}, 60_000);

test('a call whose lease was over before it left does not leave', async () => {
  const budgets = processes.map(({ db }) => openDailySpendLimit(db, 1_000_000)) as [DailySpendLimit, DailySpendLimit];
  const late = await budgets[0].reserve(600_000);
  await leasesAreOver();
  const other = await budgets[1].reserve(600_000);
  expect([await late?.send(), await other?.send()]).toEqual([false, true]);
  expect(await spent()).toBe(600_000);

  // What stood still that long asks nobody.
  const slow: DailySpendLimit = {
    ...budgets[0],
    async reserve(micros) {
      const reservation = await budgets[0].reserve(micros);
      await leasesAreOver();
      await budgets[1].spending();
      return reservation;
    },
  };
  expect(await rush(1, [slow])).toBe(0);
  expect(fake.ledger.calls).toBe(0);
  expect(await spent()).toBe(600_000);
});

test('what one request may cost is known before it leaves', async () => {
  const model = openModel({
    settings: { provider: 'openai-compatible', name: MODEL, baseUrl: `${fake.url}/v1`, apiKey: GOOD_KEY },
    prices: PRICES,
    mostMicros: 5000,
    budget: openDailySpendLimit((processes[0] as Database).db, 1_000_000),
  });
  const talk = model.talk(new AbortController().signal);
  expect(talk.ok && (await talk.value.ask(question))).toEqual({ ok: false, error: 'budget' });
  expect(fake.ledger.calls).toBe(0);
});
