/**
 * The crash sale: many more people than seats, one server killed after the
 * other, and a provider that loses requests and answers, fails and stalls, and
 * whose notices are lost, late, mixed and repeated, with forged ones among them.
 * Banks ask one buyer in eight, one buyer in six takes the trip back, and some who come too late wait in line for that.
 * Beside it another departure is called off in the middle of its own sale: some of its people were given money back or
 * moved before, and whoever stays is offered another date.
 * Afterwards a second wave must find exactly the seats that are left, and the doctor nothing.
 *
 * `node bench/crash-sale.ts [--scale 1] [--seed N] [--control unguarded|no-recovery|never-ends|keeps-a-dollar]`;
 * needs a build. Scale 1: 600 seats, 2,000 people in 20 s, a kill every 2 s.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { seeded } from '../test/fake-stripe/mischief.ts';
import { aPackage } from '../test/sale.ts';
import { countsOf, type Outcome, openCrowd, quantile } from './sale/buyers.ts';
import { openDesk } from './sale/called-off.ts';
import { consistencyFaults } from './sale/consistency.ts';
import type { Flaw } from './sale/faulty-server.ts';
import { brokenAtQuiet, soldOf } from './sale/invariants.ts';
import { invariants, printReport, readArguments } from './sale/report.ts';
import { openSaleSetup, WEBHOOK_SECRET } from './sale/setup.ts';
import { openTelephone } from './sale/telephone.ts';

const KILL_EVERY_MS = 2000;
const ARRIVE_WITHIN_MS = 20_000;
const MISCHIEF = {
  delayMs: [5, 65],
  lostBefore: 0.1,
  lostAfter: 0.1,
  failedBefore: 0.025,
  failedAndKept: 0.025,
  stallShare: 0.05,
  stallMs: 1500,
} as const;

const NOTICES = { copies: 3, lost: 0.25, forged: 0.25, delayMs: [0, 4000] } as const;
const ASKED = 0.125;
const TAKEN_BACK = 0.17;
const MINDS_WITHIN_MS = 15_000;
const WAITS = 0.1;
/** Callers beside the crowd, and who of it asks for one traveller more. */
const CALLS = 0.05;
const ONE_MORE = 0.06;
/** Of the crowd: who books the departure that is called off, more than it has seats; and when. */
const STORMY = 0.1;
const CALLED_OFF_AFTER_MS = 14_000;
const ANSWER_WITHIN_MS = 40_000;

const { scale, seed, control } = readArguments(1, {
  unguarded: 'a: ',
  'no-recovery': 'f: booking',
  'never-ends': 'i: booking',
  'keeps-a-dollar': 'i: booking',
});
const seats = Math.round(600 * scale);
const people = Math.round(2000 * scale);
const secondWave = Math.round(300 * scale);
const draw = seeded(seed);
console.log(`crash sale, seed ${seed}: ${seats} seats, ${people} people${control ? `, control ${control.name}` : ''}`);

await using setup = await openSaleSetup({ seed, ...(control && { flaw: control.name as Flaw }) });
const { packageId, departureId } = await aPackage(setup.db, { capacity: seats });
const first = await setup.people(people);
const crowd = openCrowd(setup);
const owner = await setup.operator();
const telephone = openTelephone(setup, crowd, owner);
const stormy = await setup.people(Math.round(people * STORMY));
const office = await openDesk(setup, crowd, owner, Math.ceil(stormy.length * 0.8));
const callers = await setup.people(Math.round(people * CALLS));
await setup.fake.misbehave({ ...MISCHIEF, seed });
const urls = setup.servers.map(({ origin }) => `${origin}/api/payments/webhook`);
await setup.fake.tell({ ...NOTICES, urls, secret: WEBHOOK_SECRET, seed });

let faultsLast = true;
let lineIsOver = false;
let answersAreOver = false;
const line: Promise<string>[] = [];
const desk: Promise<string>[] = [];
/** In turn; where a start takes longer than the time between two kills, the victim may come back first. */
const killing = (async () => {
  for (let turn = 0; faultsLast; turn++) {
    await pause(KILL_EVERY_MS);
    while (faultsLast && !setup.servers.every((server) => server.isServing())) await pause(50);
    if (faultsLast) setup.servers[turn % setup.servers.length]?.kill();
  }
})();
const begun = performance.now();
for (const caller of callers) {
  desk.push(pause(draw() * ARRIVE_WITHIN_MS).then(() => telephone.call(caller, packageId, departureId)));
}
const travelled = stormy.map((person) =>
  pause(draw() * ARRIVE_WITHIN_MS).then(() => office.travel(person, () => answersAreOver)),
);
const weather = pause(CALLED_OFF_AFTER_MS)
  .then(office.callOff)
  .then(() => pause(ANSWER_WITHIN_MS))
  .then(() => {
    answersAreOver = true;
  });
