/** From where one is to a table: the list, one restaurant in full, a review of it, and the way without a position. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const backToResults = (page: Page) => page.getByRole('button', { name: 'Back to Results' });

async function openList(page: Page, path = '/reviews') {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 2, name: 'Top 10 Restaurants in Your Area' })).toBeVisible();
}

test('a visitor finds a table, reads about it, writes a review and comes back to where the list was left', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openList(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Top Restaurants Near You' })).toBeVisible();
  await expect(page.getByText('Location detected • Searching within 10 miles')).toBeVisible();
  await expect(page.getByText('Live places are switched off')).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
  await expect(cards(page).first()).toContainText(/\d\.\d miles/);
  await cards(page).first().getByText('Why this rank').click();
  for (const part of ['Rating, weighted', 'The way there'])
    await expect(cards(page).first().getByText(part, { exact: true })).toBeVisible();
  await expectNoViolations(page);

  const third = cards(page).nth(2).getByRole('link');
  const name = (await third.textContent()) ?? '';
  await third.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/reviews\?restaurant=/);
  await page.getByText('Why this rank').click();
  await expect(page.getByText('Rating, weighted', { exact: true })).toBeVisible();
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(3);
  await page.getByRole('button', { name: 'Add Review' }).click();
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Review must be at least 10 characters')).toBeVisible();
  await expect(page.getByLabel('Rating')).toHaveValue('5');
  await expectNoViolations(page);

  expect(asked, 'nothing is worked out before somebody writes').not.toContain('/api/human-check');
  const text = `We came twice in one week, at ${Date.now().toString(36)}.`;
  await page.getByLabel('Your name').fill('Inês');
  await expect.poll(() => asked).toContain('/api/human-check');
  await page.getByLabel('Rating').selectOption('4');
  await page.getByLabel('Your review').fill(text);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/reviews'));
  await page.getByRole('button', { name: 'Submit Review' }).click();
  expect((await sent).postDataJSON().humanProof).toMatch(/^[\w+/]+=*$/);
  await expect(page.getByText('Review submitted successfully!', { exact: true })).toBeVisible();
  await expect(page.getByText('Thank you for sharing your experience.', { exact: true })).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText('just now').first()).toBeVisible();
  await expect(page.getByLabel('Your review')).toHaveCount(0);
  await expectNoViolations(page);

  await backToResults(page).click();
  await expect(page).toHaveURL(/\/reviews$/);
  await expect(third).toBeFocused();
  await expect(cards(page).nth(2)).toContainText(/[1-9]\d* reviews?/);
  await expect(cards(page).nth(2)).not.toContainText('Not yet rated');
  expect(asked.filter((path) => path === '/api/restaurants')).toHaveLength(1);

  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('without a position there is a way on: a city that is typed, or one of our places', { tag: '@long' }, async ({
  page,
  heard,
}) => {
  heard.expect(/status of 404/);
  await page.context().clearPermissions();
  await page.goto('/reviews');
  await expect(page.getByRole('heading', { level: 1, name: 'Location Required' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'Unable to determine your precise location. Please enable location services in your browser and try again, or manually search for your area.',
  );
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expectNoViolations(page);

  await page.getByLabel('City').fill('Atlantis');
  await page.getByRole('button', { name: 'Show restaurants' }).click();
  await expect(page.getByText('We do not know this city.')).toBeVisible();
  await page.getByLabel('City').fill('kyo');
  await page.getByLabel('City').press('Enter');
  await expect(page.getByText('Searching within 10 miles of Kyoto')).toBeVisible();
  await expect(page.getByText('No restaurants found in your area')).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Santorini' }).click();
  await expect(page.getByText('Searching within 10 miles of Santorini')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('what a source says is text, and never a script or a link to one', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  const bad = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  const one = {
    id: 'x"><script>',
    name: `Bad ${bad}`,
    cuisine: bad,
    aggregatedRating: 4.25,
    totalReviews: 101,
    priceLevel: '$$',
    address: bad,
    phone: 'javascript:alert(1)',
    website: 'javascript:alert(1)',
    distance: 1.26,
    description: bad,
    openingHours: ['Monday: 9 AM – 5 PM', '2', '3', '4', '5', '6', '7'],
    amenities: [bad],
    source: 'openstreetmap',
  };
  await page.route('**/api/restaurants?*', (route) => route.fulfill({ json: [one] }));
  await openList(page);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText('1.3 miles');
  const licence = page.getByRole('link', { name: '© OpenStreetMap contributors' });
  await expect(licence).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bad <img');
  await expect(page.getByText('9 AM – 5 PM', { exact: true })).toBeVisible();
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(4);
  await expect(licence).toBeVisible();
  await expect(page.getByRole('link', { name: /Visit Website|Call Restaurant/ })).toHaveCount(0);
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
  await expect(page).toHaveTitle(/Wanderlight/);
});

test('a link to a restaurant that is gone says so', { tag: ['@desktop', '@long'] }, async ({ page, heard }) => {
  heard.expect(/status of 404/);
  heard.expect(/no_such_restaurant/);
  await page.goto('/reviews?restaurant=none');
  await expect(page.getByRole('heading', { level: 1, name: 'Restaurant Not Found' })).toBeVisible();
  await expectNoViolations(page);
  await backToResults(page).click();
  await expect(cards(page)).toHaveCount(10);
});

