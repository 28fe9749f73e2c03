/** Reviews of trips: who may write one, that it is one, who reads it first, and what is left when its writer leaves. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, PASSWORD, type TestApp } from '../../../../test/app.ts';
import { aPackage, aTraveller, type Buyer, checkout, type OnSale } from '../../../../test/sale.ts';
import { type CalendarDay, plusDays } from '../../../shared/dates.ts';
import { reviewPathOf } from '../actions/review-trip.ts';

let app: TestApp;
let now = new Date();
let desk: Awaited<ReturnType<TestApp['operator']>>;
beforeAll(async () => {
  app = await openApp({ deps: () => ({ tripNow: () => now }) });
  desk = await app.operator();
});
afterAll(() => app[Symbol.asyncDispose]());

interface Travelled {
  readonly id: number;
  readonly key: string;
  readonly returnsOn: CalendarDay;
}

/** A booking whose trip has ended, unless the clock is put back. */
async function travelled(by: Pick<Buyer, 'post' | 'get'>, trip: OnSale): Promise<Travelled> {
  now = new Date();
  const placed = await by.post('/api/bookings', checkout(trip.packageId, { contactEmail: 'ines@example.com' }));
  expect(placed.status).toBe(201);
  const id: number = placed.body.bookingId;
  const { returnsOn } = (await by.get(`/api/bookings/${id}`)).body.package;
  now = new Date(`${plusDays(returnsOn, 3)}T12:00:00Z`);
  return { id, key: keyIn(await reviewPathOf(app.db, id)), returnsOn };
}

const keyIn = (path: string) => path.split('/').at(-1) ?? '';
const WORDS = { authorName: 'Inês', rating: 4, text: 'Four clear days and a guide who listened.' };
const at = (key: string) => `/api/trip-reviews/${key}`;
const write = (key: string, changed: object = {}) => app.stranger().post(at(key), { ...WORDS, ...changed });
const publicOf = async ({ packageId }: OnSale) => (await app.get(`/api/trip-packages/${packageId}/reviews`)).body;
const packageOf = async ({ packageId }: OnSale) => (await app.get(`/api/trip-packages/${packageId}`)).body;
/** The newest in the queue that is of this trip. */
const waitingOf = async ({ packageId }: OnSale) => {
  const { reviews } = (await desk.get('/api/admin/reviews')).body;
  return reviews.findLast((review: { packageId: string | null }) => review.packageId === packageId);
};
const decide = (id: number, state: 'shown' | 'hidden', version = '0.0') =>
  desk.post(`/api/admin/reviews/${id}/decisions`, { state, reason: state === 'shown' ? 'opinion' : 'rude', version });

