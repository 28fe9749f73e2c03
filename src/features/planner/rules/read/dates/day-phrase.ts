/** One day as it is said: "Sat 6 Feb 2027", "March 3rd", "4/5", "10.5.", 5月3日, "il primo maggio", "the 8th". */
import { type CalendarDay, weekdayOf } from '../../../../../shared/dates.ts';
import { countAt, type DateRow, has, senseAt, skip, skipBack } from './date-items.ts';
import { dayIn, exists, nextTime, nightsBetween, type SaidDay, yearOf } from './said-day.ts';

export interface Habits {
  readonly today: CalendarDay;
  /** Which comes first where both are possible. */
  readonly dayFirst: boolean;
  /** The field of dates, where less is needed to be sure. */
  readonly atHome: boolean;
  /** The field of places, where a whole wish is often told in one line. */
  readonly isOneLine?: boolean;
  /** What the field of places says, in small letters. */
  readonly destination?: string;
}

export interface DayFound {
  readonly to: number;
  readonly day: SaidDay;
  /** The other way to read the figures. */
  readonly doubt?: SaidDay | undefined;
  /** Month by name before the day, as in "March 3": a further number may share it. */
  readonly isMonthFirst?: boolean;
}

const LONGEST_STAY = 60;

/** English "out" is no October. */
export const monthAt = (row: DateRow, at: number): number =>
  Number(senseAt(row, at, 'month') ?? (has(row, at, 'from') ? 0 : senseAt(row, at, 'month-short')) ?? 0);

/** "2027", "'27", ", 2027", "de 2027". */
export function yearAt(row: DateRow, at: number): { readonly year: number; readonly to: number } | null {
  const next = skip(row, at, 'of');
  const item = row[next];
  if (
    item &&
    /^20[2-4]\d$/.test(item.text) &&
    !has(row, next + 1, 'unit') &&
    !/^(?:eur|usd|gbp|[€$£%]|kr)$/.test(row[next + 1]?.text ?? '')
  )
    return { year: Number(item.text), to: next + (has(row, next + 1, 'year-mark') ? 2 : 1) };
  if (item && row[next - 1]?.text === "'" && next > at && /^\d\d$/.test(item.text))
    return { year: 2000 + Number(item.text), to: next + 1 };
  // "1-5 dec 27": behind a day and its month, and nothing else it could count.
  const isBehindDay = next === at && has(row, at - 1, 'month', 'month-short') && countAt(row, at - 2, 31) !== undefined;
  const isLast = row[next + 1] === undefined || row[next + 1]?.kind === 'mark';
  if (item && isBehindDay && isLast && /^2[6-9]$/.test(item.text) && item.joint === ' ')
    return { year: 2000 + Number(item.text), to: next + 1 };
  return null;
}

/** "06:15 on Jan 12th": the fifteenth of nothing. */
const isMinutes = (row: DateRow, at: number) =>
  row[at - 1]?.text === ':' && row[at]?.joint === '' && row[at - 1]?.joint === '';

/** "Xmas break '26, Dec 19-28" */
const isShortYear = (row: DateRow, at: number) =>
  row[at - 1]?.text === "'" && row[at]?.joint === '' && row[at]?.text.length === 2;

/** Over an hour that is said with a day: "22 July 3pm to 25 July noon", "9 March 06:10". */
export function afterHour(row: DateRow, start: number): number {
  const at = has(row, start, 'of') ? start + 1 : start;
  if (row[at]?.kind !== 'digits') return start;
  const minutes = row[at + 1]?.text === ':' && row[at + 2]?.kind === 'digits' ? at + 3 : at + 1;
  if (has(row, minutes, 'clock-mark')) return minutes + 1;
  return minutes > at + 1 ? minutes : start;
}

/** A day of the month: "3", "3rd", "3.", "1º", "primo". */
export function numberAt(
  row: DateRow,
  at: number,
): { readonly day: number; readonly to: number; readonly isOrdinal: boolean } | null {
  const day = countAt(row, at, 31);
  if (day === undefined || day < 1 || (row[at]?.text.length ?? 0) > 12 || isMinutes(row, at)) return null;
  if (isShortYear(row, at)) return null;
  let to = at + 1;
  const isOrdinal = has(row, to, 'suffix') && row[to]?.joint === '';
  if (isOrdinal || (row[to]?.text === '.' && row[to]?.joint === '')) to += 1;
  return { day, to, isOrdinal: isOrdinal || has(row, at, 'ordinal') };
}

