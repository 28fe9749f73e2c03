/** A trip that was opened is read again without a network; whoever logs out leaves nothing of it behind. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { bookOverApi, readBookings } from './checkout-form.ts';
import { test } from './fixtures.ts';
import { signIn } from './people.ts';

const kept = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('kept-trips'))) return [];
    return (await (await caches.open('kept-trips')).keys()).map(({ url }) => new URL(url).pathname);
  });

test('my trips and a trip are read without a network, until somebody logs out', async ({ page, context, heard }) => {
  heard.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|status of 401/);
  const person = await signIn(page);
  await bookOverApi(page.request, 'ibiza', 2);
  const [booking] = await readBookings(page.request);
  const trip = `/booking-confirmation/${booking?.id}`;

  // By links inside the site, as most people come.
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: 'My trips' }).click();
  await expect(page.getByRole('link', { name: /^See booking/ })).toBeVisible();
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/my-trips', '/api/bookings', '/api/auth/user']));
  await page.getByRole('link', { name: /^See booking/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
  await expect
    .poll(() => kept(page))
    .toEqual(
      expect.arrayContaining([
        trip,
        ...['', '/share', '/cancellation'].map((part) => `/api/bookings/${booking?.id}${part}`),
      ]),
    );

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByText('Day by day')).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/my-trips');
  await expect(page.getByRole('link', { name: /^See booking/ })).toBeVisible();
  expect(await page.goto('/upcoming-trips').catch(() => null), 'other pages are not kept').toBeNull();

  await context.setOffline(false);
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(await kept(page)).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => document.cookie)).not.toContain(person.username);
});

test('a session that ended elsewhere ends what was kept', { tag: '@desktop' }, async ({ page, heard }) => {
  heard.expect(/status of 401|CallError: 401/);
  const person = await signIn(page);
  await page.goto('/my-trips');
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/my-trips']));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // From another browser, with the same account.
  const elsewhere = await page.context().browser()?.newContext();
  await elsewhere?.request.post(new URL('/api/auth/login', page.url()).href, { data: person });
  await elsewhere?.request.delete(new URL('/api/account/sessions', page.url()).href);
  await elsewhere?.close();

  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  expect(await kept(page)).toEqual([]);
});
