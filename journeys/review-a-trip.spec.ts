/** After a trip: the letter that asks how it was, the review, the operator who publishes it, and the visitor who reads it. */
import type { Browser, Page } from '@playwright/test';
import { IS_LONG } from '../test/rounds.ts';
import { expectNoViolations } from './accessible.ts';
import { comeIn } from './admin.ts';
import { bookingBody, readBookings, readOffer } from './checkout-form.ts';
import { run } from './database.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';

/** One for each project: both write into one site. */
const TRIPS: Readonly<Record<string, string>> = { desktop: 'istanbul-two-shores', phone: 'cartagena-walls' };

/** Books, and lets the trip be over since a few days. */
async function comeBackFrom(page: Page, packageId: string, contactEmail: string): Promise<void> {
  const placed = await page.request.post('/api/bookings', { data: { ...bookingBody(packageId, 1), contactEmail } });
  expect(placed.status(), await placed.text()).toBe(201);
  const [booking] = await readBookings(page.request);
  await run(
    `with gone as (
       insert into departures (package_id, departs_on, returns_on, capacity, sold)
       values ($1, current_date - 9 - (random() * 20)::int, current_date - 4, 10, 1) returning id, departs_on, returns_on
     ), back as (
       update departures set sold = sold - 1 where id = (select departure_id from bookings where id = $2)
     )
     update bookings set departure_id = gone.id, departs_on = gone.departs_on, returns_on = gone.returns_on,
       agreement = agreement + 1 from gone where bookings.id = $2`,
    [packageId, booking?.id],
  );
}

/** The link of the letter that asks; it leaves with the next turn of a loop, which is once a minute. */
async function invitationFor(browser: Browser, site: string, address: string): Promise<string> {
  const near = await browser.newContext({ baseURL: site, extraHTTPHeaders: {} });
  const reader = await near.newPage();
  const found = reader
    .getByRole('row')
    .filter({ hasText: address })
    .getByRole('link', { name: /how was/ });
  await expect(async () => {
    await reader.goto('/_dev/mail');
    await expect(found.first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 120_000, intervals: [2000] });
  await found.first().click();
  const text = (await reader.locator('pre').first().textContent()) ?? '';
  await near.close();
  return /\/trip-review\/[\w-]+/.exec(text)?.[0] ?? '';
}

test('who was on a trip reviews it by the letter’s link, an operator publishes it, and a visitor reads it', async ({
  page,
  browser,
  site,
}, { project }) => {
  test.setTimeout(300_000);
  const packageId = TRIPS[project.name] ?? '';
  const { name } = await readOffer(page.request, packageId);
  const address = `${crypto.randomUUID().slice(0, 12)}@example.com`;
  const author = `Inês ${crypto.randomUUID().slice(0, 6)}`;
  await signIn(page);
  await comeBackFrom(page, packageId, address);

  await page.goto('/my-trips');
  const own = page.getByRole('link', { name: new RegExp(`^Review this trip ?: ${name}`) });
  await expect(own).toBeVisible();
  await expectNoViolations(page);
  const path = (await own.getAttribute('href')) ?? '';
  // The letter may be a minute away: the short round takes the same link from the page.
  if (IS_LONG) expect(await invitationFor(browser, site, address)).toBe(path);

  // Whoever has the link need not be logged in.
  const guest = await browser.newContext({ ...(project.use.viewport && { viewport: project.use.viewport }) });
  const letter = await guest.newPage();
  await letter.goto(`${site}${path}`);
  await expect(letter.getByRole('heading', { level: 1, name: `How was ${name}?` })).toBeVisible();
  await expectNoViolations(letter);
  await letter.getByRole('button', { name: 'Send review' }).click();
  await expect(letter.getByText('Rating must be at least 1 star')).toBeVisible();
  await expect(letter.getByText('Review must be at least 10 characters')).toBeVisible();
  await expect(letter.getByText('Name is required')).toBeVisible();
  await expectNoViolations(letter);

  // By keyboard: the stars are where the focus was put.
  await expect(letter.getByRole('radio', { name: '1 star: Poor' })).toBeFocused();
  await letter.keyboard.press('ArrowLeft');
  await expect(letter.getByRole('radio', { name: '5 stars: Excellent' })).toBeChecked();
  await letter.keyboard.press('ArrowLeft');
  await expect(letter.getByRole('radio', { name: '4 stars: Very Good' })).toBeChecked();
  await letter
    .getByLabel('In your own words')
    .fill('A week between two shores.\nThe ferry at dusk is worth the whole trip.');
  await letter.getByLabel('Name shown with it').fill(author);
  await letter.getByRole('button', { name: 'Send review' }).press('Enter');
  await expect(letter.getByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
  await expect(letter.getByText('It is waiting to be read.')).toBeVisible();
  await expect(letter.getByRole('status').filter({ hasText: 'Thank you' })).toBeFocused();
  await expectNoViolations(letter);
  await letter.reload();
  await expect(letter.getByText(`Shown as ${author}`)).toBeVisible();
  await expect(letter.getByRole('button', { name: 'Send review' })).toHaveCount(0);
  await guest.close();

  await page.reload();
  await expect(page.getByRole('link', { name: new RegExp(`^Your review waits to be read ?: ${name}`) })).toBeVisible();
  await page.goto('/upcoming-trips');
  await expect(page.getByRole('article', { name })).toContainText(/\d\.\d · sample/);

  const desk = await browser.newContext({ baseURL: site });
  const office = await desk.newPage();
  await comeIn(office, 'operator');
  await office.goto('/admin/reviews');
  const waiting = office.getByRole('article').filter({ hasText: author });
  await expect(waiting.getByRole('heading', { name })).toBeVisible();
  await expect(waiting).toContainText('Verified traveler');
  await expectNoViolations(office);
  await waiting.getByRole('button', { name: 'Show' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Show' }).click();
  await expect(waiting).toHaveCount(0);
  await desk.close();

  await page.goto('/upcoming-trips');
  const card = page.getByRole('article', { name });
  await expect(card).toContainText(/\d\.\d · sample/);
  await card.getByRole('button', { name: /^Day by day/ }).click();
  const details = page.getByRole('dialog', { name });
  const review = details.getByRole('listitem').filter({ hasText: author });
  await expect(review).toContainText('Verified traveler');
  await expect(review).toContainText('The ferry at dusk is worth the whole trip.');
  await expect(review.getByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible();
  await expectNoViolations(page);
});

test('a link that leads to no trip says so', async ({ page, heard }) => {
  heard.expect(/status of 404/);
  heard.expect(/no_such_invitation/);
  await page.goto(`/trip-review/1-${'a'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing to review here' })).toBeVisible();
  await expectNoViolations(page);
});
