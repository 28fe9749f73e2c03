/**
 * Every rule of `deploy/prometheus/alerts.yaml` is made to ring by its fault, in two servers that sell, watched by Debian's
 * Prometheus: `npm run ts -- bench/alerts.ts [--only ClockWrong,SiteDown]`; needs a build, and root for the small disk. First
 * nothing may ring in health. Time passes by moving rows back.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { inTransaction } from '../src/database/sql.ts';
import { openStripe } from '../src/effects/payments/stripe.ts';
import { freePort } from '../src/server/embedded-postgres/postgres-settings.ts';
import { openFakeModel } from '../test/fake-model/serve.ts';
import { aPackage } from '../test/sale.ts';
import { openPostbox } from '../test/smtp.ts';
import { openMonitor } from './monitor.ts';
import { openCrowd } from './sale/buyers.ts';
import { openSaleSetup, type Person, WEBHOOK_SECRET } from './sale/setup.ts';
import { startServer } from './server.ts';

/** Pauses of two minutes that were under way end once more before `LoopsStand`. */
const RINGS_WITHIN_MS = 480_000;
const HEALTHY_MS = 45_000;
const AGED = '1000 seconds';

/** Ends what it began. */
type Mend = () => unknown;

interface Fault {
  readonly what: string;
  readonly rules: readonly string[];
  cause(): Promise<Mend>;
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');

await using monitor = await openMonitor();
await using model = await openFakeModel();
const mail = { isSilent: false, refuses: false };
await using postbox = await openPostbox({ refuses: () => mail.refuses, fallsSilent: () => mail.isSilent });
const disk = mkdtempSync(join(tmpdir(), 'wl-alerts-disk-'));
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=900m,mode=755', 'tmpfs', disk]);
process.once('exit', () => {
  execFileSync('umount', ['--lazy', disk]);
  rmdirSync(disk);
});
await using setup = await openSaleSetup({
  seed: 1,
  settings: async () => ({
    ...model.settings(),
    SMTP_URL: postbox.url,
    DATA_DIR: disk,
    MODEL_DAY_BUDGET: '1',
    MODEL_PRICES: '0/0/0.05',
    NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=384',
  }),
});
const { db, fake, servers } = setup;
const crowd = openCrowd(setup);
const origins = servers.map(({ origin }) => origin);
const keys = { secretKey: 'sk_test_floor', publishableKey: 'pk_test_floor', webhookSecret: null };
const provider = await openStripe({ ...keys, apiUrl: fake.url });
await fake.tell({
  urls: origins.map((origin) => `${origin}/api/payments/webhook`),
  secret: WEBHOOK_SECRET,
  ...{ copies: 1, lost: 0, forged: 0, delayMs: [0, 0], seed: 1 },
});
const { packageId } = await aPackage(db, { capacity: 10_000 });

/** Nothing that is away stops every loop, as each turn has a deadline: their pauses never end from here on, told over Node's inspector. */
async function stopPauses(pid: number, inspectorPort: number): Promise<void> {
  process.kill(pid, 'SIGUSR1');
  let targets: readonly { readonly webSocketDebuggerUrl: string }[] = [];
  while (targets.length === 0) {
    await pause(200);
    const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`).catch(() => null);
    targets = (await answer?.json()) ?? [];
  }
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  const expression = `process.getBuiltinModule('node:timers/promises').setTimeout = () => new Promise(() => {});
    process.getBuiltinModule('node:module').syncBuiltinESMExports()`;
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }));
  await once(socket, 'message');
  socket.close();
}

/** Goes on, one after the other in each of `beside` rows, until it is ended. */
function again(work: () => Promise<unknown>, everyMs: number, beside = 1): Mend {
  let isOver = false;
  const rows = Array.from({ length: beside }, async () => {
    while (!isOver) {
      await work().catch(() => undefined);
      await pause(everyMs);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(rows);
  };
}

const both =
  (...mends: Mend[]): Mend =>
  async () => {
    for (const mend of mends) await mend();
  };

let asked = 0;
const anAddress = () => `203.0.${(asked >> 8) & 255}.${asked++ & 255}`;
const anOrigin = () => origins[asked % origins.length] ?? '';

async function ask(path: string, body?: unknown, more: Readonly<Record<string, string>> = {}, origin = anOrigin()) {
  const answer = await fetch(origin + path, {
    headers: { 'x-forwarded-for': anAddress(), ...(body ? { 'content-type': 'application/json' } : {}), ...more },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(30_000),
  });
  await answer.text();
  return answer.status;
}

const wish = (stream: boolean, origin?: string) =>
  ask(
    '/api/ai/trip-recommendations',
    {
      ...{ destination: 'Lisbon', dates: '6-13 May 2027', budget: '3000 EUR', travelers: '2 adults', taste: 'seafood' },
      ...{ interests: 'tiles', preferences: `turn ${asked}` },
    },
    stream ? { accept: 'text/event-stream' } : {},
    origin,
  );

async function booked(people: readonly Person[]): Promise<void> {
  await Promise.all(people.map((person) => crowd.insist(person, packageId)));
}

/** Nobody reads or writes the table for so long; then others get a moment. */
const locking = (table: string, seconds: number) =>
  again(
    () =>
      inTransaction(db, async (tx) => {
        await sql`set local lock_timeout = 0`.execute(tx);
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
        await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx);
        await pause(seconds * 1000);
      }),
    50,
  );

const asBuyer = async (path: string) => {
  const [person] = await setup.people(1);
  return () => crowd.send(person as Person, 'GET', path);
};

const faults: readonly Fault[] = [
  {
    what: 'the provider’s clock is ten minutes ahead',
    rules: ['ClockWrong'],
    async cause() {
      await fake.misbehave({ clockOffsetMs: 600_000 });
      return () => fake.misbehave();
    },
  },
  {
    what: 'money is taken for a booking that nobody made',
    rules: ['PaymentAlarm'],
    async cause() {
      const order = { bookingId: 9_990_001, attempt: 1, amountCents: 5000, currency: 'usd' as const };
      const { id: paymentId } = await provider.authorise({ key: 'stray', ...order, token: 'pm_card_visa' });
      await provider.capture({ key: 'stray:cap', paymentId, amountCents: 5000 });
      return () => undefined;
    },
  },
  {
    what: 'a bank takes a payment back',
    rules: ['PaymentDisputed'],
    async cause() {
      await booked(await setup.people(1));
      const found = await sql<{ intent: string }>`
        select payment_id as intent from bookings where state = 'confirmed' order by id desc limit 1`.execute(db);
      await fake.dispute({ intent: found.rows[0]?.intent ?? '', amount: 100_000, status: 'needs_response' });
      return () => undefined;
    },
  },
  {
    what: 'every answer of the provider is lost while people book and cancel',
    rules: ['ErrorsServed', 'DependencyDown', 'RefundsWait', 'WebhookEventsWait'],
    async cause() {
      const leaving = await setup.people(4);
      await booked(leaving);
      const pressing = await setup.people(60);
      await fake.misbehave({ lostAfter: 1 });
      let turn = 0;
      const press = async () => crowd.book(pressing[turn++ % pressing.length] as Person, packageId, `press-${turn}`);
      const leave = Promise.all(leaving.map((person) => crowd.takeBack(person, 20_000)));
      const age = async () => {
        await sql`update refunds set asked_for_at = now() - ${AGED}::interval
          where state = 'due' and asked_for_at > now() - ${AGED}::interval`.execute(db);
        await sql`update payment_webhook_events set received_at = now() - ${AGED}::interval
          where outcome is null and received_at > now() - ${AGED}::interval`.execute(db);
      };
      const ends = both(again(press, 200, 4), again(age, 2000), () => leave);
      return both(ends, () => fake.misbehave());
    },
  },
  {
    what: 'a forgotten transaction holds the rows of bookings under way',
    rules: ['BookingsLeftOpen'],
    async cause() {
      await fake.misbehave({ stallShare: 1, stallMs: 8000 });
      const pressing = await setup.people(20);
      const pressed = Promise.all(pressing.map((person) => crowd.book(person, packageId, `held-${person.id}`)));
      await pause(2000);
      await sql`update bookings set created_at = now() - ${AGED}::interval where open_slot is not null`.execute(db);
      const { promise: over, resolve: end } = Promise.withResolvers<void>();
      const held = inTransaction(db, async (tx) => {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
        await sql`select id from bookings where open_slot is not null for update`.execute(tx);
        await over;
      });
      return both(
        end,
        () => held,
        () => fake.misbehave(),
        () => pressed,
      );
    },
  },
  {
    what: 'the mail server takes emails and never says a word again',
    rules: ['EmailsWait', 'JobsWait'],
    async cause() {
      mail.isSilent = true;
      await booked(await setup.people(60));
      const age = async () => {
        await sql`update booking_emails set due_since = now() - ${AGED}::interval
          where state = 'due' and due_since > now() - ${AGED}::interval`.execute(db);
        await sql`update pgboss.job set start_after = now() - ${AGED}::interval
          where state = 'created' and name = 'bookings.send-confirmation'`.execute(db);
      };
      const ends = again(age, 2000);
      return both(ends, () => {
        mail.isSilent = false;
      });
    },
  },
  {
    what: 'the mail server refuses the mailboxes of sixty buyers',
    rules: ['EmailsReturned', 'JobsFailed'],
    async cause() {
      mail.refuses = true;
      await booked(await setup.people(60));
      return () => {
        mail.refuses = false;
      };
    },
  },
  {
    what: 'the provider of the model answers 500',
    rules: ['HelpAway'],
    async cause() {
      model.behave({ mischief: '500' });
      return both(
        again(() => wish(true), 1000, 2),
        () => model.behave(),
      );
    },
  },
  {
    what: 'visitors ask the model until the day’s money is spent',
    rules: ['ModelBudgetNearlySpent'],
    cause: async () => again(() => wish(true), 100, 2),
  },
  {
    what: 'somebody guesses passwords from many addresses',
    rules: ['LoginsRefused'],
    cause: async () =>
      again(() => ask('/api/auth/login', { username: `guess-${asked}`, password: 'a wrong password' }), 300, 2),
  },
  {
    what: 'the disk of the files fills up',
    rules: ['DiskNearlyFull'],
    async cause() {
      writeFileSync(join(disk, 'ballast'), Buffer.alloc(500_000_000));
      return () => rmSync(join(disk, 'ballast'));
    },
  },
  {
    what: 'something holds a table of the sale, and every connection waits for it',
    rules: ['PoolExhausted'],
    async cause() {
      const look = await asBuyer('/api/bookings');
      return both(again(look, 10, 60), locking('bookings', 20));
    },
  },
  {
    what: 'something holds a table for three seconds time and again',
    rules: ['PagesSlow'],
    async cause() {
      const look = await asBuyer(`/checkout/${packageId}`);
      return both(again(look, 100, 4), locking('departures', 2.7));
    },
  },
  {
    what: 'a server gets the processor for a third of the time',
    rules: ['EventLoopLags'],
    async cause() {
      const signal = (name: NodeJS.Signals) => process.kill(servers[0]?.pid() ?? 0, name);
      const starve = async () => {
        signal('SIGSTOP');
        await pause(600);
        signal('SIGCONT');
      };
      return again(starve, 300);
    },
  },
  {
    what: 'something in a server holds 300 MB for itself',
    rules: ['MemoryLarge'],
    async cause() {
      const leak = '--import=data:text/javascript,globalThis.leak=Buffer.alloc(3e8,1)';
      const server = await startServer({
        ...setup.settings,
        NODE_OPTIONS: `${setup.settings['NODE_OPTIONS']} ${leak}`,
      });
      await monitor.watch([...origins, `http://127.0.0.1:${server.port}`]);
      return both(
        () => monitor.watch(origins),
        () => server.stop(),
      );
    },
  },
  {
    what: 'the loops of a server never wake up again',
    rules: ['LoopsStand'],
    async cause() {
      const inspectorPort = await freePort();
      const server = await startServer({ ...setup.settings, NODE_OPTIONS: `--inspect-port=${inspectorPort}` });
      await monitor.watch([...origins, `http://127.0.0.1:${server.port}`]);
      await stopPauses(server.pid, inspectorPort);
      return both(
        () => monitor.watch(origins),
        // It has no pauses left to end in order with.
        () => process.kill(server.pid, 'SIGKILL'),
      );
    },
  },
  {
    what: 'a server stands still',
    rules: ['SiteDown'],
    async cause() {
      const pid = servers[1]?.pid() ?? 0;
      process.kill(pid, 'SIGSTOP');
      return () => process.kill(pid, 'SIGCONT');
    },
  },
];

