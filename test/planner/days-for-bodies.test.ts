/** Days that the bodies of a party can live: knees, age, wheels, naps, and a car of their own. */
import { describe, expect, test } from 'vitest';
import { minutesOf } from '../../src/features/destinations/rules/weekly-hours.ts';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import type { PlanItem } from '../../src/features/planner/rules/plan.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import type { Origin } from '../../src/features/planner/rules/world.ts';
import { aWorld } from './a-world.ts';

const HOMES: Readonly<Record<string, Origin>> = {
  MUC: { code: 'MUC', name: 'Munich', lat: 48.35, lon: 11.79 },
  NAP: { code: 'NAP', name: 'Naples', lat: 40.88, lon: 14.29 },
};
const world = aWorld({ origin: (code) => HOMES[code] ?? null });
const readingOf = (said: Partial<Questionnaire>) =>
  readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });
const cardsOf = (said: Partial<Questionnaire>) =>
  recommend(readingOf(said), world, { learning: false }).recommendations.filter(({ plan }) => plan.style !== 'package');
const isVisit = ({ kind }: PlanItem) => kind === 'sight' || kind === 'activity';

describe('whoever is old', () => {
  const needs = (travelers: string) =>
    readingOf({ destination: 'Rome', dates: '5 nights from 12 May 2027', travelers }).needs.map(({ kind, words }) => [
      kind,
      words,
    ]);

  test.each([
    ['2 adults and grandmother of 82', 'grandmother of 82'],
    ['me, my wife and my mother (79)', 'mother (79)'],
    ['my 84-year-old father and me', '84-year-old father'],
    ['ich, meine Frau und meine 80-jährige Mutter', '80-jährige Mutter'],
    ['2 adultes et ma mère de 83 ans', 'mère de 83'],
    ['2 adults aged 80 and 78', 'adults aged 80'],
    ['two of us plus elderly parents', 'elderly'],
  ])('%s: they need time to rest', (travelers, words) => {
    expect(needs(travelers)).toEqual([['rest-breaks', words]]);
  });

  test.each(['2 adults', 'group of 30', '2 adults, mum is 61', '3 couples and 80 friends'])(
    '%s: nobody is',
    (travelers) => {
      expect(needs(travelers)).toEqual([]);
    },
  );
});

describe('in a Roman July with a grandmother of 82 and bad knees', () => {
  const days = cardsOf({
    ...{ destination: 'Rome', dates: '5 nights from 12 July 2027', budget: '€7,000', interests: 'history, food' },
    travelers: '2 adults, 2 children 9 and 12, and grandmother of 82 with bad knees',
  }).flatMap(({ plan }) => plan.days.slice(1, -1));

  test('a day holds two visits, and none of two hours on the feet', () => {
    expect(days.length).toBeGreaterThan(8);
    for (const { items } of days) {
      expect(items.filter(isVisit).length).toBeLessThanOrEqual(2);
      for (const { name, placeId = '', start, end } of items.filter(isVisit))
        if (world.catalogue.place.get(placeId)?.tags.includes('museum'))
          expect(minutesOf(end) - minutesOf(start), name).toBeLessThan(120);
    }
  });

  test('after lunch they lie down or sit, and the evening is over by half past ten', () => {
    const rested = days.filter(({ items }) =>
      items.some(({ kind, start }) => (kind === 'rest' || kind === 'free') && start >= '13:00' && start < '16:30'),
    );
    expect(rested.length / days.length).toBeGreaterThan(0.8);
    for (const { items } of days)
      for (const { name, end } of items.filter(({ kind }) => kind !== 'transfer'))
        expect(end <= '22:30', name).toBe(true);
  });
});

test('the cathedral of Seville, with ramps instead of stairs, stays one for who is eight months pregnant', () => {
  const wish = {
    destination: 'Seville',
    dates: '5 nights from 3 July 2027',
    travelers: '2 adults, she is 8 months pregnant',
  };
  expect(readingOf(wish).needs.map(({ words }) => words)).toContain('8 months pregnant');
  const cards = cardsOf({ ...wish, interests: 'palaces, churches' });
  expect(
    cards.some(({ plan }) => plan.days.some(({ items }) => items.some(({ name }) => /^Seville Cathedral/.test(name)))),
  ).toBe(true);
});

