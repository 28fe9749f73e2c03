/**
 * Does the time of a refused login tell whether the name exists?
 *
 * Logins with a wrong password, known and unknown names in turn, against a real server process with its
 * limits on (every request comes from an address of its own). Printed: both medians, their difference,
 * and the AUC, the chance that a known name takes longer than an unknown one. 0.5 tells nothing.
 *
 *   node bench/enumeration.ts [samples of each kind, 400 unless said]
 */
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.ts';

const samples = Number(process.argv[2] ?? 400);
/** With the rounds that warm up, below the 100 failures an hour that one name may have. */
const PER_NAME = 60;

const dataDir = await mkdtemp(join(tmpdir(), 'wanderlight-enumeration-'));
// PostgreSQL may run as another user; it must be able to enter.
await chmod(dataDir, 0o755);
const server = await startServer({ DATA_DIR: dataDir });
const origin = `http://127.0.0.1:${server.port}`;

try {
  const kinds = Math.ceil(samples / PER_NAME);
  const known = Array.from({ length: kinds }, (_, i) => `traveller-${i}-${randomBytes(3).toString('hex')}`);
  const unknown = Array.from({ length: kinds }, (_, i) => `traveller-${i}-${randomBytes(3).toString('hex')}`);
  for (const username of known) {
    const made = await post('/api/auth/register', { username, password: 'a quiet bay in June', signupCode: 'WANDER' });
    if (made.status !== 201) throw new Error(`Registration answered ${made.status}: ${made.text}`);
  }
  for (let i = 0; i < 60; i++) await timedLogin((i % 2 ? known : unknown)[0] ?? '', `warm-${i}`);

  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  for (let i = 0; i < samples; i++) {
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const name = (kind === 'known' ? known : unknown)[i % kinds] ?? '';
      const { ms, answer } = await timedLogin(name, `not the password ${i}`);
      times[kind].push(ms);
      answers.add(answer);
    }
  }
  const difference = median(times.known) - median(times.unknown);
  console.log(`samples of each kind      ${samples}`);
  console.log(`median, known name        ${median(times.known).toFixed(2)} ms`);
  console.log(`median, unknown name      ${median(times.unknown).toFixed(2)} ms`);
  console.log(`difference of medians     ${difference.toFixed(2)} ms   (limit 1)`);
  console.log(`AUC                       ${auc(times.known, times.unknown).toFixed(3)}      (limits 0.45 to 0.55)`);
  console.log(`different answers seen    ${answers.size}          (must be 1)`);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function timedLogin(username: string, password: string): Promise<{ ms: number; answer: string }> {
  const from = performance.now();
  const { status, text, headers } = await post('/api/auth/login', { username, password });
  const ms = performance.now() - from;
  return { ms, answer: `${status} ${headers} ${text}` };
}

/** Every request comes from another address, so that limits stay on and do not decide the answer. */
async function post(path: string, body: unknown): Promise<{ status: number; text: string; headers: string }> {
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
