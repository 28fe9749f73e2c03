/** A holiday by its name, and which days a trip for it takes: "Labor Day weekend" is Friday to Monday, "the week after Easter" the seven nights behind it. */
import { type CalendarDay, plusDays, weekdayOf } from '../../../../../shared/dates.ts';
import { daysOf } from '../../../../destinations/rules/recurrence.ts';
import type { NamedFeast } from '../../../content/named-feasts.ts';
import { countAt, type DateRow, has, senseAt, skip, skipBack } from './date-items.ts';
import type { FoundStay, RangeAnchor, RealAnchor, Spoken } from './date-mention.ts';
import { afterWeekday, type DayFound, dayAt, type Habits, yearAt } from './day-phrase.ts';
import { dayFrom, feastNamedAt, isOneDay } from './feast-days.ts';
import { dayIn, dayOf, nextTime, nightsBetween, yearOf } from './said-day.ts';

type Side = {
  readonly where: 'before' | 'after';
  readonly what: 'week' | 'weekend' | 'day';
  readonly weekday?: number;
  /** "Four nights before New Year". */
  readonly nights?: number;
};
type Shape = { readonly isWeekend: boolean; readonly isWeek: boolean; readonly side?: Side | undefined };

export function feastAt(row: DateRow, start: number, habits: Habits): Spoken<RealAnchor> | Spoken<RangeAnchor> | null {
  const ahead = sideAt(row, skip(row, start, 'one'));
  const led = ahead ? ahead.to : prefixed(row, start);
  const at = led ?? start;
  const feast = feastNamedAt(row, at);
  const behind = feast && !ahead ? sideBehind(row, at) : null;
  const side = ahead ?? behind;
  // "The Thursday before to the Monday after" are the two ends of a stay.
  const isOther = has(row, skipBack(row, start, 'of', 'one') - 1, 'to', 'until');
  if (side && !feast) return isOther ? null : besideLast(row, start, side, habits);
  if (!feast || (feast.homely && !habits.atHome)) return null;
  if (feast.at && !feast.at.some((town) => habits.destination?.includes(town))) return null;
  const isLong = (index: number) => senseAt(row, index, 'length') === 'long-weekend';
  let to = behind?.end ?? at + 1;
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
  const closing = side ? null : untilFeast(row, to);
  if (closing) {
    const find = spanOf(feast, closing.feast);
    return { kind: 'real', to: closing.to, find, year: year?.year, isFeast: true, isSurest: true };
  }
  // Of a feast of weeks it is the second week.
  const unit = feast.whole && (feast.nights ?? 0) >= A_WEEK ? 'week' : 'weekend';
  const later = side
    ? undefined
    : (laterWeekend(row, to, unit) ?? (isSecondWeekend(row, start, at, unit) ? to : undefined));
  if (later !== undefined) to = later;
  // "Ten days from Easter Monday"
  const isDay = isOneDay(feast) && !shape.isWeekend && !shape.isWeek;
  const isFrom = !side && isDay && has(row, skipBack(row, start, 'of') - 1, 'from');
  const find = (notBefore: CalendarDay) => {
    const own = isFrom ? dayFrom(feast, notBefore) : undefined;
    if (own) return { start: own };
    const found = firstFrom(feast, shape, notBefore);
    return later !== undefined ? { ...found, start: plusDays(found.start, 7) } : found;
  };
  const { when } = feast;
  const fixed = !side && 'on' in when ? said(when.on, year?.year) : undefined;
  const span = fixed && spanFrom(row, to, fixed, habits);
  const isSeason = feast.season === true || (feast.whole === true && (feast.nights ?? 0) >= SEASON && !side);
  return span ?? { kind: 'real', to, find, year: year?.year, isFeast: true, ...(isSeason ? { isSeason } : {}) };
}
/** A feast of so many nights is long enough to come for a part of it. */
const SEASON = 4;
const A_WEEK = 7;

/** "Golden Week is too busy, so the week after": of the feast that was named before. */
function besideLast(
  row: DateRow,
  start: number,
  side: Side & { end: number },
  habits: Habits,
): Spoken<RealAnchor> | null {
  const to = /^(?:that|it|this|then)$/.test(row[side.end]?.text ?? '') ? side.end + 1 : side.end;
  const isOpen = row[to] === undefined || (row[to]?.kind === 'mark' && row[to]?.text !== "'");
  const feasts = row.slice(0, start).flatMap((_, at) => feastNamedAt(row, at) ?? []);
  const feast = feasts.at(-1);
  if (!feast || !isOpen || !habits.atHome) return null;
  // "Ramadan is over on 9 March, so the week after": behind the day they say.
  const day = row.slice(0, start).reduce<DayFound | null>((last, _, at) => dayAt(row, at, habits) ?? last, null);
  const find = (notBefore: CalendarDay) =>
    day
      ? beside(dayOf(day.day, notBefore), side)
      : firstFrom(feast, { isWeekend: false, isWeek: false, side }, notBefore);
  return { kind: 'real', to, find, isFeast: true, isSurest: true };
}

