/** An evening with a dinner of its own: no second one, and nobody rides home from where they sleep. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const daysOf = (said: Partial<Questionnaire>) =>
  recommend(readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() }), world, {
    learning: false,
  }).recommendations.flatMap(({ plan }) => plan.days);

test.each([
  ['a client dinner Tuesday at 19:00', '2027-03-09'],
  ['the dinner is on Wednesday 10 March at 20:00', '2027-03-10'],
])('"%s" is the dinner of that evening', (interests, date) => {
  const days = daysOf({ destination: 'Tokyo', dates: 'Mon 8 - Sat 13 March 2027', travelers: '2', interests });
  const thatDay = days.filter((day) => day.date === date);
  expect(thatDay.length).toBeGreaterThan(0);
  for (const { items } of thatDay) {
    expect(items.some(({ name }) => name.startsWith('Kept free for'))).toBe(true);
    expect(items.filter(({ kind, start }) => kind === 'meal' && start >= '17:00')).toEqual([]);
    expect(items.filter(({ name }) => name.startsWith('Dinner'))).toEqual([]);
  }
  const next = days.filter((day) => day.date === '2027-03-11');
  for (const { items } of next) expect(items.some(({ kind, start }) => kind === 'meal' && start >= '17:00')).toBe(true);
});

test('who dines where they sleep on a feast goes there first, and is sent home no more after it', () => {
  let homes = 0;
  for (const interests of ['jazz, live music', 'mardi gras, jazz', 'food, museums'])
    for (const { items } of daysOf({
      ...{ destination: 'New Orleans', dates: '3-10 February 2027', travelers: '4', budget: '€14,000' },
      ...{ interests },
    })) {
      const at = items.findIndex(({ name }) => name === 'Dinner where you stay');
      if (at < 0) continue;
      homes++;
      expect(items[at - 1]?.name).toMatch(/^Back to |^At the hotel |^Time of your own where you stay/);
      expect(items[at + 1]?.name ?? '').not.toMatch(/^Back to /);
    }
  expect(homes).toBeGreaterThan(3);
});
