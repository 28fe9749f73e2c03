/** Starting the real thing: what it says, what it refuses and why, what monitors see. */
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { IS_LONG } from '../../test/rounds.ts';
import {
  aCookie,
  aDataFolder,
  anEmptyDatabase,
  cleanUp,
  ensureBuilt,
  postmasterOf,
  refusedStart,
  startSite,
} from '../../test/site.ts';
import { openDatabase } from '../database/sql.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

beforeAll(ensureBuilt, 120_000);
afterEach(cleanUp, 60_000);

describe('a start', { timeout: 120_000 }, () => {
  test('on a machine with nothing but Node makes its database, says its address, serves, and tells monitors how it fares', async () => {
    const folder = await aDataFolder();
    const site = await startSite({ DATA_DIR: folder });

    expect(site.said()).toMatch(/Wanderlight is ready: http:\/\/localhost:\d+/);
    expect(site.said()).toContain('the signup code is WANDER');
    const home = await site.get('/');
    expect([home.status, home.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await home.text()).toContain('</html>');
    const packages = (await (await site.get('/api/trip-packages')).json()) as { id: string }[];
    expect(packages.map((one) => one.id)).toContain('miami-beach-luxury');

    expect(await (await site.get('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await site.get('/readyz')).json()).toEqual({ status: 'ready', database: 'ok', files: 'ok' });
    await site.get('/api/trip-packages/ibiza?from=newsletter');

    const metrics = await site.get('/metrics');

    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain/);
    const text = await metrics.text();
    expect(text).toMatch(/^# TYPE http_request_seconds histogram$/m);
    expect(text).toContain(
      'http_request_seconds_count{method="GET",route="/api/trip-packages/:id",status="200",source="api"} 1',
    );
    expect(text).not.toMatch(/ibiza|newsletter/);
    expect(text).toMatch(/^bookings_oldest_open_seconds 0$/m);
    expect(text).toMatch(/^payment_alarms 0$/m);

    expect(await site.end('SIGTERM')).toBe(0);
    expect(postmasterOf(folder)).toBeNull();
  });

  test.runIf(IS_LONG)('two at once on an empty database: each migration runs once, and both serve', async () => {
    const DATABASE_URL = await anEmptyDatabase();
    const both = await Promise.all([startSite({ DATABASE_URL }), startSite({ DATABASE_URL })]);

    for (const site of both)
      expect(((await (await site.get('/api/trip-packages')).json()) as unknown[]).length).toBe(12);
    const { db, close } = openDatabase({ url: DATABASE_URL, pool: 1 });
    const applied = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
    await close();
    expect(applied.rows[0]?.name).toBe('0048_baseline');
    expect(new Set(applied.rows.map((row) => row.name)).size).toBe(applied.rows.length);
  });

  test.runIf(IS_LONG)('what visitors send reaches neither the output nor the log of the database', async () => {
    const folder = await aDataFolder();
    const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'debug' });
    const cookie = await aCookie(site, 'canary-name', 'canary-password');
    await site.get('/upcoming-trips?category=canary-query');
    await site.get('/api/bookings/canary-path?x=canary-query', cookie);
    await site.post('/api/auth/login', { username: 'canary-name', password: 'canary-wrong' });
    const booked = await site.post('/api/bookings', CANARY_BOOKING, { cookie });
    expect(booked.status).toBe(201);
    const broken = await site.post(
      '/api/bookings',
      { ...CANARY_BOOKING, numberOfTravelers: 'canary-number' },
      { cookie },
    );
    expect(broken.status).toBe(400);
    await site.end('SIGTERM');

    const written = site.said() + (await readFile(join(folder, 'postgres', 'postgres.log'), 'utf8'));
    expect(written).toContain('"route":"/api/bookings/:id"');
    expect(written).not.toMatch(/canary|4242|127\.0\.0\.1|12\/31/i);
  });
});

const CANARY_BOOKING = {
  packageId: 'ibiza',
  numberOfTravelers: 1,
  specialRequests: 'canary-wish',
  contactEmail: 'canary@wanderlight.example',
  paymentDetails: { cardNumber: '4242424242424242', expiryDate: '12/31', cvv: '987', cardHolderName: 'Canary Holder' },
  billingAddress: { address: 'Canary Street 1', city: 'Canary Wharf', zipCode: '10001', country: 'Portugal' },
};

describe('a start that cannot be', { timeout: 120_000 }, () => {
  test('names all wrong settings at once', async () => {
    const { status, said } = await refusedStart({
      PORT: 'eighty',
      MODE: 'maybe',
      DATABASE_URL: 'mysql://root:hunter2@db',
    });
    expect(status).toBe(1);
    expect(said).toMatch(/PORT[\s\S]*MODE|MODE[\s\S]*PORT/);
    expect(said).toContain('DATABASE_URL must be an address like postgres://');
    expect(said).not.toMatch(/hunter2|at \w+.*:\d+:\d+/);
  });

  test.runIf(IS_LONG)('live refuses everything that pretends, all of it at once', async () => {
    const { status, said } = await refusedStart({ MODE: 'live' });
    expect(status).toBe(1);
    for (const name of ['PUBLIC_URL', 'SIGNUP_CODE', 'BUSINESS_PASSWORD', 'STRIPE_SECRET_KEY'])
      expect(said).toContain(name);
  });

  test.runIf(IS_LONG).each(['1', '2'])(
    'says which port is taken and what to do, and leaves nothing running (%s web processes)',
    async (WEB_CONCURRENCY) => {
      const folder = await aDataFolder();
      const other = createServer().listen(0, '127.0.0.1');
      await new Promise((done) => other.once('listening', done));
      const address = other.address();
      const PORT = String(typeof address === 'object' ? address?.port : 0);

      const { status, said } = await refusedStart({ DATA_DIR: folder, PORT, WEB_CONCURRENCY });
      other.close();

      expect(status).toBe(1);
      expect(said.match(new RegExp(`Port ${PORT} on 127.0.0.1 is taken`, 'g'))).toHaveLength(1);
      expect(said).toContain(`PORT=${Number(PORT) + 1} npm start`);
      expect(postmasterOf(folder)).toBeNull();
    },
  );

  test.runIf(IS_LONG)('says which data folder cannot be written', async () => {
    const file = join(await aDataFolder(), 'a-file');
    await writeFile(file, '');
    const { status, said } = await refusedStart({ DATA_DIR: join(file, 'data') });
    expect(status).toBe(1);
    expect(said).toContain(`The data folder ${join(file, 'data')} cannot be written`);
    expect(said).toContain('DATA_DIR');
  });

  test.runIf(IS_LONG)('says which database does not answer, without its password', async () => {
    const { status, said } = await refusedStart({ DATABASE_URL: 'postgres://shop:hunter2@127.0.0.1:1/shop' });
    expect(status).toBe(1);
    expect(said).toMatch(/127\.0\.0\.1:1\/shop cannot be used: .*ECONNREFUSED/);
    expect(said).toContain('Check DATABASE_URL');
    expect(said).not.toContain('hunter2');
  });

  test.runIf(IS_LONG)('says that the database refuses the password, or that it does not exist', async () => {
    const wrong = new URL(inject('databaseUrl'));
    wrong.password = 'guessed';
    expect((await refusedStart({ DATABASE_URL: wrong.href })).said).toContain('password authentication failed');
    const absent = new URL(inject('databaseUrl'));
    absent.pathname = '/nowhere';
    expect((await refusedStart({ DATABASE_URL: absent.href })).said).toContain('database "nowhere" does not exist');
  });

  test.runIf(IS_LONG)('says that the role may not make tables', async () => {
    const foreign = new URL(inject('databaseUrl'));
    foreign.pathname = '/postgres';
    const { status, said } = await refusedStart({ DATABASE_URL: foreign.href });
    expect(status).toBe(1);
    expect(said).toContain('must own the database');
  });

  test.runIf(IS_LONG)('says that the pages are not built', async () => {
    const checkout = join(await aDataFolder(), 'a house');
    await mkdir(checkout);
    for (const name of ['src', 'db', 'content', 'site.config.ts', 'package.json']) {
      await cp(join(ROOT, name), join(checkout, name), { recursive: true });
    }
    await symlink(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
    const { status, said } = await refusedStart(
      { DATA_DIR: join(checkout, 'data') },
      join(checkout, 'src/server/main.ts'),
    );
    await rm(join(checkout, 'node_modules'));
    expect(status).toBe(1);
    expect(said).toContain('run "npm run build" first');
  });
});

test('docs/operations.md explains every setting', async () => {
  const folder = join(ROOT, 'src/config');
  const files = (await readdir(folder)).filter((file) => !file.endsWith('.test.ts'));
  const declared = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
  const names = [...declared.matchAll(/^ {2}([A-Z][A-Z_]+): z\./gm)].map((found) => found[1]);
  expect(names).toContain('TRUSTED_PROXIES');
  const guide = await readFile(join(ROOT, 'docs/operations.md'), 'utf8');
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
