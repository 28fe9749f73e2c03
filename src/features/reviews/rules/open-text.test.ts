import { describe, expect, test } from 'vitest';
import { type Opening, openState } from '../../restaurants/rules/opening.ts';
import { openText } from './open-text.ts';

/** In winter Lisbon's clocks show UTC. 2026-11-20 is a Friday. */
function said(hours: string | null, time: string, more: Partial<Opening> = {}): string {
  const opening = { hours, timeZone: 'Europe/Lisbon', months: null, closedOn: [], ...more };
  return openText(openState(opening, new Date(`2026-11-${time}:00Z`)));
}

describe('open', () => {
  test('until when, and within the last hour how long', () => {
    expect(said('Mo-Fr 12:00-15:00', '20T13:59')).toBe('Open until 15:00');
    expect(said('Mo-Fr 12:00-15:00', '20T14:00')).toBe('Open, closes in 60 min');
    expect(said('Mo-Fr 12:00-15:00', '20T14:20')).toBe('Open, closes in 40 min');
    expect(said('Fr 18:00-24:00', '20T20:00')).toBe('Open until midnight');
    expect(said('24/7', '20T20:00')).toBe('Open around the clock');
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
