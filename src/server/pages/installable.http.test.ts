/** The site can be put on a home screen: what a page's manifest promises is there. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../test/app.ts';
import { BUILD_MS, builtPages, type Received, receive } from '../../../test/pages.ts';

interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
  readonly shortcuts: readonly { name: string; url: string }[];
}

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await openApp({ pages: await builtPages() });
  port = await app.listen();
}, BUILD_MS);
afterAll(() => app[Symbol.asyncDispose]());

/** Width and height, as the file itself has them (PNG, IHDR). */
function sizeOf({ body }: Received): string {
  expect(body.subarray(1, 4).toString()).toBe('PNG');
  return `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`;
}

async function manifestOf(page: string): Promise<Manifest> {
  const { text } = await receive(port, page);
  const address = /<link rel="later" href="([^"]+)">/.exec(text)?.[1] ?? '';
  const { status, headers, text: manifest } = await receive(port, address);
  expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^application\/manifest\+json/)]);
  return JSON.parse(manifest);
}

test('the manifest names the site, opens a page of it, and looks like an app', async () => {
  const { name, short_name, start_url, scope, display, shortcuts } = await manifestOf('/');
  expect(name).toBe('Wanderlight');
  expect(short_name.length).toBeLessThanOrEqual(12);
  expect(display).toBe('standalone');
  for (const url of [start_url, ...shortcuts.map((shortcut) => shortcut.url)]) {
    expect(url.startsWith(scope), url).toBe(true);
    const { status, headers } = await receive(port, url);
    expect([url, status, headers['content-type']]).toEqual([url, 200, 'text/html; charset=utf-8']);
  }
});

test('each icon is there in the size it says, small, large and for round screens', async () => {
  const { icons } = await manifestOf('/my-trips');
  for (const { src, sizes, type } of icons) {
    const icon = await receive(port, src);
    expect([src, icon.status, icon.headers['content-type']]).toEqual([src, 200, type]);
    if (type === 'image/png') expect([src, sizeOf(icon)]).toEqual([src, sizes]);
  }
  const plain = icons.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes);
  expect(plain).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual(['512x512']);
});
