import { expect, test } from 'vitest';
import { aReading } from '../../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../../test/planner/a-world.ts';
import type { PlanDay } from '../plan.ts';
import { planKey } from '../plan-key.ts';
import { recommend } from '../recommend.ts';
import { editSaid } from './change-wish.ts';
import { isMovable, readStopEdit, type StopEdit, stopEditText } from './stop-edit.ts';

const world = aWorld();
const reading = aReading({ nights: 5 });
const before = recommend(reading, world, { learning: false });
const trip = before.recommendations.find(({ packageId }) => packageId === undefined);
if (!trip) throw new Error('There is no plan of our own');
const plan = planKey(trip);
const days = trip.plan.days;

function edited(...edits: StopEdit[]) {
  const after = recommend({ ...reading, edits }, world, { learning: false });
  const now = after.recommendations.find((one) => planKey(one) === plan);
  if (!now) throw new Error('The plan is gone');
  return { now, said: editSaid(edits.at(-1) as StopEdit, before, after) };
}

const placesOf = (day: PlanDay | undefined) => (day?.items ?? []).flatMap(({ placeId }) => placeId ?? []);
const stopsOn = (n: number) => days[n - 1]?.items.filter(isMovable) ?? [];

test.each<StopEdit>([
  { plan: 'lisbon-value', day: 2, stop: 'lisbon-castle' },
  { plan: 'lisbon-value', day: 2, stop: 'lisbon-castle', to: { day: 3 } },
  { plan: 'niseko-niseko-ski-2', day: 12, stop: 'osm:node/123', to: { day: 1, at: 0 } },
])('an edit is read as it was written: %j', (edit) => {
  expect(readStopEdit(stopEditText(edit))).toEqual(edit);
});

test.each(['cheaper', 'swap:2', 'move everything to Porto', 'out of the sun'])(
  '“%s” is no edit of a stop',
  (change) => {
    expect(readStopEdit(change)).toBeNull();
  },
);

test('a stop that is taken out leaves its hours open, and every other day as it was', () => {
  const [stop] = stopsOn(2);
  const { now, said } = edited({ plan, day: 2, stop: stop?.placeId ?? '' });
  expect(placesOf(now.plan.days[1])).toEqual(placesOf(days[1]).filter((id) => id !== stop?.placeId));
  expect(now.plan.days[1]?.items).toContainEqual(expect.objectContaining({ kind: 'free', start: stop?.start }));
  expect(now.plan.days.toSpliced(1, 1)).toEqual(days.toSpliced(1, 1));
  expect(said[0]).toContain(stop?.name);
});

test('a stop goes to another day, and the price is added up anew', () => {
  const stop = stopsOn(2).find(({ cost }) => (cost?.amount ?? 0) > 0) ?? stopsOn(2)[0];
  const { now } = edited({ plan, day: 2, stop: stop?.placeId ?? '', to: { day: 3 } });
  expect(placesOf(now.plan.days[2])).toContain(stop?.placeId);
  const { items, total } = now.plan.cost;
  expect(items.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(total);
});

test('whatever is moved where, nothing begins before the last thing has ended, and each stop keeps its length', () => {
  const length = (item: { start: string; end: string } | undefined) =>
    item && Date.parse(`2027-01-01T${item.end}Z`) - Date.parse(`2027-01-01T${item.start}Z`);
  for (const stop of stopsOn(3)) {
    for (const to of [{ day: 3, at: 0 }, { day: 3, at: 9 }, { day: 4 }]) {
      const { now } = edited({ plan, day: 3, stop: stop.placeId ?? '', to });
      for (const { items } of now.plan.days)
        expect(items.filter(({ start }, i) => start < (items[i - 1]?.end ?? ''))).toEqual([]);
      const moved = now.plan.days[to.day - 1]?.items.find(({ placeId }) => placeId === stop.placeId);
      expect(length(moved)).toBe(length(stop));
    }
  }
});

test('what an edit breaks is said by the name of the check', () => {
  const crowded = stopsOn(3)
    .slice(0, 2)
    .map(({ placeId = '' }) => ({ plan, day: 3, stop: placeId, to: { day: 2 } }));
  const { now, said } = edited(...crowded);
  expect(now.checks.find(({ name }) => name === 'pace')?.result).toBe('failed');
  expect(said.some((sentence) => sentence.startsWith('No longer true: Your pace.'))).toBe(true);
});

test.each([
  ['a day that does not exist', { day: 2, to: { day: 40 } }],
  ['a stop that is not there', { day: 1, stop: 'lisbon-no-such-place' }],
])('%s changes nothing', (_, edit) => {
  const { now } = edited({ plan, stop: stopsOn(2)[0]?.placeId ?? '', ...edit });
  expect(now.plan.days).toEqual(days);
});
