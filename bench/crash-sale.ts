/**
 * The crash sale: many more people than seats, one server killed after the
 * other, and a provider that loses requests and answers, fails and stalls.
 * Afterwards a second wave must find exactly the seats that are left.
 *
 * `node bench/crash-sale.ts [--scale 1] [--seed N] [--control unguarded|no-recovery]`;
 * needs a build. Scale 1: 600 seats, 2,000 people in 20 s, a kill every 2 s.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '../test/fake-stripe/mischief.ts';
import { aPackage } from '../test/sale.ts';
import { countsOf, type Outcome, openCrowd, quantile } from './floor/buyers.ts';
import type { Flaw } from './floor/faulty-server.ts';
import { openFloor } from './floor/floor.ts';
import { brokenAtQuiet, soldOf } from './floor/oracle.ts';
import { invariants, readArguments, sayVerdict } from './floor/verdict.ts';

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

const { scale, seed, control } = readArguments(1);
const seats = Math.round(600 * scale);
const people = Math.round(2000 * scale);
const secondWave = Math.round(300 * scale);
const draw = seeded(seed);
console.log(`crash sale, seed ${seed}: ${seats} seats, ${people} people${control && `, control ${control}`}`);

await using floor = await openFloor(control ? { flaw: control as Flaw } : {});
const { packageId, departureId } = await aPackage(floor.db, { capacity: seats });
const first = await floor.people(people);
const crowd = openCrowd(floor);
await floor.fake.misbehave({ ...MISCHIEF, seed });

let faultsLast = true;
/** In turn; where a start takes longer than the time between two kills, the victim may come back first. */
const killing = (async () => {
  for (let turn = 0; faultsLast; turn++) {
    await pause(KILL_EVERY_MS);
    while (faultsLast && !floor.servers.every((server) => server.isServing())) await pause(50);
    if (faultsLast) floor.servers[turn % floor.servers.length]?.kill();
  }
})();
const begun = performance.now();
const outcomes: Outcome[] = await Promise.all(
  first.map(async (person) => {
    await pause(draw() * ARRIVE_WITHIN_MS);
    return crowd.insist(person, packageId, { twice: draw() < 0.2, patienceMs: 25_000 });
  }),
);
const lasted = (performance.now() - begun) / 1000;
faultsLast = false;
await killing;
await floor.fake.misbehave();
const soldInCrash = await soldOf(floor, departureId);
const quiet = await brokenAtQuiet(floor, crowd.promised, control ? 25_000 : 60_000);
// Enough people for what is left, also where the machine was too busy to sell much in the storm.
const left = seats - (await soldOf(floor, departureId));
const second = await floor.people(Math.max(secondWave, left + 20));
const later = await Promise.all(second.map((person) => crowd.insist(person, packageId, { patienceMs: 20_000 })));
const { broken, seconds } = await brokenAtQuiet(floor, crowd.promised, control ? 5000 : 60_000);
const sold = await soldOf(floor, departureId);
crowd.close();

const deaths = floor.servers.reduce((sum, server) => sum + server.deaths(), 0);
console.log(`first wave (${lasted.toFixed(0)} s): ${countsOf(outcomes.map(({ end }) => end))}; sold ${soldInCrash}`);
console.log(`second wave: ${countsOf(later.map(({ end }) => end))}`);
console.log(`answers: ${[...crowd.statuses].map(([what, count]) => `${count} × ${what}`).join(', ')}`);
const times = outcomes.map(({ ms }) => ms);
console.log(`final answer p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`);
const lines = [
  { what: 'server processes killed', demanded: '≥ 5', seen: String(deaths), ok: deaths >= 5 },
  invariants([...quiet.broken, ...broken], Math.max(quiet.seconds, seconds)),
  { what: 'sold after the second wave', demanded: `exactly ${seats}`, seen: String(sold), ok: sold === seats },
];
sayVerdict(`Crash sale, seed ${seed}`, lines, [...quiet.broken, ...broken], control);
