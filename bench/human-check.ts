/**
 * How long the human check takes: solving in a browser whose processor is slowed down four times, from the press of the
 * button to the request that leaves, and judging a proof on the server.
 *
 * `node bench/human-check.ts [rounds, 20 unless said]`. Chromium: CHROMIUM_PATH, or the system's.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startServer } from './server.ts';

const ROUNDS = Number(process.argv[2] ?? 20);
const SLOWER = 4;
const MOST_SOLVING_MS = 2000;
const MOST_JUDGING_MS = 2;
/** Wrong ones: judged like right ones up to the last step, and never used up. */
const JUDGED = 200;

const dataDir = await mkdtemp(join(tmpdir(), 'wanderlight-human-check-'));
await chmod(dataDir, 0o755);
const server = await startServer({ DATA_DIR: dataDir });
const origin = `http://localhost:${server.port}`;
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const solving: number[] = [];
  let proof = '';
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({
      extraHTTPHeaders: { 'x-forwarded-for': `10.1.${round >> 8}.${round & 255}` },
    });
    const page = await context.newPage();
    await page.goto(`${origin}/contact`, { waitUntil: 'load' });
    await page.getByRole('button', { name: 'Accept' }).click();
    const line = await context.newCDPSession(page);
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Sign up' }) });
    // Typed by a script, so that nothing has begun when the button is pressed.
    await form.getByLabel('Email').evaluate((field: HTMLInputElement, address) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, address);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, `reader-${round}@example.com`);
    const leaving = page.waitForRequest('**/api/newsletter', { timeout: 60_000 });
    const begun = performance.now();
    await form.getByRole('button', { name: 'Sign up' }).evaluate((button: HTMLElement) => button.click());
    proof = (await leaving).postDataJSON().humanProof;
    solving.push(performance.now() - begun);
    await context.close();
  }
  const judging = await judge(proof);
  const p95 = at(solving, 0.95);
  console.log(`${ROUNDS} rounds, processor ${SLOWER} times slower`);
  console.log(
    `  solving     p50 ${at(solving, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (limit ${MOST_SOLVING_MS})`,
  );
  console.log(
    `  judging     p50 ${judging.toFixed(2)} ms more than an answer without a proof (limit ${MOST_JUDGING_MS})`,
  );
  if (p95 > MOST_SOLVING_MS || judging > MOST_JUDGING_MS) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** A proof that was used up, against a body that is refused as early. Each from an address of its own. */
async function judge(used: string): Promise<number> {
  const times = { with: [] as number[], without: [] as number[] };
  for (let i = 0; i < JUDGED; i++) {
    times.with.push(await post({ email: 'reader@example.com', humanProof: used }, i));
    times.without.push(await post({ email: 'reader@example.com', humanProof: 'none' }, i));
  }
  return at(times.with, 0.5) - at(times.without, 0.5);
}

async function post(body: object, i: number): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${origin}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.2.${i >> 8}.${i & 255}` },
    body: JSON.stringify(body),
  });
  await answer.text();
  if (answer.status !== 403) throw new Error(`Answered ${answer.status}`);
  return performance.now() - begun;
}

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
