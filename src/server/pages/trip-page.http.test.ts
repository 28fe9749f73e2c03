/** The page of a trip as search engines and shared links see it: what it says is what the shop sells. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAdminPackages, quietHarbour } from '../../../test/admin-packages.ts';
import { openApp, type TestApp } from '../../../test/app.ts';
import { BUILD_MS, builtPages } from '../../../test/pages.ts';
import { plusDays } from '../../shared/dates.ts';

let app: TestApp;
let departures: readonly { departureId: number; departsOn: string; allInPrice: number }[];
beforeAll(async () => {
  app = await openApp({ pages: await builtPages() });
  const admin = await app.operator();
  const [first] = (await app.get('/api/trip-packages/ibiza/departures')).body;
  const from = plusDays(first.departsOn, 21);
  const dates = {
    from,
    to: from,
    weekdays: [],
    capacity: 3,
    price: 1999,
    cutoffDays: 14,
    minimumParty: 2,
    state: 'on_sale',
  };
  expect((await admin.post('/api/admin/packages/ibiza/departures', dates)).status).toBeLessThan(300);
  departures = (await app.get('/api/trip-packages/ibiza/departures')).body;
}, BUILD_MS);
afterAll(() => app[Symbol.asyncDispose]());

const thingsIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, thing = '']) =>
    JSON.parse(thing),
  );
const metaOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];

test('every departure is an offer with its own price, seats and address, and none is an event', async () => {
  expect(departures).toHaveLength(2);
  const { text } = await app.get('/upcoming-trips/ibiza');
  const [trip] = thingsIn(text);
  expect(trip['@type']).toEqual(['TouristTrip', 'Product']);
  expect(trip.offers).toMatchObject({ offerCount: 2, lowPrice: 2199, priceCurrency: 'USD' });
  expect(
    trip.offers.offers.map((offer: { price: number; url: string }) => [offer.price, new URL(offer.url).search]),
  ).toEqual(departures.map(({ allInPrice, departureId }) => [allInPrice, `?departure=${departureId}`]));
  expect(trip.offers.offers[1].availability).toBe('https://schema.org/LimitedAvailability');
  expect(trip.image.join(' ')).toMatch(
    /stills\/ibiza-package-1600.* \S+stills\/ibiza-1600.*\/media\/og\/trip-ibiza\.jpg$/,
  );
  expect(JSON.stringify(trip)).not.toMatch(/"Event"|aggregateRating/);
  for (const { allInPrice } of departures) expect(text).toContain(`$${allInPrice.toLocaleString('en-US')}`);
});

test('a link to a departure is told with its day and price, and belongs to the page of the trip', async () => {
  const [, other] = departures;
  const plain = await app.get('/upcoming-trips/ibiza');
  const named = await app.get(`/upcoming-trips/ibiza?departure=${other?.departureId}`);
  expect(metaOf(named.text, 'og:description')).toContain('$2,199');
  expect(metaOf(plain.text, 'og:description')).not.toContain('$2,199');
  expect(metaOf(named.text, 'og:url')).toBe(metaOf(plain.text, 'og:url'));
  expect(metaOf(named.text, 'og:image')).toMatch(/\/media\/og\/trip-ibiza\.jpg$/);
  const bookLinks = (html: string) => new Set(html.match(/\/checkout\/ibiza[^"]*/g));
  expect(bookLinks(named.text)).toEqual(new Set([`/checkout/ibiza?departure=${other?.departureId}`]));
  expect(bookLinks(plain.text)).toEqual(new Set([`/checkout/ibiza?departure=${departures[0]?.departureId}`]));
});

test('a departure that is not on sale is said to be gone, and a trip that is not is not found', async () => {
  const gone = await app.get('/upcoming-trips/ibiza?departure=999999');
  expect([gone.status, gone.text.includes('is not on sale any more')]).toEqual([200, true]);
  for (const id of ['no-such-trip', 'No_Such', '%3Cscript%3E']) {
    const { status, text } = await app.get(`/upcoming-trips/${id}`);
    expect(status, id).toBe(404);
    expect(text).toContain('noindex');
  }
});

