/** The notation of OpenStreetMap's `opening_hours`, held against its reference library (opening_hours.js), instant by instant. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { comparing } from '../../../../test/opening-hours/comparing.ts';
import { compareFile } from '../../../../test/opening-hours/extracts.ts';
import { chanceOf, generatedValue } from '../../../../test/opening-hours/generated.ts';
import { referenceHolidays } from '../../../../test/opening-hours/reference.ts';
import { IS_LONG, sampleOf } from '../../../../test/rounds.ts';
import { zoneAt } from '../../open-data/actions/time-zones.ts';
import { spansOf } from '../rules/opening-hours/evaluator.ts';
import { parseOpeningHours } from '../rules/opening-hours/parser.ts';
import { sunAt } from '../rules/opening-hours/sun-times.ts';

const SAMPLES = process.env['OSM_SAMPLES'];

const VALUES = IS_LONG ? 400 : 100;
const INSTANTS = 40;
/** Both change their clocks, in other nights. (Where that happens at midnight the reference library does not come to an end.) */
const PLACES = [
  { latitude: 47.14, longitude: 9.52, timeZone: 'Europe/Vaduz' },
  { latitude: 40.71, longitude: -74.0, timeZone: 'America/New_York' },
] as const;

test.each(sampleOf(PLACES, 1))(`${VALUES} values made by chance say the same in $timeZone`, (place) => {
  const chance = chanceOf(23);
  const holidays = referenceHolidays([2026, 2027, 2028]);
  const seen = { instants: 0, agreed: 0, nights: 0, holidays: 0, rejected: 0 };
  for (let i = 0; i < VALUES; i++) {
    const value = generatedValue(chance);
    const both = comparing(value, place, holidays);
    expect(both.understood, value).toBe(true);
    if (!both.understoodByReference) seen.rejected++;
    for (let k = 0; k < INSTANTS && both.understoodByReference; k++) {
      const when = new Date(Date.UTC(2026, 0, 2) + chance.roll(2 * 365 * 24 * 60) * 60_000);
      const said = both.at(when);
      if (!said) continue;
      seen.instants++;
      if (said.ours === said.theirs) seen.agreed++;
      else if (said.isNight) seen.nights++;
      else if (said.isUnsaidHoliday) seen.holidays++;
      else expect.fail(`${value} ${when.toISOString()}: ${said.ours}, not ${said.theirs}`);
    }
  }
  expect(seen.rejected).toBeLessThan(VALUES / 50);
  expect(seen.instants).toBeGreaterThan(0.95 * VALUES * INSTANTS);
  expect(seen.agreed / seen.instants).toBeGreaterThan(0.97);
  expect(seen.nights / seen.instants).toBeLessThan(0.01);
  // On some dozen holidays in two years the two differ on purpose.
  expect(seen.holidays / seen.instants).toBeLessThan(0.02);
});

/** One word in it is no hours at all, but a telephone number. */
const EXTRACTS = ['monaco-2023', 'monaco', 'andorra-2021', 'liechtenstein-2015'];

test.skipIf(!SAMPLES || !existsSync(join(SAMPLES, 'andorra-2021.osm.pbf')))(
  'of the hours in real extracts 97 of 100 are understood, and none of them otherwise than by the reference library',
  async () => {
    const all = { values: 0, understood: 0 };
    for (const name of EXTRACTS) {
      const found = await compareFile(join(SAMPLES ?? '', `${name}.osm.pbf`), zoneAt, 30);
      all.values += found.values;
      all.understood += found.understood;
      expect(found.differing, name).toEqual([]);
      expect(found.agreed / found.instants, name).toBeGreaterThan(0.95);
    }
    expect(all.understood / all.values).toBeGreaterThan(0.97);
  },
);

describe('a night belongs to the day it began', () => {
  const none = { holidays: null, sun: () => ({ dawn: null, sunrise: null, sunset: null, dusk: null }) };
  /** From Monday on, in hours. */
  const nightsOf = (text: string) => {
    const value = parseOpeningHours(text);
    return value && spansOf(value, '2026-11-23', 3, none).map(({ from, to }) => [from / 60, to / 60]);
  };

  test('what is said of the next day leaves it open', () => {
    expect(nightsOf('Mo 18:00-02:00; Tu 12:00-14:00')).toEqual([
      [18, 26],
      [36, 38],
    ]);
    expect(nightsOf('Mo-We 18:00-02:00; Tu off')).toEqual([
      [18, 26],
      [66, 74],
    ]);
  });

  test('times of the night itself close it', () => {
    expect(nightsOf('Mo 18:00-02:00; Tu 00:00-01:00 off')).toEqual([
      [18, 24],
      [25, 26],
    ]);
  });
});

describe('the sun', () => {
  const at = (latitude: number, longitude: number, timeZone: string, day: Parameters<typeof sunAt>[2]) =>
    sunAt({ latitude, longitude }, timeZone, day);
  const near = (minutes: number | null, clock: string) => {
    const [hours = 0, rest = 0] = clock.split(':').map(Number);
    expect(Math.abs((minutes ?? Number.NaN) - (hours * 60 + rest)), clock).toBeLessThanOrEqual(2);
  };

  test('rises and sets on the clock of the place, also on the other edge of the map', () => {
    // The longest days of both, to two minutes.
    const london = at(51.5074, -0.1278, 'Europe/London', '2026-06-21');
    near(london.sunrise, '04:43');
    near(london.sunset, '21:21');
    const auckland = at(-36.8485, 174.7633, 'Pacific/Auckland', '2026-12-21');
    near(auckland.sunrise, '05:58');
    near(auckland.sunset, '20:40');
  });

  test('where it does not set nobody says when it does', () => {
    expect(at(69.65, 18.96, 'Europe/Oslo', '2026-06-21').sunset).toBeNull();
    const value = parseOpeningHours('sunrise-sunset');
    const sun = (day: Parameters<typeof sunAt>[2]) => at(69.65, 18.96, 'Europe/Oslo', day);
    expect(value && spansOf(value, '2026-06-21', 1, { holidays: null, sun })[0]?.unknown).toBe('condition');
  });
});
