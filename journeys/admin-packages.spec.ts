/** An operator puts a package together, sells it, changes it beside a colleague, and takes it off sale. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { FIELDS } from '../src/features/packages/contract/package-fields.ts';
import { those } from '../src/shared/field-list.ts';
import { expectNoViolations } from './accessible.ts';
import { comeIn } from './admin.ts';
import { expect, test } from './fixtures.ts';

/** Waves of two colours, as a camera would have written them: with the place where it stood. */
function aPhotograph(): Promise<Buffer> {
  const width = 1800;
  const height = 1200;
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    pixels.set([30 + (y * 180) / height, 110 + 60 * Math.sin(x / 90), 150 + (x * 90) / width], at);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '38/1 54/1 0/1' } })
    .jpeg()
    .toBuffer();
}

async function press(page: Page, name: string, confirmed?: string) {
  await page.getByRole('button', { name, exact: true }).click();
  if (confirmed) await page.getByRole('dialog').getByRole('button', { name: confirmed, exact: true }).click();
}

test('a new package is written, looked at, published, found in the shop and withdrawn', async ({ page, heard }) => {
  test.slow();
  heard.expect(/4(00|04|09|15|22)/);
  await comeIn(page, 'operator');
  await page.goto('/admin/packages');
  await expect(page.getByRole('row', { name: /Niseko/ })).toContainText('On sale');
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'New package' }).click();
  await expect(page.getByRole('heading', { name: 'New package', level: 1 })).toBeVisible();
  await press(page, 'Save the draft');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByText('Please choose a destination', { exact: true })).toBeVisible();
  await expect(page.getByText('Please upload a picture')).toBeVisible();
  await expectNoViolations(page);

  const name = `Harbour light ${randomUUID().slice(0, 6)}`;
  // Whatever else the list asks for in words; below stands what this trip is about.
  for (const { label } of Object.values(those(FIELDS, 'kind', 'line', 'text'))) {
    await page.getByLabel(label, { exact: true }).fill('Written for this trip, as for every other one');
  }
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Destination').selectOption({ label: 'Copenhagen' });
  await page.getByLabel('Location').fill('Copenhagen, Denmark');
  await page.getByLabel('Category').selectOption('Nature');
  await page.getByLabel('Price per person').fill('1,290');
  await page.getByLabel('Summary').fill('Three slow days by the water, with somebody who knows every harbour.');
  await page.getByLabel('Highlights').fill('Harbour swim at seven\nThe bakery everybody talks about');
  await page.getByLabel('What is included').fill('Hotel by the water\nBicycles for all days\nA guide for two mornings');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Choose a picture')]);
  await chooser.setFiles({ name: 'IMG_1.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Please choose a JPEG, PNG, WebP or AVIF.')).toBeVisible();
  const [again] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Choose a picture')]);
  await again.setFiles({ name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: await aPhotograph() });
  await expect(page.getByText('The picture in the shop stays until you save.')).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('What the picture shows').fill('Waves before the harbour in evening light');
  await page.getByLabel('Nights').fill('1');
  await page.getByLabel('Departure: month').selectOption({ label: 'June' });
  await page.getByLabel('Day', { exact: true }).fill('12');
  await page.getByLabel('Day 1: Title').fill('Arrival');
  await page.getByLabel('What happens').nth(0).fill('From the airport by train, and then straight to the water.');
  await page.getByLabel('Day 2: Title').fill('A last morning');
  await page.getByLabel('What happens').nth(1).fill('Breakfast in the bakery everybody talks about, and home.');

  await press(page, 'Preview');
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('heading', { name })).toBeVisible();
  await expect(preview.getByText('$1,419 incl. taxes & fees')).toBeVisible();
  await expect(preview.getByRole('img', { name: 'Waves before the harbour in evening light' })).toBeVisible();
  await expectNoViolations(page);
  await preview.getByRole('button', { name: /Day by day/ }).click();
  await expect(page.getByText('Breakfast in the bakery everybody talks about, and home.').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await press(page, 'Save the draft');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
  const id = page.url().split('/').at(-1);
  await press(page, 'Publish', 'Publish');
  await expect(page.getByText('On sale', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /Jun 12/ }).first()).toContainText('On sale');
  await expectNoViolations(page);

  await page.getByLabel('New price').fill('1190');
  await press(page, 'Add the price');
  await expect(page.getByRole('dialog')).toContainText('It costs $1,290 now');
  await press(page, 'Leave it');
  await expect(page.getByText('$1,190')).toHaveCount(0);
  await press(page, 'Add the price', 'Ask $1,190');
  await expect(page.getByText('$1,190', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/crossed out: /)).toHaveCount(0);
  await page
    .getByRole('textbox', { name: /Seats of Jun 12/ })
    .first()
    .fill('6');
  await page.getByRole('button', { name: 'Set', exact: true }).first().click();
  await expect(page.getByText('It has 6 seats now').first()).toBeVisible();

  await page.goto('/upcoming-trips?category=Nature');
  const card = page.getByRole('article', { name });
  await expect(card).toContainText('6 spots left', { timeout: 15_000 });
  await expect(card).toContainText('$1,190');
  await expect(card.getByRole('img', { name: /Waves before the harbour/ })).toBeVisible();

  await page.goto(`/admin/packages/${id}`);
  await press(page, 'Withdraw', 'Withdraw');
  await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
  expect((await page.request.get(`/api/trip-packages/${id}`)).status()).toBe(404);
  await page.goto(`/admin/packages?state=withdrawn&search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Withdrawn');
});

test('two colleagues change the same package, and neither loses a word unseen', { tag: '@long' }, async ({
  page,
  context,
  heard,
}) => {
  heard.expect(/409/);
  await comeIn(page, 'operator');
  await page.goto('/admin/packages/cartagena-walls');
  await press(page, 'Duplicate');
  await expect(page.getByRole('heading', { name: /\(copy\)/, level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await page.getByLabel('Summary').fill('What the first of the two has written about it.');
  await other.getByLabel('Location').fill('Cartagena, by the sea');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Saved.', { exact: true }).first()).toBeVisible();

  await press(page, 'Save');
  await expect(page.getByRole('alert').filter({ hasText: 'Somebody else has changed this package' })).toContainText(
    'Nothing was saved',
  );
  const conflict = page.getByRole('table', { name: 'Somebody else has changed this package' });
  await expect(conflict.getByRole('row', { name: /Location/ })).toContainText('Cartagena, by the sea');
  await expect(conflict.getByRole('row', { name: /Summary/ })).toContainText('What the first of the two has written');
  await expectNoViolations(page);
  await press(page, 'Take what is saved');
  await expect(page.getByLabel('Location')).toHaveValue('Cartagena, by the sea');
  await page.getByLabel('Summary').fill('What the first of the two has written about it.');
  await page.keyboard.press('Enter');
  await press(page, 'Save');
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Summary')).toHaveValue('What the first of the two has written about it.');
});

test('prices and seats are changed by keyboard alone @desktop', { tag: '@long' }, async ({ page, heard }) => {
  heard.expect(/409/);
  await comeIn(page, 'operator');
  await page.goto('/admin/packages');
  await page.getByRole('main').getByRole('searchbox').focus();
  await page.keyboard.type('aspen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=aspen/);
  await page.getByRole('link', { name: /Aspen/ }).focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('textbox', { name: /^Seats of \w/ })
    .first()
    .focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('41');
  await page.keyboard.press('Enter');
  await expect(page.getByText('It has 41 seats now').first()).toBeVisible();
  await page.getByLabel('New price').focus();
  await page.keyboard.type('2000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a whole number from 1 to 100,000')).toBeVisible();
  await expect(page.getByLabel('New price')).toHaveValue('2000000');
});

test('a moment typed half is asked for, and no price begins by it @desktop', { tag: '@long' }, async ({ page }) => {
  await comeIn(page, 'operator');
  await page.goto('/admin/packages/cartagena-walls');
  await press(page, 'Duplicate');
  await expect(page.getByRole('heading', { name: /\(copy\)/, level: 1 })).toBeVisible();
  const prices = page.getByRole('table', { name: /Prices of this package/ }).getByRole('row');
  const before = await prices.count();
  await page.getByLabel('New price').fill('777');
  const from = page.getByLabel('From', { exact: true });
  await from.focus();
  await page.keyboard.type('12312030');
  await press(page, 'Add the price');
  await expect(page.getByText('Please complete the date and the time')).toBeVisible();
  await expect(from).toBeFocused();
  await expectNoViolations(page);
  await page.reload();
  await expect(prices).toHaveCount(before);

  await page.getByLabel('New price').fill('777');
  const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await from.fill(`${soon}T10:30`);
  await press(page, 'Add the price');
  await expect(page.getByText(/^The price counts from .* 10:30/).first()).toBeVisible();
  await expect(prices).toHaveCount(before + 1);
});

test('what is typed about a package is there after a look at another page, until it is saved', {
  tag: '@long',
}, async ({ page, context, heard }) => {
  heard.expect(/409/);
  await comeIn(page, 'operator');
  await page.goto('/admin/packages/cartagena-walls');
  await press(page, 'Duplicate');
  await expect(page.getByRole('heading', { name: /\(copy\)/, level: 1 })).toBeVisible();
  const summary = page.getByLabel('Summary');
  const before = await summary.inputValue();
  const mine = 'Walls of coral stone, and a seat on them when the sun goes down.';
  const kept = page.getByText('What you typed here before is back');
  const leaveAndComeBack = async () => {
    await page.getByRole('link', { name: 'Packages' }).last().click();
    await expect(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible();
    await page.goBack();
  };
  await summary.fill(mine);
  await leaveAndComeBack();
  await expect(summary).toHaveValue(mine);
  await expect(kept).toBeVisible();
  await expectNoViolations(page);
  await press(page, 'Start from what is saved');
  await expect(summary).toHaveValue(before);
  await leaveAndComeBack();
  await expect(summary).toHaveValue(before);
  await expect(kept).toHaveCount(0);

  await summary.fill(mine);
  await leaveAndComeBack();
  await expect(kept).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Location').fill('Cartagena, by the sea');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Saved.', { exact: true }).first()).toBeVisible();
  await leaveAndComeBack();
  await expect(summary).toHaveValue(mine);
  await press(page, 'Save');
  const conflict = page.getByRole('table', { name: 'Somebody else has changed this package' });
  await expect(conflict.getByRole('row', { name: /Location/ })).toContainText('Cartagena, by the sea');
  await press(page, 'Save mine over it');
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible();
  await expect(kept).toHaveCount(0);
  await page.reload();
  await expect(summary).toHaveValue(mine);
  await expect(kept).toHaveCount(0);

  await page.goto('/admin/packages/new');
  await page.getByLabel('Name').fill('A harbour to come');
  await leaveAndComeBack();
  await expect(page.getByLabel('Name')).toHaveValue('A harbour to come');
  await press(page, 'Start with an empty form');
  await expect(page.getByLabel('Name')).toHaveValue('');
});
