/** Where a day is, hour by hour: the way home is told where it is far, and nobody is far out when the bags have to be fetched. */
import { expect, test } from 'vitest';
import { greatCircleKm } from '../../src/features/destinations/rules/great-circle.ts';
import { minutesOf } from '../../src/features/destinations/rules/weekly-hours.ts';
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

const TWO = { dates: '8-15 April 2027', budget: '$6,000', travelers: '2' };

test('who dines a ride away from the bed is told the way home', () => {
  let out = 0;
  for (const destination of ['New York', 'The Hamptons', 'Tokyo', 'Val Thorens'])
    for (const { items, base, n } of daysOf({ ...TWO, destination })) {
      const last = items.findLast(({ at }) => at);
      if (!last?.at || last.end > '22:30' || n === 8 || greatCircleKm(last.at, base) < 6) continue;
      out++;
      expect(items.at(-1)?.name, last.name).toMatch(/^Back to .* by /);
      expect(items.at(-1)?.leg?.minutes, last.name).toBeGreaterThan(15);
    }
  expect(out).toBeGreaterThan(5);
});

test('on the last day there is time for the way back to the bags', () => {
  let far = 0;
  for (const destination of ['New York', 'Lisbon', 'Tokyo', 'Rome', 'Cartagena'])
    for (const { items } of daysOf({ ...TWO, destination }).filter(({ n }) => n === 8)) {
      const leaves = items.at(-1);
      const back = items.at(-2);
      expect(leaves?.kind, destination).toBe('transfer');
      if (!leaves || back?.kind !== 'transfer' || !/^Back to/.test(back.name)) continue;
      far++;
      expect(minutesOf(back.end), destination).toBeLessThanOrEqual(minutesOf(leaves.start));
    }
  expect(far).toBeGreaterThan(1);
});
