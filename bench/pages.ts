/**
 * What a page costs: processor time per request, requests a second and p99 for
 * home and /upcoming-trips, answered from memory and rendered anew, beside a bare
 * `node:http` server that answers the same bytes in the same run; and the
 * JavaScript each page brings.
 *
 * Run after `npm run build`: `node bench/pages.ts`; `--weights` prints the bytes alone.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageWeights } from '../scripts/page-weight.ts';

const ROOT = new URL('../', import.meta.url);
const PAGES = ['/', '/upcoming-trips'];
const REQUESTS = 8000;
const RENDERINGS = 400;
const CONNECTIONS = 8;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html', 'user-agent': 'bench' };
/** Node writes these itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

interface Measured {
  readonly cpuMicros: number;
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** One connection, one request at a time, until `left()` says stop. */
async function drive(port: number, request: string, more: () => boolean, took: (ms: number) => void): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let received = 0;
  let expected = -1;
  let head = Buffer.alloc(0);
  let started = 0;
  await new Promise<void>((done, failed) => {
    const next = () => {
      if (!more()) return done();
      received = 0;
      expected = -1;
      head = Buffer.alloc(0);
      started = performance.now();
      socket.write(request);
    };
    socket.on('error', failed);
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (expected < 0) {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = /content-length: (\d+)/i.exec(head.toString('latin1', 0, end))?.[1];
        if (length === undefined) return failed(new Error('An answer without a length'));
        expected = end + 4 + Number(length);
      }
      if (received < expected) return;
      took(performance.now() - started);
      next();
    });
    next();
  });
  socket.destroy();
}

interface Running {
  readonly port: number;
  cpuMicros(): Promise<number>;
  stop(): Promise<void>;
}

async function measure(server: Running, path: string, requests: number, connections = CONNECTIONS): Promise<Measured> {
  const headers = Object.entries(BROWSER).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${headers.join('')}\r\n`;
  const run = async (count: number) => {
    let left = count;
    const times: number[] = [];
    const more = () => left-- > 0;
    await Promise.all(
      Array.from({ length: connections }, () => drive(server.port, request, more, (ms) => times.push(ms))),
    );
    return times.sort((a, b) => a - b);
  };
  await run(requests / 4);
  const cpuBefore = await server.cpuMicros();
  const started = performance.now();
  const times = await run(requests);
  const seconds = (performance.now() - started) / 1000;
  const cpu = (await server.cpuMicros()) - cpuBefore;
  return {
    cpuMicros: cpu / requests,
    perSecond: requests / seconds,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
}

/** This file once more, as a server of its own: its processor time is that of the whole process. */
async function start(args: readonly string[], env: Record<string, string> = {}): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, [fileURLToPath(import.meta.url), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const told = async (): Promise<number> => Number((await once(child, 'message'))[0]);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${args.join(' ')} ended early`)));
  ended.catch(() => undefined);
  return {
    port: await Promise.race([told(), ended]),
    cpuMicros() {
      const answer = told();
      child.send('cpu');
      return answer;
    },
    async stop() {
      child.send('stop');
      await once(child, 'exit');
    },
  };
}

/** In the child: says where it listens, then answers what `start` asks. */
function obey(port: number, stop: () => Promise<void>): void {
  process.send?.(port);
  process.on('message', (word) => {
    const { user, system } = process.cpuUsage();
    if (word === 'cpu') process.send?.(user + system);
    if (word === 'stop') void stop().then(() => process.exit(0));
  });
}

/** Answers one body with one set of headers, and does nothing else. */
async function serveBare(file: string): Promise<void> {
  const { headers, body } = JSON.parse(await readFile(file, 'utf8')) as Exchange;
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => obey((server.address() as AddressInfo).port, async () => void server.close()));
}

