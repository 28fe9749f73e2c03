/** Accessibility as axe sees it, at whatever state the page is in. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

export async function expectNoViolations(page: Page): Promise<void> {
  // On the way to the next page is no state to judge.
  await expect(page.getByRole('progressbar', { name: 'Loading the next page' })).toHaveCount(0);
  expect(
    (await violationsOn(page)).map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    ),
    `axe at ${page.url()}`,
  ).toEqual([]);
}

/** It may come between the look for it and axe's. */
const ON_THE_WAY = '[aria-label="Loading the next page"]';

/** The builder, which looks into frames of others too, takes three times as long: it tells what passed as well. */
async function violationsOn(page: Page): Promise<readonly axe.Result[]> {
  if (page.frames().length > 1) return (await new AxeBuilder({ page }).exclude(ON_THE_WAY).analyze()).violations;
  await page.evaluate(axe.source);
  return page.evaluate(async (onTheWay) => {
    const { violations } = await window.axe.run(
      { exclude: [onTheWay] },
      { resultTypes: ['violations'], preload: false },
    );
    return violations;
  }, ON_THE_WAY);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
