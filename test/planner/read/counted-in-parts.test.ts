/** What is told in parts: children one by one, rooms and their sum, the flights and where they set out, hours that are theirs every day. */
import { describe, expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../../src/features/planner/rules/questionnaire.ts';

const read = (said: Partial<Questionnaire>) =>
  readWish({ ...EMPTY_WISH, destination: 'Lisbon', ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });

test.each([
  ['grandma and three grandkids: one of 4 and the twins of 7', 1, [4, 7, 7]],
  ['abuela y tres nietos: uno de 4 y los gemelos de 7', 1, [4, 7, 7]],
  ['Oma mit drei Enkeln: einer 4, die Zwillinge 7', 1, [4, 7, 7]],
  ['due genitori, tre figli: uno di 4 anni e i gemelli di 7', 2, [4, 7, 7]],
  ['deux parents, trois enfants : un de 4 ans et des jumeaux de 7 ans', 2, [4, 7, 7]],
  ['mãe e três filhos: um de 3 e os gémeos de 9', 1, [3, 9, 9]],
  ['dad with 4 kids (twins of 3, the others 6 and 10)', 1, [3, 3, 6, 10]],
  ['mum, dad and three kids, one aged 5 and twins aged 8', 2, [5, 8, 8]],
  ['2 adults and three children, two aged 4 and one aged 8', 2, [4, 4, 8]],
  ['2 parents, daughter 15 & her friend, also 15', 2, [15, 15]],
  ['myself (lecturer) and my husband (geologist)', 2, []],
  ["Mr & Mrs Adeyemi plus Mrs A's sister", 3, []],
  ['grandmother, mother, bride-to-be', 3, []],
  ['conservator, f, 38, alone', 1, []],
] as const)('%s', (travelers, adults, ages) => {
  const { party } = read({ travelers });
  expect([party.adults, [...party.children].sort((one, other) => one - other)]).toEqual([adults, ages]);
});

test('what stands in the next field is no noun of the last number', () => {
  const travelers = 'two aunties from Durban, 63 and 67';
  expect(read({ travelers, interests: "Christmas windows, Macy's" }).party.adults).toBe(2);
});

test.each([
  ['9 women', 'vier Doppelzimmer + ein Einzelzimmer = 5 Zimmer', 5],
  ['9 women', '4 doubles and a single, so 5 rooms', 5],
  ['5 women', '3 rooms (two doubles, one single)', 3],
  ['7 amigos', 'tres dobles y una individual, en total cuatro habitaciones', 4],
  ['女性三人', '一人一部屋、あわせて三部屋', 3],
  ['9 women', 'rooms 4+1', 5],
  ['5 women', 'rooms: 2+2+1', 3],
  ['6', '2 rooms for the girls and 2 rooms for the boys', 4],
])('%s: %s', (travelers, preferences, rooms) => {
  expect(read({ travelers, preferences }).party.rooms).toBe(rooms);
});

describe('flights, however far from what becomes of them', () => {
  const IN = ['and all', 'counted', 'in the price', 'covered by that sum'];
  const OUT = ['are not counted', 'are a different budget', 'lie in the drawer, paid', 'come on top'];
  const flights = (budget: string) => read({ budget, travelers: '2' }).budget.flights;
  for (const from of ['', ' from Boston', ' out of Boston', ' from Springfield, Illinois,'])
    test(`the flights${from}`, () => {
      for (const said of IN)
        expect([said, flights(`$1,200 each, the flights${from} ${said}`)]).toEqual([said, 'included']);
      for (const said of OUT)
        expect([said, flights(`$1,200 each, the flights${from} ${said}`)]).toEqual([said, 'excluded']);
    });
  test.each([
    ["900 € par personne, l'avion depuis Lyon n'est pas là-dedans", 'excluded'],
    ['900 euros cada uno; el avión desde Mérida, Yucatán, va aparte', 'excluded'],
    ['900 Euro pro Person, Flug ab Hamburg eingerechnet', 'included'],
    ["900 euro a testa, l'aereo da Torino ci sta dentro", 'included'],
    ['$11,000 and it has to hold the lot: airfare from Charlotte, lifts, lessons', 'included'],
  ])('%s', (budget, state) => expect(flights(budget)).toBe(state));
});

test.each([
  ['On the stand 10:00-18:00 every day', '10:00', '18:00'],
  ["I'm in the lab 9 am to 1 pm every day", '09:00', '13:00'],
  ['The 4-yr-old is in bed 12:30-2:00 pm, every day', '12:30', '14:00'],
  ['tous les jours de 9h à 12h je suis au congrès', '09:00', '12:00'],
])('%s', (preferences, from, to) => {
  const { blocked, workHours } = read({ preferences });
  expect([...blocked, workHours]).toContainEqual(expect.objectContaining({ from, to }));
});

test.each([
  'Earliest start 10:30',
  'Start days at 10:30 or later',
  'Frühester Start 10:30',
  'empezar el día a las 10:30',
])('%s', (preferences) => expect(read({ preferences }).earliestStart).toBe('10:30'));

test.each([
  ['Val Thorens, zo hoog mogelijk graag', 'We rijden zelf vanuit Gent', 'car'],
  ['Copenhagen', 'we take the car from Växjö', 'car'],
  ['Copenhagen', 'with our own car across the bridge', 'car'],
  ['Barcelona', 'vamos en nuestro propio coche desde Valencia', 'car'],
  ['Miami', 'Greyhound all the way', 'bus'],
  ['Miami', 'we take the Brightline', 'train'],
])('to %s: %s', (destination, preferences, mode) => {
  const { transport, party } = read({ destination, preferences });
  expect([transport.prefer, party.pets]).toEqual([[mode], undefined]);
});

test('nobody who flies is everybody who does not', () => {
  for (const preferences of [
    'nobody in this family gets on a plane',
    'neither of us flies',
    'ninguno de nosotros vuela',
  ])
    expect(read({ preferences }).transport.avoid).toContain('flight');
});

test('an anniversary is none of the honeymoon they had there', () => {
  const said = { destination: 'Lisbon; we honeymooned there', travelers: 'glazier & wife, silver wedding anniversary' };
  expect(read(said).occasion).toBe('anniversary');
});
