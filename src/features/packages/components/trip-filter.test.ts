import { describe, expect, test } from 'vitest';
import { choicesOf } from '../rules/departure-choices.ts';
import { monthsOfTrips, tripFilterFrom, tripsFor } from './trip-filter.ts';

describe('the list of trips', () => {
  const departure = (
    departsOn: `${number}-${number}-${number}`,
    nights: number,
    price: number,
    availableSpots: number,
  ) => ({
    ...{ departsOn, price, availableSpots },
    returnsOn: new Date(Date.parse(departsOn) + nights * 86_400_000).toISOString().slice(0, 10) as typeof departsOn,
  });
  const offer = (id: string, departures: ReturnType<typeof departure>[]) => {
    const [next = departure('2027-01-01', 1, 1, 1)] = departures;
    return { id, category: 'Luxury' as const, maxGuests: 8, ...next, choices: choicesOf(departures) };
  };
  const trips = [
    offer('ski', [departure('2027-02-06', 7, 4599, 5), departure('2027-06-01', 7, 4599, 5)]),
    offer('city', [departure('2027-06-03', 3, 1300, 2), departure('2027-06-10', 3, 1300, 8)]),
    offer('full', [departure('2027-05-01', 5, 2000, 0)]),
  ];
  const found = (address: string) =>
    tripsFor(trips, tripFilterFrom(new URLSearchParams(address))).map(({ id, departsOn }) => `${id} ${departsOn}`);

  test('asked for nothing shows everything as it leaves next, sold out or not', () => {
    expect(found('')).toEqual(['ski 2027-02-06', 'city 2027-06-03', 'full 2027-05-01']);
    expect(found('month=June&length=forever&travelers=99&most=1&order=best')).toEqual(found(''));
  });

  test('finds a trip in June under $3,000 for two', () => {
    expect(found('month=2027-06&travelers=2&most=3000')).toEqual(['city 2027-06-03']);
    expect(found('month=2027-06&travelers=2&most=2000')).toEqual([]);
  });

  test('shows a party a departure with seats for all of them', () => {
    expect(found('travelers=4')).toEqual(['ski 2027-02-06', 'city 2027-06-10']);
    expect(found('month=2027-05')).toEqual([]);
  });

  test('is ordered by day, price or length, and asks for the nights', () => {
    expect(found('order=soonest')).toEqual(['ski 2027-02-06', 'full 2027-05-01', 'city 2027-06-03']);
    expect(found('order=price')[0]).toBe('city 2027-06-03');
    expect(found('length=week&order=length')).toEqual(['full 2027-05-01', 'ski 2027-02-06']);
    expect(monthsOfTrips(trips)).toEqual(['2027-02', '2027-05', '2027-06']);
  });

  test('knows of many departures those that a choice can need', () => {
    const many = [
      departure('2027-06-01', 3, 900, 2),
      departure('2027-06-02', 3, 900, 2),
      departure('2027-06-03', 3, 800, 1),
      departure('2027-06-04', 3, 900, 9),
      departure('2027-06-05', 3, 900, 20),
      departure('2027-07-01', 3, 900, 2),
    ];
    expect(choicesOf(many).map(({ departsOn }) => departsOn.slice(5))).toEqual(['06-01', '06-03', '06-04', '07-01']);
  });
});
