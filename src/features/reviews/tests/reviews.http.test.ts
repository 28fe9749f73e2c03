import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { aProof } from '../../../../test/prove-human.ts';

const RAMIRO = 'lisbon-ramiro';
let written = 0;
/** Every one in words of its own. */
const review = (more: object = {}) => ({
  restaurantId: RAMIRO,
  authorName: 'Inês',
  rating: 5,
  text: `Clams, bread, and no hurry at all. Table ${++written}.`,
  ...more,
});
const home = { address: '198.51.100.7' };
const queueOf = async (app: TestApp, queue: 'waiting' | 'reported') =>
  (await (await app.operator()).get(`/api/admin/reviews?queue=${queue}`)).body.reviews;
const decide = async (app: TestApp, id: number, state: 'shown' | 'hidden') => {
  const admin = await app.operator();
  const { version = '0.0' } = (await admin.get(`/api/admin/reviews/${id}`)).body;
  return admin.post(`/api/admin/reviews/${id}/decisions`, { state, reason: 'other', words: 'Read it twice', version });
};
const read = async (app: TestApp) => (await app.get(`/api/reviews?restaurantId=${RAMIRO}`)).body;
const place = async (app: TestApp) => (await app.get(`/api/restaurants/${RAMIRO}`)).body;
const from = (chair: number) => ({ address: `198.51.100.${chair}` });

test('a review is shown with the server’s own time, however its writer words it', async () => {
  await using app = await openApp({ now: () => new Date('2026-11-20T12:00:00Z') });
  const sent = await app.post('/api/reviews', {
    ...review(),
    id: 7,
    time: '1999-01-01T00:00:00Z',
    relativeTimeDescription: 'official',
    isUserGenerated: false,
    authorProfilePhotoUrl: 'https://evil.example/x.png',
  });
  expect(sent.status).toBe(201);
  expect(await read(app)).toMatchObject([
    {
      authorName: 'Inês',
      rating: 5,
      time: '2026-11-20T12:00:00.000Z',
      relativeTimeDescription: 'just now',
      isUserGenerated: true,
      authorProfilePhotoUrl: null,
    },
  ]);
});

test('the rating is the mean of the reviews and of nothing else', async () => {
  await using app = await openApp();
  expect(await place(app)).toMatchObject({ aggregatedRating: 0, totalReviews: 0 });
  const sent = await app.post('/api/reviews', review({ rating: 1 }));
  expect(sent.body).toMatchObject({ aggregatedRating: 1, totalReviews: 1, state: 'shown' });
  expect(await place(app)).toMatchObject({ aggregatedRating: 1, totalReviews: 1 });
});

test('twelve people at once are all counted', async () => {
  await using app = await openApp();
  const ratings = [1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 5, 5];
  const answers = await Promise.all(ratings.map((rating, i) => app.post('/api/reviews', review({ rating }), from(i))));
  expect(answers.map(({ status }) => status)).toEqual(ratings.map(() => 201));
  const { aggregatedRating, totalReviews } = await place(app);
  expect(totalReviews).toBe(12);
  expect(aggregatedRating).toBeCloseTo(40 / 12, 2);
  expect(await read(app)).toHaveLength(12);
});

describe('what is refused, held or just allowed', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  test.each([
    [{ restaurantId: '' }, 'restaurantId', 'Restaurant ID is required'],
    [{ restaurantId: undefined }, 'restaurantId', 'Restaurant ID is required'],
    [{ authorName: '' }, 'authorName', 'Name is required'],
    [{ authorName: '   ' }, 'authorName', 'Name is required'],
    [{ authorName: 'n'.repeat(51) }, 'authorName', 'Name must be less than 50 characters'],
    [{ rating: 0 }, 'rating', 'Rating must be at least 1 star'],
    [{ rating: 0.5 }, 'rating', 'Rating must be at least 1 star'],
    [{ rating: 4.5 }, 'rating', 'Rating must be a whole number from 1 to 5'],
    [{ rating: 5.5 }, 'rating', 'Rating cannot exceed 5 stars'],
    [{ rating: '5' }, 'rating', 'Rating must be a whole number from 1 to 5'],
    [{ rating: 6 }, 'rating', 'Rating cannot exceed 5 stars'],
    [{ text: 'Too short' }, 'text', 'Review must be at least 10 characters'],
    [{ text: 'x'.repeat(1001) }, 'text', 'Review must be less than 1000 characters'],
  ])('%o is refused', async (wrong, field, message) => {
    const answer = await app.post('/api/reviews', review(wrong));
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ [field]: message });
    expect(await read(app)).toEqual([]);
  });

  test.each(['What a shitty place that was', 'Better food at www.cheap-pills.com', 'Write to me: a@b.example'])(
    'held until somebody has read it, and not counted: %s',
    async (text) => {
      const sent = await app.post('/api/reviews', review({ text }));
      expect(sent).toMatchObject({ status: 201, body: { state: 'pending', totalReviews: 0 } });
      expect(await read(app)).toEqual([]);
      expect((await place(app)).totalReviews).toBe(0);
    },
  );

  test.each([{ authorName: 'n'.repeat(50) }, { text: 'Ten signs.' }, { text: 'ab c'.repeat(250) }, { rating: 1 }])(
    'the limit itself is allowed: %o',
    async (good) => {
      const sent = await app.post(
        '/api/reviews',
        review({ ...good, restaurantId: 'lisbon-trindade' }),
        from(++written),
      );
      expect(sent).toMatchObject({ status: 201, body: { state: 'shown' } });
    },
  );
});

