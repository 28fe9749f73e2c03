/**
 * What the benches of the sale run on: a PostgreSQL of its own, the fake
 * payment provider, a mail server that loses one reply in twenty, and two server
 * processes that are started again whenever they die. Everything is real but the
 * money, and ends with the bench.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { seed } from '../../db/seed/seed.ts';
import { migrate } from '../../src/database/migrations.ts';
import { type Db, openDatabase } from '../../src/database/sql.ts';
import { openSessions } from '../../src/kernel/sessions/session.ts';
import { openEmbeddedPostgres } from '../../src/server/embedded-postgres/embedded-postgres.ts';
import { freePort } from '../../src/server/embedded-postgres/postgres-settings.ts';
import { seeded } from '../../test/fake-stripe/mischief.ts';
import { type FakeStripe, spawnFakeStripe } from '../../test/fake-stripe/start.ts';
import { aSignedInUser } from '../../test/sale.ts';
import { openPostbox, type Postbox } from '../../test/smtp.ts';
import type { Flaw } from './faulty-server.ts';

const ROOT = new URL('../../', import.meta.url);
const MAIN = fileURLToPath(new URL('src/server/main.ts', ROOT));
const FAULTY = fileURLToPath(new URL('faulty-server.ts', import.meta.url));
const SERVERS = 2;
const START_WITHIN_MS = 60_000;
const LOST_REPLIES = 0.05;
export const WEBHOOK_SECRET = 'whsec_floor';

export interface Server {
  readonly origin: string;
  /** Of the process that serves now; it is replaced after a death. */
  pid(): number;
  /** False from a death until its successor listens. */
  isServing(): boolean;
  /** SIGKILL; another process takes its place at once. */
  kill(): void;
  readonly deaths: () => number;
}

export interface Person {
  readonly id: number;
  readonly cookie: string;
  readonly address: string;
  /** Where the letter goes; undefined: nowhere. */
  readonly email?: string;
}

export interface SaleSetup extends AsyncDisposable {
  readonly db: Db;
  readonly fake: FakeStripe;
  readonly postbox: Postbox;
  readonly servers: readonly Server[];
  readonly postmaster: () => number | null;
  /** As the servers have them. */
  readonly settings: Readonly<Record<string, string>>;
  /** An owner, signed in at the back office. */
  operator(): Promise<Person>;
  /** Signed in, each with a network address of their own; one in so many leaves an e-mail address too. */
  people(count: number, options?: { readonly oneIn?: number }): Promise<Person[]>;
}

export interface FloorOptions {
  readonly seed: number;
  /** Servers with a part that is known to be wrong: for showing that the check can fail. */
  readonly flaw?: Flaw;
  /** PostgreSQL's settings, by ALTER SYSTEM. */
  readonly databaseSettings?: Readonly<Record<string, string>>;
  /** Settings of the servers beside or instead of their own, which it is given. */
  readonly settings?: (own: Readonly<Record<string, string>>) => Promise<Readonly<Record<string, string>>>;
}

