/** Without any script the site can still be read, and its shop be searched. */
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('home says what it is and leads on', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An AI Powered Personal Travel Agent');
  for (const name of ['Our Vision', 'Our Expertise', 'Our Services', 'Current Locations'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL('/upcoming-trips');
  await page.goBack();
  const wish = 'Ten days in Japan in April for two, with quiet temples, good food and no early mornings, under $8,000';
  await page.getByLabel('Tell the agent about your trip').fill(wish);
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByRole('textbox', { name: 'Destination' })).toHaveValue(wish);
});

test('the shop shows all trips, and the filter sends its form', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/upcoming-trips');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('button', { name: 'Nature' }).click();
  // The choices that were left open are sent along, empty.
  await expect(page).toHaveURL(/\/upcoming-trips\?month=&length=&travelers=&most=&order=&category=Nature$/);
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const card of await page.getByRole('article').all())
    await expect(card.getByText('Nature', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nature' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(12);
});

test('guides, terms and privacy can be read', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.goto('/guides');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('City Guides');
  for (const city of ['New York', 'Hamptons', 'New Orleans', 'London', 'Lisbon'])
    await expect(page.getByRole('heading', { name: new RegExp(city) }).first()).toBeVisible();
  await expect(page.getByText('Tipping').first()).toBeAttached();
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('main'), path).toContainText(/[\s\S]{1000}/);
  }
});

test('a restaurant leads to the list', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.goto('/reviews?restaurant=lisbon-ramiro');
  await expect(page.getByRole('heading', { level: 1, name: 'Cervejaria Ramiro' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Results' }).click();
  await expect(page).toHaveURL(/\/reviews\??$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Top Restaurants Near You' })).toBeVisible();
});
