/** Another company's script: only in pages that let it in, only where its keys are set, and only from its own addresses. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answered, openApp, type TestApp } from '../../../test/app.ts';
import { BUILD_MS, builtPages } from '../../../test/pages.ts';
import type { Page } from '../../web/page.ts';
import { pages } from '../../web/pages.ts';

const keys = { RECAPTCHA_SITE_KEY: 'public-site-key', RECAPTCHA_SECRET_KEY: 'secret-key' };
const MANIFEST = new URL('../../../dist/client/.vite/manifest.json', import.meta.url);

let keyed: TestApp;
let unkeyed: TestApp;

beforeAll(async () => {
  const built = await builtPages();
  keyed = await openApp({ pages: built, settings: keys });
  unkeyed = await openApp({ pages: built });
}, BUILD_MS);
afterAll(async () => {
  await keyed[Symbol.asyncDispose]();
  await unkeyed[Symbol.asyncDispose]();
});

const addressOf = (path: string) => (path === '*' ? '/no-such-page' : path.replace(/:\w+/g, 'ibiza'));
const letsGuardIn = ({ admits }: Page) => [admits].flat().includes('human-check');
const admitting = pages.filter(letsGuardIn).map(({ path }) => addressOf(path));
const others = pages.filter((page) => !letsGuardIn(page) && page.who === undefined).map(({ path }) => addressOf(path));

/** Style sheets and the script of a long page are named by their hashes. */
const withoutHashesOf = ({ headers }: Pick<Answered, 'headers'>) =>
  String(headers['content-security-policy']).replaceAll(/ 'sha256-[^']+'/g, '');

function policyOf({ headers }: Pick<Answered, 'headers'>): Map<string, string> {
  const policy = withoutHashesOf({ headers });
  return new Map(policy.split('; ').map((rule) => [rule.split(' ')[0] ?? '', rule.slice(rule.indexOf(' ') + 1)]));
}

async function partnerOf(app: TestApp) {
  const partner = app.stranger();
  expect((await partner.post('/api/business/access', { password: 'partners' })).status).toBe(200);
  return partner;
}

test('without keys every page has one and the same strict policy but for its hashes, and names nobody', async () => {
  const partner = await partnerOf(unkeyed);
  const strict = withoutHashesOf(await partner.get('/'));
  expect(strict).not.toMatch(/google|gstatic|frame-src|trusted-types \*/);
  for (const path of [...admitting, ...others]) {
    const { headers, text } = await partner.get(path);
    expect([path, withoutHashesOf({ headers })]).toEqual([path, strict]);
    expect(text, path).not.toMatch(/data-third-parties|recaptcha\/|This form is protected by reCAPTCHA/);
  }
  expect((await unkeyed.get('/contact')).text).toContain('ALTCHA');
});

describe('with keys', () => {
  test('pages with a guarded form let in exactly the addresses of reCAPTCHA', async () => {
    const partner = await partnerOf(keyed);
    expect(admitting.length).toBeGreaterThan(4);
    for (const path of admitting) {
      const answer = await partner.get(path);
      expect([200, 404], path).toContain(answer.status);
      const policy = policyOf(answer);
      expect(policy.get('script-src')).toBe(
        "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      );
      expect(policy.get('frame-src')).toBe('https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/');
      expect(policy.get('connect-src')).toBe("'self' https://www.google.com/recaptcha/");
      // Text is still nothing that runs: only whoever makes it a trusted type is free in how to call that.
      expect(policy.get('require-trusted-types-for')).toBe("'script'");
      expect(policy.get('trusted-types')).toBe('*');
      for (const kept of ['default-src', 'base-uri', 'object-src', 'frame-ancestors']) {
        expect(policy.get(kept), kept).toBe("'none'");
      }
      expect(policy.get('style-src')).not.toContain('unsafe');
    }
  });

  test('every other page, answer and file keeps the strict policy', async () => {
    const strict = withoutHashesOf(await unkeyed.get('/'));
    const traveller = await keyed.person();
    const more = ['/api/launch', '/api/human-check?form=contact', '/api/nowhere', '/business', '/robots.txt'];
    for (const path of [...others, ...more]) {
      expect([path, withoutHashesOf(await traveller.get(path))]).toEqual([path, strict]);
    }
    expect(others).toContain('/checkout/ibiza');
  });

  test('the notice names it, and no page carries its script before somebody fills in a form', async () => {
    for (const path of ['/contact', '/learn']) {
      const { text } = await keyed.get(path);
      expect(text).toContain('This form is protected by reCAPTCHA');
      expect(text).not.toContain('ALTCHA');
      expect(text).not.toContain('google.com/recaptcha');
      expect(text).not.toContain(keys.RECAPTCHA_SECRET_KEY);
    }
    const challenge = await keyed.get('/api/human-check?form=contact');
    expect(challenge.body.recaptchaSiteKey).toBe(keys.RECAPTCHA_SITE_KEY);
    expect((await unkeyed.get('/api/human-check?form=contact')).body.recaptchaSiteKey).toBeNull();
  });

  test('every page whose scripts can bring a guarded form lets its guard in', async () => {
    type Chunk = { imports?: string[]; dynamicImports?: string[] };
    const manifest: Record<string, Chunk> = JSON.parse(await readFile(MANIFEST, 'utf8'));
    const guard = Object.keys(manifest).find((name) => name.endsWith('src/web/recaptcha.ts')) ?? '';
    expect(guard).not.toBe('');
    const brings = (name: string, seen = new Set<string>()): boolean => {
      if (name === guard) return true;
      if (seen.has(name)) return false;
      seen.add(name);
      const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
      return [...imports, ...dynamicImports].some((next) => !next.endsWith('entry-client.tsx') && brings(next, seen));
    };
    const forms = pages.filter(({ file }) => brings(file.startsWith('web/') ? `src/${file}` : `src/features/${file}`));
    expect(forms.length).toBeGreaterThan(4);
    for (const page of forms) expect([page.path, letsGuardIn(page)]).toEqual([page.path, true]);
  });
});
