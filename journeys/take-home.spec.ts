/** What a traveller takes home: the confirmation as a document, the days in a calendar, and a link for those at home. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { bookOverApi, readBookings, readOffer, usd } from './checkout-form.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';

const TRIP = 'val-thorens-ski';
const share = (page: Page) => page.getByRole('button', { name: 'Share Trip' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop sharing' });

/** Books over the API and opens the booking's page. */
async function openBooking(page: Page) {
  await signIn(page);
  await bookOverApi(page.request, TRIP, 1);
  const [booking] = await readBookings(page.request);
  if (!booking) throw new Error('nothing was booked');
  await page.goto(`/booking-confirmation/${booking.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
  return { ...booking, reference: String(booking.id).padStart(6, '0') };
}

/** The link as the page shows it, on the address this journey runs at. */
async function shownPath(page: Page): Promise<string> {
  return new URL(await page.getByLabel('Link to this trip').inputValue()).pathname;
}

test('the confirmation is downloaded as a document and the trip as a calendar file', { tag: '@once' }, async ({
  page,
}) => {
  const { reference } = await openBooking(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Confirmation' }).click();
  const document = await saved;
  expect(document.suggestedFilename()).toBe(`wanderlight-${reference}.pdf`);
  expect((await readFile(await document.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('Confirmation downloaded', { exact: true })).toBeVisible();
  await expectNoViolations(page);

  const kept = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  const calendar = await kept;
  expect(calendar.suggestedFilename()).toBe(`wanderlight-${reference}.ics`);
  expect(await readFile(await calendar.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n/);
});

test('a download that fails says why and saves nothing', { tag: ['@desktop', '@long'] }, async ({ page, heard }) => {
  heard.expect(/status of 503/);
  await openBooking(page);
  await page.route('**/confirmation.pdf', (route) =>
    route.fulfill({ status: 503, json: { message: 'We are very busy right now.', code: 'unavailable' } }),
  );
  let downloads = 0;
  page.on('download', () => downloads++);
  await page.getByRole('button', { name: 'Download Confirmation' }).click();
  await expect(page.getByText('The confirmation could not be downloaded', { exact: true })).toBeVisible();
  await expect(page.getByText('We are very busy right now.', { exact: true })).toBeVisible();
  expect(downloads).toBe(0);
});

test('a shared trip is read by a stranger, shows no price and no reference, and ends when sharing stops', {
  tag: '@once',
}, async ({ page, context, browser, site, heard }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { reference, totalPrice } = await openBooking(page);
  const { name, price } = await readOffer(page.request, TRIP);
  await expect(stop(page)).toHaveCount(0);

  await share(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  await expect(stop(page)).toBeVisible();
  const path = await shownPath(page);
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(path);
  await expectNoViolations(page);

  const elsewhere = await browser.newContext({ baseURL: site, viewport: page.viewportSize(), reducedMotion: 'reduce' });
  const stranger = await elsewhere.newPage();
  const answer = await stranger.goto(path);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(stranger.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(stranger.getByRole('heading', { level: 2, name: 'Day by day' })).toBeVisible();
  await expect(stranger.getByRole('heading', { level: 2, name: 'What is included' })).toBeVisible();
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const told = await stranger.getByRole('main').textContent();
  for (const secret of [reference, usd(totalPrice), usd(price), '$', 'Inês', '4242'])
    expect(told).not.toContain(secret);
  await expectNoViolations(stranger);

  await page.reload();
  await expect(stop(page), 'known after coming back').toBeVisible();
  await stop(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sharing stopped', { exact: true })).toBeVisible();
  await expect(stop(page)).toHaveCount(0);
  await expect(page.getByLabel('Link to this trip')).toHaveCount(0);

  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Trip Not Found' })).toBeVisible();
  await expectNoViolations(stranger);
  await elsewhere.close();
  expect(heard.unexpected()).toEqual([]);
});

test('a phone offers its own sheet, with the link and nothing more', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async (sheet: ShareData) => Object.assign(window, { sheet }),
    });
  });
  const { reference } = await openBooking(page);
  await share(page).tap();
  await expect(stop(page)).toBeVisible();
  const sheet = await page.evaluate(() => (window as unknown as { sheet: ShareData }).sheet);
  expect(new URL(sheet.url ?? '').pathname).toMatch(/^\/trips\/[\w-]{43}$/);
  expect(JSON.stringify(sheet)).not.toContain(reference);
});

test('where nothing may be copied the link stands on the page', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } });
  });
  await openBooking(page);
  await share(page).click();
  await expect(page.getByText('The link is ready', { exact: true })).toBeVisible();
  expect(await shownPath(page)).toMatch(/^\/trips\/[\w-]{43}$/);
});
