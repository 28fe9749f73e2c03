/** What is said in parts or taken back: stops that follow each other, purses, hours by halves, states, who drops out, days moved in another field. */
import { describe, expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import type { Questionnaire } from '../../../src/features/planner/rules/questionnaire.ts';

const TRIP: Questionnaire = {
  destination: 'Lisbon',
  dates: '4-9 May 2027',
  budget: '',
  travelers: '2 adults',
  interests: '',
  preferences: '',
  taste: '',
};
const read = (said: Partial<Questionnaire>) =>
  readWish({ ...TRIP, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });

test.each([
  ['Istanbul 12-16 May, Santorini 16-21 May', '2027-05-12', 9],
  ['Miami June 17 to June 20, Jaco June 20 to June 27', '2027-06-17', 10],
])('%s', (dates, start, nights) => {
  const wish = read({ destination: 'Istanbul and then Santorini', dates });
  expect([wish.startDate, wish.nights]).toEqual([start, nights]);
});

test.each([
  ['700 € (him) and 950 € (me)', 1650],
  ["Dad gives me 1000€, I have 600 saved. That's the lot", 1600],
  ["We'd said 1500. Then my brother-in-law joined and he brings 500 more. So two thousand dollars.", 2000],
  ["I've got €800, she's got €1200", 2000],
  ['my mum puts in £500 and I have £700', 1200],
])('%s', (budget, sum) => {
  expect(read({ budget }).budget.groupTotal).toBe(sum);
});

describe('hours told by halves and quarters', () => {
  test.each([
    ['The small ones are down from half past one until three', '13:30', '15:00'],
    ['baby sleeps half past twelve to two', '12:30', '14:00'],
  ])('%s', (preferences, from, to) => {
    expect(read({ preferences }).blocked).toMatchObject([{ from, to, why: 'nap' }]);
  });

  test.each([
    ['meetings from quarter to nine till half past four', '08:45', '16:30'],
    ['trade show from half past eight until 17:30 each day', '08:30', '17:30'],
    ['I write from 7 to 11 in the morning, seven days a week', '07:00', '11:00'],
  ])('%s', (preferences, from, to) => {
    const wish = read({ preferences });
    expect([...wish.blocked, wish.workHours]).toContainEqual(expect.objectContaining({ from, to }));
    expect(wish.nights).toBe(5);
  });
});

test.each(['Amagansett NY, the Hamptons', 'Southampton (the Long Island one, NY)', 'Sag Harbor, NY'])(
  '%s is one place',
  (destination) => {
    expect(read({ destination }).destinations.map(({ id }) => id)).toEqual(['hamptons']);
  },
);

test.each<[Partial<Questionnaire>, number, readonly number[]]>([
  [
    { travelers: 'family of five: 2 ad, 3 ch (4, 8, 12)', preferences: "the 12-year-old isn't coming after all" },
    2,
    [4, 8],
  ],
  [{ travelers: '4 of us', taste: 'PS. Two dropped out since I filled in the top' }, 2, []],
  [{ travelers: '3 friends', preferences: 'Sorry, Ana cancelled' }, 2, []],
  [{ travelers: '2 couples', taste: "one couple can't make it" }, 2, []],
])('%o', (said, adults, children) => {
  expect(read(said).party).toMatchObject({ adults, children });
});

test.each([
  ["it's the 27th to the 30th now", '2027-07-27', 3],
  ['READ THIS FIRST: dates moved to 27-30 July', '2027-07-27', 3],
  ['ignore the dates above, we go 10 to 15 August', '2027-08-10', 5],
])('20-23 July, and elsewhere: %s', (preferences, start, nights) => {
  const wish = read({ dates: '20-23 July 2027', preferences });
  expect([wish.startDate, wish.nights]).toEqual([start, nights]);
});

test.each([
  ['EUR 90/night for a bed plus 40/day to live on', 90 * 5 + 40 * 6],
  ['100 € la nuit et 50 € par jour', 100 * 5 + 50 * 6],
  ['$850 for me + $850 for her', 1700],
  ['€800 for me and €750 for him', 1550],
  ['€1,000 (me), €1,200 (Jo) and €800 (Pat)', 3000],
])('the parts of a purse are added: %s', (budget, total) => {
  expect(read({ budget }).budget.groupTotal).toBe(total);
});

test.each([
  ['€150 a day, at most 90 a night for the hotel', 150 * 6],
  ['€800 for me', 800],
  ['€800 for us, of it €300 for me', 800],
])('what is no part of a purse is not added: %s', (budget, total) => {
  expect(read({ budget }).budget.groupTotal).toBe(total);
});
