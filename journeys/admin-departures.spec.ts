/** An operator changes several departures together, sees first what each becomes, and undoes it; packages are dragged into order. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { comeIn } from './admin.ts';
import { expect, test } from './fixtures.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test(
  'several departures are changed together, as the preview says, and put back',
  { tag: '@long' },
  async ({ page }, { project }) => {
    test.slow();
    // Two projects run side by side, on one shop.
    const [month, short] = project.name === 'phone' ? ['09', 'Sep'] : ['06', 'Jun'];
    await comeIn(page, 'operator');
    await page.goto('/admin/packages/niseko-ski');
    await button(page, 'Add departures').click();
    const dialog = page.getByRole('dialog');
    const year = new Date().getUTCFullYear() + 1;
    await dialog.getByLabel('First day').fill(`${year}-${month}-01`);
    await dialog.getByLabel('Last day').fill(`${year}-${month}-28`);
    await dialog.getByLabel('Saturday').check();
    await dialog.getByLabel('Price per person').fill('2000');
    await button(page, 'Add departures').last().click();
    const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: new RegExp(`^${short}`) }) });
    await expect(rows).toHaveCount(4);

    for (const row of await rows.all()) await row.getByRole('checkbox').check();
    await button(page, 'Change 4 departures').click();
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByText('Please tick what changes')).toBeVisible();
    await dialog.getByLabel('Change: Price per person').check();
    await dialog.getByLabel('Price per person', { exact: true }).fill('+5 %');
    await dialog.getByLabel('Change: Cut-off').check();
    await dialog.getByLabel('Cut-off', { exact: true }).fill('-1');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByText('4 departures change')).toBeVisible();
    await expect(dialog.getByText('Price per person: $2,000 → $2,100')).toHaveCount(4);
    await expectNoViolations(page);
    await button(page, 'Change 4').click();
    await expect(rows.filter({ hasText: '$2,100' })).toHaveCount(4);

    await button(page, 'Undo the change').click();
    await expect(rows.filter({ hasText: '$2,000' })).toHaveCount(4);
    await expect(button(page, 'Undo the change')).toHaveCount(0);
  },
);

test('packages are put in order by dragging and by keyboard', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  test.slow();
  await comeIn(page, 'operator');
  await page.goto('/admin/packages');
  const names = () => page.getByRole('rowheader').getByRole('link').allTextContents();
  await expect(page.getByRole('row')).not.toHaveCount(1);
  const before = await names();
  const [first = '', second = '', third = '', ...rest] = before;
  const handle = (name: string) => button(page, `Drag ${name}`);

  await handle(third).hover();
  await page.mouse.down();
  await handle(first).hover();
  await page.mouse.up();
  await expect.poll(names).toEqual([third, first, second, ...rest]);
  await expect(handle(third)).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${third}, position 3 of ${before.length}.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(names).toEqual(before);
  await expect(handle(third)).toBeFocused();
});
