import { expect, test } from 'vitest';
import { groupTrips } from '../../trips/components/trip-groups.ts';
import { standingOf } from './booking-standing.ts';
import { nextStepsOf } from './next-steps.ts';

const booked = (createdAt: string, departsOn: string, contactEmail: string | null = 'ines@example.com') =>
  nextStepsOf({ createdAt, contactEmail, package: { departsOn, returnsOn: '2027-02-13' } });

test('the steps after a booking carry their dates', () => {
  const [mail, outreach, details, after] = booked('2026-11-20T10:00:00.000Z', '2027-02-06');
  expect(mail).toMatchObject({ when: 'Within 24 hours', text: expect.stringContaining('ines@example.com') });
  expect(outreach).toMatchObject({ when: '30 days before departure', date: 'Jan 7, 2027' });
  expect(details).toMatchObject({ when: '7 days before departure', date: 'Jan 30, 2027' });
  expect(after).toMatchObject({ when: 'When you are back', date: 'Feb 15, 2027' });
});

test('a departure in less than 30 days promises nothing in the past', () => {
  const [, outreach] = booked('2027-01-20T10:00:00.000Z', '2027-02-06');
  expect(outreach).toMatchObject({ when: 'In the next days', date: null });
  expect(outreach?.text).toContain('30 days before departure');
});

test('without an address no e-mail is promised to one', () => {
  const [mail] = booked('2026-11-20T10:00:00.000Z', '2027-02-06', null);
  expect(mail?.text).toContain('You left no address');
});

test('a cancelled booking was either refunded or never paid', () => {
  expect(standingOf({ status: 'cancelled', paymentStatus: 'refunded' })).toBe('cancelled');
  expect(standingOf({ status: 'cancelled', paymentStatus: 'failed' })).toBe('failed');
  expect(standingOf({ status: 'pending', paymentStatus: 'authorized' })).toBe('pending');
});

const trip = (name: string, status: 'confirmed' | 'pending' | 'cancelled', departsOn: string, returnsOn: string) => ({
  name,
  status,
  createdAt: '2026-06-01T00:00:00.000Z',
  package: { departsOn, returnsOn },
});

test('trips ahead come soonest first, past ones latest first, and what came to nothing apart', () => {
  const groups = groupTrips(
    [
      trip('Niseko', 'confirmed', '2027-02-06', '2027-02-13'),
      trip('Lisbon', 'confirmed', '2026-03-01', '2026-03-05'),
      trip('Ibiza', 'pending', '2027-01-10', '2027-01-15'),
      trip('Jacó', 'confirmed', '2026-05-01', '2026-05-08'),
      trip('Miami', 'cancelled', '2027-03-14', '2027-03-18'),
    ],
    '2026-11-20',
  );
  const names = (trips: ReadonlyArray<{ readonly name: string }>) => trips.map(({ name }) => name);
  expect(names(groups.upcoming)).toEqual(['Ibiza', 'Niseko']);
  expect(names(groups.past)).toEqual(['Jacó', 'Lisbon']);
  expect(names(groups.ended)).toEqual(['Miami']);
});

test('a trip is ahead until the day of its return is over', () => {
  const onTheWay = [trip('Ibiza', 'confirmed', '2026-11-15', '2026-11-20')];
  expect(groupTrips(onTheWay, '2026-11-20').upcoming).toHaveLength(1);
  expect(groupTrips(onTheWay, '2026-11-21').past).toHaveLength(1);
});
