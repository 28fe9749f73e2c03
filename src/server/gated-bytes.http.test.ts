/** What no stranger may read, looked for in everything a stranger can fetch. */
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { business } from '../../content/business.ts';
import { openApp, type TestApp } from '../../test/app.ts';
import { BUILD_MS, builtPages } from '../../test/pages.ts';
import { pages } from '../web/pages.ts';

const SIGNUP = 'canary-signup-7QX2';
const PASSWORD = 'canary-partners-9KD4';
const CLIENT = new URL('../../dist/client/', import.meta.url);
const READABLE = /\.(?:js|css|map|json|svg|html|txt|xml|webmanifest)$/;

let app: TestApp;
let assets: string[] = [];

beforeAll(async () => {
  app = await openApp({ pages: await builtPages(), settings: { SIGNUP_CODE: SIGNUP, BUSINESS_PASSWORD: PASSWORD } });
  const names = await readdir(CLIENT, { recursive: true });
  assets = names.filter((name) => READABLE.test(name)).map((name) => `/${name}`);
}, BUILD_MS);
afterAll(() => app[Symbol.asyncDispose]());

/** Sentences, not words: "Newsletter" stands on other pages too. */
function sentencesOf(content: unknown): string[] {
  if (typeof content === 'string') return content.includes(' ') && content.length > 25 ? [content] : [];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(sentencesOf) : [];
}

const secrets = [SIGNUP, PASSWORD, ...sentencesOf(business)];
const addresses = [
  ...pages.map(({ path }) => (path === '*' ? '/no-such-page' : path.replace(/:\w+/g, 'ibiza'))),
  '/api/openapi.json',
  '/robots.txt',
  '/sitemap.xml',
  '/metrics',
  '/api/business/content',
];
/** As it stands in HTML, in scripts and in JSON. */
const spellings = (text: string) => [text, text.replaceAll("'", '&#x27;'), text.replaceAll('"', '\\"')];
const found = (text: string) =>
  secrets.filter((secret) => spellings(secret).some((spelling) => text.includes(spelling)));

test('there is enough to look for and enough to look through', () => {
  expect(secrets.length).toBeGreaterThan(15);
  expect(assets.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(20);
});

test('the signup code, the password and the partners’ pages are in no file a browser can fetch', async () => {
  for (const name of assets) {
    const { status, text } = await app.get(name);
    if (status === 200) expect([name, found(text)]).toEqual([name, []]);
  }
});

test('they are in no page, for a stranger and for a traveller who is logged in', async () => {
  const traveller = await app.person();
  for (const visitor of [app.stranger(), traveller]) {
    for (const address of addresses) {
      const { text } = await visitor.get(address);
      expect([address, found(text)]).toEqual([address, []]);
    }
    const gate = await visitor.get('/business');
    expect([gate.status, gate.headers.location, gate.text]).toEqual([302, '/business-login', '']);
  }
});

test('after the unlock the partners’ pages are sent, by the API alone', async () => {
  const partner = app.stranger();
  expect((await partner.post('/api/business/access', { password: PASSWORD })).status).toBe(200);
  const page = await partner.get('/business');
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(found(page.text)).toEqual([]);
  expect(found((await partner.get('/api/business/content')).text).length).toBeGreaterThan(10);
  expect((await app.stranger().get('/business')).status).toBe(302);
});