test('a place that does not exist cannot be reviewed, and has no reviews', async () => {
  await using app = await openApp();
  expect(await app.post('/api/reviews', review({ restaurantId: 'nowhere' }))).toMatchObject({
    status: 404,
    body: { code: 'no_such_restaurant' },
  });
  expect((await app.get('/api/reviews?restaurantId=nowhere')).body).toEqual([]);
  expect((await app.get('/api/reviews')).body.message).toBe('Restaurant ID is required');
});

test('the newest hundred are told, and on request those before the last of them, until all have been', async () => {
  await using app = await openApp();
  await sql`insert into reviews (restaurant_id, author_name, rating, text, time, state, created_at)
    select ${RAMIRO}, 'Inês', 3, 'Clams, table ' || n, timestamptz '2026-01-01' + n / 7 * interval '1 day', 'shown', now()
    from generate_series(1, 240) n`.execute(app.db);
  const pages: { id: number; time: string }[][] = [await read(app)];
  for (let last = pages[0]?.at(-1); last; last = pages.at(-1)?.at(-1))
    pages.push((await app.get(`/api/reviews?restaurantId=${RAMIRO}&before=${last.id}`)).body);
  expect(pages.map(({ length }) => length)).toEqual([100, 100, 40, 0]);
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(240);
  const times = pages.flat().map(({ time }) => time);
  expect(times).toEqual([...times].sort().reverse());
  expect((await app.get(`/api/reviews?restaurantId=${RAMIRO}&before=x`)).status).toBe(400);
  expect((await app.get(`/api/reviews?restaurantId=${RAMIRO}&before=999999999`)).body).toEqual([]);
});

describe('whether a person writes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  test('is asked from the sixteenth review of one address within ten minutes; with a proof it goes on, and so do others', async () => {
    for (let i = 0; i < 15; i++) expect((await app.post('/api/reviews', review())).status).toBe(201);
    expect(await app.post('/api/reviews', review())).toMatchObject({
      status: 403,
      body: {
        code: 'human_check_needed',
        message:
          'We receive very many reviews from your connection. Please write this one through the form on our site.',
      },
    });
    const proved = { ...review(), humanProof: await aProof(app, 'review') };
    expect((await app.post('/api/reviews', proved)).status).toBe(201);
    expect((await app.post('/api/reviews', review(), home)).status).toBe(201);
  });

  test('a proof that is used, of another form, or no proof at all is refused, and nothing is written', async () => {
    const before = (await read(app)).length;
    const humanProof = await aProof(app, 'review', home);
    expect((await app.post('/api/reviews', review({ humanProof }), home)).status).toBe(201);
    for (const bad of [humanProof, await aProof(app, 'contact', home), 'e30=', 'nonsense', '']) {
      expect(await app.post('/api/reviews', review({ humanProof: bad }), home)).toMatchObject({
        status: 403,
        body: {
          code: 'human_check_failed',
          message: 'The check that guards this form has expired. Please send it once more.',
        },
      });
    }
    expect(await read(app)).toHaveLength(before + 1);
  });
});

