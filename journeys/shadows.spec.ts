/** What a card throws on the ground stays on the ground. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';

/** Cards on which the shadow of another one falls, as "one falls on another". */
function fallen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('.shadow-card')].map((card) => {
      const [, x = 0, y = 0, blur = 0, spread = 0] =
        /(-?[\d.]+)px (-?[\d.]+)px (-?[\d.]+)px (-?[\d.]+)px/.exec(getComputedStyle(card).boxShadow)?.map(Number) ?? [];
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const reach = blur + spread;
      const shadow = {
        left: left + x - reach,
        right: right + x + reach,
        top: top + y - reach,
        bottom: bottom + y + reach,
      };
      return { card, name: card.textContent?.trim().slice(0, 24) ?? '', box: { left, right, top, bottom }, shadow };
    });
    return cards.flatMap(({ card, name, shadow }) =>
      cards
        .filter(({ card: other, box }) => {
          if (other === card || other.contains(card) || card.contains(other)) return false;
          const across = shadow.left < box.right && shadow.right > box.left;
          return across && shadow.top < box.bottom && shadow.bottom > box.top;
        })
        .map((other) => `${name} falls on ${other.name}`),
    );
  });
}

test('no card’s shadow falls on its neighbor', { tag: '@long' }, async ({ page }) => {
  await signIn(page);
  for (const path of [
    '/upcoming-trips',
    '/videos',
    '/reviews?near=lisbon',
    '/trip-builder',
    '/checkout/ibiza',
    '/account',
  ]) {
    await page.goto(path);
    await expect(page.locator('.shadow-card').first()).toBeVisible();
    expect(await fallen(page), path).toEqual([]);
  }
});
