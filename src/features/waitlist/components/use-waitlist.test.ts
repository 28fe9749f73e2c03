import { expect, test } from 'vitest';
import type { Waiting } from '../contract/waitlist.ts';
import { placeFor } from './use-waitlist.ts';

const entry = (departsOn: string): Waiting => ({
  id: 1,
  packageId: 'ibiza',
  name: 'Ibiza',
  location: 'Ibiza, Spain',
  image: 'ibiza',
  departure: departsOn,
  departsOn,
  numberOfTravelers: 1,
  contactEmail: 'ines@example.com',
  ahead: 0,
  turn: { seats: 1, until: '2027-05-01T12:00:00.000Z' },
});

test('an offer counts for the departure it was given for, and for no other day of the package', () => {
  const june20 = entry('2027-06-20');
  expect(placeFor([june20], { id: 'ibiza', departsOn: '2027-06-10' })).toBeNull();
  expect(placeFor([entry('2027-06-10'), june20], { id: 'ibiza', departsOn: '2027-06-20' })).toBe(june20);
  expect(placeFor([june20], { id: 'lisbon', departsOn: '2027-06-20' })).toBeNull();
});
