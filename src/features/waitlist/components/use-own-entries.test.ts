import { expect, test } from 'vitest';
import type { Waiting } from '../contract/waitlist.ts';
import { placeFor } from './use-own-entries.ts';

const entry = (departureId: number, departsOn: string): Waiting => ({
  id: 1,
  packageId: 'ibiza',
  departureId,
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
  const june20 = entry(20, '2027-06-20');
  expect(placeFor([june20], { departureId: 10 })).toBeNull();
  expect(placeFor([entry(10, '2027-06-10'), june20], { departureId: 20 })).toBe(june20);
  expect(placeFor([june20], undefined)).toBeNull();
});
