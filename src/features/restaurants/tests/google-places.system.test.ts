/** Places of Google Maps in the list: merged, never kept, and done without whenever the service misbehaves. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { table } from '../../../../test/admin-restaurants.ts';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { aFakeGoogle, aPlace, type Mischief } from '../../../../test/fake-google/start.ts';
import { IS_LONG } from '../../../../test/rounds.ts';
import { upsertRestaurants } from '../store/upsert-restaurants.ts';

const BAIXA = '/api/restaurants?latitude=38.7128&longitude=-9.1393';
const SILENT = 'Live places do not answer at the moment: you see our own list and what has been imported.';
const NEW = 'ChIJ-a-new-place';
const ids = (list: { id: string }[]) => list.map(({ id }) => id);
/** 4.9 stars next door come first. */
const best = (id: string, more: object = {}) =>
  aPlace(id, { rating: 4.9, location: { latitude: 38.7129, longitude: -9.1394 }, ...more });

/** Everything in every table that could have come from the service. */
async function everythingKept(app: TestApp): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema in ('public', 'pgboss')
      and table_type = 'BASE TABLE'`.execute(app.db);
  const all: string[] = [];
  for (const { name } of tables.rows) {
    const schema = await sql<{ s: string }>`
      select table_schema as s from information_schema.tables where table_name = ${name} limit 1`.execute(app.db);
    const rows = await sql`select * from ${sql.table(`${schema.rows[0]?.s}.${name}`)}`.execute(app.db);
    all.push(JSON.stringify(rows.rows));
  }
  return all.join('\n');
}

test('places of the service stand in the list with what must be named beside them, and nothing of them is kept', async () => {
  await using google = await aFakeGoogle([
    best(NEW, { attributions: [{ provider: 'Example Guides', providerUri: 'https://guides.example/' }] }),
  ]);
  await using app = await openApp({ settings: google.settings });

  const { status, body } = await app.get(BAIXA);

  expect(status).toBe(200);
  expect(body).toHaveLength(10);
  expect(body[0]).toMatchObject({
    id: `google-${NEW}`,
    name: `Casa ${NEW}`,
    cuisine: 'Portuguese Restaurant',
    phone: '+351 21 000 0000',
    website: 'https://casa.example/',
    aggregatedRating: 4.9,
    totalReviews: 0,
    priceLevel: '$$',
    source: 'google',
    sources: ['google'],
    stepFree: true,
    opening: { hours: 'Mo 12:00-15:30; Tu 12:00-15:30; We 12:00-15:30; Th 12:00-15:30; Fr 12:00-15:30' },
    googleMaps: { rating: 4.9, ratings: 1234, credits: [{ name: 'Example Guides', url: 'https://guides.example/' }] },
  });
  expect(body[0].openingHours[5]).toBe('Closed');
  const kept = await everythingKept(app);
  for (const secret of [NEW, 'casa.example', 'R. do Exemplo', '21 000 0000', 'Example Guides'])
    expect(kept, secret).not.toContain(secret);
});

test('the question has the key and the mask in its headers, and the middle of a square instead of the position', async () => {
  await using google = await aFakeGoogle([]);
  await using app = await openApp({ settings: google.settings });
  await app.get('/api/restaurants?latitude=38.71283456&longitude=-9.13934567');
  expect(google.asked).toHaveLength(1);
  const [{ path, mask, body } = { path: '', mask: '', body: null }] = google.asked;
  expect(path).toBe('/v1/places:searchNearby');
  expect(mask).toMatch(/^places\.id,places\.displayName,/);
  expect(mask).not.toMatch(/review|photo|summary/i);
  expect(body.locationRestriction.circle.center).toEqual({ latitude: 38.71, longitude: -9.13 });
  expect(body.locationRestriction.circle.radius).toBeLessThan(50_000);
});

test('one restaurant of two sources is one row, with what we did not know filled in and both named', async () => {
  await using google = await aFakeGoogle([
    aPlace('ChIJramiro-there', {
      displayName: { text: 'Cervejaria Ramiro' },
      location: { latitude: 38.7206, longitude: -9.1357 },
      rating: 1.1,
    }),
  ]);
  await using app = await openApp({ settings: google.settings });
  const own = (await app.get('/api/restaurants/lisbon-ramiro')).body;
  google.places[0] = { ...google.places[0], location: { latitude: own.latitude, longitude: own.longitude } };

  const { body } = await app.get(`/api/restaurants?latitude=${own.latitude}&longitude=${own.longitude}`);

  expect(ids(body)).not.toContain('google-ChIJramiro-there');
  const row = body.find(({ id }: { id: string }) => id === 'lisbon-ramiro');
  expect(row).toMatchObject({
    name: own.name,
    aggregatedRating: 1.1,
    googleRating: 1.1,
    source: 'editors',
    sources: ['editors', 'google'],
    phone: own.phone ?? '+351 21 000 0000',
  });
});

test('filters hold for places of the service too, and words are searched for there', async () => {
  await using google = await aFakeGoogle([
    best('ChIJ-dear-place', { priceLevel: 'PRICE_LEVEL_VERY_EXPENSIVE' }),
    best('ChIJ-thai-place', { types: ['thai_restaurant', 'restaurant'] }),
    best('ChIJ-closed-now', { businessStatus: 'CLOSED_PERMANENTLY' }),
    best('ChIJ-far-away', { location: { latitude: 38.2, longitude: -9.1 } }),
  ]);
  // A Saturday: the places of the service are closed.
  await using app = await openApp({ settings: google.settings, now: () => new Date('2026-11-21T12:30:00Z') });
  const listed = async (more: string) =>
    ids((await app.get(BAIXA + more)).body)
      .filter((id) => id.startsWith('google-'))
      .sort();

  expect(await listed('')).toEqual(['google-ChIJ-dear-place', 'google-ChIJ-thai-place']);
  expect(await listed('&price=3')).toEqual(['google-ChIJ-thai-place']);
  expect(await listed('&cuisine=thai')).toEqual(['google-ChIJ-thai-place']);
  expect(await listed('&diet=vegan')).toEqual([]);
  expect(await listed('&openNow=true')).toEqual([]);
  await app.get(`${BAIXA}&text=clams&cuisine=portuguese`);
  expect(google.asked.at(-1)).toMatchObject({
    path: '/v1/places:searchText',
    body: { textQuery: 'clams Portuguese restaurant' },
  });
});

test('a link to a place of the service works, one to a place that is gone says so', async () => {
  await using google = await aFakeGoogle([best(NEW)]);
  await using app = await openApp({ settings: google.settings });
  expect((await app.get(`/api/restaurants/google-${NEW}`)).body).toMatchObject({ name: `Casa ${NEW}`, distance: null });
  expect(await app.get('/api/restaurants/google-ChIJ-is-gone')).toMatchObject({ status: 404 });
  google.mischief = 'failing';
  expect(await app.get(`/api/restaurants/google-${NEW}`)).toMatchObject({
    status: 503,
    body: { code: 'places_silent' },
  });
  await using without = await openApp();
  expect(await without.get(`/api/restaurants/google-${NEW}`)).toMatchObject({ status: 404 });
});

test('visitors review it like any other; of the place only the id is kept', async () => {
  await using google = await aFakeGoogle([best(NEW)]);
  await using app = await openApp({ settings: google.settings });
  const review = { restaurantId: `google-${NEW}`, authorName: 'Inês', rating: 1, text: 'Not on a Monday, please.' };
  const sent = await app.post('/api/reviews', review);
  expect(sent).toMatchObject({ status: 201, body: { aggregatedRating: 4.25, totalReviews: 1 } });
  const [first] = (await app.get(BAIXA)).body.filter(({ source }: { source: string }) => source === 'google');
  expect(first).toMatchObject({ aggregatedRating: 4.25, totalReviews: 1, googleMaps: { rating: 4.9 } });
  expect((await app.get(`/api/reviews?restaurantId=google-${NEW}`)).body).toHaveLength(1);
  expect(await app.post('/api/reviews', { ...review, restaurantId: 'google-ChIJ-is-gone' })).toMatchObject({
    status: 404,
  });
  google.mischief = 'failing';
  const other = { ...review, restaurantId: 'google-ChIJ-nobody-can-say', text: 'Nobody can say whether it is there.' };
  expect(await app.post('/api/reviews', other)).toMatchObject({ status: 503, body: { code: 'places_silent' } });
  expect((await app.post('/api/reviews', { ...review, text: 'Known by its id, so this is kept.' })).status).toBe(201);
  const kept = await everythingKept(app);
  expect(kept).toContain(NEW);
  for (const secret of [`Casa ${NEW}`, 'casa.example', 'R. do Exemplo', '38.7129'])
    expect(kept.includes(secret), secret).toBe(false);
});

test('what visitors said of a place follows it to the row of ours that turns out to be the same, and back again', async () => {
  const ISLAND = { latitude: -18.2, longitude: 179.5 };
  const THERE = '/api/restaurants?latitude=-18.2&longitude=179.5';
  await using google = await aFakeGoogle([best(NEW, { location: ISLAND })]);
  await using app = await openApp({ settings: google.settings });
  const clerk = await app.operator();
  const review = { restaurantId: `google-${NEW}`, authorName: 'Inês', rating: 5, text: 'Go on a Monday, please.' };
  expect((await app.post('/api/reviews', review)).status).toBe(201);
  const ours = table('osm-casa', {
    name: `Casa ${NEW}`,
    ...ISLAND,
  });
  await upsertRestaurants(app.db, [ours], new Date());

  // Twice at once: the reviews come over once.
  const lists = await Promise.all([app.get(THERE), app.get(THERE)]);
  for (const { body } of lists) {
    const row = body.find(({ id }: { id: string }) => id === 'osm-casa');
    expect(row).toMatchObject({ totalReviews: 1, aggregatedRating: 5, googleMaps: { rating: 4.9 } });
    expect(ids(body)).not.toContain(`google-${NEW}`);
  }
  expect((await app.get('/api/reviews?restaurantId=osm-casa')).body).toMatchObject([{ text: review.text }]);
  expect((await app.get(`/api/restaurants/google-${NEW}`)).body).toMatchObject({ id: 'osm-casa', totalReviews: 1 });

  const unmerged = await clerk.post(`/api/admin/restaurants/google-${NEW}/unmerge`, { version: 1 });
  expect(unmerged.body, unmerged.text).toMatchObject({ reviews: 1, sameAs: null });
  await app.get(THERE);
  expect((await app.get('/api/reviews?restaurantId=osm-casa')).body).toEqual([]);
});

describe('whatever the service does, the list is there', () => {
  test.each<Mischief>([
    'failing',
    'too-much',
    'key-refused',
    'cut-off',
    'not-json',
    'wrong-types',
    'too-large',
    'redirect',
  ])('%s: our own tables with a notice', async (mischief) => {
    await using google = await aFakeGoogle([best(NEW)]);
    google.mischief = mischief;
    await using app = await openApp({ settings: google.settings });
    const { status, body } = await app.get(BAIXA);
    expect(status).toBe(200);
    expect(body.message).toBe(SILENT);
    expect(body.restaurants).toHaveLength(10);
    expect(ids(body.restaurants)).not.toContain(`google-${NEW}`);
  });

  test.runIf(IS_LONG)('hanging: it is hung up on, and the list is shown without it', async () => {
    await using google = await aFakeGoogle([best(NEW)]);
    google.mischief = 'hanging';
    await using app = await openApp({ settings: google.settings });
    expect((await app.get(BAIXA)).body.message).toBe(SILENT);
  });

  test('slow: it is waited for, and asked once for all who ask the same meanwhile', async () => {
    await using google = await aFakeGoogle([best(NEW)]);
    google.mischief = 'slow';
    await using app = await openApp({ settings: google.settings });
    const answers = await Promise.all([app.get(BAIXA), app.get(BAIXA), app.get(`${BAIXA}0001`)]);
    for (const { body } of answers) expect(ids(body)).toContain(`google-${NEW}`);
    expect(google.asked).toHaveLength(1);
  });

  test('after three silences, or one refusal of the key, it is left alone', async () => {
    await using google = await aFakeGoogle([]);
    await using app = await openApp({ settings: google.settings });
    google.mischief = 'failing';
    for (let i = 0; i < 6; i++) await app.get(BAIXA);
    expect(google.asked).toHaveLength(3);
    expect((await app.get('/readyz')).body).toMatchObject({ status: 'ready', places: 'silent' });

    await using other = await openApp({ settings: { ...google.settings, GOOGLE_PLACES_API_KEY: 'a-wrong-key' } });
    google.mischief = 'none';
    for (let i = 0; i < 4; i++) expect((await other.get(BAIXA)).body.message).toBe(SILENT);
    expect(google.asked).toHaveLength(4);
    expect((await other.get('/readyz')).body).toMatchObject({ status: 'ready', places: 'refused' });
    const { alerts } = (await (await other.operator()).get('/api/admin/today')).body;
    expect(alerts[0]).toMatchObject({ id: 'places-key', state: 'urgent' });
  });

  test('what is hostile or makes no sense is left out or read as words', async () => {
    const bad = '<img src=x onerror=alert(1)>\u0000\u202e"\'';
    await using google = await aFakeGoogle([
      best('ChIJ-hostile-one', {
        displayName: { text: bad },
        websiteUri: 'javascript:alert(1)',
        googleMapsUri: 'data:text/html,x',
        internationalPhoneNumber: 'javascript:1',
        rating: 'five',
        priceLevel: { $gt: '' },
        timeZone: { id: '../../etc/passwd' },
        regularOpeningHours: { periods: [{ open: { day: 9, hour: 99 } }] },
        types: 'restaurant',
        attributions: 'me',
      }),
      best('../../etc/passwd'),
      best('ChIJ-no-name-at-all', { displayName: { text: '\u0000 ' } }),
      best('ChIJ-off-the-earth', { location: { latitude: 948, longitude: '1' } }),
      { id: 7 },
    ]);
    await using app = await openApp({ settings: google.settings });
    const { status, body } = await app.get(`${BAIXA}&text=anything`);
    expect(status).toBe(200);
    expect(ids(body)).toEqual(['google-ChIJ-hostile-one']);
    expect(body[0]).toMatchObject({
      name: '<img src=x onerror=alert(1)> "\'',
      website: null,
      phone: null,
      aggregatedRating: 0,
      priceLevel: '',
      opening: { hours: null },
      googleMaps: { url: null, rating: null, credits: [] },
    });
    expect((await app.get(`${BAIXA}&text=anything&openNow=true`)).status).toBe(200);
  });
});

test.runIf(IS_LONG)('the day has so many questions and no more, and one visitor cannot use them up alone', async () => {
  await using google = await aFakeGoogle([]);
  await using app = await openApp({ settings: { ...google.settings, GOOGLE_PLACES_CALLS_A_DAY: '3' } });
  const answers = [];
  for (let i = 0; i < 5; i++) answers.push((await app.get(BAIXA, { address: `198.51.100.${i}` })).body);
  expect(answers.map((body) => body.message)).toEqual([undefined, undefined, undefined, SILENT, SILENT]);
  expect(google.asked).toHaveLength(3);

  await using wide = await openApp({ settings: { ...google.settings, GOOGLE_PLACES_CALLS_A_DAY: '1000' } });
  for (let i = 0; i < 62; i++) await wide.get(BAIXA, { address: '198.51.100.9' });
  expect(google.asked).toHaveLength(3 + 60);
});
