/**
 * So many people press at the same moment, there are seats for all of them, and other programs want the processors too:
 * how many get a definite answer, and how long the last one waits.
 *
 * `node bench/rush.ts [people] [busy programs]`; needs a build.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '../db/seed/seed.ts';
import { migrate } from '../src/database/migrations.ts';
import { openDatabase } from '../src/database/sql.ts';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { aPackage, aSignedInUser, brokenRules, checkout } from '../test/sale.ts';
import { quantile } from './sale/buyers.ts';
import { startServer } from './server.ts';

const PEOPLE = Number(process.argv[2] ?? 400);
const BUSY = Number(process.argv[3] ?? 8);
const ROUNDS = 3;

const folder = await mkdtemp(join(tmpdir(), 'wanderlight-rush-'));
const postgres = await openEmbeddedPostgres({ dataDir: folder });
const { db, close } = openDatabase({ url: postgres.url, pool: 8 });
await migrate(db, new URL('../db/migrations/', import.meta.url));
await seed(db, { now: new Date(), tripNow: new Date() });
const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR: folder });
const busy = Array.from({ length: BUSY }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
try {
  for (let round = 1; round <= ROUNDS; round++) {
    const { packageId } = await aPackage(db, { capacity: PEOPLE });
    const people = [];
    for (let i = 0; i < PEOPLE; i++) people.push(await aSignedInUser(db));
    const times: number[] = [];
    const statuses = new Map<number, number>();
    const pressed = performance.now();
    await Promise.all(
      people.map(async ({ cookies }, i) => {
        const answer = await fetch(`http://127.0.0.1:${server.port}/api/bookings`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `10.3.${i >> 8}.${i & 255}`,
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          },
          body: JSON.stringify(checkout(packageId)),
        });
        await answer.text();
        times.push(performance.now() - pressed);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }),
    );
    const said = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
    const seconds = (share: number) => (quantile(times, share) / 1000).toFixed(1);
    console.log(`round ${round}: ${said}; p50 ${seconds(0.5)} s, last ${seconds(1)} s`);
  }
  const broken = await brokenRules(db);
  console.log(broken.length === 0 ? 'Every seat, booking and payment agrees.' : `BROKEN:\n${broken.join('\n')}`);
} finally {
  for (const program of busy) program.kill('SIGKILL');
  await server.stop();
  await close();
  await postgres.stop();
  for (const place of [postgres.location, folder]) await rm(place, { recursive: true, force: true });
}
