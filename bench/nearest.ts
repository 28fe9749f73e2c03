/**
 * What the ten best restaurants near a visitor take among a million, heaped around
 * real cities: in the database and through HTTP, beside the plain way (a bounding
 * box on an index of latitude and longitude, ranked by SQL), and beside the exact
 * answer, which is worked out from all places in memory by formulas of its own. Then
 * what a filter costs beside no filter, in the thickest cities and 25 miles around.
 *
 *   node bench/nearest.ts [restaurants]
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../src/database/migrations.ts';
import { type Db, openDatabase } from '../src/database/sql.ts';
import { cellOf } from '../src/features/destinations/rules/grid-cells.ts';
import type { Position } from '../src/features/destinations/rules/position.ts';
import { cities } from '../src/features/restaurants/content/known-cities.ts';
import { findNearest } from '../src/features/restaurants/store/nearest-restaurants.ts';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { quantile } from './sale/buyers.ts';
import { startServer } from './server.ts';

const RESTAURANTS = Number(process.argv[2] ?? 1_000_000);
const QUESTIONS = 2000;
const SAMPLES = 500;
const PLAIN = 60;
const HTTP_QUESTIONS = 1000;
const FILTERED = 40;
const BATCH = 20_000;
const [RADIUS, TOP, COST_PER_MILE] = [10, 10, 80];
const AIM = { p50: 3, p99: 15 };

let state = 7;
function roll(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

/** Thick in the middle of a city, thin at its edge. */
function around({ latitude, longitude }: Position, degrees: number): Position {
  const away = roll() ** 2 * degrees;
  const angle = roll() * 2 * Math.PI;
  return { latitude: latitude + away * Math.sin(angle), longitude: longitude + away * Math.cos(angle) };
}

/** A few cities hold most of the tables, as in the world. */
function somewhere(): Position {
  return around(cities[Math.floor(roll() ** 2 * cities.length)] ?? { latitude: 0, longitude: 0 }, 0.25);
}

/** Among the five cities with the most tables. */
function inTheThickest(): Position {
  return around(cities[Math.floor(roll() * 5)] ?? { latitude: 0, longitude: 0 }, 0.03);
}

const all = {
  latitude: new Float64Array(RESTAURANTS),
  longitude: new Float64Array(RESTAURANTS),
  score: new Int32Array(RESTAURANTS),
};

/** Half of them are rated by nobody, as after an import; of one in three the hours are known, one in ten cooks fish. */
async function fill(db: Db): Promise<void> {
  for (let from = 0; from < RESTAURANTS; from += BATCH) {
    const places = Array.from({ length: Math.min(BATCH, RESTAURANTS - from) }, () => {
      const { latitude, longitude } = somewhere();
      return { latitude: Math.round(latitude * 1e7) / 1e7, longitude: Math.round(longitude * 1e7) / 1e7 };
    });
    const scores = places.map(() => (roll() < 0.5 ? 3500 : 3500 + Math.round(roll() * 1500)));
    for (const [i, { latitude, longitude }] of places.entries()) {
      all.latitude[from + i] = latitude;
      all.longitude[from + i] = longitude;
      all.score[from + i] = scores[i] ?? 0;
    }
    await sql`
      insert into restaurants (id, source, name, cuisine, kinds, diets, address, latitude, longitude, cell, score,
        hours, time_zone, opening_hours, description, amenities, as_of, created_at, updated_at)
      select 'b' || (${from}::int + n - 1), 'openstreetmap', 'Table ' || n, case when n % 10 = 0 then 'Fish' else 'Grill' end,
        case when n % 10 = 0 then '{seafood}' else '{steak}' end::text[], '{}', '1 Quay', latitude, longitude, cell, score,
        case when n % 3 = 0 then 'Mo-Su ' || lpad((n % 20)::text, 2, '0') || ':' || (10 + n % 50) || '-' || (n % 20 + 4) || ':00' end,
        'UTC', array_fill('Not known'::text, array[7]), '', '{}', '2026-11', now(), now()
      from unnest(${places.map(({ latitude }) => latitude)}::float8[], ${places.map(({ longitude }) => longitude)}::float8[],
        ${places.map(cellOf)}::int[], ${scores}::int[]) with ordinality as told (latitude, longitude, cell, score, n)`.execute(
      db,
    );
  }
  await sql`create index plain_box on restaurants (latitude, longitude)`.execute(db);
  await sql`vacuum analyze restaurants`.execute(db);
}

/** By unit vectors instead of the haversine, over every place there is. */
function exactBest(centre: Position): { id: string; worth: number }[] {
  const vector = (latitude: number, longitude: number) => {
    const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const;
  };
  const here = vector(centre.latitude, centre.longitude);
  const best: { id: string; worth: number; miles: number }[] = [];
  for (let i = 0; i < RESTAURANTS; i++) {
    const latitude = all.latitude[i] ?? 0;
    if (Math.abs(latitude - centre.latitude) > 0.2) continue;
    const there = vector(latitude, all.longitude[i] ?? 0);
    const chord = Math.hypot(here[0] - there[0], here[1] - there[1], here[2] - there[2]);
    const miles = 2 * 3958.7613 * Math.asin(chord / 2);
    if (miles > RADIUS) continue;
    const worth = (all.score[i] ?? 0) - COST_PER_MILE * miles;
    const worst = best.at(-1);
    if (best.length === TOP && worst && worth < worst.worth) continue;
    best.push({ id: `b${i}`, worth, miles });
    best.sort((a, b) => b.worth - a.worth || a.miles - b.miles || (a.id < b.id ? -1 : 1));
    best.splice(TOP);
  }
  return best;
}

