/** Dates counted from today: "next month", "in 3 weeks", "the Friday after next", "le mois prochain", 来月; and which year is meant. */
import { type CalendarDay, plusDays } from '../../../../../shared/dates.ts';
import { countAt, type DateRow, has, senseAt, skip } from './date-items.ts';
import type { FoundStay, RealAnchor, Spoken } from './date-mention.ts';
import { yearAt } from './day-phrase.ts';
import { dayIn, onOrAfter, yearOf } from './said-day.ts';
import { monthFrom } from './vague-dates.ts';

const STEPS: Readonly<Record<string, number>> = { this: 0, next: 1, 'after-next': 2 };

export function relativeAt(row: DateRow, at: number, today: CalendarDay): Spoken<RealAnchor> | null {
  return partOfMonth(row, at, today) ?? periodAt(row, at, today) ?? nearAt(row, at, today) ?? aheadAt(row, at, today);
}

const real = (to: number, found: FoundStay, isGone = false): Spoken<RealAnchor> => ({
  kind: 'real',
  to,
  find: () => found,
  ...(isGone ? { isGone } : {}),
});

function periodAt(row: DateRow, at: number, today: CalendarDay): Spoken<RealAnchor> | null {
  const said = senseAt(row, at, 'period');
  if (said === undefined) return null;
  // "Last minute, this Friday": any day said beside it is surer.
  if (said === 'soon')
    return { ...real(at + 1, { start: plusDays(today, 7), startTo: plusDays(today, 28) }), isSeason: true };
  if (said === 'months') return real(at + 1, { start: plusDays(today, 21), startTo: plusDays(today, 80) });
  if (said === 'gone') return gone(at + 1, today);
  const [unit = '', steps] = said.split('+');
  const found = unit === 'day' ? { start: plusDays(today, Number(steps)) } : stepsAhead(unit, Number(steps), today);
  return found && real(at + 1, found);
}

const gone = (to: number, today: CalendarDay) =>
  real(to, { start: plusDays(today, 14), startTo: plusDays(today, 60) }, true);

/** "End of the month", "early next month". */
function partOfMonth(row: DateRow, at: number, today: CalendarDay): Spoken<RealAnchor> | null {
  const [unitFirst, steps] = (senseAt(row, at, 'period') ?? '').split('+');
  const behind = skip(row, at + 1, 'of');
  if (unitFirst === 'month' && has(row, behind, 'part'))
    return inPart(behind + 1, senseAt(row, behind, 'part'), Number(steps), today);
  const part = senseAt(row, at, 'part');
  const next = behind;
  const isNear = has(row, next, 'near');
  const unit = isNear ? next + 1 : next;
  if (!part || (senseAt(row, unit, 'unit') !== 'month' && senseAt(row, unit, 'period') !== 'month+1')) return null;
  const after = has(row, unit + 1, 'near') ? unit + 1 : unit;
  const near = senseAt(row, isNear ? next : after, 'near') ?? (senseAt(row, unit, 'period') ? 'next' : 'this');
  return inPart(after + 1, part, STEPS[near] ?? 0, today);
}

function inPart(to: number, part: string | undefined, steps: number, today: CalendarDay): Spoken<RealAnchor> {
  const first = part === 'early' ? 1 : part === 'mid' ? 11 : 20;
  const isOver = steps === 0 && Number(today.slice(8)) > first + 9;
  const { year, month } = monthFrom(today, steps + (isOver ? 1 : 0));
  const start = dayIn(year, month, first);
  return real(to, { start: start < today ? plusDays(today, 1) : start, startTo: dayIn(year, month, first + 8) });
}

/** "Next week", "semaine prochaine", "weekend after next", "this Friday", "in the next 3 months". */
function nearAt(row: DateRow, start: number, today: CalendarDay): Spoken<RealAnchor> | null {
  const isFirst = has(row, start, 'near');
  const count = isFirst ? countAt(row, start + 1, 99) : undefined;
  const isFew = isFirst && (count !== undefined || has(row, start + 1, 'count'));
  if (isFew && has(row, start + 2, 'unit')) {
    const isWindow =
      senseAt(row, start, 'near') === 'next' && ['week', 'month'].includes(senseAt(row, start + 2, 'unit') ?? '');
    return isWindow && has(row, start - 1, 'of', 'ahead', 'within')
      ? real(start + 3, { start: plusDays(today, 21), startTo: plusDays(today, 80) })
      : null;
  }
  const at = isFirst ? skip(row, start + 1, 'whole') : start;
  const length = senseAt(row, at, 'length');
  const unit = senseAt(row, at, 'unit') ?? (length === 'long-weekend' ? 'weekend' : undefined);
  const weekday = senseAt(row, at, 'weekday');
  if (unit === undefined && weekday === undefined) return null;
  const near = isFirst ? start : at + 1;
  const value = senseAt(row, near, 'near');
  // "Friday next week"
  if (!isFirst && weekday !== undefined && value !== undefined && senseAt(row, near + 1, 'unit') === 'week') {
    const week = stepsAhead('week', STEPS[value] ?? 1, today);
    return week && real(near + 2, { start: onOrAfter(week.start, Number(weekday)) });
  }
  if (value === undefined || (isFirst ? false : value === 'this' && !/[a-z]{5}/.test(row[near]?.text ?? '')))
    return null;
  // "Next weekend after next" is no more than "weekend after next".
  const tail = isFirst && senseAt(row, at + 1, 'near') === 'after-next' ? at + 1 : near;
  const to = Math.max(at, near, tail) + 1;
  const said = senseAt(row, tail, 'near') ?? value;
  if (said === 'gone') return unit === 'day' || unit === 'night' ? null : gone(to, today);
  const steps = STEPS[said] ?? 1;
  if (weekday !== undefined) {
    const first = onOrAfter(plusDays(today, 1), Number(weekday));
    return real(to, { start: plusDays(first, steps === 2 ? 7 : 0) });
  }
  const found = stepsAhead(unit ?? '', steps, today);
  return found && real(to, length === 'long-weekend' ? { ...found, nights: 3 } : found);
}

