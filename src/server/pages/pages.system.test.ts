import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../test/app.ts';
import { BUILD_MS, builtPages, receive } from '../../../test/pages.ts';
import { sampleOf } from '../../../test/rounds.ts';
import { pages } from '../../web/pages.ts';
import type { RendererSource } from './renderer.ts';

const SAMPLES: Readonly<Record<string, string>> = { packageId: 'ibiza', bookingId: '123456', id: 'lisbon' };
const BROTLI = { headers: { 'accept-encoding': 'br' } };

const addressOf = (path: string) =>
  path === '*' ? '/no-such-page' : path.replace(/:(\w+)/g, (_, name: string) => SAMPLES[name] ?? 'sample');
const everyPage = pages.map((page) => ({ ...page, address: addressOf(page.path) }));
const openPages = everyPage.filter((page) => page.who === undefined);

let source: RendererSource;
let app: TestApp;
let port: number;

beforeAll(async () => {
  source = await builtPages();
  app = await openApp({ pages: source });
  port = await app.listen();
}, BUILD_MS);
afterAll(() => app[Symbol.asyncDispose]());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => receive(port, path, { headers });
const islandOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

describe('every page', () => {
  test.each(openPages)(
    '$path is whole: one heading, a title, a description, and nothing the policy refuses',
    async (page) => {
      const { status, headers, text } = await get(page.address);

      if (page.path.includes(':')) expect([200, 404]).toContain(status);
      else expect(status).toBe(page.status ?? 200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(text).toMatch(/<title>[^<]*Wanderlight[^<]*<\/title>/);
      expect(text).toMatch(/<meta name="description" content="[^"]{10,}/);
      expect(text).not.toMatch(/ style="/);
      const own = [...text.matchAll(/<script type="module">(.*?)<\/script>/gs)].map(([, script = '']) => script);
      expect(own).toHaveLength(text.length > 76_000 ? 1 : 0);
      for (const [tag] of text.replace('<script type="module">', '').matchAll(/<script[^>]*>/g)) {
        expect(tag).toMatch(/ src="\/assets\/|type="application\/(?:ld\+)?json"/);
      }
      const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
      expect(styles).not.toHaveLength(0);
      for (const inline of [...styles, ...own]) {
        const hash = createHash('sha256').update(inline).digest('base64');
        expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
      }
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('what opens with a picture has its own look in the document: no sheet to fetch stands before the first view', async () => {
    const { text } = await get('/places/lisbon');
    expect(text).toContain('.place-page');
    const withScripts = text.replaceAll(/<noscript>.*?<\/noscript>/g, '');
    expect(withScripts.match(/<link rel="stylesheet" (?!disabled)[^>]*>/g)).toBeNull();
  });

  test.each(sampleOf(openPages, 12))(
    '$path says who may keep it, and is asked for again only when it has changed',
    async (page) => {
      const first = await receive(port, page.address, BROTLI);
      const again = await receive(port, page.address, {
        headers: { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) },
      });
      expect(first.headers.vary).toBe('Accept-Encoding');
      expect(first.headers['content-encoding']).toBe('br');
      if (page.personal || first.status !== 200) {
        expect(first.headers['cache-control']).toBe('no-store');
        expect(first.headers.etag).toBeUndefined();
        expect(again.status).toBe(first.status);
      } else {
        expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
        expect([again.status, again.body.length]).toEqual([304, 0]);
      }
    },
  );

  test('is the same bytes for a traveller, a partner and a stranger, and never names anybody', async () => {
    const person = await app.person('ines-in-lisbon');
    await person.post('/api/business/access', { password: app.deps.config.businessPassword });
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const page of sampleOf(openPages, 10)) {
      const [stranger, traveller] = [await get(page.address), await get(page.address, { cookie })];
      expect(traveller.text).toBe(stranger.text);
      expect(traveller.text).not.toContain('ines-in-lisbon');
      expect(traveller.headers['set-cookie']).toBeUndefined();
    }
  });

  test('says to the hour how old its data is, and so stays the same bytes while it says the same', async () => {
    interface Island {
      readonly data: { queries: { dehydratedAt: number; state: { dataUpdatedAt: number } }[] };
    }
    const { data } = islandOf((await get('/places/lisbon')).text) as Island;
    const times = data.queries.flatMap(({ dehydratedAt, state }) => [dehydratedAt, state.dataUpdatedAt]);
    expect(times.length).toBeGreaterThan(0);
    for (const time of times) {
      expect(time % 3_600_000).toBe(0);
      expect(Math.abs(Date.now() - time)).toBeLessThan(2 * 3_600_000);
    }
  });

  test('can be read and not written', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await receive(port, '/guides', { method });
      expect(answer.status).toBe(405);
    }
    const head = await receive(port, '/guides', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(10_000);
  });

  test('announces only files that are there, to be kept for ever', async () => {
    for (const page of everyPage) {
      const { start, script, preloads, fonts } = source.assetsOf(page);
      for (const file of [start?.file ?? '', script, ...preloads, ...fonts]) {
        const answer = await receive(port, file, { method: 'HEAD' });
        expect([file, answer.status]).toEqual([file, 200]);
        expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      }
    }
    const poster = /imagesrcset="(\S+)/.exec((await get('/')).text)?.[1] ?? '';
    expect((await get(poster)).headers['content-type']).toBe('image/avif');
  });

  test('waits for two typefaces that each come in one go, without the headers that govern documents', async () => {
    const [home] = everyPage;
    const fonts = (home && source.assetsOf(home).fonts) ?? [];
    expect(fonts).toHaveLength(2);
    for (const file of fonts) {
      const { headers, body } = await receive(port, file);
      expect(body.length, file).toBeLessThan(14_000);
      expect(headers['content-security-policy'], file).toBeUndefined();
      expect(headers['permissions-policy'], file).toBeUndefined();
      expect(headers['x-content-type-options'], file).toBe('nosniff');
      expect(headers['cross-origin-resource-policy'], file).toBe('same-origin');
    }
    for (const file of ['/offline.js', '/favicon.svg', '/site.webmanifest']) {
      const policy = (await get(file)).headers['content-security-policy'];
      if (file === '/site.webmanifest') expect(policy).toBeUndefined();
      else expect(policy, file).toContain("default-src 'none'");
    }
  });

  test('is sent compressed as the build compressed its files', async () => {
    const [home] = everyPage;
    if (!home) throw new Error('There is no page');
    const { script } = source.assetsOf(home);
    const answer = await receive(port, script, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary?.toLowerCase()).toContain('accept-encoding');
  });
});

describe('an address that is not ours', () => {
  test.each([
    '/no-such-page',
    '/index.html',
    '/.vite/manifest.json',
    '/guides/../business',
    '//evil.example',
    '//evil.example/guides/',
    '/\\evil.example/',
    '/%2e%2e/package.json',
  ])('%s is the page that says so', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.text).toContain('404 Page Not Found');
    expect(answer.text).toContain('<nav');
  });

  test('is refused as a page when it is longer than any of ours, or no address at all', async () => {
    expect((await get(`/checkout/${'x'.repeat(5000)}`)).status).toBe(404);
    expect((await get('/%')).status).toBe(404);
    for (const length of [81, 150, 300]) {
      for (const path of ['/guides/', '/videos/'])
        expect((await get(path + 'x'.repeat(length))).status, path).toBe(404);
    }
  });

  test('leaves no trace for the next visitor who is lost', async () => {
    await get('/a-private-token-of-somebody');
    const { text } = await get('/another');
    expect(text).not.toContain('a-private-token');
    expect(text).not.toContain('rel="canonical"');
    expect(islandOf(text)).not.toHaveProperty('pathname');
  });

  test.each([
    ['/guides/', '/guides'],
    ['/Guides', '/guides'],
    ['/guides///', '/guides'],
    ['/upcoming-trips/?category=Luxury', '/upcoming-trips?category=Luxury'],
    ['/checkout/ibiza/', '/checkout/ibiza'],
  ])('%s leads for good to %s', async (path, proper) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([308, proper]);
  });
});

