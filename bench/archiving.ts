/**
 * What is lost and how long it takes with each kind of backup, while the site sells: `npm run ts -- bench/archiving.ts`; needs a
 * build, and Debian's postgresql-15. The external database is archived by PostgreSQL's own tools (`archive_command`,
 * `pg_basebackup`, `pg_receivewal`), killed, and brought back to its last moment and to one before; the embedded one and a dump go
 * through `npm run backup` and `npm run restore`. Each restored database is looked at by `npm run doctor`. Status 1 where one does
 * not agree, or more is lost than is promised.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { openDatabase } from '../src/database/sql.ts';
import { runScript } from '../test/run-script.ts';
import { checkout } from '../test/sale.ts';
import { aCookie, aDataFolder, cleanUp, ensureBuilt, eventually, type Site, startSite } from '../test/site.ts';
import { openWorkshop } from './debian-postgres.ts';

/** `archive_timeout`: the log is handed over at least so often. */
const ARCHIVE_EVERY_S = 10;
const SALE_MS = 20_000;

interface Sold {
  readonly id: number;
  /** When it was answered as confirmed. */
  readonly at: number;
}

const Packages = z.array(z.object({ id: z.string() }));
const Booked = z.object({ bookingId: z.number(), status: z.string() });

/** Sells one seat after the other until it is ended. */
function selling(site: Site, cookie: string) {
  const sold: Sold[] = [];
  let isOver = false;
  const turns = (async () => {
    const packages = Packages.parse(await (await site.get('/api/trip-packages')).json());
    for (let turn = 0; !isOver; turn++) {
      const { id = '' } = packages[turn % packages.length] ?? {};
      const answer = await site.post('/api/bookings', checkout(id), { cookie }).catch(() => null);
      if (answer?.status === 201) {
        const { bookingId, status } = Booked.parse(await answer.json());
        if (status === 'confirmed') sold.push({ id: bookingId, at: Date.now() });
      } else await answer?.text().catch(() => '');
      await pause(200);
    }
  })();
  return {
    sold,
    async end() {
      isOver = true;
      await turns;
    },
  };
}

async function idsIn(url: string): Promise<ReadonlySet<number>> {
  const { db, close } = openDatabase({ url, pool: 1 });
  const found = await sql<{ id: number }>`select id from bookings where state = 'confirmed'`.execute(db).finally(close);
  return new Set(found.rows.map(({ id }) => id));
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const faults: string[] = [];

function expected(is: boolean, what: string): void {
  if (!is) faults.push(what);
}

async function agrees(settings: Readonly<Record<string, string>>): Promise<boolean> {
  const { status, said } = await runScript('doctor.ts', settings);
  if (status !== 0) console.log(said);
  return status === 0;
}

/** What of the sold is missing, and how long before the end it was answered. */
function lossOf(sold: readonly Sold[], kept: ReadonlySet<number>, until: number) {
  const lost = sold.filter(({ id, at }) => at <= until && !kept.has(id));
  return { lost: lost.length, ms: lost.length === 0 ? 0 : until - Math.min(...lost.map(({ at }) => at)) };
}

/** Room of a folder in MB. */
const megabytes = (folder: string) =>
  Math.round(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0) / 1e6,
  );

