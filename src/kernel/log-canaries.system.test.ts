/**
 * What people send is in no line of the log, at whatever level, and not on the terminal either: when all is well, when
 * they are refused, and when something breaks while it is in somebody's hands.
 */
import { inspect } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Client, openApp, type TestApp } from '../../test/app.ts';
import type { Description } from '../../test/fuzz/fuzzer.ts';
import { rollFrom, valueFor } from '../../test/fuzz/values.ts';
import { sampleOf } from '../../test/rounds.ts';
import { aPackage, aTraveller, checkout } from '../../test/sale.ts';
import { openLog } from './log.ts';

/** Letters alone, so that nothing has a reason to write it otherwise. */
const CANARY = 'qanarivqo';
const ASKED_HEADERS = {
  'user-agent': `Mozilla ${CANARY}`,
  'idempotency-key': `${CANARY}-key-of-a-form`,
  referer: `https://${CANARY}.example/`,
  authorization: `Bearer ${CANARY}`,
  'accept-language': CANARY,
  'x-anything': CANARY,
};

const said: string[] = [];
let app: TestApp;
let description: Description;
let clients: Client[];
beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => Boolean(said.push(String(text))));
  }
  // The runner takes the console away from the terminal.
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...all) => void said.push(inspect(all, { depth: 9 })));
  }
  const log = openLog('trace', { write: (line: string) => void said.push(line) });
  app = await openApp({ deps: () => ({ log }) });
  description = (await app.get('/api/openapi.json')).body;
});
beforeEach(async () => {
  said.length = 0;
  clients = [await aTraveller(app), await app.operator('owner')];
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app[Symbol.asyncDispose]();
});

const leaks = () => said.filter((text) => text.toLowerCase().includes(CANARY)).slice(0, 5);
const spoken = (level: number) => said.filter((text) => text.includes(`"level":${level}`)).length;

