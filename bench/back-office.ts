/**
 * What the lists of the back office take with 100,000 bookings: through HTTP, and beside it the statement alone on
 * the same database in the same run. Wanted: 95 of 100 answers within 200 ms, whatever is searched and filtered.
 *
 *   node bench/back-office.ts [bookings]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { seed } from '../db/seed/seed.ts';
import { listSought, type Sought } from '../src/features/bookings/store/admin-lists.ts';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres.ts';
import { openSessions } from '../src/server/session.ts';
import { type Db, migrate, openDatabase } from '../src/server/sql.ts';
import { quantile } from './floor/buyers.ts';
import { startServer } from './server.ts';

const BOOKINGS = Number(process.argv[2] ?? 100_000);
/** Odd, so that the few open bookings are of different people. */
const TRAVELLERS = Math.ceil(BOOKINGS / 2.5) + 1;
const BATCH = 5000;
const QUESTIONS = 60;
const WARM_UP = 10;
const WITHIN_MS = 200;

/** Nine in ten are confirmed; some came to nothing, some were cancelled, a few are open or wait for somebody. */
async function fill(db: Db): Promise<void> {
  await sql`update departures set capacity = 1000000`.execute(db);
  await sql`
    insert into users (username, username_key, password, created_at)
    select name, lower(name), '$argon2id$never', now() - interval '3 years' from (
      select (array['Ines', 'Marco', 'Aiko', 'Sofia', 'Liam', 'Noor', 'Pablo', 'Greta', 'Tom', 'Wanda'])[1 + n % 10]
        || ' ' || substr(md5(n::text), 1, 6) || n as name
      from generate_series(1, ${TRAVELLERS}::int) n) as named`.execute(db);
  for (let from = 1; from <= BOOKINGS; from += BATCH) {
    await sql`
    with people as (select array_agg(id order by id) as ids from users),
      leaving as (select array_agg(id order by id) as ids, array_agg(package_id order by id) as packages from departures)
    insert into bookings (id, user_id, package_id, departure_id, number_of_travelers, special_requests, price_per_person,
      subtotal, taxes, total_price, state, previous_state, status, payment_status, state_since, hold_until, confirmed_at,
      billing_address, card_brand, card_last4, contact_email, payment_id, failure, body_sha256, open_slot, created_at)
    select 1000000 + n, people.ids[1 + (n * 7919::bigint % array_length(people.ids, 1))::int], leaving.packages[place],
      leaving.ids[place], 1 + n % 4, case when n % 3 = 0 then repeat('A quiet room, please. ', 5) end, 1000,
      1000 * (1 + n % 4), 100 * (1 + n % 4), 1100 * (1 + n % 4), kind.state, kind.before, kind.status, kind.payment, at,
      at + interval '10 minutes', case when kind.state in ('confirmed', 'cancelled') then at end,
      '{"address": "Rua Augusta 12", "city": "Lisbon", "zipCode": "1100-048", "country": "Portugal"}', 'visa', '4242',
      'guest' || (n * 31 % 99991) || '@example.com', 'pay_' || md5(n::text), kind.failure, md5(n::text),
      case when kind.state = 'capturing' then 1 end, at
    from generate_series(${from}::int, ${Math.min(from + BATCH - 1, BOOKINGS)}::int) n cross join people cross join leaving
      cross join lateral (select 1 + (n * 104729::bigint % array_length(leaving.ids, 1))::int as place,
        now() - (${BOOKINGS}::int - n) * interval '9 minutes' as at) as drawn
      cross join lateral (select * from (values
        ('cancelled', 'confirmed', 'cancelled', 'refunded', null), ('declined', 'held', 'cancelled', 'failed', 'payment_declined'),
        ('released', 'held', 'cancelled', 'failed', 'hold_expired'), ('capturing', 'authorised', 'pending', 'authorized', null),
        ('confirmed', 'capturing', 'confirmed', 'paid', null)) as kinds (state, before, status, payment, failure)
        where kinds.state = case when n % 25 = 0 then 'cancelled' when n % 25 = 1 then 'declined'
          when n % 50 = 2 then 'released' when n % 10000 = 3 then 'capturing' else 'confirmed' end) as kind`.execute(
      db,
    );
  }
  await sql`
    insert into refunds (booking_id, number, payment_id, dollars, state, ended_at)
    select id, 1, payment_id, total_price, case when id % 400 = 0 then 'refused' else 'done' end, now()
    from bookings where state = 'cancelled'`.execute(db);
  await sql`
    insert into payment_alarms (payment_id, kind, booking_id, looked_at, looked_by)
    select payment_id, 'refund_refused', booking_id, case when booking_id % 1200 <> 0 then now() end,
      case when booking_id % 1200 <> 0 then 'Ana' end
    from refunds where state = 'refused'`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

const ANY: Sought = {
  beginning: null,
  reference: null,
  state: null,
  departureIds: null,
  from: null,
  to: null,
  timeZone: 'UTC',
  needsSomebody: false,
  disputedPayments: [],
};

interface Question {
  readonly name: string;
  readonly query: string;
  readonly sought: Partial<Sought>;
  readonly after?: number;
}

async function questions(db: Db): Promise<Question[]> {
  const found = await sql<{ departure: number; package: string; ofPackage: number[]; oldest: string }>`
    select departure_id as departure, package_id as package,
      (select array_agg(id) from departures where package_id = bookings.package_id) as "ofPackage",
      (select min(created_at)::date::text from bookings) as oldest
    from bookings order by id limit 1`.execute(db);
  const {
    departure,
    package: ofOne,
    ofPackage,
    oldest,
  } = found.rows[0] ?? {
    departure: 0,
    package: '',
    ofPackage: [],
    oldest: '',
  };
  const day = oldest as NonNullable<Sought['from']>;
  const middle = 1_000_000 + Math.floor(BOOKINGS / 2);
  return [
    { name: 'newest', query: '', sought: {} },
    { name: 'a page in the middle', query: `after=${middle}`, sought: {}, after: middle },
    { name: 'the last page', query: 'after=1000030', sought: {}, after: 1_000_030 },
    { name: 'state: confirmed', query: 'state=confirmed', sought: { state: 'confirmed' } },
    { name: 'state: declined', query: 'state=declined', sought: { state: 'declined' } },
    { name: 'state: capturing (few)', query: 'state=capturing', sought: { state: 'capturing' } },
    { name: 'state: held (none)', query: 'state=held', sought: { state: 'held' } },
    { name: 'one package', query: `package=${ofOne}`, sought: { departureIds: ofPackage } },
    { name: 'one departure', query: `departure=${departure}`, sought: { departureIds: [departure] } },
    {
      name: 'cancelled of one departure',
      query: `departure=${departure}&state=cancelled`,
      sought: { departureIds: [departure], state: 'cancelled' },
    },
    { name: 'released on the first day', query: `to=${day}&state=released`, sought: { to: day, state: 'released' } },
    { name: 'needs somebody', query: 'needs=somebody', sought: { needsSomebody: true } },
    { name: 'search: a reference', query: `search=${middle}`, sought: { reference: middle, beginning: `${middle}` } },
    { name: 'search: one letter', query: 'search=g', sought: { beginning: 'g' } },
    { name: 'search: a common name', query: 'search=ines', sought: { beginning: 'ines' } },
    { name: 'search: an address', query: 'search=guest4711', sought: { beginning: 'guest4711' } },
    { name: 'search: nobody', query: 'search=zzz', sought: { beginning: 'zzz' } },
    {
      name: 'a common name, declined',
      query: 'search=marco&state=declined',
      sought: { beginning: 'marco', state: 'declined' },
    },
  ];
}

const agent = new Agent({ keepAlive: true });

function ask(port: number, cookie: string, path: string): Promise<void> {
  return new Promise((done, failed) => {
    get({ agent, port, host: '127.0.0.1', path, headers: { cookie } }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) done();
        else failed(new Error(`${path} was answered with ${answer.statusCode}`));
      });
    }).on('error', failed);
  });
}