async function archived(): Promise<void> {
  await using workshop = openWorkshop();
  const archive = workshop.folder('archive');
  const received = workshop.folder('received');
  const base = workshop.folder('base');
  const primary = await workshop.cluster(workshop.folder('primary'), [
    'wal_level = replica',
    'archive_mode = on',
    `archive_timeout = ${ARCHIVE_EVERY_S}`,
    // As PostgreSQL's manual has it (25.3.1): never over what is there.
    `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f'`,
  ]);
  await primary.start();
  const server = new URL(primary.url);
  const at = [`--host=${server.hostname}`, `--port=${server.port}`, '--username=shop', '--no-password'];
  await workshop.program('pg_receivewal', ...at, '--slot=receiver', '--create-slot', '--if-not-exists');
  const receiving = workshop.going(
    'pg_receivewal',
    ...at,
    '--slot=receiver',
    '--synchronous',
    `--directory=${received}`,
  );
  const site = await startSite({ DATABASE_URL: primary.url, DATA_DIR: await aDataFolder() });
  const sale = selling(site, await aCookie(site, 'buyer'));
  await pause(3000);

  const begun = performance.now();
  await workshop.program('pg_basebackup', ...at, `--pgdata=${base}`, '--checkpoint=fast', '--wal-method=stream');
  await workshop.program('pg_verifybackup', base);
  const copying = performance.now() - begun;
  await pause(SALE_MS / 2);
  const moment = new Date();
  await pause(SALE_MS);
  await primary.kill();
  const until = Date.now();
  await sale.end();
  await site.end('SIGKILL');
  await receiving();
  console.log(
    `base backup and its check beside a sale: ${seconds(copying)}, ${megabytes(base)} MB; archive of ${seconds(SALE_MS * 1.5)}: ${readdirSync(archive).length} files of 16 MB; ${sale.sold.length} sold`,
  );
  // The machine is gone: nothing is taken from the folder of the database.
  rmSync(primary.folder, { recursive: true, force: true });

  const restoredFrom = async (name: string, source: string, target: readonly string[]) => {
    const since = performance.now();
    const folder = workshop.folder(name);
    execFileSync('cp', ['-a', `${base}/.`, folder]);
    const cluster = await workshop.cluster(folder, [
      `restore_command = 'cp ${source}/%f %p'`,
      "recovery_target_action = 'promote'",
      'archive_mode = off',
      ...target,
    ]);
    writeFileSync(join(folder, 'recovery.signal'), '');
    await cluster.start();
    await eventually(async () => {
      const { db, close } = openDatabase({ url: cluster.url, pool: 1 });
      const found = await sql<{ still: boolean }>`select pg_is_in_recovery() as still`.execute(db).finally(close);
      if (found.rows[0]?.still !== false) throw new Error('It recovers still');
    });
    const took = performance.now() - since;
    const kept = await idsIn(cluster.url);
    const well = await agrees({ DATABASE_URL: cluster.url, DATA_DIR: await aDataFolder() });
    expected(well, `${name}: the doctor found something`);
    await cluster.kill();
    return { took, kept, well };
  };

  const last = await restoredFrom('from-archive', archive, []);
  const loss = lossOf(sale.sold, last.kept, until);
  expected(loss.ms <= (ARCHIVE_EVERY_S + 5) * 1000, 'the archive: more is lost than archive_timeout and five seconds');
  console.log(
    `archive_command, archive_timeout ${ARCHIVE_EVERY_S} s: back in ${seconds(last.took)}; lost ${loss.lost} of ${sale.sold.length}, of the last ${seconds(loss.ms)}; the doctor: ${last.well ? 'agrees' : 'DISAGREES'}`,
  );

  // What is being received carries another name until it is whole.
  for (const name of readdirSync(received).filter((each) => each.endsWith('.partial')))
    renameSync(join(received, name), join(received, name.replace('.partial', '')));
  const whole = await restoredFrom('from-receiver', received, []);
  const least = lossOf(sale.sold, whole.kept, until);
  expected(least.ms <= 1000, 'pg_receivewal: more than a second is lost');
  console.log(
    `pg_receivewal --synchronous: back in ${seconds(whole.took)}; lost ${least.lost} of ${sale.sold.length}${least.lost ? `, of the last ${seconds(least.ms)}` : ''}; the doctor: ${whole.well ? 'agrees' : 'DISAGREES'}`,
  );

  const back = await restoredFrom('to-a-moment', archive, [
    `recovery_target_time = '${moment.toISOString().replace('T', ' ').replace('Z', '+00')}'`,
  ]);
  const [before, after] = [
    sale.sold.filter((each) => each.at < moment.getTime() - 100),
    sale.sold.filter((each) => each.at > moment.getTime() + 5000),
  ];
  const isExact = before.every(({ id }) => back.kept.has(id)) && !after.some(({ id }) => back.kept.has(id));
  expected(
    isExact && before.length > 0 && after.length > 0,
    'the moment: not what was sold until then, and nothing else',
  );
  console.log(
    `to a moment ${seconds(until - moment.getTime())} before the end: back in ${seconds(back.took)}; the ${before.length} sold before it are there, none of the ${after.length} sold later: ${isExact}; the doctor: ${back.well ? 'agrees' : 'DISAGREES'}`,
  );
}

/** What is sold while it is made may be in it or not; what was sold before is in it. */
async function backedUp(
  kind: string,
  settings: Readonly<Record<string, string>>,
  into: Readonly<Record<string, string>>,
) {
  const site = await startSite(settings);
  const sale = selling(site, await aCookie(site, 'buyer'));
  await pause(5000);
  const from = Date.now();
  const to = await aDataFolder();
  const made = await runScript('backup.ts', settings, '--to', to);
  const took = Date.now() - from;
  await sale.end();
  await site.end('SIGTERM');
  expected(made.status === 0, `${kind}: ${made.said}`);
  const [file = ''] = readdirSync(to);
  const since = performance.now();
  const restored = await runScript('restore.ts', into, join(to, file));
  const back = performance.now() - since;
  expected(restored.status === 0, `${kind}: ${restored.said}`);
  const well = await agrees(into);
  expected(well, `${kind}: the doctor found something`);
  const again = await startSite(into);
  const books = z.array(z.object({ id: z.number() }));
  const cookie = (await again.post('/api/auth/login', { username: 'buyer', password: 'a quiet bay in June' })).headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const kept = new Set(books.parse(await (await again.get('/api/bookings', cookie)).json()).map(({ id }) => id));
  await again.end('SIGTERM');
  const { lost } = lossOf(sale.sold, kept, from);
  expected(lost === 0 && kept.size > 0, `${kind}: ${lost} sold before it are missing`);
  console.log(
    `${kind}: made and looked into in ${seconds(took)} beside a sale, ${(statSync(join(to, file)).size / 1e6).toFixed(1)} MB; back in ${seconds(back)}; none of ${sale.sold.filter(({ at }) => at <= from).length} sold before it is missing: ${lost === 0}; the doctor: ${well ? 'agrees' : 'DISAGREES'}`,
  );
}

await ensureBuilt();
try {
  await archived();
  await backedUp('npm run backup, embedded', { DATA_DIR: await aDataFolder() }, { DATA_DIR: await aDataFolder() });
  await using workshop = openWorkshop();
  const [one, other] = [
    await workshop.cluster(workshop.folder('one'), []),
    await workshop.cluster(workshop.folder('other'), []),
  ];
  for (const cluster of [one, other]) await cluster.start();
  await backedUp(
    'npm run backup, DATABASE_URL',
    { DATABASE_URL: one.url, DATA_DIR: await aDataFolder() },
    { DATABASE_URL: other.url, DATA_DIR: await aDataFolder() },
  );
} finally {
  await cleanUp();
}
for (const fault of faults) console.log(`FAIL ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
