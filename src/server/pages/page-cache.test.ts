import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { receive } from '../../../test/pages.ts';
import { countedSearch, type FinishedPage, openPageCache, type PageAddress, type PageCache } from './page-cache.ts';

const HTML = `<!doctype html><title>Trips</title>${'<p>Lisbon in spring</p>'.repeat(200)}`;
const shop: PageAddress = { pathname: '/upcoming-trips', counts: ['category'], search: '' };
const closing: (() => unknown)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function finished(changes: Partial<FinishedPage> = {}): FinishedPage {
  return {
    route: '/',
    html: HTML,
    status: 200,
    cacheControl: 'public, max-age=0, s-maxage=5',
    freshForMs: 5000,
    gated: false,
    ...changes,
  };
}

function aCache(options: { mostBytes?: number } = {}) {
  const clock = { ms: 1_000_000 };
  const cache = openPageCache({ headers: { 'x-content-type-options': 'nosniff' }, now: () => clock.ms, ...options });
  return { cache, clock };
}

/** Answers from memory, or with 599 what memory does not have. */
async function aServer(cache: PageCache): Promise<number> {
  const server = createServer((request, response) => {
    if (!cache.serve(request, response)) response.writeHead(599).end();
  });
  closing.push(() => server.close());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

describe('a page in memory', () => {
  test('is rendered once for all who ask while it is being rendered', async () => {
    const { cache } = aCache();
    let renderings = 0;
    const make = async () => {
      renderings++;
      await new Promise((later) => setTimeout(later, 20));
      return finished();
    };

    const pages = await Promise.all(Array.from({ length: 50 }, () => cache.page(shop, make)));

    expect(renderings).toBe(1);
    expect(new Set(pages).size).toBe(1);
  });

  test('is rendered anew when it has become too old, counted from the moment its making began', async () => {
    const { cache, clock } = aCache();
    const slow = async () => {
      clock.ms += 2000;
      return finished();
    };
    const first = await cache.page(shop, slow);
    clock.ms += 2999;
    expect(await cache.page(shop, slow)).toBe(first);
    clock.ms += 1;
    expect(await cache.page(shop, slow)).not.toBe(first);
  });

  test('that says the same twice, or is kept for long, is soon as small as can be, until it says something else', async () => {
    const { cache, clock } = aCache();
    const html = Array.from({ length: 900 }, (_, i) => `<p>Day ${i * 7919} in Lisbon</p>`).join('');
    const atFirst = (await cache.page(shop, async () => finished({ html }))).bodies.br.bytes.length;
    clock.ms += 6000;
    const page = await cache.page(shop, async () => finished({ html }));
    const next = await cache.page({ ...shop, pathname: '/learn' }, async () => finished({ html, freshForMs: 90_000 }));
    for (const each of [page, next]) {
      await vi.waitFor(() => expect(each.bodies.br.bytes.length).toBeLessThan(atFirst * 0.95), { timeout: 5000 });
    }

    clock.ms += 6000;
    const same = await cache.page(shop, async () => finished({ html }));
    expect(same.bodies.br.bytes).toBe(page.bodies.br.bytes);
    expect(same.bodies.br.headers['content-length']).toBe(same.bodies.br.bytes.length);
    expect(brotliDecompressSync(same.bodies.br.bytes).toString()).toBe(html);
    clock.ms += 6000;
    const other = await cache.page(shop, async () => finished({ html: `${html}<p>Home</p>` }));
    expect(brotliDecompressSync(other.bodies.br.bytes).toString()).toContain('Home');
  });

  test('is made as small as can be though the one before it failed', async () => {
    let fails = false;
    const now = () => (fails ? expect.fail('no clock') : 1_000_000);
    const cache = openPageCache({ headers: {}, now });
    const failed = await cache.page(shop, async () => {
      fails = true;
      return finished({ freshForMs: 90_000 });
    });
    fails = false;
    const next = await cache.page({ ...shop, pathname: '/learn' }, async () => finished({ freshForMs: 90_000 }));

    await vi.waitFor(() => expect(next.isSmallest).toBe(true), { timeout: 5000 });
    expect(failed.isSmallest).toBe(false);
  });

  test('that may not be kept is made for everybody who asks', async () => {
    const { cache } = aCache();
    const make = async () => finished({ freshForMs: 0 });
    expect(await cache.page(shop, make)).not.toBe(await cache.page(shop, make));
  });

  test('whose making failed is tried again by the next', async () => {
    const { cache } = aCache();
    await expect(cache.page(shop, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect((await cache.page(shop, async () => finished())).status).toBe(200);
  });

  test('gives way, the one asked for longest ago first, and never more than the memory allows', async () => {
    const { cache } = aCache({ mostBytes: 30_000 });
    const port = await aServer(cache);
    const pathOf = (i: number) => `/guides/${i}`;
    for (let i = 0; i < 20; i++) {
      await cache.page({ pathname: pathOf(i), counts: [], search: '' }, async () => finished());
      await receive(port, pathOf(0));
    }

    const kept = await Promise.all(Array.from({ length: 20 }, async (_, i) => (await receive(port, pathOf(i))).status));
    const there = kept.flatMap((status, i) => (status === 200 ? [i] : []));
    expect(there).toContain(0);
    expect(there).toContain(19);
    expect(there).not.toContain(1);
    expect(there.length * HTML.length).toBeLessThanOrEqual(30_000);
  });
});

describe('an answer from memory', () => {
  test.each([
    ['br', 'gzip, deflate, br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip, br;q=0', (body: Buffer) => gunzipSync(body)],
    [undefined, 'identity', (body: Buffer) => body],
    [undefined, 'br;q=0, gzip;q=0.0', (body: Buffer) => body],
  ])('is encoded as %s for %s', async (encoding, accepted, decode) => {
    const { cache } = aCache();
    await cache.page(shop, async () => finished());
    const answer = await receive(await aServer(cache), '/upcoming-trips', { headers: { 'accept-encoding': accepted } });

    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    expect(decode(answer.body).toString()).toBe(HTML);
  });

  test('is short for the visitor who has it already, and for the one who asks only for the head', async () => {
    const { cache } = aCache();
    await cache.page(shop, async () => finished());
    const port = await aServer(cache);
    const { headers } = await receive(port, '/upcoming-trips', { headers: { 'accept-encoding': 'br' } });
    const again = (etag: string) =>
      receive(port, '/upcoming-trips', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });

    for (const etag of [String(headers.etag), `W/${headers.etag}`, `"other", ${headers.etag}`]) {
      const answer = await again(etag);
      expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, headers.etag]);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
    expect((await again('"other"')).status).toBe(200);

    const head = await receive(port, '/upcoming-trips', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      headers['content-length'],
    ]);
  });

  test('is the same whatever parameters an advertisement adds, and another one where a parameter counts', async () => {
    const { cache } = aCache();
    await cache.page(shop, async () => finished());
    await cache.page({ ...shop, search: 'category=Luxury' }, async () => finished({ html: 'Luxury' }));
    const port = await aServer(cache);

    expect((await receive(port, '/upcoming-trips?utm_source=letter&gclid=1')).text).toBe(HTML);
    expect((await receive(port, '/upcoming-trips?gclid=1&category=Luxury')).text).toBe('Luxury');
    expect((await receive(port, '/upcoming-trips?category=Wellness')).status).toBe(599);
    expect((await receive(port, '/upcoming-trips/')).status).toBe(599);
  });

  test('is never given where somebody must look at the visitor first, nor for a write', async () => {
    const { cache } = aCache();
    await cache.page({ pathname: '/business', counts: [], search: '' }, async () => finished({ gated: true }));
    await cache.page(shop, async () => finished());
    const port = await aServer(cache);

    expect((await receive(port, '/business')).status).toBe(599);
    expect((await receive(port, '/upcoming-trips', { method: 'POST' })).status).toBe(599);
  });

  test('of a page that no cache may keep has no tag to ask by', async () => {
    const { cache } = aCache();
    await cache.page(shop, async () => finished({ cacheControl: 'no-store' }));
    const port = await aServer(cache);
    const answer = await receive(port, '/upcoming-trips', { headers: { 'if-none-match': '*' } });
    expect([answer.status, answer.headers.etag, answer.headers['cache-control']]).toEqual([200, undefined, 'no-store']);
  });
});

test('the parameters that count stand in their own order, once, and not too long', () => {
  expect(countedSearch('b=2&a=1&c=3&a=9', ['a', 'b'])).toBe('a=1&b=2');
  expect(countedSearch(`a=${'x'.repeat(500)}`, ['a'])).toBe(`a=${'x'.repeat(300)}`);
  expect(countedSearch('a=', ['a'])).toBe('');
  expect(countedSearch('a=%3Cscript%3E&%', ['a'])).toBe('a=%3Cscript%3E');
});
