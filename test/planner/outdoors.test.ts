/** What is asked for under the sky stands there: a run in the morning, a sunset outdoors. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const STAY = { dates: '10-14 May 2027', travelers: '2 adults', budget: '€3,000' };
const world = aWorld();
const read = (said: Partial<Questionnaire>) =>
  readWish({ ...EMPTY_WISH, ...STAY, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });
const plansFor = (said: Partial<Questionnaire>) =>
  recommend(read(said), world, { learning: false }).recommendations.filter(({ plan }) => plan.style !== 'package');

test('who sleeps in Ginza runs round the palace, and is told of the mornings that leave time for it', () => {
  const said = { destination: 'Tokyo', interests: 'art, one morning run route', preferences: 'hotel in Ginza' };
  const told = plansFor(said).map(({ plan, wishes }) => {
    const text = wishes.find(({ wish }) => wish === 'Running')?.text ?? '';
    const said = /Days? ([\d, and]+) leaves? the morning for it: nothing begins before (\d\d:\d\d)/.exec(text);
    expect(said, text).not.toBeNull();
    for (const n of said?.[1]?.match(/\d+/g) ?? [])
      expect((plan.days[Number(n) - 1]?.items[0]?.start ?? '') >= (said?.[2] ?? '24:00')).toBe(true);
    return text;
  });
  expect(told.some((text) => text.includes('Imperial Palace Plaza'))).toBe(true);
});

test('no bridge is ground for a run', () => {
  for (const { wishes } of plansFor({ destination: 'Florence', interests: 'art', preferences: 'a run every morning' }))
    expect(wishes.find(({ wish }) => wish === 'Running')?.text).toMatch(/a run that we know is (?!Ponte)/);
});

test('a sunset outdoors is no wish for nature, and stands under the sky', () => {
  expect(read({ destination: 'Florence', interests: 'art, sunset outdoors' }).weights.nature).toBeUndefined();
  for (const destination of ['Tokyo', 'Florence', 'New York'])
    for (const { wishes } of plansFor({ destination, interests: 'art, sunset outdoors' })) {
      const line = wishes.find(({ wish }) => wish === 'sunset');
      if (line?.result === 'met') expect(world.catalogue.place.get(line.placeId ?? '')?.indoor).toBe(false);
    }
});
