/** What the agent did not use is learned as words of several visitors, and nothing else of a wish is kept. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, openApp, type TestApp } from '../../../test/app.ts';
import { countAnswer, forgetOldUsage } from './actions/planner-insights.ts';
import { unusedWordsOf } from './rules/planner-insights.ts';
import type { Reading } from './rules/reading.ts';

let app: TestApp;
let operator: Client;
beforeAll(async () => {
  app = await openApp();
  operator = await app.operator();
});
afterAll(() => app[Symbol.asyncDispose]());

const span = { field: 'taste', from: 0, to: 1, text: '' } as const;
const leaving = (...words: string[]) => ({
  interpretation: { destinationMode: 'fixed' as const, unused: words.map((text) => ({ text, span })) },
  recommendations: [{ plan: { cost: { verdict: 'over' } } }],
});
const visit = (address: string, ...words: string[]) => countAnswer(app.deps, leaving(...words), 'answered', address);
const listed = async () => {
  const { body } = await operator.get('/api/admin/wishes');
  return body as {
    words: { word: string; visitors: number }[];
    steps: { answer: string; counts: Record<string, number> }[];
  };
};

test('a word is named from its third visitor on, however often one of them writes it', async () => {
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) await visit(address, 'glamping Hülya');
  expect((await listed()).words).toEqual([]);
  const kept = await sql<{ all: string }>`select coalesce(string_agg(s::text, ' '), '') as all
    from unused_word_sightings s`.execute(app.db);
  expect(kept.rows[0]?.all).not.toMatch(/glamping|hülya|192\.0/i);
  await visit('192.0.2.3', 'glamping');
  expect((await listed()).words).toMatchObject([{ word: 'glamping', visitors: 3 }]);
});

test('only words are words: no number, address, account or sentence', () => {
  const unused = leaving(
    'Call 555-0100',
    'ann@example.com',
    'https://a.example/x',
    '@ann',
    'Glamping glamping',
    'a',
    '3',
  ).interpretation.unused as Reading['unused']; //
  expect(unusedWordsOf(unused)).toEqual(['call', 'glamping']);
});

test('a word that is forgotten is gone with its sightings, and it is on record who did it', async () => {
  for (const address of ['a', 'b', 'c']) await visit(address, 'yurt');
  expect((await operator.post('/api/admin/wishes/forget', { word: 'yurt' })).status).toBe(200);
  expect((await operator.post('/api/admin/wishes/forget', { word: 'yurt' })).body).toMatchObject({
    code: 'no_such_word',
  });
  await visit('d', 'yurt');
  expect((await listed()).words.map(({ word }) => word)).not.toContain('yurt');
  const log = await sql<{ count: number }>`select count(*)::int as count from audit_log
    where subject = 'unused-word:yurt'`.execute(app.db);
  expect(log.rows[0]?.count).toBe(1);
});

test('an answer over HTTP is counted by what it says of the wish, and so are the steps after it', async () => {
  const before = (await listed()).steps.find(({ answer }) => answer === 'within')?.counts;
  const wish = { destination: 'Lisbon', dates: '5-9 May 2027', budget: '3000 EUR', travelers: '2 adults' };
  const rest = { interests: 'food', preferences: '', taste: '' };
  const answered = await app.post('/api/ai/trip-recommendations', { ...wish, ...rest });
  expect(answered.status).toBe(200);
  await app.post('/api/ai/plan-steps', { step: 'opened', answer: 'within' });
  const [first] = answered.body.recommendations;
  await app.post('/api/plans', { ...wish, ...rest, recommendationId: first.id });
  await expect
    .poll(async () => (await listed()).steps.find(({ answer }) => answer === 'within')?.counts)
    .toEqual({
      ...before,
      answered: (before?.['answered'] ?? 0) + 1,
      opened: (before?.['opened'] ?? 0) + 1,
      shared: (before?.['shared'] ?? 0) + 1,
    });
});

test('a count that cannot be written is no fault of the answer', async () => {
  const { db: _, ...rest } = app.deps;
  const noDatabase = new Proxy(app.deps.db, {
    get: () => {
      throw new Error('no database');
    },
  });
  await expect(countAnswer({ ...rest, db: noDatabase }, leaving('tipi'), 'answered', 'a')).resolves.toBeUndefined();
});

test('old sightings, words and counts are forgotten', async () => {
  for (const address of ['a', 'b', 'c']) await visit(address, 'treehouse');
  const later = (days: number) => () => new Date(app.deps.now().getTime() + days * 86_400_000);
  const left = async () => {
    const found = await sql<{ sightings: number; words: number; steps: number }>`select
      (select count(*)::int from unused_word_sightings) as sightings, (select count(*)::int from unused_words) as words,
      (select count(*)::int from plan_steps) as steps`.execute(app.db);
    return found.rows[0];
  };
  await forgetOldUsage({ db: app.db, now: later(61) });
  expect(await left()).toMatchObject({ sightings: 0, words: expect.any(Number) });
  expect((await left())?.words).toBeGreaterThan(0);
  await forgetOldUsage({ db: app.db, now: later(401) });
  expect(await left()).toEqual({ sightings: 0, words: 0, steps: 0 });
});