/** What one writes without thinking about it: a box on the index, everything in it ranked by the database. */
async function plainBest(db: Db, { latitude, longitude }: Position): Promise<string[]> {
  const high = (RADIUS / 3958.7613) * (180 / Math.PI);
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  const found = await sql<{ id: string }>`
    select id from (
      select id, score, 2 * 3958.7613 * asin(sqrt(power(sin(radians(latitude - ${latitude}) / 2), 2)
        + cos(radians(${latitude})) * cos(radians(latitude)) * power(sin(radians(longitude - ${longitude}) / 2), 2))) as miles
      from restaurants where latitude between ${latitude - high} and ${latitude + high}
        and longitude between ${longitude - wide} and ${longitude + wide}
    ) as boxed where miles <= ${RADIUS} order by score - ${COST_PER_MILE} * miles desc, miles, id limit ${TOP}`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}

async function timed<T>(work: () => Promise<T>, into: number[]): Promise<T> {
  const began = performance.now();
  const result = await work();
  into.push(performance.now() - began);
  return result;
}

const agent = new Agent({ keepAlive: true });
function ask(port: number, { latitude, longitude }: Position, visitor: number, more = ''): Promise<string[]> {
  const path = `/api/restaurants?latitude=${latitude.toFixed(7)}&longitude=${longitude.toFixed(7)}${more}`;
  const headers = { 'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}` };
  return new Promise((done, failed) => {
    get({ port, host: '127.0.0.1', path, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => done(JSON.parse(text).restaurants.map(({ id }: { id: string }) => id)));
    }).on('error', failed);
  });
}

const FILTERS = {
  'no filter': '',
  'open now': '&openNow=true',
  cuisine: '&cuisine=seafood',
  text: '&text=fish',
} as const;

const line = (name: string, times: number[]) =>
  `${name.padEnd(38)} p50 ${quantile(times, 0.5).toFixed(1).padStart(6)} ms   p99 ${quantile(times, 0.99).toFixed(1).padStart(6)} ms`;

const dataDir = await mkdtemp(join(tmpdir(), 'bench-nearest-'));
await chmod(dataDir, 0o755);
const embedded = await openEmbeddedPostgres({ dataDir });
const { db, close } = openDatabase({ url: embedded.url, pool: 1 });
try {
  await migrate(db, new URL('../db/migrations/', import.meta.url));
  await fill(db);
  const times: Record<'all' | 'thick' | 'plain' | 'http' | 'crowd', number[]> = {
    all: [],
    thick: [],
    plain: [],
    http: [],
    crowd: [],
  };
  for (let i = 0; i < QUESTIONS; i++) await timed(() => findNearest(db, somewhere(), RADIUS, TOP), times.all);
  for (let i = 0; i < QUESTIONS / 4; i++) await timed(() => findNearest(db, inTheThickest(), RADIUS, TOP), times.thick);

  let right = 0;
  for (let i = 0; i < SAMPLES; i++) {
    const at = i % 2 === 0 ? somewhere() : inTheThickest();
    const exact = exactBest(at);
    const found = await findNearest(db, at, RADIUS, TOP);
    const same = found.length === exact.length && exact.every(({ id }, place) => found[place]?.id === id);
    if (same) right++;
    else console.log('not the ten best at', at, found, exact);
    if (i >= PLAIN) continue;
    const plain = await timed(() => plainBest(db, at), times.plain);
    if (plain.join() !== exact.map(({ id }) => id).join()) console.log('the plain way differs at', at);
  }

  await sql`drop index plain_box`.execute(db);
  const filtered = Object.keys(FILTERS).map((name) => ({ name, times: [] as number[] }));
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: embedded.url });
  try {
    for (let i = 0; i < 50; i++) await ask(server.port, somewhere(), i);
    for (let i = 0; i < HTTP_QUESTIONS; i++) await timed(() => ask(server.port, somewhere(), i), times.http);
    const eight = Array.from({ length: 8 }, async (_, visitor) => {
      for (let i = 0; i < HTTP_QUESTIONS / 8; i++)
        await timed(() => ask(server.port, somewhere(), 1000 + visitor * 200 + i), times.crowd);
    });
    await Promise.all(eight);
    const places = Array.from({ length: FILTERED }, inTheThickest);
    for (const [i, { times }] of filtered.entries()) {
      const more = `&radius=25${Object.values(FILTERS)[i]}`;
      for (const [visitor, at] of places.entries())
        await timed(() => ask(server.port, at, 2000 + visitor, more), times);
    }
  } finally {
    await server.stop();
  }

  console.log(
    `${RESTAURANTS.toLocaleString('en-US')} restaurants; the exact ten, in their order: ${right} of ${SAMPLES}`,
  );
  console.log(line(`in the database, anywhere (${QUESTIONS})`, times.all));
  console.log(line(`in the database, thickest cities (${QUESTIONS / 4})`, times.thick));
  console.log(line(`a plain box in the database (${PLAIN})`, times.plain));
  console.log(line(`through HTTP, one by one (${HTTP_QUESTIONS})`, times.http));
  console.log(line(`through HTTP, eight at once (${HTTP_QUESTIONS})`, times.crowd));
  const plainTime = quantile(filtered[0]?.times ?? [], 0.5);
  for (const { name, times: taken } of filtered)
    console.log(
      `${line(`25 miles, thickest cities, ${name} (${FILTERED})`, taken)}   × ${(quantile(taken, 0.5) / plainTime).toFixed(1)}`,
    );
  if (right < SAMPLES || quantile(times.all, 0.5) > AIM.p50 || quantile(times.all, 0.99) > AIM.p99)
    process.exitCode = 1;
} finally {
  agent.destroy();
  await close();
  await embedded.stop();
  await rm(embedded.location, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
