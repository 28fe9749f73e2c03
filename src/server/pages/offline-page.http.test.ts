/** The page that browsers keep for times without a network: whole by itself, and as the worker expects it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../test/app.ts';
import { BUILD_MS, builtPages, receive } from '../../../test/pages.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await openApp({ pages: await builtPages() });
  port = await app.listen();
}, BUILD_MS);
afterAll(() => app[Symbol.asyncDispose]());

const named = (name: string) =>
  new RegExp(`const ${name} = '([^']+)'`).exec(readFileSync('public/offline.js', 'utf8'))?.[1] ?? '';

test('it needs no script and nothing that the worker does not keep with it', async () => {
  const { status, text } = await receive(port, named('OFFLINE'));
  expect(status).toBe(200);
  expect(/<script|rel="(?:modulepreload|stylesheet|manifest)"/.test(text)).toBe(false);
  const asked = [...text.matchAll(/<(?:img|link)[^>]* (?:src|href)="([^"]+)"/g)].map(([, address]) => address);
  // The icon is the browser's own wish, and shown without one.
  expect(new Set(asked)).toEqual(new Set(['/favicon.svg', named('PICTURE')]));
  expect(text).toContain('<meta name="robots" content="noindex">');
});

test('its one style sheet is the one that its policy allows', async () => {
  const { text, headers } = await receive(port, '/offline');
  const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
  const hash = createHash('sha256').update(String(styles[0])).digest('base64');
  expect(styles).toHaveLength(1);
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
});

test('the way to kept trips is in it once, hidden as the worker knows it', async () => {
  const { text } = await receive(port, '/offline');
  expect(text.split(named('WAY_TO_TRIPS'))).toHaveLength(2);
  expect(text.split(`"${named('MY_TRIPS')}"`)).toHaveLength(2);
});
