/** Water that no tram crosses is crossed by ferry, and not on foot. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { isOverWater } from '../../src/features/planner/rules/schedule/walk-or-ride.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const book = world.catalogue.destination.get('istanbul')?.cities[0];
const spot = (name: string) => {
  const found = [...(book?.sights ?? []), ...(book?.tables ?? [])].find((place) => place.name === name);
  if (!found) throw new Error(name);
  return found;
};
const isAcross = (from: string, to: string) => book && isOverWater({ book, base: spot(from) }, [spot(from), spot(to)]);

test('the Bosphorus lies between Europe and Asia, and not between two places of one shore', () => {
  expect(isAcross('Ortaköy Mosque and square', 'Beylerbeyi Palace')).toBe(true);
  expect(isAcross('Topkapı Palace', 'Kanaat Lokantası')).toBe(true);
  expect(isAcross('Rumeli Fortress', 'Kadıköy market')).toBe(true);
  expect(isAcross('Emirgan Park', 'Dolmabahçe Palace')).toBe(false);
  expect(isAcross('Rumeli Fortress', 'Topkapı Palace')).toBe(false);
  expect(isAcross('Beylerbeyi Palace', 'Moda seaside walk')).toBe(false);
});

test('in Istanbul nobody goes to the other shore by tram or on foot', () => {
  const stay: Partial<Questionnaire> = { destination: 'Istanbul', dates: '6 nights from 10 May 2027', travelers: '2' };
  const wishes = [{ interests: 'food, markets' }, { interests: 'palaces', preferences: 'the Asian side, Kadıköy' }];
  const ways = wishes.flatMap((wish) =>
    recommend(
      readWish({ ...EMPTY_WISH, ...stay, ...wish }, { today: '2026-12-01', gazetteer: ownGazetteer() }),
      world,
      { learning: false },
    ).recommendations.flatMap(({ plan }) =>
      plan.days.flatMap(({ base, items }) => {
        const placed = items.filter(({ at }) => at);
        return placed.flatMap(({ at, name, leg, kind }, i) => {
          const from = placed[i - 1]?.at ?? base;
          return book && at && leg && kind !== 'transfer' && isOverWater({ book, base }, [from, at])
            ? { name, mode: leg.mode }
            : [];
        });
      }),
    ),
  );
  expect(ways.length).toBeGreaterThan(5);
  for (const { name, mode } of ways) expect(mode, name).toBe('ferry');
});
