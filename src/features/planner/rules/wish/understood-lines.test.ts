/** Every wish has a line, and a line left out takes its wish along and nothing else. */
import { expect, test } from 'vitest';
import { aReading } from '../../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../../test/planner/a-world.ts';
import { changeWish } from '../change/change-wish.ts';
import type { Reading } from '../reading.ts';
import { recommend } from '../recommend.ts';
import { understoodLines, withoutLine } from './understood-lines.ts';
import { WITHOUT_PREFIX } from './without-prefix.ts';

const world = aWorld();
const everything: Partial<Reading> = {
  destinationMode: 'fixed',
  destinations: [{ id: 'lisbon' }],
  excludes: ['ibiza'],
  startDate: '2027-05-05',
  startFrom: '2027-05-05',
  startTo: '2027-05-05',
  nights: 4,
  flexDays: 2,
  party: { adults: 2, children: [4], rooms: 1, pets: 1 },
  occasion: 'anniversary',
  budget: { amount: 4000, groupTotal: 4000, currency: 'EUR', basis: 'group', flights: 'excluded' },
  origin: { code: 'CDG', name: 'Paris' },
  diet: ['vegan', 'gluten-free'],
  allergies: ['tree-nut'],
  access: ['stroller'],
  excludeTags: ['museum'],
  weights: { tiles: 1, tram: 0.8 },
  wantedPlaces: ['lisbon-belem-tower'],
  pace: 'slow',
  earliestStart: '10:00',
  latestEnd: '21:00',
  workHours: { from: '14:00', to: '17:00' },
  sabbath: true,
  noCar: true,
  blocked: [{ from: '13:00', to: '14:30', why: 'nap' }],
  fasting: 'sun',
  transport: { avoid: ['ferry'], prefer: ['tram'] },
  needs: [{ kind: 'heights', words: 'afraid of heights' }],
  lodging: ['kitchen'],
};
const reading = aReading(everything);
const lines = understoodLines(reading, world);
const keys = lines.flatMap(({ key }) => key ?? []);

test('every part of a wish has a line', () => {
  const parts = new Set(keys.map((key) => key.split(':')[0]));
  const without = new Set(['destinationMode', 'destinations', 'startDate', 'startFrom', 'startTo', 'nights', 'party']);
  const wished = Object.keys(everything).filter((part) => !without.has(part) && part !== 'transport');
  expect(parts).toEqual(new Set([...wished, 'avoid', 'prefer']));
  expect(lines.slice(0, 3)).toEqual([
    { part: 'Where', value: 'Lisbon' },
    { part: 'When', value: '4 nights from May 5, 2027' },
    { part: 'Who', value: '2 adults and 1 child (4), one room, an animal' },
  ]);
});

test.each(keys)('%s left out takes its own line along and no other', (key) => {
  const left = understoodLines(withoutLine(reading, key), world);
  expect(left).toEqual(lines.filter((line) => line.key !== key));
});

test('a line that is not there changes nothing', () => {
  for (const key of ['', 'diet:fish', 'constructor', '__proto__:x', 'needs', 'blocked:9'])
    expect(withoutLine(reading, key)).toEqual(reading);
});

test('left out by the change of a wish, it is told so', () => {
  const answer = recommend(reading, world, { learning: false });
  const changed = changeWish(reading, `${WITHOUT_PREFIX}needs:heights`, answer, () => {
    throw new Error('this is no sentence to read');
  });
  expect(changed.needs).toEqual([]);
  expect(changed.diet).toEqual(reading.diet);
});

test('a car refused on one road alone has one line, and goes with it', () => {
  const refused = aReading({ noCar: true, noCarAt: 'no car on that cliff road' });
  expect(understoodLines(refused, world)).toContainEqual({
    key: 'noCar',
    part: 'Ways',
    value: 'no car on that cliff road',
  });
  expect(withoutLine(refused, 'noCar')).toEqual(aReading());
});
