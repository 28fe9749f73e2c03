/**
 * Feasts of moon calendars, first day of each, 2026 to 2032. Islamic dates are
 * those of the Umm al-Qura calendar and may move by a day where the moon is
 * sighted; Jewish feasts begin on the evening before; the lunar new year is
 * China's (UTC+8); Diwali is the day of Lakshmi Puja. Beyond the table: unknown.
 */
import type { CalendarDay } from '../../../../shared/dates.ts';
import type { Recurrence } from '../facts.ts';

export type Feast = Extract<Recurrence, { feast: unknown }>['feast'];

export const FIRST_DAYS: Readonly<Record<Feast, readonly CalendarDay[]>> = {
  ramadan: [
    '2026-02-18',
    '2027-02-08',
    '2028-01-28',
    '2029-01-16',
    '2030-01-05',
    '2030-12-26',
    '2031-12-16',
    '2032-12-04',
  ],
  'eid-al-fitr': [
    '2026-03-20',
    '2027-03-09',
    '2028-02-26',
    '2029-02-14',
    '2030-02-04',
    '2031-01-24',
    '2032-01-14',
    '2033-01-03',
  ],
  'eid-al-adha': ['2026-05-27', '2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13', '2031-04-02', '2032-03-22'],
  'islamic-new-year': [
    '2026-06-16',
    '2027-06-06',
    '2028-05-25',
    '2029-05-14',
    '2030-05-04',
    '2031-04-23',
    '2032-04-11',
  ],
  mawlid: ['2026-08-25', '2027-08-14', '2028-08-03', '2029-07-24', '2030-07-13', '2031-07-02', '2032-06-20'],
  passover: ['2026-04-02', '2027-04-22', '2028-04-11', '2029-03-31', '2030-04-18', '2031-04-08', '2032-03-27'],
  'rosh-hashanah': ['2026-09-12', '2027-10-02', '2028-09-21', '2029-09-10', '2030-09-28', '2031-09-18', '2032-09-06'],
  'yom-kippur': ['2026-09-21', '2027-10-11', '2028-09-30', '2029-09-19', '2030-10-07', '2031-09-27', '2032-09-15'],
  hanukkah: ['2026-12-05', '2027-12-25', '2028-12-13', '2029-12-02', '2030-12-21', '2031-12-10', '2032-11-28'],
  diwali: ['2026-11-08', '2027-10-29', '2028-10-17', '2029-11-05', '2030-10-26', '2031-11-14', '2032-11-02'],
  'chinese-new-year': [
    '2026-02-17',
    '2027-02-06',
    '2028-01-26',
    '2029-02-13',
    '2030-02-03',
    '2031-01-23',
    '2032-02-11',
  ],
};

/** How many days each is kept, where a caller does not say; Ramadan lasts until Eid al-Fitr instead. */
export const USUAL_DAYS: Readonly<Record<Feast, number>> = {
  ramadan: 29,
  'eid-al-fitr': 3,
  'eid-al-adha': 4,
  'islamic-new-year': 1,
  mawlid: 1,
  passover: 8,
  'rosh-hashanah': 2,
  'yom-kippur': 1,
  hanukkah: 8,
  diwali: 1,
  'chinese-new-year': 7,
};