/** Over the weekday that stands before a day, and the marks between. */
export function afterWeekday(row: DateRow, at: number): number {
  // "Segunda quinzena" is no Monday.
  if (!has(row, at, 'weekday') || has(row, at + 1, 'half')) return at;
  let next = at + 1;
  if (row[next]?.text === '.') next += 1;
  return skip(row, next, 'of');
}

export function dayAt(row: DateRow, start: number, habits: Habits): DayFound | null {
  const at = afterWeekday(row, start);
  const plain = plainDayAt(row, at, habits);
  if (!plain) return null;
  // "10 May (Mon)"
  const closing =
    has(row, plain.to, 'weekday') && /日|月|火|水|木|金|土/.test(row[plain.to]?.text ?? '') ? plain.to + 1 : plain.to;
  const weekday = senseAt(row, skipBack(row, at, 'of') - 1, 'weekday');
  return { ...plain, to: closing, day: yearByWeekday(plain.day, weekday, habits.today) };
}

/** "Fri 3 December" is no Friday this year and one the next: that year is meant. */
function yearByWeekday(said: SaidDay, weekday: string | undefined, today: CalendarDay): SaidDay {
  if (said.year !== undefined || weekday === undefined) return said;
  const next = nextTime(said, today);
  const after = dayIn(yearOf(next) + 1, said.month, said.day);
  const isAfter = weekdayOf(next) !== Number(weekday) && weekdayOf(after) === Number(weekday);
  return isAfter ? { ...said, year: yearOf(after) } : said;
}

function plainDayAt(row: DateRow, at: number, habits: Habits): DayFound | null {
  const iso = senseAt(row, at, 'date');
  if (iso) {
    const [year, month = 0, day = 0] = iso.split('-').map(Number);
    return { to: at + 1, day: { year, month, day } };
  }
  return figureDay(row, at, habits) ?? kanjiDay(row, at) ?? dayMonth(row, at) ?? monthDay(row, at);
}

export interface DayFigures {
  readonly dmy: SaidDay;
  readonly mdy: SaidDay;
  readonly mark: string;
  readonly isWhole: boolean;
}

export function figuresOf(row: DateRow, at: number): DayFigures | null {
  const said = senseAt(row, at, 'figures')?.split(' ');
  if (!said) return null;
  const [first = '', mark = '', second = '', tail = ''] = said;
  const year = /^\d+$/.test(tail) ? Number(tail) + (tail.length === 2 ? 2000 : 0) : undefined;
  const [a, b] = [Number(first), Number(second)];
  return { dmy: { year, month: b, day: a }, mdy: { year, month: a, day: b }, mark, isWhole: tail.length === 4 };
}

function figureDay(row: DateRow, at: number, { dayFirst, atHome }: Habits): DayFound | null {
  const figures = figuresOf(row, at);
  if (!figures || (!atHome && !figures.isWhole) || row[at + 1]?.text === '%') return null;
  if (has(row, at + 1, 'unit', 'whole') && figures.mark === '.') return null;
  const { dmy, mdy, mark } = figures;
  const chosen = mark === '.' || dayFirst ? dmy : mdy;
  const other = chosen === dmy ? mdy : dmy;
  if (!exists(chosen) && exists(other) && mark !== '.') return { to: at + 1, day: other };
  if (chosen.month > 12 || chosen.month < 1 || chosen.day < 1 || chosen.day > 31) return null;
  return { to: at + 1, day: chosen, doubt: mark !== '.' && exists(other) && dmy.day !== dmy.month ? other : undefined };
}

function kanjiDay(row: DateRow, at: number): DayFound | null {
  const year = kanjiYear(row, at);
  const month = countAt(row, year.to, 12);
  if (!month || !has(row, year.to + 1, 'month-mark')) return null;
  const day = countAt(row, year.to + 2, 31);
  if (!day || (has(row, year.to + 3, 'unit') && !has(row, year.to + 3, 'day-mark'))) return null;
  return { to: year.to + (has(row, year.to + 3, 'day-mark') ? 4 : 3), day: { year: year.year, month, day } };
}

export function kanjiYear(row: DateRow, at: number): { readonly year?: number | undefined; readonly to: number } {
  const found = /^20\d\d$/.test(row[at]?.text ?? '') && has(row, at + 1, 'year-mark');
  return found ? { year: Number(row[at]?.text), to: at + 2 } : { to: at };
}

