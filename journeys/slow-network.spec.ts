/** A poor connection: reading needs no script, waiting can be seen, and what breaks in the middle books once. */
import type { Locator, Page } from '@playwright/test';
import { sampleOf } from '../test/rounds.ts';
import { fillCheckout, openCheckout, payButton, readBookings, readOffer } from './checkout-form.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';

/** A train in the hills. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50 * 1024,
    uploadThroughput: 20 * 1024,
  });
}

/** What judges forms, and nothing else of a page. */
const SCHEMAS = '**/assets/forms-*.js';

/** Nothing of the page's scripts arrives until it is released. */
async function holdScripts(page: Page, which = '**/assets/*.js'): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await release.promise;
    await route.continue();
  });
  return () => release.resolve();
}

test('home can be read before its script arrives', { tag: '@long' }, async ({ page }) => {
  await slowDown(page);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const headline = page.getByRole('heading', { level: 1, name: 'An AI Powered Personal Travel Agent' });
  await expect(headline).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book Now' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Our Vision' })).toBeVisible();
  const size = await headline.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(size, 'the style is there').toBeGreaterThan(36);
  await expect(page.getByRole('region', { name: 'Cookies' }), 'no script has run').toHaveCount(0);
  release();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible({ timeout: 30_000 });
});

test('home stays whole while the script of its lower part is under way', async ({ page }) => {
  const release = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('Current Locations')) {
      asked.resolve();
      await release.promise;
    }
    await route.fulfill({ response });
  });
  await page.route('**/api/trip-packages', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/');
  await asked.promise;
  const places = page.getByRole('heading', { name: 'Current Locations' });
  const before = await places.evaluate((element) => element.getBoundingClientRect().top);
  const book = page.getByRole('link', { name: 'Book Now' });
  await book.hover();
  await book.click();
  // A second in which it could go.
  await page.waitForTimeout(1000);
  expect(await places.evaluate((element) => element.getBoundingClientRect().top), 'nothing has moved').toBe(before);
  release.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Trips' })).toBeVisible();
  await page.goBack();
  await expect(places).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Our Vision' })).toBeVisible();
});

test('what is written before the script arrives is kept, beside what was written the time before', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/demo');
  const field = (name: string) => page.getByLabel(new RegExp(`^${name}`));
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await field('Budget').fill('$3,000 in total');
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await field('Destination').fill('Lisbon');
  await field('Dates').fill('Mid June, 7 nights');
  await field('Travelers').fill('2 adults');
  release();
  await expect(page.getByRole('button', { name: 'Plan my trip' })).toBeEnabled();
  await expect(field('Destination')).toHaveValue('Lisbon');
  await expect(field('Dates')).toHaveValue('Mid June, 7 nights');
  await expect(field('Budget')).toHaveValue('$3,000 in total');
});

for (const path of sampleOf(['/contact', '/login', '/business-login', '/learn', '/reviews', '/demo'], 1)) {
  test(`fields of ${path} keep what is typed before the script arrives`, { tag: '@desktop' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const fields = page.locator(
      'input:is([type=text], [type=email], [type=search], [type=password]):visible, textarea:visible',
    );
    const count = await fields.count();
    for (let i = 0; i < count; i++) await fields.nth(i).fill(`words ${i}`);
    release();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    // Whoever is in the middle of a word goes on writing it.
    await page.keyboard.type('!');
    await expect(fields.nth(count - 1)).toHaveValue(`words ${count - 1}!`);
    // A rendering after that must not take the others away.
    for (let i = 0; i < count - 1; i++) await expect(fields.nth(i)).toHaveValue(`words ${i}`);
    expect(count, 'there is something to type into').toBeGreaterThan(0);
  });
}

test('a file that is chosen before the script arrives goes along', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const file = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Lisbon') };
  await page.locator('input[type=file]').setInputFiles(file);
  release();
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('plan.txt');
});

test('a choice that is made before the script arrives stays made', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/trip-builder', { waitUntil: 'commit' });
  const choice = page.getByRole('combobox').first();
  await choice.selectOption({ index: 2 });
  const chosen = await choice.inputValue();
  release();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await page.getByLabel('Destination').fill('Lisbon');
  await expect(choice).toHaveValue(chosen);
});

test('a form that is sent before it can be judged waits, and is sent once', { tag: '@desktop' }, async ({ page }) => {
  const release = await holdScripts(page, SCHEMAS);
  const send = await writeToUs(page);
  const sent = messagesOf(page);
  await send.dblclick();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await send.evaluate((button: HTMLButtonElement) => button.form?.requestSubmit());
  expect(sent, 'nothing leaves unjudged').toEqual([]);
  release();
  await expect(page.getByText('Message sent!', { exact: true })).toBeVisible();
  expect(sent).toHaveLength(1);
  for (const typed of ['Inês', 'ines@example.com', 'A table for six?']) expect(sent[0]).toContain(typed);
});

