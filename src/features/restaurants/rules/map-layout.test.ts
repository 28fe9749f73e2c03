import { expect, test } from 'vitest';
import { boundsOf, cornerOf, DOT_RADIUS, numbersAt, sketch } from './map-layout.ts';

const SIZE = { x: 360, y: 320 };
const RADIUS = 16;

test.each([
  { x: 340, y: 160 },
  { x: 20, y: 300 },
  { x: 18, y: 18 },
])('ten tables in one street at $x, $y have ten numbers that can be read', ({ x, y }) => {
  const street = [...Array(10).keys()].map((i) => ({ x: x + i / 10, y }));
  const numbers = numbersAt(street, SIZE, RADIUS);
  for (const [i, a] of numbers.entries()) {
    for (const b of numbers.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * RADIUS - 1);
    expect(Math.min(a.x, a.y, SIZE.x - a.x, SIZE.y - a.y)).toBeGreaterThanOrEqual(RADIUS);
  }
});

test('who lies alone stands where it is, also beyond the edge', () => {
  const alone = [
    { x: 100, y: 100 },
    { x: -50, y: 500 },
  ];
  expect(numbersAt(alone, SIZE, RADIUS)).toEqual(alone);
});

test('a map around the date line goes the short way', () => {
  const taveuni = { latitude: -16.8, longitude: 179.98 };
  const over = { latitude: -16.7, longitude: -179.97 };
  expect(cornerOf(taveuni, over)[0]).toBeCloseTo(180.03);
  const [[west, south], [east, north]] = boundsOf(taveuni, [over]);
  expect([west, south, north]).toEqual([179.98, -16.8, -16.7]);
  expect(east).toBeCloseTo(180.03);
});

test('how far a ring is can be read wherever the tables lie', () => {
  const lisbon = { latitude: 38.711, longitude: -9.137 };
  for (const [north, east] of [
    [-1, 0],
    [1, 0],
    [-1, 1],
    [0, 1],
  ] as const) {
    const tables = [0.001, 0.002, 0.004, 0.006, 0.008].map((far, i) => ({
      id: String(i),
      latitude: lisbon.latitude + north * far,
      longitude: lisbon.longitude + east * far,
    }));
    const { dots, rings } = sketch(lisbon, tables);
    expect(rings.length).toBeGreaterThan(1);
    for (const ring of rings) {
      for (const dot of dots) expect(Math.hypot(dot.x - ring.x, dot.y - ring.y)).toBeGreaterThan(DOT_RADIUS + 6);
    }
  }
});
