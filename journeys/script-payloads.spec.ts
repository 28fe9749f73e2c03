/**
 * A hundred script payloads in every place where words of others are shown: none
 * runs, none becomes markup, and every page is taken over by its script without a
 * complaint (which the console's ears of every journey hear).
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../bench/server.ts';
import { aFakeGoogle, aPlace } from '../test/fake-google/start.ts';
import { IS_LONG, sampleOf } from '../test/rounds.ts';
import { bookingBody } from './checkout-form.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';
import { inTexts, PAYLOADS, watchForHarm } from './script-payloads.ts';

/** Where a page is needed for each payload. */
const EACH = sampleOf(PAYLOADS, 5);

test.describe.configure({ timeout: 600_000 });

test('names and texts of reviews, in the page as it is sent and as it is built', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const { expectNoHarm } = await watchForHarm(page);
  const restaurantId = 'niseko-an-dining';
  const list = await (await request.get('/api/restaurants?latitude=42.86&longitude=140.69&radius=25')).json();
  const place = list.restaurants.find(({ id }: { id: string }) => id === restaurantId) ?? list.restaurants[0];
  for (const [i, payload] of PAYLOADS.entries()) {
    const answer = await request.post('/api/reviews', {
      headers: { 'x-forwarded-for': `10.77.0.${i}` },
      data: {
        restaurantId: place.id,
        authorName: payload.slice(0, 50),
        rating: 5,
        text: `${payload} said number ${i}`,
      },
    });
    expect(answer.status(), payload).toBe(201);
  }
  const shown = await (await request.get(`/api/reviews?restaurantId=${place.id}`)).json();
  expect(shown.length).toBeGreaterThan(90);

  await page.goto(`/reviews?restaurant=${place.id}`);
  await expect(page.getByRole('button', { name: 'Add Review' })).toBeVisible();
  const said = await page.getByRole('listitem').filter({ hasText: 'said number' }).locator('p').allTextContents();
  expect(said).toEqual(shown.map(({ text }: { text: string }) => text));
  const things = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(things).toHaveLength(1);
  expect(JSON.parse(things[0] ?? '').review.map((one: { reviewBody: string }) => one.reviewBody)).toEqual(said);
  await expectNoHarm('sent by the server');

  await page.goto('/reviews?near=niseko');
  await page.getByRole('link', { name: place.name, exact: true }).first().click();
  await expect(page.getByText('said number').first()).toBeVisible();
  await expectNoHarm('built in the browser');
});