/** "Maundy Thursday to Easter Monday". */
function untilFeast(row: DateRow, to: number): { readonly feast: NamedFeast; readonly to: number } | null {
  const next = skip(row, to, 'to', 'until', 'of');
  const feast = has(row, to, 'to', 'until') ? feastNamedAt(row, next) : undefined;
  return feast && !('on' in feast.when) ? { feast, to: next + 1 } : null;
}

/** "Thu 7 October through Columbus Day", "27 December to New Year". */
export function toFeastAt(row: DateRow, start: number, habits: Habits): Spoken<RangeAnchor> | null {
  const first = dayAt(row, afterWeekday(row, start), habits);
  if (!first || !has(row, first.to, 'to')) return null;
  const next = skip(row, first.to, 'to', 'of', 'until');
  const feast = feastNamedAt(row, next);
  if (!feast) return null;
  const begin =
    first.day.year === undefined
      ? nextTime(first.day, habits.today)
      : dayIn(first.day.year, first.day.month, first.day.day);
  const end = dayFrom(feast, plusDays(begin, 1));
  if (!end || nightsBetween(begin, end) > LONGEST) return null;
  const [year, month = 1, day = 1] = end.split('-').map(Number);
  return { kind: 'range', to: next + 1, start: first.day, end: { year, month, day } };
}

function spanOf(first: NamedFeast, last: NamedFeast): RealAnchor['find'] {
  return (notBefore) => {
    const start = dayFrom(first, notBefore) ?? plusDays(notBefore, 30);
    const end = dayFrom(last, plusDays(start, 1));
    const nights = end && nightsBetween(start, end);
    return { start, ...(nights && nights <= LONGEST ? { nights } : {}) };
  };
}
const LONGEST = 28;

/** "Jazz Fest, second weekend", "Pfingstferien, 2. Woche": one past it. */
function laterWeekend(row: DateRow, to: number, unit: string): number | undefined {
  let at = skip(row, to, 'of');
  if (BUT.test(row[at]?.text ?? '')) at = skip(row, at + 1, 'of');
  const isFigure =
    row[at]?.number === 2 &&
    (has(row, at + 1, 'suffix') || row[at + 1]?.text === '.') &&
    senseAt(row, at + 2, 'unit') === unit;
  if (isFigure) return at + 3;
  const isSecond = senseAt(row, at, 'ordinal') === '2' && senseAt(row, at + 1, 'unit') === unit;
  const isNumbered = senseAt(row, at, 'unit') === unit && row[at + 1]?.number === 2;
  return isSecond || isNumbered ? at + 2 : undefined;
}

const BUT = /^(?:but|aber|mais|pero|ma|mas|men)$/;

