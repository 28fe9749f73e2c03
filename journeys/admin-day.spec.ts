/** An operator's day: what waits is seen first and leads to where it is dealt with; every page can be reached and read. */
import { adminPages } from '../src/web/admin-pages.ts';
import { sampleOf } from '../test/rounds.ts';
import { expectNoViolations } from './accessible.ts';
import { comeIn } from './admin.ts';
import { bookOverApi } from './checkout-form.ts';
import { expect, test } from './fixtures.ts';
import { newPerson, signIn } from './people.ts';

const PLACES = adminPages.filter(({ path, open }) => !open && path !== '*' && !path.includes(':'));

test('the day begins with what waits, and ends with what was done on record', async ({ page, browser, site }) => {
  const theirs = await browser.newContext({ baseURL: site });
  const traveller = await theirs.newPage();
  await signIn(traveller, newPerson('day'));
  await bookOverApi(traveller.request, 'ibiza', 1);
  const form = new FormData();
  form.append('name', 'Rosa Lind');
  form.append('email', `rosa-${crypto.randomUUID().slice(0, 8)}@example.com`);
  form.append('message', 'May we bring a violin?');
  expect((await traveller.request.post('/api/contacts', { multipart: form })).status()).toBe(201);
  await theirs.close();

  const { name } = await comeIn(page, 'operator');
  const sold = page.getByRole('term').filter({ hasText: 'Today so far' }).locator('xpath=following-sibling::dd[1]');
  await expect(sold).toHaveText(/^\$[1-9]/);
  await page
    .getByRole('row', { name: /inquir/i })
    .first()
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Rosa Lind' }).first().click();
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByRole('button', { name: 'Leave it to others' })).toBeVisible();

  await page.goto('/admin/audit');
  const lines = page.getByRole('row').filter({ hasText: name });
  await expect(lines.filter({ hasText: 'Inquiry: assign' })).toHaveCount(1);
});

test('every page is reached from the navigation, and is read by everybody', async ({ page }) => {
  test.setTimeout(240_000);
  await comeIn(page, 'owner');
  for (const { path, title, group } of sampleOf(PLACES, 8)) {
    if (group) {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
      await page
        .getByRole('navigation', { name: 'Back office' })
        .getByRole('link', { name: title, exact: true })
        .click();
      await expect(page).toHaveTitle(new RegExp(title));
    } else {
      await page.goto(path);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expectNoViolations(page);
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(beyond, `${path} fits the screen`).toBeLessThanOrEqual(0);
  }
});
