/** What takes place on a day of the stay is read with its day and its hour, and the plan keeps them. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../../src/features/planner/rules/recommend.ts';
import { aWorld } from '../a-world.ts';

const TODAY = '2026-12-01';
const read = (wish: Partial<Questionnaire>) =>
  readWish(
    { ...EMPTY_WISH, destination: 'London', travelers: '2 adults', ...wish },
    { today: TODAY, gazetteer: ownGazetteer() },
  );
const unsaid = { from: '08:00', to: '15:00', isHourUnsaid: true, why: 'event' };
const COME_AND_GO = 'his appointment is Thurs 11 March. Down the day before, home the Saturday';

test.each([
  [COME_AND_GO, '', { ...unsaid, date: '2027-03-11', what: 'appointment' }],
  [
    'ceremony is Sat 15 May. We come in on the Thursday and go home Monday',
    '',
    { ...unsaid, date: '2027-05-15', what: 'ceremony' },
  ],
  [
    '4-9 May 2027',
    'The wedding is on 6 May at 3pm',
    { from: '14:30', to: '17:00', date: '2027-05-06', why: 'event', what: 'wedding' },
  ],
  [
    '4-9 May 2027',
    'a christening in Leeds on the 8th at 11',
    { from: '10:30', to: '13:00', date: '2027-05-08', why: 'event', what: 'christening' },
  ],
  [
    '4-9 May 2027',
    'hospital appointment at 2pm on Thursday',
    { from: '13:30', to: '16:00', date: '2027-05-06', why: 'event', what: 'appointment' },
  ],
  [
    '4-9 May 2027',
    'our class reunion on Saturday at 6pm',
    { from: '17:30', to: '20:00', date: '2027-05-08', why: 'event', what: 'class reunion' },
  ],
  ['4-9 May 2027', 'I have an exam on Friday', { ...unsaid, date: '2027-05-07', what: 'exam' }],
  [
    '4-9 May 2027',
    'exam 8 May 9.30-12.30',
    { from: '09:00', to: '12:30', date: '2027-05-08', why: 'event', what: 'exam' },
  ],
])('%s, %s', (dates, preferences, block) => {
  expect(read({ dates, preferences }).blocked).toEqual([block]);
});

test.each([
  ['4-9 May 2027', 'the funeral was on 12 April'],
  ['4-9 May 2027 for a wedding', ''],
  ['4-9 May 2027', 'our wedding anniversary is on the 5th'],
  ['4-9 May 2027', 'after the exam we arrive on 4 May'],
  ['4-9 May 2027', 'graduation is 9 May'],
  ['4-9 May 2027', 'the exam is 6 May to 8 May'],
  ['4-9 May 2027', 'the match is on 6 May'],
])('no hours are kept of: %s, %s', (dates, preferences) => {
  expect(read({ dates, preferences }).blocked).toEqual([]);
});

test('every plan keeps the day until three, says that no hour was said, and accounts for it', () => {
  const { recommendations } = recommend(read({ dates: COME_AND_GO }), aWorld({ today: TODAY }), { learning: false });
  expect(recommendations.length).toBeGreaterThan(0);
  for (const { plan, wishes } of recommendations) {
    const day = plan.days.find(({ date }) => date === '2027-03-11');
    const kept = day?.items.find(({ name }) => name === 'Kept free for the appointment');
    expect(kept).toMatchObject({ start: '08:00', end: '15:00' });
    expect(kept?.why).toBe('You did not say at what hour: this day is kept until 15:00 for it');
    expect(day?.items.filter((item) => item !== kept && item.start < '15:00')).toEqual([]);
    expect(wishes.find(({ wish }) => wish === 'The appointment')).toMatchObject({ result: 'met', day: day?.n });
  }
});
