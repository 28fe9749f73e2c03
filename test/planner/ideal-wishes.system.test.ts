/**
 * Planning judged apart from reading: each wish of both sets handed over as a careful person understands it, without the
 * texts, and the plans held against what the case asks of plans. What planning cannot do yet stands with its reason in
 * `ideal-wishes/not-yet.json`; one that it can do must leave it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../app.ts';
import { sampleOf } from '../rounds.ts';
import { cases, circumstances, meta } from './both-sets.ts';
import type { PlannerCase } from './checker/case.ts';
import { checkCase } from './checker.ts';
import notYet from './ideal-wishes/not-yet.json' with { type: 'json' };
import { idealWishes } from './ideal-wishes.ts';

/** Judged where the texts are read. */
const OF_THE_READING = ['parse', 'conflict', 'assume', 'lang', 'equiv'];
const waiting = new Map(Object.entries(notYet));
const context = circumstances();
let app: TestApp;

beforeAll(async () => {
  app = await openApp({ settings: { TRIP_NOW: meta.referenceNow } });
});
afterAll(() => app[Symbol.asyncDispose]());

async function failuresOf(asked: PlannerCase) {
  const { status, body } = await app.post('/api/ai/trip-recommendations', { wish: idealWishes.get(asked.id) });
  // What may refuse a text has no text to refuse here.
  const answered = { ...asked, expect: { ...asked.expect, status: [200] } };
  return checkCase(answered, { status, body }, context).filter(({ a, ok }) => !ok && !OF_THE_READING.includes(a));
}

test('every case has its ideal wish', () => {
  expect([...idealWishes.keys()].sort()).toEqual(cases.map(({ id }) => id).sort());
});

test.each(
  sampleOf(
    cases.filter(({ id }) => !waiting.has(id)),
    30,
  ).map((each) => [each.id, each] as const),
)('%s is planned as it is meant', async (_, asked) => {
  expect(await failuresOf(asked)).toEqual([]);
});

test.each(cases.filter(({ id }) => waiting.has(id)).map((each) => [each.id, each] as const))(
  '%s is not planned as it is meant yet',
  async (id, asked) => {
    expect(await failuresOf(asked), `${id} is planned well: take it out of not-yet.json`).not.toEqual([]);
  },
);

test('days that have passed are planned the next time they come, and that is said', async () => {
  const wish = { ...idealWishes.get('P15'), startDate: '2024-02-29', startFrom: '2024-02-29', startTo: '2024-02-29' };
  const { body } = await app.post('/api/ai/trip-recommendations', { wish });
  const { startDate, dateState, conflicts } = body.interpretation;
  expect({ startDate, dateState }).toEqual({ startDate: '2027-02-28', dateState: 'past' });
  expect(conflicts).toContainEqual(
    expect.objectContaining({ field: 'dates', text: expect.stringContaining('passed') }),
  );
});
