/** Writing to the brand: a message with files, the newsletter, and requests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SAMPLES } from '../test/uploads.ts';
import { expectNoViolations } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const letters = join(process.env['JOURNEYS_DATA_DIR'] ?? '', 'mail');
const aFile = (name: string, buffer: Buffer = SAMPLES.txt) => ({ name, mimeType: 'text/plain', buffer });
const someone = () => `ines-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** A tap before the script has taken over does nothing yet; the cookie banner comes with it. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click();
}

test('a message with files is sent once, the form is empty again, and it has a reference', async ({ page }) => {
  await open(page, '/contact');
  const form = page.locator('form', { has: page.getByLabel('Message') });
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('Required', { exact: true })).toHaveCount(2);
  await form.getByLabel('Name').fill('Inês Duarte');
  await form.getByLabel('Email*').fill('ines@');
  await expect(form.getByText('Invalid email', { exact: true })).toBeVisible();
  await form.getByLabel('Email*').fill(someone());
  await form.getByLabel('Message').fill('Is the inn quiet in June?');
  await expect(form.getByText(/protected by ALTCHA, a privacy-friendly alternative to reCAPTCHA/)).toBeVisible();

  const chooser = form.locator('input[type=file]');
  await chooser.setInputFiles([1, 2, 3, 4, 5, 6].map((i) => aFile(`plan-${i}.txt`)));
  const chosen = form.getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
  await expect(chosen).toHaveCount(5);
  await expect(form.getByText('Maximum 5 files. The first five are kept.')).toBeVisible();
  await form.getByRole('button', { name: 'Remove plan-2.txt' }).click();
  await expect(chosen).toHaveCount(4);
  await chooser.setInputFiles([aFile('virus.exe')]);
  await expect(form.getByText('virus.exe is of a kind we do not take.')).toBeVisible();
  await expectNoViolations(page);

  const request = page.waitForRequest('**/api/contacts');
  await form.getByRole('button', { name: 'Send message' }).click();
  expect((await request).headers()['content-type']).toMatch(/^multipart\/form-data/);
  await expect(page.getByText('Message sent!', { exact: true })).toBeVisible();
  await expect(
    page.getByText("Thank you for your message. We'll get back to you soon.", { exact: true }),
  ).toBeVisible();
  await expect(form.getByText(/Its reference is W-[0-9A-Z]{4}-[0-9A-Z]{4}\./)).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('');
  await expect(form.getByLabel('Message')).toHaveValue('');
  await expect(chosen).toHaveCount(0);
  await expect(form.getByText('virus.exe is of a kind we do not take.'), 'nothing red stays').toHaveCount(0);
  await expectNoViolations(page);
});

test('what was typed survives a reload, until it is sent', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/contact');
  await page.getByLabel('Message').fill('A long story');
  await page.getByLabel('Email*').fill('ines@example.com');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('A long story');
  await expect(page.getByLabel('Email*')).toHaveValue('ines@example.com');
});