async function timesOf(once: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < WARM_UP + QUESTIONS; i++) {
    const asked = performance.now();
    await once();
    if (i >= WARM_UP) times.push(performance.now() - asked);
  }
  return times;
}

async function aDesk(db: Db): Promise<string> {
  const made = await sql<{ id: number }>`
    insert into operators (name, name_key, role) values ('Ana', 'ana', 'operator') returning id`.execute(db);
  let cookie = '';
  const sessions = openSessions(db, false);
  const control = sessions.operators.control(new Map(), (set) => {
    cookie = set.split(';')[0] ?? '';
  });
  await control.start({ id: made.rows[0]?.id ?? 0, name: 'Ana', role: 'operator' });
  return cookie;
}

function line(cells: readonly (string | number)[]): void {
  const text = (cell: string | number) => (typeof cell === 'number' ? cell.toFixed(1) : cell);
  console.log(cells.map((cell, i) => (i === 0 ? text(cell).padEnd(30) : text(cell).padStart(12))).join(''));
}

const dataDir = await mkdtemp(join(tmpdir(), 'wanderlight-bench-'));
const postgres = await openEmbeddedPostgres({ dataDir });
const { db, close } = openDatabase({ url: postgres.url, pool: 4 });
try {
  await migrate(db, new URL('../db/migrations/', import.meta.url));
  await seed(db, { now: new Date(), tripNow: new Date() });
  await fill(db);
  const cookie = await aDesk(db);
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: postgres.url });
  try {
    console.log(`${BOOKINGS.toLocaleString('en-US')} bookings of ${TRAVELLERS.toLocaleString('en-US')} travellers`);
    line(['ms', 'HTTP p50', 'HTTP p95', 'SQL p50', 'SQL p95']);
    for (const { name, query, sought, after } of await questions(db)) {
      const http = await timesOf(() => ask(server.port, cookie, `/api/admin/bookings?${query}`));
      const bare = await timesOf(() => listSought(db, { ...ANY, ...sought }, after ?? null, 51));
      line([name, quantile(http, 0.5), quantile(http, 0.95), quantile(bare, 0.5), quantile(bare, 0.95)]);
      if (quantile(http, 0.95) > WITHIN_MS) process.exitCode = 1;
    }
    for (const [name, path] of [
      ['one booking’s story', '/api/admin/bookings/1000025'],
      ['departures with seats', '/api/admin/manifests'],
      ['payment alarms', '/api/admin/payment-alarms'],
    ] as const) {
      const http = await timesOf(() => ask(server.port, cookie, path));
      line([name, quantile(http, 0.5), quantile(http, 0.95)]);
      if (quantile(http, 0.95) > WITHIN_MS) process.exitCode = 1;
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
