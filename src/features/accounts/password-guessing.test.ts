/**
 * Guessing against two processes that share a database: what is computed is
 * counted at the place where it is computed, and in sum it stays within the limits.
 */
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { untilAFreshWindow } from '../../../test/limit-windows.ts';
import { IS_LONG } from '../../../test/rounds.ts';
import { aMigratedDatabase, cleanUp, eventually, type Site, startSite } from '../../../test/site.ts';
import { openDatabase } from '../../database/sql.ts';

const ALTERED = fileURLToPath(new URL('../../../test/altered-site.ts', import.meta.url));
const PASSWORD = 'a quiet bay in June';

/** Wrong, refused, or more of one guesser waiting than a process holds. */
const ENDINGS = ['401', '429', '503'];

afterEach(cleanUp, 60_000);

async function twoProcesses(): Promise<{ url: string; sites: readonly [Site, Site] }> {
  const url = await aMigratedDatabase();
  const settings = { DATABASE_URL: url, TRUSTED_PROXIES: '127.0.0.1/32', BUSINESS_PASSWORD: 'open sesame, please' };
  const sites = await Promise.all([startSite(settings, ALTERED), startSite(settings, ALTERED)]);
  return { url, sites };
}

async function windowsOf(url: string, ...windows: readonly [seconds: number, needed: number][]): Promise<void> {
  const { db, close } = openDatabase({ url, pool: 1 });
  for (const [seconds, needed] of windows) await untilAFreshWindow(db, seconds, needed);
  await close();
}

