/** Opening hours of a place of open data as the scheduler reads them: a week, and the hours of one day where weeks differ. */
import type { CalendarDay } from '../../../../shared/dates.ts';
import { memoize } from '../../../../shared/memoize.ts';
import type { HoursOn, Place } from '../../../destinations/rules/catalogue.ts';
import type { PublicHoliday } from '../../../destinations/rules/destination-facts.ts';
import {
  type Holidays,
  type HoursContext,
  spansOf,
  usualWeek,
} from '../../../destinations/rules/opening-hours/evaluator.ts';
import type { OpeningValue } from '../../../destinations/rules/opening-hours/opening-value.ts';
import { parseOpeningHours } from '../../../destinations/rules/opening-hours/parser.ts';
import { sunAt } from '../../../destinations/rules/opening-hours/sun-times.ts';
import { type OpenInterval, timeText, WEEKDAYS, type WeekHours } from '../../../destinations/rules/weekly-hours.ts';

interface Hours {
  readonly open: WeekHours;
  readonly week: Place['week'];
  readonly hoursOn: HoursOn | null;
  readonly isDoubtfulOn: Place['isDoubtfulOn'];
}

/** Not known. */
export const NO_HOURS = { open: null, week: null, hoursOn: null, isDoubtfulOn: null } as const;

const DAY = 24 * 60;
/** A week in summer and one in winter: between them most places that open at all are open. */
const FULLEST = ['2026-07-13', '2027-01-18'] as const;
const NO_HOLIDAYS: Holidays = new Map();

/** Of the whole country. */
export function feastDays(holidays: readonly PublicHoliday[]): Holidays {
  const days = holidays.flatMap(({ when }) => ('dates' in when ? (when.dates as CalendarDay[]) : []));
  return new Map(days.map((day) => [day, 'everywhere']));
}

/** Null where they are not known, or never open. */
export function hoursOf(
  text: string | null,
  { lat, lon }: { lat: number; lon: number },
  timeZone: string,
  holidays: Holidays,
): Hours | null {
  const value = text === null ? null : parseOpeningHours(text);
  if (text === null || !value) return null;
  const { publicHolidays, sun } = value.naming;
  const isSilent = !publicHolidays && !sun && !ALWAYS.test(text);
  const isDoubtfulOn = areDaysAlone(text, value)
    ? () => true
    : isSilent && holidays.size > 0
      ? (day: CalendarDay) => holidays.has(day)
      : null;
  const told =
    publicHolidays || sun
      ? toldHours(text, value, {
          holidays: publicHolidays ? holidays : NO_HOLIDAYS,
          sun: (day) => sunAt({ latitude: lat, longitude: lon }, timeZone, day),
        })
      : ofTextAlone(text);
  return told && { ...told, isDoubtfulOn };
}

/** "Apr-Oct", "Sa,Su": days alone, of which the hours are as unknown as any. */
const areDaysAlone = (text: string, { rules }: OpeningValue) =>
  rules.every(({ times }) => times.length === 0) && !ALWAYS.test(text);

/** Where neither the sun nor a country's feasts are named. */
const ofTextAlone = memoize(
  (text: string) => {
    const value = parseOpeningHours(text);
    return value && toldHours(text, value, { holidays: NO_HOLIDAYS, sun: () => NO_SUN });
  },
  { most: 2000 },
);
const NO_SUN = { dawn: null, sunrise: null, sunset: null, dusk: null };

function toldHours(
  text: string,
  value: OpeningValue,
  around: Pick<HoursContext, 'sun'> & { readonly holidays: Holidays },
): Omit<Hours, 'isDoubtfulOn'> | null {
  const isOfDays = areDaysAlone(text, value);
  const from = (first: CalendarDay, days: number) =>
    spansOf(value, first, days, around)
      .filter(({ unknown }) => unknown === null)
      .map((span) => (isOfDays ? withinUsual(span) : span));
  const hoursOn = memoize((day: CalendarDay) => from(day, 1).map((span) => [span.from, span.to] as const), {
    most: 400,
  });
  const usual = isOfDays ? null : usualWeek(value);
  if (usual)
    return usual.every((spans) => spans.length === 0)
      ? null
      : { ...weekOf(usual), hoursOn: around.holidays.size > 0 ? hoursOn : null };
  const weeks = FULLEST.map((monday) => from(monday, 7)).map((spans) =>
    Array.from({ length: 7 }, (_, i) =>
      spans
        .filter((span) => Math.floor(span.from / DAY) === i)
        .map((span) => ({ from: span.from - i * DAY, to: span.to - i * DAY })),
    ),
  );
  const [fullest] = weeks.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return !fullest || lengthOf(fullest) === 0 ? null : { ...weekOf(fullest), hoursOn };
}

const ALWAYS = /24\s*\/\s*7|00:00\s*-\s*24:00/;
/** When most houses are open that open at all. */
const USUAL = [10 * 60, 17 * 60] as const;

function withinUsual<Span extends { readonly from: number; readonly to: number }>(span: Span): Span {
  const midnight = Math.floor(span.from / DAY) * DAY;
  return { ...span, from: midnight + USUAL[0], to: midnight + USUAL[1] };
}

type Week = readonly (readonly { readonly from: number; readonly to: number }[])[];

const lengthOf = (week: Week) => week.flat().reduce((sum, { from, to }) => sum + to - from, 0);

function weekOf(week: Week): Pick<Hours, 'open'> & { readonly week: NonNullable<Hours['week']> } {
  const texts = week.map((spans) =>
    spans.map(({ from, to }): OpenInterval => [timeText(from), to === DAY ? timeText(DAY) : timeText(to % DAY)]),
  );
  const open = Object.fromEntries(WEEKDAYS.map((day, i) => [day, texts[i] ?? []])) as unknown as WeekHours;
  return { open, week: week.map((spans) => spans.map(({ from, to }) => [from, to] as const)) };
}
