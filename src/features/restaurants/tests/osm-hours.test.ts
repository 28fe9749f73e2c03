/** What is kept of `opening_hours`. When a house is open by them is held against the reference library elsewhere. */
import { describe, expect, test } from 'vitest';
import { weekIn } from '../../destinations/rules/opening-hours/hours-to-store.ts';
import { restaurantFromOsm } from '../rules/restaurant-from-osm.ts';

const NOT_KNOWN = Array.from({ length: 7 }, () => 'Not known');

function told(opening_hours: string) {
  const tags = { amenity: 'restaurant', name: 'N', opening_hours };
  const { hours, hoursNote, openingHours } = restaurantFromOsm(
    { type: 'node', id: 1, latitude: 1, longitude: 1, tags },
    null,
    '2026-11-20',
  );
  return { hours, hoursNote, openingHours };
}

describe('a plain week is kept in our notation', () => {
  test.each([
    ['Mo-Fr 11:00-22:00; We off', 'Mo-Tu 11:00-22:00; Th-Fr 11:00-22:00'],
    ['Mo-Fr 11:00-22:00; We closed', 'Mo-Tu 11:00-22:00; Th-Fr 11:00-22:00'],
    ['Tu-Sa 12:00-14:00; Tu-Th off', 'Fr-Sa 12:00-14:00'],
    ['Mo-Fr 10:00-20:00; We,Th off', 'Mo-Tu 10:00-20:00; Fr 10:00-20:00'],
    ['Mo-Fr 10:00-20:00; Sa-Tu off', 'We-Fr 10:00-20:00'],
    ['24/7; Su off', 'Mo-Sa 00:00-24:00'],
    ['Mo off; Tu-Su 10:00-22:00', 'Tu-Su 10:00-22:00'],
    ['Mo-Fr 10:00-20:00; We off; We 18:00-20:00', 'Mo-Tu 10:00-20:00; We 18:00-20:00; Th-Fr 10:00-20:00'],
    ['Mo-Fr 10:00-20:00; We 12:00-14:00 off', 'Mo-Tu 10:00-20:00; We 10:00-12:00,14:00-20:00; Th-Fr 10:00-20:00'],
    ['Mo-Fr 11:00-14:00, Sa 17:00-22:00', 'Mo-Fr 11:00-14:00; Sa 17:00-22:00'],
    ['Mo-Fr 11:00-14:00, Fr 17:00-22:00', 'Mo-Th 11:00-14:00; Fr 11:00-14:00,17:00-22:00'],
    ['Mo-Fr 10:00-26:00', 'Mo-Fr 10:00-02:00'],
    ['Mo-Su 18:00-02:00; Tu off', 'Mo 18:00-02:00; We-Su 18:00-02:00'],
    ['mo-fr 9.30–18.00', 'Mo-Fr 09:30-18:00'],
    ['Monday-Friday 9am-5:30pm', 'Mo-Fr 09:00-17:30'],
    ['Mo-Su 00:00-24:00', '24/7'],
  ])('"%s" is %s', (written, hours) => {
    expect(told(written)).toMatchObject({ hours, hoursNote: null });
  });
});

describe('what says more than a week is kept as it is written, and understood', () => {
  test.each([
    'Apr-Oct: Mo-Su 10:00-22:00',
    'Mo-Fr 10:00-20:00; We[1] off',
    'Mo-Fr 10:00-20:00; Dec 25 off',
    'Mo-Fr 10:00-20:00 || "by appointment"',
    'Mo-Fr 10:00-20:00; week 1-10 off',
    'Mo-Fr 18:00+',
    'Mo-Su sunrise-sunset',
    'off',
    'Mo-Fr 18:00-02:00; Sa 00:00-01:00 off',
  ])('"%s"', (written) => {
    expect(told(written)).toEqual({ hours: written, hoursNote: written, openingHours: NOT_KNOWN });
  });

  test.each([
    ['Mo-Sa 10:00-22:00; PH off', 'Mo-Sa 10:00-22:00'],
    ['Mo-Sa 10:00-22:00; PH,SH closed', 'Mo-Sa 10:00-22:00'],
    ['Mo-Sa 10:00-22:00; PH Mo-Fr 12:00-20:00', 'Mo-Sa 10:00-22:00'],
    ['Mo-Fr 10:00-22:00; PH,Su 12:00-20:00', 'Mo-Fr 10:00-22:00; Su 12:00-20:00'],
    ['Mo-Su,PH 10:00-22:00', 'Mo-Su 10:00-22:00'],
  ])('"%s" shows the week %s', (written, week) => {
    const { hours, hoursNote, openingHours } = told(written);
    expect([hours, hoursNote]).toEqual([written, written]);
    expect(weekIn(written)).toBe(week);
    expect(openingHours).not.toContain('Not known');
  });
});

describe('what is not understood, or does not say when it is open, is kept for people to read', () => {
  test.each([
    'on request',
    'Mo-Fr 10:00-20:00; We when it rains',
    'Mo-Fr 09:00-1300 & 14:00-18:00',
    'Mo-Fr 10-18',
    'Mo-Fr 10:00',
    'Mo-Fr 26:00-27:00',
    'Feb 30 10:00-12:00',
    'PH off',
    'Dec 25 off',
    '+377 00 00 00 00',
    ';',
    '"',
  ])('"%s"', (written) => {
    expect(told(written)).toEqual({ hours: null, hoursNote: written, openingHours: NOT_KNOWN });
  });

  test('of a value that is too long nothing is believed: its end may say "off"', () => {
    const long = `${'Mo-Fr 10:00-20:00; '.repeat(17)}Mo-Fr off`;
    expect(told(long)).toMatchObject({ hours: null, hoursNote: `${long.slice(0, 300)}…` });
  });
});
