/** When in a vaguer sense: "mid March", "second half of June", "last week of February", "first Saturday of June", "May or June", "summer", "KW 29". */
import { type CalendarDay, plusDays, weekdayOf } from '../../../../../shared/dates.ts';
import { countAt, type DateRow, has, senseAt, skip } from './date-items.ts';
import type { RealAnchor, Spoken, Stretch } from './date-mention.ts';
import { type Habits, kanjiYear, lastDay, monthAt, yearAt } from './day-phrase.ts';
import { dayIn, daysInMonth, onOrAfter, yearOf } from './said-day.ts';

type Month = { readonly month: number; readonly year?: number | undefined; readonly to: number };

export function stretchAt(row: DateRow, at: number, habits: Habits): Spoken | null {
  return (
    nthOfMonth(row, at) ??
    halfOf(row, at) ??
    thirdOf(row, at) ??
    partOf(row, at) ??
    (habits.atHome ? figured(row, at) : null) ??
    weekNumber(row, at) ??
    quarterAt(row, at, habits) ??
    monthsAt(row, at, habits) ??
    seasonAt(row, at, habits)
  );
}

/** A month with its year, over "of", "next", "the month of". */
function monthOf(row: DateRow, at: number, over: readonly string[] = ['of']): Month | null {
  const next = skip(row, at, ...over);
  const kanji = kanjiYear(row, next);
  const number = countAt(row, kanji.to, 12);
  if (number && has(row, kanji.to + 1, 'month-mark')) return { month: number, year: kanji.year, to: kanji.to + 2 };
  const month =
    monthAt(row, next) || Number(senseAt(row, next, 'month-week') ?? senseAt(row, next, 'month-weekend') ?? 0);
  if (!month) return null;
  const after = skip(row, row[next + 1]?.text === '.' ? next + 2 : next + 1, 'near');
  const year = yearAt(row, after);
  return { month, year: year?.year, to: year?.to ?? (has(row, after - 1, 'near') ? after : next + 1) };
}

/** "First Saturday of June", "last weekend of May", "June, third week", "last two weeks of July", "premier week-end d'avril". */
function nthOfMonth(row: DateRow, start: number): Spoken | null {
  const leading = has(row, start, 'month') ? monthOf(row, start, []) : null;
  let at = leading ? (row[leading.to]?.text === ',' ? leading.to + 1 : leading.to) : start;
  let nth = Number(senseAt(row, at, 'ordinal') ?? 0);
  let next = at + 1;
  if (!nth) {
    const number = countAt(row, at, 5);
    const isNth =
      number !== undefined && ((has(row, at + 1, 'suffix') && row[at + 1]?.joint === '') || row[at + 1]?.text === '.');
    if (!number || !isNth) return leading ? null : kanjiNth(row, start);
    nth = number;
    next = at + 2;
  }
  const other = has(row, next, 'or') ? ordinalAt(row, skip(row, next + 1, 'of')) : null;
  if (other) next = other.to;
  const isWhole = has(row, next, 'whole');
  next = skip(row, next, 'whole');
  at = next;
  const count = countAt(row, at, 15);
  if (count !== undefined) next += 1;
  // "Die zweite Maiwoche"
  const isOneWord = has(row, next, 'month-week', 'month-weekend');
  const unit = isOneWord ? (has(row, next, 'month-week') ? 'week' : 'weekend') : senseAt(row, next, 'unit');
  const weekday = senseAt(row, next, 'weekday');
  if (unit === undefined && weekday === undefined && !has(row, next, 'length')) return null;
  const isLong = senseAt(row, next, 'length') === 'long-weekend';
  const month = leading ? { ...leading, to: next + 1 } : monthOf(row, isOneWord ? next : next + 1);
  if (!month) return null;
  const { to, year } = month;
  if (count !== undefined && unit !== undefined) return countOf(month, nth, count * (unit === 'week' ? 7 : 1));
  if (weekday !== undefined)
    return { kind: 'real', to, year, find: (from) => ({ start: nthWeekday(from, month.month, Number(weekday), nth) }) };
  if (unit === 'weekend' || isLong)
    return {
      kind: 'real',
      to,
      year,
      find: (from) => ({
        start: nthWeekend(from, month.month, nth),
        ...(other ? { startTo: nthWeekend(from, month.month, other.nth) } : {}),
        nights: isLong ? 3 : 2,
      }),
    };
  if (unit !== 'week') return null;
  // "The last full week of August": Monday to Sunday, all of it in that month.
  const wholeWeek = (from: CalendarDay) =>
    nth < 0 ? plusDays(nthWeekday(from, month.month, 6, -1), -6) : nthWeekday(from, month.month, 0, nth);
  if (isWhole) return { kind: 'real', to, year, find: (from) => ({ start: wholeWeek(from), nights: 7 }) };
  const firstDay = nth < 0 ? lastDay(month.month) - 6 : (nth - 1) * 7 + 1;
  return stretch(month, firstDay, nth < 0 ? 31 : firstDay + 6, 'inside');
}

