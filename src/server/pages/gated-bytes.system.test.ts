/** What no stranger may read, looked for in everything a stranger can fetch. */
import { appendFile, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../test/app.ts';
import { type Crawled, crawl } from '../../../test/crawl-for-secrets.ts';
import { BUILD_MS, builtPages } from '../../../test/pages.ts';
import { IS_LONG } from '../../../test/rounds.ts';
import { SECRETS } from '../../config/config.ts';
import { business } from '../../features/business-area/content.ts';
import { pages } from '../../web/pages.ts';
import type { RendererSource } from './renderer.ts';

const CLIENT = new URL('../../../dist/client/', import.meta.url);
const READABLE = /\.(?:js|css|map|json|svg|html|txt|xml|webmanifest)$/;
const CRAWL_MS = 120_000;

/** One for each secret setting. Where a setting has a shape, the canary has it too. */
const SHAPED: Readonly<Record<string, string>> = {
  DATABASE_URL: '',
  STRIPE_SECRET_KEY: 'sk_test_canary3HV8',
  STRIPE_WEBHOOK_SECRET: 'whsec_canary8PK1',
  SMTP_URL: 'smtp://canary-user:canary-smtp-6TR2@127.0.0.1:1',
  INBOX_IMAP_URL: 'imap://canary-inbox:canary-imap-2WX8@127.0.0.1:1',
  IP_LOCATION_URLS: 'http://127.0.0.1:1/canary-lookup-5FW7/{ip}.json',
  GOOGLE_GEOLOCATION_API_KEY: 'canary-geolocation-8JN3',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=canary-collector-4QS7',
};
const canaries = Object.fromEntries(
  [...SECRETS].map((name) => [name, SHAPED[name] ?? `canary-${name.toLowerCase().replaceAll('_', '-')}-9KD4`]),
);
/** What belongs to the canaries so that their half of the product is on. */
const ALONG = {
  STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
  STRIPE_API_URL: 'http://127.0.0.1:1',
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_BASE_URL: 'http://127.0.0.1:1',
  MODEL_NAME: 'some-model',
  RECAPTCHA_SITE_KEY: 'public-site-key',
  S3_ENDPOINT: 'http://127.0.0.1:1',
  S3_BUCKET: 'uploads',
  S3_ACCESS_KEY_ID: 'canary-access-key-2LB6',
};
/** Sentences, not words: "Newsletter" stands on other pages too. */
function sentencesOf(content: unknown): string[] {
  if (typeof content === 'string') return content.includes(' ') && content.length > 25 ? [content] : [];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(sentencesOf) : [];
}
const settings = Object.fromEntries(Object.entries({ ...canaries, ...ALONG }).filter(([, value]) => value !== ''));
const keys = [
  ...Object.values(canaries).filter(Boolean),
  'canary-smtp-6TR2',
  'canary-imap-2WX8',
  'canary-lookup-5FW7',
  'canary-collector-4QS7',
  ALONG.S3_ACCESS_KEY_ID,
];
const secrets = [...keys, ...sentencesOf(business)];

const addresses = [
  ...pages.map(({ path }) => (path === '*' ? '/no-such-page' : path.replace(/:\w+/g, 'ibiza'))),
  '/.vite/manifest.json',
  '/robots.txt',
  '/sitemap.xml',
  '/metrics',
  '/healthz',
  '/readyz',
  '/_dev/mail',
];

let built: RendererSource;
let app: TestApp;
/** Every file the build made, and every chunk its manifest names. */
let assets: string[] = [];
let chunks: string[] = [];
/** A script that a page loads after its first one. */
let late = '';
/** Every address of the API that answers to reading. */
let readable: string[] = [];

beforeAll(async () => {
  built = await builtPages();
  app = await openApp({ pages: built, settings });
  const names = await readdir(CLIENT, { recursive: true });
  assets = names.filter((name) => READABLE.test(name)).map((name) => `/${name}`);
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', CLIENT), 'utf8'));
  late = `/${manifest['src/features/enquiries/screens/contact.tsx'].file}`;
  chunks = (Object.values(manifest) as { file: string; css?: string[]; assets?: string[] }[])
    .flatMap(({ file, css = [], assets: others = [] }) => [file, ...css, ...others])
    .map((name) => `/${name}`);
  readable = app.routes
    .filter(({ endpoint }) => endpoint.method === 'GET')
    .map(({ endpoint }) => endpoint.path.replace(/:\w+/g, 'ibiza'));
}, BUILD_MS);
afterAll(() => app[Symbol.asyncDispose]());

const everything = () => [...addresses, ...assets, ...chunks, ...readable, '/api/openapi.json'];

test('there is enough to look for and enough to look through', () => {
  expect(keys.length).toBeGreaterThan(8);
  expect(secrets.length).toBeGreaterThan(25);
  expect(chunks.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(20);
  expect(readable.length).toBeGreaterThan(12);
  expect(chunks.filter((name) => READABLE.test(name) && !assets.includes(name))).toEqual([]);
});

test('a stranger finds no key, no password and no gated word, wherever the links lead', {
  timeout: CRAWL_MS,
}, async () => {
  const { seen, hits } = await crawl(app.stranger(), everything(), secrets);
  expect(hits).toEqual([]);
  expect([...seen].filter((path) => path.endsWith('.map'))).toEqual([]);
  expect(seen).toContain('/guides/lisbon');
  for (const name of chunks.filter((chunk) => /\.(?:js|css)$/.test(chunk))) expect(seen).toContain(name);
});

test.runIf(IS_LONG)('neither does a traveller who is logged in', { timeout: CRAWL_MS }, async () => {
  const traveller = await app.person();
  const { hits, seen } = await crawl(traveller, everything(), secrets);
  expect(hits).toEqual([]);
  expect(seen).toContain('/api/auth/user');
});

test('without the unlock the gated page is a redirect without a byte, and its content is refused', async () => {
  const traveller = await app.person();
  for (const visitor of [app.stranger(), traveller]) {
    for (const method of ['GET', 'HEAD']) {
      for (const path of ['/business', '/business/', '/BUSINESS', '/business?x=1']) {
        const gate = await visitor.send(method, path, undefined);
        expect([302, 308], path).toContain(gate.status);
        expect([gate.headers['cache-control']?.toString().includes('s-maxage'), gate.text]).toEqual([false, '']);
      }
    }
    expect((await visitor.get('/business')).headers.location).toBe('/business-login');
    expect((await visitor.get('/api/business/content')).status).toBe(401);
  }
});

test('after the unlock the partners’ pages are sent, by the API alone', async () => {
  const partner = app.stranger();
  expect((await partner.post('/api/business/access', { password: canaries['BUSINESS_PASSWORD'] })).status).toBe(200);
  const page = await partner.get('/business');
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
  const found = await crawl(partner, ['/business', '/api/business/content'], secrets);
  expect(found.hits.length).toBeGreaterThan(10);
  expect(found.hits.filter((hit) => !hit.startsWith('/api/business/content'))).toEqual([]);
  expect((await app.stranger().get('/business')).status).toBe(302);
});

describe.runIf(IS_LONG)('the search is not blind: it finds what is planted', () => {
  const planted = canaries['SIGNUP_CODE'] ?? '';
  const sentence = sentencesOf(business).find((text) => text.includes("'")) ?? sentencesOf(business)[0] ?? '';
  const places = ({ hits }: Crawled) => [...new Set(hits.map((hit) => hit.split(/[: ]/)[0]))];

  test('in a script that is loaded late, in its map, and in a file nobody names', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wl-planted-'));
    const client = join(folder, 'client');
    await cp(CLIENT, client, { recursive: true, filter: (name) => !/\.(?:br|gz|mp4|webm|avif|webp)$/.test(name) });
    await appendFile(join(client, late), `\n//${planted}`);
    await appendFile(join(client, `${late}.map`), JSON.stringify({ sourcesContent: [sentence] }));
    await appendFile(join(client, 'forgotten.json'), JSON.stringify({ text: sentence }));
    const other = await openApp({ pages: built, settings, clientFiles: pathToFileURL(`${client}/`) });
    try {
      const found = await crawl(other.stranger(), ['/contact', '/forgotten.json'], secrets);
      expect(places(found).sort()).toEqual([late, `${late}.map`, '/forgotten.json'].sort());
    } finally {
      await other[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    }
  });

  test('in the HTML of a page, plain and compressed, and in an answer of the API', async () => {
    const leaky = { ...built, assetsOf: withNote(built, planted) };
    const other = await openApp({ pages: leaky, settings: { ...settings, LAUNCH_AT: '2030-01-01T00:00' } });
    try {
      const found = await crawl(other.stranger(), ['/contact'], [planted]);
      expect(found.hits).toEqual(expect.arrayContaining([`/contact: ${planted}`, `/contact (br): ${planted}`]));
      const answer = await crawl(other.stranger(), ['/api/launch'], ['2030-01-01T00:00']);
      expect(answer.hits).toEqual(['/api/launch: 2030-01-01T00:00']);
    } finally {
      await other[Symbol.asyncDispose]();
    }
  });
});

/** A build that says too much in the head of its pages. */
function withNote(source: RendererSource, note: string): RendererSource['assetsOf'] {
  return (page) => ({ ...source.assetsOf(page), developmentHead: `<!-- ${note} -->` });
}
