/** Coming and going at hours at which one can: after the border, when something runs, from home. */
import { describe, expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { origins } from '../../src/features/planner/content/origins.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const homes = new Map(
  origins.map(({ code, lat, lon, names }) => [code, { code, name: names[0] ?? code, lat, lon }] as const),
);
const world = aWorld({ origin: (code) => homes.get(code) ?? null });
const firstOf = (said: Partial<Questionnaire>) => {
  const wish = readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });
  const [first] = recommend(wish, world, { learning: false }).recommendations;
  if (!first) throw new Error('no plan');
  return { ...first, arrival: first.plan.days[0]?.items[0], departure: first.plan.days.at(-1)?.items.at(-1) };
};
const STAY = { dates: '8 to 13 March 2027', travelers: '1', budget: '$4000' };

describe.each(['Tokyo', 'London', 'Lisbon', 'New York'])('who lands in %s at five in the morning', (destination) => {
  const { plan, arrival } = firstOf({
    ...{ ...STAY, destination, interests: 'jazz bars, nightlife' },
    preferences: 'I land at 5am',
  });
  const items = plan.days[0]?.items ?? [];

  test('is through the border first, and waits until something runs', () => {
    expect(arrival?.start).toBe('06:00');
  });

  test('has a dinner that day and is back by half past nine', () => {
    expect(items.some(({ start, end, kind }) => start >= '17:00' && end <= '21:40' && kind !== 'transfer')).toBe(true);
    for (const { name, end } of items) expect(end <= '21:59', `${name} until ${end}`).toBe(true);
  });
});

test('who lands after midnight takes a taxi and does not wait for the first train', () => {
  const said = { ...STAY, destination: 'Lisbon', preferences: 'we land at 00:30' };
  expect(firstOf(said).arrival).toMatchObject({ start: '01:15', leg: { mode: 'taxi' } });
  expect(firstOf({ ...said, preferences: 'we land at 00:30. no taxis' }).arrival?.start).toBe('06:00');
});

test('nobody is on the way into town before they land, however late that is', () => {
  for (const [at, start] of [
    ['2:30 pm', '15:15'],
    ['10:10 pm', '22:55'],
    ['11:30 pm', '23:30'],
  ])
    expect(firstOf({ ...STAY, destination: 'Lisbon', preferences: `I land at ${at}` }).arrival?.start, at).toBe(start);
});

test('to a flight at dawn one goes in the night, by what goes then', () => {
  const { departure } = firstOf({ ...STAY, destination: 'Lisbon', preferences: 'flight home at 6am' });
  expect(departure).toMatchObject({ kind: 'transfer', end: '04:00', leg: { mode: 'taxi' } });
});

test.each(['Lisbon', 'Miami', 'Tokyo', 'Santorini'])(
  'a day of %s with a journey and nothing else says what to do beside it',
  (destination) => {
    const { plan } = firstOf({ ...STAY, destination, preferences: 'we land at 22:30 and fly back at 06:10' });
    expect(plan.days[0]?.items.at(-1)?.name).toMatch(/^Settle in where you stay in /);
    expect(plan.days.at(-1)?.items[0]?.name).toMatch(/^Pack and leave the house in /);
  },
);

test('between the last meeting and the table of the evening nobody goes to see a thing', () => {
  const { plan } = firstOf({
    ...{ destination: 'Tokyo', dates: 'Mon 8 - Sat 13 March 2027', budget: '$2500', travelers: '1' },
    interests: 'meetings Mon-Thu 9:00-17:30 and a client dinner Tuesday at 19:00. ceramics, gardens',
  });
  const tuesday = plan.days[1]?.items ?? [];
  expect(tuesday.map(({ name }) => name)).toEqual(
    expect.arrayContaining([expect.stringMatching(/Kept free for the dinner/)]),
  );
  expect(tuesday.filter(({ start, kind }) => start >= '17:00' && start < '19:00' && kind !== 'free')).toEqual([]);
  for (const { n, items } of plan.days.slice(0, 4))
    expect(items.filter(({ kind }) => kind === 'sight' || kind === 'activity').length, `day ${n}`).toBeLessThan(2);
});

describe('who lives near', () => {
  test('takes the coach that runs from there, and is told that it is paid', () => {
    const skiing = { dates: '9 to 16 January 2027', travelers: '2', budget: '5000 euros', interests: 'skiing' };
    for (const [home, from] of [
      ['Lyon', /^Lyon Saint-Exupéry \(LYS\) to .* by bus$/],
      ['Geneva', /^Geneva \(GVA\) to .* by bus$/],
      ['Grenoble', /^Grenoble Alpes Isère \(GNB\) to .* by shuttle$/],
    ] as const) {
      const there = firstOf({ ...skiing, destination: 'Val Thorens', preferences: `getting there from ${home}` });
      expect(there.arrival?.name).toMatch(from);
      expect(there.fullAIResponse).toMatch(/No flight is needed: the (?:bus|shuttle) from .* and back is in the price/);
    }
  });

  test('takes no coach who drives or comes by train', () => {
    for (const way of ['driving up from Lyon in our own car', 'by train from Lyon']) {
      const stay = { ...STAY, destination: 'Val Thorens', budget: '5000 euros', dates: '9 to 16 January 2027' };
      expect(firstOf({ ...stay, preferences: way }).arrival?.name, way).not.toMatch(/Lyon/);
    }
  });

  test('is sent to no airport where none is needed', () => {
    const { arrival, departure } = firstOf({ ...STAY, destination: 'New York', preferences: 'from Philadelphia' });
    expect(`${arrival?.name} ${departure?.name}`).not.toMatch(/\([A-Z]{3}\)/);
  });

  test('flies to an island all the same', () => {
    const { fullAIResponse, plan } = firstOf({ ...STAY, destination: 'Santorini', preferences: 'flying from Athens' });
    expect(fullAIResponse).not.toMatch(/short enough for a train/);
    expect(plan.cost.items.map(({ kind }) => kind)).toContain('flights');
  });
});

test('what fits the money is the first thing that is read of a plan that does not', () => {
  const wish = { dates: '9 to 16 January 2027', travelers: '1', budget: '900 euros', preferences: 'from Lyon' };
  for (const said of [
    { ...wish, destination: 'Val Thorens', interests: 'skiing', budget: '900 euros including lift pass' },
    { ...wish, destination: 'London', dates: '5 to 15 June 2027', interests: 'museums' },
  ]) {
    const { description, plan } = firstOf(said);
    expect(plan.cost.verdict).toBe('over');
    expect(description).toMatch(/^Within your €900 are fewer nights: \d instead come to about €\d+/);
  }
  expect(firstOf({ ...wish, destination: 'London', budget: '9000 euros' }).description).not.toMatch(/^Within/);
});

test('who came to ski is told whether the lift pass is in the sum of a shorter stay', () => {
  const skiing = { destination: 'Val Thorens', dates: '9 to 16 January 2027', travelers: '1', interests: 'skiing' };
  const ways = (said: Partial<Questionnaire>) => firstOf({ ...skiing, ...said }).fullAIResponse;
  expect(ways({ budget: '900 euros including lift pass', preferences: 'from Lyon' })).toMatch(
    /Fewer nights: \d instead come to about €\d+, the lift pass in it\./,
  );
  expect(ways({ budget: '900 euros', interests: 'snowshoes', preferences: 'from Lyon' })).toMatch(
    /Fewer nights: \d instead come to about €\d+\./,
  );
});
