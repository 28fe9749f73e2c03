/** What an answer says of money it has worked out: the least is the least, and a way out costs what it says when somebody takes it. */
import { describe, expect, test } from 'vitest';
import { aWorld } from '../../../../../test/planner/a-world.ts';
import { ownGazetteer } from '../../actions/own-gazetteer.ts';
import { readWish } from '../parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../questionnaire.ts';
import { recommend } from '../recommend.ts';

const world = aWorld();
const answer = (said: Partial<Questionnaire>) =>
  recommend(readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() }), world, {
    learning: false,
  });
const sum = (text: string | undefined) => Number(text?.replace(/[^\d]/g, ''));

const TOO_LITTLE: readonly Partial<Questionnaire>[] = [
  { destination: 'London', dates: '27-29 December 2026', budget: '£400', travelers: '2', interests: 'theatre, pubs' },
  { destination: 'Rome', dates: '10-17 April 2027', budget: '€1000', travelers: '2', interests: 'ruins, museums' },
  { destination: 'Ibiza', dates: '5-12 July 2027', budget: '€1500', travelers: '4', interests: 'clubs, boats' },
  { destination: 'Tokyo', dates: '3-10 May 2027', budget: '$600', travelers: '2', interests: 'sushi, museums' },
  {
    destination: 'Copenhagen',
    dates: '6-10 May 2027',
    budget: '€500',
    travelers: '2 adults',
    interests: 'design, gardens',
  },
];

describe.each(TOO_LITTLE)('$destination for $budget', (said) => {
  const { recommendations, interpretation } = answer(said);
  const over = interpretation.conflicts.find(({ field }) => field === 'budget');
  const least = sum(/comes to (\S+)\.$/.exec(over?.text ?? '')?.[1]);

  test('the least is what the cheapest plan of the answer costs', () => {
    const own = recommendations.filter(({ destinationId }) => destinationId === interpretation.destinations[0]?.id);
    expect(least).toBe(Math.min(...own.map(({ plan }) => plan.cost.total ?? 0)));
  });

  test('who wants less pays no less than the least', () => {
    const bare = answer({ ...said, interests: '' });
    const own = bare.recommendations.filter(
      ({ destinationId }) => destinationId === interpretation.destinations[0]?.id,
    );
    expect(Math.min(...own.map(({ plan }) => plan.cost.total ?? 0))).toBeGreaterThanOrEqual(least * 0.99);
  });

  test('fewer nights cost what was said of them', () => {
    const way = recommendations
      .flatMap(({ plan }) => plan.cost.reasons ?? [])
      .find((line) => line.startsWith('Fewer nights'));
    if (!way) return;
    const [, nights, price] = /Fewer nights: (\d+) instead come to about (\S+)\.$/.exec(way) ?? [];
    const shorter = answer({ ...said, dates: `${nights} nights from ${interpretation.startDate}` });
    expect(shorter.interpretation.nights).toBe(Number(nights));
    const asked = shorter.recommendations[0]?.plan.cost.total ?? 0;
    expect(Math.abs(asked - sum(price))).toBeLessThanOrEqual(sum(price) * 0.01);
  });
});

test('a budget for each night is not helped by fewer of them', () => {
  const { recommendations } = answer({
    destination: 'London',
    dates: '10-17 May 2027',
    budget: '£60 a night',
    travelers: '2',
  });
  expect(recommendations.flatMap(({ plan }) => plan.cost.reasons ?? []).join()).not.toContain('Fewer nights');
});

test('tickets nobody knows the price of are told beside the verdict', () => {
  const plans = TOO_LITTLE.flatMap((said) => answer({ ...said, budget: '9000' }).recommendations);
  const unsure = plans.filter(({ plan }) => (plan.cost.unknownPrices ?? 0) > 0 && plan.cost.verdict === 'within');
  expect(unsure.length).toBeGreaterThan(0);
  for (const { fullAIResponse } of unsure)
    expect(fullAIResponse).toMatch(/; \S+ tickets? of unknown price comes? on top/);
});

test('what they came for is kept where it fits, at plainer tables', () => {
  const { recommendations } = answer({
    destination: 'Val Thorens',
    dates: '8-14 February 2027',
    budget: 'CHF 6,000',
    travelers: '2 adults, 2 children (10, 12)',
    interests: 'skiing',
  });
  for (const { plan, wishes } of recommendations) {
    expect(plan.cost.verdict).toBe('within');
    expect(wishes.find(({ wish }) => wish === 'skiing')?.result).toBe('met');
  }
});