describe('memory', () => {
  const fromMemory = async () =>
    [...(await get('/metrics')).text.matchAll(/^http_request_seconds_count\{.*source="memory".*\} (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );

  test.each(['/upcoming-trips?utm_source=letter', '/guides?', '/my-trips'])('answers %s', async (path) => {
    await get(path.split('?')[0] ?? path);
    const answeredByIt = async () => {
      const before = await fromMemory();
      await get(path);
      return (await fromMemory()) - before;
    };
    // More than once: what is kept grows too old at some moment, and this may be it.
    await expect.poll(answeredByIt, { timeout: 20_000 }).toBe(1);
  });

  test('knows a category from another', async () => {
    const luxury = await get('/upcoming-trips?category=Luxury&fbclid=2');
    expect(luxury.text).not.toBe((await get('/upcoming-trips')).text);
    expect(luxury.text).toBe((await get('/upcoming-trips?category=Luxury')).text);
  });
});

test('search engines are shown what is public, and nothing else', async () => {
  const [robots, map] = [await get('/robots.txt'), await get('/sitemap.xml')];
  expect(robots.text).toContain(`Sitemap: ${app.deps.config.publicUrl}/sitemap.xml`);
  const listed = [...map.text.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(listed).toEqual(
    expect.arrayContaining(['/upcoming-trips', '/guides', '/guides/lisbon', '/guides/tokyo', '/login']),
  );
  for (const hidden of ['/business', '/my-trips', '/account', '/saved', '/_dev/specimens', '*'])
    expect(listed).not.toContain(hidden);
  for (const path of sampleOf(listed, 20)) expect((await get(path ?? '')).text).not.toContain('noindex');
});

test('rooms for developers are open in the demo alone', async () => {
  expect((await get('/_dev/specimens')).status).toBe(200);
  await using live = await openApp({ pages: source, deps: ({ config }) => ({ config: { ...config, mode: 'live' } }) });
  expect((await live.get('/_dev/specimens')).status).toBe(404);
  expect((await live.get('/_DEV/specimens')).status).toBe(404);
});

describe('what a page is made of', () => {
  test('cannot become script: a hostile name stays text', async () => {
    await using own = await openApp({ pages: source });
    const name = '</script><script>alert(1)</script><!--';
    await sql`update trip_packages set name = ${name} where id = 'ibiza'`.execute(own.db);
    const { text } = await own.get('/upcoming-trips');

    expect(text).not.toContain('<script>alert(1)');
    expect(text).not.toContain('<!--</');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(JSON.stringify(islandOf(text))).toContain(JSON.stringify(name).slice(1, -1));
    for (const [, thing = ''] of text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      JSON.parse(thing);
  });

  test('may be missing for a moment: the page is there, unkept, and whole again with its data', async () => {
    await using own = await openApp({ pages: source });
    await sql`alter table trip_packages rename to away`.execute(own.db);
    const without = await own.get('/upcoming-trips');
    expect([without.status, without.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(without.text.match(/<h1/g)).toHaveLength(1);
    expect(islandOf(without.text)).toMatchObject({ data: { queries: [] } });
    expect((await own.get('/guides')).status).toBe(200);

    await sql`alter table away rename to trip_packages`.execute(own.db);
    const whole = await own.get('/upcoming-trips');
    expect(whole.status).toBe(200);
    expect(whole.text).toContain('<article');
  });

  test('may break: the layout stays, with a reference, and the next visitor tries anew', async () => {
    let broken = true;
    const torn: RendererSource = {
      ...source,
      async entry() {
        const entry = await source.entry();
        const renderPage: typeof entry.renderPage = (...given) =>
          broken && given[3].broken === undefined ? Promise.reject(new Error('torn')) : entry.renderPage(...given);
        return { ...entry, renderPage };
      },
    };
    await using own = await openApp({ pages: torn });
    const answer = await own.get('/guides');
    const reference = /Something broke on our side \(([0-9a-f]{6})\)/.exec(answer.text.replaceAll('<!-- -->', ''))?.[1];
    expect([answer.status, answer.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(islandOf(answer.text)).toMatchObject({ broken: reference });
    expect(answer.text).toContain('<nav');
    expect(answer.text).not.toContain('torn');

    broken = false;
    expect((await own.get('/guides')).status).toBe(200);
  });
});
