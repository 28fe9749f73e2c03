/** Between booking and departure: who travels, where letters go, and a calendar that follows the trip. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { bookOverApi, readBookings } from './checkout-form.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';

const TRIP = 'istanbul-two-shores';

async function openTrip(page: Page, travelers = 2): Promise<number> {
  await signIn(page);
  await bookOverApi(page.request, TRIP, travelers);
  const [booking] = await readBookings(page.request);
  if (!booking) throw new Error('nothing was booked');
  await page.goto(`/booking-confirmation/${booking.id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Who is traveling?' })).toBeVisible();
  return booking.id;
}

const place = (page: Page, number: number) => page.getByRole('group', { name: `Traveler ${number}`, exact: true });
const nameOf = (page: Page, number: number) => place(page, number).getByLabel('Name as in the passport');
const save = (page: Page) => page.getByRole('button', { name: 'Save travelers' });

test('who travels is told with the keyboard, and is there when one comes back', async ({ page }) => {
  await openTrip(page);
  await nameOf(page, 1).focus();
  await page.keyboard.type('Inês Carvalho');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(place(page, 1).getByLabel('Dietary needs')).toBeFocused();
  await page.keyboard.type('No nuts');
  await nameOf(page, 2).fill('Tomás Carvalho');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();

  await page.reload();
  await expect(nameOf(page, 1)).toHaveValue('Inês Carvalho');
  await expect(place(page, 1).getByLabel('Dietary needs'), 'needs that were told stand open').toHaveValue('No nuts');
  await expect(nameOf(page, 2)).toHaveValue('Tomás Carvalho');
  await expect(place(page, 2).getByLabel('Dietary needs')).toBeHidden();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide, 'nothing sticks out').toBeLessThanOrEqual(0);
});

test('what was typed stays when it could not be saved', { tag: ['@desktop', '@long'] }, async ({ page, heard }) => {
  heard.expect(/status of 503/);
  await openTrip(page, 1);
  // Of the whole context, because the worker that keeps trips may be the one who asks.
  await page
    .context()
    .route('**/travellers', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 503, json: { message: 'We are very busy right now.', code: 'unavailable' } })
        : route.continue(),
    );
  await nameOf(page, 1).fill('Inês Carvalho');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('We are very busy right now. What you typed is still here.');
  await expect(nameOf(page, 1)).toHaveValue('Inês Carvalho');
  await expectNoViolations(page);

  await page.context().unroute('**/travellers');
  await save(page).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an address said later brings the confirmation, and the page tells when letters come', { tag: '@long' }, async ({
  page,
}) => {
  const id = await openTrip(page, 1);
  const email = page.getByLabel('Where we write to');
  await email.fill('not an address');
  await email.press('Enter');
  await expect(page.getByText('Invalid email', { exact: true })).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('ines@example.com');
  await email.press('Enter');
  await expect(page.getByText('Saved. Your confirmation is on its way to ines@example.com.')).toBeVisible();
  await expect(page.getByText('Your confirmation email arrives at ines@example.com.')).toBeVisible();
  const { contactEmail } = await (await page.request.get(`/api/bookings/${id}`)).json();
  expect(contactEmail).toBe('ines@example.com');

  const next = page.getByRole('region', { name: 'What Happens Next' });
  for (const when of ['30 days before departure, on', '7 days before departure, on', 'When you are back, on']) {
    await expect(next).toContainText(when);
  }
});

test('a calendar follows the trip under an address that is told once and can be ended', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTrip(page, 1);
  await page.getByRole('button', { name: 'Subscribe in your calendar' }).click();
  const url = await page.getByLabel('Address for your calendar').inputValue();
  const { pathname } = new URL(url);
  await expect(page.getByRole('link', { name: 'Open calendar app' })).toHaveAttribute(
    'href',
    url.replace(/^https?/, 'webcal'),
  );
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('Address copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expectNoViolations(page);
  const feed = await page.request.get(pathname);
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*STATUS:CONFIRMED/);

  await page.reload();
  await expect(page.getByText('One calendar address is live.')).toBeVisible();
  await expect(page.getByLabel('Address for your calendar')).toHaveCount(0);
  await page.getByRole('button', { name: 'End subscriptions' }).click();
  await expect(page.getByText('Subscriptions ended', { exact: true })).toBeVisible();
  expect((await page.request.get(pathname)).status()).toBe(404);
});
