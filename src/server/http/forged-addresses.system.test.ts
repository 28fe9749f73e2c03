/**
 * Who a client is, over two processes that share a database: nobody chooses an
 * address by a header, and behind a trusted proxy the right client is counted.
 * The business gate shows it: ten wrong passwords from one client, then 429.
 */
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { untilAFreshWindow } from '../../../test/limit-windows.ts';
import { IS_LONG } from '../../../test/rounds.ts';
import { aMigratedDatabase, cleanUp, ensureBuilt, type Settings, type Site, startSite } from '../../../test/site.ts';
import { openDatabase } from '../../database/sql.ts';

const MOST = 10;
const WINDOW_SECONDS = 600;

beforeAll(ensureBuilt, 120_000);
afterEach(cleanUp, 60_000);

interface Pair {
  readonly sites: readonly Site[];
  /** How many keys the gate has counted failures under. */
  buckets(): Promise<number>;
}

async function twoProcesses(settings: Settings = {}): Promise<Pair> {
  const DATABASE_URL = await aMigratedDatabase();
  const start = () => startSite({ DATABASE_URL, ...settings });
  const sites = await Promise.all([start(), start()]);
  const { db, close } = openDatabase({ url: DATABASE_URL, pool: 1 });
  await untilAFreshWindow(db, WINDOW_SECONDS, 15).finally(close);
  return {
    sites,
    async buckets() {
      const look = openDatabase({ url: DATABASE_URL, pool: 1 });
      const found = await sql<{ n: number }>`select count(distinct key)::int as n from limits where taken = ${MOST}`
        .execute(look.db)
        .finally(look.close);
      return found.rows[0]?.n ?? -1;
    },
  };
}

/** Wrong passwords, one header set each, alternating between the processes: how often each status came. */
async function guess(sites: readonly Site[], headers: readonly Settings[]): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (const [i, each] of headers.entries()) {
    const site = sites[i % sites.length];
    const answer = await site?.post('/api/business/access', { password: 'a guess' }, each);
    const status = answer?.status ?? 0;
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const forwardedFor = (address: string): Settings => ({ 'x-forwarded-for': address });

const FORGERIES: readonly (readonly [string, (i: number) => Settings])[] = [
  ['X-Forwarded-For', (i) => forwardedFor(`198.51.100.${i}`)],
  ['a chain in X-Forwarded-For', (i) => forwardedFor(`198.51.100.${i}, 127.0.0.1, 10.0.0.${i}`)],
  ['Forwarded', (i) => ({ forwarded: `for=198.51.100.${i};proto=https;by=127.0.0.1` })],
  ['X-Real-IP', (i) => ({ 'x-real-ip': `198.51.100.${i}` })],
  ['other well-known headers', (i) => ({ 'cf-connecting-ip': `198.51.100.${i}`, 'true-client-ip': `203.0.113.${i}` })],
];

test.runIf(IS_LONG)(
  'without a trusted proxy no header makes a second client, on either process',
  { timeout: 120_000 },
  async () => {
    const { sites, buckets } = await twoProcesses();
    const headers = FORGERIES.flatMap(([, forge]) => times(6, (i) => forge(i + 1)));

    expect(await guess(sites, headers)).toEqual({ 401: MOST, 429: headers.length - MOST });
    expect(await buckets()).toBe(1);
  },
);

test.runIf(IS_LONG)('the processes of one site share the count too', { timeout: 120_000 }, async () => {
  const DATABASE_URL = await aMigratedDatabase();
  const site = await startSite({ DATABASE_URL, WEB_CONCURRENCY: '2' });
  const { db, close } = openDatabase({ url: DATABASE_URL, pool: 1 });
  await untilAFreshWindow(db, WINDOW_SECONDS, 15).finally(close);

  // A new connection each time goes to the processes in turn.
  const headers = times(24, (i) => ({ ...forwardedFor(`198.51.100.${i}`), connection: 'close' }));

  expect(await guess([site], headers)).toEqual({ 401: MOST, 429: 14 });
});

test('behind a trusted proxy each client is one bucket, however it is written', { timeout: 120_000 }, async () => {
  const { sites, buckets } = await twoProcesses({ TRUSTED_PROXIES: '127.0.0.1/32,10.1.0.0/16' });
  const one = { 401: MOST, 429: 5 };

  const spelledOut = [
    '203.0.113.9',
    '::ffff:203.0.113.9',
    '::ffff:cb00:7109',
    '::FFFF:CB00:7109',
    '0:0:0:0:0:ffff:cb00:7109',
  ];
  expect(
    await guess(
      sites,
      times(15, (i) => forwardedFor(spelledOut[i % 5] ?? '')),
    ),
  ).toEqual(one);
  expect(
    await guess(
      sites,
      times(15, (i) => forwardedFor(`2001:db8:1:2:${i.toString(16)}::${i + 1}`)),
    ),
  ).toEqual(one);
  expect(await buckets()).toBe(2);

  // The neighbours are other clients.
  expect(await guess(sites, [forwardedFor('203.0.113.10'), forwardedFor('2001:db8:1:3::1')])).toEqual({ 401: 2 });
});

test.runIf(IS_LONG)(
  'behind a trusted proxy a client is who the proxy saw, not who it says it is',
  { timeout: 120_000 },
  async () => {
    const { sites, buckets } = await twoProcesses({ TRUSTED_PROXIES: '127.0.0.1/32,10.1.0.0/16' });
    const seen = '203.0.113.77';
    const claims = [
      ...times(4, (i) => forwardedFor(`198.51.100.${i}, ${seen}`)),
      ...times(4, (i) => forwardedFor(`127.0.0.1, 198.51.100.${i}, ${seen}, 10.1.2.3`)),
      ...times(4, (i) => ({ ...forwardedFor(seen), forwarded: `for=198.51.100.${i}` })),
      ...times(4, (i) => ({ ...forwardedFor(`"><script>, ${seen}`), 'x-real-ip': `198.51.100.${i}` })),
    ];

    expect(await guess(sites, claims)).toEqual({ 401: MOST, 429: claims.length - MOST });
    expect(await buckets()).toBe(1);
  },
);

test.runIf(IS_LONG)('what is no address is one bucket, not a fresh one each time', { timeout: 120_000 }, async () => {
  const { sites, buckets } = await twoProcesses({ TRUSTED_PROXIES: '127.0.0.1/32' });
  const nonsense = times(16, (i) =>
    forwardedFor(['unknown', `_hidden${i}`, `nobody-${i}`, `203.0.113.${i}.9`][i % 4] ?? ''),
  );

  expect(await guess(sites, nonsense)).toEqual({ 401: MOST, 429: 6 });
  expect(await buckets()).toBe(1);
});

test.runIf(IS_LONG)(
  'with everybody trusted each forgery would be a client of its own',
  { timeout: 120_000 },
  async () => {
    const { sites } = await twoProcesses({ TRUSTED_PROXIES: '0.0.0.0/1,128.0.0.0/1' });

    expect(
      await guess(
        sites,
        times(15, (i) => forwardedFor(`198.51.100.${i}`)),
      ),
    ).toEqual({ 401: 15 });
  },
);
