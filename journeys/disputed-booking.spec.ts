/** A booking whose payment a bank takes back: its operator chooses with the sums in sight, and its traveller reads who gives the money. */
import type { Browser, Page } from '@playwright/test';
import { hostedCheckout } from '../test/sale.ts';
import { expectNoViolations } from './accessible.ts';
import { comeIn } from './admin.ts';
import { readBookings, usd } from './checkout-form.ts';
import { expect } from './fixtures.ts';
import { test } from './hosted-site.ts';
import { newPerson, signIn } from './people.ts';

async function aDisputedBooking(browser: Browser, site: string) {
  const theirs = await browser.newContext({ baseURL: site });
  const page = await theirs.newPage();
  await signIn(page, newPerson('ines'));
  const placed = await page.request.post('/api/bookings', {
    data: hostedCheckout('lisbon-river-light', { token: 'pm_card_createDispute' }),
  });
  expect(placed.status(), await placed.text()).toBe(201);
  const [booking] = await readBookings(page.request);
  if (!booking) throw new Error('Nothing was booked');
  return { page, id: booking.id, total: usd(booking.totalPrice) };
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Cancel this trip?' });

/** Nobody has noted the dispute yet: the press finds it, and the question is another one. */
async function findOut(page: Page, id: number, total: string): Promise<void> {
  await page.goto(`/admin/bookings/${id}`);
  await page.getByRole('button', { name: 'Cancel for the traveler' }).click();
  await page.getByRole('button', { name: `Cancel and give ${total} back` }).click();
  await expect(page.getByRole('row', { name: /needs response/ })).toBeVisible();
  if (!(await question(page).isVisible())) await page.getByRole('button', { name: 'Cancel for the traveler' }).click();
  await expect(question(page)).toContainText(`has taken back ${total} of the ${total} paid`);
}

test('an operator accepts the dispute, and the traveller reads that the bank gives the money', {
  tag: '@long',
}, async ({ page, browser, hostedSite, heard }) => {
  heard.expect(/409/);
  const traveller = await aDisputedBooking(browser, hostedSite.url);
  await comeIn(page, 'operator', hostedSite.folder);
  await findOut(page, traveller.id, traveller.total);
  await expectNoViolations(page);
  await expect(question(page).getByRole('button', { name: 'Cancel, give nothing back' })).toBeVisible();
  await question(page).getByRole('button', { name: 'Accept the dispute and cancel' }).click();
  await expect(page.getByText('The trip is canceled').first()).toBeVisible();
  await expect(page.getByText('Given by the bank')).toBeVisible();
  await expectNoViolations(page);

  await traveller.page.goto(`/booking-confirmation/${traveller.id}`);
  await expect(traveller.page.getByText(`Your bank has taken ${traveller.total} back for you.`)).toBeVisible();
});

test('an operator leaves the dispute to the bank, and the traveller reads that it decides', async ({
  page,
  browser,
  hostedSite,
  heard,
}) => {
  heard.expect(/409/);
  const traveller = await aDisputedBooking(browser, hostedSite.url);
  await comeIn(page, 'operator', hostedSite.folder);
  await findOut(page, traveller.id, traveller.total);
  await question(page).getByRole('button', { name: 'Cancel, give nothing back' }).click();
  await expect(page.getByText('Not given: the bank decides')).toBeVisible();

  await traveller.page.goto(`/booking-confirmation/${traveller.id}`);
  await expect(traveller.page.getByText('Your bank is deciding about this payment')).toBeVisible();
});

test('a traveller who cancels while the bank decides is told so before the click', { tag: '@long' }, async ({
  browser,
  hostedSite,
  heard,
}) => {
  heard.expect(/409/);
  const { page, id, total } = await aDisputedBooking(browser, hostedSite.url);
  await page.goto(`/booking-confirmation/${id}`);
  await page.getByRole('button', { name: 'Cancel this trip…' }).click();
  await page.getByRole('button', { name: `Cancel and get ${total} back` }).click();
  await expect(question(page)).toContainText(`Your bank is deciding about ${total} of this payment`);
  await expect(question(page)).toContainText('If your bank decides for us, it is due to you then.');
  await expectNoViolations(page);
  await question(page).getByRole('button', { name: 'Cancel the trip' }).click();
  await expect(page.getByText('We refund nothing while it does.')).toBeVisible();
});
