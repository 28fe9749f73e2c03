/**
 * Cards for shared links: 1200×630, type set on one of our pictures. A browser
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
import { LOGO } from '../src/shared/email.ts';
import { drawnUrl, pictureAddress } from '../src/ui/pictures.ts';

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

/** A picture of a package says what it shows and no more: operators change the words beside it. */
const trips: readonly ShareCard[] = packages.map(({ image }) => ({
  file: `trip-${image}`,
  picture: image,
  title: '',
  line: '',
}));

const asData = (path: string, type: string) => {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const display = asData('src/ui/fonts/newsreader-display-latin.woff2', 'font/woff2');
const text = asData(
  'node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  'font/woff2',
);

function pictureOf(id: string): string {
  const address = pictureAddress(id, 'webp');
  return address === null ? asData(`public${drawnUrl(id)}`, 'image/svg+xml') : asData(`public${address}`, 'image/webp');
}

function markup({ picture, title, line }: ShareCard): string {
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: display; src: url(${display}) }
    @font-face { font-family: text; src: url(${text}); font-weight: 100 900 }
    * { margin: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; position: relative; overflow: hidden; color: #f8f2e8; background: #0c1214 }
    .picture { position: absolute; inset: 0; background: url(${pictureOf(picture)}) 60% 45% / cover }
    .shade { position: absolute; inset: 0; mix-blend-mode: multiply;
      background: linear-gradient(90deg, #33211d 0%, #5d423b 36%, #efe2d9 66%, #fff 80%), linear-gradient(0deg, #7a5d54 0%, #fff 50%); background-blend-mode: multiply }
    main { position: absolute; inset: 64px 72px; display: flex; flex-direction: column }
    .brand { font: 34px display; letter-spacing: -.01em; color: #f0c98f }
    h1 { margin-top: auto; max-width: 14ch; font: 300 84px/1.02 display; letter-spacing: -.022em; text-wrap: balance }
    p { margin-top: 26px; max-width: 30em; font: 500 28px/1.4 text; color: #efe3d3 }
  </style><div class="picture"></div><div class="shade"></div>
  <main><div class="brand">${escaped(site.name)}</div><h1>${escaped(title)}</h1><p>${escaped(line)}</p></main>`;
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
    @font-face { font-family: display; src: url(${display}); font-weight: 200 800 }
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
for (const card of [...pages, ...guides, ...trips].filter(({ file }) => wanted.length === 0 || wanted.includes(file))) {
  await page.setContent(markup(card), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}${card.file}.jpg`, type: 'jpeg', quality: 74 });
  process.stdout.write(`${card.file}\n`);
}
await browser.close();
