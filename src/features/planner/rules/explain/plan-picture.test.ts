import { expect, test } from 'vitest';
import { otherPicture } from './plan-picture.ts';

const there = (...stills: string[]) => ({ stills: new Set(stills), drawings: new Set<string>() });

test('a room, a table, a path, a detail or an evening never stands on the card of a plan', () => {
  const moods = [
    'lisbon',
    ...['room', 'table', 'path', 'detail', 'evening'].map((mood) => `lisbon-river-light-${mood}`),
  ];
  expect(otherPicture('lisbon', new Set(), there(...moods), false)).toBeUndefined();
});

test('a second card of a place shows another picture of it, and none twice', () => {
  const pictures = there('lisbon', 'lisbon-river-light', 'lisbon-river-light-detail');
  const other = otherPicture('lisbon', new Set(), pictures, false);
  expect(other).toBe('/media/stills/lisbon-river-light-960.webp');
  expect(otherPicture('lisbon', new Set([other ?? '']), pictures, false)).toBeUndefined();
});
