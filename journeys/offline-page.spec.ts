/** Without a network every address shows our own page, which knows nobody, and the way back is one press. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';

const offline = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are offline' });

/** The worker for the whole site has what it needs. */
const isReady = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

test('a page that cannot be had is our own word for it, until the network is back', async ({
  page,
  context,
  heard,
}) => {
  heard.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto('/');
  await expect.poll(() => isReady(page)).toBe('activated');

  await context.setOffline(true);
  for (const path of ['/guides?from=home', '/checkout/ibiza', '/no/such/page', '/admin', '/']) {
    await page.goto(path);
    await expect(offline(page)).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.goto('/guides?from=home');
  const picture = page.getByRole('main').locator('img');
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: 'See your saved trips' })).toBeHidden();
  await expectNoViolations(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(offline(page)).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(offline(page)).toHaveCount(0);
  await expect(page).toHaveURL('/guides?from=home');
});

test('what is kept for it is nothing of anybody, and a file is not replaced by it', {
  tag: ['@desktop', '@long'],
}, async ({ page, context, heard }) => {
  heard.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED/);
  const { username } = await signIn(page);
  await page.goto('/account');
  await expect(page.getByText(username).first()).toBeVisible();
  await expect.poll(() => isReady(page)).toBe('activated');
  await page.goto('/my-trips');
  const kept = await page.evaluate(async () => {
    const store = await caches.open('offline-page');
    const answers = await Promise.all(
      (await store.keys()).map(async (key) => [key.url, await store.match(key)] as const),
    );
    return Promise.all(answers.map(async ([url, answer]) => [new URL(url).pathname, await answer?.text()] as const));
  });
  expect(kept.map(([path]) => path).sort()).toEqual(['/media/drawings/offline.svg', '/offline']);
  expect(JSON.stringify(kept)).not.toContain(username);

  await context.setOffline(true);
  expect(await page.goto('/api/account/data.json').catch(() => null)).toBeNull();
  await context.setOffline(false);
});
