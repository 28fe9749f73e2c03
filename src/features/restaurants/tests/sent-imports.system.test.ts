/** Files of restaurants that operators send: looked at, read by a job, one at a time, resumed, cancelled and reported. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, openApp, type TestApp } from '../../../../test/app.ts';
import { IS_LONG } from '../../../../test/rounds.ts';
import { eventually } from '../../../../test/site.ts';
import type { Running } from '../../../kernel/scheduler.ts';
import { startWorkerSchedule } from '../../../server/process/background-jobs.ts';
import { sweepFiles } from '../../enquiries/jobs.ts';
import { readFile } from '../actions/send-import.ts';
import type { SentFile } from '../contract/sent-imports.ts';
import { restaurantLoops } from '../jobs.ts';
import { claimImport, endImport, isImportFile } from '../store/sent-imports.ts';

let folder: string;
let app: TestApp;
let clerk: Client & { readonly operator: { readonly name: string } };
let running: Running | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wl-imports-'));
  app = await openApp({ settings: { DATA_DIR: folder } });
  clerk = await app.operator();
});
afterEach(async () => {
  await running?.stop();
  running = null;
  await app[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const ASKED = { name: 'fiji.json', asOf: '2026-01-15', zone: null };
const begin = (more: object = {}) => clerk.post('/api/admin/imports', { ...ASKED, ...more });
const send = (bytes: string | Buffer, who: Client = clerk) =>
  who.send('POST', '/api/admin/imports/file', bytes, { headers: { 'content-type': 'application/octet-stream' } });
const latest = async (): Promise<SentFile> => (await clerk.get('/api/admin/imports')).body[0];
const kept = async () =>
  (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) =>
    entry.isFile(),
  );

function overpass(count: number, from = 0): string {
  const elements = Array.from({ length: count }, (_, i) => ({
    type: 'node',
    id: from + i + 1,
    lat: -18 - i / 100_000,
    lon: 178,
    tags: { amenity: 'restaurant', name: `Bure ${from + i}`, opening_hours: 'Mo-Fr 09:00-17:00' },
  }));
  const left = [
    { type: 'node', id: 900_001, lat: -18, lon: 178, tags: { amenity: 'cafe' } },
    { type: 'node', id: 900_002, lat: -18, lon: 178, tags: { amenity: 'cafe', name: 'Old', disused: 'yes' } },
  ];
  return JSON.stringify({ version: 0.6, elements: [...elements, ...left] });
}

test('a file is read by a job, and its report says what was written and what was left out, and why', {
  timeout: 60_000,
}, async () => {
  running = startWorkerSchedule(app.deps, app.databaseUrl);
  expect((await begin()).body).toMatchObject({ state: 'sending', operator: clerk.operator.name });
  expect((await send(overpass(1500))).body).toMatchObject({ state: 'waiting', asOf: '2026-01-15' });
  await eventually(async () => expect((await latest()).state).toBe('done'), 30_000);
  const { report, part, endedAt } = await latest();
  expect(report).toMatchObject({ restaurants: 1500, added: 1500, skipped: { nameless: 1, disused: 1, nowhere: 0 } });
  expect([part, typeof endedAt]).toEqual([1, 'string']);
  expect((await app.get('/api/restaurants/osm-node-7')).body).toMatchObject({ name: 'Bure 6', asOf: '2026-01-15' });
  expect(await kept()).toEqual([]);
  const log = await sql`select action from audit_log where subject like 'import:%'`.execute(app.db);
  expect(log.rows).toEqual([{ action: 'import.begin' }]);
});

test('one import at a time, whoever begins it', async () => {
  const other = await app.operator();
  const both = await Promise.all([begin(), other.post('/api/admin/imports', ASKED)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const [mine, theirs] = both[0].status === 201 ? [clerk, other] : [other, clerk];
  expect((await send(overpass(1), theirs)).body.code).toBe('nothing_begun');
  expect((await send(overpass(1), mine)).status).toBe(200);
  expect((await send(overpass(1), mine)).body.code).toBe('nothing_begun');
});

test('what is not what its name says is refused, nothing of it stays, and the right file may follow', async () => {
  await begin({ name: 'map.osm.pbf' });
  for (const [bytes, code] of [
    ['', 'empty_file'],
    ['%PDF-1.7', 'file_not_what_it_says'],
    [overpass(1), 'file_not_what_it_says'],
  ] as const) {
    expect((await send(bytes)).body.code, bytes.slice(0, 9)).toBe(code);
  }
  const { id } = await latest();
  await clerk.post(`/api/admin/imports/${id}/cancel`);
  await begin({ name: 'map.osm' });
  expect((await send('<html></html>')).body.code).toBe('file_not_what_it_says');
  expect(await kept()).toEqual([]);
  expect((await send('<?xml version="1.0"?><osm version="0.6"></osm>')).status).toBe(200);
});

test('a packed file is looked at and read as the command does, and what is wrong with it is said as there', async () => {
  const xml = `<osm version="0.6" timestamp="2026-01-15T00:00:00Z"><node id="1" lat="-18" lon="178"><tag k="amenity" v="restaurant"/><tag k="name" v="Bure"/></node></osm>`;
  const sent = async (name: string, bytes: string | Buffer) => {
    await begin({ name });
    const answer = await send(bytes);
    const { id } = await latest();
    if (answer.status === 200) await readFile(app.deps, id);
    else await clerk.post(`/api/admin/imports/${id}/cancel`);
    return { code: answer.body.code, ...(await latest()) };
  };
  expect(await sent('fiji.osm.gz', gzipSync(xml))).toMatchObject({ state: 'done', report: { restaurants: 1 } });
  expect((await sent('fiji.osm.gz', xml)).code).toBe('file_not_what_it_says');
  expect(await sent('fiji.osm.gz', gzipSync(xml).subarray(0, -20))).toMatchObject({
    state: 'failed',
    fault: 'The file is damaged: it cannot be unpacked. What came before the fault is imported.',
  });
  expect(await sent('fiji.osm.bz2', Buffer.from('BZh9 and nothing of it'))).toMatchObject({
    fault: 'The file is damaged: it cannot be unpacked. What came before the fault is imported.',
  });
  expect(await sent('fiji.json', overpass(1).replace('"lat":-18', '"lat":'))).toMatchObject({
    fault: expect.stringContaining('The file is damaged: it cannot be read as OpenStreetMap data.'),
  });
  expect((await begin({ name: 'fiji.gz' })).body.code).toBe('no_map_file');
});

test('says what is wrong with a wish', async () => {
  for (const [more, field] of [
    [{ name: '' }, 'name'],
    [{ asOf: 'lately' }, 'asOf'],
    [{ zone: 'Mars/Olympus' }, 'zone'],
  ] as const) {
    const { status, body } = await begin(more);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  }
  expect((await begin({ name: 'map.exe' })).body.code).toBe('no_map_file');
  expect((await begin({ asOf: '2999-01-01' })).body.code).toBe('day_ahead');
  expect((await clerk.post('/api/admin/imports/4711/cancel')).body.code).toBe('no_such_import');
});

test('a job that finds the work cut off goes on where it was, and counts on', async () => {
  await begin();
  await send(overpass(2500));
  const { id } = await latest();
  // The process dies after the second batch.
  let batches = 0;
  const dying = new Error('killed');
  const db = new Proxy(app.db, {
    get(target, name) {
      if (name === 'transaction' && ++batches > 2) throw dying;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  await expect(readFile({ ...app.deps, db }, id)).rejects.toBe(dying);
  expect(await latest()).toMatchObject({ state: 'running', report: { restaurants: 2000, added: 2000 } });
  await readFile(app.deps, id);
  expect(await latest()).toMatchObject({ state: 'done', report: { restaurants: 2500, added: 2500 } });
  const rows = await sql<{ n: number }>`
    select count(*)::int as n from restaurants where source = 'openstreetmap'`.execute(app.db);
  expect(rows.rows).toEqual([{ n: 2500 }]);
});

test.runIf(IS_LONG)('two jobs for one import: one works, the other leaves it alone', async () => {
  await begin();
  await send(overpass(2500));
  const { id } = await latest();
  const ends = await Promise.allSettled([readFile(app.deps, id), readFile(app.deps, id)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await latest()).report).toMatchObject({ restaurants: 2500, added: 2500 });
  await readFile(app.deps, id);
  expect((await latest()).report).toMatchObject({ added: 2500 });
});

test.runIf(IS_LONG)(
  'cancelled, it ends with the next batch; what it wrote stays, the file does not, and another may begin',
  async () => {
    await begin();
    await send(overpass(3500));
    const { id } = await latest();
    let batches = 0;
    const db = new Proxy(app.db, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (name === 'transaction' && ++batches === 2) {
          const cancelled = clerk.post(`/api/admin/imports/${id}/cancel`);
          return () => ({ execute: (work: never) => cancelled.then(() => target.transaction().execute(work)) });
        }
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    await readFile({ ...app.deps, db }, id);
    expect(await latest()).toMatchObject({ state: 'cancelled', report: { restaurants: 1000 } });
    const rows = await sql<{ n: number }>`
    select count(*)::int as n from restaurants where source = 'openstreetmap'`.execute(app.db);
    expect(rows.rows).toEqual([{ n: 1000 }]);
    expect(await kept()).toEqual([]);
    expect((await clerk.post(`/api/admin/imports/${id}/cancel`)).body.code).toBe('import_over');
    expect((await begin()).status).toBe(201);
  },
);

test('a file that breaks off in the middle fails with a reason, and is not tried again', async () => {
  await begin();
  await send(overpass(3).slice(0, -60));
  const { id } = await latest();
  await readFile(app.deps, id);
  expect(await latest()).toMatchObject({ state: 'failed', fault: expect.stringContaining('breaks off in the middle') });
  expect(await kept()).toEqual([]);
});

test('an import whose file never came ends after an hour, and another can begin', async () => {
  await begin();
  const turn = (minutes: number) => {
    const later = { ...app.deps, now: () => new Date(Date.now() + minutes * 60_000) };
    return Promise.all(restaurantLoops.map(({ run }) => run(later)));
  };
  await turn(59);
  expect((await begin()).body.code).toBe('import_under_way');
  await turn(61);
  expect(await latest()).toMatchObject({ state: 'failed', fault: expect.stringContaining('not arrived') });
  expect((await begin()).status).toBe(201);
  await send(overpass(1));
  await turn(61);
  expect((await latest()).state).toBe('waiting');
});

test('the file of an import is not swept away before it has been read', async () => {
  await begin();
  await send(overpass(3));
  expect(await kept()).toHaveLength(1);
  const later = { ...app.deps, now: () => new Date(Date.now() + 3_600_000) };
  await sweepFiles(later, [isImportFile]);
  expect(await kept()).toHaveLength(1);
  const { id } = await latest();
  expect(await claimImport(app.db, id, 'somebody')).not.toBeNull();
  expect(await claimImport(app.db, id, 'else')).toBeNull();
  await sweepFiles(later, [isImportFile]);
  expect(await kept()).toHaveLength(1);

  // It has ended, and whoever ended it did not come to removing the file.
  await endImport(app.db, id, 'somebody', { state: 'done' }, new Date());
  await sweepFiles(later, [isImportFile]);
  expect(await kept()).toEqual([]);
});

test('strangers and travellers send no byte that is kept', async () => {
  for (const who of [app.stranger(), await app.person()]) {
    expect((await send(overpass(1), who)).body.code).toBe('not_an_operator');
  }
  expect(await kept()).toEqual([]);
});
