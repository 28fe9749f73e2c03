/** Weather is told once, and nothing is told of a town that nobody goes to. */
import { expect, test } from 'vitest';
import { aReading } from '../../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../../test/planner/a-world.ts';
import type { Reading } from '../reading.ts';
import { recommend } from '../recommend.ts';
import { seasonBeside } from './dedupe-weather.ts';
import { dropOtherTowns } from './drop-other-towns.ts';

const world = aWorld();
const textOf = (over: Partial<Reading>) =>
  recommend(aReading(over), world, { learning: false }).recommendations[0]?.fullAIResponse ?? '';

test('rain, heat and a cold sea are each told in one sentence of what to mind', () => {
  const watch = (over: Partial<Reading>) => /Watch out\n([\s\S]*?)\n\n/.exec(textOf(over))?.[1]?.split('\n') ?? [];
  const charleston = watch({ destinations: [{ id: 'charleston' }], startDate: '2027-06-02', nights: 4 });
  expect(charleston.filter((line) => /shower|rain/i.test(line))).toHaveLength(1);
  expect(charleston.filter((line) => /hurricane/i.test(line))).toHaveLength(1);
  const istanbul = watch({ destinations: [{ id: 'istanbul' }], startDate: '2027-03-25', nights: 5 });
  expect(istanbul.filter((line) => /shower|rain|wet/i.test(line))).toHaveLength(1);
  expect(istanbul.join('\n')).toContain('Mosques and museums are nearly your own.');
  const barcelona = watch({
    destinations: [{ id: 'spain', city: 'barcelona' }],
    startDate: '2027-05-06',
    nights: 5,
    weights: { beach: 1 },
  });
  expect(barcelona.filter((line) => /^The sea\b/.test(line))).toHaveLength(1);
});

test('a sentence of the season keeps what nobody else tells, or stands whole', () => {
  const heat = ['It is hot.'];
  expect(seasonBeside('Hot, full and dear: coves are parked out by ten.', heat)).toBe('Coves are parked out by ten.');
  expect(seasonBeside('Hot and humid with short afternoon showers.', heat)).toBe(
    'Hot and humid with short afternoon showers.',
  );
  expect(seasonBeside('Hot and humid.', heat)).toBe('');
  expect(seasonBeside('Hot and humid, with free concerts and films in the parks.', heat)).toBe('');
  const leaning = 'Hot nights, but candles make up for it.';
  expect(seasonBeside(leaning, heat)).toBe(leaning);
});

test('what holds in another town of the region is told to nobody who does not go there', () => {
  const known = world.catalogue.destination.get('spain');
  const italy = world.catalogue.destination.get('italy');
  if (!known || !italy) throw new Error('no Spain');
  const texts = known.facts.watch.map(({ text }) => dropOtherTowns(known, ['barcelona'], text));
  for (const text of texts) expect(text).not.toMatch(/Alhambra|Alcázar|Nasrid|Seville|Granada|Madrid/);
  expect(texts).toContain('Tickets of Sagrada Família in Barcelona sell out days ahead.');
  expect(dropOtherTowns(italy, ['rome'], 'With warnings in Rome and Florence.')).toBe('With warnings in Rome.');
  expect(dropOtherTowns(italy, ['amalfi'], 'The Spanish Steps carry fines.')).toBe('');
  expect(
    textOf({ destinations: [{ id: 'spain', city: 'barcelona' }], startDate: '2027-05-06', nights: 5 }),
  ).not.toMatch(/Alhambra|Nasrid/);
});