/** "6 February 2027", "3rd of May", "first of May", "der letzte Mai". */
function dayMonth(row: DateRow, at: number): DayFound | null {
  const number = numberAt(row, at);
  const ordinal = Number(senseAt(row, at, 'ordinal') ?? 0);
  const day = number?.day ?? (ordinal === -1 ? 31 : ordinal);
  const next = skip(row, number?.to ?? at + 1, 'of');
  const month = monthAt(row, next);
  // "For two in May" counts people.
  const isCount = ordinal === 0 && !number?.isOrdinal && /^(?:in|im|en)$/.test(row[next - 1]?.text ?? '');
  if (!day || !month || isCount) return null;
  const after = row[next + 1]?.text === '.' ? next + 2 : next + 1;
  const year = yearAt(row, after);
  const said = { year: year?.year, month, day: ordinal === -1 ? lastDay(month) : day };
  return { to: year?.to ?? next + 1, day: said };
}

export const lastDay = (month: number): number => (month === 2 ? 28 : [4, 6, 9, 11].includes(month) ? 30 : 31);

/** "March 3rd, 2027"; "May 10 nights" is a length in May. */
function monthDay(row: DateRow, at: number): DayFound | null {
  const month = monthAt(row, at);
  // "Out 1 May": no October.
  const isOther = has(row, at, 'from') && row[at + 1]?.kind === 'digits' && monthAt(row, at + 2) > 0;
  if (!month || isOther) return null;
  const behind = row[at + 1]?.text === '.' ? at + 2 : at + 1;
  const next = skip(row, behind, 'of');
  const number = numberAt(row, next);
  // 五月一日
  const isMarked = number !== null && has(row, number.to, 'day-mark');
  if (!number || (row[next]?.kind !== 'digits' && !isMarked && !has(row, next, 'ordinal'))) return null;
  // "When school's out (11th)" is no October.
  if (next > behind && !has(row, at, 'month')) return null;
  if (has(row, number.to, 'clock-mark')) return null;
  // "May 1 weekend"
  if (isCounted(row, number.to) && !(next === at + 1 && senseAt(row, number.to, 'unit') === 'weekend')) return null;
  // "In June for 4" counts people.
  if (has(row, next - 1, 'for-whom')) return null;
  const year = yearAt(row, number.to);
  const to = year?.to ?? number.to + (isMarked ? 1 : 0);
  return { to, day: { year: year?.year, month, day: number.day }, isMonthFirst: true };
}

const COUNTED = /^(?:people|adults?|pax|persons?|%|k|eur|usd|gbp|€|\$|£)$/;
/** What stands before is a number of something. */
export const isCounted = (row: DateRow, at: number): boolean => {
  const next = skip(row, at, 'whole');
  const isShort = row[next]?.joint === '' && /^[nd]$/.test(row[next]?.text ?? '');
  return (has(row, next, 'unit') || isShort || COUNTED.test(row[next]?.text ?? '')) && !has(row, next, 'day-mark');
};

/** Two days in figures, in the order in which both are possible. */
export function orderOf(
  first: DayFigures,
  last: DayFigures,
  { today, dayFirst }: Habits,
): { readonly start: SaidDay; readonly end: SaidDay; readonly doubt?: SaidDay | undefined } | null {
  const dmy = { start: first.dmy, end: { ...last.dmy, year: last.dmy.year ?? first.dmy.year } };
  const mdy = { start: first.mdy, end: { ...last.mdy, year: last.mdy.year ?? first.mdy.year } };
  const order = first.mark === '.' ? [dmy] : dayFirst ? [dmy, mdy] : [mdy, dmy];
  const sound = order.filter(({ start, end }) => fits(start, end, today));
  const chosen = sound[0] ?? order.find(({ start, end }) => exists(start) && exists(end)) ?? order[0] ?? dmy;
  if (chosen.start.month > 12 || chosen.end.month > 12 || chosen.start.month < 1 || chosen.end.month < 1) return null;
  return { ...chosen, doubt: sound[1]?.start };
}

function fits(start: SaidDay, end: SaidDay, today: CalendarDay): boolean {
  if (!exists(start) || !exists(end)) return false;
  const year = start.year ?? end.year;
  const first = year ? dayIn(year, start.month, start.day) : nextTime(start, today);
  const last = end.year ? dayIn(end.year, end.month, end.day) : nextTime(end, first);
  const nights = nightsBetween(first, last);
  return nights >= 0 && nights <= LONGEST_STAY && first >= today;
}
