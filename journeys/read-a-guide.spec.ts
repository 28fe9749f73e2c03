/** Reading before leaving: the list is searched, one guide is read, its card is kept. */

import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { cityGuides } from '../src/features/learn/content/guides.ts';
import { sampleOf } from '../test/rounds.ts';
import { expectNoViolations } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const ALL = cityGuides.length;

async function openList(page: Page, search = ''): Promise<void> {
  await page.goto(`/guides${search}`);
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
}

test('the list is whole, in its order, with its way back, its box and its copyright line', async ({ page }) => {
  await openList(page);
  const guides = page.getByRole('article');
  await expect(guides).toHaveCount(ALL);
  await expect(guides.first()).toContainText('New York');
  await expect(page.getByRole('link', { name: 'Back to Learn' })).toHaveAttribute('href', '/learn');
  await expect(page.getByRole('button', { name: 'Request Custom Guide' })).toBeVisible();
  await expect(page.getByText(/© 2025 Wanderlight\. All rights reserved\./)).toBeVisible();
  await guides.first().getByText('The five topics in short').click();
  for (const topic of ['Etiquette', 'Transport', 'Tipping', 'Safety', 'Laws'])
    await expect(guides.first().getByRole('heading', { name: topic })).toBeVisible();
});

test('typing finds places and words, the address follows, and back undoes it', async ({ page }) => {
  await openList(page);
  const guides = page.getByRole('article');
  const field = page.getByRole('searchbox', { name: 'Search the guides' });

  await field.fill('rome');
  await expect(guides).toHaveCount(1);
  await expect(guides.first()).toContainText('Italy');
  await expect(page).toHaveURL('/guides?q=rome');
  await expect(page.getByRole('status').filter({ hasText: '1 guide' })).toBeVisible();

  await field.fill('');
  await field.pressSequentially('new ');
  await expect(page).toHaveURL('/guides?q=new');
  await field.pressSequentially('york');
  await expect(page).toHaveURL('/guides?q=new+york');
  await expect(field).toHaveValue('new york');
  await page.goBack();
  await expect(field).toHaveValue('');

  await field.fill('jaco');
  await expect(guides.first()).toContainText('Jacó');
  await expect(page).toHaveURL('/guides?q=jaco');

  await page.goBack();
  await expect(page).toHaveURL('/guides');
  await expect(field).toHaveValue('');
  await expect(guides).toHaveCount(ALL);
});

