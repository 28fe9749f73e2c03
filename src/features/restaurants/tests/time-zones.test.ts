/** Which clock is said to count somewhere: the right one, or none. */
import { describe, expect, test } from 'vitest';
import { destinations } from '../../destinations/content/destinations.ts';
import { zoneAt } from '../../open-data/actions/time-zones.ts';
import { ofOneTime, ofOneZone } from '../../open-data/content/time-zones.ts';
import { cities } from '../content/known-cities.ts';

const at = (latitude: number, longitude: number) => zoneAt({ latitude, longitude });

/** What its clocks show in winter and in summer. */
function timesOf(timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return ['2027-01-15T12:00Z', '2027-07-15T12:00Z'].map((instant) => clock.format(new Date(instant))).join();
}

test.each([
  ['Versailles', 48.8, 2.13, 'Europe/Paris'],
  ['Limoges', 45.83, 1.26, 'Europe/Paris'],
  ['Ajaccio', 41.92, 8.74, 'Europe/Paris'],
  ['Brest', 48.39, -4.49, 'Europe/Paris'],
  ['Burgos', 42.34, -3.7, 'Europe/Madrid'],
  ['Badajoz', 38.88, -6.97, 'Europe/Madrid'],
  ['Aberdeen', 57.15, -2.09, 'Europe/London'],
  ['Kassel', 51.31, 9.48, 'Europe/Berlin'],
  ['Fresno', 36.74, -119.79, 'America/Los_Angeles'],
  ['Tallahassee', 30.44, -84.28, 'America/New_York'],
  ['Chattanooga', 35.05, -85.31, 'America/New_York'],
  ['Nashville', 36.16, -86.78, 'America/Chicago'],
  ['Belfast', 54.6, -5.93, 'Europe/London'],
])('%s', (_, latitude, longitude, zone) => {
  expect(at(latitude, longitude)).toBe(zone);
});

describe('across the border from a city the clock is not that city’s', () => {
  test.each([
    ['Elvas', 38.88, -7.16, 'Europe/Lisbon'],
    ['Caia', 38.88, -7.03, 'Europe/Lisbon'],
    ['Tui', 42.05, -8.64, 'Europe/Madrid'],
    ['Sneads', 30.71, -84.93, 'America/Chicago'],
    ['South Pittsburg', 35.01, -85.7, 'America/Chicago'],
    ['Przemyśl', 49.78, 22.77, 'Europe/Warsaw'],
    ['Amritsar', 31.63, 74.87, 'Asia/Kolkata'],
    ['Tweed Heads', -28.18, 153.55, 'Australia/Sydney'],
    ['Mytilene', 39.11, 26.56, 'Europe/Athens'],
    ['Batam', 1.15, 104.02, 'Asia/Jakarta'],
    ['Haparanda', 65.83, 24.13, 'Europe/Stockholm'],
  ])('%s', (_, latitude, longitude, zone) => {
    expect([null, timesOf(zone)]).toContainEqual(at(latitude, longitude) && timesOf(at(latitude, longitude) ?? ''));
  });
});

test('our own places have their own clock', () => {
  for (const { id, latitude, longitude, timeZone } of destinations) expect(at(latitude, longitude), id).toBe(timeZone);
});

test('the cities that can be typed have the clock they stand under', () => {
  for (const { name, latitude, longitude, timeZone } of cities) {
    const said = at(latitude, longitude);
    // Eilat lies between two borders.
    if (name === 'Eilat') expect(said).toBeNull();
    else expect(timesOf(said ?? 'UTC'), name).toBe(timesOf(timeZone));
  }
});

test('nobody says it far out at sea, or where two clocks count', () => {
  expect(at(-18, -140)).toBeNull();
  // Xinjiang lives by two.
  expect(at(43.83, 87.6)).toBeNull();
});

test('circles that overlap agree, and the runtime knows their zones', () => {
  const circles = [...ofOneZone, ...ofOneTime];
  expect(circles.length).toBeGreaterThan(1500);
  for (const { latitude, longitude, miles, timeZone } of circles) {
    const about = `${timeZone} ${latitude} ${longitude} ${miles}`;
    expect(miles, about).toBeGreaterThan(1);
    expect(miles, about).toBeLessThanOrEqual(150);
    expect(timesOf(at(latitude, longitude) ?? ''), about).toBe(timesOf(timeZone));
  }
});
