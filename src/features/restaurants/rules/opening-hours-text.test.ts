import { describe, expect, test } from 'vitest';
import { outlookOf } from './coming-hours.ts';
import { openState, type SourceHours } from './open-now.ts';
import { hoursText, openText } from './opening-hours-text.ts';

const LISBON = { latitude: 38.71, longitude: -9.14 };

/** In winter Lisbon's clocks show UTC. 2026-11-20 is a Friday. */
function said(
  hours: string | null,
  time: string,
  more: Partial<SourceHours> = {},
  holidays: Parameters<typeof outlookOf>[2] = null,
): string {
  const told = { hours, timeZone: 'Europe/Lisbon', months: null, closedOn: [], ...more };
  const now = new Date(`2026-11-${time}:00Z`);
  return openText(openState({ ...told, outlook: outlookOf(told, LISBON, holidays, now) }, now));
}

test('what is written and not understood is said as it stands', () => {
  const opening = { hours: null, timeZone: 'Europe/Lisbon', months: null, closedOn: [], outlook: null };
  const now = new Date('2026-11-20T12:00:00Z');
  expect(hoursText(opening, 'when the tide is in', now)).toBe('Hours as written: when the tide is in');
  expect(hoursText(opening, null, now)).toBe('Hours not known');
  expect(hoursText({ ...opening, hours: '24/7' }, 'open all day', now)).not.toContain('as written');
});

describe('open', () => {
  test('until when, and within the last hour how long', () => {
    expect(said('Mo-Fr 12:00-15:00', '20T13:59')).toBe('Open until 15:00');
    expect(said('Mo-Fr 12:00-15:00', '20T14:00')).toBe('Open, closes in 60 min');
    expect(said('Mo-Fr 12:00-15:00', '20T14:20')).toBe('Open, closes in 40 min');
    expect(said('Fr 18:00-24:00', '20T20:00')).toBe('Open until midnight');
    expect(said('24/7', '20T20:00')).toBe('Open around the clock');
  });

  test('a night ends without its day, whatever the date then is', () => {
    expect(said('Fr 18:00-02:00', '20T19:00')).toBe('Open until 02:00');
    expect(said('Fr 18:00-02:00', '21T00:30')).toBe('Open until 02:00');
    expect(said('Fr 20:00-24:00; Sa 00:00-08:00', '20T21:00')).toBe('Open until 08:00');
  });

  test('what does not end today names the day', () => {
    const weekend = 'Fr 18:00-24:00; Sa 00:00-24:00; Su 00:00-22:00';
    expect(said(weekend, '20T18:00')).toBe('Open until Sun 22:00');
    expect(said(weekend, '21T12:00')).toBe('Open until Sun 22:00');
    expect(said(weekend, '21T23:00')).toBe('Open until Sun 22:00');
    expect(said(weekend, '22T12:00')).toBe('Open until 22:00');
    expect(said('Fr 18:00-24:00; Sa,Su 00:00-24:00', '20T18:00')).toBe('Open until Sun midnight');
    expect(said('Fr 18:00-24:00; Sa,Su 00:00-24:00', '22T18:00')).toBe('Open until midnight');
    // At 03:00 there is a 06:00 today too.
    expect(said('Fr 18:00-24:00; Sa 00:00-24:00; Su 00:00-06:00', '21T03:00')).toBe('Open until Sun 06:00');
  });
});

describe('closed', () => {
  test('when it opens, today, tomorrow or on a day of the week', () => {
    const split = 'Tu-Fr 12:00-15:00,19:00-22:30; Sa 18:00-23:00';
    expect(said(split, '20T16:00')).toBe('Closed, opens 19:00');
    expect(said(split, '20T23:00')).toBe('Closed, opens tomorrow 18:00');
    expect(said(split, '22T10:00')).toBe('Closed, opens Tue 12:00');
    expect(said(split, '20T13:00', { months: [6, 7] })).toBe('Closed for now');
  });
});

test('what is not known is named', () => {
  expect(said(null, '20T13:00')).toBe('Hours not known');
  expect(said('when the tide is in', '20T13:00')).toBe('Hours not known');
  expect(said('Mo-Fr 12:00-15:00', '20T13:00', { timeZone: null })).toBe('Local time not known');
  expect(said('Mo-Fr 12:00-15:00', '20T13:00', { timeZone: 'Mars/Base' })).toBe('Local time not known');
  expect(said(null, '20T13:00', { timeZone: null })).toBe('Hours not known');
});

describe('on a public holiday', () => {
  const friday = new Map([['2026-11-20', 'everywhere'] as const]);
  const inParts = new Map([['2026-11-20', 'in parts'] as const]);

  test('what the house says of holidays counts', () => {
    expect(said('Mo-Su 12:00-22:00; PH off', '20T13:00', {}, friday)).toBe('Closed, opens tomorrow 12:00');
    expect(said('Mo-Su 12:00-22:00; PH 12:00-18:00', '20T13:00', {}, friday)).toBe('Open until 18:00');
    expect(said('Mo-Su 12:00-22:00; PH 12:00-18:00', '20T19:00', {}, friday)).toBe('Closed, opens tomorrow 12:00');
    expect(said('Mo-Su 12:00-22:00; Nov 20 off', '20T13:00', {}, friday)).toBe('Closed, opens tomorrow 12:00');
    expect(said('24/7', '20T13:00', {}, friday)).toBe('Open around the clock');
  });

  test('where it says nothing of holidays, that is said, and no opening is promised over it', () => {
    const unknown = 'Public holiday: holiday hours not known';
    expect(said('Mo-Su 12:00-22:00', '20T13:00', {}, friday)).toBe(unknown);
    expect(said('Mo-Su 12:00-22:00', '19T23:00', {}, friday)).toBe('Closed for now');
    expect(said('Th 18:00-02:00', '20T00:30', {}, friday)).toBe('Open until 02:00');
    expect(said('Mo-Th 12:00-22:00', '20T13:00', {}, friday)).toBe('Closed, opens Mon 12:00');
  });

  test('a holiday of other parts of the country counts only where the house could mean it', () => {
    const unknown = 'Public holiday: holiday hours not known';
    expect(said('Mo-Su 12:00-22:00; PH off', '20T13:00', {}, inParts)).toBe(unknown);
    expect(said('Mo-Su 12:00-22:00', '20T13:00', {}, inParts)).toBe('Open until 22:00');
    expect(said('Mo-Su 12:00-22:00; PH 12:00-22:00', '20T13:00', {}, inParts)).toBe('Open until 22:00');
  });
});

test('school holidays are not known, and matter only where the hours differ', () => {
  const hours = 'Mo-Fr 12:00-15:00; SH Mo-Fr 10:00-15:00';
  expect(said(hours, '20T11:00')).toBe('Depends on the school holidays, which we do not know');
  expect(said(hours, '20T13:00')).toBe('Open until 15:00');
});

test('an open end is said to be one', () => {
  expect(said('Fr 17:00+', '20T12:00')).toBe('Closed, opens 17:00');
  expect(said('Fr 17:00+', '20T18:00')).toBe('Closing time not known');
  expect(said('Fr 12:00-18:45+', '20T18:30')).toBe('Open until 18:45 or later');
  expect(said('Fr 12:00-18:00 "by appointment"', '20T13:00')).toBe('Depends on the hours as written');
});
