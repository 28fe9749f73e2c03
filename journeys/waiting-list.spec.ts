/** A departure is sold out: somebody waits, another cancels, and the letter leads to seats that nobody else can book. */
import type { Browser, Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { bookOverApi, fillCheckout, payButton, readBookings, readOffer } from './checkout-form.ts';
import { expect, test } from './fixtures.ts';
import { logInThrough, newPerson, register, signIn } from './people.ts';

/** Trips of their own, for the journeys of both screens run beside each other; and another when they are tried again. */
const TRIPS: Readonly<Record<string, readonly string[]>> = {
  desktop: ['jaco-pacific', 'miami-beach-luxury'],
  phone: ['marrakesh-garden-steam', 'miami-beach-luxury'],
};

/** Takes every seat, and answers whoever took the first two. */
async function sellOut(browser: Browser, site: string, packageId: string): Promise<Page> {
  let first: Page | undefined;
  for (;;) {
    const owner = await (await browser.newContext({ baseURL: site })).newPage();
    const offer = await readOffer(owner.request, packageId);
    if (offer.availableSpots === 0) return first ?? owner;
    await signIn(owner);
    await bookOverApi(owner.request, packageId, first ? Math.min(offer.maxGuests, offer.availableSpots) : 2);
    first ??= owner;
  }
}

async function cancelTrip({ request }: Page): Promise<void> {
  const [booking] = await readBookings(request);
  const offer = await (await request.get(`/api/bookings/${booking?.id}/cancellation`)).json();
  const data = { agreedRefund: offer.refund };
  expect((await request.post(`/api/bookings/${booking?.id}/cancellation`, { data })).status()).toBe(200);
}

/** The text of the newest letter to that address; letters are shown to this machine alone: no proxy between. */
async function letterTo(browser: Browser, site: string, address: string): Promise<string> {
  const near = await browser.newContext({ baseURL: site, extraHTTPHeaders: {} });
  const reader = await near.newPage();
  const found = reader.getByRole('row').filter({ hasText: address }).getByRole('link');
  await expect(async () => {
    await reader.goto('/_dev/mail');
    await expect(found.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await found.first().click();
  const text = (await reader.locator('pre').first().textContent()) ?? '';
  await near.close();
  return text;
}

test('whoever waits is written to when seats come free, and books them', async ({ page, browser, site }, {
  project,
  retry,
}) => {
  test.slow();
  const packageId = TRIPS[project.name]?.[retry] ?? '';
  const owner = await sellOut(browser, site, packageId);
  const { name } = await readOffer(page.request, packageId);
  const [person, address] = [newPerson(), `${crypto.randomUUID().slice(0, 12)}@example.com`];
  await register(page.request, person);

  await page.goto('/upcoming-trips');
  const card = page.getByRole('article', { name });
  await expect(card.getByText('Sold out')).toBeVisible();
  await card.getByRole('link', { name: 'Join the waiting list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting list' })).toBeVisible();
  await expect(page.getByText('First come, first served')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Log in to join' }).click();
  await logInThrough(page, person);

  const join = page.getByRole('button', { name: 'Join the waiting list' });
  await page.getByLabel('Email', { exact: true }).fill('nowhere@');
  await page.getByLabel('Travelers').selectOption('2');
  await join.click();
  await expect(page.getByText('Invalid email')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nowhere@');
  await expectNoViolations(page);
  await page.getByLabel('Email', { exact: true }).fill(address);
  await join.dblclick();
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
  await expect(page.getByText('You are first in line.')).toBeVisible();
  await expectNoViolations(page);

  await page.goto('/my-trips');
  const waiting = page.getByRole('region', { name: 'On the waiting list' });
  await expect(waiting).toContainText(name);
  await expect(waiting).toContainText('Nobody');
  await expectNoViolations(page);

  await cancelTrip(owner);
  const letter = await letterTo(browser, site, address);
  expect(letter).toContain('We keep 2 seats for you alone until');
  await page.reload();
  await expect(waiting.getByText('Your turn')).toBeVisible();

  const link = /https?:\/\/\S+(\/checkout\/\S+)/.exec(letter)?.[1] ?? '';
  await page.goto(link);
  await expect(page.getByRole('status').filter({ hasText: '2 seats are kept for you until' })).toBeVisible();
  await expect(page.getByLabel('Number of Travelers')).toHaveValue('2');
  await expectNoViolations(page);
  await fillCheckout(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/booking-confirmation\//);
  expect((await readBookings(page.request))[0]).toMatchObject({ packageId, numberOfTravelers: 2, status: 'confirmed' });

  await page.goto('/my-trips');
  await expect(page.getByRole('region', { name: 'Coming up' })).toContainText(name);
  await expect(waiting).toHaveCount(0);
});

test('the line is left on one’s trips, or with the letter’s link by a press and not by opening', {
  tag: ['@desktop', '@long'],
}, async ({ page, browser, site, heard }) => {
  test.slow();
  const packageId = 'istanbul-two-shores';
  const owner = await sellOut(browser, site, packageId);
  await signIn(page);
  const address = `${crypto.randomUUID().slice(0, 12)}@example.com`;
  const data = { packageId, numberOfTravelers: 1, contactEmail: address };
  expect((await page.request.post('/api/waitlist', { data })).status()).toBe(201);

  await page.goto('/my-trips');
  await page.getByRole('button', { name: 'Leave the list' }).click();
  await expect(page.getByText('You are off the list').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'On the waiting list' })).toHaveCount(0);

  expect((await page.request.post('/api/waitlist', { data })).status()).toBe(201);
  await cancelTrip(owner);
  const letter = await letterTo(browser, site, address);
  const link = /https?:\/\/\S+(\/waitlist\/\S+)/.exec(letter)?.[1] ?? '';
  const stranger: Page = await (await browser.newContext({ baseURL: site })).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Leave the waiting list?' })).toBeVisible();
  await expectNoViolations(stranger);
  expect((await (await page.request.get('/api/waitlist')).json())[0].turn).toMatchObject({ seats: 1 });
  await stranger.getByRole('button', { name: 'Leave the list' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: 'You are off the list' })).toBeVisible();
  expect(await (await page.request.get('/api/waitlist')).json()).toEqual([]);

  heard.expect(/404/);
  await page.goto(link.replace(/leave=\d+/, 'leave=1'));
  await page.getByRole('button', { name: 'Leave the list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This place is gone' })).toBeVisible();
  await expectNoViolations(page);
});
