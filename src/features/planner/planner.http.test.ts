/** Asking the agent over HTTP: the whole path from seven texts to checked plans, and one thing changed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../test/app.ts';

const lisbon = {
  destination: 'Lisbon',
  dates: '12-17 May 2027',
  budget: '€3,000',
  travelers: '2 adults',
  interests: 'tiles, museums',
  preferences: '',
  taste: 'fish',
};
const PATH = '/api/ai/trip-recommendations';

let app: TestApp;
beforeAll(async () => {
  app = await openApp({ settings: { TRIP_NOW: '2026-12-01T12:00:00Z' } });
});
afterAll(() => app[Symbol.asyncDispose]());

test('seven texts become three or more checked plans', async () => {
  const { status, body, text } = await app.post(PATH, lisbon);

  expect(status).toBe(200);
  expect(body.recommendations.length).toBeGreaterThanOrEqual(3);
  for (const { checks, plan, aiGenerated } of body.recommendations) {
    expect(aiGenerated).toBe(true);
    expect(plan.days).toHaveLength(6);
    expect(checks.filter(({ result }: { result: string }) => result === 'failed')).toEqual([]);
  }
  expect(body.interpretation).toMatchObject({ destinations: [{ id: 'lisbon' }], nights: 5, startDate: '2027-05-12' });
  expect(text.length).toBeLessThan(200_000);
});

test('the same question gets the same answer', async () => {
  const [first, second] = [await app.post(PATH, lisbon), await app.post(PATH, lisbon)];
  expect(second.text).toBe(first.text);
});

test('a package that fits the wish comes first, with the price of the checkout', async () => {
  const { body } = await app.post(PATH, {
    ...lisbon,
    destination: 'Niseko',
    dates: '6-13 February 2027',
    budget: '$9,000 per person',
    travelers: '4 friends',
    interests: 'skiing',
  });
  const [first] = body.recommendations;
  expect(first).toMatchObject({ packageId: 'niseko-ski', plan: { cost: { currency: 'USD', total: 20_236 } } });
  for (const { items } of first.plan.days.slice(1, -1)) expect(items.at(-1)?.name).toMatch(/^Dinner/);
});

describe('what is refused', () => {
  test.each(['destination', 'dates', 'budget', 'travelers'])('%s must be said', async (field) => {
    const { status, body } = await app.post(PATH, { ...lisbon, [field]: '  ' });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('a text of more than 2,000 characters, by its name', async () => {
    const { status, body } = await app.post(PATH, { ...lisbon, interests: 'x'.repeat(2001) });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['interests']]);
  });
});

test('an earlier answer that was tampered with is refused, not planned', async () => {
  const { body } = await app.post(PATH, lisbon);
  for (const wrong of [{ startDate: '2027-13-45' }, { nights: 5000 }, { weights: { nonsense: 1 } }]) {
    const previous = { ...body.interpretation, ...wrong };
    const { status } = await app.post(PATH, { ...lisbon, previous, change: 'cheaper' });
    expect(status).toBe(400);
  }
});

test.each(['2027-99-99', '2027-02-30', '99999-1-1', '-1--1--1'])(
  'an earlier reading whose trip begins on %s is refused, not planned',
  async (startDate) => {
    const { body } = await app.post(PATH, lisbon);
    const previous = { ...body.interpretation, startDate };
    const changed = await app.post(PATH, { ...lisbon, previous, change: 'slower' });
    expect(changed.status).toBe(400);
  },
);

describe('changing one thing', () => {
  const change = async (sentence: string) => {
    const before = await app.post(PATH, lisbon);
    const after = await app.post(PATH, { ...lisbon, previous: before.body.interpretation, change: sentence });
    return { before: before.body, after: after.body };
  };

  test('cheaper: the first plan costs less and every other wish stays', async () => {
    const { before, after } = await change('cheaper');
    expect(after.recommendations[0].plan.cost.total).toBeLessThan(before.recommendations[0].plan.cost.total);
    const { budget: _, conflicts: __, ...kept } = before.interpretation;
    expect(after.interpretation).toMatchObject(kept);
    expect(after.changed.join(' ')).toMatch(/Budget: €/);
  });

  test('slower: fewer stops', async () => {
    const { after } = await change('slower');
    expect(after.interpretation.pace).toBe('slow');
    expect(after.changed).toContain('Pace: slow instead of normal.');
  });

  test('another day 2: that day is new, the others are as they were', async () => {
    const { before, after } = await change('swap:2');
    const [old, fresh] = [before, after].map(({ recommendations }) => recommendations[0].plan.days);
    expect(fresh[1].items).not.toEqual(old[1].items);
    for (const n of [0, 2, 3, 4, 5]) expect(fresh[n].items).toEqual(old[n].items);
    expect(after.changed.join(' ')).toMatch(/^Day 2: .+ instead of .+/);
  });

  test('a sentence: what it says is added, nothing else moves', async () => {
    const { before, after } = await change('we are vegetarian');
    expect(after.interpretation.diet).toEqual(['vegetarian']);
    expect(after.interpretation).toMatchObject({
      nights: 5,
      startDate: '2027-05-12',
      budget: before.interpretation.budget,
      party: before.interpretation.party,
    });
  });
});

test.each([
  ['make it a bit cheaper please', /Budget: €/],
  ['something less rushed', /Pace: slow/],
  ['please redo day 3', /^Day 3: /],
  ['two nights longer', /Nights: 7 instead of 5/],
  ['one night less', /Nights: 4 instead of 5/],
  ['budget 2000 euros', /Budget: €2,000 instead of €3,000/],
  ['luxury please', /luxurious/],
  ['no museums', /Nothing with: museum/],
  ['go to Marrakesh instead', /Destination: marrakesh instead of lisbon/],
  ['blah blah', /did not find anything/],
])('"%s" is understood', async (sentence, said) => {
  const before = await app.post(PATH, lisbon);
  const { body } = await app.post(PATH, { ...lisbon, previous: before.body.interpretation, change: sentence });
  expect(body.changed.join(' ')).toMatch(said);
});

test('the echo says what is read of unfinished answers', async () => {
  const { status, body } = await app.post('/api/ai/reading', { destination: 'Lisbon', dates: 'mid March, 10 nights' });
  expect(status).toBe(200);
  expect(body.readings.map(({ part }: { part: string }) => part)).toEqual(
    expect.arrayContaining(['destination', 'dates']),
  );
  expect(body.answers).toEqual({});
});

test('a line that is still being written gets its first plan in short, and leaves no trace', async () => {
  const counted = () =>
    app.db
      .selectFrom('plan_steps')
      .select(({ fn }) => fn.sum('count').as('sum'))
      .executeTakeFirst();
  const before = await counted();
  const hear = (destination: string) => app.post('/api/ai/first-plan', { destination });

  const { status, body } = await hear('Lisbon in May for two, my daughter is 8');
  expect(status).toBe(200);
  expect(body.readings.map(({ value }: { value: string }) => value)).toContain('Lisbon');
  expect(body.plan).toMatchObject({ destinationId: 'lisbon', place: 'Lisbon, Portugal' });
  expect(body.plan.price).toMatch(/\d for /);
  expect(body.plan.day.area).not.toBe('');

  // The very plan that the whole answer begins with.
  const texts = { dates: '12-17 May 2027', budget: '€3,000', travelers: '2 adults' };
  const whole = await app.post('/api/ai/trip-recommendations', { ...texts, destination: 'Lisbon' });
  const short = await app.post('/api/ai/first-plan', { ...texts, destination: 'Lisbon' });
  expect(whole.body.recommendations[0]).toMatchObject({ title: short.body.plan.title, price: short.body.plan.price });

  expect((await hear('hello')).body).toMatchObject({ readings: [], plan: null });
  const unknown = await hear('Atlantis');
  expect(unknown.body.notes.join(' ')).toContain('Atlantis');
  expect(unknown.body.plan?.destinationId).not.toBe('atlantis');
  expect((await app.post('/api/ai/first-plan', {})).status).toBe(400);

  // What is heard is not counted: only the whole answer was.
  expect(Number((await counted())?.sum ?? 0) - Number(before?.sum ?? 0)).toBe(1);
});

describe('a wish handed over as a document', () => {
  const wish = {
    destinations: [{ id: 'lisbon' }],
    startDate: '2027-05-12',
    nights: 4,
    party: { adults: 2, children: [7] },
    budget: { amount: 900, currency: 'EUR', basis: 'person', flights: 'excluded' },
    diet: ['vegetarian'],
    excludeTags: ['museum'],
    pace: 'slow',
  };

  test('is planned without any text, and nothing it says is called assumed', async () => {
    const { status, body } = await app.post(PATH, { wish });
    expect(status).toBe(200);
    const { interpretation, recommendations } = body;
    expect(interpretation).toMatchObject({
      destinationMode: 'fixed',
      startDate: '2027-05-12',
      nights: 4,
      pace: 'slow',
    });
    expect(interpretation.budget).toMatchObject({ amount: 900, basis: 'person', groupTotal: 2700 });
    expect(interpretation.assumed).toEqual([]);
    for (const { plan } of recommendations) expect(plan).toMatchObject({ nights: 4, startDate: '2027-05-12' });
  });

  test('goes before what the texts say', async () => {
    const { body } = await app.post(PATH, { ...lisbon, wish: { destinations: [{ id: 'istanbul' }] } });
    expect(body.recommendations.map(({ destinationId }: { destinationId: string }) => destinationId)).toContain(
      'istanbul',
    );
    expect(body.interpretation).toMatchObject({ nights: 5, destinations: [{ id: 'istanbul' }] });
  });

  test('with a part that nobody knows is refused, and the part is named', async () => {
    const { status, body } = await app.post(PATH, { wish: { ...wish, pace: 'frantic' } });
    expect([status, Object.keys(body.fields)[0]]).toEqual([400, 'wish.pace']);
  });

  test('is demanded or the four texts are', async () => {
    const { status, body } = await app.post(PATH, { interests: 'tiles' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['destination', 'dates', 'budget', 'travelers']]);
  });
});
