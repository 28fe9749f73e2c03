import { expect, test } from 'vitest';
import { drawDay } from './day-map.ts';

const rossio = { name: 'Rossio', lat: 38.7139, lon: -9.1394 };
const belem = { name: 'Torre de Belém', lat: 38.6916, lon: -9.216 };
const oriente = { name: 'Oceanário', lat: 38.7635, lon: -9.0937 };

test('every stop lies inside the paper, north above south and west left of east', () => {
  const { spots } = drawDay([rossio, belem, oriente], 640, 400, 40);
  for (const spot of spots) {
    expect(spot.x).toBeGreaterThanOrEqual(40);
    expect(spot.x).toBeLessThanOrEqual(600);
    expect(spot.y).toBeGreaterThanOrEqual(40);
    expect(spot.y).toBeLessThanOrEqual(360);
  }
  const [a, b, c] = spots;
  expect(b?.x).toBeLessThan(a?.x ?? 0);
  expect(c?.y).toBeLessThan(a?.y ?? 0);
});

test('the scale is true: two stops a kilometre apart are as far apart as the bar says', () => {
  const north = { name: 'north', lat: 38.7139 + 1 / 111.32, lon: -9.1394 };
  const { spots, scale } = drawDay([rossio, north], 640, 400, 40);
  const apart = Math.abs((spots[0]?.y ?? 0) - (spots[1]?.y ?? 0));
  expect(apart / 1).toBeCloseTo(scale.length / scale.km, 0);
});

test('a single stop lies in the middle', () => {
  expect(drawDay([rossio], 640, 400, 40).spots[0]).toMatchObject({ x: 320, y: 200 });
});
