/**
 * Seats held hostage: twenty accounts behind one address press again and again for the largest party, with a card whose
 * bank asks, and never answer it; some do the work that is asked for. Beside them sixty people behind the same
 * address book, half of them with banks that ask too. Two hours pass in steps of five minutes: rows are moved back, and
 * everything else is as it is.
 *
 * `node bench/hostage-seats.ts [--seed N] [--control uncounted]`; needs a build.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { ASKS, answerBank, hostageSeats, letMinutesPass, mostSeatMinutesAnHour } from '../test/bank-that-asks.ts';
import { seeded } from '../test/fake-stripe/mischief.ts';
import { aProof } from '../test/prove-human.ts';
import { aPackage, hostedCheckout, seatsOf } from '../test/sale.ts';
import { type Answered, countsOf, openCrowd } from './sale/buyers.ts';
import type { Flaw } from './sale/faulty-server.ts';
import { brokenAtQuiet } from './sale/invariants.ts';
import { invariants, type Line, printReport, readArguments } from './sale/report.ts';
import { openSaleSetup, type Person } from './sale/setup.ts';

const SEATS = 100;
const MOST_SEATS = 8;
const MOST_SEAT_MINUTES = 160;
const STEP_MINUTES = 5;
const ADDRESS = '198.51.100.7';
const DONE_WITHIN_MS = 60_000;

const { seed, control } = readArguments(1, { uncounted: 'hostage: ' });
const steps = control ? 4 : 24;
const draw = seeded(seed);
console.log(`hostage seats, seed ${seed}: 20 never answer, 60 book${control ? `, control ${control.name}` : ''}`);

await using setup = await openSaleSetup({ seed, ...(control && { flaw: control.name as Flaw }) });
const { packageId, departureId } = await aPackage(setup.db, { capacity: SEATS });
const everybody = (await setup.people(80)).map((person) => ({ ...person, address: ADDRESS }));
const [hostile, honest] = [everybody.slice(0, 20), everybody.slice(20)];
const ids = hostile.map(({ id }) => id);
const crowd = openCrowd(setup);
await setup.fake.misbehave({ delayMs: [5, 65], seed });

const proofOf = (person: Person) => aProof({ get: (path) => crowd.send(person, 'GET', path) }, 'booking');

function press(person: Person, changed: Parameters<typeof hostedCheckout>[1], key: string): Promise<Answered> {
  return crowd.send(person, 'POST', '/api/bookings', hostedCheckout(packageId, changed), key);
}

/** As often as the answers leave something to try. */
async function takeHostages(person: Person): Promise<string> {
  const wish = { seats: MOST_SEATS, token: ASKS };
  const plain = await press(person, wish, randomUUID());
  if (plain.body?.code !== 'human_check_needed' || draw() > 0.3) return plain.body?.code ?? String(plain.status);
  const worked = await press(person, { ...wish, humanProof: await proofOf(person) }, randomUUID());
  return `${worked.body?.code ?? worked.status} after work`;
}

/** As the page does: works when that is asked for, answers the bank, and presses again while others are paying. */
async function bookHonestly(person: Person, isAsked: boolean): Promise<string> {
  const begun = performance.now();
  const key = randomUUID();
  let more = {};
  let how = isAsked ? 'confirmed by a bank' : 'confirmed at once';
  while (performance.now() - begun < DONE_WITHIN_MS) {
    let answer = await press(person, { ...(isAsked && { token: ASKS }), ...more }, key);
    if (answer.body?.action) await answerBank(setup.fake, answer.body.action.clientSecret);
    while (answer.status === 202 && performance.now() - begun < DONE_WITHIN_MS) {
      answer = await crowd.send(person, 'POST', `/api/bookings/${answer.body.bookingId}/resume`);
    }
    if (answer.body?.status === 'confirmed') {
      crowd.promised.add(answer.body.bookingId);
      return how;
    }
    if (answer.body?.code === 'human_check_needed') {
      more = { humanProof: await proofOf(person) };
      how = 'confirmed by a bank, after work';
    } else if (answer.body?.code === 'held_by_others') await pause(answer.retryAfterMs);
    else return answer.body?.code ?? String(answer.status);
  }
  return 'gave up';
}

let mostWaiting = 0;
let mostHeld = 0;
const watching = new AbortController();
const watched = (async () => {
  while (!watching.signal.aborted) {
    const [waiting, { held }] = await Promise.all([hostageSeats(setup.db, ids), seatsOf(setup.db, departureId)]);
    mostWaiting = Math.max(mostWaiting, waiting);
    mostHeld = Math.max(mostHeld, held);
    await pause(20);
  }
})();

const tried: string[] = [];
const ends: string[] = [];
for (let step = 0; step < steps; step++) {
  const turn = honest.slice(Math.floor((step * 60) / steps), Math.floor(((step + 1) * 60) / steps));
  const [hostages, booked] = await Promise.all([
    Promise.all(hostile.map(takeHostages)),
    Promise.all(turn.map((person, i) => bookHonestly(person, i % 2 === 0))),
  ]);
  tried.push(...hostages);
  ends.push(...booked);
  await letMinutesPass(setup.db, STEP_MINUTES);
  await untilNoneIsOver();
}
watching.abort();
await watched;
const minutes = await mostSeatMinutesAnHour(setup.db, ids);
await letMinutesPass(setup.db, 61);
const { broken: rules, seconds } = await brokenAtQuiet(setup, crowd, control ? 10_000 : undefined);
crowd.close();

/** Recovery looks at each waiting booking every few seconds. */
async function untilNoneIsOver(): Promise<void> {
  for (;;) {
    const over = await sql`select from bookings where open_slot is not null and hold_until < now()`.execute(setup.db);
    if (over.rows.length === 0) return;
    await pause(100);
  }
}

console.log(`those who never answer: ${countsOf(tried)}`);
console.log(`those who book: ${countsOf(ends)}`);
console.log(`seats held at the most, with those in their own request's hands: ${mostHeld}`);
const confirmed = ends.filter((end) => end.startsWith('confirmed')).length;
const broken = [
  ...(mostWaiting > MOST_SEATS ? [`hostage: ${mostWaiting} of ${SEATS} seats waited for banks at once`] : []),
  ...(minutes > MOST_SEAT_MINUTES ? [`hostage: ${minutes.toFixed(1)} seat-minutes in an hour`] : []),
  ...rules,
];
const lines: Line[] = [
  {
    what: 'seats kept by who never answers',
    demanded: `≤ ${MOST_SEATS} of ${SEATS}`,
    seen: String(mostWaiting),
    ok: mostWaiting <= MOST_SEATS,
  },
  {
    what: 'their seat-minutes in any hour',
    demanded: `≤ ${MOST_SEAT_MINUTES}`,
    seen: minutes.toFixed(1),
    ok: minutes <= MOST_SEAT_MINUTES,
  },
  {
    what: 'buyers behind the same address, booked',
    demanded: `${honest.length} of ${honest.length}`,
    seen: String(confirmed),
    ok: confirmed === honest.length,
  },
  ...invariants(rules, seconds),
];
printReport({ title: `Hostage seats, seed ${seed}`, lines, broken }, control);
