/**
 * Complete bookings per second, hold to confirmed: through HTTP against a real
 * server process with limits on, and beside it the same SQL statements alone,
 * replayed through pg on the same database in the same run.
 *
 * `node bench/bookings.ts [seconds]`; needs a build. Peers on the same two cores:
 * Vendure 3.7 37 orders/s, Medusa 2.21 12 orders/s.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '../db/seed/seed.ts';
import { migrate } from '../src/database/migrations.ts';
import { type Db, openDatabase } from '../src/database/sql.ts';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { aPackage, aSignedInUser, brokenRules, checkout } from '../test/sale.ts';
import { ADDRESSED, openReplay } from './booking-statements.ts';
import { processorMs } from './processor-time.ts';
import { type Server, startServer } from './server.ts';

const ROOT = new URL('../', import.meta.url);
const SECONDS = Number(process.argv[2] ?? 5);
const WARM_UP_SECONDS = 1.5;
const BUYERS = [1, 8, 32];
const MANY_PACKAGES = 24;
const SEATS = 500_000;

interface Person {
  readonly id: number;
  readonly cookie: string;
  readonly address: string;
}

interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
  /** Warm-up included. */
  readonly all: number;
}

/** One buyer after another presses; `once` resolves to whether it was confirmed. */
async function measure(buyers: number, once: (buyer: number) => Promise<boolean>): Promise<Figures> {
  const times: number[] = [];
  let refused = 0;
  let all = 0;
  const begin = performance.now() + WARM_UP_SECONDS * 1000;
  const end = begin + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: buyers }, async (_, buyer) => {
      while (performance.now() < end) {
        const pressed = performance.now();
        const confirmed = await once(buyer);
        const answered = performance.now();
        all++;
        if (answered < begin || answered > end) continue;
        if (confirmed) times.push(answered - pressed);
        else refused++;
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { perSecond: times.length / SECONDS, p50: at(0.5), p99: at(0.99), refused, all };
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function book({ port }: Server, person: Person, packageId: string): Promise<boolean> {
  const body = JSON.stringify(checkout(packageId, ADDRESSED));
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': crypto.randomUUID(),
    'x-forwarded-for': person.address,
    cookie: person.cookie,
  };
  return new Promise((done, failed) => {
    const sent = request(
      { agent, port, host: '127.0.0.1', path: '/api/bookings', method: 'POST', headers },
      (answer) => {
        answer.resume().on('end', () => done(answer.statusCode === 201));
      },
    );
    sent.on('error', failed).end(body);
  });
}

async function aPerson(db: Db, place: number): Promise<Person> {
  const { id, cookies } = await aSignedInUser(db);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { id, cookie, address: `10.1.${place >> 8}.${place & 255}` };
}

function print(cells: readonly (string | number)[]): void {
  console.log(cells.map((cell, i) => (i === 0 ? String(cell).padEnd(34) : String(cell).padStart(11))).join(''));
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wanderlight-bench-'));
  const postgres = await openEmbeddedPostgres({ dataDir: folder });
  const { db, close } = openDatabase({ url: postgres.url, pool: 8 });
  let server: Server | null = null;
  try {
    await migrate(db, new URL('db/migrations/', ROOT));
    await seed(db, { now: new Date(), tripNow: new Date() });
    const people: Person[] = [];
    for (let i = 0; i < Math.max(...BUYERS); i++) people.push(await aPerson(db, i + 1));
    const hot = await aPackage(db, { capacity: SEATS });
    const many = [];
    for (let i = 0; i < MANY_PACKAGES; i++) many.push(await aPackage(db, { capacity: SEATS }));
    const web = await startServer({
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      WEB_CONCURRENCY: process.env['WEB_CONCURRENCY'] ?? '1',
    });
    server = web;
    const replay = await openReplay(postgres.url, db, hot);

    print(['', 'bookings/s', 'p50 ms', 'p99 ms', 'refused', 'node cpu', 'pg cpu']);
    console.log('(cpu: processor ms per booking)');
    for (const [where, packages] of [
      ['one hot package', [hot]],
      [`${MANY_PACKAGES} packages`, many],
    ] as const) {
      for (const buyers of BUYERS) {
        let turn = 0;
        const chosen = () => packages[turn++ % packages.length] ?? hot;
        const person = (buyer: number) => people[buyer] ?? { id: 0, cookie: '', address: '' };
        for (const [how, once] of [
          ['HTTP', (buyer: number) => book(web, person(buyer), chosen().packageId)],
          ['bare SQL', (buyer: number) => replay.book(person(buyer).id, chosen())],
        ] as const) {
          const before = [processorMs(web.pid), processorMs(postgres.pid() ?? 0)];
          const { perSecond, p50, p99, refused, all } = await measure(buyers, once);
          const used = [processorMs(web.pid), processorMs(postgres.pid() ?? 0)];
          const [node, database] = used.map((ms, i) => ((ms - (before[i] ?? 0)) / all).toFixed(2));
          const figures = [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), refused, node ?? '', database ?? ''];
          print([`${where}, ${buyers} buyers, ${how}`, ...figures]);
        }
      }
    }
    await replay.close();
    const broken = await brokenRules(db);
    console.log(
      broken.length === 0
        ? '\nEvery seat, booking and payment agrees.'
        : `\nBROKEN:\n${broken.slice(0, 20).join('\n')}`,
    );
  } finally {
    await server?.stop();
    agent.destroy();
    await close();
    await postgres.stop();
    for (const place of [postgres.location, folder]) await rm(place, { recursive: true, force: true });
  }
}

await main();