export async function openSaleSetup({
  seed: drawn,
  flaw,
  databaseSettings = {},
  ...more
}: FloorOptions): Promise<SaleSetup> {
  const folder = await mkdtemp(join(tmpdir(), 'wanderlight-setup-'));
  await chmod(folder, 0o755);
  const postgres = await openEmbeddedPostgres({ dataDir: folder });
  // Two thousand people look at the rows through it, while the machine does everything else: they wait, and are not refused.
  const { db, close } = openDatabase({ url: postgres.url, pool: 12, waitMs: 60_000 });
  await migrate(db, new URL('db/migrations/', ROOT));
  await seed(db, { now: new Date(), tripNow: new Date() });
  for (const [name, value] of Object.entries(databaseSettings)) {
    await sql.raw(`alter role current_user set ${name} = '${value}'`).execute(db);
  }
  // What the table itself refuses must not hide what the guard in the statement does.
  if (flaw === 'unguarded') await sql`alter table departures drop constraint departures_never_oversold`.execute(db);
  const fake = await spawnFakeStripe(join(folder, 'ledger.sqlite'));
  const draw = seeded(drawn);
  const postbox = await openPostbox({ losesReply: () => draw() < LOST_REPLIES });
  const addresses = { DATABASE_URL: postgres.url, STRIPE_API_URL: fake.url, SMTP_URL: postbox.url };
  const keys = { STRIPE_SECRET_KEY: 'sk_test_floor', STRIPE_PUBLISHABLE_KEY: 'pk_test_floor' };
  const own = { ...addresses, ...keys, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, DATA_DIR: folder };
  const settings = { ...own, ...(await more.settings?.(own)) };
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => keepServing(settings, flaw)));
  let people = 0;

  return {
    db,
    fake,
    postbox,
    servers,
    settings,
    postmaster: () => postgres.pid(),
    async operator() {
      const made = await sql<{ id: number; name: string }>`
        insert into operators (name, name_key, role, password, totp_secret)
        values ('desk', 'desk', 'owner', '$argon2id$never', 'never') returning id, name`.execute(db);
      const of = { id: made.rows[0]?.id ?? 0, name: 'desk', role: 'owner' as const };
      let cookie = '';
      await openSessions(db, false)
        .operators.control(new Map(), (set) => {
          cookie = set.split(';')[0] ?? '';
        })
        .start(db, of);
      return { id: of.id, cookie, address: '10.250.0.1' };
    },
    async people(count, { oneIn = 1 } = {}) {
      const all: Person[] = [];
      for (let begun = 0; begun < count; begun += 10) {
        const some = Array.from({ length: Math.min(10, count - begun) }, async () => {
          const place = ++people;
          const { id, cookies } = await aSignedInUser(db);
          const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
          const address = `10.${(place >> 16) + 1}.${(place >> 8) & 255}.${place & 255}`;
          return { id, cookie, address, ...(place % oneIn === 0 && { email: `traveller-${id}@example.com` }) };
        });
        all.push(...(await Promise.all(some)));
      }
      return all;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(servers.map((server) => server.stop()));
      await postbox[Symbol.asyncDispose]();
      await fake.kill();
      await close();
      await postgres.stop();
      for (const place of [postgres.location, folder]) await rm(place, { recursive: true, force: true });
    },
  };
}

async function keepServing(settings: Readonly<Record<string, string>>, flaw: Flaw | undefined) {
  const port = await freePort();
  let deaths = -1;
  let stopping = false;
  let serving = false;
  let child: ChildProcess | undefined;

  /** Resolves when the first word "ready" is said. */
  const start = (): Promise<void> => {
    deaths++;
    const command = ['--disable-warning=ExperimentalWarning', ...(flaw ? [FAULTY, flaw] : [MAIN])];
    const env = { PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: String(port) };
    const begun = spawn(process.execPath, command, {
      env: { ...env, TRUSTED_PROXIES: '127.0.0.1/32', ...settings },
      stdio: ['ignore', 'pipe', process.env['FLOOR_LOG'] ? 'inherit' : 'ignore'],
    });
    child = begun;
    return new Promise((ready, failed) => {
      const late = setTimeout(() => failed(new Error('The server did not start')), START_WITHIN_MS);
      begun.stdout?.on('data', (text: Buffer) => {
        if (process.env['FLOOR_LOG'] && text.includes('"level":')) process.stderr.write(text);
        if (!text.includes('ready')) return;
        clearTimeout(late);
        serving = true;
        ready();
      });
      begun.once('exit', () => {
        serving = false;
        clearTimeout(late);
        if (!stopping) pause(50).then(start).then(ready, failed);
      });
    });
  };
  await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: () => child?.pid ?? 0,
    isServing: () => serving,
    kill: () => void child?.kill('SIGKILL'),
    deaths: () => deaths,
    async stop() {
      stopping = true;
      const last = child;
      if (!last || last.exitCode !== null || last.signalCode !== null) return;
      const ended = new Promise((done) => last.once('exit', done));
      last.kill('SIGKILL');
      await ended;
    },
  };
}
