/** What the agent did not use, and how far its plans were followed, as an operator reads it. */
import { expectNoViolations } from './accessible.ts';
import { comeIn } from './admin.ts';
import { run } from './database.ts';
import { expect, test } from './fixtures.ts';

test('a word of several visitors is read and forgotten, and the steps of plans are counted', async ({ page }) => {
  await run(`insert into unused_words (word, visitors, last_seen_on) values ('glamping', 4, '2026-11-20')`, []);
  await comeIn(page);
  await page.goto('/admin/wishes');
  await expect(page.getByRole('row', { name: /glamping\s+4/ })).toContainText('Nov 20, 2026');
  await expect(page.getByRole('row', { name: /^Over the budget/ })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Forget “glamping”' }).click();
  await expect(page.getByText('“glamping” is off the list.').first()).toBeVisible();
  await expect(page.getByText('No word of at least three visitors was left unused.')).toBeVisible();
});
