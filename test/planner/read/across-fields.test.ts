/** What one field says of another, and what stands beside the place: stays of each stop, weekdays of a day, sights by any name, cars. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../../src/features/planner/rules/questionnaire.ts';

const read = (said: Partial<Questionnaire>) =>
  readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });

test('a day in one field takes the weekdays of another', () => {
  expect(read({ destination: 'Lisbon for my birthday June 12th', dates: 'thu to sun' })).toMatchObject({
    startDate: '2027-06-10',
    nights: 3,
  });
});

test.each([
  ['Lisbon then London, 2 and 5 nights', '', 7],
  ['Lisbon and Istanbul', '3 nights each from 4 May', 6],
  ['Seville, Granada, Madrid', '2 nights Seville 1 Granada 4 Madrid', 7],
])('nights are counted stop by stop: %s %s', (destination, dates, nights) => {
  expect(read({ destination, dates }).nights).toBe(nights);
});

test.each([
  ['Roma', 'Capilla Sixtina', 'italy-rome-vatican-museums'],
  ['New York', 'die Freiheitsstatue', 'nyc-liberty'],
  ['Istanbul', 'la mosquée bleue', 'istanbul-blue-mosque'],
  ['ロンドン', '大英博物館', 'london-british-museum'],
])('a sight is known by the names of other languages: %s, %s', (destination, interests, id) => {
  expect(read({ destination, interests }).wantedPlaces).toContain(id);
});

test.each([
  ['MIA', 'miami'],
  ['CPH please', 'copenhagen'],
  ['New York, pas Manhattan', 'nyc'],
  ['Park City - sorry, Aspen is where we want', 'colorado'],
])('a place is meant by its airport, without a part of it, or in place of another: %s', (destination, id) => {
  expect(read({ destination }).destinations.map((each) => each.id)).toEqual([id]);
});

test.each(['she is vegan i am not', 'my wife is vegan but I am not'])(
  'who eats otherwise takes nothing back: %s',
  (taste) => {
    expect(read({ taste }).diet).toEqual(['vegan']);
  },
);

test.each(['louer une voiture', 'mit dem Mietwagen', 'alquilamos coche', 'vamos de carro', 'we are driving'])(
  'who comes or goes about by car says so: %s',
  (preferences) => {
    expect(read({ destination: 'Lisbon', preferences }).transport.prefer).toEqual(['car']);
  },
);

test('an airport is told from a word by its capitals', () => {
  expect(read({ destination: 'Tokyo', preferences: 'we fly from SEA' }).origin?.code).toBe('SEA');
  expect(read({ destination: 'Tokyo', preferences: 'not far from sea' }).origin).toBeUndefined();
});

test.each([
  ['Lisbon, 5 nights in May for two, 2000 euros', '2027-05', 2, 'told'],
  ['Ten days in Tokyo in April, for three', '2027-04', 3, 'told'],
  ['Rome in June for 4', '2027-06', 4, 'told'],
  ['Lissabon für zwei im Mai', '2027-05', 2, 'told'],
  ['Lisbonne, mai, pour deux', '2027-05', 2, 'told'],
  ['Lisbon, May, 4000 dollars', '2027-05', 2, 'assumed'],
  ['Austin in May, for 3, maybe 4 nights', '2027-05', 2, 'assumed'],
])('a whole wish in one line: %s', (destination, month, adults, party) => {
  const reading = read({ destination });
  expect(reading.startDate?.slice(0, 7)).toBe(month);
  expect(reading.party.adults).toBe(adults);
  expect(reading.assumed.includes('party')).toBe(party === 'assumed');
});

test('the last stop has what the others leave of the whole', () => {
  const { destinations } = read({
    destination: 'Venice (2 nights), then Florence (3), finally Rome',
    dates: 'arrive 8 September, fly home from Rome on the 16th',
  });
  expect(destinations.map(({ cities }) => cities?.map(({ nights }) => nights))).toEqual([[2, 3, 3]]);
});

test('who comes by car may say so beside the money', () => {
  const said = { destination: 'Charleston', budget: "Not over $4,200. We'll drive down from Atlanta." };
  expect(read(said)).toMatchObject({ transport: { prefer: ['car'] }, origin: { code: 'ATL' } });
});
