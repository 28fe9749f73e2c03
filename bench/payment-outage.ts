/**
 * The payment provider stops answering while people book and look around.
 * Buyers must hear "try again" soon, the provider must be left alone, other
 * pages must stay as fast as before, and afterwards it must sell again.
 *
 * `node bench/payment-outage.ts [--scale 0.2] [--seed N]`; needs a build.
 * Scale 1 is an outage of five minutes.
 */
import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { aPackage } from '../test/sale.ts';
import { openCrowd, quantile } from './sale/buyers.ts';
import { brokenAtQuiet } from './sale/invariants.ts';
import { invariants, type Line, printReport, readArguments } from './sale/report.ts';
import { openSaleSetup, type Person } from './sale/setup.ts';

const BEFORE_MS = 10_000;
const BUYERS_A_SECOND = 10;
const LOOKS_A_SECOND = 20;
const HEALS_WITHIN_MS = 30_000;

const { scale, seed } = readArguments(0.2);
const outageMs = 300_000 * scale;
console.log(`payment outage, seed ${seed}: ${outageMs / 1000} s without an answer`);

await using setup = await openSaleSetup({ seed });
const { packageId } = await aPackage(setup.db, { capacity: 100_000 });
const people = await setup.people(400, { oneIn: 4 });
const crowd = openCrowd(setup);
await setup.fake.misbehave({ delayMs: [5, 65], seed });

interface Seen {
  readonly status: number;
  readonly ms: number;
  readonly at: number;
}

let turn = 0;
const someone = (): Person => people[turn++ % people.length] ?? { id: 0, cookie: '', address: '10.9.9.9' };

/** Answers of an open crowd: who comes does not wait for those before. */
async function crowdFor(ms: number): Promise<{ bookings: Seen[]; pages: Seen[] }> {
  const bookings: Promise<Seen>[] = [];
  const pages: Promise<Seen>[] = [];
  const begun = performance.now();
  const note = async (answer: Promise<{ status: number; ms: number }>): Promise<Seen> => {
    const at = performance.now();
    const { status, ms: took } = await answer;
    return { status, ms: took, at };
  };
  for (let tick = 0; performance.now() - begun < ms; tick++) {
    if (tick % (LOOKS_A_SECOND / BUYERS_A_SECOND) === 0) {
      bookings.push(note(crowd.book(someone(), packageId, randomUUID())));
    }
    pages.push(note(crowd.send(someone(), 'GET', tick % 2 ? '/api/trip-packages' : '/upcoming-trips')));
    await pause(Math.max(0, begun + ((tick + 1) * 1000) / LOOKS_A_SECOND - performance.now()));
  }
  return { bookings: await Promise.all(bookings), pages: await Promise.all(pages) };
}

const p = (seen: readonly Seen[], share: number) =>
  quantile(
    seen.map(({ ms }) => ms),
    share,
  );

await crowdFor(3000);
const before = await crowdFor(BEFORE_MS);
// Requests arrive, nothing happens, and no answer ever comes.
await setup.fake.misbehave({ delayMs: [600_000, 600_000], lostBefore: 1 });
const during = await crowdFor(outageMs);
await setup.fake.misbehave({ delayMs: [5, 65] });
const healing = performance.now();
let healedMs = Number.NaN;
while (performance.now() - healing < HEALS_WITHIN_MS + 10_000) {
  // Both servers, one after the other: each has a breaker of its own.
  const answers = [];
  for (const _ of setup.servers) answers.push(await crowd.book(someone(), packageId, randomUUID()));
  if (answers.every(({ status }) => status === 201)) {
    healedMs = performance.now() - healing;
    break;
  }
  await pause(200);
}
const after = await crowdFor(5000);
const { broken, seconds } = await brokenAtQuiet(setup, crowd);
crowd.close();

const open = await sql<{ n: number }>`
  select count(*)::int as n from bookings where state = 'released' and state_since - created_at > interval '10 minutes 30 seconds'`.execute(
  setup.db,
);
const refused = during.bookings.filter(({ status }) => status === 503);
// The breaker is open once answers come at once and stay so.
const slow = during.bookings.filter(({ ms }) => ms > 1000);
const firstFast = during.bookings.findIndex(({ ms }) => ms < 1000);
const ledger = new DatabaseSync(setup.fake.ledgerFile, { readOnly: true });
const intents = ledger.prepare('select count(*) as n from intents').get()?.['n'];
ledger.close();
const ms = (figure: number) => `${figure.toFixed(0)} ms`;
console.log(`before: bookings p50 ${ms(p(before.bookings, 0.5))}, p99 ${ms(p(before.bookings, 0.99))}`);
console.log(
  `during: ${during.bookings.length} bookings, ${refused.length} × 503, p50 ${ms(p(during.bookings, 0.5))}, p99 ${ms(p(during.bookings, 0.99))}, longest ${ms(p(during.bookings, 1))}; ${slow.length} waited over a second, the first at once came as number ${firstFast + 1}`,
);
console.log(
  `pages p95: before ${ms(p(before.pages, 0.95))}, during ${ms(p(during.pages, 0.95))}; payments at the provider: ${intents}`,
);
const line = (what: string, demanded: string, seen: string, ok: boolean): Line => ({ what, demanded, seen, ok });
const time = (...given: Parameters<typeof line>): Line => ({ ...line(...given), isTime: true });
const pagesBefore = p(before.pages, 0.95);
const pagesDuring = p(during.pages, 0.95);
printReport({
  title: `Payment outage, seed ${seed}`,
  lines: [
    line(
      'bookings answered 503',
      'all',
      `${refused.length} of ${during.bookings.length}`,
      refused.length === during.bookings.length,
    ),
    time('answer during the outage, p99', '≤ 3 s', ms(p(during.bookings, 0.99)), p(during.bookings, 0.99) <= 3000),
    time('answer during the outage, p50', '≤ 250 ms', ms(p(during.bookings, 0.5)), p(during.bookings, 0.5) <= 250),
    // A figure of a few milliseconds may double by chance.
    time(
      'other pages, p95',
      '≤ +20 % or +5 ms',
      `${ms(pagesBefore)} → ${ms(pagesDuring)}`,
      pagesDuring <= Math.max(pagesBefore * 1.2, pagesBefore + 5),
    ),
    time('sells again on both servers', '≤ 30 s', ms(healedMs), healedMs <= HEALS_WITHIN_MS),
    line(
      'bookings after the outage',
      'all 201',
      `${after.bookings.filter(({ status }) => status === 201).length} of ${after.bookings.length}`,
      after.bookings.every(({ status }) => status === 201),
    ),
    line('holds longer than 10 min 30 s', '0', String(open.rows[0]?.n), open.rows[0]?.n === 0),
    ...invariants(broken, seconds),
  ],
  broken,
});
