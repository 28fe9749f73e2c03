/** What people write, as operators answer it: the inbox, the queue of reviews, and the newsletter's addresses. */
import type { APIRequestContext, Page } from '@playwright/test';
import { SAMPLES } from '../test/uploads.ts';
import { expectNoViolations } from './accessible.ts';
import { comeIn } from './admin.ts';
import { expect, test } from './fixtures.ts';

const LONG = 'Maximiliane-Eugénie von Hohenlohe-Waldenburg-Schillingsfürst';
const PAGE = Buffer.from('<!doctype html><title>ours</title><script>document.title = "ran"</script>');

/** Over the API, as any browser would; answers the address it came from. */
async function writeMessage(request: APIRequestContext, name: string, files: Readonly<Record<string, Buffer>> = {}) {
  const email = `ines-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const form = new FormData();
  form.append('name', name);
  form.append('email', email);
  form.append('message', 'Is the inn quiet in June?\n\nWe are three, one of us on wheels.');
  for (const [file, bytes] of Object.entries(files)) form.append('files', new Blob([new Uint8Array(bytes)]), file);
  const sent = await request.post('/api/contacts', { multipart: form });
  expect(sent.status(), await sent.text()).toBe(201);
  return email;
}

async function search(page: Page, words: string): Promise<void> {
  const box = page.getByRole('main').getByRole('searchbox');
  await expect(box).toBeVisible();
  await box.focus();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
}

/** The list, narrowed to one, and that one opened. */
async function openOne(page: Page, email: string, name: string): Promise<void> {
  await page.goto('/admin/inbox');
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible();
  await search(page, email);
  await expect(page.getByRole('status').filter({ hasText: 'shown' })).toHaveText('1 inquiry shown');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

test('an operator finds a message, takes it, saves its files, answers it and opens it again', async ({ page }) => {
  await comeIn(page, 'operator');
  const email = await writeMessage(page.request, LONG, { 'Plano São João.pdf': SAMPLES.pdf, 'page.txt': PAGE });
  await page.goto('/admin/inbox');
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('2 files');
  await expectNoViolations(page);
  await openOne(page, email, LONG);
  await expect(page.getByText('We are three, one of us on wheels.')).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByRole('button', { name: 'Leave it to others' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save Plano São João.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe('Plano São João.pdf');

  const answer = page.getByLabel('Your answer');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Required', { exact: true })).toBeVisible();
  await answer.fill('Very quiet.\nAnd every door is wide enough.');
  await page.reload();
  await expect(answer).toHaveValue('Very quiet.\nAnd every door is wide enough.');
  await page.getByRole('button', { name: 'Send and mark as done' }).dblclick();
  await expect(page.getByText('Your answer is on its way', { exact: true })).toBeVisible();
  await expect(answer).toHaveValue('');
  const replies = page.getByRole('listitem').filter({ hasText: 'And every door is wide enough.' });
  await expect(replies).toHaveCount(1);
  await expect(async () => {
    await page.reload();
    await expect(replies.getByText('Delivered')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByRole('button', { name: 'Mark as done', exact: true })).toBeVisible();
});

test('a stranger’s page among the files is saved, and does not run', { tag: '@long' }, async ({ page }) => {
  await comeIn(page, 'operator');
  const email = await writeMessage(page.request, 'Eve', { 'page.txt': PAGE });
  await openOne(page, email, 'Eve');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const saving = page.waitForEvent('download');
  // Opened by its address, as a link in a letter would.
  await page.goto(`/api/admin/enquiries/${id}/files/0`).catch(() => undefined);
  expect((await saving).suggestedFilename()).toMatch(/^W-[\w-]+-1-page\.txt$/);
  expect(await page.title()).not.toBe('ran');
});

test('who answers second is told what the first has done, and keeps what was typed', { tag: '@long' }, async ({
  page,
  heard,
}) => {
  heard.expect(/409/);
  await comeIn(page, 'operator');
  const email = await writeMessage(page.request, 'Tomás');
  await openOne(page, email, 'Tomás');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.getByLabel('Your answer').fill('My own answer');
  const other = await page.request.put(`/api/admin/enquiries/${id}/done`, { data: { done: true, version: 1 } });
  expect(other.status()).toBe(200);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('has marked it as done in the meantime');
  await expect(page.getByLabel('Your answer')).toHaveValue('My own answer');
  await page.getByRole('button', { name: 'Look at it again' }).click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  await expect(page.getByText('Nobody has answered yet.')).toBeVisible();
  await expect(page.getByLabel('Your answer')).toHaveValue('My own answer');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'My own answer' })).toBeVisible();
});

test('a reply whose answer was lost and whose words were changed is seen, and the words can be sent after all', {
  tag: '@long',
}, async ({ page, heard }) => {
  heard.expect(/422|Failed to load|ERR_FAILED/);
  await comeIn(page, 'operator');
  const name = `Lost ${crypto.randomUUID().slice(0, 8)}`;
  await openOne(page, await writeMessage(page.request, name), name);
  const answer = page.getByLabel('Your answer');
  await answer.fill('Yes, quiet.');
  await page.route('**/replies', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('That did not work')).toBeVisible();
  await page.unroute('**/replies');

  await answer.fill('Yes, very quiet.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/was sent already when you first pressed/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes, quiet.' })).toHaveCount(1);
  await expect(answer).toHaveValue('Yes, very quiet.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes, very quiet.' })).toHaveCount(1);
  await expect(answer).toHaveValue('');
});

test('reviews that wait are decided about with four keys', { tag: '@long' }, async ({ page }) => {
  await comeIn(page, 'operator');
  const mark = crypto.randomUUID().slice(0, 8);
  const texts = ['one', 'two', 'three'].map((number) => `What a shitty evening, number ${number}, ${mark}`);
  for (const text of texts) {
    const review = { restaurantId: 'lisbon-ramiro', authorName: LONG.slice(0, 50), rating: 2, text };
    expect((await page.request.post('/api/reviews', { data: review })).status()).toBe(201);
  }
  await page.goto('/admin/reviews');
  const cards = page.getByRole('article').filter({ hasText: mark });
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText('Held: a rude word');
  await expectNoViolations(page);

  const focused = page.locator('article:focus');
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(focused).toContainText(texts[1] ?? '', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('k');
  await expect(focused).toContainText(texts[0] ?? '');
  await page.keyboard.press('h');
  const dialog = page.getByRole('dialog', { name: 'Hide this review?' });
  await expect(dialog.getByLabel('Reason')).toHaveValue('rude');
  await expectNoViolations(page);
  await expect(dialog.getByRole('button', { name: 'Hide' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(2);
  await expect(focused).toContainText(texts[1] ?? '');
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Show' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(1);

  // By hand, and with own words where no reason fits.
  await cards.first().getByRole('button', { name: 'Hide' }).click();
  await page.getByLabel('Reason').selectOption('other');
  await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('Please say it in your own words')).toBeVisible();
  await page.getByLabel('In your own words').fill('Asked for by the cook');
  await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect(cards).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Queue' }).selectOption('hidden');
  await expect(cards).toHaveCount(2);
  await cards.first().getByRole('button', { name: 'History' }).click();
  await expect(cards.first()).toContainText('Something else: Asked for by the cook');
  await expectNoViolations(page);
});

test('an address of the newsletter shows its proof, and is taken off and erased at its owner’s wish', {
  tag: '@long',
}, async ({ page }) => {
  await comeIn(page, 'owner');
  const email = `rosa-${crypto.randomUUID().slice(0, 8)}@example.com`;
  expect((await page.request.post('/api/newsletter', { data: { email } })).status()).toBe(200);
  await page.goto('/admin/subscribers');
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Waiting');
  await expectNoViolations(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the confirmed' }).click();
  expect((await saving).suggestedFilename()).toBe('subscribers.csv');

  await search(page, email.slice(0, 12));
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByRole('row', { name: /Asked for it/ })).toContainText('I can leave with one click');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Take off the list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take off the list' }).click();
  await expect(page.getByText('because the owner of the address asked for it')).toBeVisible();
  await page.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click();
  await expect(page).toHaveURL(/\/admin\/subscribers$/);
  await search(page, email.slice(0, 12));
  await expect(page.getByText('No address fits these filters.')).toBeVisible();
});
