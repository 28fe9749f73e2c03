/** The world moves on while somebody fills in the form: seats go, prices change. */
import { expectNoViolations } from './accessible.ts';
import {
  bookOverApi,
  fillCheckout,
  openCheckout,
  payBar,
  payButton,
  readBookings,
  readOffer,
  sumsOf,
  usd,
} from './checkout-form.ts';
import { run } from './database.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';

test('seats go while the form is open: first too few are left, then none', { tag: ['@desktop', '@long'] }, async ({
  page,
  browser,
  heard,
  baseURL,
}) => {
  heard.expect(/status of 409/);
  const { availableSpots: spots, maxGuests } = await readOffer(page.request, 'aspen-gold');
  await signIn(page);
  await openCheckout(page, 'aspen-gold');
  await page.getByLabel('Number of Travelers').fill('3');
  await fillCheckout(page);

  const others = await browser.newContext({ ...(baseURL && { baseURL }) });
  await signIn(others);
  for (let left = spots - 2; left > 0; left -= maxGuests)
    await bookOverApi(others.request, 'aspen-gold', Math.min(left, maxGuests));

  await payButton(page).click();
  await expect(page.getByText('Only 2 spots left', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Booking Summary' })).toContainText('2 spots left');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Book for 2 instead' }).click();
  await expect(page.getByLabel('Number of Travelers')).toHaveValue('2');
  await expect(payButton(page)).toBeFocused();

  await bookOverApi(others.request, 'aspen-gold', 2);
  await others.close();
  await page.keyboard.press('Enter');
  const notice = page.getByRole('main').getByText('The last spots on this trip have just been taken.', { exact: true });
  await expect(notice).toBeVisible();
  await expect(page.getByText('Trips with room')).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Lisbon');
  expect((await readBookings(page.request)).filter(({ status }) => status === 'confirmed')).toEqual([]);
  expect((await readOffer(page.request, 'aspen-gold')).availableSpots).toBe(0);
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'All Nature trips' }).click();
  await expect(page).toHaveURL('/upcoming-trips?category=Nature');
  const card = page.getByRole('article', { name: 'Aspen in Gold' });
  await expect(card.getByText('Sold out', { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: /Book Now/ })).toHaveCount(0);
  await page.goto('/checkout/aspen-gold');
  await expect(page.getByRole('heading', { name: 'No spots are free on this departure' })).toBeVisible();
  await expectNoViolations(page);
});

test('a new price is shown and agreed to before anything is paid', { tag: '@desktop' }, async ({ page, heard }) => {
  heard.expect(/status of 409/);
  const { price } = await readOffer(page.request, 'amalfi-sea-road');
  await signIn(page);
  await openCheckout(page, 'amalfi-sea-road');
  await page.getByLabel('Number of Travelers').fill('2');
  await fillCheckout(page);
  await setPrice('amalfi-sea-road', price + 200);

  await payButton(page).click();
  const main = page.getByRole('main');
  await expect(main.getByText('The price has changed', { exact: true })).toBeVisible();
  await expect(main).toContainText(`Total you saw${usd(sumsOf(price, 2).total)}`);
  await expect(main).toContainText(`New total${usd(sumsOf(price + 200, 2).total)}`);
  await expect(payButton(page)).toBeDisabled();
  expect(await readBookings(page.request)).toEqual([]);
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Accept the new total' }).click();
  await expect(payBar(page)).toContainText(usd(sumsOf(price + 200, 2).total));
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
  expect(await readBookings(page.request)).toMatchObject([{ totalPrice: sumsOf(price + 200, 2).total }]);
});

test('other terms are shown and agreed to before anything is paid', { tag: ['@desktop', '@long'] }, async ({
  page,
  heard,
}) => {
  heard.expect(/status of 409/);
  await signIn(page);
  await openCheckout(page, 'lisbon-river-light');
  await fillCheckout(page);
  await run(`update trip_packages set cancellation = '[{"days": 45, "percent": 40}]' where id = $1`, [
    'lisbon-river-light',
  ]);

  await payButton(page).click();
  const main = page.getByRole('main');
  await expect(main.getByText('The terms have changed', { exact: true })).toBeVisible();
  await expect(main.getByText(/40% refund/).first()).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  expect(await readBookings(page.request)).toEqual([]);
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Accept the new terms' }).click();
  await expect(payButton(page)).toBeFocused();
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
});

/** As an editor would. */
async function setPrice(packageId: string, price: number): Promise<void> {
  const add = 'insert into package_prices (package_id, price, valid_from) values ($1, $2, now())';
  await run(add, [packageId, price]);
}
