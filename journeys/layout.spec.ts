/** What surrounds every page: header, navigation, drawer, and where a page is scrolled to. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const CLEAR = 'rgba(0, 0, 0, 0)';
const background = (page: Page) => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('the seven links stand in their order and the current one is marked', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/guides');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText([
    'Upcoming Trips',
    'Coming Soon',
    'Demo',
    'Reviews',
    'Learn',
    'Business',
    'Login',
  ]);
  await expect(bar.locator('[aria-current]')).toHaveText(['Learn']);
  for (const [label, path] of [
    ['Upcoming Trips', '/upcoming-trips'],
    ['Coming Soon', '/coming-soon'],
    ['Demo', '/demo'],
    ['Reviews', '/reviews'],
    ['Learn', '/learn'],
    ['Business', '/business-login'],
    ['Login', '/login'],
  ] as const) {
    await bar.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(bar.locator('[aria-current=page]')).toHaveText([label]);
    await expect(page.getByRole('main')).toBeFocused();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Wanderlight, to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('the bar is clear up to 50 px and darker beyond', async ({ page }) => {
  await page.goto('/upcoming-trips');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await scrollTo(page, 50);
  expect(await scrolled(page)).toBe(50);
  await page.waitForTimeout(500);
  expect(await background(page)).toBe(CLEAR);
  await scrollTo(page, 51);
  await expect.poll(() => background(page)).not.toBe(CLEAR);
  await scrollTo(page, 0);
  await expect.poll(() => background(page)).toBe(CLEAR);
});

test('a new page is told to people who cannot see it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/learn');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Upcoming Trips' }).click();
  await expect(page.locator('p[aria-live=polite]').filter({ hasText: /upcoming trips/i })).toHaveCount(1);
  await expect(page).toHaveTitle(/Upcoming trips/);
});

test('back and forward return to where one was, a new page starts at its top', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/upcoming-trips');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await scrollTo(page, 1400);
  await expect.poll(() => scrolled(page)).toBe(1400);
  // Pressed without moving: a test's own click scrolls the bar, which sticks, "into view" first.
  await page.getByRole('button', { name: 'Open menu' }).evaluate((button: HTMLElement) => button.click());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 300);
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Trips' })).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(1400);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(300);
});

test('the drawer opens from the right, and goes with Escape, the backdrop or a chosen link', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await button.click();
  await expect(drawer).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(drawer.getByRole('link')).toHaveCount(7);
  await expect.poll(() => rightEdge(page)).toBe(390);
  await expectNoViolations(page);

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.touchscreen.tap(10, 400);
  await expect(drawer).toBeHidden();
  await button.click();
  await drawer.getByRole('link', { name: 'Learn' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/learn');
  await button.click();
  await expect(drawer.locator('[aria-current=page]')).toHaveText(['Learn']);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(drawer).toBeHidden();
});

async function rightEdge(page: Page): Promise<number> {
  const box = await page.getByRole('dialog', { name: 'Menu' }).boundingBox();
  return box ? Math.round(box.x + box.width) : 0;
}

test('a demo says once on each page with figures of the brand that they are samples, a real shop does not', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  for (const path of ['/', '/upcoming-trips', '/videos']) {
    await page.goto(path);
    const line = page.getByText('Sample figures in this demo', { exact: true });
    await expect(line, path).toHaveCount(1);
    await expect(line, path).toBeVisible();
    await page.evaluate(() => document.documentElement.setAttribute('data-mode', 'live'));
    await expect(line, path).toBeHidden();
  }
});

test('the footer carries the copyright line, the company links and the networks', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  await page.goto('/learn');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2024 Wanderlight. Powered by');
  await expect(footer.getByRole('list', { name: 'Social networks' }).getByRole('listitem')).toHaveCount(2);
  await expect(footer).toContainText('Demo: no card is charged and no emails are sent');
  for (const [name, path] of [
    ['Contact', '/contact'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
});