test('what an operator has entered is on the page, and nothing stands in its place before', async () => {
  const admin = await openAdminPackages(app);
  const { id } = (await admin.post('/api/admin/packages', quietHarbour)).body;
  await admin.sell(id, 'publish');
  const { text } = await app.get(`/upcoming-trips/${id}`);
  expect(metaOf(text, 'og:image')).toMatch(/\/media\/og\/place-copenhagen\.jpg$/);
  for (const said of ['Where you sleep', 'Who guides you', 'What to bring', 'A swimsuit', 'Lunches'])
    expect(text, said).toContain(said);
  const without = (await app.get('/upcoming-trips/niseko-ski')).text;
  for (const said of ['Where you sleep', 'Who guides you', 'What to bring']) expect(without, said).not.toContain(said);
});

test('trips that operators add are in the sitemap, and withdrawn ones are not', async () => {
  const admin = await openAdminPackages(app);
  const { id } = (await admin.post('/api/admin/packages', { ...quietHarbour, name: 'Another Harbor' })).body;
  const listed = async () => (await app.get('/sitemap.xml')).text;
  expect(await listed()).not.toContain(`/upcoming-trips/${id}<`);
  await admin.sell(id, 'publish');
  expect(await listed()).toContain(`/upcoming-trips/${id}<`);
  await admin.sell(id, 'withdraw');
  expect(await listed()).not.toContain(`/upcoming-trips/${id}<`);
});

test('a hostile name stays text', async () => {
  await using own = await openApp({ pages: await builtPages() });
  await sql`update trip_packages set name = ${'</script><script>alert(1)</script>'} where id = 'ibiza'`.execute(own.db);
  const { text } = await own.get('/upcoming-trips/ibiza');
  expect(text).not.toContain('<script>alert(1)');
  expect(thingsIn(text)).toHaveLength(2);
});

test('a shared plan is whole before any script, names itself where it is shared, and is found by no search engine', async () => {
  const wish = {
    destination: 'Lisbon',
    dates: '12 to 16 June 2027',
    budget: '€2,000 in total',
    travelers: '2 adults',
    interests: 'tiles',
    preferences: '',
    taste: '',
  };
  const [plan] = (await app.post('/api/ai/trip-recommendations', wish)).body.recommendations;
  const { token } = (await app.post('/api/plans', { ...wish, recommendationId: plan.id })).body;
  const { status, text, headers } = await app.get(`/plans/${token}`);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toMatch(/<meta name="robots" content="noindex/);
  expect(metaOf(text, 'og:title')).toContain(plan.title);
  expect(metaOf(text, 'og:image')).toMatch(new RegExp(`/media/plans/${token}\\.jpg$`));
  for (const { n } of plan.plan.days) expect(text).toContain(`id="day-${n}"`);
  for (const part of [plan.price, 'Full AI analysis', 'Where you stay']) expect(text).toContain(part);
  expect((await app.get(`/plans/${'A'.repeat(43)}`)).status).toBe(404);
});

test('a friend who is sent the plan of a trip that we sell can book it', async () => {
  const wish = {
    destination: 'Niseko',
    dates: '6–13 February 2027',
    budget: '$6,500 per person',
    travelers: '2 friends',
    interests: 'powder, onsen',
    preferences: '',
    taste: '',
  };
  const { recommendations } = (await app.post('/api/ai/trip-recommendations', wish)).body;
  const pageOf = async (isOurs: boolean) => {
    const plan = recommendations.find(({ packageId }: { packageId?: string }) => (packageId !== undefined) === isOurs);
    const { token } = (await app.post('/api/plans', { ...wish, recommendationId: plan.id })).body;
    return (await app.get(`/plans/${token}`)).text;
  };
  expect(await pageOf(true)).toContain('href="/checkout/niseko-ski"');
  expect(await pageOf(false)).not.toContain('href="/checkout/');
});
