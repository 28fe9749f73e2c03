/** Too many attempts were made, by somebody else: the form works for a moment, and lets its owner in. */
import { expect, test } from './fixtures.ts';
import { logInThrough, newPerson, register } from './people.ts';

test('where there were too many attempts the login form proves itself by work', { tag: '@desktop' }, async ({
  page,
  heard,
}) => {
  heard.expect(/status of 429/);
  const person = newPerson();
  await register(page.request, person);
  const sent: { humanProof?: string }[] = [];
  await page.route('**/api/auth/login', async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length > 1) return route.continue();
    const body = { message: 'Too many attempts. Please wait a minute and try again.', code: 'too_many_attempts' };
    return route.fulfill({ status: 429, contentType: 'application/json', body: JSON.stringify(body) });
  });
  await page.goto('/login');
  await logInThrough(page, person);
  await expect(page).toHaveURL(/\/upcoming-trips$/);
  expect(Object.keys(sent[0] ?? {})).toEqual(['username', 'password']);
  expect(JSON.parse(atob(sent[1]?.humanProof ?? '')).challenge.parameters.data).toEqual({ form: 'login' });
});
