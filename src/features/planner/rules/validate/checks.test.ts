/** The checks must be able to fail: a sound plan is broken in one way each, and exactly that check says so. */
import { beforeAll, describe, expect, test } from 'vitest';
import { aReading } from '../../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../../test/planner/a-world.ts';
import { catalogue } from '../../../destinations/actions.ts';
import { ALLERGENS } from '../../../destinations/rules/tags.ts';
import type { PlannedTrip } from '../answer.ts';
import type { CheckName, Plan, PlanDay, PlanItem } from '../plan.ts';
import { recommend } from '../recommend.ts';
import { checksOf } from './checks.ts';

const world = aWorld();
const reading = aReading({
  startDate: '2027-05-03',
  nights: 5,
  party: { adults: 2, children: [8] },
  diet: ['vegetarian'],
  budget: { currency: 'EUR', basis: 'group', flights: 'excluded', amount: 4000, groupTotal: 4000 },
});
let sound: PlannedTrip;

beforeAll(() => {
  const [first] = recommend(reading, world, { learning: false }).recommendations;
  if (!first) throw new Error('no plan');
  sound = first;
});

const failed = (answer: PlannedTrip, wish = reading): CheckName[] =>
  checksOf(answer, wish, world).flatMap(({ name, result }) => (result === 'failed' ? [name] : []));
const withPlan = (change: (plan: Plan) => Partial<Plan>): PlannedTrip => ({
  ...sound,
  plan: { ...sound.plan, ...change(sound.plan) },
});
const withDay = (n: number, change: (day: PlanDay) => Partial<PlanDay>) =>
  withPlan(({ days }) => ({ days: days.map((day) => (day.n === n ? { ...day, ...change(day) } : day)) }));
const visit = (day: PlanDay): PlanItem =>
  day.items.find(({ kind }) => kind === 'sight' || kind === 'activity') ?? (day.items[0] as PlanItem);

test('a sound plan passes', () => {
  expect(failed(sound)).toEqual([]);
});

