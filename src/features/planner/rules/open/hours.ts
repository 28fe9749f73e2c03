/** Opening hours of a place of open data as the scheduler reads them: a week, and the hours of one day where weeks differ. */
import type { CalendarDay } from '../../../../shared/dates.ts';
import { memoize } from '../../../../shared/memoize.ts';
import type { HoursOn, Place } from '../../../destinations/rules/catalogue.ts';
import type { PublicHoliday } from '../../../destinations/rules/destination-facts.ts';
import { type Holidays, spansOf, usualWeek } from '../../../destinations/rules/opening-hours/evaluator.ts';
import { parseOpeningHours } from '../../../destinations/rules/opening-hours/parser.ts';
import { sunAt } from '../../../destinations/rules/opening-hours/sun.ts';
import { type OpenInterval, timeText, WEEKDAYS, type WeekHours } from '../../../destinations/rules/weekly-hours.ts';

interface Hours {
  readonly open: WeekHours;
  readonly week: Place['week'];
  readonly hoursOn: HoursOn | null;
}

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
  if (!value) return null;
  const sun = (day: CalendarDay) => sunAt({ latitude: lat, longitude: lon }, timeZone, day);
  // What says nothing of holidays is told by the day in words alone.
  const feasts = value.naming.publicHolidays ? holidays : NO_HOLIDAYS;
  const from = (first: CalendarDay, days: number) =>
    spansOf(value, first, days, { holidays: feasts, sun }).filter(({ unknown }) => unknown === null);
  const hoursOn = memoize((day: CalendarDay) => from(day, 1).map((span) => [span.from, span.to] as const), {
    most: 400,
  });
  const usual = usualWeek(value);
  if (usual?.every((spans) => spans.length === 0)) return null;
  if (usual) return { ...weekOf(usual), hoursOn: feasts.size > 0 ? hoursOn : null };
  const weeks = FULLEST.map((monday) =>
    Array.from({ length: 7 }, (_, i) =>
      from(monday, 7)
        .filter((span) => Math.floor(span.from / DAY) === i)
        .map((span) => ({ from: span.from - i * DAY, to: span.to - i * DAY })),
    ),
  );
  const [fullest] = weeks.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (!fullest || lengthOf(fullest) === 0) return null;
  return { ...weekOf(fullest), hoursOn };
}

type Week = readonly (readonly { readonly from: number; readonly to: number }[])[];

const lengthOf = (week: Week) => week.flat().reduce((sum, { from, to }) => sum + to - from, 0);

function weekOf(week: Week): Pick<Hours, 'open' | 'week'> {
  const texts = week.map((spans) =>
    spans.map(({ from, to }): OpenInterval => [timeText(from), to === DAY ? timeText(DAY) : timeText(to % DAY)]),
  );
  const open = Object.fromEntries(WEEKDAYS.map((day, i) => [day, texts[i] ?? []])) as unknown as WeekHours;
  return { open, week: week.map((spans) => spans.map(({ from, to }) => [from, to] as const)) };
}
