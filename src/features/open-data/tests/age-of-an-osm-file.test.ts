/** Of which day the data of a file is. What the disk says of the file counts for nothing. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOfData } from '../actions/osm/osm-file.ts';

const SAMPLES = process.env['OSM_SAMPLES'];
const NOW = new Date('2026-11-23T12:00:00Z');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'as-of-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function dayOf(name: string, text: string) {
  const file = join(folder, name);
  await writeFile(file, text);
  await utimes(file, NOW, NOW);
  return dayOfData(file, NOW);
}

const node = (timestamp: string) => `<node id="1" lat="1" lon="1" version="2" timestamp="${timestamp}"/>`;

test('the head of a file of any kind says it', async () => {
  const newer = node('2020-01-01T00:00:00Z');
  expect(await dayOf('a.osm', `<osm version="0.6"><meta osm_base="2015-07-27T21:14:01Z"/>${newer}</osm>`)).toBe(
    '2015-07-27',
  );
  expect(await dayOf('b.osm', `<osm version="0.6" timestamp='2012-09-12T00:00:00Z'>${newer}</osm>`)).toBe('2012-09-12');
  const json = { osm3s: { timestamp_osm_base: '2023-11-21T21:21:31Z' }, elements: [{ type: 'node', id: 1 }] };
  expect(await dayOf('c.json', JSON.stringify(json, null, 2))).toBe('2023-11-21');
});

test('where it does not, the newest object does', async () => {
  const xml = `<osm version="0.6">${node('2013-05-01T10:00:00Z')}<way id="2" timestamp="2014-02-03T00:00:00Z"><nd ref="1"/></way></osm>`;
  expect(await dayOf('d.osm', xml)).toBe('2014-02-03');
  const elements = [
    { type: 'node', id: 1, lat: 1, lon: 1, timestamp: '2019-03-04T00:00:00Z', tags: { timestamp: '2025-01-01' } },
  ];
  expect(await dayOf('e.json', JSON.stringify({ elements }))).toBe('2019-03-04');
});

test('days before OpenStreetMap and days ahead are nobody’s word', async () => {
  expect(await dayOf('f.osm', `<osm timestamp="2030-01-01T00:00:00Z">${node('2018-01-02T00:00:00Z')}</osm>`)).toBe(
    '2018-01-02',
  );
  expect(await dayOf('g.osm', `<osm>${node('1970-01-01T00:00:01Z')}</osm>`)).toBeNull();
  expect(await dayOf('h.osm', '<osm><node id="1" lat="1" lon="1"/></osm>')).toBeNull();
});

test.skipIf(!SAMPLES || !existsSync(join(SAMPLES, 'rome.osm.pbf')))(
  'real extracts say it, or nobody does',
  async () => {
    const said = (name: string) => dayOfData(join(SAMPLES ?? '', `${name}.osm.pbf`), NOW);
    expect(await said('liechtenstein-2015')).toBe('2015-07-27');
    expect(await said('monaco')).toBe('2021-04-21');
    // Without a word in its head, and without any time at all.
    expect(await said('rome')).toBe('2015-02-11');
    expect(await said('paris_bss')).toBeNull();
  },
);
