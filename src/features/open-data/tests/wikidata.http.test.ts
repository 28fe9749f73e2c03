/** Entities of a dump: what is kept, of whom, and what the ranking makes of it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { importOsm } from '../../restaurants/actions/import-file.ts';
import { importWikidata } from '../actions/import-wikidata.ts';
import { factsIn } from '../rules/wikidata.ts';

let app: TestApp;
let folder: string;
beforeEach(async () => {
  app = await openApp();
  folder = await mkdtemp(join(tmpdir(), 'wikidata-'));
});
afterEach(async () => {
  await app[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const value = (given: unknown, rank = 'normal') => ({
  rank,
  mainsnak: { snaktype: 'value', datavalue: { value: given } },
});
const point = (latitude: number, longitude: number, globe = 'http://www.wikidata.org/entity/Q2') =>
  value({ latitude, longitude, globe });
const links = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`l${i}wiki`, { title: 'T' }]));

/** The palace of Monaco and a person, in the form of the dump. */
const PALACE = {
  type: 'item',
  id: 'Q1164788',
  labels: { en: { language: 'en', value: "Prince's Palace of Monaco" }, xx: { value: 'not ours' } },
  sitelinks: { ...links(40), cebwiki: {}, commonswiki: {}, enwikivoyage: {} },
  claims: {
    P625: [
      point(43.7314, 7.4203),
      { rank: 'deprecated', mainsnak: { snaktype: 'value', datavalue: { value: { latitude: 1, longitude: 1 } } } },
    ],
    P31: [value({ id: 'Q16560' }), { rank: 'normal', mainsnak: { snaktype: 'somevalue' } }],
    P1174: [
      {
        ...value({ amount: '+100000' }),
        qualifiers: { P585: [{ datavalue: { value: { time: '+2015-00-00T00:00:00Z' } } }] },
      },
    ],
  },
};
const PERSON = {
  type: 'item',
  id: 'Q5599',
  labels: {},
  sitelinks: links(90),
  claims: { P31: [value({ id: 'Q5' })], P625: [point(43.731, 7.42)] },
};

test('of an entity is kept what says how well the world knows it', () => {
  expect(factsIn(`${JSON.stringify(PALACE)},`)).toEqual({
    qid: 'Q1164788',
    sitelinks: 40,
    latitude: 43.7314,
    longitude: 7.4203,
    types: ['Q16560'],
    endedOn: null,
    visitors: 100_000,
    visitorsYear: 2015,
    labels: { en: "Prince's Palace of Monaco" },
  });
  const moon = {
    id: 'Q405',
    claims: {
      P625: [point(0, 0, 'http://www.wikidata.org/entity/Q405')],
      P576: [value({ time: '+1990-00-00T00:00:00Z' })],
    },
  };
  expect(factsIn(JSON.stringify(moon))).toMatchObject({ latitude: null, endedOn: '1990', sitelinks: 0 });
  expect([factsIn('['), factsIn(']'), factsIn('{"id":"P31"}'), factsIn('{"id":"Q1"')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test.each(['dump.json', 'dump.json.gz'])(
  '%s: only entities of ours are kept, and fame lifts what is proven to be the thing',
  async (name) => {
    const place = (id: number, title: string, wikidata: string) =>
      `<node id="${id}" lat="43.731" lon="7.42"><tag k="historic" v="castle"/><tag k="name" v="${title}"/><tag k="wikidata" v="${wikidata}"/></node>`;
    const map = join(folder, 'map.osm');
    await writeFile(
      map,
      `<osm timestamp="2023-11-21T00:00:00Z">${place(1, 'Palais', 'Q1164788')}${place(2, 'Maison', 'Q5599')}</osm>`,
    );
    await importOsm(app.db, map, new Date());
    const of = async () => {
      const found = await sql<{
        id: string;
        fame: number | null;
        importance: number;
      }>`select id, fame, importance from open_places order by id`.execute(app.db);
      return found.rows;
    };
    const before = await of();
    const text = `[\n${[PALACE, PERSON, { ...PALACE, id: 'Q90' }].map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;
    await writeFile(join(folder, name), name.endsWith('.gz') ? gzipSync(text) : text);
    expect(await importWikidata(app.db, join(folder, name), new Date())).toEqual({
      read: 3,
      kept: 2,
      unreadable: 0,
      missing: 0,
      weighed: 2,
    });
    const after = await of();
    expect(after[0]?.importance).toBeGreaterThan((before[0]?.importance ?? 1) + 0.2);
    expect(after[1], 'a person is no castle').toEqual(before[1]);
    // The next import of the map keeps what is known by then.
    await importOsm(app.db, map, new Date());
    expect(await of()).toEqual(after);
  },
);

test('what is no dump is refused in a sentence', async () => {
  const file = join(folder, 'no.json');
  await writeFile(file, '{"elements": []}\n');
  await expect(importWikidata(app.db, file, new Date())).rejects.toThrow(/no entity/);
  await expect(importWikidata(app.db, join(folder, 'dump.json.bz2'), new Date())).rejects.toThrow(/bunzip2/);
});
