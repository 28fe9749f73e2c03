/** Accessibility as axe sees it, at whatever state the page is in. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export async function expectNoViolations(page: Page): Promise<void> {
  // On the way to the next page is no state to judge.
  await expect(page.getByRole('progressbar', { name: 'Loading the next page' })).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    `axe at ${page.url()}`,
  ).toEqual([]);
}