const outcomes: Outcome[] = await Promise.all(
  first.map(async (person) => {
    await pause(draw() * ARRIVE_WITHIN_MS);
    const asked = draw() < ASKED;
    const changesMind = draw() < TAKEN_BACK;
    const waits = draw() < WAITS;
    const outcome = await crowd.insist(person, packageId, { twice: draw() < 0.2, asked, patienceMs: 25_000 });
    if (waits && (outcome.end === 'sold_out' || outcome.end === 'gave_up'))
      line.push(crowd.waitInLine(person, packageId, () => lineIsOver));
    if (outcome.end === 'confirmed' && draw() < ONE_MORE) desk.push(telephone.oneMore(person, departureId));
    if (outcome.end !== 'confirmed' || !changesMind) return outcome;
    await pause(draw() * MINDS_WITHIN_MS);
    await crowd.takeBack(person, 20_000);
    return outcome;
  }),
);
const telephoned = await Promise.all(desk);
const stranded = await Promise.all(travelled);
await weather;
for (const id of telephone.promised) crowd.promised.add(id);
const lasted = (performance.now() - begun) / 1000;
faultsLast = false;
await killing;
await setup.fake.misbehave();
// Whoever has closed the bank's window keeps a seat for ten minutes, a caller for days; nobody here waits so long.
const clock = setInterval(() => {
  sql`update bookings set hold_until = now() where hold_until > now()
      and (state = 'optioned' or state = 'held' and payment_id is not null)`
    .execute(setup.db)
    .catch(() => undefined);
  sql`update booking_changes set answer_by = now() where state = 'offered' and answer_by > now()`
    .execute(setup.db)
    .catch(() => undefined);
}, 1000);
const soldInCrash = await soldOf(setup, departureId);
const told = { ...crowd, desk: office };
const quiet = await brokenAtQuiet(setup, told, control ? 25_000 : undefined);
lineIsOver = true;
const waited = await Promise.all(line);
// Enough people for what is left, also where the machine was too busy to sell much in the storm.
const left = seats - (await soldOf(setup, departureId));
const second = await setup.people(Math.max(secondWave, left + 20));
const later = await Promise.all(second.map((person) => crowd.insist(person, packageId, { patienceMs: 20_000 })));
const { broken, seconds } = await brokenAtQuiet(setup, told, control ? 5000 : undefined);
const found = control ? [] : await consistencyFaults(setup);
const sold = await soldOf(setup, departureId);
const notified = await setup.fake.tell();
const readNotices = () =>
  sql<{ all: number; open: number; strange: number }>`
  select count(*)::int as all, count(*) filter (where outcome is null)::int as open,
    count(*) filter (where id like 'evt_forged%')::int as strange from payment_webhook_events`.execute(setup.db);
// The last of them are still on their way when everything else is quiet.
let heard = await readNotices();
for (let look = 0; look < 60 && (heard.rows[0]?.open ?? 0) > 0 && !control; look++) {
  await pause(500);
  heard = await readNotices();
}
const notices = heard.rows[0] ?? { all: 0, open: -1, strange: -1 };
clearInterval(clock);
crowd.close();

const deaths = setup.servers.reduce((sum, server) => sum + server.deaths(), 0);
console.log(`first wave (${lasted.toFixed(0)} s): ${countsOf(outcomes.map(({ end }) => end))}; sold ${soldInCrash}`);
console.log(`at the telephone: ${countsOf(telephoned)}`);
console.log(`on the departure that was called off: ${countsOf(stranded)}`);
console.log(`in line: ${countsOf(waited) || 'nobody'}`);
console.log(`second wave: ${countsOf(later.map(({ end }) => end))}`);
console.log(`taken back: ${crowd.takenBack.size} asked, ${crowd.toldCancelled.size} told so`);
console.log(`answers: ${[...crowd.statuses].map(([what, count]) => `${count} × ${what}`).join(', ')}`);
console.log(
  `notices: ${notified.sent} sent (with repeats), ${notified.lost} events lost, ${notified.forged} forged; ${notices.all} written down; ${notified.unanswered} met a dead server, ${notified.refused} were refused`,
);
const times = outcomes.map(({ ms }) => ms);
console.log(`final answer p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`);
const lines = [
  { what: 'server processes killed', demanded: '≥ 5', seen: String(deaths), ok: deaths >= 5 },
  {
    what: 'forged notices believed',
    demanded: '0',
    seen: `${notified.believed}, ${notices.strange}`,
    ok: notified.believed + notices.strange === 0,
  },
  {
    what: 'notices not taken up at quiet',
    demanded: '0',
    seen: String(notices.open),
    ok: notices.open === 0 || control !== null,
  },
  ...invariants([...quiet.broken, ...broken], Math.max(quiet.seconds, seconds)),
  { what: 'the doctor finds', demanded: 'nothing', seen: String(found.length), ok: found.length === 0 },
  { what: 'sold after the second wave', demanded: `exactly ${seats}`, seen: String(sold), ok: sold === seats },
];
printReport({ title: `Crash sale, seed ${seed}`, lines, broken: [...quiet.broken, ...broken, ...found] }, control);
