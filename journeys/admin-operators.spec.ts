/** An owner's way in, out and around, and adding a colleague. */
import { expectNoViolations } from './accessible.ts';
import { codeOf, comeIn } from './admin.ts';
import { expect, test } from './fixtures.ts';

test('a new owner comes in, goes out, and is led back to where they were', async ({ page, heard }) => {
  heard.expect(/401/);
  const owner = await comeIn(page);
  await expectNoViolations(page);
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.evaluate(() => sessionStorage.setItem('reply', 'half an answer'));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to the back office' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length), 'nothing that was begun is left behind').toBe(0);
  await expectNoViolations(page);

  await page.goto('/admin/audit');
  await expect(page).toHaveURL(/\/admin\/sign-in\?to=%2Fadmin%2Faudit/);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The code has six figures')).toBeVisible();
  await page.getByLabel('Name').fill(owner.name);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByLabel('Code of your authenticator app').fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Name, password or code is not right');
  // What was typed stays, but for the code.
  await expect(page.getByLabel('Name')).toHaveValue(owner.name);
  // The code of the first sign-in was used; the next step's is accepted a little early.
  await page.getByLabel('Code of your authenticator app').fill(codeOf(owner, Date.now() + 30_000));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  await page.getByLabel('Thing', { exact: true }).fill('operator:1');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/subject=operator%3A1/);
  await expectNoViolations(page);
});

test('an owner adds a colleague, who sees no more than an operator may', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await comeIn(page);
  await page.goto('/admin/operators');
  const name = `Colleague ${Date.now()}`;
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Add and make the link' }).click();
  const link = (await page.getByText(/\/admin\/welcome\//).textContent()) ?? '';
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Invited');
  await expectNoViolations(page);

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await other.newPage();
  await theirs.goto(link);
  const secret = ((await theirs.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await expectNoViolations(theirs);
  await theirs.getByLabel('New password').fill('a colleague’s long sentence');
  await theirs.getByLabel('The code the app shows').fill(codeOf({ secret }));
  await theirs.getByRole('button', { name: 'Begin' }).click();
  await expect(theirs.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await theirs.goto('/admin/operators');
  await expect(theirs.getByRole('alert')).toContainText('Only an owner of the brand can do this.');

  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: 'End' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Ended');
  await theirs.goto('/admin');
  await expect(theirs).toHaveURL(/\/admin\/sign-in/);
  await other.close();
});

test('an address that leads nowhere says so @desktop', { tag: '@long' }, async ({ page, heard }) => {
  heard.expect(/404/);
  await comeIn(page);
  const answer = await page.goto('/admin/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
});

test('an open page looks again while somebody is there, and lets the session end when nobody is @desktop', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install();
  await comeIn(page);
  const looks: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/today')) looks.push(1);
  });
  await expect(page.getByRole('row', { name: /Booked today/ })).toBeVisible();
  await page.mouse.move(200, 200);
  // Whoever still waits for an answer does not ask again: each look is followed to its end.
  for (const seconds of [35, 30]) {
    const answered = page.waitForResponse(/\/api\/admin\/today$/);
    await page.clock.runFor(seconds * 1000);
    await (await answered).finished();
  }
  expect(looks.length).toBe(2);
  await expect(page.getByRole('row', { name: /Booked today/ })).toBeVisible();
  // Nobody moves for half an hour: after three minutes it asks no more, and in the end the page goes.
  await page.clock.runFor(5 * 60_000);
  // Requests are heard of in their order: after this one all earlier ones are.
  await page.evaluate(() => fetch('/robots.txt'));
  const before = looks.length;
  expect(before).toBeLessThanOrEqual(7);
  await page.clock.runFor(20 * 60_000);
  await page.evaluate(() => fetch('/robots.txt'));
  expect(looks.length).toBe(before);
  const reloaded = page.waitForEvent('load');
  await page.clock.runFor(10 * 60_000);
  await reloaded;
});
