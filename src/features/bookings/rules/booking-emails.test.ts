import { expect, test } from 'vitest';
import { dueReminders, isBookedLate, namesUntil, reminderDay, reminderEmailId } from './booking-emails.ts';

const NISEKO = { departsOn: '2027-02-06', returnsOn: '2027-02-13' } as const;
const TOKYO = 'Asia/Tokyo';
const due = (at: string, timeZone = TOKYO, trip: Parameters<typeof dueReminders>[0] = NISEKO) =>
  dueReminders(trip, timeZone, new Date(at));

test('the emails have their days: 30 and 7 before the departure, and two after the return', () => {
  expect(reminderDay('30-days', NISEKO)).toBe('2027-01-07');
  expect(reminderDay('7-days', NISEKO)).toBe('2027-01-30');
  expect(reminderDay('how-was-it', NISEKO)).toBe('2027-02-15');
});

test('each is due from nine in the morning at the destination, not a minute before', () => {
  expect(due('2027-01-06T23:59:59Z')).toEqual([]);
  expect(due('2027-01-07T00:00:00Z'), 'nine in Japan').toEqual(['30-days']);
  expect(due('2027-01-07T13:59:59Z', 'America/New_York')).toEqual([]);
  expect(due('2027-01-07T14:00:00Z', 'America/New_York')).toEqual(['30-days']);
  expect(due('2027-01-29T23:59:59Z')).toEqual([]);
  expect(due('2027-01-30T00:00:00Z')).toEqual(['7-days']);
  expect(due('2027-02-14T23:59:59Z')).toEqual([]);
  expect(due('2027-02-15T00:00:00Z')).toEqual(['how-was-it']);
});

test('nine is nine in summer time too, and midnight is no 24 o’clock', () => {
  const trip = { departsOn: '2027-04-27', returnsOn: '2027-05-01' } as const;
  // Lisbon goes over to summer time on 28 March 2027.
  expect(due('2027-03-28T07:59:00Z', 'Europe/Lisbon', trip)).toEqual([]);
  expect(due('2027-03-28T08:00:00Z', 'Europe/Lisbon', trip)).toEqual(['30-days']);
  expect(due('2027-03-28T23:00:00Z', 'Europe/Lisbon', trip), 'midnight there').toEqual(['30-days']);
  expect(due('2027-03-27T00:30:00Z', 'Europe/Lisbon', trip)).toEqual([]);
});

test('what is of no use any more is not due any more', () => {
  expect(due('2027-01-22T14:59:00Z'), 'the end of the fifteenth day before').toEqual(['30-days']);
  expect(due('2027-01-22T15:00:00Z')).toEqual([]);
  expect(due('2027-02-05T14:59:00Z'), 'the end of the day before').toEqual(['7-days']);
  expect(due('2027-02-05T15:00:00Z'), 'nobody reads it on the way to the airport').toEqual([]);
  expect(due('2027-03-01T00:00:00Z')).toEqual([]);
});

test('whoever books within the last 30 days has missed the email of a month before', () => {
  expect(isBookedLate('2027-02-06', new Date('2027-01-06T23:59:59Z'))).toBe(false);
  expect(isBookedLate('2027-02-06', new Date('2027-01-07T00:00:00Z'))).toBe(true);
});

test('an email is named after its booking and its kind', () => {
  expect(reminderEmailId(4829, '30-days')).toBe('booking-004829-30-days');
  expect(reminderEmailId(1_234_567, 'how-was-it')).toBe('booking-1234567-how-was-it');
});

test('travellers are named up to and including the thirtieth day before', () => {
  expect(namesUntil('2027-02-06', new Date('2026-11-01T12:00:00Z'))).toBe('2027-01-07');
});

test('whoever books later than that has three days to name them, and nobody beyond the last week', () => {
  expect(namesUntil('2027-02-06', new Date('2027-01-04T12:00:00Z'))).toBe('2027-01-07');
  expect(namesUntil('2027-02-06', new Date('2027-01-07T12:00:00Z'))).toBe('2027-01-10');
  expect(namesUntil('2027-02-06', new Date('2027-01-23T12:00:00Z'))).toBe('2027-01-26');
  expect(namesUntil('2027-02-06', new Date('2027-01-29T12:00:00Z'))).toBe('2027-01-30');
});
