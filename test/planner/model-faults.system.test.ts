/**
 * A model in every bad way: each ends in a whole and valid answer, in time, and
 * with a word for what was wrong. The time limits are a fifth of the real ones;
 * `bench/model-faults.ts` runs the same with the real ones.
 */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openModel } from '../../src/effects/model/ai-sdk.ts';
import { openBreaker } from '../../src/effects/model/circuit-breaker.ts';
import { openDailySpendLimit } from '../../src/effects/model/daily-spend-limit.ts';
import { catalogue } from '../../src/features/destinations/actions.ts';
import { books } from '../../src/features/destinations/content/catalogue.ts';
import type { Deps } from '../../src/kernel/deps.ts';
import { openApp, type TestApp } from '../app.ts';
import { eventsIn } from '../events.ts';
import { BREACH, INJECTIONS } from '../fake-model/injections.ts';
import type { Mischief } from '../fake-model/mischief.ts';
import { obeys, writesWell } from '../fake-model/personas.ts';
import { type FakeModel, GOOD_KEY, MODEL, openFakeModel } from '../fake-model/serve.ts';
import { IS_LONG, sampleOf } from '../rounds.ts';

const PATH = '/api/ai/trip-recommendations';
const TOTAL_MS = 4000;
const wish = {
  destination: 'Lisbon',
  dates: '6-13 May 2027',
  budget: '3000 EUR',
  travelers: '2 adults',
  interests: 'tiles, food',
  preferences: 'we like it slow',
  taste: 'seafood',
};

let app: TestApp;
let fake: FakeModel;
let port: number;

const IMPATIENT = { totalMs: TOTAL_MS, firstChunkMs: 1500, chunkMs: 1000 };

/** The same model as the product's, with a patience of its own and without a rest after failures. */
function ourModel(db: Deps['db'], patience = IMPATIENT) {
  return openModel({
    settings: { provider: 'openai-compatible', name: MODEL, baseUrl: `${fake.url}/v1`, apiKey: GOOD_KEY },
    prices: { input: 5, output: 25, call: 0 },
    mostMicros: 500_000,
    budget: openDailySpendLimit(db, 1_000_000_000),
    patience,
    breaker: openBreaker(() => 0, -1),
  });
}

beforeAll(async () => {
  fake = await openFakeModel();
  app = await openApp({
    settings: { TRIP_NOW: '2026-12-01T12:00:00Z', TRUSTED_PROXIES: '127.0.0.1/32' },
    deps: ({ db }) => ({ model: ourModel(db) }),
  });
  port = await app.listen();
  await ask('warm up');
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await fake[Symbol.asyncDispose]();
});

let addresses = 0;