test('what a places service says of restaurants', { tag: ['@desktop', '@long'] }, async ({ browser }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wanderlight-payloads-'));
  chmodSync(dataDir, 0o755);
  await using google = await aFakeGoogle();
  const server = await startServer({ ...google.settings, DATA_DIR: dataDir });
  const page = await browser.newPage({ baseURL: `http://localhost:${server.port}` });
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (fault) => complaints.push(fault.message));
  try {
    const { expectNoHarm } = await watchForHarm(page);
    for (let from = 0; from < PAYLOADS.length; from += IS_LONG ? 10 : 50) {
      google.places = PAYLOADS.slice(from, from + 10).map((payload, i) =>
        aPlace(`ChIJ-payload-${from + i}`, {
          displayName: { text: payload },
          formattedAddress: payload,
          primaryTypeDisplayName: { text: payload },
          websiteUri: payload,
          googleMapsUri: payload,
          internationalPhoneNumber: payload,
          attributions: [{ provider: payload, providerUri: payload }],
          timeZone: { id: payload },
          rating: 5,
          location: { latitude: 38.71, longitude: -9.13 },
        }),
      );
      await page.goto('/reviews?near=lisbon');
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(10);
      expect(await cards.getByRole('heading', { level: 3 }).allTextContents()).toContain(
        (PAYLOADS[from + 1] ?? '').trim(),
      );
      await expectNoHarm('the list');
      await cards.first().getByRole('link').click();
      await expect(page.getByRole('button', { name: 'Back to Results' })).toBeVisible();
      await expectNoHarm('a restaurant');
    }
    expect(complaints).toEqual([]);
  } finally {
    await page.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('parameters of addresses', { tag: ['@desktop', '@long'] }, async ({ page, heard }) => {
  heard.expect(/status of 40[04]/);
  heard.expect(/no_such_|invalid_input/);
  const { expectNoHarm } = await watchForHarm(page);
  const addresses = [
    '/reviews?near=',
    '/reviews?restaurant=',
    '/demo?destination=',
    '/upcoming-trips?category=',
    '/login?next=',
    '/checkout/',
    '/guides/',
    '/plans/',
    '/trips/',
    '/?',
  ];
  const all = IS_LONG
    ? addresses.flatMap((path) => PAYLOADS.map((payload) => [path, payload] as const))
    : addresses.map((path, i) => [path, EACH[i] ?? ''] as const);
  for (const [path, payload] of all) {
    await page.goto(path + encodeURIComponent(payload));
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectNoHarm(path);
  }
});

test('special requests and the address of a booking', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  const { expectNoHarm } = await watchForHarm(page);
  await signIn(page);
  const wishes = inTexts(2000);
  expect(wishes.join(' ')).toContain('<marquee');
  for (const [i, specialRequests] of wishes.entries()) {
    const body = bookingBody('niseko-ski', 1);
    const billingAddress = { ...body.billingAddress, city: PAYLOADS[i + 1] ?? '' };
    const answer = await page.request.post('/api/bookings', { data: { ...body, billingAddress, specialRequests } });
    expect(answer.status(), await answer.text()).toBe(201);
    const { bookingId } = await answer.json();
    await page.goto(`/booking-confirmation/${bookingId}`);
    await expect(page.getByText(specialRequests, { exact: true })).toBeVisible();
    await expectNoHarm('the confirmation');
  }
  await page.goto('/my-trips');
  await expect(page.getByRole('listitem', { name: 'Niseko Powder and Onsen' }).first()).toBeVisible();
  await expectNoHarm('my trips');
});

test('usernames', { tag: '@desktop' }, async ({ page, context, site }) => {
  const { expectNoHarm } = await watchForHarm(page);
  await context.addCookies([{ name: 'signed_in', value: '1', url: site }]);
  let username = '';
  await page.route('**/api/auth/user', (route) => route.fulfill({ json: { id: 1, username } }));
  for (const payload of EACH) {
    username = payload;
    await page.goto('/login');
    await expect(page.getByText(payload, { exact: true })).toBeVisible();
    await expectNoHarm('the navigation');
  }
});

test('letters about messages', { tag: ['@desktop', '@long'] }, async ({ page, browser, site, request }) => {
  for (const [i, message] of inTexts(4000).entries()) {
    const name = PAYLOADS[i + 1] ?? '';
    const answer = await request.post('/api/contacts', { multipart: { name, email: `p${i}@example.com`, message } });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  // Letters are shown to this machine alone: no proxy between.
  const near = await browser.newContext({ baseURL: site, extraHTTPHeaders: {} });
  const reader = await near.newPage();
  const { expectNoHarm } = await watchForHarm(reader);
  const found = reader.getByRole('row').filter({ hasText: 'p0@example.com' }).getByRole('link');
  await expect(async () => {
    await reader.goto('/_dev/mail');
    await expect(found.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  const links = await reader
    .getByRole('row')
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  for (const link of links.slice(0, 6)) {
    await reader.goto(`${link}/html`);
    await expectNoHarm(link);
  }
  await near.close();
  await page.goto('/');
});

test('answers of the questionnaire', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  const { expectNoHarm } = await watchForHarm(page);
  const texts = inTexts(1900);
  for (const words of sampleOf(texts, 1)) {
    await page.goto('/demo');
    const fill = (label: string, text: string) => page.getByLabel(new RegExp(`^${label}`)).fill(text);
    await fill('Destination', 'Lisbon');
    await fill('Dates', '5 days in June 2027');
    await fill('Budget', '$4,000');
    await fill('Travelers', '2 friends');
    for (const label of ['Interests', 'Preferences', 'Taste']) await fill(label, words);
    await expect(page.getByRole('region', { name: 'What I understand so far' })).toContainText('Lisbon');
    await expectNoHarm('the form');
    await page.getByRole('button', { name: 'Plan my trip' }).click();
    await expect(page).toHaveURL(/\/ai-results$/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectNoHarm('the results');
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectNoHarm('the results again');
  }
});
