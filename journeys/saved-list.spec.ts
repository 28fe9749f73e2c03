/** The list of what somebody saved, where the account it is kept in cannot be asked. */
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';

test('a list that cannot be fetched is not called empty, and comes when it is asked for again', {
  tag: '@desktop',
}, async ({ page, heard }) => {
  heard.expect(/status of 500|CallError: 500/);
  await signIn(page);
  await page.request.post('/api/saved', { data: { add: ['trip:ibiza'], remove: [] } });
  await page.route('**/api/saved', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/saved');
  await expect(page.getByRole('heading', { name: 'The list could not be fetched' })).toBeVisible();
  await expect(page.getByText('Nothing saved yet')).toHaveCount(0);
  await expect(page.getByText('Your list is kept in your account.')).toBeVisible();
  await page.unroute('**/api/saved');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});