test('a restaurant that cannot be asked for just now is not said to be gone, and can be asked for again', {
  tag: ['@desktop', '@long'],
}, async ({ page, heard }) => {
  heard.expect(/status of 503|ERR_FAILED|places_silent|Failed to fetch/);
  const silent = 'What is known of this restaurant cannot be asked for at the moment. Please try again later.';
  const path = '**/api/restaurants/google-ChIJ-a-place';
  await page.route(path, (route) => route.fulfill({ status: 503, json: { code: 'places_silent', message: silent } }));
  await page.goto('/reviews?restaurant=google-ChIJ-a-place');
  await expect(page.getByRole('heading', { level: 1, name: 'Not available at the moment' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(silent);
  await page.unroute(path);
  await page.route(path, (route) => route.abort());
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('alert')).toHaveText('No connection. Please check your network and try again.');
  await expect(page.getByRole('heading', { level: 1, name: 'Not available at the moment' })).toBeVisible();
});

test('a link to a restaurant is a whole page, and says the same to search engines', {
  tag: ['@desktop', '@long'],
}, async ({ page, request }) => {
  const place = 'austin-franklin';
  const text = `Brisket worth the queue, said at ${Date.now().toString(36)}.`;
  const review = { restaurantId: place, authorName: 'Maja', rating: 4, text };
  expect((await request.post('/api/reviews', { data: review })).status()).toBe(201);
  const html = await (await request.get(`/reviews?restaurant=${place}`)).text();
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://[^"/]+/reviews\\?restaurant=${place}"`));

  await page.goto(`/reviews?restaurant=${place}`);
  await expect(page).toHaveTitle('Franklin Barbecue · Wanderlight');
  const thing = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thing.name);
  const main = page.getByRole('main');
  const { servesCuisine, address, telephone, description, priceRange } = thing;
  for (const said of [servesCuisine, address, telephone, description, priceRange])
    await expect(main).toContainText(said);
  await expect(main.getByRole('img', { name: /4\.0 out of 5/ })).toBeVisible();
  expect(thing.aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: thing.review.length });
  expect(thing.review.map((one: { reviewBody: string }) => one.reviewBody)).toContain(text);
  for (const { reviewBody } of thing.review) await expect(main.getByText(reviewBody, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Results' }).click();
  await expect(page).toHaveTitle('Top restaurants near you · Wanderlight');
});

test('whoever leaves the page of one restaurant is not asked where they are', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/location')) asked.push(request.url());
  });
  await page.goto('/reviews?restaurant=lisbon-ramiro');
  await expect(page.getByRole('heading', { level: 1, name: 'Cervejaria Ramiro' })).toBeVisible();
  await page.route('**/assets/*', async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Business' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cervejaria Ramiro' }), 'the old page stays').toBeVisible();
  await expect(page).toHaveTitle(/Business/);
  expect(asked).toEqual([]);
});

test('older reviews are shown on request, until all are', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  const all = Array.from({ length: 130 }, (_, i) => ({
    id: 130 - i,
    authorName: 'Rui',
    rating: 4,
    text: `Visit ${130 - i}`,
  }));
  await page.route('**/api/reviews?*', (route) => {
    const before = Number(new URL(route.request().url()).searchParams.get('before') ?? 131);
    return route.fulfill({ json: all.filter(({ id }) => id < before).slice(0, 100) });
  });
  // A list of its own: what the server puts into the page of one restaurant is not asked for.
  await openList(page);
  await cards(page).first().getByRole('link').click();
  const reports = page.getByRole('button', { name: 'Report the review by Rui' });
  await expect(reports).toHaveCount(100);
  await page.getByRole('button', { name: 'Show more reviews' }).press('Enter');
  await expect(reports).toHaveCount(130);
  await page.keyboard.press('Tab');
  await expect(reports.nth(100)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show more reviews' })).toHaveCount(0);
});

test('a reader reports a review, by keyboard', { tag: ['@desktop', '@long'] }, async ({ page, request }) => {
  const review = {
    restaurantId: 'nyc-katz',
    authorName: 'Rui',
    rating: 1,
    text: `Nothing here is true, ${Date.now().toString(36)}.`,
  };
  expect((await request.post('/api/reviews', { data: review })).status()).toBe(201);
  await page.goto('/reviews?restaurant=nyc-katz');
  const report = page.getByRole('button', { name: 'Report the review by Rui' }).first();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await report.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'It is not true, or about another place' })).toBeFocused();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(report).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'It insults or threatens somebody' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you. The review waits to be looked at.')).toBeVisible();
});

test('the form keeps what was written when the check is refused, and says why', { tag: '@desktop' }, async ({
  page,
  heard,
}) => {
  heard.expect(/status of 403/);
  await page.route('**/api/reviews', (route) =>
    route.request().method() === 'POST'
      ? route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), humanProof: 'e30=' }) })
      : route.continue(),
  );
  await page.goto('/reviews?restaurant=nyc-katz');
  await page.getByRole('button', { name: 'Add Review' }).click();
  await page.getByLabel('Your name').fill('Inês');
  await page.getByLabel('Your review').fill('Pastrami by hand, and a ticket to lose.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Failed to submit review', { exact: true })).toBeVisible();
  await expect(
    page.getByText('The check that guards this form has expired. Please send it once more.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('Your review')).toHaveValue('Pastrami by hand, and a ticket to lose.');

  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (...asked) => (asked[1]?.method === 'POST' ? Promise.reject(new Error()) : fetch(...asked));
  });
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Please try again.', { exact: true }), 'where the fault has no words').toBeVisible();
});
