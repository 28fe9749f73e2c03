/** Whatever an operator does to a row or a form, the keyboard stays where it was done. */
import { comeIn } from './admin.ts';
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

test('packages moved and colleagues ended leave the keyboard a place', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
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

test('reviews shown, hidden and erased leave the keyboard a place', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  test.slow();
  await watchFocus(page);
  await comeIn(page);
  const mark = crypto.randomUUID().slice(0, 8);
  for (const number of ['one', 'two', 'three']) {
    const text = `What a shitty evening, number ${number}, ${mark}`;
    const review = { restaurantId: 'lisbon-ramiro', authorName: 'Rui', rating: 2, text };
    expect((await page.request.post('/api/reviews', { data: review })).status()).toBe(201);
  }
  await page.goto('/admin/reviews');
  const cards = page.getByRole('article').filter({ hasText: mark });
  const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
  const first = (name: string) => cards.first().getByRole('button', { name, exact: true });
  await expectPlaceAfter(page, {
    prepare: async () => first('Hide'),
    done: () => inDialog('Hide'),
    lands: () => inDialog('Hide'),
  });
  await expectPlaceAfter(page, {
    prepare: async () => inDialog('Leave it'),
    done: () => page.locator('body:not(:has(dialog[open]))'),
    lands: () => first('Hide'),
  });
  for (const [deed, done] of [
    ['Hide', 'The review is hidden'],
    ['Show', 'The review is shown'],
    ['Erase', 'The review is erased'],
  ] as const) {
    await first(deed).click();
    await expectPlaceAfter(page, {
      prepare: async () => inDialog(deed === 'Erase' ? 'Erase it' : deed),
      done: toast(done),
      ...(deed !== 'Erase' && { lands: () => page.locator('article:focus') }),
    });
  }
});

test('an address taken off the list and erased leaves the keyboard a place', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  test.slow();
  await watchFocus(page);
  await comeIn(page);
  const email = address();
  expect((await page.request.post('/api/newsletter', { data: { email } })).status()).toBe(200);
  await page.goto('/admin/subscribers');
  await page.getByRole('link', { name: email }).click();
  for (const [opens, deed, done] of [
    ['Take off the list', 'Take off the list', 'The address is off the list'],
    ['Erase', 'Erase for good', 'The address is erased'],
  ] as const) {
    await button(page, opens).click();
    await expectPlaceAfter(page, {
      prepare: async () => page.getByRole('dialog').getByRole('button', { name: deed }),
      done: toast(done),
    });
  }
  await expectPlaceAfter(page, {
    prepare: async () => button(page, 'Export the confirmed'),
    done: () => button(page, 'Export the confirmed'),
    lands: () => button(page, 'Export the confirmed'),
  });
});

test('a figure said anew and set back leaves the keyboard a place', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  test.slow();
  await watchFocus(page);
  await comeIn(page);
  await page.goto('/admin/figures');
  await button(page, 'Change: Support').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New figure').fill('12/6');
  await expectPlaceAfter(page, {
    prepare: async () => dialog.getByRole('button', { name: 'Save' }),
    done: () => button(page, 'Back to the file: Support'),
    lands: () => button(page, 'Change: Support'),
  });
  await expectPlaceAfter(page, {
    prepare: async () => button(page, 'Back to the file: Support'),
    done: () => page.locator('main:not(:has([aria-label="Back to the file: Support"]))'),
    lands: () => button(page, 'Change: Support'),
  });
});

test('two restaurants merged and unmerged leave the keyboard a place', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  test.slow();
  await watchFocus(page);
  await comeIn(page);
  await page.goto('/admin/restaurants?area=nyc&source=editors');
  const merge = button(page, /^Merge with/).first();
  const links = page.getByRole('rowheader').getByRole('link');
  await expect(links.first()).toBeVisible();
  for (const address of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'The same place, told twice' })).toBeVisible();
    if (await merge.isVisible()) break;
  }
  await merge.click();
  await expectPlaceAfter(page, {
    prepare: async () => page.getByRole('dialog').getByRole('button', { name: 'Merge them' }),
    done: toast('The two are one now.'),
  });
  await page.locator('h3:has-text("Lend what they know") + ul a').first().click();
  await button(page, 'Unmerge them').click();
  await expectPlaceAfter(page, {
    prepare: async () => page.getByRole('dialog').getByRole('button', { name: 'Unmerge them' }),
    done: toast('They are two again.'),
  });
});

test('a restaurant corrected, hidden and shown, and a fact checked leave the keyboard a place', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  test.slow();
  await watchFocus(page);
  await comeIn(page);
  const dialog = page.getByRole('dialog');
  const inDialog = async (name: string) => dialog.getByRole('button', { name });
  await page.goto('/admin/restaurants/austin-franklin');
  await page.getByLabel('Telephone').fill('+1 512 653 1188');
  await expectPlaceAfter(page, {
    prepare: async () => button(page, 'Save corrections'),
    done: toast('The corrections are saved.'),
    lands: () => button(page, 'Save corrections'),
  });
  await expectPlaceAfter(page, {
    prepare: async () => button(page, 'Undo the correction: Telephone'),
    done: toast('The source speaks again.'),
  });
  await button(page, 'Hide it').click();
  await dialog.getByLabel('Why it is hidden').fill('Closed for works until the spring');
  await expectPlaceAfter(page, {
    prepare: () => inDialog('Hide it'),
    done: () => button(page, 'Show it again'),
  });
  await button(page, 'Show it again').click();
  await expectPlaceAfter(page, { prepare: () => inDialog('Show it again'), done: () => button(page, 'Hide it') });
  await page.goto('/admin/facts?state=all&place=nyc');
  await button(page, /^Still true:/)
    .first()
    .click();
  await expectPlaceAfter(page, { prepare: () => inDialog('Note the check'), done: toast('The check is noted.') });
});
