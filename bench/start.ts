/**
 * What a start takes until the site answers, and the memory it then holds:
 * without a language model and with one, in turn.
 *
 *   node bench/start.ts [rounds]      (after `npm run build`)
 */
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { openFakeModel } from '../test/fake-model/serve.ts';
import { startServer } from './server.ts';

const ROUNDS = Number(process.argv[2] ?? 7);

const fake = await openFakeModel();
const dataDir = await mkdtemp(join(tmpdir(), 'bench-start-'));
await chmod(dataDir, 0o755);
const database = await openEmbeddedPostgres({ dataDir, log: () => undefined });

/** Milliseconds of a process's own work and megabytes, a moment after it was ready. */
async function start(settings: Readonly<Record<string, string>>): Promise<{ ms: number; cpuMs: number; mb: number }> {
  const began = performance.now();
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'error', ...settings });
  const ms = performance.now() - began;
  await fetch(`http://127.0.0.1:${server.port}/healthz`);
  await new Promise((done) => setTimeout(done, 300));
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const ticks = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  await server.stop();
  return {
    ms,
    cpuMs: (Number(ticks[11]) + Number(ticks[12])) * 10,
    mb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
  };
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

try {
  await start({});
  const without: Awaited<ReturnType<typeof start>>[] = [];
  const withModel: typeof without = [];
  for (let i = 0; i < ROUNDS; i++) {
    without.push(await start({}));
    withModel.push(await start(fake.settings()));
  }
  for (const [name, list] of [
    ['without a model', without],
    ['with one', withModel],
  ] as const) {
    const of = (figure: 'ms' | 'cpuMs' | 'mb') => median(list.map((each) => each[figure])).toFixed(0);
    console.log(`${name.padEnd(16)} ready after ${of('ms')} ms, ${of('cpuMs')} ms of processor, ${of('mb')} MB`);
  }
} finally {
  await database.stop();
  await fake[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
}
