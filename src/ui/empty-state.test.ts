import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { EmptyDrawing } from './empty-state.tsx';

const drawings: Record<EmptyDrawing, true> = {
  'no-trips': true,
  'nothing-found': true,
  offline: true,
  'not-found': true,
};

test.each(Object.keys(drawings))('the drawing %s lies on disk', (name) => {
  expect(existsSync(new URL(`../../public/media/drawings/${name}.svg`, import.meta.url))).toBe(true);
});
