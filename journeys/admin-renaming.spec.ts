/** A restaurant under another name, from the desk to the page of visitors. */
import { expectNoViolations } from './accessible.ts';
import { comeIn } from './admin.ts';
import { expect, test } from './fixtures.ts';

test('a restaurant is renamed, and visitors and search engines read its new name', { tag: '@long' }, async ({
  page,
  context,
  heard,
  isMobile,
}) => {
  // Each browser has a table of its own, which no other journey looks at.
  const id = isMobile ? 'niseko-kamimura' : 'niseko-bang-bang';
  // What is refused on purpose.
  heard.expect(/400/);
  await comeIn(page);
  await page.goto(`/admin/restaurants/${id}`);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const save = () => page.getByRole('button', { name: 'Save corrections' }).click();
  const undo = (fact: string) => page.getByRole('button', { name: `Undo the correction: ${fact}` });
  const before = await field('Name').inputValue();
  await field('Description').fill('Crab and noodles, at long tables.');
  await field('Name').fill(' ');
  await save();
  await expect(page.getByRole('alert')).toContainText('Say the name in 1 to 120 characters');
  await expect(field('Description')).toHaveValue('Crab and noodles, at long tables.');
  await field('Name').fill('Table of the North');
  await save();
  await expect(page.getByRole('heading', { name: 'Table of the North', level: 1 })).toBeVisible();
  await expectNoViolations(page);

  const site = await context.newPage();
  await site.goto(`/reviews?restaurant=${id}`);
  await expect(site).toHaveTitle(/^Table of the North/);
  const told = await site.locator('script[type="application/ld+json"]').allTextContents();
  expect(told.join()).toContain('"name":"Table of the North"');
  expect(told.join()).toContain('"description":"Crab and noodles, at long tables."');
  await site.close();

  await undo('Description').click();
  await expect(undo('Description')).toBeHidden();
  await undo('Name').click();
  await expect(undo('Name')).toBeHidden();
  await expect(field('Name')).toHaveValue(before);
});
