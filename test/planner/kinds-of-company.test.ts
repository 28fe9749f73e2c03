/** One place and one week for seven kinds of company: each plan has something of its own that a traveller would name. */
import { describe, expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import type { Answer } from '../../src/features/planner/rules/answer.ts';
import { overlap, stopsOf } from '../../src/features/planner/rules/options/distinct-plan.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
type Recommendation = Answer['recommendations'][number];

/** Whoever asks, and a word by which they know that the plan is theirs. */
const KINDS: Readonly<Record<string, readonly [asked: Partial<Questionnaire>, word: RegExp]>> = {
  family: [{ travelers: '2 adults and 2 children, 6 and 9' }, /child/i],
  honeymoon: [{ travelers: '2, honeymoon' }, /honeymoon/i],
  friends: [{ travelers: '5 friends' }, /\bfive\b/i],
  alone: [{ travelers: 'just me, solo' }, /for one|on your own/i],
  work: [{ travelers: '1 adult', preferences: 'working remotely 9-17 on weekdays' }, /work/i],
  slow: [
    { travelers: '2 adults', preferences: 'slow, no early starts' },
    /no hurry|visits? a day|no visit begins|mornings begin/i,
  ],
  celebration: [{ travelers: '6 adults, a 60th birthday' }, /birthday/i],
};
const PLACES: readonly Partial<Questionnaire>[] = [
  { destination: 'Tokyo', dates: '5 nights from 12 April 2027', budget: '$12,000' },
  { destination: 'Lisbon', dates: '5 nights from 10 May 2027', budget: '€9,000' },
  { destination: 'Val Thorens', dates: '5 nights from 8 March 2027', budget: '€12,000' },
];
/** Of what two plans visit and where they eat, more may not be the same: everybody sees what one comes for. */
const MOST_ALIKE = 0.77;

const firstOf = (said: Partial<Questionnaire>): Recommendation => {
  const wish = readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });
  const [first] = recommend(wish, world, { learning: false }).recommendations;
  if (!first) throw new Error('no plan');
  return first;
};
const told = ({ title, description, fullAIResponse }: Recommendation) =>
  `${title}. ${description} ${fullAIResponse.split('\n')[0]}`;
const quarterOf = ({ plan }: Recommendation) => plan.segments[0]?.quarter;
const eveningsOf = ({ plan }: Recommendation) =>
  plan.days.flatMap(({ items }) =>
    items.filter(({ start, placeId }) => placeId && start >= '17:00').map(({ name }) => name),
  );
const pairsOf = <T>(list: readonly T[]) => list.flatMap((a, i) => list.slice(i + 1).map((b) => [a, b] as const));

describe.each(PLACES)('$destination', (place) => {
  const plans = Object.entries(KINDS).map(([kind, [asked, word]]) => ({
    kind,
    word,
    plan: firstOf({ ...place, ...asked }),
  }));

  test.each(plans)('$kind: they read that it is theirs', ({ plan, word }) => {
    expect(told(plan)).toMatch(word);
  });

  test('no two kinds get the same days, nor the same evenings', () => {
    const alike = pairsOf(plans).filter(([a, b]) => overlap(stopsOf(a.plan.plan), stopsOf(b.plan.plan)) > MOST_ALIKE);
    expect(alike.map(([a, b]) => `${a.kind} and ${b.kind}`)).toEqual([]);
    const evenings = plans.map(({ plan }) => eveningsOf(plan).join());
    expect(new Set(evenings).size).toBe(plans.length);
  });
});

test('friends sleep where the evening is, and a celebration has one dinner above the others', () => {
  const [tokyo = {}] = PLACES;
  expect(quarterOf(firstOf({ ...tokyo, travelers: '5 friends' }))).toMatch(/Roppongi|Shibuya|Shinjuku/);
  const dinners = firstOf({ ...tokyo, travelers: '6 adults, a 60th birthday' }).plan.days.flatMap(({ items, date }) =>
    items
      .filter(({ kind, start }) => kind === 'meal' && start >= '17:00')
      .map(({ cost }) => ({ date, amount: cost?.amount ?? 0 })),
  );
  const [first, second] = dinners.toSorted((a, b) => b.amount - a.amount);
  expect(first?.date).toBe('2027-04-16');
  expect(first?.amount).toBeGreaterThan(1.1 * (second?.amount ?? 0));
});
