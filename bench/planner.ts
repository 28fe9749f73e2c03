/**
 * What an answer of the trip agent takes over HTTP: 2,000 questionnaires one
 * after the other, p50 and p99, beside a bare `node:http` server that takes the
 * same bodies and answers the same bytes in the same run.
 *
 *   node bench/planner.ts [requests]      (after `npm run build`)
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cases from '../test/planner/cases.json' with { type: 'json' };
import { materialise } from '../test/planner/checker/case.ts';
import { quantile } from './sale/buyers.ts';
import { startServer } from './server.ts';

const REQUESTS = Number(process.argv[2] ?? 2000);
const PATH = '/api/ai/trip-recommendations';
const MOST_P99_MS = 50;
/** Each address may ask 1,200 times a minute. */
const ADDRESSES = 40;

const bodies = cases.public
  .filter(({ id }) => id !== 'P28')
  .map(({ input }) => JSON.stringify(materialise(input as Parameters<typeof materialise>[0])));

async function ask(port: number, i: number): Promise<{ ms: number; text: string }> {
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}${PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${i % ADDRESSES}` },
    body: bodies[(i * 7919) % bodies.length] ?? '',
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${answer.status}: ${text.slice(0, 200)}`);
  return { ms: performance.now() - began, text };
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-planner-'));
const server = await startServer({ DATA_DIR: dataDir, TRIP_NOW: '2026-12-01T12:00:00Z' });
const answers = new Map<string, string>();
const bare = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    JSON.parse(body);
    response.setHeader('content-type', 'application/json').end(answers.get(body));
  });
});
try {
  bare.listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const barePort = (bare.address() as AddressInfo).port;
  const first = await ask(server.port, 0);
  for (let i = 0; i < bodies.length; i++) {
    answers.set(bodies[(i * 7919) % bodies.length] ?? '', (await ask(server.port, i)).text);
  }
  const ours: number[] = [];
  const setup: number[] = [];
  for (let i = 0; i < REQUESTS; i++) {
    ours.push((await ask(server.port, i)).ms);
    setup.push((await ask(barePort, i)).ms);
  }
  const sizes = [...answers.values()].map((text) => text.length);
  const line = (name: string, times: number[]) =>
    `${name}: p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms`;
  console.log(line(`${REQUESTS} answers of the agent`, ours));
  console.log(line('a bare server with the same bytes', setup));
  console.log(
    `first answer after the start ${first.ms.toFixed(0)} ms; answers of ${Math.round(Math.min(...sizes) / 1024)} to ${Math.round(Math.max(...sizes) / 1024)} kB`,
  );
  process.exitCode = quantile(ours, 0.99) < MOST_P99_MS ? 0 : 1;
} finally {
  bare.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
