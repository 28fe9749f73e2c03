/** Watching a lesson: from the list to the last question, with the keyboard, with what the browser remembers, and without a network. */
import { lessons } from '../src/features/learn/content/lessons.ts';
import { expectNoViolations } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test('a visitor watches an episode to its end and goes on to the questions', async ({ page }) => {
  await page.goto('/videos');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Tipping Without Blushing' })
    .getByRole('link', { name: 'Watch Now' })
    .click();
  await expect(page).toHaveURL(/\/videos\/table-manners$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tipping Without Blushing');

  await page.getByRole('button', { name: 'Play the lesson' }).click();
  const stage = page.getByRole('region', { name: 'Lesson: Tipping Without Blushing' });
  await expect(stage).toHaveAttribute('data-playing', 'true');
  await expect(stage.getByText('The same dinner, in three cities.')).toBeVisible();
  await expectNoViolations(page);

  const place = page.getByRole('slider', { name: 'Position' });
  await place.fill('60');
  await expect(stage.getByText('Twenty percent of the hundred')).toBeAttached();
  await place.evaluate((slider) => slider.scrollIntoView({ inline: 'start' }));
  expect(await stage.evaluate((box) => [box.scrollLeft, box.scrollTop]), 'the stage stands still').toEqual([0, 0]);
  await expect(place).toHaveAttribute('aria-valuetext', /^1 minute .* of 3 minutes .*, New Orleans: expected$/);
  await place.fill('185');
  await expect(stage.getByText('That was the lesson')).toBeVisible({ timeout: 15_000 });
  await expectNoViolations(page);
  await expect(stage.getByRole('link', { name: /Next lesson/ })).toHaveAttribute('href', /^\/videos\//);

  await stage.getByRole('link', { name: 'Take the check' }).click();
  await expect(page.getByRole('heading', { name: 'Five questions' })).toBeInViewport();
});

test('the keyboard does all of it', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.goto('/videos/first-hour');
  const play = page.getByRole('button', { name: 'Play the lesson' });
  await expect(play).toBeEnabled();
  await play.focus();
  await page.keyboard.press('Enter');
  const stage = page.getByRole('region', { name: /^Lesson:/ });
  const place = page.getByRole('slider', { name: 'Position' });
  const at = async () => Number(await place.inputValue());
  await expect(stage).toHaveAttribute('data-playing', 'true');
  await expect(stage).toBeFocused();

  await page.keyboard.press('k');
  await expect(stage).toHaveAttribute('data-playing', 'false');
  await place.fill('20');
  await stage.focus();
  await page.keyboard.press('ArrowRight');
  expect(await at()).toBe(25);
  await page.keyboard.press('ArrowLeft');
  expect(await at()).toBe(20);
  await page.keyboard.press('ArrowDown');
  await expect(place).toHaveAttribute('aria-valuetext', /Cash or card$/);
  await page.keyboard.press('ArrowUp');
  await expect(place).toHaveAttribute('aria-valuetext', /At the belt$/);

  await page.keyboard.press('>');
  await expect(page.getByRole('button', { name: 'Speed 1.25×' })).toBeVisible();
  await page.keyboard.press('<');
  await expect(page.getByRole('button', { name: 'Speed 1×' })).toBeVisible();
  await place.fill('7');
  await stage.focus();
  await expect(stage.locator('.lesson-caption')).toBeVisible();
  await page.keyboard.press('c');
  await expect(stage.locator('.lesson-caption')).toHaveCount(0);
  await page.keyboard.press('c');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Letters belong to whatever has the focus: here to the search.
  await page.getByLabel('Search the transcript').fill('taxi');
  await page.keyboard.press('k');
  await expect(stage).toHaveAttribute('data-playing', 'false');
});

test('the browser remembers where one was', { tag: '@long' }, async ({ page }) => {
  await page.goto('/videos/one-bag');
  await page.getByRole('button', { name: 'Play the lesson' }).click();
  await page.getByRole('slider', { name: 'Position' }).fill('61');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.goto('/videos');
  const shelf = page.getByRole('region', { name: 'Continue watching' });
  await expect(shelf).toContainText('One Bag, Ten Days');
  await shelf.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue at 1:01' }).click();
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveValue(/^6[1-4]/);
  await page.goBack();
  await expect(page).toHaveURL(/\/videos$/);
});

test('five questions are answered, each says why, and the result is kept', { tag: '@long' }, async ({ page }) => {
  const lesson = lessons.find(({ id }) => id === 'passport-hall');
  await page.goto('/videos/passport-hall');
  const check = page.getByRole('region', { name: 'Five questions' });
  for (const [place, question] of (lesson?.questions ?? []).entries()) {
    await expect(check.getByText(question.ask)).toBeVisible();
    const wrong = place === 0 ? (question.right + 1) % 4 : question.right;
    await check.getByRole('button', { name: question.answers[wrong] ?? '', exact: true }).click();
    await expect(check.getByText(question.why)).toBeVisible();
    if (place === 0) await expectNoViolations(page);
    await check.getByRole('button', { name: place === 4 ? 'See how it went' : 'Next question' }).click();
  }
  await expect(check.getByText('4 of 5', { exact: true })).toBeVisible();
  await page.reload();
  await expect(check).toContainText('Last time: 4 of 5.');
});

test('the transcript is searched and sends the film to the line', { tag: '@long' }, async ({ page }) => {
  await page.goto('/videos/first-hour');
  await page.getByLabel('Search the transcript').fill('LISBON');
  const found = page.getByRole('region', { name: 'Transcript' });
  await expect(found.getByRole('status')).toHaveText(/lines found$/);
  await found.getByRole('button').filter({ hasText: 'a banknote for the coffee bars' }).click();
  const stage = page.getByRole('region', { name: /^Lesson:/ });
  await expect(stage).toHaveAttribute('data-playing', 'true');
  await expect(stage.getByText('In Lisbon a banknote for the coffee bars.')).toBeVisible();
});

test('what is not made yet says so, and whoever asks is told', { tag: '@long' }, async ({ page }) => {
  await page.goto('/videos/reading-the-bulletin');
  const series = page.getByRole('region', { name: 'All of Snow Sense' });
  const row = series.getByRole('listitem').filter({ hasText: 'Flat Light' });
  await expect(row).toContainText('In preparation');
  await row.getByRole('button', { name: 'Tell me' }).click();
  const form = page.getByRole('dialog', { name: 'Tell me when it is ready' });
  await form.getByLabel('Email').fill('ines@example.com');
  await form.getByRole('button', { name: 'Ask for it' }).click();
  await expect(form).toContainText('We have it.', { timeout: 30_000 });
});

test('a series is saved for later and its link copied', { tag: '@long' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/videos');
  await page.getByRole('button', { name: 'Save Snow Sense for later' }).click();
  await expect(page.getByRole('region', { name: 'Saved for later' })).toContainText('Snow Sense');
  await page.getByRole('button', { name: 'Share Snow Sense' }).click();
  await expect(page.getByText('Link copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/videos#snow-sense$/);
  await page.reload();
  await page.getByRole('button', { name: /^Snow Sense is saved/ }).click();
  await expect(page.getByRole('region', { name: 'Saved for later' })).toHaveCount(0);
});

test('without a network the lesson waits, and goes on when it is back', { tag: '@long' }, async ({
  page,
  context,
  heard,
}) => {
  heard.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto('/videos/train-instead');
  await page.getByRole('button', { name: 'Play the lesson' }).click();
  const stage = page.getByRole('region', { name: /^Lesson:/ });
  await expect(stage).toHaveAttribute('data-playing', 'true');
  await context.setOffline(true);
  await page.getByRole('slider', { name: 'Position' }).fill('80');
  await expect(stage.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(stage.getByText('You are offline.')).toHaveCount(0);
  await expect.poll(async () => Number(await page.getByRole('slider').inputValue())).toBeGreaterThan(80.5);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('a lesson can be read: title, every line, its facts', { tag: '@desktop' }, async ({ page }) => {
    const [lesson] = lessons;
    await page.goto(`/videos/${lesson?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson?.title ?? '');
    for (const { scenes } of lesson?.chapters ?? [])
      for (const { lines } of scenes)
        for (const line of lines) await expect(page.getByText(line).first()).toBeAttached();
    for (const { text } of lesson?.facts ?? []) await expect(page.getByText(text)).toBeVisible();
  });
});

test('every lesson can be opened, and each of its scenes is shown without a complaint', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  test.setTimeout(240_000);
  for (const { id, title, chapters } of lessons) {
    await page.goto(`/videos/${id}`);
    await expect(page).toHaveTitle(`${title} · Wanderlight`);
    await page.getByRole('button', { name: 'Play the lesson' }).click();
    const stage = page.getByRole('region', { name: /^Lesson:/ });
    await stage.focus();
    const place = page.getByRole('slider', { name: 'Position' });
    for (let chapter = 1; chapter < chapters.length; chapter += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(place).toHaveAttribute('aria-valuetext', new RegExp(`, ${chapters[chapter]?.title}$`));
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth + 1),
      `nothing of ${id} is wider than the window`,
    ).toBe(true);
  }
});
