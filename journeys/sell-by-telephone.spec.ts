/** An operator's day at the telephone: places are kept for a caller, who pays by the link alone; a change is asked for and accepted. */
import { openDatabase } from '../src/database/sql.ts';
import { requestPath } from '../src/features/bookings/actions/booking-request.ts';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { expectNoViolations } from './accessible.ts';
import { comeIn } from './admin.ts';
import { expect, test } from './fixtures.ts';

/** The link that the email has. */
async function linkTo(bookingId: number, change?: number): Promise<string> {
  const postgres = await openEmbeddedPostgres({ dataDir: process.env['JOURNEYS_DATA_DIR'] ?? '' });
  const { db, close } = openDatabase({ url: postgres.url, pool: 1 });
  const path = await requestPath(db, bookingId, change);
  await close();
  await postgres.stop();
  return path;
}

test('places are kept for a caller, paid by the link, and changed when they accept', { tag: '@long' }, async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  await comeIn(page, 'operator');
  await page.goto('/admin/bookings');
  await page.getByRole('link', { name: 'Book for a caller' }).click();
  await expect(page.getByRole('heading', { name: 'Book for a caller', level: 1 })).toBeVisible();
  await page.getByLabel('Package').selectOption('ibiza');
  await page.getByLabel('Departure').selectOption({ index: 1 });
  await page.getByLabel('Name of who calls').fill('Rui Costa');
  await page.getByLabel('Telephone').fill('+351 912 345 678');
  await page.getByLabel('Email').fill('rui@example.com');
  const total =
    (await page.getByRole('status').filter({ hasText: 'to say on the telephone' }).locator('strong').textContent()) ??
    '';
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Keep the places and send the link' }).click();
  await expect(page.getByText('Kept for a caller').first()).toBeVisible();
  const id = Number(page.url().split('/').at(-1));

  const caller = await (await browser.newContext({ baseURL: site })).newPage();
  await caller.goto(await linkTo(id));
  await expect(caller.getByRole('heading', { level: 1 })).toContainText('Your places');
  await expectNoViolations(caller);
  await caller.getByLabel('Card Number').fill('4242 4242 4242 4242');
  await caller.getByLabel('Expiry Date').fill('12/30');
  await caller.getByLabel('CVV').fill('123');
  await caller.getByLabel('Card Holder Name').fill('Rui Costa');
  await caller.getByRole('button', { name: `Pay ${total}` }).click();
  await expect(caller.getByRole('heading', { name: 'These places are yours' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Travelers').fill('1');
  await dialog.getByRole('button', { name: 'What would it cost?' }).click();
  await dialog.getByLabel('Does whoever booked know?').selectOption('ask');
  await dialog.getByLabel('To whoever booked (optional)').fill('As you asked this morning.');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Ask whoever booked' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Waits' })).toBeVisible();

  await caller.goto(await linkTo(id, 1));
  await expectNoViolations(caller);
  await caller.getByRole('button', { name: 'No, thank you' }).click();
  await caller.getByRole('button', { name: 'Go back' }).click();
  await caller.getByRole('button', { name: 'I accept' }).click();
  await expect(caller.getByRole('heading', { name: 'Your booking is changed' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Agreed' })).toBeVisible();
});
