/** Public holidays of a whole country, of one year; those of a part of it are left out. The calendars are loaded with the first question. */
import type { CalendarDay } from '../../../shared/dates.ts';

interface NamedDay {
  readonly day: CalendarDay;
  /** In English where that is known. */
  readonly name: string;
}

/** None: nobody knows the country's. */
export async function publicHolidays(country: string, year: number): Promise<NamedDay[]> {
  const { default: Calendar } = await import('date-holidays');
  if (!(country in new Calendar().getCountries())) return [];
  const calendar = new Calendar(country, { types: ['public'] });
  return (calendar.getHolidays(year, 'en') || []).map(({ date, name }) => ({
    day: date.slice(0, 10) as CalendarDay,
    name: name === 'Feiertagsbrücke' ? 'Bridge day' : name,
  }));
}
