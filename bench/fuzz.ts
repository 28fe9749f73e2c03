/**
 * The product as a process of its own under requests of chance, made of its own
 * description: no fault, no answer that is not described, none above two seconds,
 * no end of the process, no call to a host that is not in its settings, and no
 * memory that grows.
 *
 *   node bench/fuzz.ts [requests] [seed] [minutes at most]
 */
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { aFakeGoogle, aPlace } from '../test/fake-google/start.ts';
import { type Heard, openFuzzer, type Sent } from '../test/fuzz/fuzzer.ts';
import { quantile } from './sale/buyers.ts';
import { startServer } from './server.ts';

const REQUESTS = Number(process.argv[2] ?? 50_000);
const SEED = Number(process.argv[3] ?? 1);
const UNTIL = performance.now() + Number(process.argv[4] ?? 60) * 60_000;
const AT_ONCE = 3;
const VISITORS = 6;
const MOST_GROWTH_MB = 50;
const SLOW_MS = 2000;

const agent = new Agent({ keepAlive: true });
const cookies = new Map<number, string>();
let turn = 0;

function send(port: number, { method, path, headers, body, visitor }: Sent): Promise<Heard> {
  // Limits are kept per address and have proofs of their own.
  turn += 1;
  const from = `11.${(turn >> 12) & 255}.${(turn >> 4) & 255}.${visitor + 1}`;
  return new Promise((done) => {
    const failed = (fault: Error) => done({ status: 599, text: `no answer: ${fault.message}`, type: '' });
    let sent: ReturnType<typeof request>;
    try {
      const cookie = cookies.get(visitor);
      sent = request(
        {
          port,
          host: '127.0.0.1',
          agent,
          method,
          path,
          headers: {
            ...headers,
            'x-forwarded-for': from,
            ...(cookie && { cookie }),
            // Node's client says it by itself for some methods only.
            ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', failed);
          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            const type = String(answer.headers['content-type'] ?? '');
            done({ status: answer.statusCode ?? 0, text, type });
          });
        },
      );
    } catch (fault) {
      return failed(fault as Error);
    }
    sent.on('error', failed);
    sent.end(body);
  });
}

async function post(port: number, path: string, body: unknown): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.text();
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** What is alive after a collection, as the process says it, the least of several looks. */
async function aliveMb(port: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 8; i++) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const bytes = Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]);
    least = Math.min(least, bytes / 1_048_576);
    await new Promise((waited) => setTimeout(waited, 400));
  }
  return least;
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-fuzz-'));
await chmod(dataDir, 0o755);
const embedded = await openEmbeddedPostgres({ dataDir });
await using google = await aFakeGoogle([aPlace('ChIJ-first-place'), aPlace('ChIJ-second-place')]);
const own = new URL(google.settings['GOOGLE_PLACES_URL'] ?? '').host;
const heardFile = join(dataDir, 'hosts.txt');
const watching = `import { appendFileSync } from 'node:fs';
import { watchHosts } from ${JSON.stringify(new URL('../test/fuzz/hosts.ts', import.meta.url).href)};
watchHosts((host) => appendFileSync(${JSON.stringify(heardFile)}, host + '\\n'));
setInterval(() => globalThis.gc?.(), 1000).unref();`;
const server = await startServer({
  ...google.settings,
  DATA_DIR: dataDir,
  DATABASE_URL: embedded.url,
  GOOGLE_PLACES_CALLS_A_DAY: '1000000',
  IP_LOCATION_URLS: `http://${own}/v1/places/{ip}`,
  LOG_LEVEL: 'fatal',
  NODE_OPTIONS: `--expose-gc --import=data:text/javascript,${encodeURIComponent(watching)}`,
});
try {
  const { port } = server;
  for (let visitor = 0; visitor < VISITORS / 2; visitor++) {
    const account = { username: `fuzz-${visitor}`, password: 'a quiet bay in June', signupCode: 'WANDER' };
    await post(port, '/api/auth/register', account);
    cookies.set(visitor, await post(port, '/api/auth/login', account));
  }
  const description = JSON.parse(await (await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).text());
  const times: number[] = [];
  const fuzzer = openFuzzer({
    description,
    seed: SEED,
    visitors: VISITORS,
    async send(one) {
      const began = performance.now();
      const heard = await send(port, one);
      times.push(performance.now() - began);
      return heard;
    },
  });
  const faults: string[] = [];
  const run = async (until: number) => {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (times.length < until && faults.length < 20 && performance.now() < UNTIL)
          faults.push(...(await fuzzer.step()));
      }),
    );
  };
  await run(REQUESTS / 10);
  const before = await aliveMb(port);
  await run(REQUESTS);
  const grown = (await aliveMb(port)) - before;
  const hosts = new Set(readFileSync(heardFile, 'utf8').split('\n').filter(Boolean));
  const strangers = [...hosts].filter((host) => host !== own);

  console.log(`${times.length.toLocaleString('en-US')} requests, seed ${SEED}, over ${fuzzer.operations} endpoints`);
  console.log(
    `answers: ${[...fuzzer.statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ')}`,
  );
  console.log(
    `faults: ${faults.length}; above two seconds: ${times.filter((ms) => ms > SLOW_MS).length}; slowest ${Math.round(Math.max(...times))} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`,
  );
  console.log(
    `memory after collection: ${grown.toFixed(1)} MB more; hosts called off the settings: ${strangers.join(', ') || 'none'}`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
  const isBad = faults.length > 0 || strangers.length > 0 || grown > MOST_GROWTH_MB || Math.max(...times) > SLOW_MS;
  if (isBad) process.exitCode = 1;
} finally {
  agent.destroy();
  await server.stop();
  await embedded.stop();
  await rm(embedded.location, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