/** "2nd or 3rd weekend": the other of the two. */
function ordinalAt(row: DateRow, at: number): { readonly nth: number; readonly to: number } | null {
  const word = Number(senseAt(row, at, 'ordinal') ?? 0);
  if (word) return { nth: word, to: at + 1 };
  const nth = countAt(row, at, 5);
  return nth && has(row, at + 1, 'suffix') && row[at + 1]?.joint === '' ? { nth, to: at + 2 } : null;
}

/** 5月の第2週末 */
function kanjiNth(row: DateRow, at: number): Spoken | null {
  const month = monthOf(row, at, []);
  if (!month || !has(row, at + 1, 'month-mark')) return null;
  const next = skip(row, month.to, 'of');
  const nth = Number(senseAt(row, next, 'ordinal') ?? 0);
  const unit = senseAt(row, next + 1, 'unit');
  const weekday = senseAt(row, next + 1, 'weekday');
  if (!nth || (unit !== 'week' && unit !== 'weekend' && weekday === undefined)) return null;
  const to = next + 2;
  if (weekday !== undefined)
    return {
      kind: 'real',
      to,
      year: month.year,
      find: (from) => ({ start: nthWeekday(from, month.month, Number(weekday), nth) }),
    };
  if (unit === 'weekend')
    return {
      kind: 'real',
      to,
      year: month.year,
      find: (from) => ({ start: nthWeekend(from, month.month, nth), nights: 2 }),
    };
  const firstDay = nth < 0 ? lastDay(month.month) - 6 : (nth - 1) * 7 + 1;
  return { ...stretch(month, firstDay, nth < 0 ? 31 : firstDay + 6, 'inside'), to };
}

/** "The last two weeks of July": how long is read from the same words. */
function countOf(month: Month, nth: number, days: number): Spoken | null {
  if (nth !== 1 && nth !== -1) return null;
  const end = lastDay(month.month);
  return nth === 1 ? stretch(month, 1, days + 1, 'inside') : stretch(month, Math.max(1, end - days), 31, 'inside');
}

function nthWeekday(notBefore: CalendarDay, month: number, weekday: number, nth: number): CalendarDay {
  for (let year = yearOf(notBefore); ; year++) {
    const first = onOrAfter(dayIn(year, month, 1), weekday);
    const all = [0, 7, 14, 21, 28]
      .map((more) => plusDays(first, more))
      .filter((each) => each.slice(0, 7) === first.slice(0, 7));
    const day = all.at(nth > 0 ? Math.min(nth, all.length) - 1 : -1) ?? first;
    if (day >= notBefore) return day;
  }
}

/** A weekend belongs to the month of its Saturday; it begins on the Friday. */
const nthWeekend = (notBefore: CalendarDay, month: number, nth: number) =>
  plusDays(nthWeekday(plusDays(notBefore, 1), month, 5, nth), -1);

function halfOf(row: DateRow, at: number): Spoken<Stretch> | null {
  // "The back half of April"
  const side = Number(senseAt(row, at, 'half-side') ?? 0);
  const sided = side && has(row, at + 1, 'half') ? monthOf(row, at + 2) : null;
  if (sided) return stretch(sided, side === 1 ? 1 : 16, side === 1 ? 15 : 31, 'inside');
  const ordinal = Number(senseAt(row, at, 'ordinal') ?? 0);
  const number = countAt(row, at, 2);
  const half = ordinal === -1 && senseAt(row, at + 1, 'length') === 'fortnight' ? 2 : ordinal || number || 0;
  const next = skip(row, at + 1, 'suffix');
  if ((half !== 1 && half !== 2) || !has(row, row[next]?.text === '.' ? next + 1 : next, 'half')) return null;
  const month = monthOf(row, (row[next]?.text === '.' ? next + 1 : next) + 1);
  return month && stretch(month, half === 1 ? 1 : 16, half === 1 ? 15 : 31, 'inside');
}

