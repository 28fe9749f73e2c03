import { describe, expect, test } from 'vitest';
import { departuresToOpen, nextOccurrence } from './yearly-departure.ts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);

describe('the departures of a package that leaves on one day of the year', () => {
  test('the next occurrence may be the very day', () => {
    expect(nextOccurrence({ month: 2, day: 6 }, '2027-02-06')).toBe('2027-02-06');
    expect(nextOccurrence({ month: 2, day: 6 }, '2027-02-07')).toBe('2028-02-06');
  });

  test('the departure on sale is at least 14 days ahead', () => {
    expect(departuresToOpen({ month: 2, day: 6 }, 7, day('2027-01-23'))[0]).toEqual({
      departsOn: '2027-02-06',
      returnsOn: '2027-02-13',
    });
    expect(departuresToOpen({ month: 2, day: 6 }, 7, day('2027-01-24'))[0]?.departsOn).toBe('2028-02-06');
  });

  test('the next season is opened before this one leaves the shop', () => {
    expect(departuresToOpen({ month: 2, day: 6 }, 7, day('2026-12-01'))).toHaveLength(1);
    expect(departuresToOpen({ month: 2, day: 6 }, 7, day('2027-01-10')).map((d) => d.departsOn)).toEqual([
      '2027-02-06',
      '2028-02-06',
    ]);
  });
});
