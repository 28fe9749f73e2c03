/**
 * A site with reCAPTCHA's keys: its own server, a verifier that says what it is told, and Google's script as a
 * fake that behaves like it. The policy of the pages is the real one.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Server, startServer } from '../bench/server.ts';
import { expect, test } from './fixtures.ts';

/** Like the real one: asks for a second script, puts a frame beside the form, and makes its types itself. */
const GOOGLE = `
  const types = window.trustedTypes?.createPolicy('goog#html', { createScriptURL: (url) => url });
  const more = document.createElement('script');
  const url = 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js';
  more.src = types ? types.createScriptURL(url) : url;
  document.head.append(more);
  const frame = document.createElement('iframe');
  frame.title = 'reCAPTCHA';
  frame.src = 'https://www.google.com/recaptcha/api2/anchor';
  more.onload = () => document.body.append(frame);
  window.grecaptcha = {
    ready: (then) => (window.recaptchaIsReady ? then() : more.addEventListener('load', () => then())),
    execute: async (siteKey, { action }) => 'a-word-for-' + action + '-with-' + siteKey,
  };`;

let server: Server;
let dataDir = '';
let verdict: object | null = null;
const judged: string[] = [];
const verifier = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    judged.push(body);
    if (verdict) response.end(JSON.stringify(verdict));
    else request.socket.destroy();
  });
});
const human = (action: string) => ({ success: true, hostname: 'localhost', action, score: 0.9 });

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wanderlight-recaptcha-'));
  await chmod(dataDir, 0o755);
  await new Promise<void>((ready) => verifier.listen(0, '127.0.0.1', ready));
  server = await startServer({
    DATA_DIR: dataDir,
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET_KEY: 'secret-key',
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(verifier.address() as AddressInfo).port}/`,
  });
});
test.afterAll(async () => {
  await server.stop();
  verifier.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Answers what was asked of Google. */
async function withGoogle(page: Page, isThere = true): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/(www\.google\.com|www\.gstatic\.com|recaptcha\.google\.com)\//, (route) => {
    asked.push(route.request().url());
    if (!isThere) return route.abort();
    const { pathname } = new URL(route.request().url());
    if (pathname === '/recaptcha/api.js') return route.fulfill({ contentType: 'text/javascript', body: GOOGLE });
    if (pathname.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: '' });
    return route.fulfill({ contentType: 'text/html', body: '<title>anchor</title>' });
  });
  return asked;
}

async function signUp(page: Page) {
  await page.goto(`http://localhost:${server.port}/contact`);
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click();
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Sign up' }) });
  await form.getByLabel('Email').fill(`ines-${crypto.randomUUID().slice(0, 8)}@example.com`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/newsletter')) sent.push(request.postDataJSON().humanProof);
  });
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Success!', { exact: true })).toBeVisible();
  return { form, sent };
}

test('its word is the proof, and the notice names it', { tag: '@desktop' }, async ({ page }) => {
  verdict = human('newsletter');
  judged.length = 0;
  const asked = await withGoogle(page);
  const { form, sent } = await signUp(page);
  expect(sent).toEqual(['recaptcha:a-word-for-newsletter-with-site-key']);
  expect(judged).toEqual(['secret=secret-key&response=a-word-for-newsletter-with-site-key']);
  await expect(form.getByText('This form is protected by reCAPTCHA')).toBeVisible();
  await expect(page.locator('iframe[title=reCAPTCHA]')).toBeAttached();
  expect(asked[0]).toBe('https://www.google.com/recaptcha/api.js?render=site-key&trustedtypes=true');
});

test('what it does not believe is proved by work, without a word to the visitor', {
  tag: ['@desktop', '@long'],
}, async ({ page, heard }) => {
  heard.expect(/status of 403/);
  verdict = { ...human('newsletter'), score: 0.1 };
  await withGoogle(page);
  const { sent } = await signUp(page);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatch(/^recaptcha:/);
  expect(JSON.parse(atob(sent[1] ?? '')).solution.counter).toBeGreaterThan(0);
});

test('a judge who does not answer opens nothing: work does', { tag: ['@desktop', '@long'] }, async ({
  page,
  heard,
}) => {
  heard.expect(/status of 403/);
  verdict = null;
  await withGoogle(page);
  const { sent } = await signUp(page);
  expect(sent).toHaveLength(2);
  expect(sent[1]).not.toMatch(/^recaptcha:/);
});

test('where Google cannot be reached the notice says so and names what guards instead', {
  tag: ['@desktop', '@long'],
}, async ({ page, heard }) => {
  heard.expect(/Failed to load resource: net::ERR_FAILED/);
  await withGoogle(page, false);
  const { form, sent } = await signUp(page);
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toMatch(/^recaptcha:/);
  await expect(form.getByText('reCAPTCHA cannot be reached from here.')).toBeVisible();
  await expect(form.getByText(/protected by ALTCHA/)).toBeVisible();
});

test('Google’s script stays behind where it was let in, and is asked for nowhere else', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  verdict = human('newsletter');
  const asked = await withGoogle(page);
  await signUp(page);
  const before = asked.length;
  await page.getByRole('navigation').getByRole('link', { name: 'Upcoming Trips' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/upcoming-trips$/);
  expect(await page.evaluate(() => 'grecaptcha' in window)).toBe(false);

  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByText('This form is protected by reCAPTCHA').first()).toBeVisible();
  expect(asked).toHaveLength(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/upcoming-trips$/);
  await expect(page.getByRole('heading', { level: 1, name: /trip/i })).toBeVisible();
});