/** "The last third of June", "im ersten Aprildrittel": ten days each. */
function thirdOf(row: DateRow, at: number): Spoken<Stretch> | null {
  const number = row[at + 1]?.text === '.' || has(row, at + 1, 'suffix') ? countAt(row, at, 3) : undefined;
  const nth = number ?? Number(senseAt(row, at, 'ordinal') ?? 0);
  const next = number === undefined ? at + 1 : at + 2;
  if (!nth || !has(row, next, 'third')) return null;
  const month = monthOf(row, next + 1);
  const first = nth < 0 ? 21 : (nth - 1) * 10 + 1;
  return month && first <= 21 ? stretch(month, first, first === 21 ? 31 : first + 9, 'inside') : null;
}

const PARTS: Readonly<Record<string, readonly [number, number]>> = { early: [1, 10], mid: [11, 20], late: [20, 31] };

/** "Early June", "mid to late September", 3月下旬. */
function partOf(row: DateRow, at: number): Spoken<Stretch> | null {
  const kanji = has(row, at + 1, 'month-mark', 'year-mark') ? monthOf(row, at, []) : null;
  const kanjiSide = kanji ? skip(row, kanji.to, 'of') : 0;
  if (kanji && has(row, kanjiSide, 'half-side') && has(row, kanjiSide + 1, 'half')) {
    const isFirst = senseAt(row, kanjiSide, 'half-side') === '1';
    return { ...stretch(kanji, isFirst ? 1 : 16, isFirst ? 15 : 31, 'inside'), to: kanjiSide + 2 };
  }
  const partFirst = senseAt(row, at, 'part');
  const after = kanji && skip(row, kanji.to, 'of');
  const kanjiPart = after ? senseAt(row, after, 'part') : undefined;
  if (kanji && after && kanjiPart) return { ...partIn(kanji, kanjiPart, kanjiPart), to: after + 1 };
  if (!partFirst) return null;
  const joined = skip(row, at + 1, 'to', 'or', 'and');
  const other = senseAt(row, joined, 'part');
  const month = monthOf(row, other ? joined + 1 : at + 1, ['of', 'near', 'part', 'half']);
  return month && (acrossMonths(row, month, partFirst) ?? partIn(month, partFirst, other ?? partFirst));
}

/** "Late April or early May", "Ende April/Anfang Mai": from a part of one month to a part of another. */
function acrossMonths(row: DateRow, first: Month, part: string): Spoken<Stretch> | null {
  const isMark = /^[/–-]$/.test(row[first.to]?.text ?? '');
  const next = isMark ? first.to + 1 : skip(row, first.to, 'to', 'until', 'or', 'and', 'from');
  const other = next > first.to ? senseAt(row, next, 'part') : undefined;
  const last = other === undefined ? null : monthOf(row, next + 1, ['of', 'near', 'part', 'half']);
  if (other === undefined || !last || last.month === first.month) return null;
  const [from = 1] = PARTS[part] ?? [];
  const [, to = 31] = PARTS[other] ?? [];
  return {
    ...stretch({ ...last, month: first.month, year: last.year ?? first.year }, from, 31, 'inside'),
    last: { month: last.month, day: to },
  };
}

function partIn(month: Month, from: string, to: string): Spoken<Stretch> {
  const [first = 1] = PARTS[from] ?? [];
  const [, last = 31] = PARTS[to] ?? [];
  return stretch(month, first, last, to === 'late' && from === 'late' ? 'inside' : 'begin');
}

function figured(row: DateRow, at: number): Spoken<Stretch> | null {
  const said = senseAt(row, at, 'figured-month');
  if (!said) return null;
  const [year, month = 1] = said.split('-').map(Number);
  return month >= 1 && month <= 12 ? stretch({ month, year, to: at + 1 }, 1, 31, 'inside') : null;
}

function quarterAt(row: DateRow, at: number, { atHome }: Habits): Spoken<Stretch> | null {
  if (!atHome) return null;
  const isSign = row[at]?.text === 'q' && row[at + 1]?.joint === '';
  const nth = isSign ? countAt(row, at + 1, 4) : (countAt(row, at, 4) ?? Number(senseAt(row, at, 'ordinal') ?? 0));
  const next = isSign ? at + 2 : row[at + 1]?.text === '.' || has(row, at + 1, 'suffix') ? at + 2 : at + 1;
  if (!nth || nth < 1 || (!isSign && !has(row, next, 'quarter'))) return null;
  const end = isSign ? next : next + 1;
  const year = yearAt(row, end);
  const first = (nth - 1) * 3 + 1;
  return {
    ...stretch({ month: first, year: year?.year, to: year?.to ?? end }, 1, 31, 'inside'),
    last: { month: first + 2, day: 31 },
  };
}