async function ringsOf({ what, rules, cause }: Fault): Promise<string[]> {
  const begun = performance.now();
  const mend = await cause();
  const rang = new Map<string, number>();
  while (performance.now() - begun < RINGS_WITHIN_MS && !rules.every((rule) => rang.has(rule))) {
    for (const rule of await monitor.ringing())
      if (!rang.has(rule)) rang.set(rule, Math.round((performance.now() - begun) / 1000));
    await pause(500);
  }
  await mend();
  console.log(`\n${what}`);
  for (const rule of rules)
    console.log(`  ${rule}: ${rang.has(rule) ? `rang after ${rang.get(rule)} s` : 'DID NOT RING'}`);
  const beside = [...rang.keys()].filter((rule) => !rules.includes(rule));
  if (beside.length > 0) console.log(`  beside it: ${beside.join(', ')}`);
  return rules.filter((rule) => !rang.has(rule));
}

await monitor.watch(origins);
const living = again(() => ask('/upcoming-trips'), 200);
await booked(await setup.people(5));
await pause(HEALTHY_MS);
const inHealth = [...(await monitor.ringing())];
console.log(`in health: ${inHealth.join(', ') || 'nothing rings'}`);
const chosen = faults.filter(({ rules }) => !only || rules.some((rule) => only.includes(rule)));
const tried = faults.flatMap(({ rules }) => rules);
const untried = only ? [] : monitor.rules.filter((rule) => !tried.includes(rule));
const silent: string[] = [];
for (const fault of chosen) silent.push(...(await ringsOf(fault)));
await living();
crowd.close();
console.log(
  `\n${silent.length + untried.length === 0 ? 'every rule rang' : `silent: ${[...silent, ...untried].join(', ')}`}`,
);
process.exitCode = silent.length + untried.length + inHealth.length === 0 ? 0 : 1;
