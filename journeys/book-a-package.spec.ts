/** A stranger becomes a traveller: from the shop over login and mistakes to a paid booking, and never to two. */
import { expectNoViolations } from './accessible.ts';
import {
  fillCard,
  fillCheckout,
  openCheckout,
  payBar,
  payButton,
  readBookings,
  readOffer,
  sumsOf,
  usd,
} from './checkout-form.ts';
import { expect, test } from './fixtures.ts';
import { logInThrough, newPerson, openRegister, register, signIn } from './people.ts';

test('a stranger finds a trip, registers, logs in and books it for two', async ({ page, isMobile }) => {
  const packageId = isMobile ? 'niseko-ski' : 'miami-beach-luxury';
  const before = await readOffer(page.request, packageId);
  const card = page.getByRole('article', { name: before.name });
  const { subtotal, taxes, total } = sumsOf(before.price, 2);

  await page.goto('/');
  await page.getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL('/upcoming-trips');
  await page.getByRole('button', { name: isMobile ? 'Adventure' : 'Luxury' }).click();
  await expect(card).toBeVisible();
  await expect(page.getByRole('article', { name: 'Lisbon, Hills and River' })).toHaveCount(0);
  await expect(card.getByText(`${before.availableSpots} spots left`)).toBeVisible();
  await card.getByRole('link', { name: /^Book Now/ }).click();

  await expect(page).toHaveURL(`/login?next=/checkout/${packageId}`);
  await expect(page.getByText('Login Required', { exact: true })).toBeVisible();
  await expect(page.getByText('Please log in to complete your booking.', { exact: true })).toBeVisible();
  await expectNoViolations(page);

  const person = newPerson();
  await openRegister(page);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByLabel('Signup Code').fill('WANDER');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Account Created! Please log in.', { exact: true })).toBeVisible();
  await logInThrough(page, person);

  await expect(page).toHaveURL(`/checkout/${packageId}`);
  await expect(payButton(page)).toBeVisible();
  await page.getByLabel('Number of Travelers').fill('2');
  const summary = page.getByRole('complementary', { name: 'Booking Summary' });
  await expect(summary).toContainText(`Subtotal${usd(subtotal)}`);
  await expect(summary).toContainText(`Taxes & Fees${usd(taxes)}`);
  await expect(summary).toContainText(`Total${usd(total)}`);
  await expect(payBar(page)).toContainText(usd(total));
  await fillCheckout(page);
  await page.getByLabel('Special Requests').fill('A quiet room, please');
  await expectNoViolations(page);
  await payButton(page).click();

  await expect(page).toHaveURL(/\/booking-confirmation\/\d+$/);
  const id = page.url().split('/').at(-1) ?? '';
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
  const facts = page.getByRole('region', { name: 'Booking reference' });
  await expect(facts).toContainText(id.padStart(6, '0'));
  await expect(facts).toContainText(/StatusConfirmed/);
  await expect(facts).toContainText(/Payment statusPaid/);
  await expect(facts).toContainText(`Total${usd(total)}`);
  await expect(facts).toContainText('Visa ending in 4242');
  const next = page.getByRole('region', { name: 'What Happens Next' });
  await expect(next).toContainText('Within 24 hours');
  await expect(next).toContainText('30 days before departure');
  await expect(next).toContainText('7 days before departure');
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Book Another Trip' }).click();
  await expect(card.getByText(`${before.availableSpots - 2} spots left`)).toBeVisible();

  await page.goto('/my-trips');
  const row = page.getByRole('listitem', { name: before.name });
  await expect(row).toContainText(`Reference ${id.padStart(6, '0')}`);
  await expect(row).toContainText(usd(total));
  await expectNoViolations(page);
});

const MISTAKES = [
  ['Number of Travelers', '0', 'At least 1 traveler is required'],
  ['Number of Travelers', '', 'At least 1 traveler is required'],
  ['Card Number', '4242 4242', 'Valid card number required'],
  ['Expiry Date', '1', 'Valid expiry date required'],
  ['CVV', '12', 'Valid CVV required'],
  ['Card Holder Name', 'I', 'Card holder name required'],
  ['Billing Address', 'Rua', 'Billing address required'],
  ['City', 'L', 'City required'],
  ['ZIP Code', '1200', 'ZIP code required'],
  ['Country', 'P', 'Country required'],
] as const;

