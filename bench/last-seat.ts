/**
 * The last-seat burst: everybody presses within 300 ms, a fifth of them twice,
 * and exactly as many get a seat as there are.
 *
 * `node bench/last-seat.ts [--scale 1] [--seed N] [--control unguarded]`; needs a
 * build. Scale 1: 50 seats, 2,000 people.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '../test/fake-stripe/mischief.ts';
import { aPackage } from '../test/sale.ts';
import { countsOf, openCrowd, quantile } from './sale/buyers.ts';
import type { Flaw } from './sale/faulty-server.ts';
import { brokenAtQuiet, soldOf } from './sale/invariants.ts';
import { invariants, type Line, printReport, readArguments } from './sale/report.ts';
import { openSaleSetup } from './sale/setup.ts';

const ANSWER_WITHIN_MS = 10_000;

const { scale, seed, control } = readArguments(1, { unguarded: 'a: ' });
const seats = Math.round(50 * scale);
const count = Math.round(2000 * scale);
const draw = seeded(seed);
console.log(`last seat, seed ${seed}: ${seats} seats, ${count} people${control ? `, control ${control.name}` : ''}`);

await using setup = await openSaleSetup({ seed, ...(control && { flaw: control.name as Flaw }) });
const { packageId, departureId } = await aPackage(setup.db, { capacity: seats });
const people = await setup.people(count);
const crowd = openCrowd(setup);
await setup.fake.misbehave({ delayMs: [5, 65], seed });

const outcomes = await Promise.all(
  people.map(async (person) => {
    await pause(draw() * 300);
    return crowd.insist(person, packageId, { twice: draw() < 0.2, patienceMs: 30_000 });
  }),
);
const { broken, seconds } = await brokenAtQuiet(setup, crowd, control ? 10_000 : undefined);
const sold = await soldOf(setup, departureId);
crowd.close();

console.log(`ends: ${countsOf(outcomes.map(({ end }) => end))}`);
console.log(`answers: ${[...crowd.statuses].map(([what, times]) => `${times} × ${what}`).join(', ')}`);
const firsts = outcomes.map(({ firstAnswerMs }) => firstAnswerMs);
console.log(`first answer p50 ${quantile(firsts, 0.5).toFixed(0)} ms, p99 ${quantile(firsts, 0.99).toFixed(0)} ms`);
const p99 = quantile(
  outcomes.map(({ ms }) => ms),
  0.99,
);
const faults = [...crowd.statuses].filter(([what]) => /^5\d\d/.test(what)).reduce((sum, [, times]) => sum + times, 0);
const lines: Line[] = [
  { what: 'seats sold', demanded: `exactly ${seats}`, seen: String(sold), ok: sold === seats },
  {
    what: 'final answer, p99',
    demanded: '≤ 10 s',
    seen: `${(p99 / 1000).toFixed(1)} s`,
    ok: p99 <= ANSWER_WITHIN_MS,
    isTime: true,
  },
  { what: 'answers 5xx', demanded: '0', seen: String(faults), ok: faults === 0 },
  ...invariants(broken, seconds),
];
printReport({ title: `Last seat, seed ${seed}`, lines, broken }, control);
