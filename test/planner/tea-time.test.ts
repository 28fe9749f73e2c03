/** Who asks for tea has it in the afternoon at a house known for it, beside lunch and dinner. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const STAY = { dates: '4-8 June 2027', travelers: '2 adults', budget: '£3,000' };
const plansFor = (said: Partial<Questionnaire>) =>
  recommend(
    readWish({ ...EMPTY_WISH, ...STAY, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() }),
    aWorld(),
    { learning: false },
  ).recommendations.filter(({ plan }) => plan.style !== 'package');

test.each<[string, string, RegExp]>([
  ['London', 'art, a proper afternoon tea', /^london-fortnum-tea$/],
  ['Rome', 'art, tea', /^italy-rome-babingtons$/],
  ['Istanbul', 'mosques, afternoon tea with a view', /^istanbul-(?:moda-cay|pierre-loti-cafe|peninsula-lobby)$/],
])('tea in %s: %s', (destination, interests, ids) => {
  for (const { plan, wishes } of plansFor({ destination, interests })) {
    const teas = plan.days.flatMap(({ items }) => items.filter(({ placeId = '' }) => ids.test(placeId)));
    expect(teas.length).toBeGreaterThan(0);
    expect(teas.some(({ start, end }) => start >= '14:30' && end <= '18:00')).toBe(true);
    expect(wishes.find(({ wish }) => wish === 'afternoon tea')?.result).toBe('met');
  }
});

test('six friends with a wheelchair and money left have their tea', () => {
  const [first] = plansFor({
    destination: 'London',
    budget: '£1,200 per person',
    travelers: '6 old school friends, one of us uses a power wheelchair',
    interests: 'Kew, V&A, a proper afternoon tea',
  });
  expect(first?.wishes.find(({ wish }) => wish === 'afternoon tea')?.result).toBe('met');
});

test('brunch after half past one is told as lunch', () => {
  const lines = ['London', 'New York', 'Rome'].flatMap((destination) =>
    plansFor({ destination, interests: 'brunch, museums' }).flatMap(({ wishes, plan }) =>
      wishes.filter(({ wish }) => wish === 'brunch').map((line) => ({ line, plan })),
    ),
  );
  for (const { line, plan } of lines) {
    const stop = plan.days.flatMap(({ items }) => items).find(({ placeId }) => placeId === line.placeId);
    if (line.result === 'met') expect((stop?.start ?? '') < '13:30').toBe(true);
    else if (stop) expect(line.text).toContain('late in the morning');
  }
  expect(lines.some(({ line }) => line.result === 'met')).toBe(true);
});