/** The value, once for each text in it, with a canary there; and once with nothing but canaries. */
function* withCanaries(value: unknown): Generator<unknown> {
  const count = (JSON.stringify(value) ?? '').match(/"/g)?.length ?? 0;
  for (let at = 0; at < count; at++) {
    let seen = 0;
    let changed = false;
    const copy = JSON.parse(JSON.stringify(value), (_name, inner: unknown) => {
      if (typeof inner !== 'string' || seen++ !== at) return inner;
      changed = true;
      return inner.includes('@') ? `${CANARY}@example.org` : `${inner} ${CANARY}`;
    });
    if (!changed) break;
    yield copy;
  }
  yield JSON.parse(JSON.stringify(value), (_name, inner: unknown) => (typeof inner === 'string' ? CANARY : inner));
}

let turn = 0;
async function send(method: string, path: string, body: string | undefined, type: string): Promise<number[]> {
  const headers = { ...ASKED_HEADERS, ...(body !== undefined && { 'content-type': type }) };
  return Promise.all(
    clients.map(async (client) => {
      turn++;
      const address = `12.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
      return (await client.send(method, path, body, { headers, address })).status;
    }),
  );
}

/** Every endpoint of the description; answers how often each status came. */
async function askEverything(): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const roll = rollFrom(7);
  const count = (all: number[]) => {
    for (const status of all) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  for (const [pattern, methods] of Object.entries(description.paths)) {
    const path = pattern.replace(/\{\w+\}/g, CANARY);
    for (const [lower, { parameters, requestBody }] of Object.entries(methods)) {
      const method = lower.toUpperCase();
      // Whoever leaves is not there for the rest.
      if (/sign-out|logout|deletion|sessions/.test(pattern)) continue;
      const query = parameters.filter((one) => one.in === 'query').map(({ name }) => `${name}=${CANARY}`);
      const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      const address = `${path}?${[...query, `${CANARY}=${CANARY}`].join('&')}`;
      if (type === undefined || content === undefined) {
        count(await send(method, address, undefined, ''));
        count(await send(method, pattern.replace(/\{\w+\}/g, '1'), undefined, ''));
        continue;
      }
      if (type !== 'application/json') {
        const field = (name: string) =>
          `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${CANARY} of one\r\n`;
        const form = `${['name', 'message', 'files'].map(field).join('')}--b\r\ncontent-disposition: form-data; name="email"\r\n\r\n${CANARY}@example.org\r\n--b--\r\n`;
        count(await send(method, address, form, 'multipart/form-data; boundary=b'));
        count(await send(method, address, CANARY, type));
        continue;
      }
      const good = valueFor(content.schema, 'body', roll, new Map(), description.components.schemas);
      for (const body of [JSON.stringify(good), `{"${CANARY}":"${CANARY}`, `"${CANARY}"`]) {
        count(await send(method, address, body, type));
      }
      for (const body of sampleOf([...withCanaries(good)], 3)) {
        count(await send(method, pattern.replace(/\{\w+\}/g, '1'), JSON.stringify(body), type));
      }
      count(await send(method, address, JSON.stringify({ [CANARY]: CANARY }), `text/${CANARY}`));
    }
  }
  return statuses;
}

/** What people do, done well: these are the ones that reach a row, a letter and a provider. */
async function doOrdinaryThings(): Promise<number[]> {
  const { packageId } = await aPackage(app.db);
  const buyer = await aTraveller(app);
  const contactEmail = `${CANARY}@example.org`;
  const wish = checkout(packageId, { specialRequests: `${CANARY} pillows`, contactEmail });
  const account = { username: `${CANARY}${turn++}`, password: `${CANARY} by the sea`, signupCode: 'WANDER' };
  const from = { headers: ASKED_HEADERS };
  const answers = [
    await app.post('/api/auth/register', account, from),
    await app.post('/api/auth/login', account, from),
    await app.post('/api/auth/login', { ...account, password: `${CANARY} at home` }, from),
    await buyer.post('/api/bookings', wish, from),
    await buyer.post('/api/bookings', { ...wish, billingAddress: { ...wish.billingAddress, city: CANARY } }),
    await app.post('/api/newsletter', { email: contactEmail }, from),
    await app.post('/api/business/access', { password: CANARY }, from),
  ];
  return answers.map(({ status }) => status);
}

test('when all is well, and when people are refused', { timeout: 240_000 }, async () => {
  expect(await doOrdinaryThings()).toEqual([201, 200, 401, 201, 201, expect.any(Number), 401]);
  const statuses = await askEverything();
  expect(statuses.get(200), 'answered well').toBeGreaterThan(20);
  expect(statuses.get(400), 'refused').toBeGreaterThan(100);
  expect(spoken(20), 'lines at the lowest level in use').toBeGreaterThan(200);
  expect(leaks()).toEqual([]);
});

/** Each quotes, in its own way, what it was given. */
const BREAKAGES: readonly (readonly [how: string, statement: (table: string) => string])[] = [
  ['a row breaks a rule', (table) => `alter table ${table} add constraint broken_rule check (false) not valid`],
  [
    'a value does not fit',
    (table) =>
      `create trigger broken_value before insert or update on ${table} for each row execute function broken_value()`,
  ],
  ['a table is gone', (table) => `alter table ${table} rename to gone_${table}`],
];

test.each(sampleOf(BREAKAGES, 1))('when the database breaks: %s', { timeout: 240_000 }, async (_how, statement) => {
  await using broken = await openApp({
    deps: () => ({ log: openLog('trace', { write: (line: string) => void said.push(line) }) }),
  });
  const [whole, wholeClients] = [app, clients];
  app = broken;
  clients = [await aTraveller(broken), await broken.operator('owner')];
  await sql`create function broken_value() returns trigger language plpgsql as $$
    declare value text;
    begin
      for value in select each.value from jsonb_each_text(to_jsonb(new)) as each loop
        if value ilike ${sql.lit(`%${CANARY}%`)} then perform value::int; end if;
      end loop;
      return new;
    end $$`.execute(broken.db);
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('sessions', 'operators', 'operator_sessions', 'limits', 'migrations')`.execute(broken.db);
  // A booking needs what is bought; who buys is there.
  const buyable = await aPackage(broken.db);
  const buyer = await aTraveller(broken);
  for (const { name } of tables.rows) await sql.raw(statement(name)).execute(broken.db);
  try {
    await buyer.post('/api/bookings', checkout(buyable.packageId, { specialRequests: CANARY }), {
      headers: ASKED_HEADERS,
    });
    await app.post('/api/auth/register', { username: CANARY, password: `${CANARY} by the sea`, signupCode: 'WANDER' });
    const statuses = await askEverything();
    expect(statuses.get(500), 'faults').toBeGreaterThan(0);
    expect(spoken(50), 'lines about them').toBeGreaterThan(0);
    expect(leaks()).toEqual([]);
  } finally {
    [app, clients] = [whole, wholeClients];
  }
});