describe('the same words twice', () => {
  const LONG = 'We sat at the long table and ate everything that the sea had brought that day.';
  const state = async (app: TestApp, more: object) => (await app.post('/api/reviews', review(more))).body.state;

  test('are held, however they are dressed up, and about another place too', async () => {
    await using app = await openApp();
    expect(await state(app, { text: LONG })).toBe('shown');
    expect(await state(app, { text: LONG.toUpperCase().replaceAll(' ', ' . ') })).toBe('pending');
    expect(await state(app, { text: `  ${LONG.replaceAll('e', 'é')}!!`, restaurantId: 'lisbon-trindade' })).toBe(
      'pending',
    );
    expect((await queueOf(app, 'waiting')).map(({ heldFor }: { heldFor: string }) => heldFor)).toContain('duplicate');
  });

  test('are a coincidence where they are few and about different places', async () => {
    await using app = await openApp();
    const text = 'Good fish, fair price';
    expect(await state(app, { text })).toBe('shown');
    expect(await state(app, { text, restaurantId: 'lisbon-trindade' })).toBe('shown');
    expect(await state(app, { text })).toBe('pending');
  });

  test('may be said again after three months', async () => {
    let now = new Date('2026-03-01T12:00:00Z');
    await using app = await openApp({ now: () => now });
    expect(await state(app, { text: LONG })).toBe('shown');
    now = new Date('2026-06-01T12:00:00Z');
    expect(await state(app, { text: LONG })).toBe('shown');
  });
});

describe('a reader who reports a review', () => {
  const report = (app: TestApp, id: number | string, reason: unknown, address = '198.51.100.9') =>
    app.post(`/api/reviews/${id}/reports`, { reason }, { address });

  test('is counted once, and the review stays until somebody has decided', async () => {
    await using app = await openApp();
    const { id } = (await app.post('/api/reviews', review())).body;
    for (const address of ['198.51.100.9', '198.51.100.9', '198.51.100.10'])
      expect(await report(app, id, 'untrue', address)).toMatchObject({ status: 201, body: { reported: true } });
    await report(app, id, 'rude', '198.51.100.11');
    expect(await queueOf(app, 'reported')).toMatchObject([
      {
        id,
        reports: [
          { reason: 'untrue', count: 2 },
          { reason: 'rude', count: 1 },
        ],
      },
    ]);
    expect(await read(app)).toHaveLength(1);

    expect(await decide(app, id, 'shown')).toMatchObject({ status: 200 });
    expect(await queueOf(app, 'reported')).toEqual([]);
    expect(await read(app)).toHaveLength(1);
    await report(app, id, 'rude', '198.51.100.12');
    expect(await decide(app, id, 'hidden')).toMatchObject({ status: 200 });
    expect(await read(app)).toEqual([]);
    expect(await queueOf(app, 'reported')).toEqual([]);
    expect(await report(app, id, 'rude', '198.51.100.13')).toMatchObject({
      status: 404,
      body: { code: 'no_such_review' },
    });
  });

  test('gives a reason, of a review that is shown, and not without end', async () => {
    await using app = await openApp();
    const { id } = (await app.post('/api/reviews', review())).body;
    for (const reason of [undefined, 'because', 7]) expect((await report(app, id, reason)).status).toBe(400);
    for (const other of ['4711', 'x', '-1', '99999999999']) {
      expect([400, 404]).toContain((await report(app, other, 'rude')).status);
    }
    const answers = [];
    for (let i = 0; i < 21; i++) answers.push((await report(app, id, 'rude', '198.51.100.14')).status);
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(answers[20]).toBe(429);
    expect(await queueOf(app, 'reported')).toMatchObject([{ id, reports: [{ reason: 'rude', count: 1 }] }]);
  });
});

test('what waits is shown and counted once somebody has let it through, and taken back when hidden', async () => {
  await using app = await openApp();
  const { id } = (await app.post('/api/reviews', review({ text: 'The bastards were out of clams.' }))).body;
  expect(await queueOf(app, 'waiting')).toMatchObject([{ id, restaurantId: RAMIRO, heldFor: 'rude' }]);

  expect(await decide(app, id, 'shown')).toMatchObject({ status: 200 });
  expect(await read(app)).toMatchObject([{ id }]);
  expect((await place(app)).totalReviews).toBe(1);
  expect(await queueOf(app, 'waiting')).toEqual([]);

  expect(await decide(app, id, 'hidden')).toMatchObject({ status: 200 });
  expect(await read(app)).toEqual([]);
  expect(await place(app)).toMatchObject({ totalReviews: 0, aggregatedRating: 0 });
  expect(await decide(app, 4711, 'shown')).toMatchObject({ status: 404, body: { code: 'no_such_review' } });
});
