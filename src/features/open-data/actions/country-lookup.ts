/**
 * Which country a place lies in, which clock counts there, and which days are public holidays. Borders and calendars are
 * loaded with the first question, on the server alone: they hold 50 megabytes.
 */

import { setImmediate as breath } from 'node:timers/promises';
import { type CalendarDay, calendarDay, DAY_MS, type Instant, plusDays } from '../../../shared/dates.ts';
import { milesBetween, type Position } from '../../destinations/rules/position.ts';
import type { Holidays } from '../../destinations/rules/opening-hours/evaluator.ts';
import { type ClockCircle, ofOneTime, ofOneZone } from '../content/time-zones.ts';

export type CountryAt = (at: Position) => string | null;

/** ISO 3166-1, two letters; null on the sea. */
export async function openCountries(): Promise<CountryAt> {
  const { iso1A2Code } = await import('@rapideditor/country-coder');
  return ({ latitude, longitude }) => iso1A2Code([longitude, latitude], { level: 'territory' });
}

/** Null: not known. */
export function zoneAt(at: Position): string | null {
  return nearestZone(ofOneZone, at) ?? nearestZone(ofOneTime, at);
}

/** Of a town in a country. Where its circles do not reach: the only zone of the country, else that of the nearest circle in it. */
export function zoneInCountry(at: Position, country: string | null): string | null {
  const certain = zoneAt(at);
  if (certain !== null || country === null) return certain;
  const zones = zonesOf(country);
  if (zones.length === 1) return zones[0] ?? null;
  const circles = [...ofOneZone, ...ofOneTime].filter(({ timeZone }) => zones.includes(timeZone));
  const [nearest] = circles
    .map((circle) => ({ circle, beyond: milesBetween(at, circle) - circle.miles }))
    .sort((a, b) => a.beyond - b.beyond);
  return nearest && nearest.beyond <= MOST_BEYOND ? nearest.circle.timeZone : null;
}

const MOST_BEYOND = 250;

/** ECMA-402 has it, the types do not yet. */
interface OfRegion extends Intl.Locale {
  getTimeZones?(): readonly string[];
}

function zonesOf(country: string): readonly string[] {
  const locale: OfRegion = new Intl.Locale('und', { region: country });
  return locale.getTimeZones?.() ?? [];
}

/** That of the circle whose middle is nearest, of those that hold the place. */
function nearestZone(circles: readonly ClockCircle[], at: Position): string | null {
  let [zone, nearest]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const circle of circles) {
    if (isFarther(circle, at)) continue;
    const miles = milesBetween(at, circle);
    if (miles <= circle.miles && miles < nearest) [zone, nearest] = [circle.timeZone, miles];
  }
  return zone;
}

/** A little less than any degree of latitude has. */
const MILES_PER_DEGREE = 68;

/** Told without measuring: an import asks for every table of a country. */
function isFarther({ latitude, miles }: ClockCircle, at: Position): boolean {
  return Math.abs(latitude - at.latitude) * MILES_PER_DEGREE > miles;
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
    const calendar = new Calendar(country, state, town, { types: ['public'] });
    return years.flatMap((year) => (calendar.getHolidays(year) || []).flatMap(daysOfOne));
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
