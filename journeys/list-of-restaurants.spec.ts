/** The list near a visitor: narrowed, empty, failing, and in step with its drawing. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function openList(page: Page, path = '/reviews') {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 2, name: 'Top 10 Restaurants in Your Area' })).toBeVisible();
}

test('the list is narrowed', { tag: '@desktop' }, async ({ page }) => {
  await openList(page);
  await page.getByText('Narrow the list').click();
  await page.getByLabel('Price up to').selectOption('1');
  await expect(cards(page).filter({ hasText: '$$' })).toHaveCount(0);
  await page.getByLabel('Name or dish').fill('belém');
  await page.getByLabel('Name or dish').press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards(page)).toHaveCount(10);
});

test('a list that fails is asked for once more, and then said to have failed', { tag: '@desktop' }, async ({
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

test('another place has no cards of the one before', { tag: '@desktop' }, async ({ page }) => {
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

test('far from everything the list says so, and a slow device is waited for', { tag: '@desktop' }, async ({
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
