/** A booking in the back office: found, read, cancelled for its traveller, paid back beyond the terms; and who travels. */
import type { Browser, Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { comeIn } from './admin.ts';
import { bookOverApi, readBookings, usd } from './checkout-form.ts';
import { expect, test } from './fixtures.ts';
import { newPerson, signIn } from './people.ts';

async function aBooking(browser: Browser, site: string) {
  const theirs = await browser.newContext({ baseURL: site });
  const page = await theirs.newPage();
  const person = await signIn(page, newPerson('ines'));
  await bookOverApi(page.request, 'lisbon-river-light', 2);
  const [booking] = await readBookings(page.request);
  if (!booking) throw new Error('Nothing was booked');
  const travellers = [
    { name: 'Inês Duarte', diet: 'No nuts', access: '', note: '' },
    { name: '', diet: '', access: '', note: '' },
  ];
  await page.request.put(`/api/bookings/${booking.id}/travellers`, { data: { travellers } });
  await theirs.close();
  return { person, booking, reference: String(booking.id).padStart(6, '0'), total: usd(booking.totalPrice) };
}

const noSidewaysScroll = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);

test('an operator finds a booking by keyboard, reads its story and what cancelling would give back', async ({
  page,
  browser,
  site,
}) => {
  const { person, reference, total } = await aBooking(browser, site);
  await comeIn(page);
  await page.goto('/admin/bookings');
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await expectNoViolations(page);
  await noSidewaysScroll(page);

  await page.getByLabel('Find a booking').focus();
  await page.keyboard.type(person.username.slice(0, 12));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=ines-/);
  await expect(page.getByRole('status').filter({ hasText: '1 booking.' })).toBeVisible();
  await page.getByRole('link', { name: reference }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Booking ${reference}` })).toBeVisible();
  await expect(page.getByText('Inês Duarte')).toBeVisible();
  await expect(page.getByRole('row', { name: /captured/ })).toBeVisible();
  await expectNoViolations(page);
  await noSidewaysScroll(page);

  await page.getByRole('button', { name: 'Cancel for the traveler' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this trip?' });
  await expect(question).toContainText(`${total} of ${total} goes back`);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cancel for the traveler' })).toBeFocused();
});

test('an operator corrects where letters go, finds the booking by a traveller’s name, and nobody waits', {
  tag: '@long',
}, async ({ page, browser, site }) => {
  const { booking, reference } = await aBooking(browser, site);
  await comeIn(page);
  await page.goto(`/admin/bookings/${booking.id}`);
  const address = page.getByLabel('Contact email');
  const correct = page.getByRole('button', { name: 'Correct the address' });
  await address.fill('ines@example');
  await correct.click();
  await expect(page.getByText('Invalid email')).toBeVisible();
  await address.fill(' corrected@example.com ');
  await correct.click();
  await expect(page.getByText('The address is corrected').first()).toBeVisible();
  await expect(address).toHaveValue('corrected@example.com');
  await expect(correct).toBeDisabled();
  await expect(page.getByRole('definition').filter({ hasText: 'corrected@example.com' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'correct contact' })).not.toContainText('@');
  await expectNoViolations(page);
  await noSidewaysScroll(page);

  await page.goto('/admin/bookings?search=duarte');
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await page.goto(`/admin/bookings/${booking.id}`);
  await page.getByRole('link', { name: 'Who travels on this departure' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Who waits' })).toBeVisible();
  await expect(page.getByText('Nobody waits for this departure.')).toBeVisible();
  await expectNoViolations(page);
});

test('an owner cancels with another refund for a reason, and gives the rest back', { tag: '@long' }, async ({
  page,
  browser,
  site,
  heard,
}) => {
  heard.expect(/422/);
  const { booking, total } = await aBooking(browser, site);
  const owner = await comeIn(page);
  await page.goto(`/admin/bookings/${booking.id}`);
  await page.getByRole('button', { name: 'Cancel with another refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel with another refund?' });
  await dialog.getByLabel('Amount in dollars').fill('999999');
  await dialog.getByRole('button', { name: 'Cancel the trip' }).click();
  await expect(dialog.getByText('Please write why')).toBeVisible();
  await dialog.getByLabel('Why').fill('The inn was closed for two days');
  await dialog.getByRole('button', { name: 'Cancel the trip' }).click();
  await expect(dialog.getByText(`At most ${total} can still go back.`)).toBeVisible();
  await expect(dialog.getByLabel('Why')).toHaveValue('The inn was closed for two days');
  await expectNoViolations(page);
  await dialog.getByLabel('Amount in dollars').fill('100');
  await dialog.getByRole('button', { name: 'Cancel the trip' }).click();
  await expect(page.getByText('The inn was closed for two days')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '$100' }).filter({ hasText: 'Paid back' })).toBeVisible();

  await page.getByRole('button', { name: 'Give back more' }).click();
  const more = page.getByRole('dialog', { name: 'Give back more?' });
  await more.getByLabel('Amount in dollars').fill(String(booking.totalPrice - 100));
  await more.getByLabel('Why').fill('The rest as well');
  await more.getByRole('button', { name: 'Give it back' }).click();
  await expect(page.getByText('The rest as well')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Give back more' })).toHaveCount(0);
  const log = page.getByRole('table', { name: 'Deeds about this booking, the latest first' });
  await expect(log).toContainText(owner.name);
  await expect(log).toContainText('give back');
  await expectNoViolations(page);
  await noSidewaysScroll(page);
});

test('an operator reads who travels, and the reading is on record', { tag: '@long' }, async ({
  page,
  browser,
  site,
}) => {
  const { booking, reference } = await aBooking(browser, site);
  await comeIn(page);
  await page.goto('/admin/departures?package=lisbon-river-light');
  await expect(page.getByRole('table', { name: 'Departures, the nearest first' })).toBeVisible();
  await expectNoViolations(page);
  await noSidewaysScroll(page);
  await expect(page.getByRole('link', { name: /^Who travels: / }).first()).toBeVisible();
  await page.goto(`/admin/bookings/${booking.id}`);
  await page.getByRole('link', { name: 'Who travels on this departure' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Manifest: / })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: reference }).filter({ hasText: 'Inês Duarte' });
  await expect(row).toContainText('No nuts');
  await expectNoViolations(page);
  await noSidewaysScroll(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take it along as a table' }).click();
  expect((await download).suggestedFilename()).toMatch(/^manifest-.*\.csv$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(row).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/admin/audit');
  await expect(page.getByRole('row', { name: /manifest/i }).first()).toBeVisible();
  await page.goto('/admin/payment-alarms');
  await expect(page.getByText('There is no payment alarm.')).toBeVisible();
  await expectNoViolations(page);
});
