/** The partners' gate and the countdown to the launch. */
import { expectNoViolations } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test('the business area opens with its password and with nothing else', async ({ page, heard }) => {
  heard.expect(/status of 40[13]|CallError: 401/);
  await page.goto('/business');
  await expect(page).toHaveURL('/business-login');
  expect((await page.request.get('/api/business/content')).status()).toBe(401);

  const password = page.getByLabel('Password');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByText('Password is required', { exact: true })).toBeVisible();
  await password.fill('open sesame');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByText('Access Denied', { exact: true })).toBeVisible();
  await expect(page.getByText('Invalid password. Please try again.', { exact: true })).toBeVisible();
  await expect(password).toHaveValue('');
  await expect(page).toHaveURL('/business-login');

  await password.fill('partners');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page).toHaveURL('/business');
  await expect(page.getByText('Access Granted', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/hotel/i);
  await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await expect(page).toHaveURL('/business');

  await page.context().clearCookies();
  await page.goto('/business');
  await expect(page).toHaveURL('/business-login');
});

const tiles = ['Days', 'Hours', 'Minutes', 'Seconds'] as const;

test('after the moment all tiles are zero and the page says that we have launched', async ({ page }) => {
  await page.goto('/coming-soon');
  await expect(page.getByRole('timer')).toHaveText(tiles.map((unit) => `00${unit}`).join(''));
  await expect(page.getByRole('heading', { name: 'We have launched' })).toBeVisible();
  await page.getByRole('link', { name: 'See upcoming trips' }).click();
  await expect(page).toHaveURL('/upcoming-trips');
});

test('before it the seconds run down on the visitor’s own clock', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.clock.install({ time: new Date(2025, 8, 28, 22, 58, 50) });
  await page.goto('/coming-soon');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^01Days01Hours01Minutes(10|0\d)Seconds$/);
  await expect(page.getByRole('heading', { name: 'We have launched' })).toHaveCount(0);
  const before = await timer.textContent();
  await page.clock.runFor(1100);
  await expect.poll(() => timer.textContent()).not.toBe(before);
  await page.clock.fastForward('26:00:00');
  await expect(timer).toHaveText('00Days00Hours00Minutes00Seconds');
  await expect(page.getByRole('heading', { name: 'We have launched' })).toBeVisible();
});
