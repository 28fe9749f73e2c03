/**
 * Thirty wishes for places of real extracts (`OSM_FOLDER`), in the languages they are written in. Every place of every plan is
 * looked for in the files by a reader that shares no line with the import, and its hours are judged by the reference library.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Recommendation } from '../../src/features/planner/contract/recommend.ts';
import { importOsm } from '../../src/features/restaurants/actions/import-file.ts';
import { openApp, type TestApp } from '../app.ts';
import { referenceOf } from '../opening-hours/reference.ts';
import { type ReadTable, readNamed } from '../osm-reader.ts';
import { sampleOf } from '../rounds.ts';
import wishes from './open-city-wishes.json' with { type: 'json' };

const FOLDER = process.env['OSM_FOLDER'] ?? '';
/** Where whoever reads all answers finds them. */
const ANSWERS = process.env['OPEN_CITY_ANSWERS'];
const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.osm.pbf')) : [];
const ZONES: Readonly<Record<string, string>> = { AD: 'Europe/Andorra', LI: 'Europe/Vaduz', MC: 'Europe/Monaco' };
/** Of two ages of one region the later counts. */
const OLDER = /monaco\.osm\.pbf$/;

describe.skipIf(files.length === 0)('cities of real extracts', () => {
  const objects = new Map<string, ReadTable>();
  let app: TestApp;

  beforeAll(async () => {
    app = await openApp({ settings: { TRIP_NOW: '2026-12-01T12:00:00Z' } });
    for (const file of files.filter((name) => !OLDER.test(name))) {
      await importOsm(app.db, join(FOLDER, file), new Date('2026-12-01T12:00:00Z'));
      for (const object of readNamed(await readFile(join(FOLDER, file)), () => true).tables)
        objects.set(object.id, object);
    }
  }, 600_000);
  afterAll(() => app[Symbol.asyncDispose]());

  test.each(sampleOf(wishes, 12))(
    '$id: $ask.destination',
    { timeout: 60_000 },
    async ({ id, ask, expect: expected, ...named }) => {
      const nothing = { interests: '', preferences: '', taste: '' };
      const { status, body } = await app.post('/api/ai/trip-recommendations', { ...nothing, ...ask });
      expect(status).toBe(200);
      if (ANSWERS) writeFileSync(join(ANSWERS, `${id}.json`), JSON.stringify({ ask, body }, null, 1));
      const recommendations: Recommendation[] = body.recommendations;
      const { destinationMode, unknownPlaces } = body.interpretation;
      expect(recommendations.length).toBeGreaterThan(0);
      if ('unknown' in named) expect(unknownPlaces).toEqual(named.unknown);

      if (expected === 'unknown') expect(destinationMode).toBe('uncovered');
      if (expected === 'planned') expect(recommendations[0]?.tier).toBe('open');
      if (expected === 'curated') expect(recommendations.map(({ tier }) => tier)).not.toContain('open');
      if (expected === 'either')
        expect(destinationMode === 'uncovered' || recommendations[0]?.tier === 'open').toBe(true);
      if (destinationMode === 'uncovered') {
        expect(body.warnings.join(' ')).toMatch(
          /We do not cover|We know where .+ is.*, but (?:not enough to|we cannot) plan it/,
        );
        for (const { place } of recommendations) expect(unknownPlaces).not.toContain(place.split(',')[0]);
      }
      if (destinationMode === 'fixed' && 'city' in named)
        expect(recommendations.map(({ place }) => place.split(',')[0])).toEqual(recommendations.map(() => named.city));

      for (const { checks, openData, plan, fullAIResponse } of recommendations) {
        expect(checks.filter(({ result }) => result === 'failed')).toEqual([]);
        if (!openData) continue;
        expect(fullAIResponse).toContain('from OpenStreetMap, not checked by us');
        expect(`${fullAIResponse}${JSON.stringify(plan)}`).not.toMatch(/undefined|NaN|must-see|hidden gem/);
        for (const { date, items } of plan.days)
          for (const item of items) {
            expect(item.leg?.mode === 'taxi' ? item.leg.minutes : 0, item.name).toBeLessThanOrEqual(100);
            if (item.placeId?.startsWith('osm-') !== true) continue;
            const found = objects.get(item.placeId);
            expect(found?.tags.get('name'), item.placeId).toBeDefined();
            if (item.kind !== 'sight') expect([...(found?.tags.keys() ?? [])], item.name).not.toContain('brand');
            expect([...(found?.tags.values() ?? [])].map((text) => text.trim())).toContain(item.name);
            if (item.grade?.hours === 'told')
              expect(isOpen(found, date, item), `${item.name} ${date} ${item.start}`).toBe(true);
          }
      }
    },
  );
});

/** In the middle of the visit and shortly after it begins, on the clock there. */
function isOpen(object: ReadTable | undefined, date: string, { start, end }: { start: string; end: string }): boolean {
  const hours = object?.tags.get('opening_hours');
  if (!object || hours === undefined) return false;
  const timeZone = object.latitude < 42.7 ? ZONES['AD'] : object.longitude > 9 ? ZONES['LI'] : ZONES['MC'];
  const reference = referenceOf(hours, { ...object, timeZone: timeZone ?? 'Europe/Paris' });
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const middle = Math.round((minutes(start) + minutes(end)) / 2);
  return [minutes(start) + 1, middle].every((minute) => {
    const text = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    return reference === null || reference.at(new Date(`${date}T${text}:00${OFFSET(date)}`)) !== 'closed';
  });
}

/** All of these keep the time of central Europe. */
const OFFSET = (date: string) => (date.slice(5) >= '03-28' && date.slice(5) < '10-31' ? '+02:00' : '+01:00');
