/**
 * What a page of the back office's list of restaurants takes among a million, for
 * each filter and for those that work together: the list must answer within 200 ms.
 *
 *   node bench/desk-restaurants.ts [restaurants]
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { cities } from '../content/cities.ts';
import { pageOfRows } from '../src/features/restaurants/actions/desk.ts';
import type { RowFilters } from '../src/features/restaurants/contract/admin.ts';
import { cellOf } from '../src/features/restaurants/rules/cells.ts';
import { KIND_CHOICES } from '../src/features/restaurants/rules/choices.ts';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres.ts';
import { type Db, migrate, openDatabase } from '../src/server/sql.ts';
import { quantile } from './floor/buyers.ts';

const RESTAURANTS = Number(process.argv[2] ?? 1_000_000);
const BATCH = 5000;
const QUESTIONS = 40;
const AIM_MS = 200;

let state = 7;
function roll(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

const BEGINNINGS = ['Café', 'Restaurant', 'Trattoria', 'La', 'El', 'Bar', 'Sushi', 'Zum', 'Golden', 'Pizzeria'];

/** A few cities hold most of the tables and a few cuisines most of the names; every two-thousandth is ours, hidden or corrected. */
async function fill(db: Db): Promise<void> {
  for (let from = 0; from < RESTAURANTS; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, RESTAURANTS - from) }, () => {
      const { latitude, longitude } = cities[Math.floor(roll() ** 2 * cities.length)] ?? { latitude: 0, longitude: 0 };
      const [away, angle] = [roll() ** 2 * 0.25, roll() * 2 * Math.PI];
      const at = { latitude: latitude + away * Math.sin(angle), longitude: longitude + away * Math.cos(angle) };
      const name = `${BEGINNINGS[Math.floor(roll() ** 2 * BEGINNINGS.length)]} ${Math.floor(roll() * 1e6).toString(36)}`;
      return { ...at, name, kind: KIND_CHOICES[Math.floor(roll() ** 3 * KIND_CHOICES.length)] ?? 'thai' };
    });
    await sql`
      insert into restaurants (id, source, name, cuisine, kinds, diets, address, latitude, longitude, cell, score,
        opening_hours, description, amenities, as_of, created_at, updated_at, hidden_at, hidden_reason, corrected, told)
      select 'b' || (${from}::int + n - 1), case when n % 2000 = 0 then 'editors' else 'openstreetmap' end, name, 'Fish', array[kind], '{}',
        '1 Quay', latitude, longitude, case when n % 2000 = 1 then -2 - cell else cell end, 3500,
        array_fill('Not known'::text, array[7]), '', '{}', '2026-11', now(), now(),
        case when n % 2000 = 1 then now() end, case when n % 2000 = 1 then 'Closed' end,
        case when n % 2000 = 2 then '{phone}'::text[] else '{}' end, case when n % 2000 = 2 then '{}'::jsonb end
      from unnest(${rows.map(({ latitude }) => latitude)}::float8[], ${rows.map(({ longitude }) => longitude)}::float8[],
        ${rows.map(cellOf)}::int[], ${rows.map(({ name }) => name)}::text[], ${rows.map(({ kind }) => kind)}::text[])
        with ordinality as told (latitude, longitude, cell, name, kind, n)`.execute(db);
  }
  await sql`vacuum analyze restaurants`.execute(db);
}

const thickest = cities[0]?.id;
const thinnest = cities.at(-1)?.id;
const QUESTIONS_ASKED: Readonly<Record<string, RowFilters>> = {
  everything: {},
  'a common beginning': { name: 'cafe' },
  'a whole name': { name: 'La abc' },
  'nobody of that name': { name: 'qqq' },
  ours: { source: 'editors' },
  'ours by name': { source: 'editors', name: 'la' },
  'a common cuisine': { kind: 'american' },
  'a rare cuisine': { kind: 'vietnamese' },
  'of ours, a rare cuisine': { kind: 'vietnamese', source: 'editors' },
  hidden: { state: 'hidden' },
  corrected: { state: 'corrected' },
  'hidden, a rare cuisine': { state: 'hidden', kind: 'vietnamese' },
  'joined, of which there are none': { state: 'joined' },
  'the thickest city': { area: thickest },
  'the thickest city by name': { area: thickest, name: 'la' },
  'the thickest city, a rare cuisine': { area: thickest, kind: 'vietnamese' },
  'the thickest city, ours': { area: thickest, source: 'editors' },
  'the thickest city, hidden': { area: thickest, state: 'hidden' },
  'the thinnest city': { area: thinnest },
  'a common name, a rare cuisine': { name: 'cafe', kind: 'vietnamese' },
  'a rare name, a common cuisine': { name: 'pizzeria z', kind: 'american' },
};

/** The first page and the ones after it, as somebody leafs. */
async function timesOf(db: Db, filters: RowFilters): Promise<number[]> {
  const times: number[] = [];
  let after: string | null = null;
  for (let i = 0; i < QUESTIONS; i++) {
    const began = performance.now();
    const page = await pageOfRows({ db }, { ...filters, ...(after && { after }) });
    times.push(performance.now() - began);
    after = page.ok ? page.value.next : null;
  }
  return times;
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-desk-'));
await chmod(dataDir, 0o755);
const embedded = await openEmbeddedPostgres({ dataDir });
const { db, close } = openDatabase({ url: embedded.url, pool: 1 });
try {
  await migrate(db, new URL('../db/migrations/', import.meta.url));
  await fill(db);
  for (const [name, filters] of Object.entries(QUESTIONS_ASKED)) {
    const times = await timesOf(db, filters);
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    console.log(`${name.padEnd(36)} p50 ${p50.toFixed(1).padStart(7)} ms   p95 ${p95.toFixed(1).padStart(7)} ms`);
    if (p95 > AIM_MS) process.exitCode = 1;
  }
} finally {
  await close();
  await embedded.stop();
  await rm(embedded.location, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
