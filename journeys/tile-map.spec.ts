/**
 * The restaurants on the tiles of a map service: in step with the list, under the page's own policy, and gone
 * without a word wherever the service, the network or the graphics fail.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Server, startServer } from '../bench/server.ts';
import { aFakeMapService, type FakeTiles, type Mischief } from '../test/fake-tiles/start.ts';
import { sampleOf } from '../test/rounds.ts';
import { expectNoViolations } from './accessible.ts';
import { expect, test } from './fixtures.ts';

let server: Server;
let service: FakeTiles;
let dataDir = '';

// Without a graphics card the browser draws WebGL itself, if it is allowed to.
test.use({
  // No header of our own: a map service would have to allow it.
  extraHTTPHeaders: {},
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-unsafe-swiftshader'] }),
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wanderlight-tiles-'));
  await chmod(dataDir, 0o755);
  service = await aFakeMapService();
  server = await startServer({ DATA_DIR: dataDir, ...service.settings });
});
test.afterAll(async () => {
  await server.stop();
  await service[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});
test.beforeEach(() => {
  service.mischief = 'none';
  service.asked.length = 0;
});

const mapOf = (page: Page) => page.getByRole('region', { name: 'Where they are' });
const tiles = (page: Page) => mapOf(page).getByRole('region', { name: 'Map of the 10 restaurants around you' });
const drawing = (page: Page) => mapOf(page).getByRole('group', { name: 'Map of the 10 restaurants around you' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const dots = (page: Page) => mapOf(page).getByRole('button', { name: /^\d+\. / });
const address = (path: string) => `http://localhost:${server.port}${path}`;

async function openList(page: Page) {
  await page.goto(address('/reviews'));
  await expect(cards(page)).toHaveCount(10);
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click();
  await mapOf(page).scrollIntoViewIfNeeded();
}

test('the ten stand on the map with the numbers of the list, and both light up together', { tag: '@once' }, async ({
  page,
}) => {
  await openList(page);
  await expect(tiles(page)).toBeVisible();
  await expect(drawing(page)).toHaveCount(0);
  await expect(dots(page)).toHaveCount(10);
  const names = await cards(page).getByRole('heading', { level: 3 }).allTextContents();
  const labels = await dots(page).evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-label')));
  expect(labels).toEqual(names.map((name, i) => `${i + 1}. ${name}`));
  await expectNoViolations(page);

  await dots(page).nth(3).hover();
  await expect(cards(page).nth(3)).toHaveClass(/ring-2/);
  // What scrolls beneath a pointer would be pointed at.
  await page.mouse.move(1, 1);
  await cards(page).nth(6).getByRole('link').focus();
  await expect(dots(page).nth(6)).toHaveAttribute('data-lit', 'true');
  await expect(dots(page).nth(3)).toHaveAttribute('data-lit', 'false');

  await dots(page).nth(2).focus();
  await expect(cards(page).nth(2)).toHaveClass(/ring-2/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: names[2] ?? '' })).toBeVisible();
  await page.goBack();
  await expect(tiles(page)).toBeVisible();
});

test('numbers do not cover each other, and whoever made the map is named', { tag: '@long' }, async ({ page }) => {
  await openList(page);
  await expect(tiles(page)).toBeVisible();
  const boxes = await Promise.all((await dots(page).all()).map((dot) => dot.boundingBox()));
  const middles = boxes.map((box) => ({ x: (box?.x ?? 0) + 16, y: (box?.y ?? 0) + 16 }));
  for (const [i, a] of middles.entries()) {
    for (const b of middles.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(32);
  }
  await expect(mapOf(page).getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  await expect(mapOf(page).getByRole('link', { name: 'Tiles of Example' })).toBeVisible();
  expect(await page.title()).not.toBe('run');
});

test('the keyboard reaches every number, also one that was zoomed out of sight', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await openList(page);
  await expect(tiles(page)).toBeVisible();
  await tiles(page).focus();
  await page.keyboard.press('Tab');
  await expect(dots(page).first()).toBeFocused();

  const zoom = mapOf(page).getByRole('button', { name: 'Zoom in' });
  for (let i = 0; i < 4; i++) {
    await zoom.click();
    await page.waitForTimeout(400);
  }
  const frame = await tiles(page).boundingBox();
  const isInFrame = async (at: number) => {
    const box = await dots(page).nth(at).boundingBox();
    if (!box || !frame) return false;
    return box.x + 16 >= frame.x && box.x + 16 <= frame.x + frame.width && box.y + 16 >= frame.y;
  };
  const hidden = (await Promise.all([...Array(10).keys()].map(isInFrame))).indexOf(false);
  expect(hidden, 'somebody is out of sight').toBeGreaterThanOrEqual(0);
  await dots(page).nth(hidden).focus();
  await expect.poll(() => isInFrame(hidden)).toBe(true);
});

test('nobody is asked before the map comes near, and never about more than the area', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(address('/reviews'));
  await expect(cards(page)).toHaveCount(10);
  await page.waitForTimeout(500);
  expect(service.asked).toEqual([]);
  await mapOf(page).scrollIntoViewIfNeeded();
  await expect(tiles(page)).toBeVisible();
  const expected = /^\/(?:style\.json|planet\.json|\d+\/\d+\/\d+\.(?:mvt|png))$/;
  for (const path of service.asked) expect(path).toMatch(expected);
});

const STAYS_AWAY: Readonly<
  Record<Exclude<Mischief, 'none' | 'style-hanging' | 'tiles-hanging' | 'tiles-elsewhere'>, RegExp>
> = {
  'style-missing': /status of 404/,
  'style-not-json': /The tile map stays away: SyntaxError/,
  'style-none': /The tile map stays away: Error/,
  'sources-missing': /status of 404/,
  'tiles-missing': /status of 404/,
  'tiles-failing': /status of 503/,
  'tiles-broken': /The tile map stays away/,
  down: /net::ERR_/,
};

for (const [mischief, line] of sampleOf(Object.entries(STAYS_AWAY), 1)) {
  test(`our own drawing stays when the service is ${mischief}, with one line in the console`, {
    tag: '@desktop',
  }, async ({ page, heard }) => {
    const lines: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && lines.push(message.text()));
    heard.expect(line);
    service.mischief = mischief as Mischief;
    await openList(page);
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    await page.waitForTimeout(700);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
    await expect(drawing(page)).toBeVisible();
    await expect(tiles(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await drawing(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/reviews\?restaurant=/);
  });
}

for (const mischief of ['style-hanging', 'tiles-hanging'] as const) {
  test(`a service with ${mischief} is given up after ten seconds`, { tag: ['@desktop', '@long'] }, async ({
    page,
    heard,
  }) => {
    heard.expect(/The tile map stays away: it did not come in time/);
    service.mischief = mischief;
    await openList(page);
    await expect.poll(() => service.asked.length).toBeGreaterThan(0);
    await page.waitForTimeout(10_500);
    service.mischief = 'none';
    await expect(drawing(page)).toBeVisible();
    await expect(tiles(page)).toHaveCount(0);
    expect(heard.unexpected()).toEqual([]);
  });
}

test('a host that is not among the settings is not asked, and our own drawing stays', {
  tag: ['@desktop', '@long'],
}, async ({ page, heard }) => {
  heard.expect(/content security policy/i);
  service.mischief = 'tiles-elsewhere';
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  const asked: string[] = [];
  page.on('response', (response) => asked.push(new URL(response.url()).pathname));
  await openList(page);
  await expect.poll(() => complaints.join('\n')).toMatch(/Refused by the content security policy: connect-src/);
  await page.waitForTimeout(700);
  await expect(drawing(page)).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
  expect(asked.filter((path) => path.endsWith('.mvt'))).toEqual([]);
});

test('who reads the privacy page is told of the service', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.goto(address('/privacy'));
  await expect(page.getByText('The map beside the list comes from a map service')).toBeVisible();
  await page.waitForTimeout(300);
  expect(service.asked).toEqual([]);
});

test('without a network our own drawing is shown, and the map again with one', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  await openList(page);
  await expect(tiles(page)).toBeVisible();
  await page.context().setOffline(true);
  await expect(drawing(page)).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(tiles(page)).toBeVisible();
  await expect(drawing(page)).toHaveCount(0);
});

test('when the graphics let it go our own drawing is back', { tag: ['@desktop', '@long'] }, async ({ page, heard }) => {
  heard.expect(/The tile map stays away: the graphics processor has let it go/);
  await openList(page);
  await expect(tiles(page)).toBeVisible();
  await tiles(page).evaluate((canvas) => {
    (canvas as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect(drawing(page)).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
});

test('without WebGL our own drawing stays', { tag: ['@desktop', '@long'] }, async ({ page, heard }) => {
  heard.expect(/The tile map stays away: GPUInitializationError/);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openList(page);
  await expect.poll(() => service.asked).toContain('/style.json');
  await page.waitForTimeout(700);
  await expect(drawing(page)).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
});

test('where no service is set not a byte of it is loaded', async ({ page, site }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(`${site}/reviews`);
  await expect(cards(page)).toHaveCount(10);
  await mapOf(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(700);
  await expect(drawing(page)).toBeVisible();
  expect(loaded.filter((url) => /tile-map|maplibre/.test(url))).toEqual([]);
  expect(loaded.filter((url) => !url.startsWith(site) && !url.startsWith('data:'))).toEqual([]);
});
