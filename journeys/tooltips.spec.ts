/** What a button with nothing but a picture is called: under a resting pointer, and where the keyboard arrives. */
import type { Page } from '@playwright/test';
import { sampleOf } from '../test/rounds.ts';
import { expectNoViolations } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';

const tooltip = (page: Page) => page.locator('[role=tooltip]');
const share = (page: Page, at: number) => page.getByRole('button', { name: /^Share/ }).nth(at);

/** They come with what is fetched once the page has loaded. */
async function open(page: Page, path: string): Promise<void> {
  const helpers = page.waitForResponse(/\/after-load-/);
  await page.goto(path);
  await helpers;
  await page.waitForTimeout(300);
}

test('the first waits 700 ms, the next opens at once within 300 ms, and later ones wait again', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await page.clock.install();
  await open(page, '/videos');
  await share(page, 0).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);

  await share(page, 0).hover();
  await page.clock.runFor(699);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText((await share(page, 0).getAttribute('aria-label')) ?? '');
  await expectInWindow(page);

  await page.mouse.move(5, 400);
  await page.clock.runFor(100);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(298);
  await share(page, 1).hover();
  await page.clock.runFor(1);
  await expect(tooltip(page), 'within 300 ms of another').toHaveText(
    (await share(page, 1).getAttribute('aria-label')) ?? '',
  );

  await page.mouse.move(5, 400);
  await page.clock.runFor(100);
  await page.clock.runFor(300);
  await share(page, 0).hover();
  await page.clock.runFor(699);
  await expect(tooltip(page), 'after that it waits again').toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveCount(1);

  await share(page, 0).click();
  await expect(tooltip(page), 'whoever presses knows what it is').toHaveCount(0);
});

test('it can be pointed at, and Escape takes it away', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/videos');
  await share(page, 0).hover();
  await expect(tooltip(page)).toBeVisible();
  await tooltip(page).hover();
  await page.waitForTimeout(400);
  await expect(tooltip(page)).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
});

test('the keyboard sees it at once, over an open dialog too', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/upcoming-trips');
  await page
    .getByRole('button', { name: /Day by day/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await expect(tooltip(page)).toHaveText('Close');
  await expect.poll(() => tooltip(page).evaluate((box) => box.matches(':popover-open')), 'above the dialog').toBe(true);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('it stands at its button from its first frame on, on one line', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      const box = document.querySelector('[role=tooltip]');
      if (!box) return;
      seen.disconnect();
      requestAnimationFrame(() => {
        sessionStorage.setItem('first left', `${Math.round(box.getBoundingClientRect().left)}`);
      });
    });
    document.addEventListener('DOMContentLoaded', () => seen.observe(document.body, { childList: true }));
  });
  await open(page, '/upcoming-trips/niseko-ski');
  await page.getByRole('link', { name: /^All \d+ pictures$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(tooltip(page)).toHaveText('Close the pictures');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('first left'))).toMatch(/^1[23]\d\d$/);
  const box = await tooltip(page).boundingBox();
  expect(box?.height).toBeLessThan(45);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
});

test('a finger brings none that would stay', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/videos');
  await share(page, 0).scrollIntoViewIfNeeded();
  await share(page, 0).tap();
  await page.waitForTimeout(900);
  await expect(tooltip(page)).toHaveCount(0);
});

const PAGES = ['/', '/videos', '/videos/first-hour', '/checkout/ibiza', '/upcoming-trips', '/reviews', '/contact'];

for (const path of sampleOf(PAGES, 1)) {
  test(`every button of ${path} that shows no word has one`, { tag: '@desktop' }, async ({ page }) => {
    if (path.startsWith('/checkout')) await signIn(page);
    await open(page, path);
    if (path === '/contact')
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') });
    if (path === '/videos/first-hour')
      await page
        .getByRole('button', { name: /^(Begin|Play)/ })
        .first()
        .click();
    await page.keyboard.press('Tab');
    const wordless = page.locator('button:visible, [role=button]:visible');
    let found = 0;
    for (const button of await wordless.all()) {
      const hasWords = await button.evaluate((element) => {
        const copy = element.cloneNode(true) as Element;
        for (const unseen of copy.querySelectorAll('.sr-only, svg')) unseen.remove();
        return copy.textContent?.trim() !== '';
      });
      await button.focus();
      if (hasWords) {
        await expect(tooltip(page)).toHaveCount(0);
        continue;
      }
      found += 1;
      const name = (await button.getAttribute('aria-label')) ?? '(nameless)';
      await expect(tooltip(page)).toHaveText(name);
      await expectInWindow(page);
    }
    expect(found).toBeGreaterThan(0);
  });
}

async function expectInWindow(page: Page): Promise<void> {
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
}
