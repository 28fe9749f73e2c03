/**
 * The database dies while people book, sign up, log in and out, unlock the
 * business area and share trips: SIGKILL to the postmaster, again and again. Nothing that was answered with 2xx may be missing
 * afterwards, and the servers must heal without being started again.
 *
 * `node bench/database-kill.ts [--scale 1] [--seed N] [--control relaxed-commit]`;
 * needs a build. Scale 1: six kills, ten seconds apart.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { seeded } from '../test/fake-stripe/mischief.ts';
import { aPackage } from '../test/sale.ts';
import { openCrowd } from './sale/buyers.ts';
import { brokenAtQuiet } from './sale/invariants.ts';
import { invariants, printReport, readArguments } from './sale/report.ts';
import { openSaleSetup, type Person } from './sale/setup.ts';
import { KINDS, openWriters } from './sale/writers.ts';

const BUYERS = 24;
const SHARED = 0.1;
const EVERY_MS = 10_000;
const HEALS_WITHIN_MS = 5000;

const { scale, seed, control } = readArguments(1, { 'relaxed-commit': 'e: ' });
const kills = Math.max(2, Math.round(6 * scale));
const draw = seeded(seed);
console.log(`database kill, seed ${seed}: ${kills} kills${control ? `, control ${control.name}` : ''}`);

await using setup = await openSaleSetup({ seed, ...(control && { databaseSettings: { synchronous_commit: 'off' } }) });
const { packageId } = await aPackage(setup.db, { capacity: 1_000_000 });
const people = await setup.people(400, { oneIn: 20 });
const crowd = openCrowd(setup);
await setup.fake.misbehave({ delayMs: [0, 5], seed });

const writers = openWriters(crowd, draw);
let isOver = false;
let turn = 0;
const nextPerson = (): Person => people[turn++ % people.length] ?? { id: 0, cookie: '', address: '10.9.9.9' };

async function buy(): Promise<void> {
  while (!isOver) {
    const person = nextPerson();
    const { status, body } = await crowd.book(person, packageId, randomUUID());
    if (status !== 201) await pause(50);
    else if (draw() < SHARED) writers.canBeShared(person, body.bookingId);
  }
}

async function keepOn(write: () => Promise<boolean>): Promise<void> {
  while (!isOver) if (!(await write())) await pause(50);
}

/** How long each server still says "not ready" once the database takes questions again. */
async function healing(): Promise<{ away: number; healed: number }> {
  const begun = performance.now();
  while (!(await sql`select 1`.execute(setup.db).then(Boolean, () => false))) await pause(20);
  const back = performance.now();
  await Promise.all(
    setup.servers.map(async ({ origin }) => {
      const isReady = () =>
        fetch(`${origin}/readyz`).then(
          (answer) => answer.status === 200,
          () => false,
        );
      while (!(await isReady()) && performance.now() - back < 30_000) await pause(20);
    }),
  );
  return { away: back - begun, healed: performance.now() - back };
}

const working = [...Array.from({ length: BUYERS }, buy), ...writers.writes.map(keepOn)];
const healings: { away: number; healed: number }[] = [];
for (let kill = 0; kill < kills; kill++) {
  await pause(EVERY_MS * (0.8 + draw() * 0.4));
  const pid = setup.postmaster();
  if (pid === null) throw new Error('There is no postmaster to kill');
  process.kill(pid, 'SIGKILL');
  await pause(5);
  healings.push(await healing());
}
await pause(3000);
isOver = true;
await Promise.all(working);

const quiet = await brokenAtQuiet(setup, crowd, control ? 15_000 : undefined);
const broken = [...quiet.broken, ...(await writers.broken())];
const lost = broken.filter((rule) => rule.startsWith('e:')).length;
const deaths = setup.servers.reduce((sum, server) => sum + server.deaths(), 0);
crowd.close();

const kinds = KINDS.map((kind) => `${writers.count(kind)} ${kind}`);
const longest = Math.max(...healings.map(({ healed }) => healed));
console.log(`answers: ${[...crowd.statuses].map(([what, count]) => `${count} × ${what}`).join(', ')}`);
console.log(`database away: ${healings.map(({ away }) => `${away.toFixed(0)} ms`).join(', ')}`);
printReport(
  {
    title: `Database kill, seed ${seed}`,
    lines: [
      {
        what: 'writes of every kind answered 2xx',
        demanded: 'some; many say more',
        seen: [`${crowd.promised.size} booking`, ...kinds].join(', '),
        ok: crowd.promised.size > 0 && KINDS.every((kind) => writers.count(kind) > 0),
      },
      { what: 'of them lost', demanded: '0', seen: String(lost), ok: lost === 0 },
      {
        what: 'servers serve again, longest',
        demanded: '≤ 5 s',
        seen: `${longest.toFixed(0)} ms`,
        ok: longest <= HEALS_WITHIN_MS,
        isTime: true,
      },
      { what: 'server processes that ended', demanded: '0', seen: String(deaths), ok: deaths === 0 },
      ...invariants(broken, quiet.seconds),
    ],
    broken,
  },
  control,
);
