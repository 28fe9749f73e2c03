/** The whole purchase with Tab, Enter, Space and the arrows: no pointer, and the focus can always be seen. */
import type { Locator, Page } from '@playwright/test';
import { payButton, readBookings } from './checkout-form.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';

const MOST_STOPS = 60;

test('from the skip link to a paid booking', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  await signIn(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.reload();
  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Upcoming Trips' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/upcoming-trips');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Wellness' }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/upcoming-trips?category=Wellness');
  const card = page.getByRole('article', { name: 'Ibiza, the Quiet Side' });
  await tabTo(page, card.getByRole('button', { name: /Day by day/ }));
  await page.keyboard.press('Enter');
  const days = page.getByRole('dialog', { name: 'Ibiza, the Quiet Side' });
  await expect(days.getByText('Day 1', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(days).toBeHidden();
  await expect(card.getByRole('button', { name: /Day by day/ })).toBeFocused();
  await tabTo(page, card.getByRole('link', { name: /^Book Now/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout/ibiza');
  await expect(payButton(page)).toBeVisible();

  await tabTo(page, page.getByLabel('Number of Travelers'));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Number of Travelers')).toHaveValue('2');
  await typeInto(page, 'Card Number', '4242424242424242');
  await expect(page.getByLabel('Card Number')).toHaveValue('4242 4242 4242 4242');
  await typeInto(page, 'Expiry Date', '1231');
  await expect(page.getByLabel('Expiry Date')).toHaveValue('12/31');
  await typeInto(page, 'CVV', '123');
  await typeInto(page, 'Card Holder Name', 'Inês Carvalho');
  await typeInto(page, 'Billing Address', '14 Rua do Norte');
  await typeInto(page, 'City', 'Lisbon');
  await typeInto(page, 'ZIP Code', '1200-286');
  await typeInto(page, 'Country', 'Portugal');
  await tabTo(page, payButton(page));
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
  expect(await readBookings(page.request)).toMatchObject([{ packageId: 'ibiza', numberOfTravelers: 2 }]);

  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('Booking Confirmed!');
  expect(await page.evaluate(() => document.activeElement?.closest('[aria-label^=Notifications]') !== null)).toBe(true);
});

test('the tabs of the login page move with the arrows, and Enter sends the form', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await page.goto('/login');
  await tabTo(page, page.getByRole('tab', { name: 'Login' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused();
  await expect(page.getByLabel('Signup Code')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type('ab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target, 'what has the focus is on screen').toBeInViewport();
      expect(await hasRing(target), `the focus on ${target} can be seen`).toBe(true);
      return;
    }
  }
  throw new Error(`${MOST_STOPS} times Tab did not reach ${target}`);
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** Whether an outline is drawn around it. */
function hasRing(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  });
}
