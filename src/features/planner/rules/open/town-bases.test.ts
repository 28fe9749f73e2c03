import { expect, test } from 'vitest';
import type { OpenCityRow, OpenPlaceRow } from './open-data-rows.ts';
import { basesOf } from './town-bases.ts';

/** Vaduz, and Schaan two and a half kilometers north of it. */
const VADUZ = { id: 'vaduz', name: 'Vaduz', names: [], lat: 47.141, lon: 9.521, reachKm: 4 } as unknown as OpenCityRow;
const at = (kind: OpenPlaceRow['kind'], name: string, north: number, wikidata: string | null = null) =>
  ({
    id: `${kind}-${name}-${north}`,
    kind,
    name,
    wikidata,
    lat: VADUZ.lat + north / 111,
    lon: VADUZ.lon,
  }) as OpenPlaceRow;
const sights = [at('museum', 'Kunstmuseum', 0), at('museum', 'Landesmuseum', 0.1)];

test('who asks for the station sleeps among the houses around the one that the world knows', () => {
  const hotels = [at('hotel', 'Post', 2.2), at('hotel', 'Linde', 2.4), at('hotel', 'Krone', 0.2)];
  const stations = [at('station', 'Bushof', 0.3), at('station', 'Schaan-Vaduz', 2.5, 'Q801195')];
  const bases = basesOf(VADUZ, sights, [...hotels, ...stations, at('quarter', 'Specki', 2.1)]);
  expect(bases.filter(({ isAtStation }) => isAtStation)).toMatchObject([
    { id: 'vaduz-station', name: 'Specki', lat: at('hotel', '', 2.4).lat },
  ]);
  expect(bases.filter(({ isAtStation }) => !isAtStation)).toHaveLength(1);
});

test('a quarter that is asked for by its name is where one sleeps, whatever others have more hotels', () => {
  const quarters = [at('quarter', 'Vaduz', 0), at('quarter', 'Ebenholz', 3)];
  const hotels = [0, 0.1, 3, 3.1, 3.2].map((north) => at('hotel', 'Krone', north));
  expect(basesOf(VADUZ, sights, [...quarters, ...hotels]).map(({ name }) => name)).toEqual(['Vaduz']);
});