test('an empty checkout says what it needs, and each message goes when its mistake does', { tag: '@desktop' }, async ({
  page,
}) => {
  await signIn(page);
  await openCheckout(page, 'val-thorens-ski');
  await payButton(page).click();
  for (const [, , message] of MISTAKES.slice(2)) await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Card Number')).toBeFocused();
  await expectNoViolations(page);

  await fillCheckout(page);
  for (const [, , message] of MISTAKES) await expect(page.getByText(message, { exact: true })).toHaveCount(0);
  for (const [label, wrong, message] of MISTAKES) {
    const field = page.getByLabel(label, { exact: true });
    const right = await field.inputValue();
    await field.fill(wrong);
    await payButton(page).click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(field).toBeFocused();
    await field.fill(right);
    await expect(page.getByText(message, { exact: true })).toHaveCount(0);
  }
  expect(await readBookings(page.request)).toEqual([]);
});

test('more travelers than the package takes are refused in the form', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  const { maxGuests } = await readOffer(page.request, 'val-thorens-ski');
  await openCheckout(page, 'val-thorens-ski');
  const travelers = page.getByLabel('Number of Travelers');
  await expect(travelers).toHaveAttribute('max', String(maxGuests));
  await expect(travelers).toHaveAttribute('min', '1');
  await fillCheckout(page);
  await travelers.fill(String(maxGuests + 1));
  await payButton(page).click();
  await expect(
    page.getByText(`This trip takes at most ${maxGuests} travelers per booking`, { exact: true }),
  ).toBeVisible();
  expect(await readBookings(page.request)).toEqual([]);
});

test('pressing twice books once, and going back afterwards offers no second purchase', { tag: '@once' }, async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/upcoming-trips');
  await openCheckout(page, 'val-thorens-ski');
  await fillCheckout(page);
  // Faster than any finger: the second press comes before anything could be drawn.
  await payButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
  await expect(page.getByText('Booking Confirmed!', { exact: true })).toHaveCount(2);
  expect(await readBookings(page.request)).toHaveLength(1);

  await page.goBack();
  await expect(page).toHaveURL('/upcoming-trips');
  await page.goForward();
  await expect(page).toHaveURL(/\/booking-confirmation\//);
  await page.goto('/checkout/val-thorens-ski');
  await expect(page.getByRole('heading', { name: 'You have booked this' })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'See your booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
  expect(await readBookings(page.request)).toHaveLength(1);
});

test('a reload in the middle keeps what was typed, but never the card', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  await openCheckout(page, 'val-thorens-ski');
  await page.getByLabel('Number of Travelers').fill('3');
  await page.getByLabel('Special Requests').fill('Gluten-free for one of us');
  await fillCheckout(page);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }));
  expect(kept).toContain('Gluten-free');
  expect(kept.replaceAll(/\D/g, '')).not.toContain('42424242');
  expect(kept).not.toMatch(/12\/31|"123"|Inês Carvalho/);

  await page.reload();
  await expect(page.getByLabel('Number of Travelers')).toHaveValue('3');
  await expect(page.getByLabel('Special Requests')).toHaveValue('Gluten-free for one of us');
  await expect(page.getByLabel('Billing Address', { exact: true })).toHaveValue('14 Rua do Norte');
  await expect(page.getByLabel('Country')).toHaveValue('Portugal');
  for (const label of ['Card Number', 'Expiry Date', 'CVV', 'Card Holder Name'])
    await expect(page.getByLabel(label)).toHaveValue('');
});

test('a session that ends in the middle leads over the login back to what was typed', {
  tag: ['@desktop', '@long'],
}, async ({ page, heard }) => {
  heard.expect(/status of 401/);
  const person = newPerson();
  await register(page.request, person);
  await page.goto('/login?next=/checkout/val-thorens-ski');
  await logInThrough(page, person);
  await expect(payButton(page)).toBeVisible();
  await page.getByLabel('Number of Travelers').fill('2');
  await fillCheckout(page, { city: 'Porto' });
  await page.context().clearCookies();
  await payButton(page).click();

  await expect(page).toHaveURL('/login?next=/checkout/val-thorens-ski');
  await expect(page.getByText('Login Required', { exact: true })).toBeVisible();
  await logInThrough(page, person);
  await expect(page.getByLabel('City')).toHaveValue('Porto');
  await expect(page.getByLabel('Number of Travelers')).toHaveValue('2');
  expect(await readBookings(page.request)).toEqual([]);
  await fillCard(page);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
});

test('a package and a booking that do not exist say so and lead back', { tag: '@desktop' }, async ({ page, heard }) => {
  heard.expect(/status of 404/);
  heard.expect(/no_such_(package|booking)/);
  await signIn(page);
  for (const [path, title] of [
    ['/checkout/atlantis', 'Package Not Found'],
    ['/booking-confirmation/1', 'Booking Not Found'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Back to Packages' }).click();
    await expect(page).toHaveURL('/upcoming-trips');
  }
});
