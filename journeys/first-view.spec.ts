/** What the first view of the home page costs a visitor, all but the film: counted as it goes over the wire. */
import { expect, test } from './fixtures.ts';

const MOST_BYTES = 450_000;

/** Of a trace: how many elements were styled. */
interface StyleEvent {
  readonly name: string;
  readonly ts: number;
  readonly args?: { readonly elementCount?: number };
}

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

test('a phone fetches of the poster behind a page the part that it shows, once', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const posters: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/media\/films\/([\w-]+\.(?:avif|webp))$/.exec(request.url()) ?? [];
    if (file) posters.push(file);
  });
  for (const film of ['login', 'learn']) {
    await page.goto(`/${film}`);
    await page.waitForLoadState('networkidle');
    const cut = page.locator('[data-film] img');
    const shown = await cut.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth);
    expect(shown, 'higher than the screen would show cut off at the sides').toBeLessThanOrEqual(823 / 412);
  }
  expect(posters).toEqual(['login-phone-259.avif', 'learn-phone-259.avif']);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('a lesson shows its first picture before its scripts come, and fetches no other and no sheet of its own before them', {
    tag: '@desktop',
  }, async ({ page }) => {
    const media: string[] = [];
    const sheets: string[] = [];
    page.on('request', (request) => sheets.push(...(/\/(?!entry-client-)[^/]+\.css$/.exec(request.url()) ?? [])));
    page.on('request', (request) => media.push(...(/\/media\/(.+)-\d+\.\w+$/.exec(request.url())?.slice(1) ?? [])));
    await page.route(/\/assets\/(?!entry-first-)[^/]*\.js$/, () => undefined);
    await page.goto('/videos/passport-hall', { waitUntil: 'load' });
    const picture = page.locator('.lesson-stage picture img').first();
    const opacities = await picture.evaluate((image) => {
      const around: string[] = [];
      for (let box: Element | null = image; box; box = box.parentElement) around.push(getComputedStyle(box).opacity);
      return around;
    });
    expect(new Set(opacities)).toEqual(new Set(['1']));
    expect(new Set(media)).toEqual(new Set(['stills/london']));
    expect(sheets).toEqual([]);
  });

  test('pictures that do not belong to the first view are asked for once it is seen', async ({ page }) => {
    await page.goto('/learn');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    const [seen, asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (/\/stills\//.test(name) ? startTime : [])),
    ]);
    expect(asked.length).toBeGreaterThan(1);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(Math.min(seen, 1000));
  });
});

test('a phone fetches of the first picture of a lesson the part that it shows', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/videos/first-ride');
  const picture = page.locator('.lesson-stage picture img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/lisbon-phone-\d+\.avif$/);
});

test('scripts and the whole style sheet come once the page is seen, and the sheet once', async ({ page }) => {
  for (const path of ['/', '/demo', '/guides/istanbul']) {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    const early = await page.evaluate((atLatestMs) => {
      const seen = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const start = files.find(({ name }) => name.includes('/assets/entry-first-'));
      const scripts = files.filter(({ name }) => /\/assets\/(?!entry-first-)[^/]*\.(?:js|css)$/.test(name));
      const from = Math.min(seen, (start?.responseEnd ?? 0) + atLatestMs);
      return scripts.length > 1 ? scripts.flatMap(({ name, startTime }) => (startTime < from ? [name] : [])) : ['none'];
    }, 1000);
    expect(early).toEqual([]);
    expect(asked.filter((file) => /\/(?:base|parts|entry-client)-.*\.css$/.test(file))).toHaveLength(1);
    page.removeAllListeners('request');
  }
});

test('what is pressed before the scripts are there is done once they are', { tag: '@desktop' }, async ({ page }) => {
  const release = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!entry-first-)[^/]*\.js$/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/upcoming-trips', { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Day by day' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what comes after the page has nothing that stands there styled anew', { tag: '@desktop' }, async ({
  page,
  browser,
}) => {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await page.goto('/guides');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  const trace: { traceEvents: StyleEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const hydrated = trace.traceEvents.find(({ name }) => name === 'hydrated')?.ts ?? Number.POSITIVE_INFINITY;
  const later = trace.traceEvents.filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > hydrated);
  expect(later.length).toBeGreaterThan(0);
  expect(Math.max(...later.map(({ args }) => args?.elementCount ?? 0))).toBeLessThan(200);
});

test.describe('nobody says where they are', () => {
  test.use({ permissions: [] });
  test('on a phone the title stays the largest that is painted, whatever is said below it later', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto('/reviews');
    await expect(page.getByRole('alert').filter({ hasText: 'enable location services' })).toBeVisible();
    const largest = await page.evaluate(
      () =>
        new Promise<string>((done) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1);
            const element = last && 'element' in last && last.element instanceof Element ? last.element : null;
            // None where it has gone from the page, as the first title has.
            done(element?.textContent ?? '');
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest).not.toContain('enable location services');
  });
});

test('a picture that never comes keeps no page from being used', async ({ page }) => {
  await page.route(/\/media\/.*\.(?:avif|webp)$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
});
