/** The months in which a package leaves, week by week from Sunday on; a place without a day belongs to another month. */
import { type CalendarDay, plusDays } from '../../../shared/dates.ts';
import { daysSinceSunday } from '../rules/departures.ts';

export interface Month<D> {
  /** "2027-05". */
  readonly id: string;
  readonly weeks: readonly (readonly ({ readonly day: CalendarDay; readonly departure: D | null } | null)[])[];
}

export function monthsOf<D extends { readonly departsOn: CalendarDay }>(departures: readonly D[]): Month<D>[] {
  const leaving = new Map(departures.map((departure) => [departure.departsOn, departure]));
  const ids = [...new Set(departures.map(({ departsOn }) => departsOn.slice(0, 7)))].sort();
  return ids.map((id) => ({ id, weeks: weeksOf(id, leaving) }));
}

function weeksOf<D>(id: string, leaving: ReadonlyMap<CalendarDay, D>): Month<D>['weeks'] {
  const first = `${id}-01` as CalendarDay;
  const before = daysSinceSunday(first);
  const days = Array.from({ length: 31 }, (_, i) => plusDays(first, i)).filter((day) => day.startsWith(id));
  const places = [
    ...Array.from({ length: before }, () => null),
    ...days.map((day) => ({ day, departure: leaving.get(day) ?? null })),
  ];
  return Array.from({ length: Math.ceil(places.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, i) => places[week * 7 + i] ?? null),
  );
}
