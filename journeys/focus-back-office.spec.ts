/** Whatever an operator does to a row or a form, the keyboard stays where it was done. */
import { comeIn } from './back-office.ts';
import { expect, test } from './fixtures.ts';
import { address, button, expectPlaceAfter, toast, watchFocus } from './keyboard-place.ts';

test('an enquiry taken, left and answered leaves the keyboard a place', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  await watchFocus(page);
  await comeIn(page, 'operator');
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: 'Inês', email: address(), message: 'Is the inn quiet in June?' }))
    form.append(name, value);
  expect((await page.request.post('/api/contacts', { multipart: form })).status()).toBe(201);
  await page.goto('/admin/inbox');
  await page.getByRole('link', { name: 'Inês' }).first().click();
  const steps = [
    ['Take it', button(page, 'Leave it to others')],
    ['Leave it to others', button(page, 'Take it')],
    ['Mark as done', button(page, 'Open again')],
    ['Open again', button(page, 'Mark as done')],
  ] as const;
  for (const [name, after] of steps) {
    await expectPlaceAfter(page, { prepare: async () => button(page, name), done: () => after });
  }
  await page.getByLabel('Your answer').fill('Very quiet.');
  await expectPlaceAfter(page, {
    prepare: async () => button(page, 'Send'),
    done: toast('Your answer is on its way'),
    lands: () => button(page, 'Send'),
  });
});

test('packages moved and colleagues ended leave the keyboard a place', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  await watchFocus(page);
  await comeIn(page);
  await page.goto('/admin/packages');
  await expectPlaceAfter(page, {
    prepare: async () => button(page, /^Move .* down$/).first(),
    done: () => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem'),
  });
  await page.goto('/admin/operators');
  const name = `Colleague ${Date.now()}`;
  await page.getByLabel('Name').fill(name);
  await expectPlaceAfter(page, {
    prepare: async () => button(page, 'Add and make the link'),
    done: () => page.getByText(/\/admin\/welcome\//),
  });
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('button', { name: 'End' }).click();
  await expectPlaceAfter(page, {
    prepare: async () => page.getByRole('dialog').getByRole('button', { name: 'End' }),
    done: () => row.getByText('Ended'),
  });
});
