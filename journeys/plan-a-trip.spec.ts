/** From a wish in one's own words to a checked plan, a correction, and a booking. */
import type { Page, Request } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';

const wish = {
  Destination: 'Niseko',
  Dates: '6–13 February 2027',
  Budget: '$6,500 per person',
  Travelers: '2 friends',
  Interests: 'powder, onsen',
  Taste: 'ramen',
};

async function fill(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(answers)) await page.getByLabel(new RegExp(`^${label}`)).fill(text);
}

test('a wish becomes a plan, a change keeps the rest, and the package is one press away', async ({ page }) => {
  await page.goto('/demo');
  const submit = page.getByRole('button', { name: 'Plan my trip' });
  await expect(submit).toBeDisabled();

  await fill(page, wish);
  await expect(page.getByRole('region', { name: 'What I understand so far' })).toContainText('Niseko');
  await expect(submit).toBeEnabled();
  await expectNoViolations(page);
  await submit.click();

  await expect(page).toHaveURL(/\/ai-results$/);
  await expect(page.getByText('AI Recommendations Generated').first()).toBeVisible();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'View Full Details' }).first().click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Full AI analysis')).toBeVisible();
  await expectNoViolations(page);
  await page.goBack();
  await expect(details).toBeHidden();

  const before = await page.getByRole('article').allInnerTexts();
  await page.getByRole('button', { name: 'Cheaper' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByText(wish.Travelers)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.getByRole('article').allInnerTexts()).toEqual(before);

  await page.getByRole('link', { name: 'Book this trip' }).first().click();
  await expect(page).toHaveURL(/\/(checkout\/niseko-ski|login)/);
});

test('results survive a reload, and starting over forgets them', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/demo');
  await fill(page, wish);
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await expect(page).toHaveURL(/\/ai-results$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'View Full Details' }).first()).toBeVisible();

  await page.goto('/demo');
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect(page.getByLabel(/^Destination/)).toHaveValue('');
  await page.goto('/ai-results');
  await expect(page.getByRole('heading', { name: 'No recommendations found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Demo' }).click();
  await expect(page).toHaveURL(/\/demo$/);
});

test('a failed call says so and keeps every answer', { tag: '@desktop' }, async ({ page, heard }) => {
  heard.expect(/500|Failed to load resource/);
  await page.route('**/api/ai/trip-recommendations', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto('/demo');
  await fill(page, wish);
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await expect(page.getByText('Failed to generate AI recommendations. Please try again.').first()).toBeVisible();
  await expect(page.getByLabel(/^Destination/)).toHaveValue(wish.Destination);
});

test('a stop is taken out of a plan, the checks run again, and a stranger reads what is left', async ({
  page,
  browser,
}) => {
  await page.goto('/demo');
  await fill(page, wish);
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await page.getByRole('button', { name: 'View Full Details' }).last().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open the whole plan' }).click();
  await expect(page).toHaveURL(/\/plans\/niseko-/);
  await expect(page.getByRole('heading', { name: /^Day 1 —/ })).toBeVisible();
  await expect(page.getByText(/of 19 checks/).first()).toBeVisible();

  const change = page
    .locator('summary')
    .filter({ hasText: /^Change: / })
    .first();
  const name = ((await change.textContent()) ?? '').replace('Change: ', '');
  // They may come back to a house on another day, and that day keeps it.
  const times = await page.locator('.plan-stop').filter({ hasText: name }).count();
  await change.click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: `Take out: ${name}`, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: `${name} is taken out.` })).toBeVisible();
  await expect(page.locator('.plan-stop').filter({ hasText: name })).toHaveCount(times - 1);

  await page.getByRole('button', { name: 'Share link' }).click();
  const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await stranger.goto(await page.getByLabel('Share link').inputValue());
  await expect(stranger.getByRole('heading', { name: /^Day 1 —/ })).toBeVisible();
  await expect(stranger.locator('.plan-stop').filter({ hasText: name })).toHaveCount(times - 1);
  await stranger.context().close();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.plan-stop').filter({ hasText: name })).toHaveCount(times);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Saved: see your list' }).click();
  await expect(page.getByRole('main').locator('a[href^="/plans/"]')).toHaveCount(1);
});

