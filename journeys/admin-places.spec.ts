/** An owner looks after places and what the brand says of itself. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { comeIn } from './admin.ts';
import { expect, test } from './fixtures.ts';

const toast = (page: Page, words: RegExp | string) => expect(page.getByText(words).first()).toBeVisible();

test('a restaurant is found, corrected, and its source speaks again', async ({ page, heard }) => {
  // What is refused on purpose.
  heard.expect(/400/);
  await comeIn(page);
  await page.goto('/admin/restaurants');
  await expect(page.getByRole('heading', { name: 'Restaurants' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Name begins with').focus();
  await page.keyboard.type('cervejaria ram');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/name=cervejaria\+ram/);
  await page.getByLabel('Within ten miles of').selectOption({ label: 'Lisbon' });
  await expect(page).toHaveURL(/area=lisbon/);
  await page.getByRole('link', { name: /^Cervejaria Ramiro/ }).click();
  await expect(page.getByRole('heading', { name: /^Cervejaria Ramiro/, level: 1 })).toBeVisible();
  await expectNoViolations(page);

  const hours = page.getByLabel('Opening hours');
  const before = await hours.inputValue();
  await hours.fill('always');
  await page.getByRole('button', { name: 'Save corrections' }).click();
  await expect(page.getByRole('alert')).toContainText('Write hours like');
  await expect(hours).toHaveValue('always');
  const own = before.startsWith('Tu-Su 12:00') ? 'We-Su 13:00-23:00' : 'Tu-Su 12:00-00:30';
  await hours.fill(own);
  await page.getByRole('button', { name: 'Save corrections' }).click();
  await toast(page, 'The corrections are saved.');
  const undo = page.getByRole('button', { name: 'Undo the correction: Hours' });
  await expect(undo).toBeVisible();
  await expectNoViolations(page);
  await undo.click();
  await toast(page, 'The source speaks again.');
  await expect(hours).toHaveValue(before);
});

test('a restaurant is hidden with a reason, and shown again', { tag: '@long' }, async ({ page, heard }) => {
  heard.expect(/400/);
  await comeIn(page);
  await page.goto('/admin/restaurants/lisbon-ramiro');
  await page.getByRole('button', { name: 'Hide it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Hide it' }).click();
  await expect(dialog.getByText('Say why in 3 to 300 characters')).toBeVisible();
  await dialog.getByLabel('Why it is hidden').fill('Closed for works until the spring');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Hide it' }).click();
  await expect(page.getByText('Hidden: Closed for works until the spring')).toBeVisible();
  await page.getByRole('button', { name: 'Show it again' }).click();
  await dialog.getByRole('button', { name: 'Show it again' }).click();
  await expect(page.getByText('Visitors find this restaurant.')).toBeVisible();
  await expect(page.getByRole('table', { name: /Deeds of operators/ })).toContainText('Showed it again');
});

test('corrections that are being typed outlive everything that happens beside them', { tag: '@long' }, async ({
  page,
  context,
  heard,
}) => {
  heard.expect(/409/);
  await comeIn(page);
  const address = '/admin/restaurants/lisbon-ramiro';
  await page.goto(address);
  const field = (name: string, on = page) => on.getByRole('textbox', { name });
  const save = (on = page) => on.getByRole('button', { name: 'Save corrections' }).click();
  const undo = (fact: string) => page.getByRole('button', { name: `Undo the correction: ${fact}` });
  const saved = page.getByText('The corrections are saved.').first();

  // A correction beside it is undone.
  await field('Opening hours').fill('We-Su 13:00-22:30');
  await save();
  await expect(undo('Hours')).toBeVisible();
  await field('Telephone').fill('+351 21 000 0001');
  await undo('Hours').click();
  await toast(page, 'The source speaks again.');
  await expect(undo('Hours')).toBeHidden();
  await expect(field('Telephone')).toHaveValue('+351 21 000 0001');

  // The restaurant is hidden and shown, and then what was typed is saved.
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Hide it' }).click();
  await dialog.getByLabel('Why it is hidden').fill('Closed for works until the summer');
  await dialog.getByRole('button', { name: 'Hide it' }).click();
  await page.getByRole('button', { name: 'Show it again' }).click();
  await dialog.getByRole('button', { name: 'Show it again' }).click();
  await expect(page.getByText('Visitors find this restaurant.')).toBeVisible();
  await expect(field('Telephone')).toHaveValue('+351 21 000 0001');
  await save();
  await expect(undo('Telephone')).toBeVisible();
  await expect(page.getByText('Somebody was faster')).toHaveCount(0);

  // A colleague corrects something else meanwhile: neither loses a word.
  await page.reload();
  await expect(undo('Telephone')).toBeVisible();
  const other = await context.newPage();
  await other.goto(address);
  await field('Cuisine, as visitors read it', other).fill('Seafood by the weight');
  await save(other);
  await expect(other.getByText('The corrections are saved.').first()).toBeVisible();
  await other.close();
  await field('Telephone').fill('+351 21 000 0002');
  await save();
  await expect(page.getByText('Somebody was faster')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save what I changed over it' }).click();
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(field('Telephone')).toHaveValue('+351 21 000 0002');
  await expect(field('Cuisine, as visitors read it')).toHaveValue('Seafood by the weight');
  await undo('Telephone').click();
  await expect(undo('Telephone')).toBeHidden();
  await undo('Cuisine').click();
  await expect(undo('Cuisine')).toBeHidden();
});

test('two rows of one place are merged after a look at what comes of it, and unmerged', { tag: '@long' }, async ({
  page,
}) => {
  await comeIn(page);
  await page.goto('/admin/restaurants?area=lisbon&source=editors');
  const links = page.getByRole('rowheader').getByRole('link');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const merge = page.getByRole('button', { name: /^Merge with/ }).first();
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'The same place, told twice' })).toBeVisible();
    if (await merge.isVisible()) break;
  }
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await merge.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/reviews? moves?; then it has/)).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Merge them' }).click();
  await toast(page, 'The two are one now.');
  await page.getByRole('heading', { name: 'Lend what they know to this one' }).waitFor();
  await page.locator('h3:has-text("Lend what they know") + ul a').first().click();
  await expect(page.getByText('This row only lends what it knows to')).toContainText(name);
  await page.getByRole('button', { name: 'Unmerge them' }).click();
  await dialog.getByRole('button', { name: 'Unmerge them' }).click();
  await expect(page.getByText('Visitors find this restaurant.')).toBeVisible();
});

test('a fact is looked up and still true', { tag: '@long' }, async ({ page, heard }) => {
  // What is refused on purpose.
  heard.expect(/400/);
  await comeIn(page);
  await page.goto('/admin/facts?state=all&place=lisbon');
  await expect(page.getByText(/facts\./).first()).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Class').selectOption({ label: 'Numbers to call' });
  await expect(page).toHaveURL(/kind=number/);
  await page.getByRole('button', { name: /^Still true: 112/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day of the check').fill('2099-01-01');
  await dialog.getByRole('button', { name: 'Note the check' }).click();
  await expect(dialog.getByText('The day of the check lies ahead.')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByLabel('Day of the check').fill(new Date().toISOString().slice(0, 10));
  await dialog.getByRole('button', { name: 'Note the check' }).click();
  await toast(page, 'The check is noted.');
  await expect(page.getByText(/^Checked .* by Desk/).first()).toBeVisible();
});

test('the launch is moved and goes back to the setting', { tag: '@long' }, async ({ page }) => {
  await comeIn(page);
  await page.goto('/admin/launch');
  await expect(page.getByText('The setting of the server')).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('New moment').fill('2031-05-01T09:30');
  await page.getByRole('button', { name: 'Move the launch' }).click();
  await toast(page, /The countdown runs to Thursday, May 1, 2031/);
  await expect(page.getByText(/Set by Desk/)).toBeVisible();
  const site = await page.context().newPage();
  await expect(async () => {
    await site.goto('/coming-soon');
    await expect(site.getByRole('button', { name: 'Tell me when you launch' })).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 20_000 });
  await site.close();
  await page.getByRole('button', { name: 'Back to the setting' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the setting' }).click();
  await expect(page.getByText('The setting of the server')).toBeVisible();
});

test('a brand figure is said anew, read on Home, and goes back to the file', { tag: '@long' }, async ({
  page,
  heard,
}) => {
  // What is refused on purpose.
  heard.expect(/400/);
  await comeIn(page);
  await page.goto('/admin/figures');
  const row = page.getByRole('row', { name: /Travelers/ });
  await expect(row).toContainText('500+');
  await expectNoViolations(page);
  await row.getByRole('button', { name: 'Change: Travelers' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New figure').fill('lots');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('A count such as 500+, 3,200, 18K or 1.2M.')).toBeVisible();
  await dialog.getByLabel('New figure').fill('640+');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('640+');

  const site = await page.context().newPage();
  await expect(async () => {
    await site.goto('/');
    await expect(site.getByText('640+')).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 20_000 });
  // It stays what it was when the page comes alive, and on the way to another page.
  await site.waitForLoadState('networkidle');
  await expect(site.getByText('640+')).toBeVisible();
  await site.close();
  await row.getByRole('button', { name: 'Back to the file: Travelers' }).click();
  await expect(row.getByRole('button', { name: 'Back to the file: Travelers' })).toBeHidden();
});

test('a file of restaurants is imported, with its progress and its report', { tag: '@long' }, async ({
  page,
  heard,
}) => {
  heard.expect(/415/);
  await comeIn(page);
  await page.goto('/admin/restaurants');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Import restaurants' })).toBeVisible();
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('Choose a file')).toBeVisible();
  await expectNoViolations(page);
  const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByLabel('File', { exact: true }).setInputFiles(file('map.json', 'no map at all'));
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('alert')).toContainText('The file is not what its name says.');
  const name = `fiji-${Date.now()}.json`;
  const elements = [1, 2, 3].map((id) => ({
    type: 'node',
    id: 7_000_000 + id,
    lat: -18.1 - id / 100,
    lon: 178.4,
    tags: { amenity: 'restaurant', name: `Bure ${id}` },
  }));
  elements.push({ type: 'node', id: 7_000_009, lat: -18, lon: 178, tags: { amenity: 'cafe', name: '' } });
  await page.getByLabel('File', { exact: true }).setInputFiles(file(name, JSON.stringify({ elements })));
  await page.getByRole('button', { name: 'Import' }).click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Done', { timeout: 30_000 });
  await expect(row).toContainText('3 restaurants are in the list');
  await expect(row).toContainText('1 left out: without a name');
  await expectNoViolations(page);
});

test('an import is watched while somebody is there, and keeps no session alive when nobody is @desktop', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install();
  await comeIn(page);
  let looks = 0;
  const waiting = {
    ...{ id: 1, name: 'fiji.json', bytes: 2048, zone: null, asOf: '2026-01-15', state: 'waiting', part: 0 },
    ...{ report: null, fault: null, operator: 'Ana', createdAt: '2026-01-16T10:00:00.000Z', endedAt: null },
  };
  await page.route('**/api/admin/imports', (route) => {
    looks++;
    return route.fulfill({ json: [waiting] });
  });
  await page.goto('/admin/imports');
  await expect(page.getByRole('row', { name: /fiji\.json/ })).toBeVisible();
  await page.mouse.move(200, 200);
  const before = looks;
  await page.clock.runFor(4000);
  await expect.poll(() => looks).toBeGreaterThan(before);
  await page.clock.runFor(5 * 60_000);
  const gone = looks;
  await page.clock.runFor(10 * 60_000);
  expect(looks).toBe(gone);
});
