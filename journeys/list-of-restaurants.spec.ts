/** The list near a visitor: narrowed, empty, failing, and in step with its drawing. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function openList(page: Page, path = '/reviews') {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 2, name: 'Top 10 Restaurants in Your Area' })).toBeVisible();
}

test('every filter narrows the list, stands in the address, and is undone by the way back', {
  tag: '@desktop',
}, async ({ page }) => {
  await openList(page);
  await page.getByText('Narrow the list').click();
  const choose = {
    cuisine: () => page.getByLabel('Cuisine').selectOption('seafood'),
    price: () => page.getByLabel('Price up to').selectOption('2'),
    diet: () => page.getByLabel('Diet').selectOption('vegetarian'),
    radius: () => page.getByLabel('Within').selectOption('25'),
    openNow: () => page.getByLabel('Open now').check(),
    stepFree: () => page.getByLabel('Step-free').check(),
    text: async () => {
      await page.getByLabel('Name or dish').fill('a');
      await page.getByLabel('Name or dish').press('Enter');
    },
  };
  const value: Readonly<Record<string, string>> = {
    cuisine: 'seafood',
    price: '2',
    diet: 'vegetarian',
    radius: '25',
    text: 'a',
  };
  for (const [name, act] of Object.entries(choose)) {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/restaurants');
    await act();
    const answer = await answered;
    expect(new URL(answer.url()).searchParams.get(name)).toBe(value[name] ?? 'true');
    expect(new URL(page.url()).searchParams.get(name)).toBe(value[name] ?? 'true');
    const { restaurants } = await answer.json();
    await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(
      restaurants.map(({ name: title }: { name: string }) => title),
    );
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(page).toHaveURL(/\/reviews$/);
    await expect(cards(page)).toHaveCount(10);
  }
  await page.goBack();
  await expect(page.getByLabel('Name or dish')).toHaveValue('a');
});

test('a list that was narrowed is kept by reload, a table and the way back, and said with its radius', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  const release = Promise.withResolvers<void>();
  await openList(page, '/reviews?near=lisbon&price=2');
  await expect(page.getByText('1 chosen')).toBeVisible();
  await expect(page.getByText('Searching within 10 miles of Lisbon')).toBeVisible();
  await page.getByText('Narrow the list').click();
  await page.route('**/api/restaurants?*', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.getByLabel('Within').selectOption('1');
  await expect(page.getByText('Searching within 1 mile of Lisbon')).toBeVisible();
  await expect(page.getByText('Searching anew with these filters...')).toBeVisible();
  release.resolve();
  await expect(page.getByText('Searching anew with these filters...')).toHaveCount(0);
  await expectNoViolations(page);
  const narrowed = /\/reviews\?near=lisbon&price=2&radius=1$/;
  await expect(page).toHaveURL(narrowed);

  const first = cards(page).first().getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.reload();
  // The script has come: before it the button leads to a fresh list.
  await expect(page.getByRole('heading', { level: 1, name }).locator('..')).toBeFocused();
  await page.getByRole('button', { name: 'Back to Results' }).click();
  await expect(page).toHaveURL(narrowed);
  await expect(first).toHaveText(name);
  await page.getByRole('link', { name: 'Santorini' }).click();
  await expect(page.getByText('Searching within 1 mile of Santorini')).toBeVisible();
  await expect(page).toHaveURL(/near=santorini&price=2&radius=1$/);
});

test('our drawing and the list light up together, and whose facts they are is said', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await openList(page);
  const map = page.getByRole('region', { name: 'Where they are' });
  const dot = (place: number) => map.getByRole('link', { name: new RegExp(`^${place}\\. `) });
  await cards(page).nth(1).hover();
  await expect(dot(2).locator('circle')).toHaveClass(/fill-cream/);
  await page.mouse.move(1, 1);
  await expect(dot(2).locator('circle')).not.toHaveClass(/fill-cream/);
  await cards(page).nth(2).getByRole('link').focus();
  await expect(dot(3).locator('circle')).toHaveClass(/fill-cream/);
  await dot(1).hover();
  await expect(cards(page).first()).toHaveClass(/ring-2/);
  // A link that moves in the page between press and release is not followed.
  await expect(map.getByRole('link').first()).toHaveAccessibleName(/^1\. /);
  await expect(cards(page).nth(2)).not.toHaveClass(/ring-2/);
  await expect(page.getByText('Our own list', { exact: true })).toBeVisible();
});

test('a list that fails is asked for once more, and then said to have failed', { tag: ['@desktop', '@long'] }, async ({
  page,
  heard,
}) => {
  heard.expect(/status of 500/);
  heard.expect(/Failed to fetch restaurants/);
  let asked = 0;
  await page.route('**/api/restaurants?*', (route) => {
    asked += 1;
    return route.fulfill({ status: 500, body: 'broken' });
  });
  await page.goto('/reviews');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch restaurants');
  expect(asked).toBe(2);
  await expectNoViolations(page);
});

test('another place has no cards of the one before', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await openList(page);
  const name = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  const release = Promise.withResolvers<void>();
  await page.route('**/api/restaurants?*', async (route) => {
    await release.promise;
    await route.continue();
  });
  // As a link of the page does.
  await page.evaluate(() => {
    window.history.pushState(null, '', '/reviews?near=santorini');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('Searching within 10 miles of Santorini')).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  release.resolve();
  await expect(cards(page).first()).toBeVisible();
});

test('far from everything the list says so, and a slow device is waited for', { tag: ['@desktop', '@long'] }, async ({
  page,
  context,
}) => {
  await context.setGeolocation({ latitude: -48.876667, longitude: -123.393333 });
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...asked) => void setTimeout(() => ask(...asked), 2500);
  });
  await page.goto('/reviews');
  await expect(page.getByText('Finding the best restaurants near you...')).toBeVisible();
  await expect(page.getByText('Location detected • Searching within 10 miles')).toBeVisible();
  await expect(page.getByText('No restaurants found in your area')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Search within 25 miles' }).click();
  await expect(page.getByRole('button', { name: 'Search within 25 miles' })).toHaveCount(0);
  await expect(page.getByText('No restaurants found in your area')).toBeVisible();
});
