/**
 * The results while a model reads on: cards at once, better words in the room of
 * the old ones, other plans only when asked for. On a site of its own, with a
 * provider that is none.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Server, startServer } from '../bench/server.ts';
import { onlyTells, writesWell } from '../test/fake-model/personas.ts';
import { type FakeModel, openFakeModel } from '../test/fake-model/serve.ts';
import { expectNoViolations } from './accessible.ts';
import { expect, test } from './fixtures.ts';

let server: Server;
let fake: FakeModel;
let folder: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  fake = await openFakeModel();
  folder = await mkdtemp(join(tmpdir(), 'closer-reading-'));
  // PostgreSQL enters it as whatever user it runs as.
  await chmod(folder, 0o755);
  server = await startServer({ DATA_DIR: folder, ...fake.settings(), MODEL_DAY_BUDGET: '100' });
});
test.afterAll(async () => {
  await server?.stop();
  await fake?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

async function plan(page: Page, destination: string): Promise<void> {
  await page.goto(`http://localhost:${server.port}/demo`);
  const answers = {
    Destination: destination,
    Dates: '6–13 May 2027',
    Budget: '€3,000',
    Travelers: '2 adults',
    Interests: 'tiles, slow mornings',
  };
  for (const [label, text] of Object.entries(answers)) await page.getByLabel(new RegExp(`^${label}`)).fill(text);
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await expect(page).toHaveURL(/\/ai-results$/);
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** From now on: what moves in the page, and what is said aloud in its status lines. */
async function watch(page: Page): Promise<() => Promise<{ shifts: number; said: string[] }>> {
  await page.evaluate(() => {
    const seen = { shifts: 0, said: [] as string[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
    for (const line of document.querySelectorAll('main [role=status]')) {
      new MutationObserver(() => line.textContent && seen.said.push(line.textContent)).observe(line, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shifts: number; said: string[] } }).seen);
}

const boxes = (page: Page) =>
  page.locator('article').evaluateAll((cards) => cards.map((card) => JSON.stringify(card.getBoundingClientRect())));

test('better words come into the room of the old ones: nothing moves, the focus stays, it is said once', async ({
  page,
}) => {
  fake.behave({ manner: onlyTells, waitMs: 2000 });
  await plan(page, 'Lisbon');
  const heading = page.getByRole('article').first();
  const before = await heading.textContent();
  const details = page.getByRole('button', { name: 'View Full Details' }).first();
  await details.focus();
  await page.waitForTimeout(300);
  const seen = await watch(page);
  const places = await boxes(page);
  await expect(page.getByText('more closely')).toBeVisible();

  await expect(page.getByText('told with your words in mind')).toBeVisible({ timeout: 30_000 });
  await expect(details).toBeFocused();
  expect(await heading.textContent()).not.toBe(before);
  await expect(heading).toContainText('at an easy pace');
  expect(await boxes(page)).toEqual(places);
  const { shifts, said } = await seen();
  expect(shifts).toBe(0);
  expect(said).toHaveLength(1);
  await expectNoViolations(page);

  await page.reload();
  await expect(page.getByRole('article').first()).toContainText('at an easy pace');
});

test('whoever reads a plan in full reads it to the end as it was opened', { tag: '@long' }, async ({ page }) => {
  fake.behave({ manner: onlyTells, waitMs: 2000 });
  await plan(page, 'Lisbon, quietly');
  await page.getByRole('button', { name: 'View Full Details' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Full AI analysis')).toBeVisible();
  const read = await dialog.textContent();
  await expect(page.getByText('told with your words in mind')).toBeAttached({ timeout: 30_000 });
  expect(await dialog.textContent()).toBe(read);
  await page.goBack();
  await page.getByRole('button', { name: 'View Full Details' }).first().click();
  await expect(dialog).toContainText('The mornings begin slowly');
});

test('other plans wait until they are asked for, and are the ones that are shared', { tag: '@long' }, async ({
  page,
}) => {
  fake.behave({ manner: writesWell, waitMs: 1500 });
  await plan(page, 'Rome');
  const seen = await watch(page);
  const before = await page.getByRole('article').allInnerTexts();
  const show = page.getByRole('button', { name: 'Show what it changes' });
  await expect(show).toBeVisible({ timeout: 30_000 });
  expect(await page.getByRole('article').allInnerTexts()).toEqual(before);
  expect((await seen()).shifts).toBe(0);
  await expectNoViolations(page);

  await show.click();
  await expect(show).toBeHidden();
  await expect(page.getByRole('article').first()).toContainText('at an easy pace');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

  await page.getByRole('button', { name: 'View Full Details' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Share link' }).click();
  const link = await dialog.getByRole('textbox').inputValue();
  await page.goto(link);
  await expect(page.getByText('The mornings begin slowly').first()).toBeVisible();
});
