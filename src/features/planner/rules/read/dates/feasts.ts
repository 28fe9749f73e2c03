/** A holiday by its name, and which days a trip for it takes: "Labor Day weekend" is Friday to Monday, "the week after Easter" the seven nights behind it. */
import { type CalendarDay, plusDays } from '../../../../../shared/dates.ts';
import { daysOf, weekdayOf } from '../../../../destinations/rules/recurrence.ts';
import { type NamedFeast, namedFeasts } from '../../../content/named-feasts.ts';
import type { FoundAnchor, RangeAnchor, RealAnchor, SaidDates } from './anchor.ts';
import { yearOf } from './day.ts';
import { afterWeekday, dayAt, type Habits, yearAt } from './days.ts';
import { type DateRow, has, senseAt, skip } from './row.ts';

const byName = new Map(namedFeasts.map((feast) => [feast.name, feast]));
type Side = {
  readonly where: 'before' | 'after';
  readonly what: 'week' | 'weekend' | 'day';
  readonly weekday?: number;
};
type Shape = { readonly isWeekend: boolean; readonly isWeek: boolean; readonly side?: Side | undefined };

export function feastAt(
  row: DateRow,
  start: number,
  habits: Habits,
): SaidDates<RealAnchor> | SaidDates<RangeAnchor> | null {
  const side = sideAt(row, skip(row, start, 'one'));
  const led = side ? side.to : prefixed(row, start);
  const at = led ?? start;
  const feast = byName.get(senseAt(row, at, 'feast') ?? '');
  if (!feast || (feast.homely && !habits.atHome)) return null;
  const isLong = (index: number) => senseAt(row, index, 'length') === 'long-weekend';
  let to = at + 1;
  if (row[to]?.text === "'" || row[to]?.text === 's') to += 1;
  const after = skip(row, to, 'of');
  const isWeekend = senseAt(row, after, 'unit') === 'weekend' || isLong(after);
  const isWeek = senseAt(row, to, 'unit') === 'week' && !/^\d/.test(row[to + 1]?.text ?? '');
  if (isWeekend) to = after + 1;
  else if (isWeek) to += 1;
  const year = yearAt(row, to);
  if (year) to = year.to;
  const before = led === null || side ? undefined : senseAt(row, start, 'unit');
  const shape: Shape = {
    isWeekend: isWeekend || before === 'weekend' || isLong(start) || hasWeekend(row),
    isWeek: isWeek || before === 'week',
    side: side ?? undefined,
  };
  const find = (notBefore: CalendarDay) => firstFrom(feast, shape, notBefore);
  const { when } = feast;
  const fixed = !side && 'on' in when ? said(when.on, year?.year) : undefined;
  const span = fixed && spanFrom(row, to, fixed, habits);
  return span ?? { kind: 'real', to, find, year: year?.year, isFeast: true };
}

const said = (on: string, year: number | undefined) => {
  const [month = 12, day = 24] = on.split('-').map(Number);
  return { year, month, day };
};

const hasWeekend = (row: DateRow) =>
  row.some((_, at) => senseAt(row, at, 'unit') === 'weekend' || senseAt(row, at, 'length') === 'long-weekend');

/** "Weihnachten bis Silvester", "Xmas to 2nd January". */
function spanFrom(
  row: DateRow,
  to: number,
  first: { year: number | undefined; month: number; day: number },
  habits: Habits,
): SaidDates<RangeAnchor> | null {
  if (!has(row, to, 'to', 'and')) return null;
  const next = skip(row, to, 'to', 'of', 'and');
  const closing = byName.get(senseAt(row, next, 'feast') ?? '')?.when;
  const start = { ...first, day: Math.min(first.day + 1, 31) };
  if (closing && 'on' in closing) {
    const year = yearAt(row, next + 1);
    const last = said(closing.on, year?.year ?? first.year);
    return { kind: 'range', start, end: { ...last, day: last.day === 30 ? 31 : last.day }, to: year?.to ?? next + 1 };
  }
  const day = has(row, to, 'to') ? dayAt(row, afterWeekday(row, next), habits) : null;
  return day && { kind: 'range', start: first, end: day.day, to: day.to };
}