test('home listens while its line is written, and moves nothing', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  const line = page.getByLabel('Tell the agent about your trip');
  await line.click();
  const heard = page.getByRole('region', { name: 'What I understand' });
  await expect(heard).toContainText('a first plan appears here');
  await page.evaluate(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput)
          Object.assign(window, { shifts: (window as unknown as { shifts: number }).shifts + value });
      }
    }).observe({ type: 'layout-shift' });
  });
  await line.pressSequentially('Lisbon in May for two', { delay: 30 });
  await expect(heard).toContainText('Where: Lisbon');
  await expect(heard).toContainText('Day 1');
  await expect(heard).toContainText('$');
  await expect(page.getByRole('status').filter({ hasText: 'Understood: Where: Lisbon' })).toBeAttached();
  await expectNoViolations(page);
  await line.fill('zzzz qqqq');
  await expect(heard).toContainText('We do not cover zzzz');
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThanOrEqual(0.02);
  await line.fill('Lisbon');
  await line.press('Enter');
  await expect(page).toHaveURL(/\/demo/);
});

test('plans are compared side by side, in this tab and from the list of what was saved', { tag: '@long' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/demo');
  await fill(page, { ...wish, Destination: 'Lisbon', Dates: '6–10 May 2027' });
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await expect(page).toHaveURL(/\/ai-results$/);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  const titles = await page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(titles.length).toBeGreaterThan(1);
  await page.getByRole('link', { name: /^Compare .* side by side$/ }).click();
  const table = page.getByRole('table', { name: 'Side by side' });
  for (const title of isMobile ? titles.slice(0, 2) : titles)
    await expect(table.getByRole('heading', { name: title })).toBeVisible();
  await expect(table.getByRole('row').filter({ hasText: 'Day 5' })).toBeVisible();
  await expectNoViolations(page);
  const rows = await table.getByRole('row').count();
  await page.getByRole('checkbox', { name: 'Only what differs' }).check();
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(rows);
  if (isMobile && titles.length > 2) {
    await page.getByLabel('Beside it').selectOption({ index: 1 });
    await expect(table.getByRole('heading', { name: titles[2] ?? '' })).toBeVisible();
  }
  await page.reload();
  await expect(table.getByRole('heading', { name: titles[0] ?? '' })).toBeVisible();

  for (const at of [0, 1]) {
    await page
      .getByRole('link', { name: /^Open this plan/ })
      .nth(at)
      .click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Saved: see your list' })).toBeVisible();
    await page.goBack();
  }
  await page.goto('/saved');
  await page.getByRole('link', { name: 'Compare 2 plans side by side' }).click();
  await expect(page).toHaveURL(/\/plans\/[\w-]{43},[\w-]{43}$/);
  for (const title of titles.slice(0, 2)) await expect(table.getByRole('heading', { name: title })).toBeVisible();
});

