/** Hours of the map on the days on which a country rests. */
import { expect, test } from 'vitest';
import { feastDays, hoursOf } from './open-place-hours.ts';

const MERITXELL = feastDays([{ name: 'Our Lady of Meritxell', when: { dates: ['2027-09-08'] } }]);
const on = (hours: string, day: '2027-09-07' | '2027-09-08') =>
  hoursOf(hours, { lat: 42.5, lon: 1.52 }, 'Europe/Andorra', MERITXELL)?.hoursOn?.(day);

test('a house that says it is closed on public holidays is closed on them', () => {
  expect(on('Mo-Sa 10:00-18:00; PH off', '2027-09-07')).toEqual([[600, 1080]]);
  expect(on('Mo-Sa 10:00-18:00; PH off', '2027-09-08')).toEqual([]);
  expect(on('Jun-Sep Mo-Sa 10:00-20:00; PH 10:00-14:00', '2027-09-08')).toEqual([[600, 840]]);
});

test('one that says nothing of them keeps the week it tells', () => {
  const hours = hoursOf('Mo-Sa 10:00-18:00', { lat: 42.5, lon: 1.52 }, 'Europe/Andorra', MERITXELL);
  expect(hours).toMatchObject({ hoursOn: null, open: { we: [['10:00', '18:00']] } });
  expect(on('Jun-Sep Mo-Sa 10:00-20:00', '2027-09-08')).toEqual([[600, 1200]]);
});
