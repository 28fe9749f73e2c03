import { describe, expect, test } from 'vitest';
import { beginsWith } from '../actions/search-cities.ts';
import { amenityLabels } from '../copy/amenity-labels.ts';
import { outlookOf } from '../rules/coming-hours.ts';
import { type SourceHours, openState as stateOf } from '../rules/open-now.ts';
import { scoreOf, shownRating } from '../rules/ranking.ts';
import { amenitiesAfter } from '../rules/shown-facts.ts';
import { weekTexts } from '../rules/week-texts.ts';

const LISBON = 'Europe/Lisbon';
const opening = (hours: string | null, more: Partial<SourceHours> = {}): SourceHours => ({
  hours,
  timeZone: LISBON,
  months: null,
  closedOn: [],
  ...more,
});
const openState = (told: SourceHours, now: Date) =>
  stateOf({ ...told, outlook: outlookOf(told, { latitude: 38.7, longitude: -9.1 }, null, now) }, now);
/** In winter Lisbon's clocks show UTC. 2026-11-20 is a Friday. */
const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}:00Z`);

describe('open now', () => {
  test('split hours: open until the break, closed in it, open again', () => {
    const split = opening('Mo-Fr 12:00-15:00,19:00-22:30');
    expect(openState(split, at('14:20'))).toEqual({
      state: 'open',
      until: '15:00',
      weekday: null,
      minutesLeft: 40,
      orLater: false,
    });
    expect(openState(split, at('16:00'))).toMatchObject({ state: 'closed', opens: { at: '19:00', inDays: 0 } });
    expect(openState(split, at('19:00'))).toMatchObject({ state: 'open', until: '22:30' });
    expect(openState(split, at('22:30'))).toMatchObject({ opens: { at: '12:00', weekday: 0, inDays: 3 } });
  });

  test('a night that began yesterday is still open after midnight', () => {
    const night = opening('Th 18:00-02:00');
    expect(openState(night, at('01:30'))).toEqual({
      state: 'open',
      until: '02:00',
      weekday: null,
      minutesLeft: 30,
      orLater: false,
    });
    expect(openState(night, at('02:00'))).toMatchObject({ state: 'closed', opens: { weekday: 3, inDays: 6 } });
  });

  test('days that meet at midnight are one', () => {
    expect(openState(opening('Fr 20:00-24:00; Sa 00:00-04:00'), at('23:50'))).toMatchObject({ until: '04:00' });
    expect(openState(opening('24/7'), at('23:50'))).toEqual({ state: 'open', until: null });
  });

  test('the clock of the place counts, not ours, also in summer', () => {
    const lunch = opening('Mo-Su 12:00-15:00', { timeZone: 'Asia/Tokyo' });
    expect(openState(lunch, at('03:00'))).toMatchObject({ state: 'open' });
    expect(openState(lunch, at('12:00'))).toMatchObject({ state: 'closed' });
    expect(openState(opening('Mo-Su 12:00-15:00'), at('11:30', '2026-07-01'))).toMatchObject({ state: 'open' });
  });

  test('unknown stays unknown', () => {
    const missing = (of: SourceHours) => openState(of, at('12:00'));
    expect(missing(opening(null))).toEqual({ state: 'unknown', missing: 'hours' });
    expect(missing(opening('when the boats come in'))).toEqual({ state: 'unknown', missing: 'hours' });
    for (const timeZone of [null, 'Mars/Base'])
      expect(missing(opening('Mo-Su 12:00-15:00', { timeZone }))).toEqual({ state: 'unknown', missing: 'clock' });
  });

  test('a page that has stood open for days claims nothing any more', () => {
    const told = opening('24/7');
    const outlook = outlookOf(told, { latitude: 38.7, longitude: -9.1 }, null, at('12:00'));
    expect(stateOf({ ...told, outlook }, at('12:00', '2026-11-21'))).toEqual({ state: 'open', until: null });
    expect(stateOf({ ...told, outlook }, at('12:00', '2026-11-22'))).toEqual({ state: 'unknown', missing: 'hours' });
  });

  test('a closed season and a feast day are closed', () => {
    const summer = opening('Mo-Su 12:00-23:00', { months: [5, 6, 7, 8, 9] });
    expect(openState(summer, at('13:00'))).toEqual({ state: 'closed', opens: null });
    const feast = opening('Mo-Su 12:00-23:00', { closedOn: ['11-20'] });
    expect(openState(feast, at('13:00'))).toMatchObject({ state: 'closed', opens: { inDays: 1, at: '12:00' } });
  });
});

test('what an operator has corrected of steps and diets replaces what a source said, in any wording', () => {
  const given = ['Step-free', 'partly-step-free', 'takeaway', 'vegan', 'High chairs'];
  const corrected = ['stepFree', 'diets'];
  expect(amenitiesAfter(given, corrected, { diets: ['halal'], stepFree: false })).toEqual([
    'Step-free',
    'takeaway',
    'High chairs',
    'halal',
  ]);
  expect(amenityLabels(amenitiesAfter(given.slice(1), ['stepFree'], { diets: [], stepFree: true }))).toEqual([
    'Takeaway',
    'Vegan meals',
    'High chairs',
    'Step-free',
  ]);
});

test('a week is seven texts, Monday first', () => {
  const words = { closed: 'Closed', allDay: 'All day', unknown: 'Not known' };
  expect(weekTexts('Tu-Fr 12:00-15:00,19:00-22:00; Sa 00:00-24:00', words)).toEqual([
    'Closed',
    '12:00–15:00, 19:00–22:00',
    '12:00–15:00, 19:00–22:00',
    '12:00–15:00, 19:00–22:00',
    '12:00–15:00, 19:00–22:00',
    'All day',
    'Closed',
  ]);
  expect(weekTexts(null, words)).toEqual(Array.from({ length: 7 }, () => 'Not known'));
});

describe('ratings', () => {
  test('nobody’s view is no rating, that of a service weighs five reviews, and that we picked a table none', () => {
    expect(shownRating({ prior: null, count: 0, sum: 0 })).toBe(0);
    expect(shownRating({ prior: null, count: 2, sum: 9 })).toBe(4.5);
    expect(shownRating({ prior: null, isPicked: true, count: 0, sum: 0 })).toBe(0);
    expect(shownRating({ prior: null, isPicked: true, count: 2, sum: 9 })).toBe(4.5);
    expect(shownRating({ prior: 4.5, count: 5, sum: 5 })).toBe(2.75);
  });

  test('more good reviews always rank higher, a single raving one does not beat our best', () => {
    const good = [0, 1, 5, 50, 500].map((count) => scoreOf({ prior: null, count, sum: 5 * count }));
    expect(good).toEqual([...good].sort((a, b) => a - b));
    expect(scoreOf({ prior: null, count: 1, sum: 5 })).toBeLessThan(scoreOf({ prior: 4.6, count: 0, sum: 0 }));
    expect(scoreOf({ prior: null, count: 1, sum: 5 })).toBeLessThan(
      scoreOf({ prior: null, isPicked: true, count: 0, sum: 0 }),
    );
  });

  test('that we picked a table weighs three quarters of a star, and less with every review', () => {
    const more = [0, 5, 45].map((count) => {
      const known = { prior: null, count, sum: 4 * count };
      return scoreOf({ ...known, isPicked: true }) - scoreOf(known);
    });
    expect(more).toEqual([750, 375, 75]);
  });
});

test('cities are found as people type them', () => {
  expect(beginsWith('San Sebastián', 'san seb')).toBe(true);
  expect(beginsWith('Tromsø', 'tromso')).toBe(true);
  expect(beginsWith('Malé', ' ')).toBe(false);
});
