/** What must not be read into a wish: ends of a trip are no ends of days, a part is no contradiction, an article no city. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../../src/features/planner/rules/questionnaire.ts';

const read = (said: Partial<Questionnaire>) =>
  readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });

test('who must be home by an hour on the last day may stay out late before', () => {
  const { latestEnd, leaves, needs } = read({ dates: 'leaving Fri July 2, back Tue July 6. Home by 4pm that day' });
  expect(leaves).toBe('16:00');
  expect(latestEnd).toBeUndefined();
  expect(needs).toEqual([]);
});

test('a length that follows from the days is not called unsaid', () => {
  const { nights, assumptions } = read({ dates: 'fri 4 june after work till sun' });
  expect(nights).toBe(2);
  expect(assumptions.filter((each) => each.includes('how long'))).toEqual([]);
  expect(read({ dates: 'in June' }).assumptions.filter((each) => each.includes('how long'))).toHaveLength(1);
});

test.each([
  ['cartagena, and 2 nights on the Rosario islands', '3rd January through the 10th'],
  ['Lisbonne puis Séville', 'du 24 au 31 octobre, 4 nuits + 3 nuits'],
])('nights of a part do not contradict the dates of the whole: %s', (destination, dates) => {
  const { nights, conflicts } = read({ destination, dates });
  expect(nights).toBe(7);
  expect(conflicts).toEqual([]);
});

test('nights of the stops stand beside those of the whole', () => {
  const { nights, destinations } = read({ destination: 'Vail & Aspen', dates: '9 Jan + 7 nights; 4 Vail 3 Aspen' });
  expect(nights).toBe(7);
  expect(destinations.flatMap(({ cities }) => cities?.map((city) => city.nights) ?? [])).toEqual([4, 3]);
});

test('families count the people that are told beside them, apartments count nobody', () => {
  const { party, conflicts } = read({
    travelers: '2 fams, 4 grown-ups 5 kids: 4, 6, 7, 9, 12',
    preferences: '2 apartments',
  });
  expect(party).toMatchObject({ adults: 4, children: [4, 6, 7, 9, 12] });
  expect(conflicts).toEqual([]);
});

test('rooms that the budget pays for are rooms', () => {
  expect(read({ budget: '$600 per night for two rooms', travelers: 'four friends' }).party.rooms).toBe(2);
  expect(read({ budget: '$600 a night per room', travelers: 'four friends' }).party.rooms).toBeUndefined();
});

test.each([
  ['My biggest worry is the heat', 'mild'],
  ['we come for the heat', 'warm'],
])('heat is a worry or a wish: %s', (preferences, climate) => {
  expect(read({ preferences }).search.climate).toBe(climate);
});

test('a word that is a name elsewhere is none: an article, a kind of place, a saying', () => {
  expect(read({ destination: 'Tokyo', dates: 'vacances de la Toussaint' }).origin).toBeUndefined();
  expect(read({ destination: 'tokyo', interests: 'game center' }).wantedPlaces).toEqual([]);
  expect(read({ destination: 'the Hamptons', dates: 'Memorial Day is a zoo' }).weights).toEqual({});
  expect(read({ destination: 'a city, just not hot' }).needs).toEqual([]);
});

test('flights by an airline are in the sum, and the sum is not for them alone', () => {
  const { budget } = read({ budget: '£12k for the 4 of us with BA flights from Heathrow' });
  expect(budget).toMatchObject({ amount: 12_000, flights: 'included' });
  expect(budget.covers).toBeUndefined();
});

test('a nanny who comes along is one of them and asks for no babysitter', () => {
  const { party, needs } = read({ travelers: 'hubs, me, 22 mo old girl, nanny' });
  expect(party).toMatchObject({ adults: 3, children: [1] });
  expect(needs).toEqual([]);
  expect(read({ preferences: 'we need a nanny for one evening' }).needs.map(({ kind }) => kind)).toEqual([
    'babysitting',
  ]);
});

test('who stays at the kennel comes along no more than who stays with the neighbours', () => {
  expect(read({ travelers: 'My wife and I. Our dog stays at the kennel.' }).party.pets).toBeUndefined();
  expect(read({ travelers: 'my wife and I. Grandma stays home with the dog' }).party).toEqual({
    adults: 2,
    children: [],
  });
  expect(read({ travelers: 'My wife and I and our dog.' }).party.pets).toBe(1);
});

test('a kitchen to taste is none to cook in', () => {
  expect(read({ destination: 'Nueva Orleans', interests: 'cocina criolla' }).lodging).toEqual([]);
});

test('a place that is taken back and asked for again is left in', () => {
  const { destinations, excludes } = read({
    destination: 'Tokyo... ah no, my bad, Niseko first (4 nights) and then Tokyo (3)',
  });
  expect(excludes).toEqual([]);
  expect(destinations.map(({ id }) => id)).toEqual(['niseko', 'tokyo']);
});

test('a grandmother is no city, and an article no place that we do not cover', () => {
  expect(read({ destination: 'Roma con la nonna' }).conflicts).toEqual([]);
  expect(read({ destination: 'LA' }).unknownPlaces).toEqual(['LA']);
});

test('what is left out for a day is not left out of the trip', () => {
  const skiers = read({
    interests: 'ski, pizza',
    preferences: "Saturday is the Sabbath, so he won't ski or drive that day",
  });
  expect(skiers.weights).toHaveProperty('ski');
  expect(skiers.excludeTags).toEqual([]);
  expect(skiers.transport.avoid).toEqual([]);
  expect(read({ interests: 'museums', preferences: 'no museums on Monday' }).weights).toHaveProperty('museum');
  expect(read({ preferences: 'no museums' }).excludeTags).toContain('museum');
});

test('a relation is no table of its name, and an opera house no village', () => {
  expect(read({ travelers: 'me and my wife', preferences: "her mother can't come after all" }).wantedPlaces).toEqual(
    [],
  );
  expect(read({ destination: 'Venice', interests: 'La Scala' }).wantedPlaces).toEqual([]);
});

test('nights of one house are no other length of the trip', () => {
  const dates = '10-17 May 2027';
  expect(read({ destination: 'Tokyo', dates, preferences: 'ryokan for two nights' })).toMatchObject({
    nights: 7,
    conflicts: [],
  });
});

test('a French “sur” is on something, and only “sûr” is safe', () => {
  const needs = (interests: string) => read({ destination: 'Lisbonne', interests }).needs.map(({ kind }) => kind);
  expect(needs('balade sur la plage')).toEqual([]);
  expect(needs('un quartier sûr')).toEqual(['safety']);
});