/** The product without its background loops, on a database of its own. */
async function serveSite(dist: URL, keepPages: boolean): Promise<void> {
  const { seed } = await import('../db/seed/seed.ts');
  const { openApp } = await import('../src/server/app.ts');
  const { compose } = await import('../src/server/compose.ts');
  const { readConfig } = await import('../src/config/config.ts');
  const { openEmbeddedPostgres } = await import('../src/server/embedded-postgres/embedded-postgres.ts');
  const { openLog } = await import('../src/kernel/log.ts');
  const { openDatabase } = await import('../src/database/sql.ts');
  const { migrate } = await import('../src/database/migrations.ts');
  const { builtSource } = await import('../src/server/pages/renderer.ts');

  const config = readConfig();
  const postgres = await openEmbeddedPostgres({ dataDir: config.dataDir });
  const empty = openDatabase({ url: postgres.url, pool: 1 });
  await migrate(empty.db, new URL('db/migrations/', ROOT));
  await seed(empty.db, { now: new Date(), tripNow: new Date() });
  await empty.close();
  const { deps, close } = await compose(config, postgres.url, openLog('silent'));
  const { fastify } = await openApp({
    deps,
    pages: await builtSource(dist),
    clientFiles: new URL('client/', dist),
    keepPages,
  });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  obey((fastify.server.address() as AddressInfo).port, async () => {
    await fastify.close();
    await close();
    await postgres.stop();
  });
}

interface Exchange {
  readonly headers: IncomingHttpHeaders;
  /** As sent, still compressed. */
  readonly body: string;
}

function exchange(port: number, path: string): Promise<Exchange> {
  return new Promise((done, failed) => {
    get({ port, host: '127.0.0.1', path, headers: BROWSER }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const headers = Object.fromEntries(Object.entries(response.headers).filter(([name]) => !OWN_HEADERS.has(name)));
        done({ headers, body: Buffer.concat(chunks).toString('base64') });
      });
    }).on('error', failed);
  });
}

function row(name: string, ours: Measured, bare?: Measured): string {
  return [
    name.padEnd(34),
    `${ours.cpuMicros.toFixed(0)} µs`.padStart(10),
    `${ours.perSecond.toFixed(0)}/s`.padStart(10),
    `${ours.p99Ms.toFixed(1)} ms`.padStart(10),
    (bare ? `${(ours.cpuMicros / bare.cpuMicros).toFixed(2)}×` : '').padStart(10),
  ].join(' ');
}

async function measureServing(dist: URL): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wanderlight-bench-'));
  // PostgreSQL may run as another user; it must be able to enter.
  await chmod(folder, 0o755);
  const env = { DATA_DIR: folder, LOG_LEVEL: 'silent', DATABASE_URL: '' };
  console.log(
    ['page'.padEnd(34), ...['CPU/req', 'rate', 'p99', 'CPU/bare'].map((each) => each.padStart(10))].join(' '),
  );
  const bare = new Map<string, Measured>();
  try {
    const site = await start(['--site', dist.href, 'kept'], env);
    for (const path of PAGES) {
      const file = join(folder, 'bare.json');
      const taken = await exchange(site.port, path);
      await writeFile(file, JSON.stringify(taken));
      const bareServer = await start(['--bare', file]);
      const measured = await measure(bareServer, path, REQUESTS);
      await bareServer.stop();
      bare.set(path, measured);
      console.log(row(`${path} bare node:http`, measured));
      console.log(row(`${path} from memory`, await measure(site, path, REQUESTS), measured));
      const bytes = Buffer.from(taken.body, 'base64').length;
      console.log(`  ${(bytes / 1000).toFixed(1)} kB in ${String(taken.headers['content-encoding'])}`);
    }
    await site.stop();
    const renderer = await start(['--site', dist.href, 'anew'], env);
    for (const path of PAGES) {
      // One after the other: those who ask at the same time would share a rendering.
      console.log(row(`${path} rendered anew`, await measure(renderer, path, RENDERINGS, 1), bare.get(path)));
    }
    await renderer.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function printWeights(dist: URL): Promise<void> {
  console.log('\nJavaScript a page begins with, gzipped');
  for (const { path, scripts, gzipBytes } of await pageWeights(dist)) {
    console.log(`${path.padEnd(34)} ${(gzipBytes / 1000).toFixed(1).padStart(7)} kB in ${scripts} files`);
  }
}

const [, , flag, given, kind] = process.argv;
const dist = new URL('dist/', ROOT);
if (flag === '--bare' && given) await serveBare(given);
else if (flag === '--site' && given) await serveSite(new URL(given), kind === 'kept');
else {
  if (flag !== '--weights') await measureServing(dist);
  await printWeights(dist);
}
