/**
 * Thirty questionnaires as travellers write them, eighty harder ones, and some of our own, answered over HTTP and
 * judged assertion by assertion: understanding, dates, money, places, hours, walks, words. Those we do not serve yet
 * stand in `not-yet.json` with the reason; one that is served must leave it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../app.ts';
import { sampleOf } from '../rounds.ts';
import { cases, circumstances, meta } from './both-sets.ts';
import { materialise, type Observation, type PlannerCase } from './checker/case.ts';
import { checkCase } from './checker.ts';
import notYet from './not-yet.json' with { type: 'json' };
import { ownAnswers } from './own-answers.ts';

const waiting = new Map(Object.entries(notYet));
const context = circumstances();
let app: TestApp;

beforeAll(async () => {
  app = await openApp({ settings: { TRIP_NOW: meta.referenceNow } });
  // The first answer of a process also compiles what it runs.
  await app.post('/api/ai/trip-recommendations', materialise(cases[0]?.input ?? {}));
});
afterAll(() => app[Symbol.asyncDispose]());

/** How long an answer takes is for `bench/planner` to say, not for a test on a busy machine. */
async function ask(asked: PlannerCase): Promise<Observation> {
  const { status, body } = await app.post('/api/ai/trip-recommendations', materialise(asked.input));
  return { status, body };
}

async function failuresOf(asked: PlannerCase) {
  const twin = cases.find(({ id }) => id === asked.expect.equiv);
  const [first, second] = [await ask(asked), await ask(asked)];
  const observed = {
    ...first,
    body2: second.body,
    ...(twin ? { bodyVariant: (await ask(twin)).body } : {}),
  };
  return checkCase(asked, observed, context).filter(({ ok }) => !ok);
}

const served = [...cases, ...ownAnswers].filter(({ id }) => !waiting.has(id));
test.each(sampleOf(served, 40).map((each) => [each.id, each] as const))('%s', async (_, asked) => {
  expect(await failuresOf(asked)).toEqual([]);
});

const unserved = cases.filter(({ id }) => waiting.has(id));
test.each(unserved.map((each) => [each.id, each] as const))('%s is not served yet', async (id, asked) => {
  const failed = await failuresOf(asked);
  expect(failed, `${id} is served: take it out of not-yet.json`).not.toEqual([]);
});

test('what is not served yet is a case', () => {
  expect([...waiting.keys()].filter((id) => !cases.some((known) => known.id === id))).toEqual([]);
});