test('a form that cannot be judged says so, sends nothing, keeps what was typed, and can be sent later', {
  tag: '@desktop',
}, async ({ page, heard }) => {
  heard.expect(/ERR_CONNECTION_RESET/);
  await page.route(SCHEMAS, (route) => route.abort('connectionreset'));
  const send = await writeToUs(page);
  const sent = messagesOf(page);
  await send.click();
  await expect(page.getByText('This could not be sent', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('A table for six?');
  expect(sent).toEqual([]);
  await page.unroute(SCHEMAS);
  await send.click();
  await expect(page.getByText('Message sent!', { exact: true })).toBeVisible();
  expect(sent).toHaveLength(1);
});

/** The button that sends it. */
async function writeToUs(page: Page): Promise<Locator> {
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Inês');
  await page.getByLabel('Email*').fill('ines@example.com');
  await page.getByLabel('Message').fill('A table for six?');
  return page.getByRole('button', { name: /^Send/ });
}

/** The body of every message that leaves from now on. */
function messagesOf(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/contacts')) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

test('a page that takes its time shows a line until it is there', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await slowDown(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn' }).click();
  const line = page.getByRole('progressbar', { name: 'Loading the next page' });
  await expect(line).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('paying takes a while, says so, and cannot be pressed again meanwhile', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  await openCheckout(page, 'cartagena-walls');
  await fillCheckout(page);
  await slowDown(page);
  await payButton(page).click();
  await expect(payButton(page)).toHaveText('Booking…');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible({ timeout: 30_000 });
  expect(await readBookings(page.request)).toHaveLength(1);
});

test('an answer lost on the way keeps the form, and sending it again books and charges once', {
  tag: ['@desktop', '@long'],
}, async ({ page, heard }) => {
  heard.expect(/ERR_CONNECTION_RESET/);
  await signIn(page);
  const before = await readOffer(page.request, 'cartagena-walls');
  await openCheckout(page, 'cartagena-walls');
  await page.getByLabel('Number of Travelers').fill('2');
  await fillCheckout(page);
  const answered: number[] = [];
  await page.route('**/api/bookings', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    answered.push((await route.fetch()).status());
    await route.abort('connectionreset');
  });
  await payButton(page).click();
  await expect(page.getByText('Booking Failed', { exact: true })).toBeVisible();
  const main = page.getByRole('main');
  await expect(page.getByText('There was an error processing your booking. Please try again.').first()).toBeVisible();
  await expect(main.getByText('Sending it again is safe: one form books and charges once.')).toBeVisible();
  expect(answered, 'the site had booked it already').toEqual([201]);
  await expect(page.getByLabel('Card Number')).toHaveValue('4242 4242 4242 4242');

  await page.unroute('**/api/bookings');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
  const bookings = await readBookings(page.request);
  expect(bookings).toMatchObject([{ numberOfTravelers: 2, status: 'confirmed', paymentStatus: 'paid' }]);
  expect(page.url()).toContain(`/booking-confirmation/${bookings[0]?.id}`);
  expect((await readOffer(page.request, 'cartagena-walls')).availableSpots).toBe(before.availableSpots - 2);
});

test('a reload after a lost answer says how it stands, and the same details book once', {
  tag: ['@desktop', '@long'],
}, async ({ page, heard }) => {
  heard.expect(/ERR_CONNECTION_RESET/);
  await signIn(page);
  await openCheckout(page, 'cartagena-walls');
  await fillCheckout(page);
  await page.route('**/api/bookings', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await payButton(page).click();
  await expect(page.getByText('Booking Failed', { exact: true })).toBeVisible();
  await page.unroute('**/api/bookings');
  await page.reload();
  await expect(page.getByText('Your last attempt was interrupted')).toBeVisible();
  await fillCheckout(page);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
  expect(await readBookings(page.request)).toHaveLength(1);
});

test('without a connection the form says so, keeps everything and pays when it is back', {
  tag: ['@desktop', '@long'],
}, async ({ page, heard }) => {
  heard.expect(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page);
  await openCheckout(page, 'cartagena-walls');
  await fillCheckout(page, { city: 'Coimbra' });
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await payButton(page).click();
  await expect(page.getByText('Booking Failed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Coimbra');
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline', { exact: true })).toHaveCount(0);
  expect(await readBookings(page.request)).toEqual([]);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
  expect(await readBookings(page.request)).toHaveLength(1);
});