test('a region narrows the list with the keyboard alone, and Enter keeps it', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  await openList(page);
  const guides = page.getByRole('article');
  await page.getByRole('searchbox', { name: 'Search the guides' }).focus();
  for (const name of ['Search', 'All', 'United States', 'Europe']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guides?region=europe');
  await expect(page.getByRole('button', { name: 'Europe' })).toHaveAttribute('aria-pressed', 'true');
  await expect(guides).toHaveCount(5);

  await page.getByRole('searchbox').fill('pickpockets');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guides?q=pickpockets&region=europe');
  await expect(page.getByRole('button', { name: 'Europe' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('pickpockets');
  await expect(guides.first()).toBeVisible();
});

test('what no guide says is said so, with the way back to all of them', { tag: '@long' }, async ({ page }) => {
  await openList(page, '?q=zeppelin');
  await expect(page.getByRole('heading', { name: 'No guide says that' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Show all guides' }).click();
  await expect(page.getByRole('article')).toHaveCount(ALL);
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a guide is read from its contents to its authorities', async ({ page }) => {
  await openList(page);
  await page
    .getByRole('article')
    .filter({ hasText: 'Lisbon' })
    .getByRole('link', { name: /Read the whole guide/ })
    .click();
  await expect(page).toHaveURL('/guides/lisbon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lisbon, before you go');

  const contents = page.getByRole('navigation', { name: 'On this page' });
  const names = await contents.getByRole('link').allTextContents();
  expect(names).toEqual(
    expect.arrayContaining([
      'Emergency numbers',
      'What first-timers get wrong',
      'Money',
      'Phone and internet',
      'Accessibility',
      'Phrases',
      'Laws',
    ]),
  );
  for (const name of names) await expect(page.getByRole('region', { name, exact: true }), name).toBeAttached();
  await contents.getByRole('link', { name: 'Phrases' }).click();
  await expect(page).toHaveURL('/guides/lisbon#phrases');
  await expect(page.getByRole('heading', { name: 'Phrases' })).toBeInViewport();

  await expect(page.getByRole('link', { name: '112', exact: true })).toHaveAttribute('href', 'tel:112');
  const written = await page.locator('script[type="application/ld+json"]').allTextContents();
  // Whoever came through the site has the document of the list; the guide's own says what it is.
  expect(written).toEqual([]);
  await page.reload();
  const things = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
    JSON.parse(text),
  );
  expect(things.map((thing) => thing['@type'])).toEqual(['Article', 'BreadcrumbList']);
  expect(things[0].about).toMatchObject({ '@type': 'TouristDestination', name: 'Lisbon' });
});

test('the card is looked at, printed alone and saved for the phone', { tag: '@long' }, async ({ page }, testInfo) => {
  await page.goto('/guides/copenhagen');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep the card' }).click();
  const card = page.getByRole('dialog', { name: 'Copenhagen: keep this' });
  await expect(card).toContainText('Undskyld');
  await expectNoViolations(page);

  await page.emulateMedia({ media: 'print' });
  await expect(card.getByText('Undskyld')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(card.getByRole('link', { name: 'Save on my phone' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('link', { name: 'Save on my phone' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('copenhagen-card.html');
  const saved = testInfo.outputPath('card.html');
  await download.saveAs(saved);
  // As the phone shows it without a network: nothing is fetched, nothing is missing.
  await page.context().setOffline(true);
  await page.goto(pathToFileURL(saved).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copenhagen: keep this');
  await expect(page.getByRole('link', { name: '112', exact: true })).toHaveAttribute('href', 'tel:112');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

/** One short, one with the longest numbers, one with letters of its own; the rest has the same markup. */
const LOOKED_AT_CLOSELY = ['london', 'colorado', 'istanbul'];

test('every guide is whole, wide and narrow', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  test.slow();
  for (const { id } of sampleOf(cityGuides, 3)) {
    await page.goto(`/guides/${id}`);
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link'), id).toHaveCount(19);
    if (LOOKED_AT_CLOSELY.includes(id)) await expectNoViolations(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await outsideTheSheet(page), `${id} at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

/** What sticks out of the sheet of paper, which hides it. */
function outsideTheSheet(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() => {
    const sheet = document.querySelector('main .on-paper');
    const edge = sheet?.getBoundingClientRect().right ?? 0;
    return [...(sheet?.querySelectorAll('*') ?? [])]
      .filter((element) => element.getBoundingClientRect().right > edge + 0.5)
      .map((element) => element.textContent?.slice(0, 60));
  });
}

test('what has grown old is marked where it stands', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.goto('/guides/copenhagen');
  const money = page.getByRole('region', { name: 'What first-timers get wrong' });
  // The deposit on bottles is a price of January 2025: too old from August 2026 on, by whatever day it is.
  const isOld = Date.now() >= Date.parse('2026-08-01');
  await expect(money.getByText('Check again: known as of January 2025')).toHaveCount(isOld ? 1 : 0);
  await expect(page.getByText('Some of this may have changed')).toHaveCount(isOld ? 1 : 0);
  await expect(money).toContainText('deposit');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is searched by its form and a guide is read', { tag: ['@desktop', '@long'] }, async ({ page }) => {
    await page.goto('/guides');
    await page.getByRole('searchbox').fill('tram');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/guides?q=tram');
    await expect(page.getByRole('article').filter({ hasText: 'Lisbon' })).toBeVisible();
    await page.getByRole('button', { name: 'Europe' }).click();
    await expect(page).toHaveURL('/guides?q=tram&region=europe');
    await page.goto('/guides/lisbon');
    await expect(page.getByText('Bom dia').first()).toBeVisible();
  });
});
