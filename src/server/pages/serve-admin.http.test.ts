/** The back office's document, as it is sent to operators and to everybody else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../test/app.ts';
import { BUILD_MS, builtPages } from '../../../test/pages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp({ pages: await builtPages() });
}, BUILD_MS);
afterAll(() => app[Symbol.asyncDispose]());

test('who is no operator is sent to the way in, with the way back, and never elsewhere', async () => {
  const traveller = await app.person();
  for (const [path, to] of [
    ['/admin', '/admin'],
    ['/admin/bookings?state=held', '/admin/bookings?state=held'],
    ['/admin/nowhere', '/admin/nowhere'],
    [`/admin/${'x'.repeat(3000)}`, '/admin'],
  ]) {
    const { status, headers } = await traveller.get(path ?? '');
    expect.soft([status, headers['cache-control']], path).toEqual([302, 'no-store']);
    expect.soft(headers['location'], path).toBe(`/admin/sign-in?${new URLSearchParams({ to: to ?? '' })}`);
  }
});

test('who follows a link from elsewhere without a cookie is told apart, so that the page can ask once more', async () => {
  const follow = async (site: string) =>
    (await app.stranger().get('/admin/inbox/7', { headers: { 'sec-fetch-site': site } })).headers['location'];
  expect(await follow('cross-site')).toBe('/admin/sign-in?to=%2Fadmin%2Finbox%2F7&from=elsewhere');
  expect(await follow('same-origin')).toBe('/admin/sign-in?to=%2Fadmin%2Finbox%2F7');
});

test('operators get one document for every page, kept by nobody, with the strict policy of all answers', async () => {
  const operator = await app.operator();
  const today = await operator.get('/admin');
  expect(today.status).toBe(200);
  expect(today.headers['cache-control']).toBe('no-store');
  expect(today.headers['referrer-policy']).toBe('no-referrer');
  expect(today.headers['content-security-policy']).toContain("default-src 'none'");
  expect(today.headers['content-security-policy']).not.toContain('unsafe-');
  expect(today.text).toContain('<meta name="robots" content="noindex">');
  expect(today.text).not.toContain(operator.operator.name);
  expect((await operator.get('/admin/audit?after=7')).text).toBe(today.text);
  expect((await operator.get('/admin/nowhere')).status).toBe(404);
});

test('the way in is open to all, and names nobody', async () => {
  for (const path of ['/admin/sign-in', `/admin/welcome/${'a'.repeat(43)}`]) {
    const { status, headers } = await app.stranger().get(path);
    expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
  }
});

test('its scripts are none of the site’s, and its list of files is not served', async () => {
  const shell = (await app.get('/admin/sign-in')).text;
  const home = (await app.get('/')).text;
  const scripts = [...shell.matchAll(/(?:src|href)="(\/admin\/assets\/[\w.-]+\.js)"/g)].map(([, path]) => path ?? '');
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    expect(home).not.toContain(script);
    const { status, headers } = await app.get(script);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
  expect((await app.get('/admin/.vite/manifest.json')).status).not.toBe(200);
  expect((await app.get('/robots.txt')).text).toContain('Disallow: /admin\n');
});

test('whose work browsers are sent is told, with the licenses, for the site and for the back office', async () => {
  for (const path of ['/licenses.txt', '/admin/licenses.txt']) {
    const { status, headers, text } = await app.get(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    for (const name of ['react-dom', 'zod']) expect(text).toContain(`## ${name} - `);
  }
  expect((await app.get('/licenses.txt')).text).toContain('## maplibre-gl - ');
  expect((await app.get('/terms')).text).toContain('/licenses.txt');
});
