/** From page to page without a reload: where one was is where one returns to, and nothing is fetched that is not needed. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const DESKTOP = { tag: '@desktop' };
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** A click where the link stands: the test must not scroll there first. */
async function follow(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name })
    .evaluate((link: HTMLAnchorElement) => link.click());
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrolled(page)).toBe(top);
}

async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
}

test('back and forward return to where one was, a new page begins at its top', DESKTOP, async ({ page }) => {
  await openSettled(page, '/');
  await scrollTo(page, 1200);
  await follow(page, 'Upcoming Trips');
  await expect(heading(page, /trips/i)).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 900);
  await follow(page, 'Learn');
  await expect(page).toHaveTitle(/^Learn/);
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle(/^Upcoming trips/);
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.goBack();
  await expect(page).toHaveTitle(/^Wanderlight/);
  await expect.poll(() => scrolled(page)).toBe(1200);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(900);
});

test('home brings no script for data, and the next page gets what it needs', DESKTOP, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/([a-z-]+)-[\da-f]+\.js$/.exec(request.url())?.[1];
    if (name) scripts.push(name);
  });
  await openSettled(page, '/');
  expect(scripts).not.toContain('data');
  await follow(page, 'Upcoming Trips');
  await expect(page.getByRole('article').filter({ hasText: '$' }).first()).toBeVisible();
  expect(scripts).toContain('data');
});

test('going back before the next page has come leaves nothing waiting', DESKTOP, async ({ page }) => {
  await openSettled(page, '/privacy');
  const release = Promise.withResolvers<void>();
  await page.route('**/assets/learn-*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  await follow(page, 'Learn');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  release.resolve();
  await expect(heading(page, /privacy/i)).toBeVisible();
  await expect(page).toHaveURL('/privacy');
});

test('the address of a page is one, however it is written', DESKTOP, async ({ page, site }) => {
  await page.goto('/Upcoming-Trips/?category=Luxury');
  expect(page.url()).toBe(`${site}/upcoming-trips?category=Luxury`);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('below its places home tells what leaves next and answers a line', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  await page.goto('/');
  const next = page.getByRole('region', { name: 'Leaving next' });
  await next.scrollIntoViewIfNeeded();
  const trips = next.getByText(/\d{4} · \d+ nights? · \$/);
  await expect(trips).toHaveCount(3);
  const days = (await trips.allTextContents()).map((line) => Date.parse(line.split(' · ')[0] ?? ''));
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  const example = page.getByRole('region', { name: 'One line, one answer' });
  await example.scrollIntoViewIfNeeded();
  await expect(example.getByText(/Lisbon, Portugal · 4 nights, May/)).toBeVisible();
  await expect(example.getByText(/^\$[\d,]+ for two$/)).toBeVisible();
});