describe('who may review a trip', () => {
  let ines: Buyer;
  let trip: OnSale;
  beforeAll(async () => {
    ines = await aTraveller(app);
    trip = await aPackage(app.db, { capacity: 40 });
  });

  test('whoever was on it, without logging in, from the day after the return there', async () => {
    const { key, returnsOn } = await travelled(ines, trip);
    now = new Date(`${returnsOn}T22:00:00Z`);
    for (const answer of [await app.get(at(key)), await write(key)])
      expect([answer.status, answer.body.code]).toEqual([409, 'trip_not_over']);
    now = new Date(`${plusDays(returnsOn, 1)}T01:00:00Z`);
    expect((await app.get(at(key))).body).toEqual({
      trip: {
        name: 'Lisbon in Spring',
        location: 'Lisbon, Portugal',
        image: 'lisbon',
        imageAlt: 'A yellow tram climbing a steep street, the red bridge over the Tagus behind it',
        departsOn: plusDays(returnsOn, -4),
        returnsOn,
      },
      review: null,
    });
    expect(await write(key)).toMatchObject({ status: 201, body: { state: 'pending' } });
    expect((await app.get(at(key))).body.review).toEqual({ ...WORDS, state: 'pending' });
  });

  test('nobody with another key, a changed one, or none', async () => {
    const [one, two] = [await travelled(ines, trip), await travelled(ines, trip)];
    const seal = two.key.slice(two.key.indexOf('-'));
    const wrong = [
      `${one.id}${seal}`,
      `${one.id}`,
      `${one.key}x`,
      `${one.id}-${'a'.repeat(43)}`,
      'nonsense',
      '1-',
      '%00',
    ];
    for (const key of wrong) {
      for (const answer of [await app.get(at(key)), await write(key)])
        expect([answer.status, answer.body.code], key).toEqual([404, 'no_such_invitation']);
    }
    expect((await write(one.key)).status).toBe(201);
  });

  test('nobody whose booking was canceled or never paid', async () => {
    const { id, key } = await travelled(ines, trip);
    for (const [state, status, payment, code] of [
      ['cancelled', 'cancelled', 'paid', 'booking_canceled'],
      ['released', 'cancelled', 'failed', 'no_such_invitation'],
    ] as const) {
      const previous = state === 'released' ? 'held' : 'confirmed';
      await sql`update bookings set previous_state = ${previous}, state = ${state}, status = ${status},
        payment_status = ${payment} where id = ${id}`.execute(app.db);
      for (const answer of [await app.get(at(key)), await write(key)]) expect(answer.body.code, state).toBe(code);
    }
  });

  test('once for each booking, also when the button is pressed twice at once', async () => {
    const { id, key } = await travelled(ines, trip);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => write(key, { rating: 1 + (i % 5) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await write(key)).body.code).toBe('already_reviewed');
    const kept = await sql`select 1 from reviews where booking_id = ${id}`.execute(app.db);
    expect(kept.rows).toHaveLength(1);
  });

  test('finds the way to it among the own trips, and nobody else’s', async () => {
    const { id, key, returnsOn } = await travelled(ines, trip);
    const own = async (by: Buyer) => (await by.get('/api/trip-reviews')).body;
    const ofThis = async () => (await own(ines)).filter(({ bookingId }: { bookingId: number }) => bookingId === id);
    expect(await ofThis()).toEqual([{ bookingId: id, path: `/trip-review/${key}`, state: 'open' }]);
    expect(await own(await aTraveller(app))).toEqual([]);
    expect((await app.stranger().get('/api/trip-reviews')).status).toBe(401);
    await write(key);
    expect(await ofThis()).toMatchObject([{ state: 'pending' }]);
    now = new Date(`${returnsOn}T12:00:00Z`);
    expect(await ofThis()).toEqual([]);
  });

  test.each([
    [{ rating: 4.5 }, { rating: 'Rating must be a whole number from 1 to 5' }],
    [{ rating: 0 }, { rating: 'Rating must be at least 1 star' }],
    [{ rating: 6 }, { rating: 'Rating cannot exceed 5 stars' }],
    [{ text: 'Short' }, { text: 'Review must be at least 10 characters' }],
    [{ text: 'x'.repeat(1001) }, { text: 'Review must be less than 1000 characters' }],
    [{ authorName: ' ' }, { authorName: 'Name is required' }],
  ])('says what is wrong with %o', async (changed, fields) => {
    const answer = await write('1-x', changed);
    expect([answer.status, answer.body.fields]).toEqual([400, fields]);
  });
});

