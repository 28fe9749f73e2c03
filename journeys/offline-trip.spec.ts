/** A trip that was opened is read again without a network; whoever logs out leaves nothing of it behind. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { bookOverApi, readBookings } from './checkout-form.ts';
import { run } from './database.ts';
import { test } from './fixtures.ts';
import { logInThrough, newPerson, register, signIn } from './people.ts';

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
  // What is answered long after the trip itself is kept too.
  await page.route(`**/api/bookings/${booking?.id}/cancellation`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.getByRole('link', { name: /^See booking/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
  await expect
    .poll(() => kept(page), { timeout: 20_000 })
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
  await page.goto('/upcoming-trips');
  await expect(
    page.getByRole('heading', { level: 1, name: 'You are offline' }),
    'other pages are not kept',
  ).toBeVisible();
  await page.getByRole('link', { name: 'See your saved trips' }).click();
  await expect(page.getByRole('link', { name: /^See booking/ })).toBeVisible();

  await context.setOffline(false);
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(await kept(page)).toEqual([]);
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
  expect(await scopes(), 'the worker that keeps nothing of anybody stays').toEqual(['/']);
  expect(await page.evaluate(() => document.cookie)).not.toContain(person.username);
});

test('a session that ended elsewhere ends what was kept', { tag: ['@desktop', '@long'] }, async ({ page, heard }) => {
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

/** My trips, kept and looked after by the worker. */
async function keepTrips(page: Page): Promise<void> {
  await page.goto('/my-trips');
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/my-trips', '/api/bookings', '/api/auth/user']));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const leaveFor = (username: string, days: number) =>
  run(`update sessions set last_seen_at = now() - make_interval(days => $2) where username = $1`, [username, days]);

test('a trip opened on Monday is read on Wednesday, also after one look with a network', {
  tag: ['@desktop', '@long'],
}, async ({ page, context, heard }) => {
  heard.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|CallError: 401/);
  const person = await signIn(page);
  await bookOverApi(page.request, 'ibiza', 1);
  await keepTrips(page);

  await leaveFor(person.username, 2);
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await context.setOffline(true);
  await page.goto('/my-trips');
  await expect(page.getByRole('link', { name: /^See booking/ })).toBeVisible();

  // Two weeks after logging in the browser has let go of its cookies.
  await context.clearCookies();
  await page.goto('/my-trips');
  await expect(page.getByRole('link', { name: /^See booking/ })).toBeVisible();
  await context.setOffline(false);
});

test('somebody else who logs in finds nothing of a trip that was kept', { tag: ['@desktop', '@long'] }, async ({
  page,
  context,
  heard,
}) => {
  heard.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|CallError: 401/);
  const person = await signIn(page);
  const other = newPerson();
  await register(page.request, other);
  await bookOverApi(page.request, 'ibiza', 1);
  await keepTrips(page);
  await leaveFor(person.username, 2);

  await page.goto('/login?next=/my-trips');
  await logInThrough(page, other);
  await expect(page).toHaveURL('/my-trips');
  await expect(page.getByRole('heading', { name: 'My trips', level: 1 })).toBeVisible();
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/my-trips', '/api/bookings']));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByRole('link', { name: /^See booking/ })).toHaveCount(0);
  await context.setOffline(false);
});

test('a trip that was cancelled is cancelled without a network too', { tag: ['@desktop', '@long'] }, async ({
  page,
  context,
  heard,
}) => {
  heard.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn(page);
  await bookOverApi(page.request, 'ibiza', 1);
  const [booking] = await readBookings(page.request);
  await keepTrips(page);
  await page.goto(`/booking-confirmation/${booking?.id}`);
  await expect.poll(() => kept(page)).toContain(`/api/bookings/${booking?.id}/cancellation`);
  await page.getByRole('button', { name: 'Cancel this trip…' }).click();
  await page.getByRole('button', { name: /^Cancel (and get|without)/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeHidden();
  await expect
    .poll(() =>
      page.evaluate(async (path) => (await (await caches.match(path))?.json())?.status, `/api/bookings/${booking?.id}`),
    )
    .toBe('cancelled');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toHaveCount(0);
  await context.setOffline(false);
});

test('who logs out without a network leaves nothing in this browser', { tag: ['@desktop', '@long'] }, async ({
  page,
  context,
  heard,
}) => {
  heard.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  await signIn(page);
  await keepTrips(page);
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('button', { name: 'Log out' }).first().click();
  await expect.poll(() => kept(page)).toEqual([]);
  await context.setOffline(false);
});
