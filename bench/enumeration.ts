/**
 * Does the time of an answer tell whether somebody is known?
 *
 * Three questions, each asked of known and unknown in turn, against a real server process (every request comes from an
 * address of its own): a login with a wrong password, the newsletter for an address that has subscribed or never
 * been heard of, and registering without the code under a name that is taken or free. Printed for each: both medians,
 * their difference, and the AUC, the chance that a known one takes longer than an unknown one. 0.5 tells nothing.
 *
 *   node bench/enumeration.ts [samples of each kind, 400 unless said] [login|newsletter|register]
 */
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/sql.ts';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { startServer } from './server.ts';

const samples = Number(process.argv[2] ?? 400);
const only = process.argv[3];
/** With the rounds that warm up, below the 100 failures an hour that one name may have. */
const PER_NAME = 60;
const MOST_MS = 1;
const AUC = { least: 0.45, most: 0.55 };
/** Below the 600 forms in ten minutes that need no proof: then the counters begin anew, the limits stay on. */
const FORMS_AT_MOST = 250;

type Kind = 'known' | 'unknown';
interface Answered {
  readonly status: number;
  readonly text: string;
  readonly headers: string;
}
interface Probe {
  readonly name: string;
  /** Makes what is known; the answers are not measured. */
  prepare(): Promise<void>;
  ask(kind: Kind, i: number): Promise<Answered>;
}

const dataDir = await mkdtemp(join(tmpdir(), 'wanderlight-enumeration-'));
// PostgreSQL may run as another user; it must be able to enter.
await chmod(dataDir, 0o755);
const server = await startServer({ DATA_DIR: dataDir });
const origin = `http://127.0.0.1:${server.port}`;
const embedded = await openEmbeddedPostgres({ dataDir });
const { db, close } = openDatabase({ url: embedded.url, pool: 1 });
const unique = () => randomBytes(5).toString('hex');

const kinds = Math.ceil(samples / PER_NAME);
const taken = Array.from({ length: kinds }, (_, i) => `traveller-${i}-${unique()}`);
const free = Array.from({ length: kinds }, (_, i) => `traveller-${i}-${unique()}`);
const nameOf = (kind: Kind, i: number) => (kind === 'known' ? taken : free)[i % kinds] ?? '';
const subscribed = Array.from({ length: samples }, (_, i) => `reader-${i}-${unique()}@example.com`);

const probes: readonly Probe[] = [
  {
    name: 'login',
    async prepare() {
      for (const username of taken) {
        const account = { username, password: 'a quiet bay in June', signupCode: 'WANDER' };
        expectStatus(await post('/api/auth/register', account), 201);
      }
    },
    ask: (kind, i) => post('/api/auth/login', { username: nameOf(kind, i), password: `not the password ${i}` }),
  },
  {
    name: 'newsletter',
    async prepare() {
      for (const [i, email] of subscribed.entries()) {
        if (i % FORMS_AT_MOST === 0) await beginCountersAnew();
        expectStatus(await post('/api/newsletter', { email }), 200);
      }
      await sql`update newsletters set confirmed_at = now()`.execute(db);
      await beginCountersAnew();
    },
    ask: (kind, i) =>
      post('/api/newsletter', {
        email: kind === 'known' ? (subscribed[i % samples] ?? '') : `reader-${i}-${unique()}@example.com`,
      }),
  },
  {
    name: 'register',
    async prepare() {},
    ask: (kind, i) =>
      post('/api/auth/register', { username: nameOf(kind, i), password: `a quiet bay ${i}`, signupCode: 'not it' }),
  },
];

try {
  for (const probe of probes.filter(({ name }) => only === undefined || name === only || name === 'login')) {
    await probe.prepare();
    if (only === undefined || probe.name === only) await measure(probe);
  }
} finally {
  await close();
  await embedded.stop();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure({ name, ask }: Probe): Promise<void> {
  for (let i = 0; i < 60; i++) await ask(i % 2 ? 'known' : 'unknown', 0);
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  for (let i = 0; i < samples; i++) {
    if (i % (FORMS_AT_MOST / 2) === 0 && name === 'newsletter') await beginCountersAnew();
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const from = performance.now();
      const { status, headers, text } = await ask(kind, i);
      times[kind].push(performance.now() - from);
      answers.add(`${status} ${headers} ${text}`);
    }
  }
  const difference = median(times.known) - median(times.unknown);
  const chance = auc(times.known, times.unknown);
  console.log(`${name}, ${samples} samples of each kind`);
  console.log(`  median, known             ${median(times.known).toFixed(2)} ms`);
  console.log(`  median, unknown           ${median(times.unknown).toFixed(2)} ms`);
  console.log(`  difference of medians     ${difference.toFixed(2)} ms   (limit ${MOST_MS})`);
  console.log(`  AUC                       ${chance.toFixed(3)}      (limits ${AUC.least} to ${AUC.most})`);
  console.log(`  different answers seen    ${answers.size}          (must be 1)`);
  const tells = Math.abs(difference) > MOST_MS || chance < AUC.least || chance > AUC.most || answers.size !== 1;
  if (tells) process.exitCode = 1;
}

async function beginCountersAnew(): Promise<void> {
  await sql`delete from limits`.execute(db);
}

function expectStatus({ status, text }: Answered, expected: number): void {
  if (status !== expected) throw new Error(`Answered ${status}: ${text}`);
}

/** Every request comes from another address, so that limits stay on and do not decide the answer. */
async function post(path: string, body: unknown): Promise<Answered> {
  const [a, b, c] = randomBytes(3);
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${a}.${b}.${c}` },
    body: JSON.stringify(body),
  });
  const headers = [...response.headers].filter(([name]) => name !== 'date' && !name.startsWith('x-ratelimit'));
  return { status: response.status, text: await response.text(), headers: JSON.stringify(headers) };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

/** Mann and Whitney's U over the number of pairs. */
function auc(ones: readonly number[], others: readonly number[]): number {
  let above = 0;
  for (const one of ones) for (const other of others) above += one > other ? 1 : one === other ? 0.5 : 0;
  return above / (ones.length * others.length);
}
