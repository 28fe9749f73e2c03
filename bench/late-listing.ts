/**
 * The provider lists late and its clock is wrong: ten minutes ahead, and from one moment to the next ten minutes behind.
 * Answers are lost beside it, a server dies, and some payments are nobody's. Everything that is set aside for nobody has
 * to be given back, everything taken for nobody has to raise its alarm, and the wrong clock has to be told.
 *
 * `node bench/late-listing.ts [--scale 0.1] [--seed N] [--control no-second-look]`; needs a build.
 * Scale 1: lists are up to ten minutes late, and the second look keeps its own five minutes. Scale 0.1: one minute and
 * half a minute. The clocks are wrong by the whole ten minutes at every scale.
 */
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openStripe } from '../src/effects/payments/stripe.ts';
import { seeded } from '../test/fake-stripe/mischief.ts';
import { aPackage } from '../test/sale.ts';
import { countsOf, openCrowd } from './sale/buyers.ts';
import { brokenRules } from './sale/invariants.ts';
import { invariants, printReport, readArguments } from './sale/report.ts';
import { openSaleSetup } from './sale/setup.ts';

const SKEWS_MS = [600_000, -600_000];
const PEOPLE = 200;
const ARRIVE_WITHIN_MS = 20_000;
const STRAYS = 5;
const LOSSES = { delayMs: [5, 65], lostBefore: 0.1, lostAfter: 0.15 } as const;
/** The third question about a booking comes half as late again as the list, and a look takes its turns. */
const MARGIN_MS = 60_000;

const { scale, seed, control } = readArguments(0.1, { 'no-second-look': 'd: ' });
const lagMs = 600_000 * scale;
const betweenLooksMs = 300_000 * scale;
const listingLagMs = [0, lagMs] as const;
const draw = seeded(seed);
console.log(
  `late listing, seed ${seed}: lists up to ${lagMs / 1000} s late, clocks 600 s off${control ? `, control ${control.name}` : ''}`,
);

await using setup = await openSaleSetup({ seed });
const { db, fake } = setup;
if (control) {
  await sql`drop trigger bookings_leave_a_question on bookings`.execute(db);
  await sql`insert into payment_reconciliation (day_claimed_until) values ('infinity')
    on conflict (id) do update set day_claimed_until = 'infinity'`.execute(db);
}
// At a smaller scale the time from one second look to the next is smaller too.
const clock = setInterval(() => {
  if (scale < 1) sql`update payment_reconciliation set day_done_at = null`.execute(db).catch(() => undefined);
}, betweenLooksMs);

const keys = { secretKey: 'sk_test_floor', publishableKey: 'pk_test_floor', webhookSecret: null };
const provider = await openStripe({ ...keys, apiUrl: fake.url });
const taken: string[] = [];
const setAside: string[] = [];
let strays = 0;

/** Of bookings that nobody has made. */
async function plantStrays(): Promise<void> {
  for (let each = 0; each < 2 * STRAYS; each++) {
    const key = `stray-${++strays}`;
    const order = { bookingId: 9_990_000 + strays, attempt: 1, amountCents: 5000, currency: 'usd' as const };
    const { id: paymentId } = await provider.authorise({ key, ...order, token: 'pm_card_visa' });
    if (each % 2) setAside.push(paymentId);
    else taken.push((await provider.capture({ key: `${key}:cap`, paymentId, amountCents: 5000 })).id);
  }
}

async function toldSkews(): Promise<number[]> {
  const told = setup.servers.map(async ({ origin }) => {
    const text = await fetch(`${origin}/metrics`).then((answer) => answer.text());
    return Number(/^payment_provider_clock_ahead_seconds (\S+)$/m.exec(text)?.[1]);
  });
  return Promise.all(told);
}