describe('one thing is wrong', () => {
  test('a day later than it may be', () => {
    expect(failed(withPlan(() => ({ startDate: '2027-06-03' })))).toContain('dates');
  });

  test('a night too few', () => {
    expect(failed(withPlan(({ days }) => ({ nights: 4, days: days.slice(0, 5) })))).toContain('nights');
  });

  test('a dinner before the place dines', () => {
    const early = withDay(2, ({ items }) => ({
      items: items.map((item) =>
        item.kind === 'meal' && item.start >= '17:00' ? { ...item, start: '17:30', end: '18:30' } : item,
      ),
    }));
    const grown = { ...early, plan: { ...early.plan, party: { adults: 3, children: [] } } };
    expect(failed(grown, { ...reading, party: { adults: 3, children: [] } })).toContain('meal-hours');
  });

  test('an afternoon without a name', () => {
    const bare = withDay(2, ({ items }) => ({
      items: items.filter(({ start }) => start < '11:30' || start >= '19:00'),
    }));
    const gaps = checksOf(bare, reading, world).find(({ name }) => name === 'no-gaps');
    expect(gaps?.result).toBe('stated');
    expect(checksOf(sound, reading, world).find(({ name }) => name === 'no-gaps')?.result).toBe('passed');
  });

  const resultOf = (name: CheckName, answer: PlannedTrip) =>
    checksOf(answer, reading, world).find((check) => check.name === name)?.result;
  const placed = (id: string, start: PlanItem['start'], end: PlanItem['end'], minutes = 10): PlanItem => {
    const place = world.catalogue.place.get(id);
    if (!place) throw new Error(`no ${id}`);
    const kind = place.kind === 'activity' ? 'activity' : 'sight';
    return { kind, placeId: id, name: place.name, start, end, leg: { mode: 'train', minutes, km: 20 } };
  };

  test('a singer left before the last song', () => {
    const heard = (end: PlanItem['end']) => withDay(2, () => ({ items: [placed('lisbon-fado-chiado', '19:00', end)] }));
    expect(resultOf('performances', heard('20:00'))).toBe('passed');
    expect(resultOf('performances', heard('19:25'))).toBe('stated');
  });

  test('an hour and a half of way to half an hour of stay', () => {
    const far = (end: PlanItem['end']) =>
      withDay(2, () => ({ items: [placed('lisbon-fado-museum', '12:00', end, 90)] }));
    expect(resultOf('ways', far('12:30'))).toBe('stated');
    expect(resultOf('ways', far('14:00'))).toBe('passed');
  });

  test('a walk at noon in the heat of July', () => {
    const hot = world.catalogue.destinations.find(
      ({ facts, cities }) => cities.length === 1 && (facts.climate?.high[6] ?? 0) >= 31,
    );
    const place = hot?.cities
      .flatMap(({ sights }) => sights)
      .find(({ indoor, tags }) => !indoor && tags[0] === 'square');
    if (!hot || !place) throw new Error('nowhere hot');
    const at = (start: PlanItem['start'], end: PlanItem['end']) =>
      withDay(2, () => ({ date: '2027-07-06', destinationId: hot.id, items: [placed(place.id, start, end)] }));
    expect(resultOf('weather', at('13:00', '14:30'))).toBe('stated');
    expect(resultOf('weather', at('09:30', '11:00'))).toBe('passed');
  });

  test('a child forgotten', () => {
    expect(failed(withPlan(() => ({ party: { adults: 2, children: [] } })))).toEqual(['party']);
  });

  test('a house nobody knows', () => {
    const stay = {
      name: 'Hotel Nowhere',
      class: 'simple',
      quarter: 'Alfama',
      source: 'https://x.example',
      asOf: '2026-11',
    } as const;
    expect(failed(withPlan(({ segments }) => ({ segments: segments.map((one) => ({ ...one, stay })) })))).toEqual([
      'places-real',
    ]);
  });

  test('a total that is not the sum', () => {
    expect(failed(withPlan(({ cost }) => ({ cost: { ...cost, total: (cost.total ?? 0) - 10 } })))).toContain(
      'lines-add-up',
    );
  });

  test('a budget that is exceeded in silence', () => {
    expect(
      failed(sound, { ...reading, budget: { ...reading.budget, groupTotal: (sound.plan.cost.total ?? 0) - 1 } }),
    ).toEqual(['budget']);
  });

  test('a place nobody knows', () => {
    const broken = withDay(2, (day) => ({
      items: day.items.map((item) => (item === visit(day) ? { ...item, placeId: 'lisbon-nowhere' } : item)),
    }));
    expect(failed(broken)).toContain('places-real');
  });

  test('a place of another town', () => {
    const strange = [...catalogue().place.values()].find(
      ({ destinationId, kind }) => destinationId !== 'lisbon' && kind === 'sight',
    );
    const broken = withDay(2, (day) => ({
      items: day.items.map((item) =>
        item === visit(day) ? { ...item, placeId: strange?.id ?? '', name: strange?.name ?? '' } : item,
      ),
    }));
    expect(failed(broken)).toContain('right-town');
  });

  test('a visit in the night', () => {
    const closing = sound.plan.days.find((day) => day.items.some(({ placeId }) => closes(placeId)));
    const broken = withDay(closing?.n ?? 2, (day) => ({
      items: day.items.map((item) => (closes(item.placeId) ? { ...item, start: '03:00', end: '04:00' } : item)),
    }));
    expect(failed(broken)).toContain('open');
  });

  test('a place that comes twice', () => {
    const [second] = sound.plan.days.slice(1);
    const again = second && visit(second);
    const broken = withDay(3, (day) => ({
      items: again ? [...day.items, { ...again, start: '18:00', end: '18:30' }] : day.items,
    }));
    expect(failed(broken)).toContain('no-repeat');
  });

  test('a walk across the whole city', () => {
    const broken = withPlan(({ days }) => ({
      days: days.map((day) => ({
        ...day,
        items: day.items.map((item) =>
          item.leg && item.placeId ? { ...item, leg: { ...item.leg, mode: 'walk' as const, minutes: 5 } } : item,
        ),
      })),
    }));
    expect(failed(broken)).toContain('walking');
  });

  test('a day too full', () => {
    const extra = sound.plan.days.flatMap((day) => day.items.filter(({ kind }) => kind === 'sight'));
    expect(failed(withDay(2, (day) => ({ items: [...day.items, ...extra.slice(0, 4)] })))).toContain('pace');
  });

  test('a table that does not serve the diet', () => {
    expect(failed(sound, { ...reading, diet: ['kosher'] })).toContain('diet');
  });

  test('an allergy of which nobody asked a kitchen is not called kept', () => {
    const diet = (wish: typeof reading) => checksOf(sound, wish, world).find(({ name }) => name === 'diet');
    expect(diet(reading)?.result).toBe('passed');
    // One that no table of this plan is known to cook with.
    const ends = ALLERGENS.map((allergen) => diet({ ...reading, allergies: [allergen] }));
    expect(ends.map((end) => end?.result)).not.toContain('passed');
    expect(ends).toContainEqual(
      expect.objectContaining({ result: 'stated', text: expect.stringContaining('could not confirm') }),
    );
  });

  test('steps in the way of a wheelchair', () => {
    expect(failed(sound, { ...reading, access: ['wheelchair'] })).toContain('access');
  });

  test('a bad season that nobody speaks of', () => {
    const bad = world.catalogue.destinations.flatMap(({ id, facts }) =>
      facts.seasons.filter(({ kind }) => kind === 'poor').map(({ months }) => ({ id, month: months[0] ?? 1, facts })),
    );
    const found = bad.find(({ month, facts }) =>
      facts.seasons
        .filter(({ months }) => months.includes(month))
        .every(({ kind }) => kind === 'poor' || kind === 'closed'),
    );
    if (!found) throw new Error('no place has a bad season');
    const startDate = `2027-${String(found.month).padStart(2, '0')}-10` as const;
    const wish = aReading({ destinations: [{ id: found.id }], startDate: startDate as typeof reading.startDate });
    const [first] = recommend(wish, world, { learning: false }).recommendations;
    if (!first) throw new Error('no plan');
    expect(failed(first, wish)).toEqual([]);
    expect(failed({ ...first, fullAIResponse: 'Lovely weather.' }, wish)).toContain('season');
  });
});

function closes(placeId: string | undefined): boolean {
  const open = world.catalogue.place.get(placeId ?? '')?.open;
  return open
    ? Object.values(open).every((day) => !day.some(([from, to]) => from <= '03:00' && (to >= '04:00' || to <= from)))
    : false;
}