describe('where one of six sits in a wheelchair', () => {
  const cards = cardsOf({
    ...{
      destination: 'Florence',
      dates: '4 nights from 12 June 2027',
      budget: '€9,000',
      interests: 'views, art, food',
    },
    travelers: '6 friends, one uses a wheelchair',
  });

  test('what the steps keep from that one is said once, by name, and when the others can climb', () => {
    for (const { fullAIResponse } of cards) {
      expect(fullAIResponse.match(/So that every stop is one for all of you/g)).toHaveLength(1);
      expect(fullAIResponse).toMatch(/Brunelleschi's Dome/);
      expect(fullAIResponse).toMatch(/Whoever likes steps can go to .+ on day \d, from \d\d:\d\d to \d\d:\d\d/);
    }
  });

  test('every shared stop stays one for all', () => {
    for (const { plan } of cards)
      for (const { placeId, name } of plan.days.flatMap(({ items }) => items))
        if (placeId) expect(['yes', 'partial'], name).toContain(world.catalogue.place.get(placeId)?.wheelchair);
  });

  test('who travels alone in it is told of nobody else', () => {
    const [card] = cardsOf({
      ...{ destination: 'Florence', dates: '4 nights from 12 June 2027', interests: 'views, art' },
      travelers: 'me alone, in a wheelchair',
    });
    expect(card?.fullAIResponse).not.toMatch(/Whoever likes steps/);
  });
});

describe('a toddler who naps from one to three', () => {
  const cards = cardsOf({
    ...{ destination: 'Lisbon', dates: '5 nights from 12 May 2027', travelers: '2 adults, toddler of 2' },
    ...{ interests: 'Sintra, food', preferences: 'nap 1-3 pm' },
  });

  test('naps at the bed on every day, those of arriving and leaving among them', () => {
    for (const { plan } of cards)
      for (const { items, n } of plan.days)
        expect(
          items.some(({ name }) => name === 'Kept free for the nap'),
          `day ${n}`,
        ).toBe(true);
    const first = cards[0]?.plan.days[0]?.items.find(({ name }) => name === 'Kept free for the nap');
    expect(first?.why).toMatch(/ask the house for the room by then/);
  });

  test('is why Sintra is not in, and that is said', () => {
    expect(cards[0]?.fullAIResponse).toMatch(/Pena, Sintra: There and back it does not fit before or after the nap/);
  });
});

describe('in their own car', () => {
  const wish = (home: string) => ({
    ...{ destination: 'Amalfi Coast', dates: '5 nights from 12 June 2027', travelers: '2 adults' },
    ...{ interests: 'beach, villages', preferences: `we drive down from ${home} in our own car` },
  });

  test('they drive from village to village, and come by it', () => {
    const legs = cardsOf(wish('Munich')).flatMap(({ plan }) => plan.days.flatMap(({ items }) => items));
    const far = legs.filter(({ leg }) => leg && leg.km > 3 && leg.mode !== 'walk');
    expect(far.length).toBeGreaterThan(5);
    for (const { leg, name } of far) expect(['car', 'ferry'], name).toContain(leg?.mode);
    expect(legs[0]?.leg?.mode).toBe('car');
  });

  test('a long way there is told with its hours and a night on it, a short one with when they are there', () => {
    expect(cardsOf(wish('Munich'))[0]?.fullAIResponse).toMatch(
      /from Munich to Amalfi Coast, some \w+.* at the wheel.*sleep once on the way/,
    );
    expect(cardsOf(wish('Naples'))[0]?.fullAIResponse).toMatch(
      /from Naples to Amalfi Coast, .*the plan has you there at 12:30/,
    );
  });

  test('in a town of trams it stays where it is parked', () => {
    const legs = cardsOf({ ...wish('Munich'), destination: 'Rome' }).flatMap(({ plan }) =>
      plan.days.flatMap(({ items }) => items.flatMap(({ leg, kind }) => (leg && kind !== 'transfer' ? leg : []))),
    );
    expect(legs.some(({ mode }) => mode === 'metro')).toBe(true);
    expect(legs.some(({ mode, km }) => mode === 'car' && km < 10)).toBe(false);
  });
});

test.each(['Lisbon', 'Cartagena', 'Ibiza'])(
  'on fourteen nights in %s nobody eats in one house for the third time',
  (destination) => {
    const cards = cardsOf({
      ...{ destination, dates: '14 nights from 8 May 2027', travelers: '2 adults', interests: 'food, history' },
    });
    expect(cards.length).toBe(3);
    for (const { plan } of cards) {
      const tables = plan.days.flatMap(({ items }) => items.flatMap(({ kind, name }) => (kind === 'meal' ? name : [])));
      expect(tables.length).toBeGreaterThan(18);
      for (const name of tables) expect(tables.filter((other) => other === name).length, name).toBeLessThanOrEqual(2);
    }
  },
);

test('after lunch four days of five say what the next hour is for', () => {
  const all = ['Lisbon', 'Rome', 'Istanbul', 'Marrakesh', 'Copenhagen', 'New Orleans', 'Ibiza', 'Nashville'].flatMap(
    (destination) =>
      cardsOf({ destination, dates: '10-16 May 2027', travelers: '2', interests: 'history, food' }).flatMap(
        ({ plan }) => plan.days.slice(1, -1),
      ),
  );
  const open = all.filter(({ items }) => {
    const at = items.findIndex(({ kind, start }) => kind === 'meal' && start > '11:00' && start < '16:00');
    const [lunch, next] = [items[at], items[at + 1]];
    const way = next?.kind === 'transfer' ? 0 : (next?.leg?.minutes ?? 0);
    return lunch && next && minutesOf(next.start) - way - minutesOf(lunch.end) >= 60;
  });
  expect(all.length).toBeGreaterThan(80);
  expect(open.length / all.length).toBeLessThan(0.2);
});

describe('a small child that naps at noon', () => {
  const NAPS = {
    ...{ dates: '10 to 17 July 2027', budget: '$6000', travelers: '2 adults, Freja 6 and Otto 22 months' },
    preferences: 'Otto naps 12.30 to 2.30 in his cot, so we need to be back at the hotel',
  };

  test.each(['Copenhagen', 'Lisbon', 'London', 'Miami'])('in %s has had its lunch before', (destination) => {
    const days = cardsOf({ ...NAPS, destination }).flatMap(({ plan }) => plan.days.slice(1, -1));
    const lunches = days.flatMap(({ items }) =>
      items.filter(
        ({ kind, name, start }) => start > '10:59' && start < '16:00' && (kind === 'meal' || /^Lunch /.test(name)),
      ),
    );
    expect(lunches.length).toBeGreaterThan(days.length * 0.8);
    for (const { name, start, end } of lunches)
      expect(start >= '11:00' && end <= '12:30', `${name} ${start}–${end}`).toBe(true);
  });
});

test('to what happens at noon one comes before noon, and stays until it has', () => {
  const squares = ['design, the guard', 'palaces, royal history', 'history, squares'].flatMap((interests) =>
    cardsOf({ destination: 'Copenhagen', dates: '10 to 16 July 2027', travelers: '2', interests })
      .flatMap(({ plan }) => plan.days.flatMap(({ items }) => items))
      .filter((item) => isVisit(item) && item.placeId === 'copenhagen-amalienborg-square'),
  );
  expect(squares.length).toBeGreaterThan(0);
  for (const { start, end } of squares) expect(start < '12:00' && end > '12:00', `${start}–${end}`).toBe(true);
});

test('a knee is sent up to no roof and to no house of floors, other knees are', () => {
  const stay = { destination: 'Marrakesh', dates: '8 nights from 28 April 2027', budget: '€5,000', travelers: '2' };
  const names = (preferences: string) =>
    cardsOf({ ...stay, interests: 'gardens, crafts, photography', preferences }).flatMap(({ plan }) =>
      plan.days.flatMap(({ items }) => items.map(({ name }) => name)),
    );
  const up = /Nomad|Terrasse des Épices|L'mida|Kabana|El Fenn|Café Arabe|Kosybar|Maison de la Photographie/;
  expect(names('').filter((name) => up.test(name)).length).toBeGreaterThan(2);
  expect(names('new knee, I walk 4 km a day at most').filter((name) => up.test(name))).toEqual([]);
});

test('six and a wheelchair are told that an ordinary taxi does not take them, four are not', () => {
  const stay = { destination: 'New York', dates: '4 nights from 4 June 2027', interests: 'gardens, museums' };
  const told = (travelers: string) => cardsOf({ ...stay, travelers })[0]?.fullAIResponse ?? '';
  expect(told('6 friends, one of us uses a power wheelchair')).toContain(
    'An ordinary taxi takes four: for six of you order two, or a van with a ramp for the wheelchair.',
  );
  expect(told('4 friends, one of us uses a power wheelchair')).not.toContain('An ordinary taxi');
});

test('off the train from town to town one eats before one looks at anything long', () => {
  const stay = { dates: '10-20 May 2027', budget: '$9000', travelers: '2' };
  const wishes = [
    { destination: 'Italy', interests: 'Venice, Florence, Rome. art' },
    { destination: 'Italy', interests: 'Rome, Florence. food' },
    { destination: 'Spain', interests: 'Madrid, Seville. art' },
  ];
  const firsts = wishes.flatMap((said) =>
    cardsOf({ ...stay, ...said }).flatMap(({ plan }) =>
      plan.days.slice(1, -1).flatMap(({ n, items: [journey, first, second] }) => {
        const lunch = [first, second].find((item) => item?.kind === 'meal' && item.start < '15:31');
        return journey?.kind === 'transfer' && first && lunch ? [{ first, n }] : [];
      }),
    ),
  );
  expect(firsts.length).toBeGreaterThan(5);
  for (const { first, n } of firsts)
    expect(
      first.kind === 'meal' || minutesOf(first.end) - minutesOf(first.start) <= 45,
      `day ${n}: ${first.name}`,
    ).toBe(true);
});
