/** What comes up by itself: the cookie banner and the toasts. */
import { expect, test } from './fixtures.ts';
import { newPerson, openRegister } from './people.ts';

test('the cookie banner stays away for good once accepted', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Cookies' });
  await banner.getByRole('button', { name: 'Accept' }).click();
  await expect(banner).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('cookiesAccepted'))).toBe('true');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  await expect(banner).toHaveCount(0);
});

test('closing the cookie banner hides it for this view alone', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Cookies' });
  await banner.getByRole('button', { name: 'Close for now' }).click();
  await expect(banner).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('cookiesAccepted'))).toBeNull();
  await page.reload();
  await expect(banner).toBeVisible();
});

test('the cookie banner works where nothing can be stored', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
});

test('the cookie banner leaves the main button of a page free', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toBeVisible();
  const [button, box] = [await page.getByRole('link', { name: 'Book Now' }).boundingBox(), await banner.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0), 'the button ends above the banner').toBeLessThanOrEqual(box?.y ?? 0);
});

test('one toast at a time, at most 420 px wide, for five seconds', { tag: '@once' }, async ({
  page,
  heard,
  isMobile,
}) => {
  heard.expect(/status of 40[13]/);
  const { username, password } = newPerson();
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const region = page.getByRole('region', { name: /^Notifications/ });
  const shown = region.getByRole('listitem');
  await expect(shown.filter({ hasText: 'Login Failed' })).toBeVisible();

  await openRegister(page);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByLabel('Signup Code').fill('GUESSED');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(shown.filter({ hasText: 'Registration Failed' })).toBeVisible();
  const since = Date.now();
  expect(await shown.count(), 'the older one has gone at once').toBe(1);
  if (!isMobile) {
    const box = await region.getByRole('list').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
    expect(box?.width).toBeGreaterThan(200);
  }
  await expect(shown.filter({ hasText: 'Registration Failed' })).toBeInViewport({ ratio: 1 });
  await expect(shown).toHaveCount(0, { timeout: 9000 });
  expect(Date.now() - since).toBeGreaterThan(4000);
});
