/** Loops whose turns hang: the next turn begins, and where no turn ends any more `/healthz` says so. */
import { afterEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../test/app.ts';
import { eventually } from '../../test/site.ts';
import type { Deps } from './deps.ts';
import { openLoopWatch } from './loop-watch.ts';
import { openOutageLog } from './outage-log.ts';
import { type Loop, type Running, startLoops } from './scheduler.ts';

const MINUTE_MS = 60_000;

let clock = 0;
const opened: (TestApp | Running)[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await ('stop' in each ? each.stop() : each[Symbol.asyncDispose]());
});

async function anApp(): Promise<TestApp & { readonly errors: object[] }> {
  const errors: object[] = [];
  const app = await openApp({
    deps: ({ log }) => {
      const noting = { ...log, error: (about: object) => void errors.push(about) } as unknown as Deps['log'];
      const outages = openOutageLog({ log: noting, askDatabase: async () => undefined });
      return { loops: openLoopWatch(() => clock), log: noting, outages };
    },
  });
  opened.push(app);
  return { ...app, errors };
}

/** Hangs until it is let go. */
function hangingLoop(name: string, longestMs: number) {
  const hanging: (() => void)[] = [];
  const loop: Loop = { name, everyMs: 1, longestMs, run: () => new Promise<void>((go) => hanging.push(go)) };
  const letGo = () => {
    for (const go of hanging) go();
  };
  return { loop, turns: () => hanging.length, letGo };
}

function begin(app: TestApp, ...loops: Loop[]): Running {
  const running = startLoops(loops, app.deps);
  opened.push(running);
  return running;
}

test('a turn that hangs counts as failed at its deadline, and the next one begins', async () => {
  const app = await anApp();
  const { loop, turns, letGo } = hangingLoop('tests.hang', 30);
  begin(app, loop);
  await eventually(() => expect(turns()).toBeGreaterThan(2));
  expect(app.errors[0]).toMatchObject({
    loop: 'tests.hang',
    err: { message: 'A turn of tests.hang took longer than 30 ms' },
  });
  letGo();
});

test('turns of one loop do not overlap before its deadline', async () => {
  const app = await anApp();
  const hanging = hangingLoop('tests.hang', 10 * MINUTE_MS);
  let others = 0;
  begin(app, hanging.loop, { name: 'tests.turn', everyMs: 1, run: async () => others++ });
  await eventually(() => expect(others).toBeGreaterThan(50));
  expect(hanging.turns()).toBe(1);
  hanging.letGo();
});

test('no turn has ended for a minute: /healthz fails and names the oldest, until one ends', async () => {
  const app = await anApp();
  expect((await app.get('/healthz')).body).toEqual({ status: 'ok' });
  const { loop, turns, letGo } = hangingLoop('tests.hang', 30);
  begin(app, loop);
  await eventually(() => expect(turns()).toBeGreaterThan(0));
  clock += MINUTE_MS - 1;
  expect((await app.get('/healthz')).status).toBe(200);

  // Turns that were given up at their deadline have not ended.
  await eventually(() => expect(turns()).toBeGreaterThan(2));
  clock += 11_001;
  expect(await app.get('/healthz')).toMatchObject({
    status: 503,
    body: { status: 'stuck', loop: 'tests.hang', seconds: 71 },
  });

  letGo();
  await eventually(async () => expect((await app.get('/healthz')).status).toBe(200));
});

test('one loop that hangs beside others that turn is no reason for a restart', async () => {
  const app = await anApp();
  const { loop, turns, letGo } = hangingLoop('tests.hang', 10 * MINUTE_MS);
  let others = 0;
  begin(app, loop, { name: 'tests.turn', everyMs: 1, run: async () => others++ });
  await eventually(() => expect(turns()).toBe(1));
  clock += 5 * MINUTE_MS;
  const before = others;
  await eventually(() => expect(others).toBeGreaterThan(before + 1));
  expect((await app.get('/healthz')).status).toBe(200);
  letGo();
});

test('a dependency that is away is none either: a turn that fails has ended', async () => {
  const app = await anApp();
  let turns = 0;
  const fail = async () => {
    turns++;
    throw new Error('away');
  };
  begin(app, { name: 'tests.fail', everyMs: 1, run: fail });
  await eventually(() => expect(turns).toBeGreaterThan(1));
  clock += 5 * MINUTE_MS;
  const before = turns;
  await eventually(() => expect(turns).toBeGreaterThan(before + 1));
  expect((await app.get('/healthz')).status).toBe(200);
});
