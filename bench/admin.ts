/**
 * What every list of the back office takes, through HTTP, with 100,000 bookings, 1,000,000 restaurants and as many
 * messages, subscribers, reviews and deeds as bookings. Wanted: 95 of 100 answers within 200 ms, whatever is searched
 * and filtered. Each list is leafed through from its first page on.
 *
 *   node bench/admin.ts [bookings] [restaurants]; needs a build
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { seed } from '../db/seed/seed.ts';
import { migrate } from '../src/database/migrations.ts';
import { type Db, openDatabase } from '../src/database/sql.ts';
import { openSessions } from '../src/kernel/sessions/session.ts';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { openBookings } from './admin/bookings.ts';
import { openPeople } from './admin/people.ts';
import { openRestaurants } from './admin/restaurants.ts';
import { quantile } from './sale/buyers.ts';
import { startServer } from './server.ts';

const BOOKINGS = Number(process.argv[2] ?? 100_000);
const RESTAURANTS = Number(process.argv[3] ?? 1_000_000);
const QUESTIONS = 60;
const WARM_UP = 10;
const WITHIN_MS = 200;

const agent = new Agent({ keepAlive: true });

let asked = 0;

/** Each time from another address: what one of them may ask in a minute is not measured here. */
function ask(port: number, cookie: string, path: string): Promise<string> {
  const address = `10.1.${(++asked >> 8) & 255}.${asked & 255}`;
  return new Promise((done, failed) => {
    get({ agent, port, host: '127.0.0.1', path, headers: { cookie, 'x-forwarded-for': address } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => {
        if (answer.statusCode === 200) done(text);
        else failed(new Error(`${path} was answered with ${answer.statusCode}: ${text.slice(0, 200)}`));
      });
    }).on('error', failed);
  });
}

/** Page after page, as somebody leafs; from the first again after the last. */
async function timesOf(port: number, cookie: string, path: string): Promise<number[]> {
  const times: number[] = [];
  let after: string | null = null;
  for (let i = 0; i < WARM_UP + QUESTIONS; i++) {
    const page: string = after ? `${path}${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(after)}` : path;
    const begun = performance.now();
    const text = await ask(port, cookie, page);
    if (i >= WARM_UP) times.push(performance.now() - begun);
    after = path.includes('after=') ? null : nextIn(text);
  }
  return times;
}

function nextIn(text: string): string | null {
  if (!text.startsWith('{')) return null;
  const { next } = JSON.parse(text) as { next?: string | number | null };
  return next === undefined || next === null ? null : String(next);
}

async function comeIn(db: Db): Promise<string> {
  const made = await sql<{ id: number }>`
    insert into operators (name, name_key, role) values ('Ana', 'ana', 'owner') returning id`.execute(db);
  let cookie = '';
  const sessions = openSessions(db, false);
  const control = sessions.operators.control(new Map(), (set) => {
    cookie = set.split(';')[0] ?? '';
  });
  await control.start(db, { id: made.rows[0]?.id ?? 0, name: 'Ana', role: 'owner' });
  return cookie;
}

const dataDir = await mkdtemp(join(tmpdir(), 'wanderlight-bench-'));
const postgres = await openEmbeddedPostgres({ dataDir });
/** What fills a table may take longer than what a visitor waits for. */
const { db, close } = openDatabase({ url: postgres.url, pool: 1, answerWithinMs: 600_000 });
try {
  await migrate(db, new URL('../db/migrations/', import.meta.url));
  await seed(db, { now: new Date(), tripNow: new Date() });
  const cookie = await comeIn(db);
  const areas = [openBookings(BOOKINGS), openRestaurants(RESTAURANTS), openPeople(BOOKINGS)];
  for (const area of areas) {
    await sql`set statement_timeout = 0`.execute(db);
    await area.fill(db);
  }
  await sql`vacuum analyze`.execute(db);
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1/32' });
  try {
    for (const area of areas) {
      console.log(`\n${area.name.padEnd(60)} p50 ms   p95 ms   of ${WITHIN_MS} ms`);
      for (const [name, path] of Object.entries(await area.questions(db))) {
        const times = await timesOf(server.port, cookie, `/api/admin/${path}`);
        const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
        const share = `${Math.round((100 * p95) / WITHIN_MS)} %`;
        console.log(
          `${name.padEnd(60)} ${p50.toFixed(1).padStart(6)} ${p95.toFixed(1).padStart(8)} ${share.padStart(10)}`,
        );
        if (p95 > WITHIN_MS) process.exitCode = 1;
      }
    }
  } finally {
    await server.stop();
  }
} finally {
  agent.destroy();
  await close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