test('the trip builder writes an itinerary with something to learn', async ({ page }) => {
  await page.goto('/trip-builder');
  await page.getByRole('button', { name: 'Generate Educational Itinerary' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please fill in' })).toBeVisible();
  await page.getByLabel('Destination').fill('Lisbon');
  await page.getByLabel('Duration').selectOption('1 week');
  await page.getByLabel('Travelers').selectOption('couple');
  await page.getByRole('button', { name: 'Generate Educational Itinerary' }).click();
  await expect(page.getByRole('heading', { name: 'Your educational itinerary' })).toBeVisible();
  await page.getByRole('button', { name: 'View Full Learning Itinerary' }).first().click();
  await expect(page.getByRole('dialog').getByText('Learn today').first()).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('link', { name: 'More in the guide' }).first().click();
  await expect(page).toHaveURL('/guides/lisbon#lessons');
  await expect(page.getByRole('heading', { name: 'Worth knowing' })).toBeInViewport();

  // The way back finds the choices and the itinerary, and so does a reload.
  await page.goBack();
  for (const _ of ['back', 'reload']) {
    await expect(page).toHaveURL('/trip-builder');
    await expect(page.getByRole('heading', { name: 'Your educational itinerary' })).toBeVisible();
    await expect(page.getByLabel('Destination')).toHaveValue('Lisbon');
    await expect(page.getByLabel('Duration')).toHaveValue('1 week');
    await expect(page.getByLabel('Travelers')).toHaveValue('couple');
    await page.reload();
  }
});

test('a sample itinerary is a real plan', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.goto('/trip-builder');
  const tokyo = page.getByRole('article', { name: 'Tokyo, Old and New' });
  await tokyo.getByRole('button', { name: 'View Full Learning Itinerary' }).click();
  await expect(page.getByRole('dialog').getByText(/^Day 7 —/)).toBeVisible();
});

test('printing a plan prints all of it and nothing to press', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.goto('/demo');
  await fill(page, wish);
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await page.getByRole('button', { name: 'View Full Details' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open the whole plan' }).click();
  await expect(page.getByRole('heading', { name: 'The proof' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^Day 7 —/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  // Days that are kept whole leave pages half empty.
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page$/gm);
  expect(sheets?.length).toBeLessThanOrEqual(5);
});

test('a plan that comes after its traveller has logged out is not kept for the next', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await signIn(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/ai/trip-recommendations', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/demo');
  await fill(page, wish);
  const isPlan = (request: Request) => request.url().includes('/api/ai/trip-recommendations');
  const ended = Promise.race([
    page.waitForEvent('requestfinished', isPlan),
    page.waitForEvent('requestfailed', isPlan),
  ]);
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  letGo();
  await ended;
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => sessionStorage.getItem('aiRecommendations'))).toBeNull();
});

test('an answer that comes late does not call anybody back', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.route('**/api/ai/trip-recommendations', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.goto('/demo');
  await fill(page, wish);
  const answered = page.waitForResponse('**/api/ai/trip-recommendations');
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await answered;
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/contact$/);
});

test('what was written over the destination of the address is there after a reload', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await page.goto('/demo?destination=Lisbon');
  const destination = page.getByLabel(/^Destination/);
  await expect(destination).toHaveValue('Lisbon');
  await destination.fill('Lisbon, then Istanbul');
  await page.reload();
  await expect(destination).toHaveValue('Lisbon, then Istanbul');
});

test('what is being planned anew cannot be undone half-way', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.goto('/demo');
  await fill(page, wish);
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await page.getByRole('button', { name: 'Slower' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeEnabled();
  await page.route('**/api/ai/trip-recommendations', async (route) => {
    await expect(undo).toBeDisabled();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Cheaper' }).click();
  await expect(page.getByText(/^Budget: /).first()).toBeVisible();
  await expect(undo).toBeEnabled();
});

test('a line of what was understood is left out, and the rest of the wish stays', async ({ page }) => {
  await page.goto('/demo');
  await fill(page, { ...wish, Preferences: 'slow pace', Taste: 'vegan' });
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  const understood = page.getByRole('region', { name: 'What I understood' });
  await expect(understood.getByRole('listitem').filter({ hasText: 'Diet' })).toContainText('Vegan');
  await understood.getByRole('button', { name: 'Leave out: Diet: vegan' }).click();
  await expect(understood.getByRole('listitem').filter({ hasText: 'Diet' })).toHaveCount(0);
  await expect(understood.getByRole('listitem').filter({ hasText: 'Pace' })).toContainText('Slow');
  await expect(page.getByText('Diet: nothing instead of vegan.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(understood.getByRole('listitem').filter({ hasText: 'Diet' })).toContainText('Vegan');
});
