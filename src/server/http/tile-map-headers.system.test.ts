/** A map service: let in by the page of the restaurants alone, only where one is set, and only for data. */
import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answered, openApp, type TestApp } from '../../../test/app.ts';
import { BUILD_MS, builtPages } from '../../../test/pages.ts';
import { pages } from '../../web/pages.ts';
import type { RendererSource } from '../pages/renderer.ts';

const settings = {
  MAP_STYLE_URL: 'https://maps.example/styles/calm.json?key=public&v=2',
  MAP_TILE_HOSTS: 'tiles.example,glyphs.example:8443',
};
const ORIGINS = 'https://maps.example https://tiles.example https://glyphs.example:8443';
const recaptcha = { RECAPTCHA_SITE_KEY: 'public-site-key', RECAPTCHA_SECRET_KEY: 'secret-key' };
const ASSETS = new URL('../../../dist/client/assets/', import.meta.url);

let built: RendererSource;
let bare: TestApp;
let mapped: TestApp;
let both: TestApp;

beforeAll(async () => {
  built = await builtPages();
  [bare, mapped, both] = await Promise.all([
    openApp({ pages: built }),
    openApp({ pages: built, settings }),
    openApp({ pages: built, settings: { ...settings, ...recaptcha } }),
  ]);
}, BUILD_MS);
afterAll(async () => {
  for (const app of [bare, mapped, both]) await app[Symbol.asyncDispose]();
});

const paths = pages
  .filter(({ who }) => who === undefined)
  .map(({ path }) => (path === '*' ? '/no-such-page' : path.replace(/:\w+/g, 'ibiza')));

const policyOf = ({ headers }: Pick<Answered, 'headers'>) => String(headers['content-security-policy']);

/** All but what follows from the bytes themselves, the clock, and the count of requests. */
function constantHeaders({ headers }: Answered): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !/^(?:date|etag|content-length|x-ratelimit-(?:remaining|reset))$/.test(name),
    ),
  );
}

const withoutHash = (policy: string) =>
  policy
    .replace(/(script-src 'self') 'sha256-[\w+/=]+'/, '$1')
    .replace(/'sha256-[\w+/=]+'(?: 'sha256-[\w+/=]+')*/, "'sha256-…'");

const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-…'; img-src 'self' data:; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types offline";

test('without a style every page keeps the one strict policy, letter for letter, and nobody hears of a map', async () => {
  for (const path of paths) {
    const answer = await bare.get(path);
    expect([path, withoutHash(policyOf(answer))]).toEqual([path, STRICT]);
    expect(answer.text, path).not.toMatch(/data-map-style|data-third-parties|tile-map|maplibre/);
  }
});

test('with a style every other page, answer and file has the headers it had', async () => {
  const worker = (await readdir(ASSETS)).find((name) => /worker.*\.mjs$/.test(name));
  const more = ['/api/launch', '/api/nowhere', '/robots.txt', `/assets/${worker}`];
  const others = [...paths.filter((path) => path !== '/reviews'), ...more];
  expect(others.length).toBeGreaterThan(25);
  for (const path of others) {
    const [before, after] = await Promise.all([bare.get(path), mapped.get(path)]);
    expect([path, after.status, constantHeaders(after)]).toEqual([path, before.status, constantHeaders(before)]);
    expect(after.text, path).not.toContain('maps.example');
  }
});

test('the page of the restaurants may ask the service for data, and start one worker of ours', async () => {
  const answer = await mapped.get('/reviews');
  expect(withoutHash(policyOf(answer))).toBe(
    STRICT.replace("connect-src 'self'", `connect-src 'self' ${ORIGINS}; worker-src 'self'`).replace(
      'trusted-types offline',
      'trusted-types default',
    ),
  );
  expect(constantHeaders({ ...answer, headers: { ...answer.headers, 'content-security-policy': '' } })).toEqual(
    constantHeaders({
      ...answer,
      headers: { ...(await bare.get('/reviews')).headers, 'content-security-policy': '' },
    }),
  );
  expect(answer.text).toContain('data-map-style="https://maps.example/styles/calm.json?key=public&amp;v=2"');
});

test('two third parties of one page are let in side by side', async () => {
  const policy = policyOf(await both.get('/reviews'));
  expect(policy).toContain(`connect-src 'self' https://www.google.com/recaptcha/ ${ORIGINS};`);
  expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;");
  expect(policy).toContain("worker-src 'self';");
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types \*$/);
  const elsewhere = policyOf(await both.get('/contact'));
  expect(elsewhere).toContain('recaptcha');
  expect(elsewhere).not.toMatch(/example|worker-src/);
});

test('no page brings the map’s code by itself, and no page but the restaurants’ can', async () => {
  const manifest: Record<string, { dynamicImports?: string[]; imports?: string[] }> = JSON.parse(
    await readFile(new URL('../.vite/manifest.json', ASSETS), 'utf8'),
  );
  const map = 'src/features/restaurants/components/tile-map.tsx';
  expect(manifest[map]).toBeDefined();
  const bring = Object.keys(manifest).filter((name) => manifest[name]?.dynamicImports?.includes(map));
  expect(bring).toEqual(['src/features/restaurants/components/restaurant-map.tsx']);
  for (const page of pages) {
    const { preloads, styleLinks, inlined } = built.assetsOf(page);
    expect([...preloads, ...styleLinks, ...inlined].join(' '), page.path).not.toMatch(/tile-map|maplibre/);
  }
  expect(built.sharedStyle).not.toMatch(/tile-map|maplibre/);
  expect(JSON.stringify(await readdir(new URL('../../server/', ASSETS), { recursive: true }))).not.toContain(
    'tile-map',
  );
});

test('the privacy page tells of the service where there is one', async () => {
  const told = /The map beside the list comes from a map service/;
  expect((await mapped.get('/privacy')).text).toMatch(told);
  expect((await bare.get('/privacy')).text).not.toMatch(told);
  expect((await bare.get('/privacy')).text).not.toContain('The one exception');
});
