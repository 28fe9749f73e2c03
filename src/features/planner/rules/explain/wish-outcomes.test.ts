/** The account of a plan: each wish has its line, and the line says what the plan shows. */
import { expect, test } from 'vitest';
import { aReading } from '../../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../../test/planner/a-world.ts';
import type { Reading } from '../reading.ts';
import { recommend } from '../recommend.ts';

const world = aWorld();
const plans = (over: Partial<Reading>) => recommend(aReading(over), world, { learning: false }).recommendations;
const lines = (over: Partial<Reading>) => plans(over).map(({ wishes }) => wishes);

test('an interest is met at a stop of that day, or said not to be', () => {
  const here = plans({ weights: { tiles: 1, ski: 1 } }).filter(({ destinationId }) => destinationId === 'lisbon');
  expect(here.length).toBeGreaterThan(0);
  for (const { plan, wishes } of here) {
    const tiles = wishes.find(({ wish }) => /tile/i.test(wish));
    if (tiles?.result === 'met') {
      const day = plan.days.find(({ n }) => n === tiles.day);
      expect(day?.items.map(({ placeId }) => placeId)).toContain(tiles.placeId);
    }
    expect(wishes.find(({ wish }) => /skiing/.test(wish))?.result).toBe('not-met');
  }
});

test('what is known for an interest and was left out is named, and nothing is said to be unknown that is not', () => {
  const texts = lines({ weights: { tiles: 1, ski: 1 }, earliestStart: '23:00' }).map((wishes) =>
    wishes.filter(({ result }) => result === 'not-met').map(({ text }) => text),
  );
  expect(texts.flat().some((text) => /would be for it, but did not fit/.test(text))).toBe(true);
});

test('hours that were to stay free are free, or named as broken', () => {
  for (const { plan, wishes } of plans({ earliestStart: '11:00', latestEnd: '20:00' })) {
    const late = plan.days.flatMap(({ items }) =>
      items.filter(({ kind, end }) => ['sight', 'activity', 'meal'].includes(kind) && end > '20:00'),
    );
    const line = wishes.find(({ wish }) => wish === 'Nothing after 20:00');
    expect(line?.result).toBe(late.length === 0 ? 'met' : 'partly');
    expect(wishes.some(({ wish }) => wish === 'Nothing before 11:00')).toBe(true);
  }
});

test('a budget is within, over by a sum, or within with tickets of unknown price on top', () => {
  const results = lines({
    budget: { currency: 'EUR', basis: 'group', flights: 'unstated', amount: 3000, groupTotal: 3000 },
  });
  for (const wishes of results)
    expect(wishes.find(({ wish }) => wish === 'Budget')?.text).toMatch(/within €3,000|over by €/);
});

test.each<[string, Partial<Reading>]>([
  ['Diet: vegan', { diet: ['vegan'] }],
  ['Allergies: sesame', { allergies: ['sesame'] }],
  ['Access', { access: ['wheelchair'] }],
  ['Pace', { pace: 'slow' }],
  ['Without a car', { noCar: true }],
  ['No ferry', { transport: { avoid: ['ferry'], prefer: [] } }],
  ['Nothing with museums', { excludeTags: ['museum'] }],
  ['With an animal', { party: { adults: 1, children: [], pets: 1 } }],
])('%s has a line in every plan', (wish, over) => {
  for (const wishes of lines(over)) expect(wishes.map((line) => line.wish).join('\n')).toContain(wish);
});