/** So many requests, alternating between the processes, `atOnce` under way; answers how often each status came. */
async function many(
  sites: readonly Site[],
  count: number,
  atOnce: number,
  ask: (site: Site, i: number) => Promise<Response>,
): Promise<Readonly<Record<number, number>>> {
  const statuses: Record<number, number> = {};
  let next = 0;
  const askOn = async (): Promise<void> => {
    for (let i = next++; i < count; i = next++) {
      const site = sites[i % sites.length];
      if (!site) throw new Error('No site to ask');
      const answer = await ask(site, i);
      await answer.arrayBuffer();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return statuses;
}

const logIn = (username: string, from: (i: number) => string) => (site: Site, i: number) =>
  site.post('/api/auth/login', { username, password: `guess number ${i}` }, { 'x-forwarded-for': from(i) });

const checksOf = (sites: readonly Site[]) =>
  sites.reduce((sum, site) => sum + site.said().split('checked a password').length - 1, 0);

/** Of the cookies of a login, the one that outlives it. */
function knownCookie(loggedIn: Response): string {
  const set = loggedIn.headers.getSetCookie().find((cookie) => cookie.startsWith('known='));
  return set?.split(';')[0] ?? '';
}

async function register({ post }: Site, username: string): Promise<void> {
  const made = await post('/api/auth/register', { username, password: PASSWORD, signupCode: 'WANDER' });
  expect(made.status).toBe(201);
}

test.runIf(IS_LONG)(
  'two thousand guesses from one address block cost twenty checks over both processes',
  {
    timeout: 150_000,
  },
  async () => {
    const { url, sites } = await twoProcesses();
    await register(sites[0], 'Maren');
    await windowsOf(url, [60, 15]);

    const statuses = await many(
      sites,
      2000,
      80,
      logIn('maren', (i) => `2001:db8:1:2::${(i + 1).toString(16)}`),
    );

    expect(statuses[401]).toBe(20);
    await eventually(() => expect(checksOf(sites)).toBe(20));
    expect(Object.keys(statuses).filter((status) => !ENDINGS.includes(status))).toEqual([]);
    const owner = { username: 'maren', password: PASSWORD };
    expect((await sites[1].post('/api/auth/login', owner, { 'x-forwarded-for': '2001:db8:1:3::1' })).status).toBe(200);
  },
);

test.runIf(IS_LONG)(
  'a thousand addresses at one account cost a hundred checks over both processes',
  {
    timeout: 150_000,
  },
  async () => {
    const { url, sites } = await twoProcesses();
    await register(sites[0], 'Maren');
    await windowsOf(url, [3600, 40]);

    const statuses = await many(
      sites,
      1000,
      120,
      logIn('maren', (i) => `198.18.${i >> 8}.${i & 255}`),
    );

    await eventually(() => expect(checksOf(sites)).toBe(statuses[401]));
    expect(statuses[401]).toBe(100);
    expect(Object.keys(statuses).filter((status) => !ENDINGS.includes(status))).toEqual([]);
  },
);

test.runIf(IS_LONG)(
  'strangers who lock a name over both processes do not lock the browser its owner uses',
  {
    timeout: 150_000,
  },
  async () => {
    const { url, sites } = await twoProcesses();
    await register(sites[0], 'Maren');
    await windowsOf(url, [3600, 60]);
    const right = { username: 'maren', password: PASSWORD };
    const home = { 'x-forwarded-for': '203.0.113.7' };
    const cookie = knownCookie(await sites[0].post('/api/auth/login', right, home));

    const strangers = await many(
      sites,
      400,
      100,
      logIn('maren', (i) => `198.18.${i >> 8}.${i & 255}`),
    );
    expect(strangers[401]).toBe(100);

    for (const site of sites) {
      expect((await site.post('/api/auth/login', right, { 'x-forwarded-for': '192.0.2.8' })).status).toBe(429);
      const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
      expect((await site.post('/api/auth/login', right, { ...home, cookie: forged })).status).toBe(429);
      expect((await site.post('/api/auth/login', right, { ...home, cookie })).status).toBe(200);
    }
  },
);

test.runIf(IS_LONG)(
  'a stolen browser cookie gives twenty guesses at its one name over both processes, and nothing else',
  {
    timeout: 150_000,
  },
  async () => {
    const { url, sites } = await twoProcesses();
    await register(sites[0], 'Maren');
    await register(sites[0], 'Joren');
    await windowsOf(url, [3600, 60]);
    const right = { username: 'maren', password: PASSWORD };
    const home = { 'x-forwarded-for': '203.0.113.7' };
    const stolen = knownCookie(await sites[0].post('/api/auth/login', right, home));
    const cookie = knownCookie(await sites[0].post('/api/auth/login', right, { ...home, cookie: stolen }));
    const checked = checksOf(sites);

    const thief = (username: string) => (site: Site, i: number) => {
      const from = { 'x-forwarded-for': `198.18.${i >> 8}.${i & 255}`, cookie: stolen };
      return site.post('/api/auth/login', { username, password: `guess number ${i}` }, from);
    };
    const guesses = await many(sites, 200, 60, thief('maren'));
    expect(guesses[401]).toBe(20);
    await eventually(() => expect(checksOf(sites) - checked).toBe(20));
    expect(Object.keys(guesses).filter((status) => !ENDINGS.includes(status))).toEqual([]);
    expect((await many(sites, 300, 60, thief('joren')))[401]).toBe(100);

    const userOf = async (site: Site) => (await site.get('/api/auth/user', stolen)).status;
    expect(await Promise.all(sites.map(userOf))).toEqual([401, 401]);
    expect((await sites[1].post('/api/auth/login', right, { ...home, cookie })).status).toBe(200);
  },
);

test.runIf(IS_LONG)(
  'guessing the business password over both processes ends after ten',
  { timeout: 150_000 },
  async () => {
    const { url, sites } = await twoProcesses();
    await windowsOf(url, [600, 15]);
    const guess = (site: Site, i: number) =>
      site.post('/api/business/access', { password: `sesame ${i}` }, { 'x-forwarded-for': '203.0.113.7' });

    const statuses = await many(sites, 400, 60, guess);

    expect(statuses).toEqual({ 401: 10, 429: 390 });
  },
);

test.runIf(IS_LONG)('of business passwords that come all at once ten are compared', { timeout: 150_000 }, async () => {
  const { url, sites } = await twoProcesses();
  await windowsOf(url, [600, 15]);
  const guess = (site: Site, i: number) => {
    const password = i < 80 ? `sesame ${i}` : 'open sesame, please';
    return site.post('/api/business/access', { password }, { 'x-forwarded-for': '203.0.113.7' });
  };

  expect(await many(sites, 90, 90, guess)).toEqual({ 401: 10, 429: 80 });
});

test.runIf(IS_LONG)(
  'right logins and right business passwords at once are all let in by both processes',
  {
    timeout: 150_000,
  },
  async () => {
    const { url, sites } = await twoProcesses();
    await register(sites[0], 'Maren');
    await windowsOf(url, [60, 10], [600, 10]);
    const from = { 'x-forwarded-for': '203.0.113.7' };

    const logIns = await many(sites, 60, 60, (site) =>
      site.post('/api/auth/login', { username: 'maren', password: PASSWORD }, from),
    );
    const unlocks = await many(sites, 60, 60, (site) =>
      site.post('/api/business/access', { password: 'open sesame, please' }, from),
    );

    expect([logIns, unlocks]).toEqual([{ 200: 60 }, { 200: 60 }]);
  },
);
