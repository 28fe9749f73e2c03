import { expect, test } from 'vitest';
import { boundsOf, cornerOf, numbersAt } from './map-layout.ts';

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
