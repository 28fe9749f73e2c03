/**
 * The trip agent with a model in every bad way, with the real time limits: when
 * the first event comes, when the last, and with which word. Then sixty orders
 * to a model that obeys, twice: filled into every field, and as its whole answer.
 *
 *   node bench/model-faults.ts      (after `npm run build`; about three minutes)
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventsIn } from '../test/events.ts';
import { BREACH, INJECTIONS } from '../test/fake-model/injections.ts';
import { MISCHIEF } from '../test/fake-model/mischief.ts';
import { obeys } from '../test/fake-model/personas.ts';
import { openFakeModel } from '../test/fake-model/serve.ts';
import { startServer } from './server.ts';

const FIRST_MS = 1000;
const LAST_MS = 21_000;

const fake = await openFakeModel();
const dataDir = await mkdtemp(join(tmpdir(), 'bench-model-'));
await chmod(dataDir, 0o755);
// A server for each: after three failures in a row a model rests for a minute, which would hide the next fault.
const start = () =>
  startServer({
    DATA_DIR: dataDir,
    TRIP_NOW: '2026-12-01T12:00:00Z',
    LOG_LEVEL: 'error',
    ...fake.settings(),
    MODEL_DAY_BUDGET: '1000',
  });
let server = await start();
async function anew(): Promise<void> {
  await server.stop();
  fake.behave();
  server = await start();
  await ask('warm up');
}
let asked = 0;

async function ask(preferences: string) {
  const began = performance.now();
  const response = await fetch(`http://127.0.0.1:${server.port}/api/ai/trip-recommendations`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-forwarded-for': `198.51.${asked >> 8}.${asked++ & 255}`,
    },
    body: JSON.stringify({
      destination: 'Lisbon',
      dates: '6-13 May 2027',
      budget: '3000 EUR',
      travelers: '2 adults',
      interests: 'tiles, food',
      preferences,
      taste: 'seafood',
    }),
  });
  let text = '';
  let firstMs = 0;
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (firstMs === 0 && text.includes('\n\n')) firstMs = performance.now() - began;
  }
  const better = eventsIn(text).find(({ name }) => name === 'better')?.data;
  const failed = better?.recommendations.flatMap(({ checks }: { checks: { result: string }[] }) =>
    checks.filter(({ result }) => result === 'failed'),
  );
  const isWhole = better !== undefined && better.recommendations.length >= 3 && failed.length === 0;
  return { text, better, isWhole, firstMs, lastMs: performance.now() - began };
}

let wrong = 0;
try {
  await ask('warm up');
  for (const mischief of MISCHIEF) {
    await anew();
    fake.behave({ mischief });
    const { better, isWhole, firstMs, lastMs, text } = await ask(`${mischief}, please`);
    const reason = better?.engine.fallbackReason ?? `enriched by ${better?.engine.enriched?.join(', ')}`;
    const isGood = isWhole && firstMs < FIRST_MS && lastMs < LAST_MS && !/evil\.example|atlantis/i.test(text);
    if (!isGood) wrong++;
    console.log(
      `${mischief.padEnd(15)} first ${firstMs.toFixed(0).padStart(4)} ms, last ${lastMs.toFixed(0).padStart(5)} ms, ${isWhole ? 'whole' : 'NOT WHOLE'}: ${reason}${isGood ? '' : '  WRONG'}`,
    );
  }

  await anew();
  let [answers, through] = [0, 0];
  for (const [i, order] of INJECTIONS.entries()) {
    // Filled into every field; every sixth also as all that it says.
    for (const behaviour of i % 6 === 0 ? [{ manner: obeys(order) }, { raw: order }] : [{ manner: obeys(order) }]) {
      fake.behave(behaviour);
      const { text, isWhole, better } = await ask(order);
      const found = BREACH.exec(text)?.[0];
      const links: string[] = JSON.stringify(better ?? {}).match(/https?:\/\/[^"\s\\]+/g) ?? [];
      answers++;
      if (found || !isWhole || links.some((link) => !better.citations.includes(link)) || better.citations.length > 5) {
        through++;
        console.log(`  came through: ${found ?? 'a link, or an answer that is not whole'} (${order.slice(0, 60)})`);
      }
      if ('raw' in behaviour) await anew();
    }
  }
  console.log(`${INJECTIONS.length} orders, ${answers} answers of an obeying model: ${through} came through`);
  process.exitCode = wrong + through === 0 ? 0 : 1;
} finally {
  await server.stop();
  await fake[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
}
