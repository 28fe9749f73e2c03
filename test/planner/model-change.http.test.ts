/** Changing one thing, and sharing, where a model reads on. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../app.ts';
import { eventsIn } from '../events.ts';
import { onlyTells, type Persona, writesWell } from '../fake-model/personas.ts';
import { type FakeModel, openFakeModel } from '../fake-model/serve.ts';

const PATH = '/api/ai/trip-recommendations';
const wish = {
  destination: 'Lisbon',
  dates: '6-13 May 2027',
  budget: '3000 EUR',
  travelers: '2 adults',
  interests: 'tiles',
};
const FEET = 'honestly, two blocks and my feet give up';

let app: TestApp;
let fake: FakeModel;
beforeAll(async () => {
  fake = await openFakeModel();
  app = await openApp({ settings: { TRIP_NOW: '2026-12-01T12:00:00Z', ...fake.settings(), MODEL_DAY_BUDGET: '1000' } });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await fake[Symbol.asyncDispose]();
});

/** Hears in one sentence what the grammar does not. */
const hearsFeet: Persona = {
  tool: () => null,
  says(heard) {
    const said = onlyTells.says(heard);
    if (heard.task !== 'understand') return said;
    return { ...(said as object), access: [{ is: 'low-walking', quote: 'my feet give up' }] };
  },
};

async function ask(body: object) {
  const { text } = await app.post(PATH, body, { headers: { accept: 'text/event-stream' } });
  const events = eventsIn(text);
  return { first: events[0]?.data, better: events.find(({ name }) => name === 'better')?.data };
}

test('a sentence that the grammar does not understand changes the plan once the model has', async () => {
  fake.behave({ manner: onlyTells });
  const { first: before } = await ask(wish);
  fake.behave({ manner: hearsFeet });
  const { first, better } = await ask({ ...wish, previous: before.interpretation, change: FEET });

  expect(first.interpretation.access).toEqual([]);
  expect(first.changed).toEqual([
    'We did not find anything in that sentence to change.',
    expect.stringContaining('We could do nothing with'),
  ]);
  expect(better.interpretation.access).toEqual(['low-walking']);
  expect(better.changed).toContain('Access: low-walking.');
  expect(better.interpretation.assumptions).toContain('From your words we also look for short walks.');
  // The words that the model could use are not called unused any more.
  expect(better.engine.usedAfterAll).toBe(1);
  expect([first.changed.join(), better.changed.join()].map((said) => said.includes('feet'))).toEqual([true, false]);
  // Everything else stays.
  for (const field of ['party', 'nights', 'startDate', 'budget', 'destinations', 'weights']) {
    expect(better.interpretation[field]).toEqual(before.interpretation[field]);
  }
  for (const { checks } of better.recommendations) {
    expect(checks.filter(({ result }: { result: string }) => result === 'failed')).toEqual([]);
  }
});

test('of two readings that disagree about a number ours is kept, and that is said', async () => {
  fake.behave({
    manner: {
      ...onlyTells,
      says: (heard) => {
        const said = onlyTells.says(heard);
        return heard.task === 'understand'
          ? { ...(said as object), nights: { is: 3, quote: 'three nights are plenty' } }
          : said;
      },
    },
  });
  const { better } = await ask({ ...wish, preferences: 'really, three nights are plenty for anybody' });
  expect(better.interpretation.nights).toBe(7);
  expect(better.interpretation.assumptions.join(' ')).toMatch(/we kept 7 nights|follow|7 nights/i);
});

test('what is shared is the better answer that was seen, or the built-in one', async () => {
  fake.behave({ manner: writesWell });
  const asked = { ...wish, taste: 'seafood' };
  const { first, better } = await ask(asked);
  const share = async (more: object) => {
    const { body } = await app.post('/api/plans', { ...asked, ...more });
    return (await app.get(`/api/plans/${body.token}`)).body;
  };
  const shown = better.recommendations[0];
  expect(shown.fullAIResponse).not.toBe(first.recommendations[0].fullAIResponse);
  expect(await share({ recommendationId: shown.id, improved: [0] })).toEqual(shown);
  const plain = first.recommendations[0];
  expect(await share({ recommendationId: plain.id })).toEqual(plain);
});

test('a better answer that nobody has given cannot be shared', async () => {
  const { status, body } = await app.post('/api/plans', {
    ...wish,
    taste: 'never asked',
    recommendationId: 'lisbon-made-up',
    improved: [0],
  });
  expect([status, body.code]).toEqual([404, 'no_such_recommendation']);
});
