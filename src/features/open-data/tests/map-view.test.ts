/** What a map shows: every stop, at its true place or with a line to it, and names that cover nothing. */
import { expect, test } from 'vitest';
import type { BaseMap } from '../contract/base-map.ts';
import { DOT, gridOf, MAP_HEIGHT, MAP_WIDTH, type MapStop, namesIn, stopNamesIn, viewOf } from '../rules/map-view.ts';

const stop = (key: string, latitude: number, longitude: number): MapStop => ({ key, name: key, latitude, longitude });
const base: BaseMap = {
  latitude: 43.735,
  longitude: 7.42,
  left: -1500,
  top: -1500,
  right: 1500,
  bottom: 1500,
  layers: {},
  names: [
    { text: 'Monte-Carlo', kind: 'quarter', x: 0, y: -300 },
    { text: 'Monte-Carlo again', kind: 'quarter', x: 10, y: -300 },
    { text: 'Far away', kind: 'town', x: 90_000, y: 0 },
  ],
  asOf: null,
};
const monaco = [stop('Palace', 43.7314, 7.4203), stop('Casino', 43.7391, 7.4273), stop('Museum', 43.7308, 7.4254)];

test.each([null, base])('every stop is on the map, north is up and east is right', (under) => {
  const { stops } = viewOf(monaco, under);
  for (const { x, y } of stops) {
    expect(x).toBeGreaterThan(DOT);
    expect(x).toBeLessThan(MAP_WIDTH - DOT);
    expect(y).toBeGreaterThan(DOT);
    expect(y).toBeLessThan(MAP_HEIGHT - DOT);
  }
  const [palace, casino, museum] = stops;
  expect(casino?.trueY).toBeLessThan(palace?.trueY ?? 0);
  expect(museum?.trueX).toBeGreaterThan(palace?.trueX ?? 999);
});

test('two stops at one place have two numbers beside each other, each with its true place', () => {
  const { stops } = viewOf([stop('a', 43.73, 7.42), stop('b', 43.73, 7.42), stop('c', 43.74, 7.43)], null);
  const [a, b] = stops;
  expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThanOrEqual(2 * DOT);
  expect([a?.trueX, a?.trueY]).toEqual([b?.trueX, b?.trueY]);
});

test('a name covers no other and lies within the map', () => {
  const view = viewOf(monaco, base);
  expect(namesIn(base.names, view).map(({ text }) => text)).toEqual(['Monte-Carlo']);
});

test('the ruler is a round distance, as long as it says', () => {
  const { ruler, scale } = viewOf(monaco, base);
  expect([100, 200, 500]).toContain(ruler.metres);
  expect(ruler.length).toBeCloseTo(ruler.metres * scale, 0);
});

test('without a map of the city the stops have their names, shortened, and a grid to measure by', () => {
  const view = viewOf([...monaco, stop('La Collection de voitures anciennes', 43.7295, 7.4155)], null);
  const names = stopNamesIn(view).map(({ text }) => text);
  expect(names).toContain('Casino');
  expect(names.find((text) => text.startsWith('La Collection'))).toBe('La Collection de voitur…');
  expect(gridOf(view).match(/M0 /g)?.length).toBeGreaterThan(2);
});