/** "The second weekend of Jazz Fest": read from the weekend or from the name on. */
function isSecondWeekend(row: DateRow, start: number, at: number, unit: string): boolean {
  const isOneWord = row[at + 1]?.joint === '-' && senseAt(row, at + 1, 'unit') === unit;
  const weekend = isOneWord ? at : senseAt(row, start, 'unit') === unit ? start : skipBack(row, at, 'of') - 1;
  if (!isOneWord && senseAt(row, weekend, 'unit') !== unit) return false;
  return (
    senseAt(row, weekend - 1, 'ordinal') === '2' || (has(row, weekend - 1, 'suffix') && row[weekend - 2]?.number === 2)
  );
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
): Spoken<RangeAnchor> | null {
  if (!has(row, to, 'to', 'and')) return null;
  const next = skip(row, to, 'to', 'of', 'and');
  const closing = feastNamedAt(row, next)?.when;
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
function sideAt(row: DateRow, at: number): (Side & { readonly to: number; readonly end: number }) | null {
  const weekday = senseAt(row, at, 'weekday');
  const unit = senseAt(row, at, 'unit');
  // "After Easter"
  if (has(row, at, 'following') && has(row, skip(row, at + 1, 'of'), 'feast'))
    return { where: 'after', what: 'day', to: skip(row, at + 1, 'of'), end: at + 1 };
  const count = countAt(row, at, LONGEST);
  const counted = count === undefined ? undefined : senseAt(row, at + 1, 'unit');
  if (count !== undefined && (counted === 'night' || counted === 'day') && has(row, at + 2, 'before')) {
    const to = skip(row, at + 3, 'of');
    return has(row, to, 'feast') ? { where: 'before', what: 'day', nights: count, to, end: at + 3 } : null;
  }
  const isKnown = weekday !== undefined || unit === 'week' || unit === 'weekend' || unit === 'day';
  if (!isKnown || !has(row, at + 1, 'before', 'following')) return null;
  const where = has(row, at + 1, 'before') ? 'before' : 'after';
  const to = skip(row, at + 2, 'of');
  if (weekday !== undefined) return { where, what: 'day', weekday: Number(weekday), to, end: at + 2 };
  return { where, what: unit as 'week' | 'weekend' | 'day', to, end: at + 2 };
}

/** お盆明け, 正月の前: in Japanese the side stands behind its feast. */
function sideBehind(row: DateRow, at: number): (Side & { readonly end: number }) | null {
  const next = skip(row, at + 1, 'of');
  const isJapanese = /[\u3040-\u9fff]/.test(row[next]?.text ?? '') && row[next + 1]?.text !== '半';
  if (!isJapanese || !has(row, next, 'before', 'following')) return null;
  return { where: has(row, next, 'before') ? 'before' : 'after', what: 'day', end: next + 1 };
}

/** "Le week-end de la Pentecôte", "the week of Thanksgiving". */
function prefixed(row: DateRow, at: number): number | null {
  const unit = senseAt(row, at, 'unit');
  if (unit !== 'weekend' && unit !== 'week' && senseAt(row, at, 'length') !== 'long-weekend') return null;
  const next = skip(row, at + 1, 'of', 'weekend-near', 'around');
  return has(row, next, 'feast') ? next : null;
}

function firstFrom(feast: NamedFeast, shape: Shape, notBefore: CalendarDay): FoundStay {
  for (let year = yearOf(notBefore); year <= yearOf(notBefore) + 2; year++) {
    for (const { from } of daysOf(feast.when, year)) {
      if (yearOf(from) !== year) continue;
      const stay = stayFor(feast, from, shape);
      if (stay.start >= notBefore) return stay;
    }
  }
  return { start: plusDays(notBefore, 30) };
}

function stayFor(feast: NamedFeast, day: CalendarDay, { isWeekend, isWeek, side }: Shape): FoundStay {
  if (side) return beside(plusDays(day, ownOf(feast, side)), side);
  if (isWeek && !feast.whole) return { start: plusDays(day, -((weekdayOf(day) + 2) % 7)), nights: 7 };
  const isMonday = weekdayOf(day) === 0 && feast.nights === undefined && feast.before === undefined;
  if ((isWeekend && !feast.whole && !feast.season) || isMonday) return weekendAround(feast, day);
  return { start: plusDays(day, -(feast.before ?? 0)), nights: feast.nights ?? 3 };
}

/** Behind a feast of many days means behind the last of them. */
const ownOf = ({ own, whole, nights = 0 }: NamedFeast, { where }: Side) =>
  own ?? (whole && where === 'after' ? nights : 0);

function beside(day: CalendarDay, { where, what, weekday, nights }: Side): FoundStay {
  if (nights !== undefined) return { start: plusDays(day, -nights), nights };
  if (what === 'week')
    return where === 'after' ? { start: plusDays(day, 1), nights: 7 } : { start: plusDays(day, -7), nights: 7 };
  if (what === 'day' && weekday === undefined) return { start: plusDays(day, where === 'after' ? 1 : -1) };
  const wanted = weekday ?? 4;
  const back = (weekdayOf(day) - wanted + 7) % 7 || 7;
  const ahead = (wanted - weekdayOf(day) + 7) % 7 || 7;
  const start = plusDays(day, where === 'after' ? ahead : -back);
  return weekday === undefined ? { start, nights: 2 } : { start };
}

/** Friday to Monday for a Monday, Thursday to Sunday for a Thursday, otherwise the weekend that touches the day. */
function weekendAround(feast: NamedFeast, day: CalendarDay): FoundStay {
  if (feast.nights !== undefined && feast.before === undefined && 'easter' in feast.when && weekdayOf(day) === 4)
    return { start: day, nights: 3 };
  const weekday = weekdayOf(day);
  if (weekday === 0) return { start: plusDays(day, -3), nights: 3 };
  if (weekday === 1) return { start: plusDays(day, -4), nights: 4 };
  if (weekday === 3) return { start: day, nights: 3 };
  if (weekday === 2) return { start: day, nights: 4 };
  const friday = plusDays(day, 4 - weekday);
  return { start: friday, nights: weekday === 4 ? 3 : 2 };
}
