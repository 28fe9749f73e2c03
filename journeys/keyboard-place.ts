/**
 * Where the keyboard is after something was done. Each action is pressed with the keyboard; at no moment may the focus lie on
 * nothing for longer than it takes to put it somewhere.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { sampleOf } from '../test/rounds.ts';
import { test } from './fixtures.ts';

export interface Action {
  readonly name: string;
  /** Leads to what is pressed. */
  readonly prepare: (page: Page) => Promise<Locator>;
  /** Shows that it is done. */
  readonly done: (page: Page) => Locator;
  /** Where the focus is then; anywhere but nowhere unless said. */
  readonly lands?: (page: Page) => Locator;
  /** What the console says of a refusal. */
  readonly complaint?: RegExp;
}

const MOST_MS = 500;

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const toast = (title: string) => (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(title, { exact: true });
export const address = () => `ines-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** One journey for each; in the short round for every twelfth. */
export function keepPlace(actions: readonly Action[]): void {
  for (const action of sampleOf(actions, Math.ceil(actions.length / 12))) {
    test(`${action.name} leaves the keyboard a place`, { tag: '@desktop' }, async ({ page, heard }) => {
      test.slow();
      if (action.complaint) heard.expect(action.complaint);
      await watchFocus(page);
      await expectPlaceAfter(page, action);
    });
  }
}

export async function expectPlaceAfter(page: Page, { prepare, done, lands }: Omit<Action, 'name'>): Promise<void> {
  const pressed = await prepare(page);
  await hasHelpers(page);
  await pressed.focus();
  await expect(pressed).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(done(page)).toBeVisible();
  await page.waitForTimeout(MOST_MS);
  if (lands) await expect(lands(page)).toBeFocused();
  expect(await page.evaluate(() => document.activeElement?.tagName), 'something has the focus').not.toBe('BODY');
  const longest = await page.evaluate(() => Number(sessionStorage.getItem('focus-lost-ms')));
  expect(longest, 'for so long nothing had it, in milliseconds').toBeLessThan(MOST_MS);
}

/** Counts how long the focus has been nowhere since it was first somewhere in a document. */
export async function watchFocus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let had = false;
    let since = 0;
    document.addEventListener('focusin', () => {
      had = true;
    });
    setInterval(() => {
      const isNowhere = had && document.activeElement === document.body;
      if (!isNowhere) since = 0;
      else since ||= performance.now();
      const lost = since && performance.now() - since;
      if (lost > Number(sessionStorage.getItem('focus-lost-ms'))) sessionStorage.setItem('focus-lost-ms', String(lost));
    }, 25);
  });
}

/** What follows the focus comes once a page has loaded; in the back office it is there from the start. */
function hasHelpers(page: Page): Promise<unknown> {
  return page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/(?:after-load|entry-admin)-/.test(name)),
  );
}
