/** Map files as they are handed round: packed. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenPbf } from '../../../../test/osm-writer.ts';
import { locatedIn } from '../actions/osm/located-objects.ts';
import { dayOfData, objectsIn } from '../actions/osm/osm-file.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
/** Eight cafés in a row, with longer and longer names. */
const nodes = Array.from({ length: 8 }, (_, i) => ({ id: i + 1, name: `Café ${'='.repeat(9 * (i + 1))} ${i + 1}` }));
const xml = `<osm version="0.6" timestamp="2024-05-02T00:00:00Z">
${nodes.map(({ id, name }) => `<node id="${id}" lat="47.1${id}" lon="9.5${id}"><tag k="name" v="${name}"/></node>\n`).join('')}</osm>
`;
/** The same, packed by bzip2 in two pieces, one after the other. */
const packed = Buffer.from(
  [
    'QlpoOTFBWSZTWVbmsvgAAD3flAITUAP/twgABBAnr90AACAIACAAhBlMRIyeoaGMU9IAAG1JI09R6J6agAaGhtR6ThgXBH/TU8ja',
    'CO22/ciJhYWa4kVWDMDjjkZGURQOrxFsxAvjPVQszMrw5lsUtACJUqJCZohvPfmsW/FRQxK0SLOiwTkSj6IEBpkz6KJgMrnTREfR',
    'wk1Q9npazuXK0VdpmhKml2ozkLBZGR/F3JFOFCQVuay+AEJaaDkxQVkmU1lEyLgsAABw3ZQBEFAhv+8MACevjQAAIAgAMACrBGpH',
    '6p6gAZNAAAGVTe1KYAAAAAIqKbSGygAZAHoRrgGQFZmv9CZBNAlAAta655JJjCMeqqtgAJK/uJDxFxEIN5NpDqle9EwLMziEkmZm',
    'jISVmhLeg9RgkTvikA/Jkn1JI6bki8xr6GglntKJNKpVMVNyXJAaibATKKSSidk2jNSaRlakk1JmmafxdyRThQkETIuCwA==',
  ].join(''),
  'base64',
);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function written(name: string, bytes: Buffer): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return file;
}

async function namesIn(file: string) {
  const found: { id: number; name: string | undefined }[] = [];
  for await (const { id, tags } of objectsIn(file)) found.push({ id, name: tags['name'] });
  return found;
}

test.each([
  ['map.osm', Buffer.from(xml)],
  ['map.osm.gz', gzipSync(xml)],
  ['map.osm.bz2', packed],
  ['MAP.OSM.GZ', gzipSync(xml)],
])('%s tells what is in it, and of which day', async (name, bytes) => {
  const file = await written(name, bytes);
  expect(await namesIn(file)).toEqual(nodes);
  expect(await dayOfData(file, NOW)).toBe('2024-05-02');
});

test('a packed file that is damaged or breaks off is refused, and no part of it taken for the whole', async () => {
  const [broken, wrong] = [packed.subarray(0, packed.length - 40), Buffer.from(packed)];
  wrong[packed.length - 60] = (wrong[packed.length - 60] ?? 0) ^ 1;
  const files = [
    await written('broken.osm.bz2', broken),
    await written('wrong.osm.bz2', wrong),
    await written('text.osm.bz2', Buffer.from(xml)),
    await written('broken.osm.gz', gzipSync(xml).subarray(0, 100)),
    await written('text.osm.gz', Buffer.from(xml)),
  ];
  for (const file of files) await expect(namesIn(file), file).rejects.toThrow(/damaged/);
});

test('what is packed in another way is refused', async () => {
  await expect(namesIn(await written('map.osm.zip', packed))).rejects.toThrow(/must end in/);
});

const café = { nodes: [{ id: 1, lat: 47.1, lon: 9.5, tags: { name: 'Café' } }] };
const versions = (first: string, last: string) =>
  `<osm><node id="1" version="1" lat="47.1" lon="9.5"><tag k="name" v="${first}"/></node>${last}</osm>`;

test.each([
  ['history.osm.pbf', writtenPbf(café, { features: ['HistoricalInformation'] }), /osmium time-filter/],
  ['history.osm', Buffer.from(versions('Museum', '<node id="1" version="2" visible="false"/>')), /osmium time-filter/],
  ['unpacked.osm.pbf', writtenPbf(café, { isUnpacked: true }), /osmium cat/],
])('%s is refused with what makes a file of it that can be read', async (name, bytes, said) => {
  await expect(namesIn(await written(name, bytes))).rejects.toThrow(said);
});

test('ways that tell themselves where their corners are lie there, and so do relations of them', async () => {
  const [house, yard] = [{ building: 'yes', name: 'House' }, { name: 'Yard' }];
  const content = {
    nodes: [
      { id: 4_000_000_001, lat: -41.2, lon: 174.7 },
      { id: 7, lat: -41.4, lon: 174.9 },
      { id: 8, lat: -41.3, lon: 174.8, tags: { name: 'Point' } },
    ],
    ways: [{ id: 2, refs: [4_000_000_001, 7], tags: house }],
    relations: [{ id: 3, members: [{ type: 'way' as const, ref: 2 }], tags: yard }],
  };
  const placed = async (name: string, areCornersOnWays: boolean) => {
    const bytes = writtenPbf(content, { areCornersOnWays });
    const found: unknown[] = [];
    for await (const object of locatedIn(await written(name, bytes), ({ tags }) => 'name' in tags)) found.push(object);
    return found;
  };
  const whole = await placed('nodes.osm.pbf', false);
  expect(whole).toHaveLength(3);
  expect(await placed('corners.osm.pbf', true)).toEqual(whole);
});

test('what no database holds is left out of tags, and the rest stays as it was written', async () => {
  const tags = { name: 'Ma\u0000kbara \ud800', 'name:ar': '\u0007مقبرة', 'na\u0000me': 'x', tourism: 'museum' };
  const node = { type: 'node', id: 1, lat: 33.5, lon: 36.3, tags };
  const bytes = Buffer.from(JSON.stringify({ elements: [node] }));
  const found: unknown[] = [];
  for await (const object of locatedIn(await written('signs.json', bytes), () => true)) found.push(object);
  const clean = { name: 'Ma kbara \ufffd', 'name:ar': 'مقبرة', tourism: 'museum' };
  expect(found).toMatchObject([{ id: 1, tags: clean }]);
  expect(Object.keys((found[0] as { tags: object }).tags)).toEqual(Object.keys(clean));
});
