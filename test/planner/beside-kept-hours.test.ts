/** Hours beside those that are kept free have a name and a place, as on every other day. */
import { describe, expect, test } from 'vitest';
import { minutesOf } from '../../src/features/destinations/rules/weekly-hours.ts';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';
import { countDays, longestGap, noShape } from './day-shape.ts';

const world = aWorld();
const answer = (said: Partial<Questionnaire>) =>
  recommend(readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() }), world, {
    learning: false,
  });
const daysOf = (said: Partial<Questionnaire>) =>
  answer(said).recommendations.flatMap(({ plan }) => plan.days.slice(1, -1));

const NAP = {
  ...{ destination: 'Marrakesh', dates: '5 nights from 20 March 2027', travelers: '2 adults, toddler of 2' },
  preferences: 'our toddler naps from 1 to 3 pm',
};
const WISHES: readonly Partial<Questionnaire>[] = [
  NAP,
  { ...NAP, destination: 'Lisbon' },
  {
    ...{ destination: 'Istanbul', dates: '6 nights from 10 May 2027', travelers: '1 adult' },
    preferences: 'I work from 9 am to 1 pm',
  },
];

test.each(WISHES)('in $destination no two hours before or after kept ones are left without a word', (wish) => {
  const shape = noShape();
  countDays(answer(wish), world.catalogue, shape);
  expect(shape.kept).toBeGreaterThan(5);
  expect(shape).toMatchObject({ holes: 0, keptHoles: 0 });
});

describe('who has napped', () => {
  const days = WISHES.slice(0, 2).flatMap(daysOf);
  const rests = days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'rest'));

  test('sits down in a place, for an hour at most, and not in bed once more', () => {
    expect(rests.length).toBeGreaterThan(5);
    for (const { name, placeId, start, end } of rests) {
      expect(placeId, name).toBeDefined();
      expect(minutesOf(end) - minutesOf(start)).toBeLessThanOrEqual(60);
      expect(start >= '15:00' || end <= '13:00', `${name} ${start}–${end}`).toBe(true);
    }
  });

  test('goes on from the bed: what is left open then lies around it', () => {
    const left = daysOf({ ...NAP, destination: 'London', dates: '8 nights from 10 January 2027' }).flatMap(
      ({ base, items }) =>
        items
          .slice(items.findIndex(({ name }) => name === 'Kept free for the nap') + 1)
          .slice(0, 1)
          .filter(({ name }) => /^Time of your own (?:in|where you stay in) /.test(name))
          .map(({ name }) => ({ name, base: base.name })),
    );
    expect(left.length).toBeGreaterThan(0);
    for (const { name, base } of left) expect(name).toContain(base);
  });
});

test('nobody sits down in a café while they fast', () => {
  const fasting = daysOf({
    ...{ destination: 'Marrakesh', dates: '5 nights from 15 February 2027', travelers: '2 adults' },
    preferences: 'we fast for Ramadan',
  });
  const rests = fasting.flatMap(({ items }) => items.filter(({ kind, start }) => kind === 'rest' && start < '18:00'));
  const tables = new Set(
    world.catalogue.destinations.flatMap(({ cities }) => cities.flatMap(({ tables }) => tables)).map(({ id }) => id),
  );
  expect(rests.length).toBeGreaterThan(0);
  for (const { placeId, name } of rests) expect(tables.has(placeId ?? ''), name).toBe(false);
});

test('a gap is what is neither a thing nor the way to one, from ten on', () => {
  const at = { kind: 'sight', name: '' } as const;
  const leg = { mode: 'walk', minutes: 20, km: 1 } as const;
  expect(longestGap([{ ...at, start: '13:00', end: '14:00', leg }])).toBe(160);
  expect(
    longestGap([
      { ...at, start: '10:00', end: '11:00' },
      { ...at, kind: 'free', start: '11:30', end: '15:00' },
      { ...at, kind: 'transfer', start: '15:00', end: '16:00', leg: { ...leg, minutes: 60 } },
      { ...at, start: '17:00', end: '18:00', leg },
    ]),
  ).toBe(40);
});

test.each([
  {
    ...{ destination: 'Tokyo', dates: 'Mon 8 - Sat 13 March 2027', travelers: '1', interests: 'jazz bars, sushi' },
    preferences: 'meetings in Marunouchi Mon-Thu 9:00-17:30 and a client dinner Tuesday at 19:00',
  },
  {
    ...{ destination: 'London', dates: '5-9 April 2027', travelers: '2', interests: 'museums, Kew' },
    preferences: 'We have a wedding lunch on Wednesday 12:00 to 15:00',
  },
  {
    ...{ destination: 'Istanbul', dates: '5-10 April 2027', travelers: '2', interests: 'mosques' },
    preferences: 'keep Wednesday 10:00 to 13:00 free for an appointment',
  },
])('from an appointment in $destination there is a way to what comes next', (wish) => {
  const pairs = daysOf(wish).flatMap(({ items }) =>
    items.flatMap((kept, i) => {
      const next = items.slice(i + 1).find(({ placeId }) => placeId !== undefined);
      return kept.name.startsWith('Kept free') && next ? [{ kept, next }] : [];
    }),
  );
  expect(pairs.length).toBeGreaterThan(0);
  for (const { kept, next } of pairs) {
    expect(next.leg, next.name).toBeDefined();
    expect(minutesOf(next.start) - minutesOf(kept.end), `${kept.name}, ${next.name}`).toBeGreaterThanOrEqual(
      next.leg?.minutes ?? 0,
    );
  }
});

test.each([
  ['conference all day, free evenings only', '09:00', '18:00'],
  ['I have only the evenings free', '09:00', '18:00'],
  ['a conference by day, free only in the evening', '09:00', '18:00'],
  ['nur abends frei', '09:00', '18:00'],
  ['only mornings free', '12:30', '18:00'],
  ['keep our evenings free, only museums by day', '18:00', '23:00'],
  ['evenings free please', '18:00', '23:00'],
])('“%s” keeps %s to %s', (interests, from, to) => {
  const said = { destination: 'Copenhagen', dates: '4-6 May 2027', travelers: '1 adult', interests };
  const { blocked } = readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });
  expect(blocked).toMatchObject([{ from, to }]);
});

test('one free evening is all there is to plan, and evenings after work are not kept from whoever has them free', () => {
  const read = (said: object) =>
    readWish(
      { ...EMPTY_WISH, destination: 'Copenhagen', travelers: '1 adult', ...said },
      { today: '2026-12-01', gazetteer: ownGazetteer() },
    );
  expect(read({ dates: 'one free evening, 12 May 2027' })).toMatchObject({
    nights: 1,
    blocked: [{ from: '09:00', to: '18:00' }],
    unused: [],
  });
  const { workHours, blocked } = read({ dates: '4-6 May 2027', interests: 'meetings 9 to 5 every day, free evenings' });
  expect([workHours, blocked]).toEqual([{ from: '09:00', to: '17:00' }, []]);
});
