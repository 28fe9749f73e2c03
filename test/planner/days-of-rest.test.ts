/** A place of which no hours are known stays out of the days that its own text names as its days of rest. */
import { expect, test } from 'vitest';
import { daysOfRestIn } from '../../src/features/destinations/rules/days-of-rest.ts';
import { openingsOfDate } from '../../src/features/destinations/rules/place-openings.ts';
import { aWorld } from './a-world.ts';

test.each([
  ['Lunch over the quay; closed with it on Mondays.', [0]],
  ['Closed Sundays and Mondays.', [0, 6]],
  ['Over by noon, closed on Sunday and Monday.', [0, 6]],
  ['Second floor, closes on Tuesdays.', [1]],
  ['Closed Sundays and between exhibitions.', [6]],
  ['The bakery is closed Friday night to Saturday night.', []],
  ['Lower Main closed to cars on summer Sundays.', []],
  ['Open on Mondays.', []],
])('“%s”', (about, days) => {
  expect(daysOfRestIn(about)).toEqual(days);
});

const world = aWorld();

test('the restaurant of a museum is closed with it on Mondays', () => {
  const place = world.catalogue.place.get('istanbul-modern-restaurant');
  expect(place && openingsOfDate(place, '2027-10-11')).toEqual([]);
  expect(place && openingsOfDate(place, '2027-10-12')).toBeNull();
});