function stepsAhead(unit: string, steps: number, today: CalendarDay): FoundStay | null {
  if (unit === 'week') {
    const monday = plusDays(onOrAfter(plusDays(today, 1), 0), (steps - 1) * 7);
    return { start: monday <= today ? plusDays(today, 1) : monday, startTo: plusDays(monday, 4) };
  }
  if (unit === 'weekend') {
    const friday = onOrAfter(today, 4);
    return { start: plusDays(friday, steps === 0 ? 0 : 7), nights: 2 };
  }
  if (unit === 'month') return inMonth(today, steps);
  return null;
}

function inMonth(today: CalendarDay, more: number): FoundStay {
  const { year, month, days } = monthFrom(today, more);
  const first = dayIn(year, month, 1);
  return { start: first < today ? plusDays(today, 1) : first, startTo: dayIn(year, month, Math.max(20, days - 7)) };
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7 };
const NEAR_DAYS = 4;

/** "In 3 weeks", "in a fortnight", "3 weeks from now", 3週間後. */
function aheadAt(row: DateRow, start: number, today: CalendarDay): Spoken<RealAnchor> | null {
  const isAhead = has(row, start, 'ahead');
  let at = isAhead ? skip(row, start + 1, 'around') : start;
  const count =
    countAt(row, at, 99) ??
    (has(row, at, 'one') ? 1 : undefined) ??
    (senseAt(row, at, 'count') === 'couple' ? 2 : senseAt(row, at, 'count') === 'few' ? 3 : undefined);
  if (count !== undefined) at += 1;
  const isFortnight = senseAt(row, at, 'length') === 'fortnight';
  const unit = isFortnight ? 'week' : senseAt(row, at, 'unit');
  if (unit === undefined || (count === undefined && !isFortnight)) return null;
  const end = row[at + 1]?.text === "'" || row[at + 1]?.text === 's' ? at + 2 : at + 1;
  const isLater = has(row, end, 'later') || (!isAhead && has(row, at + 1, 'later'));
  if (!isAhead && !isLater) return null;
  const to = isLater ? end + 1 : at + 1;
  // "A day in Rome", "3 days in January" say no time from today; "in 3 days of rain" neither.
  const steps = isFortnight ? 2 : (count ?? 1);
  // "In two months" is any time of that month, "a month from now" is near the day.
  if (unit === 'month' && isLater) {
    const { year, month } = monthFrom(today, steps);
    const day = dayIn(year, month, Number(today.slice(8)));
    return real(to, { start: day, startTo: plusDays(day, NEAR_DAYS) });
  }
  if (unit === 'month') return real(to, inMonth(today, steps));
  const days = DAYS[unit];
  return days === undefined ? null : real(to, { start: plusDays(today, steps * days) });
}

/** The year the whole field speaks of: "next year", "2028". */
export function yearIn(row: DateRow, today: CalendarDay): number | undefined {
  for (let at = 0; at < row.length; at++) {
    const period = senseAt(row, at, 'period');
    if (period === 'year+1') return yearOf(today) + 1;
    if (period === 'year+0') return yearOf(today);
    if (senseAt(row, at, 'unit') !== 'year') continue;
    const near = senseAt(row, at - 1, 'near') ?? senseAt(row, at + 1, 'near');
    if (near === 'next') return yearOf(today) + 1;
    if (near === 'this') return yearOf(today);
  }
  for (let at = 0; at < row.length; at++) {
    if (has(row, at, 'date', 'figures', 'figured-month') || /^(?:[.,€$£¥])$/.test(row[at - 1]?.text ?? '')) continue;
    const year = row[at]?.kind === 'digits' ? yearAt(row, at) : null;
    if (year) return year.year;
  }
  return undefined;
}
