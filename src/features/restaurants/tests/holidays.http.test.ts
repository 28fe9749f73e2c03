/** Hours as a file writes them, on public holidays and through the year, as visitors read them. */
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp } from '../../../../test/app.ts';
import { importOsm } from '../actions/import-file.ts';
import type { Restaurant } from '../contract/restaurants.ts';
import { openState } from '../rules/open-now.ts';
import { openText } from '../rules/opening-hours-text.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'holidays-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const HOURS = [
  'Mo-Su 12:00-22:00',
  'Mo-Su 12:00-22:00; PH off',
  'Mo-Su 12:00-22:00; PH 12:00-18:00',
  'Mo-Su 12:00-22:00; Dec 25 off',
  '24/7',
  'Oct-Mar 10:00-18:00; Apr-Sep 10:00-22:00; PH 10:00-16:00',
  'Mo-Su 17:00+; PH 12:00-20:00',
  'when the tide is in',
];

/** In the middle of Monaco, each a step from the one before; the instants are those of its winter. */
async function monaco(at: string) {
  const now = new Date(`${at}:00+01:00`);
  const app = await openApp({ now: () => now });
  const elements = HOURS.map((opening_hours, i) => ({
    ...{ type: 'node', id: i + 1, lat: 43.7384 + i / 10_000, lon: 7.4246 },
    tags: { amenity: 'restaurant', name: `Table ${'ABCDEFGH'[i]}`, opening_hours },
  }));
  const file = join(folder, 'monaco.json');
  const osm3s = { timestamp_osm_base: '2023-11-21T21:21:31Z' };
  await writeFile(file, JSON.stringify({ osm3s, elements }));
  await utimes(file, now, now);
  const report = await importOsm(app.db, file, now);
  const one = async (i: number): Promise<Restaurant> => (await app.get(`/api/restaurants/osm-node-${i + 1}`)).body;
  const texts = async () => Promise.all(HOURS.map(async (_, i) => openText(openState((await one(i)).opening, now))));
  const listed = async (more: string): Promise<string[]> => {
    const { body } = await app.get(`/api/restaurants?latitude=43.7384&longitude=7.4246${more}`);
    return body.restaurants.map(({ name }: Restaurant) => name.slice(-1)).sort();
  };
  return { app, report, one, texts, listed };
}

describe('"open now"', () => {
  test('on an ordinary day', async () => {
    const { app, texts, listed } = await monaco('2026-12-16T13:00');
    await using _ = app;
    expect(await texts()).toEqual([
      'Open until 22:00',
      'Open until 22:00',
      'Open until 22:00',
      'Open until 22:00',
      'Open around the clock',
      'Open until 18:00',
      'Closed, opens 17:00',
      'Hours not known',
    ]);
    expect(await listed('&openNow=true')).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });

  test('at Christmas: what a house says of holidays counts, and where it is silent that is said', async () => {
    const { app, texts, listed } = await monaco('2026-12-25T13:00');
    await using _ = app;
    expect(await texts()).toEqual([
      'Public holiday: holiday hours not known',
      'Closed, opens tomorrow 12:00',
      'Open until 18:00',
      'Closed, opens tomorrow 12:00',
      'Open around the clock',
      'Open until 16:00',
      'Open until 20:00',
      'Hours not known',
    ]);
    expect(await listed('&openNow=true')).toEqual(['C', 'E', 'F', 'G']);
    expect(await listed('')).toHaveLength(HOURS.length);
  });

  test('on the day of the Prince, which is a holiday in Monaco and not a street away', async () => {
    const { app } = await monaco('2026-11-19T13:00');
    await using _ = app;
    const away = { type: 'node', id: 99, lat: 43.7435, lon: 7.4205 };
    const tags = { amenity: 'restaurant', name: 'Beausoleil', opening_hours: 'Mo-Su 12:00-22:00; PH off' };
    const file = join(folder, 'beausoleil.json');
    await writeFile(file, JSON.stringify({ elements: [{ ...away, tags }] }));
    await importOsm(app.db, file, app.deps.now(), { zone: 'Europe/Paris' });
    const said = async (id: number) =>
      openText(openState((await app.get(`/api/restaurants/osm-node-${id}`)).body.opening, app.deps.now()));
    expect([await said(2), await said(99)]).toEqual(['Closed, opens tomorrow 12:00', 'Open until 22:00']);
  });
});

test('what is shown of hours: a usual week, the coming one where weeks differ, and what is written', async () => {
  const { app, one, report } = await monaco('2026-12-23T13:00');
  await using _ = app;
  const week = (text: string) => Array.from({ length: 7 }, () => text);
  expect(await one(1)).toMatchObject({
    opening: { hours: HOURS[1], weekly: true },
    openingHours: week('12:00–22:00'),
    hoursNote: HOURS[1],
  });
  // From Wednesday, 23 December on: Friday is Christmas.
  expect(await one(5)).toMatchObject({
    opening: { weekly: false },
    openingHours: week('10:00–18:00').with(4, '10:00–16:00'),
    hoursNote: HOURS[5],
  });
  expect(await one(7)).toMatchObject({ opening: { hours: null, outlook: null }, hoursNote: HOURS[7] });
  expect((await one(7)).openingHours).toEqual(week('Not known'));
  expect(report).toMatchObject({ hoursInWords: 1, asOf: '2023-11-21' });
  expect((await one(0)).asOf).toBe('2023-11-21');
});
