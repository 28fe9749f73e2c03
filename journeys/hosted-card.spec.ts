/** The checkout with the provider's own card fields: the number goes there and nowhere else, whatever happens. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { bookingBody, openCheckout, payButton, readBookings, readOffer } from './checkout-form.ts';
import { serveStripeJs } from './fake-stripe-js.ts';
import { test } from './hosted-site.ts';
import { logInThrough, newPerson, register, signIn } from './people.ts';

const PACKAGE = 'lisbon-river-light';
const ELSEWHERE = 'amalfi-sea-road';
const GOOD = '4242 4242 4242 4242';
const ASKS = '4000 0000 0000 3220';
const DECLINED = '4000 0000 0000 0002';

const cardFrame = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');
const bankFrame = (page: Page) => page.frameLocator('iframe[title="Your bank"]');
const confirmed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' });

/** By key: until it has drawn a frame, a browser gives the clicks on it to the page around it. */
async function answerBank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  await bankFrame(page).getByRole('button', { name: answer }).press('Enter');
}

async function typeCard(page: Page, number: string): Promise<void> {
  await cardFrame(page).getByLabel('Card number').fill(number);
  await cardFrame(page).getByLabel('Expiration date').fill('12/31');
  await cardFrame(page).getByLabel('Security code').fill('987');
}

async function fillForm(page: Page, number: string): Promise<void> {
  await typeCard(page, number);
  await page.getByLabel('Card Holder Name').fill('Inês Carvalho');
  await page.getByLabel('Billing Address', { exact: true }).fill('14 Rua do Norte');
  await page.getByLabel('City').fill('Lisbon');
  await page.getByLabel('ZIP Code').fill('1200-286');
  await page.getByLabel('Country').fill('Portugal');
}

/** Everything the page sends to us, and all it keeps. */
function listenForCards(page: Page, site: string) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site)) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return async () => {
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }));
    return [...sent, kept].join('\n');
  };
}

test('a card typed into the provider’s fields books the trip and never comes to us', async ({ page, hostedSite }) => {
  await serveStripeJs(page, hostedSite.fake.url);
  const heardByUs = listenForCards(page, hostedSite.url);
  await signIn(page);
  const before = await readOffer(page.request, PACKAGE);
  await openCheckout(page, PACKAGE);
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  await expect(page.getByLabel('Card Number')).toHaveCount(0);
  await expectNoViolations(page);
  await fillForm(page, GOOD);
  await payButton(page).click();

  await expect(confirmed(page)).toBeVisible();
  await expect(page.getByText('Booking Confirmed!', { exact: true })).toHaveCount(2);
  expect((await readOffer(page.request, PACKAGE)).availableSpots).toBe(before.availableSpots - 1);
  expect(await readBookings(page.request)).toMatchObject([{ status: 'confirmed', paymentStatus: 'paid' }]);
  const heard = await heardByUs();
  expect(heard.replaceAll(/[ -]/g, '')).not.toContain('42424242');
  expect(heard).not.toContain('"987"');
  // What belonged to the provider ended with the checkout.
  expect(await page.evaluate(() => 'Stripe' in window)).toBe(false);
  await page.goBack();
  await expect(confirmed(page)).toHaveCount(0);
  expect(await readBookings(page.request)).toHaveLength(1);
});

test('only the checkout may load the provider', { tag: '@desktop' }, async ({ page }) => {
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy'] ?? '';
  const checkout = await policyOf(`/checkout/${PACKAGE}`);
  expect(checkout).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(checkout).toContain("connect-src 'self' https://api.stripe.com;");
  expect(checkout).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
  expect(checkout).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(checkout).not.toContain('unsafe-');
  for (const path of [
    '/',
    '/login',
    '/upcoming-trips',
    `/packages/${PACKAGE}`,
    '/my-trips',
    '/booking-confirmation/1',
  ]) {
    expect(await policyOf(path), path).not.toContain('stripe');
    expect(await policyOf(path), path).toContain('trusted-types offline');
  }
});

test('an empty card is said at the card, a refused one is said and another one books', {
  tag: ['@desktop', '@long'],
}, async ({ page, hostedSite, heard }) => {
  heard.expect(/status of 402/);
  await serveStripeJs(page, hostedSite.fake.url);
  await signIn(page);
  await openCheckout(page, PACKAGE);
  await fillForm(page, DECLINED);
  await cardFrame(page).getByLabel('Card number').fill('');
  await payButton(page).click();
  await expect(page.getByText('Your card number is incomplete.')).toBeVisible();
  expect(await readBookings(page.request)).toEqual([]);

  await typeCard(page, DECLINED);
  await payButton(page).click();
  const sentence = 'Your bank declined this card. Nothing was charged; please try another card.';
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  await expect(page.getByText('Your card number is incomplete.')).toHaveCount(0);
  await expectNoViolations(page);
  await typeCard(page, GOOD);
  await payButton(page).click();
  await expect(confirmed(page)).toBeVisible();
});

