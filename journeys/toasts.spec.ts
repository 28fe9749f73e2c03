/** Toasts keep clear of what they announce, of what is said beside them, and of the bars that stay, on every width. */
import type { Page } from '@playwright/test';
import { sampleOf } from '../test/rounds.ts';
import { fillCheckout, openCheckout, payButton } from './checkout-form.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';

const SIZES = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;

/** It stays clear, too. */
const LOOKS = 4;

/** What the open toast lies upon, by its words. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toast = document.querySelector('[aria-label^=Notifications] li')?.getBoundingClientRect();
    if (!toast) return ['there is no toast'];
    const said =
      'h1, h2, [role=status], [role=alert], [id$="-error"], [data-bar] button, [data-bar] a, :is(input, textarea, button):focus';
    return [...document.querySelectorAll(said)].flatMap((element) => {
      if (element.closest('[aria-label^=Notifications]')) return [];
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      if (width < 3 || height < 3) return [];
      const meets = left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
      return meets ? [`${element.tagName}: ${element.textContent?.trim().slice(0, 60)}`] : [];
    });
  });
}

async function expectClear(page: Page, title: string): Promise<void> {
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect(toast.filter({ hasText: title })).toBeInViewport({ ratio: 1 });
  // Before it goes by itself.
  await expect.poll(() => covered(page), { message: `under "${title}"`, timeout: 3000 }).toEqual([]);
  for (let look = 0; look < LOOKS; look++) {
    await page.waitForTimeout(200);
    expect(await covered(page), `under "${title}", a little later`).toEqual([]);
  }
}

for (const [width, height] of sampleOf(SIZES, 1)) {
  test(`at ${width} pixels a toast covers neither words nor bars`, { tag: '@desktop' }, async ({ page, heard }) => {
    test.slow();
    heard.expect(/status of 40[123]/);
    await page.setViewportSize({ width, height });

    await page.goto('/contact');
    await expect(page.getByRole('region', { name: 'Cookies' }), 'the banner stays where it is').toBeVisible();
    await page.getByRole('button', { name: 'Sign up' }).scrollIntoViewIfNeeded();
    const newsletter = page.locator('form', { has: page.getByRole('button', { name: 'Sign up' }) });
    await newsletter.getByRole('textbox').fill(`ines-${crypto.randomUUID().slice(0, 8)}@example.com`);
    await newsletter.getByRole('button').click();
    await expect(newsletter.getByRole('status')).toContainText('Please check your inbox');
    await expectClear(page, 'Success!');

    await page.goto('/login');
    await page.getByLabel('Username').fill('nobody-at-all');
    await page.getByLabel('Password', { exact: true }).fill('a wrong password');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expectClear(page, 'Login Failed');

    await signIn(page);
    await openCheckout(page, 'ibiza');
    await fillCheckout(page, { card: '4000 0000 0000 0002' });
    await payButton(page).click();
    await expectClear(page, 'Booking Failed');
    await page.getByLabel('Card Number').fill('4242 4242 4242 4242');
    await payButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
    await expectClear(page, 'Booking Confirmed!');
  });
}
