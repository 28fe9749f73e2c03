/**
 * Public holidays: of a country in a year, and around now of the places somebody asks for. Borders and calendars are
 * loaded with the first question, on the server alone: they hold 50 megabytes.
 */
import { setImmediate as breath } from 'node:timers/promises';
import { type CalendarDay, calendarDay, DAY_MS, type Instant, plusDays } from '../../../shared/dates.ts';
import type { Holidays } from '../../destinations/rules/opening-hours/evaluator.ts';
import type { Position } from '../../destinations/rules/position.ts';

interface NamedDay {
  readonly day: CalendarDay;
  /** In English where that is known. */
  readonly name: string;
}

/** The calendar of Liechtenstein calls its national day an observance, and the working Friday behind a feast a holiday. */
const [NATIONAL_DAY, WORKING_DAY] = ['Staatsfeiertag', 'Feiertagsbrücke'];
const isPublic = ({ type, name }: { type: string; name: string }) =>
  (type === 'public' && name !== WORKING_DAY) || name === NATIONAL_DAY;

/** Of the whole country; those of a part of it are left out. None: nobody knows the country's. */
export async function publicHolidays(country: string, year: number): Promise<NamedDay[]> {
  const { default: Calendar } = await import('date-holidays');
  if (!(country in new Calendar().getCountries())) return [];
  const calendar = new Calendar(country, { types: ['public', 'observance'] });
  const days = (calendar.getHolidays(year, 'en') || []).filter(isPublic);
  return days.map(({ date, name }) => ({
    day: date.slice(0, 10) as CalendarDay,
    name: name === NATIONAL_DAY ? `National Day (${NATIONAL_DAY})` : name,
  }));
}

/** Null: nobody knows which country it is, or nothing of its holidays. */
export type HolidaysAt = (at: Position) => Holidays | null;

/** What is asked of the days from the one before now on. */
const DAYS_ASKED = 10;

/** Of all these places, around now. */
export async function holidaysAround(places: readonly Position[], now: Instant): Promise<HolidaysAt> {
  if (places.length === 0) return () => null;
  const landOf = await lands();
  const years = yearsAround(now);
  const found = new Map<string, Holidays | null>();
  for (const land of new Set(places.map(landOf))) {
    if (land !== null) found.set(land, await holidaysOf(land, years));
  }
  return (at) => found.get(landOf(at) ?? '') ?? null;
}

function yearsAround(now: Instant): number[] {
  const days = [-1, DAYS_ASKED].map((more) => calendarDay(new Date(now.getTime() + more * DAY_MS)));
  return [...new Set(days.map((day) => Number(day.slice(0, 4))))];
}

/** Parts of a country that the borders name by another code than the calendar does. */
const REGIONS: Readonly<Record<string, string>> = {
  Q21: 'GB/ENG',
  Q22: 'GB/SCT',
  Q25: 'GB/WLS',
  Q26: 'GB/NIR',
  IC: 'ES/CN',
};

let borders: Promise<(at: Position) => string | null> | null = null;

/** "MC", or "GB/SCT" where the borders know the region. */
function lands(): Promise<(at: Position) => string | null> {
  borders ??= import('@rapideditor/country-coder').then(
    ({ featuresContaining, iso1A2Code }) =>
      ({ latitude, longitude }) => {
        const at: [number, number] = [longitude, latitude];
        const smallest = featuresContaining(at)[0]?.properties.id ?? '';
        const region = REGIONS[smallest];
        if (region) return region;
        const country = iso1A2Code(at);
        // Of Hong Kong and Puerto Rico the calendar knows more than of the state they belong to.
        return country !== null && /^[A-Z]{2}$/.test(smallest) && smallest !== country
          ? `${country}/${smallest}`
          : country;
      },
  );
  return borders;
}

const known = new Map<string, Promise<Holidays | null>>();
/** All countries and regions there are, for two years. */
const MOST_KNOWN = 1000;

function holidaysOf(land: string, years: readonly number[]): Promise<Holidays | null> {
  const key = `${land} ${years.join()}`;
  const before = known.get(key);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const found = reckoned(land, years);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

async function reckoned(land: string, years: readonly number[]): Promise<Holidays | null> {
  const { default: Calendar } = await import('date-holidays');
  const all = new Calendar();
  const [first = '', part] = land.split('/');
  const isOwnCountry = part !== undefined && part in all.getCountries();
  const country = isOwnCountry ? part : first;
  if (!(country in all.getCountries())) return null;
  const states = Object.keys(all.getStates(country) ?? {});
  const region = !isOwnCountry && part !== undefined && states.includes(part) ? part : undefined;

  const daysOf = (...where: readonly string[]) => {
    const [state = '', town = ''] = where;
    const calendar = new Calendar(country, state, town, { types: ['public', 'observance'] });
    return years.flatMap((year) => (calendar.getHolidays(year) || []).filter(isPublic).flatMap(daysOfOne));
  };
  const days = new Map<CalendarDay, 'everywhere' | 'in parts'>();
  for (const day of daysOf(...(region ? [region] : []))) days.set(day, 'everywhere');
  for (const state of region ? [region] : states) {
    for (const town of ['', ...Object.keys(all.getRegions(country, state) ?? {})]) {
      for (const day of daysOf(state, town)) if (!days.has(day)) days.set(day, 'in parts');
      // A large country takes a fifth of a second in all: others are answered meanwhile.
      await breath();
    }
  }
  return days;
}

/** `date` is on the clock of the place; a feast that begins at sunset is that of the day after. */
function daysOfOne({ date, start, end }: { date: string; start: Date; end: Date }): CalendarDay[] {
  const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
  return Array.from({ length }, (_, i) => plusDays(date.slice(0, 10) as CalendarDay, i));
}