test('a bank that asks is answered in its own window, also after a reload in the middle', {
  tag: ['@desktop', '@long'],
}, async ({ page, hostedSite }) => {
  await serveStripeJs(page, hostedSite.fake.url);
  await signIn(page);
  await openCheckout(page, PACKAGE);
  await fillForm(page, ASKS);
  await payButton(page).click();
  await expect(bankFrame(page).getByText('Is it you?')).toBeVisible();
  expect(await readBookings(page.request)).toMatchObject([{ status: 'pending', paymentStatus: 'pending' }]);

  // As if the bank had a page of its own and sent the traveller back.
  await page.goto(`/checkout/${PACKAGE}?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2`);
  await expect(page.getByText('Your bank wants to hear from you')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expectNoViolations(page);
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  await page.getByRole('button', { name: 'Continue with your bank' }).click();
  await answerBank(page, 'Complete');
  await expect(confirmed(page)).toBeVisible();
  expect(await readBookings(page.request)).toMatchObject([{ status: 'confirmed', paymentStatus: 'paid' }]);
});

test('a bank that is not satisfied ends this attempt, and another card books', { tag: ['@desktop', '@long'] }, async ({
  page,
  hostedSite,
  heard,
}) => {
  heard.expect(/status of 402/);
  await serveStripeJs(page, hostedSite.fake.url);
  await signIn(page);
  await openCheckout(page, PACKAGE);
  await fillForm(page, ASKS);
  await payButton(page).click();
  await expect(page.getByRole('button', { name: 'Waiting for your bank…' })).toBeVisible();
  await answerBank(page, 'Fail');
  await expect(page.getByRole('alert').filter({ hasText: 'Your bank declined this card' })).toBeVisible();
  await expect(page.getByText('Your bank wants to hear from you')).toHaveCount(0);
  await typeCard(page, GOOD);
  await payButton(page).click();
  await expect(confirmed(page)).toBeVisible();
  const [good, refused] = await readBookings(page.request);
  expect([good?.paymentStatus, refused?.paymentStatus]).toEqual(['paid', 'failed']);
});

test('where many wait for their banks the page works, and says that nothing is held while the bank asks', {
  tag: ['@desktop', '@long'],
}, async ({ page, browser, hostedSite, heard }) => {
  heard.expect(/status of 403/);
  // Everybody here comes from one address, which is no other test's.
  const address = { 'x-forwarded-for': '198.51.100.24' };
  for (const travelers of [4, 4]) {
    await using hostage = await browser.newContext({ baseURL: hostedSite.url, extraHTTPHeaders: address });
    await signIn(hostage);
    const paymentDetails = { paymentToken: 'pm_card_threeDSecure2Required', cardHolderName: 'Nobody Answers' };
    const data = { ...bookingBody(ELSEWHERE, travelers), paymentDetails };
    const waiting = await hostage.request.post('/api/bookings', { data });
    expect(waiting.status(), await waiting.text()).toBe(202);
  }
  await page.route('**/api/bookings', (route) =>
    route.continue({ headers: { ...route.request().headers(), ...address } }),
  );
  await serveStripeJs(page, hostedSite.fake.url);
  await signIn(page);
  await openCheckout(page, PACKAGE);
  await fillForm(page, ASKS);
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/api/bookings') && answer.status() === 403);
  await payButton(page).click();
  await refused;
  await expect(page.getByText('Your spots are not held meanwhile')).toBeVisible();
  await answerBank(page, 'Complete');
  await expect(confirmed(page)).toBeVisible();
  const [good, ended] = await readBookings(page.request);
  expect([good?.paymentStatus, ended?.paymentStatus]).toEqual(['paid', 'failed']);
});

test('pressing twice books once', { tag: ['@desktop', '@long'] }, async ({ page, hostedSite }) => {
  await serveStripeJs(page, hostedSite.fake.url);
  await signIn(page);
  await openCheckout(page, PACKAGE);
  await fillForm(page, GOOD);
  await payButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(confirmed(page)).toBeVisible();
  expect(await readBookings(page.request)).toHaveLength(1);
});

test('who comes by a link inside the site finds the fields too, and who leaves leaves the provider behind', {
  tag: ['@desktop', '@long'],
}, async ({ page, hostedSite }) => {
  await serveStripeJs(page, hostedSite.fake.url);
  await signIn(page);
  await page.goto('/upcoming-trips');
  await page.locator(`a[href="/checkout/${PACKAGE}"]`).first().click();
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  await page.getByRole('link', { name: 'Terms' }).first().click();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'Stripe' in window)).toBe(false);
  await page.goBack();
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
});

test('a stranger is told why the login comes, and welcomed back at the card', { tag: ['@desktop', '@long'] }, async ({
  page,
  hostedSite,
}) => {
  await serveStripeJs(page, hostedSite.fake.url);
  const person = newPerson();
  await register(page.request, person);
  await page.goto('/upcoming-trips');
  await page.locator(`a[href="/checkout/${PACKAGE}"]`).first().click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Login Required', { exact: true }).first()).toBeVisible();
  await logInThrough(page, person);
  await expect(page).toHaveURL(/\/checkout\//);
  await expect(page.getByText('Welcome back!', { exact: true }).first()).toBeVisible();
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  await page.reload();
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  await expect(page.getByText('Welcome back!', { exact: true })).toHaveCount(0);
});

test('a provider that cannot be reached is said, and trying again helps', { tag: ['@desktop', '@long'] }, async ({
  page,
  hostedSite,
  heard,
}) => {
  heard.expect(/Failed to load resource/);
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await signIn(page);
  await openCheckout(page, PACKAGE);
  await expect(page.getByText('The card fields could not be opened')).toBeVisible();
  await expectNoViolations(page);
  await page.unroute('https://js.stripe.com/**');
  await serveStripeJs(page, hostedSite.fake.url);
  await page.getByRole('button', { name: 'Try again' }).click();
  await fillForm(page, GOOD);
  await payButton(page).click();
  await expect(confirmed(page)).toBeVisible();
});
