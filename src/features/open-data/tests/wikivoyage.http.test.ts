/** Articles of a dump: which listings are kept, what they name, and what follows for ranking and guides. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { MONACO, MONACO_SIGHTS, openCity } from '../../../../test/planner/open-cities.ts';
import { importQrank } from '../actions/import-qrank.ts';
import { importWikidata } from '../actions/import-wikidata.ts';
import { importWikivoyage } from '../actions/import-wikivoyage.ts';
import { firstSentences, listingsIn, statusIn } from '../rules/wikivoyage.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await openApp({ now: () => NOW });
  await openCity(app.db, MONACO, MONACO_SIGHTS);
  // As the import of a map leaves it: what its importance follows from.
  await sql`update open_places set base = 0.75, evidence = 0.6 where kind = 'museum'`.execute(app.db);
  folder = await mkdtemp(join(tmpdir(), 'voyage-'));
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const page = (title: string, text: string, ns = 0) => `  <page>
    <title>${title}</title>
    <ns>${ns}</ns>
    <id>7</id>
    <revision>
      <id>4711</id>
      <timestamp>2026-08-01T10:00:00Z</timestamp>
      <text bytes="9" xml:space="preserve">${text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll(/'(?!')/g, '&#039;')}</text>
    </revision>
  </page>`;

const dump = (pages: readonly string[]) =>
  `<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" version="0.11" xml:lang="en">\n${pages.join('\n')}\n</mediawiki>\n`;

/** In the place of the museum of the test city, with the slips that articles have. */
const MUSEUM = `{{usablecity}}
==See==
* {{See
| NaMe=[[Oceanographic Museum|Musée Océanographique]] <!-- the big one --> | alt= | url=https://musee.oceano.org {{dead link|May 2025}}
| lat=43.7306 | long=7.4254 | hours=Daily 10:00–18:00 | price=€19
| content=An aquarium over the sea, opened in '''1910'''.<ref>A book</ref> It fills half a day. Go early.
}}
* {{see | name=A door that nobody maps | lat=43.7320 | long=7.4200 | content=Look.}}
* {{see | name={{label|Q1}} | lat={{#invoke:x}} | long=}}
* {{eat | name=Far away | lat=48.1 | long=11.5 | content=Elsewhere.}}
* {{listing | typr=go | name=The bus`;

test('listings are read with their slips, and what never closes, hides or has no place is left unknown', () => {
  const listings = listingsIn(MUSEUM);
  expect(listings.map(({ name }) => name)).toEqual(['Musée Océanographique', 'A door that nobody maps', 'Far away']);
  expect(listings[0]).toMatchObject({
    type: 'see',
    url: 'https://musee.oceano.org',
    latitude: 43.7306,
    hoursRaw: 'Daily 10:00–18:00',
    content: 'An aquarium over the sea, opened in 1910. It fills half a day. Go early.',
  });
  expect(statusIn(MUSEUM)).toBe('usable');
  const [card] = listingsIn('{{vCard | type= museum | name= Zeughaus | lat= 47.1 | long= 9.5 }}');
  expect(card).toMatchObject({ type: 'see', name: 'Zeughaus', longitude: 9.5 });
  const [voir] = listingsIn('{{Voir\n| nom=Église Saint-Laon | latitude=46.976 | longitude=-0.217 | prix=gratuit\n}}');
  expect(voir).toMatchObject({ type: 'see', name: 'Église Saint-Laon', priceRaw: 'gratuit' });
  expect(listingsIn('{{see | name=Nowhere | lat=0 | long=0}}')[0]).toMatchObject({ latitude: null });
});

test('at most two sentences are shown, never a part of one', () => {
  expect(firstSentences('One. Two. Three.', 'en')).toEqual({ text: 'One. Two.', isShortened: true });
  expect(firstSentences(`${'long '.repeat(90)}.`, 'en')).toBeNull();
});

test('of a dump the listings near our cities are kept, the sights they name rank higher, and their guide quotes them', async () => {
  const sight = `select importance::float8, voyage::float8 from open_places where name = 'Musée Océanographique'`;
  const { rows: before } = await sql<{ importance: number; voyage: number }>`${sql.raw(sight)}`.execute(app.db);
  const file = join(folder, 'enwikivoyage.xml');
  const pages = [
    page('Monaco', MUSEUM),
    page('Talk:Monaco', MUSEUM, 1),
    page('Munich', '{{eat | name=Far | lat=48.1 | long=11.5}}'),
  ];
  await writeFile(file, dump(pages));
  const report = await importWikivoyage(app.db, file, NOW);
  expect(report).toMatchObject({ pages: 2, kept: 1, listings: 2, matched: 1 });
  const { rows: after } = await sql<{ importance: number; voyage: number }>`${sql.raw(sight)}`.execute(app.db);
  expect(after[0]?.voyage).toBeCloseTo(0.6);
  expect(after[0]?.importance).toBeGreaterThan(before[0]?.importance ?? 1);

  const { body } = await app.get('/api/guides/Q235');
  const quoted = body.sights.filter(({ quote }: { quote?: unknown }) => quote);
  expect(quoted).toHaveLength(1);
  expect(quoted[0]).toMatchObject({
    name: 'Musée Océanographique',
    quote: {
      text: 'An aquarium over the sea, opened in 1910. It fills half a day.',
      isShortened: true,
      source: { name: 'Wikivoyage, Monaco (CC BY-SA 4.0)', url: 'https://en.wikivoyage.org/wiki/Monaco' },
    },
  });

  // Read again, the article takes the place of what it was.
  expect(await importWikivoyage(app.db, file, NOW)).toMatchObject({ listings: 2, matched: 1 });
  await expect(importWikivoyage(app.db, join(folder, 'x.xml.bz2'), NOW)).rejects.toThrow(/bunzip2/);
});

test('page views count for entities that are known, and a file of something else is refused', async () => {
  const entity = { id: 'Q1164788', labels: {}, sitelinks: {}, claims: {} };
  await sql`update open_places set wikidata = 'Q1164788' where name = 'Musée Océanographique'`.execute(app.db);
  await writeFile(join(folder, 'entities.json'), JSON.stringify(entity));
  await importWikidata(app.db, join(folder, 'entities.json'), NOW);
  await writeFile(join(folder, 'qrank.csv'), 'Entity,QRank\nQ42,9000\nQ1164788,250000\n');
  expect(await importQrank(app.db, join(folder, 'qrank.csv'), NOW)).toMatchObject({ read: 2, kept: 1 });
  const { rows } = await sql`select page_views::int as views from wikidata_facts where qid = 'Q1164788'`.execute(
    app.db,
  );
  expect(rows).toEqual([{ views: 250_000 }]);
  await writeFile(join(folder, 'other.csv'), 'a,b\n1,2\n');
  await expect(importQrank(app.db, join(folder, 'other.csv'), NOW)).rejects.toThrow(/QRank/);
});