/** "The Thursday before …", "the week after …", "weekend before …". */
function sideAt(row: DateRow, at: number): (Side & { readonly to: number }) | null {
  const weekday = senseAt(row, at, 'weekday');
  const unit = senseAt(row, at, 'unit');
  // "After Easter"
  if (has(row, at, 'following') && has(row, skip(row, at + 1, 'of'), 'feast'))
    return { where: 'after', what: 'day', to: skip(row, at + 1, 'of') };
  const isKnown = weekday !== undefined || unit === 'week' || unit === 'weekend' || unit === 'day';
  if (!isKnown || !has(row, at + 1, 'before', 'following')) return null;
  const where = has(row, at + 1, 'before') ? 'before' : 'after';
  const to = skip(row, at + 2, 'of');
  if (weekday !== undefined) return { where, what: 'day', weekday: Number(weekday), to };
  return { where, what: unit as 'week' | 'weekend' | 'day', to };
}

/** "Le week-end de la Pentecôte", "the week of Thanksgiving". */
function prefixed(row: DateRow, at: number): number | null {
  const unit = senseAt(row, at, 'unit');
  if (unit !== 'weekend' && unit !== 'week' && senseAt(row, at, 'length') !== 'long-weekend') return null;
  const next = skip(row, at + 1, 'of', 'weekend-near', 'around');
  return has(row, next, 'feast') ? next : null;
}

function firstFrom(feast: NamedFeast, shape: Shape, notBefore: CalendarDay): FoundAnchor {
  for (let year = yearOf(notBefore); year <= yearOf(notBefore) + 2; year++) {
    for (const { from } of daysOf(feast.when, year)) {
      if (yearOf(from) !== year) continue;
      const stay = stayFor(feast, from, shape);
      if (stay.start >= notBefore) return stay;
    }
  }
  return { start: plusDays(notBefore, 30) };
}

function stayFor(feast: NamedFeast, day: CalendarDay, { isWeekend, isWeek, side }: Shape): FoundAnchor {
  if (side) return beside(plusDays(day, feast.own ?? 0), side);
  if (isWeek && !feast.whole) return { start: plusDays(day, -((weekdayOf(day) + 1) % 7)), nights: 7 };
  const isMonday = weekdayOf(day) === 1 && feast.nights === undefined && feast.before === undefined;
  if ((isWeekend && !feast.whole) || isMonday) return weekendAround(feast, day);
  return { start: plusDays(day, -(feast.before ?? 0)), nights: feast.nights ?? 3 };
}

function beside(day: CalendarDay, { where, what, weekday }: Side): FoundAnchor {
  if (what === 'week')
    return where === 'after' ? { start: plusDays(day, 1), nights: 7 } : { start: plusDays(day, -7), nights: 7 };
  if (what === 'day' && weekday === undefined) return { start: plusDays(day, where === 'after' ? 1 : -1) };
  const wanted = weekday ?? 5;
  const back = (weekdayOf(day) - wanted + 7) % 7 || 7;
  const ahead = (wanted - weekdayOf(day) + 7) % 7 || 7;
  const start = plusDays(day, where === 'after' ? ahead : -back);
  return weekday === undefined ? { start, nights: 2 } : { start };
}

/** Friday to Monday for a Monday, Thursday to Sunday for a Thursday, otherwise the weekend that touches the day. */
function weekendAround(feast: NamedFeast, day: CalendarDay): FoundAnchor {
  if (feast.nights !== undefined && feast.before === undefined && 'easter' in feast.when && weekdayOf(day) === 5)
    return { start: day, nights: 3 };
  const weekday = weekdayOf(day);
  if (weekday === 1) return { start: plusDays(day, -3), nights: 3 };
  if (weekday === 2) return { start: plusDays(day, -4), nights: 4 };
  if (weekday === 4) return { start: day, nights: 3 };
  if (weekday === 3) return { start: day, nights: 4 };
  const friday = weekday === 5 ? day : weekday === 6 ? plusDays(day, -1) : plusDays(day, -2);
  return { start: friday, nights: weekday === 5 ? 3 : 2 };
}
