/**
 * How much of its film a page lets through where no words stand: `npm run ts -- bench/light.ts [--picture FOLDER]`. Mean luminance of
 * the first view, outside words and panels, against the film's picture alone; the least is 70 %. Needs a build.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { aDataFolder, cleanUp, startSite } from '../test/site.ts';

const LEAST = 0.7;
/** So near to words the shade behind them is theirs. */
const AROUND_PX = 64;
const PAINTED_MS = 1000;
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 2560, height: 1440 },
];
const PAGES = [
  '/',
  '/upcoming-trips',
  '/coming-soon',
  '/demo',
  '/ai-results',
  '/reviews',
  '/trip-builder',
  '/learn',
  '/guides',
  '/guides/lisbon',
  '/videos',
  '/contact',
  '/login',
  '/business-login',
  '/business',
  '/saved',
  '/my-trips',
  '/account',
  '/checkout/ibiza',
  '/booking-confirmation/1',
  '/terms',
  '/no/such/page',
];

const { values } = parseArgs({ options: { picture: { type: 'string' } } });
const site = await startSite({ DATA_DIR: await aDataFolder() });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
let below = 0;
for (const viewport of SCREENS) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  // Some pages are a traveller's, one is a partner's.
  const traveller = { username: `light-${viewport.width}`, password: 'a lamp in every harbour' };
  await context.request.post(`${site.url}/api/auth/register`, { data: { ...traveller, signupCode: 'WANDER' } });
  await context.request.post(`${site.url}/api/auth/login`, { data: traveller });
  await context.request.post(`${site.url}/api/business/access`, { data: { password: 'partners' } });
  for (const path of PAGES) {
    const page = await context.newPage();
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    const { shown, own, open } = await measure(
      page,
      values.picture && `${values.picture}/${path.replaceAll('/', '_')}-${viewport.width}.png`,
    );
    const share = shown / own;
    // Where words and panels leave less than a tenth of the view, there is nothing to let through.
    const passes = share >= LEAST || open < 0.1;
    if (!passes) below++;
    console.log(
      `${passes ? ' ' : '!'} ${viewport.width} ${path.padEnd(24)} ${(share * 100).toFixed(0).padStart(3)} % of its light, on ${(open * 100).toFixed(0)} % of the view`,
    );
    await page.close();
  }
  await context.close();
}
await browser.close();
await cleanUp();
process.exitCode = below > 0 ? 1 : 0;

async function measure(page: Page, picture: string | undefined) {
  await page.waitForTimeout(PAINTED_MS);
  const covered = await page.evaluate(coveredBoxes);
  const shown = await page.screenshot(picture ? { path: picture } : {});
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-film] ~ *, [data-film] > :not(:first-child) { visibility: hidden !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  // On a busy machine a picture taken at once still shows some of what has just been hidden.
  await page.waitForTimeout(PAINTED_MS);
  const own = await page.screenshot();
  return page.evaluate(compare, {
    shots: [shown, own].map((shot) => shot.toString('base64')),
    covered,
    around: AROUND_PX,
  });
}

/** Lines of text, and whatever has a ground or a picture of its own. */
function coveredBoxes(): (readonly [number, number, number, number])[] {
  const boxes: DOMRect[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) {
      if (node.closest('[data-film]') || !node.closest('main, header, footer')) continue;
      const { backgroundColor } = getComputedStyle(node);
      const isGround = !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
      if (isGround || node.matches('img, svg, input, select, textarea')) boxes.push(node.getBoundingClientRect());
    } else if (node.textContent?.trim() && !node.parentElement?.closest('.sr-only')) {
      const range = document.createRange();
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
  }
  return boxes
    .filter((box) => box.width > 2 && box.height > 2)
    .map((box) => [box.left, box.top, box.right, box.bottom]);
}

async function compare(given: {
  shots: readonly string[];
  covered: readonly (readonly [number, number, number, number])[];
  around: number;
}) {
  const pixelsOf = async (png: string) => {
    const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    return {
      width: image.width,
      height: image.height,
      data: canvas?.getImageData(0, 0, image.width, image.height).data,
    };
  };
  const { width, height, data: shownData } = await pixelsOf(given.shots[0] ?? '');
  const { data: ownData } = await pixelsOf(given.shots[1] ?? '');
  const isCovered = new Uint8Array(width * height);
  for (const [left, top, right, bottom] of given.covered) {
    for (let y = Math.max(0, Math.floor(top - given.around)); y < Math.min(height, bottom + given.around); y++)
      isCovered.fill(
        1,
        y * width + Math.min(width, Math.max(0, Math.floor(left - given.around))),
        y * width + Math.max(0, Math.min(width, Math.ceil(right + given.around))),
      );
  }
  const linear = (byte = 0) => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = (data: Uint8ClampedArray | undefined, at: number) =>
    0.2126 * linear(data?.[at]) + 0.7152 * linear(data?.[at + 1]) + 0.0722 * linear(data?.[at + 2]);
  let shown = 0;
  let own = 0;
  let open = 0;
  for (let i = 0; i < width * height; i++) {
    if (isCovered[i]) continue;
    open++;
    shown += luminance(shownData, i * 4);
    own += luminance(ownData, i * 4);
  }
  return { shown, own, open: open / (width * height) };
}
