/** What a need comes to in the words of an answer, figured from its days. */
import { expect, test } from 'vitest';
import { aReading } from '../../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../../test/planner/a-world.ts';
import type { NeedKind } from '../reading.ts';
import { recommend } from '../recommend.ts';

const world = aWorld();

test.each([
  ['half-board', 'Half board', '16:30'],
  ['full-board', 'Full board', '11:00'],
  ['all-inclusive', 'All-inclusive', '00:00'],
  ['self-catering', 'Self-catering', '00:00'],
] as const)(
  '%s is told by its name, with the tables of the plan that stand against it and their price',
  (kind, name, from) => {
    const [card] = recommend(aReading({ needs: [{ kind }] }), world, { learning: false }).recommendations;
    const tables = (card?.plan.days ?? []).flatMap(({ items }) =>
      items.filter((item) => item.kind === 'meal' && item.placeId && item.start >= from),
    );
    const price = tables.reduce((sum, { cost }) => sum + (cost?.amount ?? 0), 0);
    expect(tables.length).toBeGreaterThan(3);
    expect(card?.fullAIResponse).toMatch(
      new RegExp(`${name}: .* of this plan are at tables out, €${price} of the price;`),
    );
    expect(card?.fullAIResponse).not.toContain('Breakfast included');
    expect(card?.wishes.find(({ wish }) => wish === name)?.result).toBe('not-met');
  },
);

test('a bed without a meal and a bed with breakfast are told apart', () => {
  const text = (kind: NeedKind) =>
    recommend(aReading({ needs: [{ kind }] }), world, { learning: false }).recommendations[0]?.fullAIResponse;
  expect(text('room-only')).toContain('Room only: Breakfasts are counted with the meals, not with the bed.');
  expect(text('breakfast-included')).toContain('Breakfast included: We hold no rooms');
});
