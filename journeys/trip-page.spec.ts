/** A trip on a page of its own: found from the shop, read, its date chosen, and booked from there. */
import type { Page } from '@playwright/test';
import { sampleOf } from '../test/rounds.ts';
import { expectNoViolations } from './accessible.ts';
import { bookOverApi, readBookings, usd } from './checkout-form.ts';
import { run } from './database.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';
import { measureContrast } from './text-over-film.ts';
import { upscaledPictures } from './upscaled-pictures.ts';

/** No other journey sells it. */
const TRIP = 'istanbul-two-shores';
const NAME = 'Istanbul';

interface Departure {
  readonly departureId: number;
  readonly departsOn: string;
  readonly allInPrice: number;
}

const departuresOf = async ({ request }: Page): Promise<Departure[]> =>
  (await request.get(`/api/trip-packages/${TRIP}/departures`)).json();

/** A second date, at a price of its own; once, whoever comes first. */
async function addDate(): Promise<void> {
  await run(
    `insert into departures (package_id, departs_on, returns_on, capacity, price, state, is_seasonal)
     select package_id, departs_on + 35, returns_on + 35, 3, 1500, 'on_sale', false from departures
     where package_id = $1 and state = 'on_sale' and departs_on > current_date
     order by departs_on limit 1 on conflict do nothing`,
    [TRIP],
  );
}

/** On a phone the bar at the foot has it, on a desk the card beside the page. */
const bookLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Book Now' });

test('a card leads to the page of its trip, and a date chosen there is the one that is booked', async ({ page }) => {
  await addDate();
  await page.goto('/upcoming-trips');
  await page
    .getByRole('article')
    .getByRole('link', { name: new RegExp(NAME) })
    .first()
    .click();
  await expect(page).toHaveURL(`/upcoming-trips/${TRIP}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(NAME);
  const [first, second] = await departuresOf(page);
  if (!first || !second) throw new Error('two dates are on sale');

  const dates = page.getByRole('radio');
  await expect(dates).toHaveCount(2);
  await expect(dates.first()).toBeChecked();
  await expect(bookLink(page)).toHaveAttribute('href', `/checkout/${TRIP}?departure=${first.departureId}`);
  await dates.last().check();
  await expect(page).toHaveURL(`/upcoming-trips/${TRIP}?departure=${second.departureId}`);
  await expect(page.getByText(usd(second.allInPrice)).first()).toBeVisible();
  await page.reload();
  await expect(dates.last()).toBeChecked();
  await bookLink(page).click();
  // A stranger is asked to log in on the way.
  await expect(page).toHaveURL(new RegExp(String.raw`/checkout/${TRIP}\?departure=${second.departureId}$`));
});

test('the way to book stays in reach, covers no heading that is jumped to, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput)
          document.documentElement.dataset['shift'] = String(
            Number(document.documentElement.dataset['shift'] ?? 0) + value,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`/upcoming-trips/${TRIP}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  for (const name of ['Dates and prices', 'Questions']) {
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 2 })).toBeInViewport();
    await expect(bookLink(page)).toBeInViewport();
  }
  expect(Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? 0))).toBeLessThan(0.02);
  await expectNoViolations(page);
});

const WITH_PICTURES = [
  '/upcoming-trips',
  '/',
  '/learn',
  '/guides/lisbon',
  '/videos',
  '/trip-builder',
  '/guides',
  '/saved/trip:ibiza,place:lisbon',
  '/waitlist/ibiza',
  '/places/lisbon',
];

test('no picture is shown larger than it is', async ({ browser, site }, { project }) => {
  const { viewport, deviceScaleFactor, most } =
    project.name === 'phone'
      ? { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, most: 1.25 }
      : { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, most: 1 };
  const page = await (await browser.newContext({ baseURL: site, viewport, deviceScaleFactor })).newPage();
  for (const path of [`/upcoming-trips/${TRIP}`, `/upcoming-trips/${TRIP}?picture=2`, ...sampleOf(WITH_PICTURES, 1)]) {
    await page.goto(path);
    expect(await upscaledPictures(page, most), path).toEqual([]);
  }
});

test('a shared trip leads to its page, where it can be booked', { tag: '@desktop' }, async ({
  page,
  browser,
  site,
}) => {
  await signIn(page);
  await bookOverApi(page.request, 'val-thorens-ski', 1);
  const [booking] = await readBookings(page.request);
  const { url } = await (await page.request.post(`/api/bookings/${booking?.id}/share`)).json();
  const friend = await (await browser.newContext({ baseURL: site })).newPage();
  await friend.goto(new URL(url).pathname);
  await friend.getByRole('link', { name: 'See dates and book' }).click();
  await expect(friend).toHaveURL(/\/upcoming-trips\/val-thorens-ski\?departure=\d+$/);
  await bookLink(friend).click();
  await expect(friend).toHaveURL(/\/checkout\/val-thorens-ski\?departure=\d+$/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the days are read and another date is chosen', { tag: '@desktop' }, async ({ page }) => {
    await addDate();
    await page.goto(`/upcoming-trips/${TRIP}`);
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.getByRole('radio').last().check();
    await page.getByRole('button', { name: 'Show this date' }).click();
    await expect(page).toHaveURL(/\?departure=\d+$/);
    await expect(page.getByRole('radio').last()).toBeChecked();
  });
});

test('the longest name can be read on the widest screen', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  // As long as an operator may make it.
  const longest = 'Cartagena de Indias and the Rosario Islands: sea wall at sundown, a reef by dark';
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.route(/\/(?:api\/trip-packages|upcoming-trips)\/miami-beach-luxury/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('Miami Beach in Pastel', longest);
    await route.fulfill({ response, body });
  });
  await page.goto('/upcoming-trips/miami-beach-luxury');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(longest);
  await expect(page.locator('.hero img').last()).toHaveJSProperty('complete', true);
  const measured = await measureContrast(page);
  expect(measured.filter(({ text }) => longest.includes(text.trim())).length).toBeGreaterThan(0);
  for (const { text, contrast, least } of measured) expect.soft(contrast, text).toBeGreaterThanOrEqual(least);
});
