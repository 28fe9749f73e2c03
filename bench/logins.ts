/**
 * Five hundred people who log in at once and again and again, against a real
 * server process with its limits on: logins served, 503s, how long the home
 * page takes meanwhile and how far memory grows.
 *
 * `node bench/logins.ts [seconds]`; needs a build.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerFamilies, rushToLogIn } from '../test/login-rush.ts';

const SECONDS = Number(process.argv[2] ?? 15);
const LOGINS = 500;

async function start(dataDir: string): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, [new URL('../src/server/main.ts', import.meta.url).pathname], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '127.0.0.1/32',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((done, failed) => {
    server.once('exit', (status) => failed(new Error(`The server ended with ${status}`)));
    server.stdout?.on('data', (text: Buffer) => {
      const url = /is ready: (http:\S+)/.exec(text.toString())?.[1];
      if (url) done({ server, url });
    });
  });
}

async function measure(url: string, pid: number, names: readonly string[], seconds: number): Promise<void> {
  const rush = await rushToLogIn({ url, pid }, { logins: LOGINS, seconds }, names);
  const at = (share: number) => rush.homeMs[Math.floor(rush.homeMs.length * share)]?.toFixed(0) ?? '';
  const served = rush.statuses[200] ?? 0;
  console.log(
    `${LOGINS} people at once${seconds > 0 ? `, again and again for ${rush.seconds.toFixed(0)} s` : ', once'}`,
  );
  console.log(
    `  served                 ${served} in ${rush.seconds.toFixed(1)} s (${(served / rush.seconds).toFixed(0)}/s)`,
  );
  console.log(
    `  asked to come back     ${rush.statuses[503] ?? 0} (503; without Retry-After: ${rush.withoutRetryAfter}, must be 0)`,
  );
  console.log(`  all answers            ${JSON.stringify(rush.statuses)}`);
  console.log(
    `  home page meanwhile    ${rush.homeMs.length} times, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (limit 250), failed ${rush.homeFailures}`,
  );
  console.log(`  memory grew            ${rush.grewMb?.toFixed(0) ?? '?'} MB (limit 200)`);
}

const dataDir = await mkdtemp(join(tmpdir(), 'wanderlight-logins-'));
const { server, url } = await start(dataDir);
try {
  const names = await registerFamilies(url);
  await measure(url, server.pid ?? 0, names, 0);
  await measure(url, server.pid ?? 0, names, SECONDS);
} finally {
  server.removeAllListeners('exit');
  const gone = new Promise((ended) => server.once('exit', ended));
  server.kill('SIGTERM');
  await gone;
  await rm(dataDir, { recursive: true, force: true });
}