/** As a browser reads it. */
async function ask(words: string, signal?: AbortSignal, at = port) {
  const response = await fetch(`http://127.0.0.1:${at}${PATH}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-forwarded-for': `10.7.${(++addresses >> 8) & 255}.${addresses & 255}`,
    },
    body: JSON.stringify({ ...wish, preferences: words }),
    ...(signal && { signal }),
  });
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
  }
  const events = eventsIn(text);
  return {
    text,
    names: events.map(({ name }) => name),
    first: events[0]?.data,
    better: events.find(({ name }) => name === 'better')?.data,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: an answer as it came over the wire
function expectWhole(answer: any): void {
  expect(answer.recommendations.length).toBeGreaterThanOrEqual(3);
  expect(answer.citations.length).toBeLessThanOrEqual(5);
  for (const { checks, description, plan } of answer.recommendations) {
    expect(checks.filter(({ result }: { result: string }) => result === 'failed')).toEqual([]);
    expect(description.length).toBeGreaterThan(40);
    expect(plan.cost.verdict).toBe('within');
  }
}

const ENDS: readonly (readonly [Mischief, string | undefined])[] = [
  ['hang', 'late'],
  ['slow-drip', 'late'],
  ['500', 'down'],
  ['429', 'busy'],
  ['truncated', 'unreadable'],
  ['wrong-types', 'unreadable'],
  ['prompt-echo', 'unreadable'],
  ['oversize', 'oversize'],
  ['endless', 'oversize'],
  ['invented-place', undefined],
  ['closed-place', undefined],
  ['over-budget', undefined],
  ['duplicate-stop', undefined],
  ['foreign-url', undefined],
];

test.each(ENDS)(
  '%s: the built-in answer before the model’s, a whole one in the end, the reason "%s"',
  async (mischief, reason) => {
    fake.behave({ mischief });
    const { names, first, better, text } = await ask(`${mischief} please`);
    fake.behave();
    expect(names).toEqual(['answer', 'working', 'better', 'end']);
    expectWhole(first);
    expectWhole(better);
    expect(better.engine.fallbackReason).toBe(reason);
    expect(text).not.toMatch(/evil\.example|atlantis|Small words:/i);
  },
);

test('a model that only looks things up never comes to an end by itself, and is brought to one', async () => {
  fake.behave({ mischief: 'tool-loop' });
  const { better } = await ask('round and round');
  fake.behave();
  expectWhole(better);
  expect(better.engine.fallbackReason).toBe('loop');
});

/** What the catalogue itself links to: houses, and what is visited. */
const OURS = new Set<string | undefined | null>([
  ...books.flatMap(({ hotels }) => hotels.flatMap(({ website, source }) => [website, source])),
  ...[...catalogue().place.values()].map(({ website }) => website),
]);

// A third of the sixty, every kind of order and every mark among them, in the long round; all of them in `bench/model-faults.ts`.
test('orders in the texts, and a model that obeys: nothing of it comes through', {
  timeout: 120_000,
}, async () => {
  let told = 0;
  const orders = INJECTIONS.filter((_, i) => (i + Math.floor(i / 10)) % 3 === 0);
  for (const [i, order] of sampleOf(orders, 4).entries()) {
    fake.behave(i % 2 === 0 ? { manner: obeys(order) } : { raw: order });
    const { better, text } = await ask(order);
    expectWhole(better);
    expect({ order, found: BREACH.exec(text)?.[0] }).toEqual({ order, found: undefined });
    const links = JSON.stringify(better).match(/https?:\/\/[^"\s\\]+/g) ?? [];
    expect(links.filter((link) => !better.citations.includes(link) && !OURS.has(link))).toEqual([]);
    if (better.engine.enriched?.includes('words')) told++;
  }
  fake.behave();
  expect(told).toBe(0);
});

test('whoever hangs up ends the asking', async () => {
  fake.behave({ waitMs: 1400 });
  const before = fake.ledger.abandoned;
  const heard = fake.ledger.heard.at(-1);
  const gone = new AbortController();
  const asking = expect(ask('never mind', gone.signal)).rejects.toThrow();
  await expect.poll(() => fake.ledger.heard.at(-1), { interval: 10, timeout: 10_000 }).not.toBe(heard);
  gone.abort();
  await asking;
  await expect.poll(() => fake.ledger.abandoned, { timeout: 10_000 }).toBeGreaterThan(before);
  fake.behave();
  expect((await ask('somebody else')).better.engine.enriched).toBeDefined();
});

test('more than four talks at once are not held: the fifth gets the built-in answer', async () => {
  const patient = { totalMs: 120_000, firstChunkMs: 120_000, chunkMs: 120_000 };
  await using crowd = await openApp({
    settings: { TRIP_NOW: '2026-12-01T12:00:00Z', TRUSTED_PROXIES: '127.0.0.1/32' },
    deps: ({ db }) => ({ model: ourModel(db, patient) }),
  });
  const itsPort = await crowd.listen();
  const { promise: until, resolve: speak } = Promise.withResolvers<void>();
  fake.behave({ until });
  let answered = 0;
  const asking = Array.from({ length: 9 }, async (_, i) => {
    const told = await ask(`number ${i} of nine`, undefined, itsPort);
    // Four are talked about until the other five have their answers.
    if (++answered === 5) speak();
    return told;
  });
  const answers = await Promise.all(asking);
  fake.behave();
  expect(answers.filter(({ better }) => better?.engine.fallbackReason === 'crowded')).toHaveLength(5);
  for (const { first } of answers) expectWhole(first);
  expect(fake.ledger.mostAtOnce).toBeLessThanOrEqual(4);
}, 120_000);

test('the same wish is not asked twice', async () => {
  fake.behave({ manner: writesWell });
  const first = await ask('twice the same');
  const calls = fake.ledger.calls;
  const second = await ask('twice the same');
  expect(fake.ledger.calls).toBe(calls);
  expect(second.better).toEqual(first.better);
  expect(first.better.engine.enriched).toContain('words');
});

test.runIf(IS_LONG)('output without end costs no memory', { timeout: 60_000 }, async () => {
  fake.behave({ mischief: 'endless' });
  for (let i = 0; i < 5; i++) await ask(`filling up ${i}`);
  const before = process.memoryUsage().rss;
  for (let i = 0; i < 15; i++) await ask(`filling ${i}`);
  fake.behave();
  expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(64);
});

test('who does not ask for events gets the one answer, and no model is asked', async () => {
  const { status, body, headers } = await app.post(PATH, { ...wish, preferences: 'in one piece' });
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('application/json');
  expect(body.engine).toEqual({ name: 'wanderlight' });
  expect(fake.ledger.heard.filter(({ text }) => text.includes('in one piece'))).toEqual([]);
});
