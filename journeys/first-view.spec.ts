/** What the first view of the home page costs a visitor, all but the film: counted as it goes over the wire. */
import { expect, test } from './fixtures.ts';

const MOST_BYTES = 450_000;

test('home’s first view stays light, and its largest picture comes first', async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const path = new URL(request.url()).pathname;
    if (/\.(webm|mp4)$/.test(path)) return;
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    sizes.set(path, responseBodySize + responseHeadersSize);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');

  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  const largest = [...sizes].sort(([, a], [, b]) => b - a).slice(0, 12);
  expect(total, largest.map(([path, bytes]) => `${path} ${bytes}`).join('\n')).toBeLessThanOrEqual(MOST_BYTES);

  const preloaded = await page
    .locator('link[rel=preload][as=image]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('fetchpriority')));
  expect(preloaded).toContain('high');
});