/** "KW 29", "uge 7", "week 27 of 2027". */
function weekNumber(row: DateRow, at: number): Spoken<RealAnchor> | null {
  if (senseAt(row, at, 'unit') !== 'week' || countAt(row, at - 1) !== undefined || has(row, at - 1, 'one')) return null;
  const next =
    row[at + 1]?.text === '#' || row[at + 1]?.text === '.' || /^n[ro]?$/.test(row[at + 1]?.text ?? '')
      ? at + 2
      : at + 1;
  const week = countAt(row, next, 53);
  if (!week || row[next]?.kind !== 'digits' || has(row, next + 1, 'unit', 'suffix') || monthAt(row, next + 1))
    return null;
  const end = row[next + 1]?.text === '/' ? next + 2 : next + 1;
  const year = yearAt(row, end);
  const find = (notBefore: CalendarDay) => {
    for (let of = yearOf(notBefore); ; of++) {
      const fourth = `${of}-01-04` as CalendarDay;
      const start = plusDays(fourth, -weekdayOf(fourth) + (week - 1) * 7);
      if (start >= notBefore) return { start, nights: 7 };
    }
  };
  return { kind: 'real', to: year?.to ?? next + 1, find, year: year?.year };
}

/**
 * "June", "June 2027", "May or June", "Juli/August". Outside the field of dates only behind a word such as "in"; in what is told in
 * one line ("Rome June for 4") also by itself, and as a part of its own where it is a word too ("Lisbon, May, 4000 dollars").
 */
function monthsAt(row: DateRow, at: number, { atHome, isOneLine }: Habits): Spoken<Stretch> | null {
  if (has(row, at, 'month-short') && !has(row, at, 'month') && !yearAt(row, at + 1)) return null;
  const first = monthOf(row, at, []);
  if (!first) return null;
  const joined = skip(row, first.to, 'to', 'or', 'and');
  const second = joined > first.to || row[joined]?.joint === '-' ? monthOf(row, joined, ['of', 'part', 'near']) : null;
  const isPart =
    isOneLine &&
    row[at - 1]?.kind === 'mark' &&
    (!row[first.to] || row[first.to]?.kind === 'mark' || has(row, first.to, 'of'));
  const isSure =
    atHome ||
    isPart ||
    (isOneLine && !has(row, at, 'month-or-word')) ||
    second ||
    first.year ||
    (has(row, at - 1, 'of', 'near', 'around', 'ahead', 'from') && !isArticle(row[at - 1]?.text));
  if (!isSure) return null;
  if (!second) return stretch(first, 1, 31, 'inside');
  return {
    ...stretch(first, 1, 31, 'inside'),
    year: second.year ?? first.year,
    last: { month: second.month, day: 31 },
    to: second.to,
  };
}

const isArticle = (text: string | undefined) => /^(?:the|,|'|\(|le|la|l|el|il|o|der|die|das)$/.test(text ?? '');

const SEASONS: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, winter: 12 };

/** "Summer 2027", "late autumn", "im Frühling". */
function seasonAt(row: DateRow, start: number, { atHome }: Habits): Spoken<Stretch> | null {
  const part = senseAt(row, start, 'part');
  const at = part ? skip(row, start + 1, 'of', 'near') : start;
  const first = SEASONS[senseAt(row, at, 'season') ?? ''];
  if (first === undefined) return null;
  if (!atHome && !part && !(has(row, at - 1, 'of', 'near') && !isArticle(row[at - 1]?.text))) return null;
  const after = skip(row, at + 1, 'near');
  const year = yearAt(row, after);
  const month = (more: number) => ((first - 1 + more) % 12) + 1;
  const [from, to] = part === 'early' ? [0, 0] : part === 'mid' ? [1, 1] : part === 'late' ? [2, 2] : [0, 2];
  return {
    kind: 'stretch',
    fit: 'inside',
    year: year?.year,
    to: year?.to ?? after,
    // Late in a season is the latter half of its last month.
    first: { month: month(from ?? 0), day: part === 'late' ? 15 : 1 },
    last: { month: month(to ?? 2), day: 31 },
  };
}

function stretch({ month, year, to }: Month, first: number, last: number, fit: Stretch['fit']): Spoken<Stretch> {
  return { kind: 'stretch', to, fit, year, first: { month, day: first }, last: { month, day: Math.min(last, 31) } };
}

export const monthFrom = (
  today: CalendarDay,
  more: number,
): { readonly year: number; readonly month: number; readonly days: number } => {
  const index = Number(today.slice(5, 7)) - 1 + more;
  const year = yearOf(today) + Math.floor(index / 12);
  const month = (((index % 12) + 12) % 12) + 1;
  return { year, month, days: daysInMonth(year, month) };
};
