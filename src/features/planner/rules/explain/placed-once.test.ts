/** What stands in a plan is asked for by every line that is told of it, and looked up once. */
import { expect, test } from 'vitest';
import { aReading } from '../../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../../test/planner/a-world.ts';
import { recommend } from '../recommend.ts';
import { placedIn } from './why-text.ts';

test('the places of a plan are looked up once, however often they are asked for', () => {
  const world = aWorld();
  const [first] = recommend(aReading(), world, { learning: false }).recommendations;
  const days = first?.plan.days ?? [];
  let lookedUp = 0;
  const get = (id: string) => {
    lookedUp++;
    return world.catalogue.place.get(id);
  };
  const counting = { ...world, catalogue: { ...world.catalogue, place: { get } } };
  const placed = placedIn({ days }, counting);
  expect(placed.length).toBeGreaterThan(3);
  expect(placedIn({ days }, counting)).toEqual(placed);
  expect(lookedUp).toBe(placed.length);
});
