/** A trip is cancelled: the terms before booking and on the page, the exact refund in the question, and what becomes of it. */
import { expectNoViolations } from './accessible.ts';
import { bookOverApi, readBookings, usd } from './checkout-form.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';

test('the refund is said before the click, and the trip is free for others after it', async ({ page }) => {
  await signIn(page);
  await page.goto('/checkout/ibiza');
  const terms = page.getByRole('region', { name: 'If plans change' });
  await expect(terms).toContainText('full refund');
  await expect(terms).toContainText('non-refundable');

  await bookOverApi(page.request, 'ibiza', 2);
  const [booking] = await readBookings(page.request);
  const total = usd(booking?.totalPrice ?? 0);
  await page.goto(`/booking-confirmation/${booking?.id}`);
  await expect(page.getByRole('region', { name: 'If plans change' })).toContainText(`full refund, ${total}`);
  await page.getByRole('button', { name: 'Cancel this trip…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this trip?' });
  await expect(dialog).toContainText(`You get a full refund: ${total}`);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Keep the trip' }).click();
  await expect(page.getByRole('button', { name: 'Cancel this trip…' })).toBeFocused();

  await page.getByRole('button', { name: 'Cancel this trip…' }).click();
  await dialog.getByRole('button', { name: `Cancel and get ${total} back` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking canceled' })).toBeVisible();
  await expect(page.getByText(`${total} has been paid back the way you paid.`)).toBeVisible();
  await expect(page.getByText('Refunded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this trip…' })).toHaveCount(0);
  await expectNoViolations(page);

  await page.goto('/my-trips');
  await expect(page.getByRole('region', { name: 'Not completed' })).toContainText('Cancelled');
});