test('while it is under way the form waits; a failure says so and keeps everything', { tag: '@desktop' }, async ({
  page,
  heard,
}) => {
  heard.expect(/status of 500|500:/);
  await open(page, '/contact');
  const form = page.locator('form', { has: page.getByLabel('Message') });
  await form.getByLabel('Name').fill('Inês');
  await form.getByLabel('Email*').fill('ines@example.com');
  await page.route('**/api/contacts', async (route) => {
    await new Promise((wait) => setTimeout(wait, 600));
    await route.fulfill({ status: 500, body: 'out of order' });
  });
  await form.getByRole('button', { name: 'Send message' }).click();
  const sending = form.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  await expect(form.getByLabel('Name')).toBeDisabled();
  await expect(page.getByText('Failed to send message. Please try again.', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Inês');
});

test('the newsletter is joined by a letter and left by another', { tag: '@long' }, async ({ page }) => {
  const address = someone();
  await open(page, '/contact');
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Sign up' }) });
  await form.getByLabel('Email').fill(address);
  const request = page.waitForRequest('**/api/newsletter');
  await form.getByRole('button', { name: 'Sign up' }).click();
  expect(Object.keys((await request).postDataJSON())).toEqual(['email', 'humanProof']);
  await expect(page.getByText('Success!', { exact: true })).toBeVisible();
  await expect(page.getByText('Thank you for subscribing to our newsletter.', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveValue('');

  await page.goto(await pathIn(address, /\/newsletter\/confirm\/[\w-]{43}/));
  await expectNoViolations(page);
  await press(page, 'Yes, write to me');
  await expect(page.getByRole('heading', { level: 1, name: 'You are on the list' })).toBeVisible();

  await page.goto(await pathIn(address, /(?<!api)\/newsletter\/leave\/[\w-]{43}/));
  await press(page, 'Leave the list');
  await expect(page.getByRole('heading', { level: 1, name: 'You have left the list' })).toBeVisible();
  await expectNoViolations(page);
});

test('a link that is not valid says so', { tag: ['@desktop', '@long'] }, async ({ page, heard }) => {
  heard.expect(/status of 404/);
  await page.goto('/newsletter/confirm/nothing');
  await press(page, 'Yes, write to me');
  await expect(page.getByRole('heading', { level: 1, name: 'This link is not valid any more' })).toBeVisible();
});

test('a custom guide is asked for where the guides end', { tag: '@long' }, async ({ page }) => {
  await open(page, '/guides');
  await page.getByRole('button', { name: 'Request Custom Guide' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(someone());
  await dialog.getByRole('button', { name: 'Request guide' }).click();
  await expect(dialog.getByText('Required', { exact: true })).toBeVisible();
  await dialog.getByLabel(/Which place/).fill('Évora');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Request guide' }).click();
  await expect(dialog.getByText(/Its reference is W-/)).toBeVisible();
});

test('a learning wish is sent from the hub', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await open(page, '/learn');
  await page.getByLabel('Email').fill(someone());
  await page.getByLabel('Learning interest').fill('How to tip in Tokyo');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Request sent!', { exact: true })).toBeVisible();
});

test('before the launch one can ask to be told', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.clock.install({ time: new Date(2025, 8, 28, 22, 58, 50) });
  await page.goto('/coming-soon');
  await page.getByRole('button', { name: 'Tell me when you launch' }).click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
  await expectNoViolations(page);
});

test('who has no password yet asks for one at the gate', { tag: '@long' }, async ({ page }) => {
  await open(page, '/business-login');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Write to us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Become a partner' });
  await dialog.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(dialog.getByText('Required', { exact: true })).toHaveCount(2);
  await dialog.getByLabel('Name').fill('Casa do Largo');
  await dialog.getByLabel('Email').fill(someone());
  await dialog.getByLabel('Where are you, and what do you run?').fill('An inn with nine rooms in Évora');
  await expectNoViolations(page);
  const request = page.waitForRequest('**/api/requests');
  await dialog.getByRole('button', { name: 'Send inquiry' }).click();
  expect((await request).postDataJSON()).toMatchObject({ kind: 'business', name: 'Casa do Largo' });
  await expect(dialog.getByText(/Its reference is W-/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Write to us' })).toBeFocused();
});

test('a business writes from its own area', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  expect((await page.request.post('/api/business/access', { data: { password: 'partners' } })).status()).toBe(200);
  await open(page, '/business');
  await page.getByLabel('Name').fill('Casa do Largo');
  await page.getByLabel('Email').fill(someone());
  await page.getByLabel('Where are you, and what do you run?').fill('An inn with nine rooms in Évora');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page.getByText('Request sent!', { exact: true })).toBeVisible();
});

async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect(async () => {
    if (await button.isVisible()) await button.click();
    await expect(button).toHaveCount(0, { timeout: 1500 });
  }).toPass();
}

/** Letters stay in a folder of the site under test. */
async function pathIn(address: string, link: RegExp): Promise<string> {
  let found = '';
  await expect(async () => {
    for (const name of readdirSync(letters).filter((file) => /^newsletter-.*\.eml$/.test(file))) {
      const letter = readFileSync(join(letters, name), 'utf8');
      if (!letter.includes(`To: ${address}`)) continue;
      found = link.exec(letter.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[0] ?? found;
    }
    expect(found).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return found;
}
