/**
 * Cards for shared links: 1200×630, one of our pictures as it is, its title set below, to be read at the size of a thumbnail. A browser
 * sets the type, so the cards look like the site: `npm run cards` after a change
 * of a picture or a title, with Chromium installed. The logo of our emails is made
 * here too. The files are committed.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { site } from '../site.config.ts';
import { destinations } from '../src/features/destinations/content/destinations.ts';
import { packages } from '../src/features/packages/content.ts';
import { LOGO } from '../src/shared/email-body.ts';
import { drawnUrl, pictureAddress } from '../src/ui/picture-files.ts';

interface ShareCard {
  readonly file: string;
  readonly picture: string;
  readonly title: string;
  readonly line: string;
}

const pages: readonly ShareCard[] = [
  {
    file: 'default',
    picture: 'italy',
    title: 'An AI Powered Personal Travel Agent',
    line: 'Unforgettable experiences, tailored to you.',
  },
  {
    file: 'upcoming-trips',
    picture: 'istanbul',
    title: 'Upcoming trips',
    line: 'Small groups, settled details, the price you really pay.',
  },
  {
    file: 'demo',
    picture: 'hamptons',
    title: 'Tell the agent what you dream of',
    line: 'Real places, checked days, prices that add up.',
  },
  {
    file: 'learn',
    picture: 'copenhagen',
    title: 'Learn before you go',
    line: 'Arrive as somebody who has been before.',
  },
  {
    file: 'guides',
    picture: 'lisbon',
    title: 'City guides',
    line: 'Etiquette, transport, tipping, safety and laws, with sources.',
  },
];

const guides: readonly ShareCard[] = destinations.map(({ id, name, description }) => ({
  file: `guide-${id}`,
  picture: id,
  title: `${name}, before you go`,
  line: description,
}));

const places: readonly ShareCard[] = destinations.map(({ id, name, description }) => ({
  file: `place-${id}`,
  picture: id,
  title: name,
  line: description,
}));

const trips: readonly ShareCard[] = packages.map(({ id, name, location, duration, image }) => ({
  file: `trip-${id}`,
  picture: image,
  title: name,
  line: `${location} · ${duration}`,
}));

/** In the page: a long title or line is set smaller until it stands in one line. */
function fit(): void {
  const [title, line, brand] = ['h1 span', 'p span', 'b'].map((part) => document.querySelector<HTMLElement>(part));
  if (!title || !line || !brand) throw new Error('A card has a title, a line and the brand.');
  const shrink = (part: HTMLElement, room: number, size: number) => {
    for (let px = size; part.getBoundingClientRect().width > room && px > 20; px -= 1) part.style.fontSize = `${px}px`;
  };
  shrink(title, 1088, 84);
  shrink(line, 1048 - brand.getBoundingClientRect().width, 27);
}

const asData = (path: string, type: string) => {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const face = (family: string, file: string, weights: string) =>
  `@font-face { font-family: ${family}; src: url(${asData(`src/ui/fonts/${file}.woff2`, 'font/woff2')}); font-weight: ${weights} }`;
const display = `${face('display', 'newsreader-display-latin', '200 800')}${face('display-more', 'newsreader-display-latin-more', '200 800')}`;
const text = `${face('text', 'hanken-grotesk-latin', '400 620')}${face('text-more', 'hanken-grotesk-latin-more', '400 620')}`;

function pictureOf(id: string): string {
  const address = pictureAddress(id, 'webp');
  return address === null ? asData(`public${drawnUrl(id)}`, 'image/svg+xml') : asData(`public${address}`, 'image/webp');
}

function markup({ picture, title, line }: ShareCard): string {
  return `<!doctype html><meta charset="utf-8"><style>
    ${display}${text}
    * { margin: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; position: relative; overflow: hidden; color: #f8f2e8; background: #0c1214 }
    .picture { position: absolute; inset: 0 0 204px; background: url(${pictureOf(picture)}) 50% 45% / cover }
    main { position: absolute; inset: auto 0 0; height: 204px; padding: 24px 56px 0; background: #0c1214 }
    h1 { font: 300 84px/1.05 display, display-more; letter-spacing: -.022em; white-space: nowrap }
    p { margin-top: 14px; display: flex; justify-content: space-between; gap: 40px; align-items: baseline; font: 500 27px/1.4 text, text-more; color: #efe3d3; white-space: nowrap }
    b { font: 300 34px display; letter-spacing: -.01em; color: #f0c98f }
  </style><div class="picture"></div>
  <main><h1><span>${escaped(title)}</span></h1><p><span>${escaped(line)}</span><b>${escaped(site.name)}</b></p></main>`;
}

const folder = fileURLToPath(new URL('../public/media/og/', import.meta.url));
mkdirSync(folder, { recursive: true });
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);
/** The name as it stands at the head of our emails: mail programs load no fonts. Opaque, so that no dark view hides it. */
function logoMarkup(): string {
  const lines =
    readFileSync(new URL('../src/ui/logo.tsx', import.meta.url), 'utf8').match(/<path d="[^"]+" \/>/g) ?? [];
  const mark = `<svg width="30" height="30" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="1.35" stroke-linecap="round">${lines.join('')}</svg>`;
  return `<!doctype html><meta charset="utf-8"><style>
    ${display}
    * { margin: 0; box-sizing: border-box }
    body { width: ${LOGO.width}px; height: ${LOGO.height}px; display: flex; align-items: center; gap: 10px; overflow: hidden; color: #f0c98f; background: #0c1214 }
    span { font: 380 27px/36px display; letter-spacing: .005em }
  </style>${mark}<span>${escaped(site.name)}</span>`;
}

const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
const wanted = process.argv.slice(2);
if (wanted.length === 0 || wanted.includes('logo')) {
  const sharp = await browser.newPage({ viewport: { width: LOGO.width, height: LOGO.height }, deviceScaleFactor: 2 });
  await sharp.setContent(logoMarkup(), { waitUntil: 'load' });
  await sharp.evaluate(() => document.fonts.ready);
  await sharp.screenshot({ path: fileURLToPath(new URL('../src/effects/mail/logo.png', import.meta.url)) });
}
for (const card of [...pages, ...guides, ...places, ...trips].filter(
  ({ file }) => wanted.length === 0 || wanted.includes(file),
)) {
  await page.setContent(markup(card), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(fit);
  await page.screenshot({ path: `${folder}${card.file}.jpg`, type: 'jpeg', quality: 74 });
  process.stdout.write(`${card.file}\n`);
}
await browser.close();
