/** The hours of a day that a wish keeps free of visits, of meals, or of both: naps, services, calls, fasting. */
import { type CalendarDay, plusDays } from '../../../../shared/dates.ts';
import { daysOf } from '../../../destinations/rules/recurrence.ts';
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
import type { Blocked, NeedKind, Reading } from '../reading.ts';
import { type Daylight, dawnOf } from '../schedule/daylight.ts';
import { ofOne } from './need-effects.ts';

export interface KeptHours {
  /** Minutes of the day. */
  readonly from: number;
  readonly to: number;
  readonly noVisits: boolean;
  readonly noMeals: boolean;
  /** They spend it where they sleep, and have to come back there. */
  readonly atHome: boolean;
  readonly why: Blocked['why'] | 'fasting' | 'between';
  readonly what?: string;
  readonly isHourUnsaid?: true;
  readonly isDinner?: true;
}

/** What a need asks of the clock where no hour was said. */
const USUAL: readonly (readonly [kind: NeedKind, hours: Blocked])[] = [
  ['nap', { from: '13:00', to: '15:00', why: 'nap' }],
  ['service', { from: '10:00', to: '12:00', weekdays: [6], why: 'service' }],
];
const AT_HOME: ReadonlySet<KeptHours['why']> = new Set(['nap', 'rest', 'work']);

/** The hours that were said, and those that follow from a need without any. */
function blockedOf({ blocked, needs }: Pick<Reading, 'blocked' | 'needs'>): Blocked[] {
  const implied = USUAL.filter(
    ([kind, { why }]) => needs.some((need) => need.kind === kind) && !blocked.some((each) => each.why === why),
  );
  return [...blocked, ...implied.map(([, hours]) => hours)];
}

/** In the order of the day. `weekday` 0 is Monday. */
export function keptOn(reading: Reading, date: CalendarDay, weekday: number, light: () => Daylight): KeptHours[] {
  const said = blockedOf(reading)
    .filter((each) => (!each.weekdays || each.weekdays.includes(weekday)) && (!each.date || each.date === date))
    .map((each) => ({
      from: minutesOf(each.from),
      to: minutesOf(each.to),
      noVisits: true,
      noMeals: each.allows !== 'meals',
      atHome: AT_HOME.has(each.why),
      why: each.why,
      ...(each.what === undefined ? {} : { what: each.what }),
      ...(each.isHourUnsaid ? { isHourUnsaid: true as const } : {}),
      ...(each.isDinner ? { isDinner: true as const } : {}),
    }));
  const held = said.filter(({ from, to }) => to > from).sort((a, b) => a.from - b.from);
  return [...held, ...between(held), ...fastOn(reading, date, light)]
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from);
}

/** From the last meeting to the table of the evening nobody goes to see a thing. */
const between = (held: readonly KeptHours[]): KeptHours[] =>
  held.flatMap(({ to }, i) => {
    const next = held[i + 1];
    return next && next.from > to && next.from - to < LEAST_OUT
      ? { from: to, to: next.from, noVisits: true, noMeals: false, atHome: false, why: 'between' as const }
      : [];
  });
const LEAST_OUT = 90;

const DAY_END = 24 * 60;

function fastOn(reading: Reading, date: CalendarDay, light: () => Daylight): (KeptHours & { why: 'fasting' })[] {
  const at = (from: number, to: number) => ({
    ...{ from, to, noVisits: false, noMeals: true, atHome: false },
    why: 'fasting' as const,
  });
  const { fasting, needs, startDate, nights } = reading;
  const isSaid = (name: NeedKind) => needs.some(({ kind }) => kind === name) && ofOne(reading, name) === undefined;
  if (isSaid('before-sunset')) return [at(light().sunset, DAY_END)];
  // The others eat as ever.
  if (!fasting || ofOne(reading, 'fasting') !== undefined) return [];
  if (fasting === 'sun') {
    if (!isFastDay(date, startDate, nights)) return [];
    const day = light();
    return [at(dawnOf(day), day.sunset)];
  }
  const [from, to] = [minutesOf(fasting.from), minutesOf(fasting.to)];
  return from < to ? [at(from, to)] : [at(0, to), at(from, DAY_END)];
}

/** Where the stay touches Ramadan the fast ends with it; a fast of another time lasts the whole stay. */
function isFastDay(date: CalendarDay, startDate: CalendarDay, nights: number): boolean {
  const end = plusDays(startDate, nights);
  const ramadan = [startDate, end].flatMap((day) => daysOf({ feast: 'ramadan' }, Number(day.slice(0, 4))));
  const touches = ramadan.some(({ from, to }) => from <= end && startDate <= to);
  return !touches || ramadan.some(({ from, to }) => from <= date && date <= to);
}

/** The first beginning from `start` on that meets none of the hours kept free. */
export function clearOf(kept: readonly KeptHours[], start: number, minutes: number, isMeal: boolean): number {
  let from = start;
  for (const each of kept)
    if ((isMeal ? each.noMeals : each.noVisits) && from < each.to && from + minutes > each.from) from = each.to;
  return from;
}
