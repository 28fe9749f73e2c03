/** One's own account: a session elsewhere is ended, the password changed, the data taken home, and the account left. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { logInThrough, newPerson, register, signIn } from './people.ts';

test('a session elsewhere ends, the password changes, and other browsers are out', { tag: '@long' }, async ({
  page,
  browser,
  site,
  heard,
}) => {
  heard.expect(/status of 403/);
  const person = await signIn(page);
  const phone = await browser.newContext({ baseURL: site });
  expect((await phone.request.post('/api/auth/login', { data: person })).status()).toBe(200);

  await page.goto('/my-trips');
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(page.getByText('This browser')).toHaveCount(1);
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^Log out ?: / }).click();
  await expect(page.getByRole('button', { name: /^Log out ?: / })).toHaveCount(0);
  expect((await phone.request.get('/api/auth/user')).status()).toBe(401);

  await page.getByLabel('Current password').fill('not mine');
  await page.getByLabel('New password', { exact: true }).fill('seven quiet harbours');
  await page.getByLabel('New password again').fill('seven quiet harbors');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('New password again').fill('seven quiet harbours');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('seven quiet harbours');
  await page.getByLabel('Current password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed').first()).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await page.reload();
  await expect(page.getByText(person.username)).toBeVisible();
  await phone.close();
});

test('a page that is open where the session was ended elsewhere leads to the login', {
  tag: ['@desktop', '@long'],
}, async ({ page, browser, site, heard }) => {
  heard.expect(/status of 401|CallError: 401/);
  const person = await signIn(page);
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My trips' })).toBeVisible();
  const phone = await browser.newContext({ baseURL: site });
  await phone.request.post('/api/auth/login', { data: person });
  expect((await phone.request.delete('/api/account/sessions')).ok()).toBe(true);
  await phone.close();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My trips' }).click();
  await expect(page).toHaveURL(/\/login\?next=\/my-trips/);
  await expect(page.getByText('Login Required').first()).toBeVisible();
  await logInThrough(page, person);
  await expect(page).toHaveURL(/\/my-trips$/);
});

test('the data is taken home, and whoever leaves is forgotten', async ({ page, heard }) => {
  heard.expect(/status of 40[13]/);
  const person = await signIn(page, newPerson('a-very-long-name-that-somebody-has-chosen-for-it'));
  await page.goto('/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('wanderlight-my-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.account.username).toBe(person.username);

  await page.goto('/contact');
  await page.getByRole('textbox', { name: /Message/ }).fill('Before I go, one more question');
  await expect.poll(() => begun(page)).toContain('one more question');
  await page.goto('/account');
  const open = page.getByRole('button', { name: 'Delete my account…' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(open).toBeFocused();
  await open.click();
  await dialog.getByLabel('Your password').fill('not mine');
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is deleted').first()).toBeVisible();
  expect(await begun(page)).not.toContain('one more question');
  await page.goto('/account');
  await expect(page).toHaveURL('/login?next=/account');
  await logInThrough(page, person);
  await expect(page.getByText('Invalid username or password.').first()).toBeVisible();
});

test('whoever logs out leaves nothing in the tab that they have begun', { tag: ['@desktop', '@long'] }, async ({
  page,
  heard,
}) => {
  heard.expect(/status of 401/);
  await page.goto('/contact');
  await page.getByRole('textbox', { name: /Message/ }).fill('A question for the two of us only');
  await expect.poll(() => begun(page), 'the script has come').toContain('for the two of us');
  const person = newPerson();
  await register(page.request, person);
  await page.goto('/login?next=/checkout/ibiza');
  await logInThrough(page, person);
  await expect(page).toHaveURL('/checkout/ibiza');
  await page.getByLabel(/^Special/).fill('A room away from the street');
  await page.goto('/demo');
  await page.getByLabel(/^Destination/).fill('Lisbon, in secret');
  await page
    .getByRole('button', { name: 'Pause background film' })
    .or(page.getByRole('button', { name: 'Play background film' }))
    .first()
    .click();
  expect(await begun(page), 'a login takes nothing').toContain('for the two of us');
  for (const words of ['away from the street', 'in secret', 'backgroundFilm'])
    expect(await begun(page)).toContain(words);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Logged out').first()).toBeVisible();
  expect(Object.keys(JSON.parse(await begun(page)))).toEqual(['backgroundFilm']);
  await page.goto('/contact');
  await expect(page.getByRole('textbox', { name: /Message/ })).toHaveValue('');
});

const begun = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
