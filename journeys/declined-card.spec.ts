/** Cards that are refused: nothing is booked, no seat is lost, and a good card still works afterwards. */
import { expectNoViolations } from './accessible.ts';
import { fillCard, fillCheckout, openCheckout, payButton, readBookings, readOffer } from './checkout-form.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';

const PACKAGE = 'lisbon-river-light';
const REFUSED = [
  ['4000 0000 0000 0002', 'Your bank declined this card. Nothing was charged; please try another card.'],
  ['4000 0000 0000 9995', 'The card has insufficient funds. Nothing was charged; please try another card.'],
  ['4000 0000 0000 0341', 'Your bank declined this card. Nothing was charged; please try another card.'],
] as const;

test('three cards are refused, the fourth one books', { tag: '@desktop' }, async ({ page, heard }) => {
  heard.expect(/status of 402/);
  await signIn(page);
  const before = await readOffer(page.request, PACKAGE);
  await openCheckout(page, PACKAGE);
  await page.getByLabel('Number of Travelers').fill('2');
  await fillCheckout(page);

  for (const [card, sentence] of REFUSED) {
    await page.getByLabel('Card Number').fill(card);
    await payButton(page).click();
    await expect(page.getByText('Booking Failed', { exact: true })).toBeVisible();
    await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
    const field = page.getByLabel('Card Number');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence.slice(0, 30)));
    await expect(page).toHaveURL(`/checkout/${PACKAGE}`);
    expect((await readOffer(page.request, PACKAGE)).availableSpots).toBe(before.availableSpots);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByText('Booking Failed', { exact: true })).toHaveCount(0);
  }
  const refused = await readBookings(page.request);
  expect(refused.map(({ status, paymentStatus }) => `${status}/${paymentStatus}`)).toEqual(
    Array(REFUSED.length).fill('cancelled/failed'),
  );

  await fillCard(page);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
  expect((await readOffer(page.request, PACKAGE)).availableSpots).toBe(before.availableSpots - 2);

  await page.goto('/my-trips');
  await expect(page.getByRole('region', { name: 'Coming up' }).getByRole('listitem')).toHaveCount(1);
  const ended = page.getByRole('region', { name: 'Not completed' });
  await expect(ended.getByRole('listitem', { name: before.name })).toHaveCount(REFUSED.length);
  await expectNoViolations(page);
});
