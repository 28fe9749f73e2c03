/** Every row of real extracts against a reader of the files that shares no line with the import. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openApp } from '../../../../test/app.ts';
import { type ReadTable, readTables } from '../../../../test/osm-reader.ts';
import { importOsm } from '../actions/import-file.ts';

const SAMPLES = process.env['OSM_SAMPLES'] ?? '';

type Said = (key: string) => string;
/** As each of these countries writes it, by hand. */
const ADDRESSES: Readonly<Record<string, (said: Said, number: string, postcode: string) => [string, string]>> = {
  'monaco-2023': (said, number, postcode) => [`${number} ${said('street')}`, `${postcode} ${said('city')}`],
  'liechtenstein-2015': (said, number, postcode) => [`${said('street')} ${number}`, `${postcode} ${said('city')}`],
  'andorra-2021': (said, number, postcode) => [
    number ? `${said('street')}, ${number}` : said('street'),
    `${/^\d\d\d$/.test(postcode) ? 'AD' : ''}${postcode} ${said('city')}`,
  ],
};

function addressOf(name: string, tags: ReadTable['tags']): string {
  const said = (key: string) => tags.get(`addr:${key}`) ?? '';
  if (said('street') === '') return said('full');
  const number = said('housenumber') === 'S/N' ? '' : said('housenumber');
  const [street = '', town = ''] = ADDRESSES[name]?.(said, number, said('postcode')) ?? [];
  return town.trim() === '' ? street.trim() : `${street.trim()}, ${town.trim()}`;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly step_free: boolean | null;
  readonly address: string;
}

const ACCESS: Readonly<Record<string, boolean>> = { yes: true, no: false };

describe.skipIf(!existsSync(join(SAMPLES, 'andorra-2021.osm.pbf')))('an import and an independent reader agree', () => {
  test.each(Object.keys(ADDRESSES))('%s: names, telephones, positions, access and addresses', async (name) => {
    await using app = await openApp();
    const file = join(SAMPLES, `${name}.osm.pbf`);
    const { tables } = readTables(await readFile(file));
    expect(tables.length).toBeGreaterThan(50);
    await importOsm(app.db, file, new Date());
    const { rows } = await sql<Row>`
      select id, name, phone, latitude::float8, longitude::float8, step_free, address from restaurants
      where source = 'openstreetmap' order by id collate "C"`.execute(app.db);
    const rounded = (degrees: number) => Math.round(degrees * 1e6);
    const expected = tables
      .map(({ id, tags, latitude, longitude }) => ({
        ...{ id, name: (tags.get('name') ?? '').trim(), latitude: rounded(latitude), longitude: rounded(longitude) },
        phone: (tags.get('phone') ?? tags.get('contact:phone'))?.split(';')[0]?.trim() || null,
        step_free: ACCESS[tags.get('wheelchair') ?? ''] ?? null,
        address: addressOf(name, tags),
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(rows.map((row) => ({ ...row, latitude: rounded(row.latitude), longitude: rounded(row.longitude) }))).toEqual(
      expected,
    );
  });
});
