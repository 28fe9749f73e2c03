/** Accounts: every mistake has its sentence, the way back is safe, and logging out means out. */
import { expectNoViolations } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { logInThrough, newPerson, openRegister, register, SIGNUP_CODE, signIn } from './people.ts';

test('mistakes are told where they are made, then the account is made', async ({ page, heard, isMobile }) => {
  heard.expect(/status of (403|409|422)/);
  const taken = newPerson();
  await register(page.request, taken);
  const person = newPerson();

  await page.goto('/login');
  await openRegister(page);
  const username = page.getByLabel('Username');
  const password = page.getByLabel('Password', { exact: true });
  const again = page.getByLabel('Confirm Password');
  const code = page.getByLabel('Signup Code');
  const send = page.getByRole('button', { name: 'Register' });
  const said = (sentence: string) => page.getByRole('tabpanel').getByText(sentence, { exact: true });

  await send.click();
  await expect(said('Username must be at least 3 characters')).toBeVisible();
  await expect(said('Password must be at least 6 characters')).toBeVisible();
  await expect(said('Signup code is required')).toBeVisible();
  await expect(username).toBeFocused();
  await expectNoViolations(page);

  await username.fill(taken.username);
  await password.fill(person.password);
  await again.fill('something else');
  await code.fill('NOT-THE-CODE');
  await send.click();
  await expect(said("Passwords don't match")).toBeVisible();
  await expect(again).toBeFocused();

  await again.fill(person.password);
  await send.click();
  await expect(said('Invalid signup code')).toBeVisible();
  await expect(page.getByText('Registration Failed', { exact: true })).toBeVisible();

  await code.fill(SIGNUP_CODE);
  await send.click();
  await expect(page.getByText('Username might already be taken. Please try another.', { exact: true })).toBeVisible();
  await expect(username).toBeFocused();

  await username.fill(person.username);
  await password.fill('password1');
  await again.fill('password1');
  await send.click();
  await expect(
    said('This password is one of the first that strangers would try. Please choose one that only you would think of.'),
  ).toBeVisible();

  await password.fill(person.password);
  await again.fill(person.password);
  await send.click();
  await expect(page.getByText('Account Created! Please log in.', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await expect(password).toHaveValue('');
  await openRegister(page);
  for (const field of [username, password, again, code]) await expect(field).toHaveValue('');
  if (!isMobile) await expectNoViolations(page);
});

test('a wrong password is told by a toast, the right one opens the account, and logging out closes it', {
  tag: '@desktop',
}, async ({ page, heard }) => {
  heard.expect(/status of 401/);
  const person = newPerson();
  await register(page.request, person);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();

  await logInThrough(page, { ...person, password: 'not the right one' });
  await expect(page.getByText('Login Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Invalid username or password.', { exact: true })).toBeVisible();
  await expectNoViolations(page);

  await logInThrough(page, person);
  await expect(page).toHaveURL('/upcoming-trips');
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'My trips' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Login' })).toHaveCount(0);

  await page.reload();
  await bar.getByRole('link', { name: 'My trips' }).click();
  await expect(page.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
  await expectNoViolations(page);
  await bar.getByRole('link', { name: 'Upcoming Trips' }).click();
  await bar.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'My trips' })).toHaveCount(0);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);

  for (const guarded of ['/my-trips', '/booking-confirmation/1', '/checkout/ibiza']) {
    await page.goto(guarded);
    await expect(page).toHaveURL(`/login?next=${guarded}`);
    await expect(page.getByText('Login Required', { exact: true })).toBeVisible();
  }
});

test('logging out on a page for travellers leads home, not to the login', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/my-trips');
  await expect(page.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'An AI Powered Personal Travel Agent' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Login Required', { exact: true })).toHaveCount(0);
});

const PLACES_TO_RETURN_TO = [
  ['/my-trips', '/my-trips'],
  ['/upcoming-trips?category=Nature', '/upcoming-trips?category=Nature'],
  ['https://evil.example', '/upcoming-trips'],
  ['//evil.example', '/upcoming-trips'],
  ['/\\evil.example', '/upcoming-trips'],
  ['/%2F/evil.example', '/upcoming-trips'],
  ['javascript:alert(1)', '/upcoming-trips'],
  ['/no/such/page', '/upcoming-trips'],
  ['/login', '/upcoming-trips'],
] as const;

test('a login returns only to pages of the site', { tag: ['@desktop', '@long'] }, async ({ page, baseURL }) => {
  const person = newPerson();
  await register(page.request, person);
  for (const [next, place] of PLACES_TO_RETURN_TO) {
    // Away from the site first: no page may still be asking who is logged in.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await logInThrough(page, person);
    await expect(page, `after ?next=${next}`).toHaveURL(`${baseURL}${place}`);
  }
});

test('somebody who is signed in already is told so on the login page', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  const { username } = await signIn(page);
  await page.goto('/login?next=/my-trips');
  await expect(page.getByText(`You are signed in as ${username}`)).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/my-trips');
});
