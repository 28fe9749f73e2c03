/** People who travel: a name nobody has yet, an account, a session. Made over the API, as any browser would. */
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';

const PASSWORD = 'a lamp in every harbour';
export const SIGNUP_CODE = 'WANDER';

export interface Person {
  readonly username: string;
  readonly password: string;
}

export function newPerson(name = 'guest'): Person {
  return { username: `${name}-${crypto.randomUUID().slice(0, 12)}`, password: PASSWORD };
}

export async function register(request: APIRequestContext, person: Person): Promise<void> {
  const answer = await request.post('/api/auth/register', { data: { ...person, signupCode: SIGNUP_CODE } });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Leaves the session's cookies in the page's browser. */
export async function signIn(page: Page | BrowserContext, person = newPerson()): Promise<Person> {
  await register(page.request, person);
  const answer = await page.request.post('/api/auth/login', { data: person });
  expect(answer.status(), await answer.text()).toBe(200);
  return person;
}

/** The login form, filled in and sent. */
export async function logInThrough(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** A press before the script has arrived does nothing yet, so it is repeated. */
export async function openRegister(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Register' });
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
  }).toPass();
}