describe('a review of a trip', () => {
  test('waits for an operator, who sees of which trip it is and why it waits', async () => {
    const trip = await aPackage(app.db);
    const ines = await aTraveller(app);
    const [plain, linked] = [await travelled(ines, trip), await travelled(ines, trip)];
    await write(plain.key);
    expect(await waitingOf(trip)).toMatchObject({
      ...{ packageId: trip.packageId, restaurantId: null, place: 'Lisbon in Spring', state: 'pending' },
      ...{ heldFor: 'every_trip', authorName: 'Inês', rating: 4 },
    });
    expect(await publicOf(trip)).toEqual([]);
    await write(linked.key, { text: 'Cheaper at www.cheap-pills.com, believe me' });
    expect(await waitingOf(trip)).toMatchObject({ heldFor: 'link' });
  });

  test('is read by everybody once it is published, as a verified traveler’s, the newest first', async () => {
    const trip = await aPackage(app.db);
    const ines = await aTraveller(app);
    for (const text of ['The first of two honest reviews', 'The second of two honest reviews']) {
      const { key } = await travelled(ines, trip);
      await write(key, { text });
      const { id } = await waitingOf(trip);
      expect((await decide(id, 'shown')).status).toBe(200);
      expect((await app.get(at(key))).body.review.state).toBe('shown');
    }
    const shown = await publicOf(trip);
    expect(shown.map(({ text }: { text: string }) => text)).toEqual([
      'The second of two honest reviews',
      'The first of two honest reviews',
    ]);
    expect(shown[0]).toMatchObject({
      authorName: 'Inês',
      rating: 4,
      verifiedTraveler: true,
      packageId: trip.packageId,
    });
    expect(JSON.stringify(shown)).not.toMatch(/booking/i);
    const before = await app.get(`/api/trip-packages/${trip.packageId}/reviews?before=${shown[0].id}`);
    expect(before.body.map(({ id }: { id: number }) => id)).toEqual([shown[1].id]);
    const found = (await desk.get('/api/admin/reviews?queue=shown&place=lisbon%20in%20sp')).body.reviews;
    expect(found.map(({ id }: { id: number }) => id)).toContain(shown[0].id);
    // Readers may report it like any other, and an operator hides it again.
    await app.stranger().post(`/api/reviews/${shown[0].id}/reports`, { reason: 'rude' });
    const { version } = (await desk.get(`/api/admin/reviews/${shown[0].id}`)).body;
    expect((await decide(shown[0].id, 'hidden', version)).status).toBe(200);
    expect(await publicOf(trip)).toHaveLength(1);
  });

  test('of two operators at once, one decides', async () => {
    const trip = await aPackage(app.db);
    const { key } = await travelled(await aTraveller(app), trip);
    await write(key);
    const { id } = await waitingOf(trip);
    const answers = await Promise.all([decide(id, 'shown'), decide(id, 'hidden')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('that an owner erases can be written anew', async () => {
    const trip = await aPackage(app.db);
    const { key } = await travelled(await aTraveller(app), trip);
    await write(key);
    const { id } = await waitingOf(trip);
    const owner = await app.operator('owner');
    expect((await owner.delete(`/api/admin/reviews/${id}`)).status).toBe(200);
    expect((await write(key)).status).toBe(201);
  });
});

describe('the rating of a package', () => {
  /** Published, one booking each. */
  async function reviewed(trip: OnSale, stars: readonly number[]): Promise<number[]> {
    const ines = await aTraveller(app);
    const ids: number[] = [];
    for (const rating of stars) {
      const { key } = await travelled(ines, trip);
      await write(key, { rating });
      const { id } = await waitingOf(trip);
      await decide(id, 'shown');
      ids.push(id);
    }
    now = new Date();
    return ids;
  }
  const live = () => openApp({ deps: ({ config }) => ({ db: app.db, config: { ...config, mode: 'live' } }) });

  test('is the mean of three reviews or more, with their count; of fewer it is no rating', async () => {
    const trip = await aPackage(app.db, { capacity: 40 });
    const [first = 0] = await reviewed(trip, [5, 2]);
    expect(await packageOf(trip)).toMatchObject({ rating: 4.7, ratingBasis: 'sample', reviews: 2 });
    await reviewed(trip, [4]);
    expect(await packageOf(trip)).toMatchObject({ rating: 3.7, ratingBasis: 'travelers', reviews: 3 });
    const { version } = (await desk.get(`/api/admin/reviews/${first}`)).body;
    await decide(first, 'hidden', version);
    expect(await packageOf(trip)).toMatchObject({ rating: 4.7, ratingBasis: 'sample', reviews: 2 });
  });

  test('is a sample in a demo alone; a real shop has its own figure, or says nothing', async () => {
    now = new Date();
    const trip = await aPackage(app.db);
    await using real = await live();
    const shown = async (shop: TestApp) => {
      const { rating, ratingBasis, reviews } = (await shop.get(`/api/trip-packages/${trip.packageId}`)).body;
      return [rating, ratingBasis, reviews];
    };
    expect(await shown(app)).toEqual([4.7, 'sample', 0]);
    expect(await shown(real)).toEqual([0, 'none', 0]);

    await sql`update trip_packages set own_rating = 4.9 where id = ${trip.packageId}`.execute(app.db);
    expect(await shown(real)).toEqual([4.9, 'own', 0]);
    await reviewed(trip, [1, 1, 1]);
    expect(await shown(real)).toEqual([1, 'travelers', 3]);
  });

  test('of every package of a fresh shop counts no review that nobody wrote', async () => {
    await using fresh = await openApp();
    const all = (await fresh.get('/api/trip-packages')).body;
    expect(all.length).toBeGreaterThan(10);
    for (const { reviews, ratingBasis } of all) expect([reviews, ratingBasis]).toEqual([0, 'sample']);
  });
});

test('whoever leaves takes their reviews along, and the link opens nothing any more', async () => {
  const trip = await aPackage(app.db);
  const person = await app.person();
  const { id, key } = await travelled(person, trip);
  await write(key, { text: 'Canary words of a traveler who leaves' });
  const review = await waitingOf(trip);
  await decide(review.id, 'shown');
  await app.stranger().post(`/api/reviews/${review.id}/reports`, { reason: 'rude' });

  const home = JSON.parse((await person.get('/api/account/data.json')).text);
  expect(home.bookings[0].review).toMatchObject({
    ...WORDS,
    text: 'Canary words of a traveler who leaves',
    state: 'shown',
  });

  expect((await person.post('/api/account/deletion', { currentPassword: PASSWORD })).status).toBe(200);
  expect(await publicOf(trip)).toEqual([]);
  const rows = await sql`select 1 from reviews where text like 'Canary words%' or booking_id = ${id}`.execute(app.db);
  expect(rows.rows).toEqual([]);
  expect((await app.get(at(key))).body.code).toBe('no_such_invitation');
  expect((await write(key)).body.code).toBe('no_such_invitation');
});