const { packageId } = await aPackage(db, { capacity: 10_000 });
const people = await setup.people(PEOPLE * SKEWS_MS.length, { oneIn: 4 });
const crowd = openCrowd(setup);
const ends: string[] = [];
const skews: string[] = [];
let skewsAreTold = true;
for (const clockOffsetMs of SKEWS_MS) {
  await fake.misbehave({ clockOffsetMs, listingLagMs, seed });
  await plantStrays();
  await fake.misbehave({ clockOffsetMs, listingLagMs, ...LOSSES, seed });
  const wave = people.splice(0, PEOPLE).map(async (person) => {
    await pause(draw() * ARRIVE_WITHIN_MS);
    ends.push((await crowd.insist(person, packageId, { patienceMs: 25_000 })).end);
  });
  await pause(ARRIVE_WITHIN_MS / 2);
  setup.servers[0]?.kill();
  await Promise.all(wave);
  while (!setup.servers.every((server) => server.isServing())) await pause(100);
  await pause(3000);
  const told = await toldSkews();
  skews.push(told.map((seconds) => seconds.toFixed(0)).join(', '));
  skewsAreTold &&= told.every((seconds) => Math.abs(seconds - clockOffsetMs / 1000) < 30);
}
await fake.misbehave({ clockOffsetMs: SKEWS_MS.at(-1) ?? 0 });

/** When each payment came into the list, by the true clock. */
function listedAt(): ReadonlyMap<string, number> {
  const ledger = new DatabaseSync(fake.ledgerFile, { readOnly: true });
  const rows = ledger.prepare('select id, until_ms as at from unlisted').all();
  ledger.close();
  return new Map(rows.map(({ id, at }) => [String(id), Number(at)]));
}

const isPlanted = (rule: string) => rule.startsWith('b: ') && taken.some((id) => rule.includes(id));
const begun = performance.now();
const waitMs = lagMs * 1.5 + betweenLooksMs * 2 + MARGIN_MS;
const lastSeenLive = new Map<string, number>();
let broken: string[] = [];
let alarmed = 0;
for (;;) {
  const all = await brokenRules(setup, crowd);
  broken = all.filter((rule) => !isPlanted(rule));
  alarmed = taken.filter((id) => all.some((rule) => rule.startsWith('b: alarm') && rule.includes(id))).length;
  for (const rule of broken) {
    const live = /^d: (\S+) /.exec(rule)?.[1];
    if (live) lastSeenLive.set(live, Date.now());
  }
  if ((broken.length === 0 && alarmed === taken.length) || performance.now() - begun > waitMs) break;
  await pause(500);
}
const seconds = (performance.now() - begun) / 1000;
clearInterval(clock);
crowd.close();

const listed = listedAt();
const late = [...lastSeenLive].map(([id, at]) => (at - (listed.get(id) ?? at)) / 1000);
const answers = await sql<{ n: number }>`select count(*)::int as n from unresolved_authorizations`.execute(db);
console.log(
  `people: ${countsOf(ends)}; answers: ${countsOf([...crowd.statuses].flatMap(([what, n]) => Array(n).fill(what)))}`,
);
console.log(`clocks told in seconds: ${skews.join(' then ')}; questions still open: ${answers.rows[0]?.n}`);
console.log(
  `${lastSeenLive.size} set aside for nobody after the last wave; the last was given back ${Math.max(0, ...late).toFixed(1)} s after it was listed`,
);
const [rules] = invariants(broken, seconds);
const lines = [
  ...(rules ? [rules] : []),
  {
    what: 'alarms for money taken for nobody',
    demanded: String(taken.length),
    seen: String(alarmed),
    ok: alarmed === taken.length,
  },
  { what: 'wrong clock told by every server', demanded: '± 30 s of it', seen: skews.join(' then '), ok: skewsAreTold },
  {
    what: 'until all is right after the last wave',
    demanded: `≤ ${(waitMs / 1000).toFixed(0)} s`,
    seen: `${seconds.toFixed(0)} s`,
    ok: seconds * 1000 <= waitMs,
    isTime: true as const,
  },
];
printReport({ title: `Late listing, seed ${seed}`, lines, broken }, control);
