/**
 * Dates in figures: 2027-03-06, 04/05/2027 - 11/05/2027, 10.-17.5., 5月3日〜10日.
 * Day before month or after is decided by what is possible (no inverted, past or
 * endless stay); only when both are, by the traveller's country, and then it is said.
 */
import type { CalendarDay } from '../../../../../shared/dates.ts';
import type { Anchor } from './anchor.ts';
import { dayIn, exists, nextTime, nightsBetween, type SaidDay, saidYear } from './day.ts';

const SEP =
  "\\s*(?:-|~|>| / |to|until|till|til|through|thru|bis(?: zum)?|jusqu'au|au|al?|ao|ate|hasta(?: el)?|fino al?|から|より)\\s*";
const ISO = '(20\\d\\d)[-./](\\d{1,2})[-./](\\d{1,2})(?!\\d)';
const ISO_RANGE = new RegExp(`(?<!\\d)${ISO}(?:${SEP}|\\s*\\/\\s*|\\s+and\\s+|\\s+)${ISO}`);
const ISO_DAY = new RegExp(`(?<!\\d)${ISO}`);
const FIGURES = '(\\d{1,2})([./-])(\\d{1,2})(?:\\2(\\d{4}|\\d{2})|\\.)?(?![\\d/])';
const FIGURES_RANGE = new RegExp(`(?<![\\d./])${FIGURES}${SEP}${FIGURES.replace('\\2', '\\6')}`);
const SHARED_MONTH = new RegExp(
  `(?<![\\d./])(\\d{1,2})\\.?${SEP}(\\d{1,2})([./])(\\d{1,2})(?:\\3(\\d{4}|\\d{2})|\\.)?(?![\\d])`,
);
const FIGURES_DAY = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})(?:\2(20\d\d|\d{2})|\.(?=\s|$))?(?![\d/%]|-\d)/;
const KANJI = '(?:(20\\d\\d)年)?(\\d{1,2})月(\\d{1,2})日?';
const KANJI_RANGE = new RegExp(
  `${KANJI}(?:\\([^)]*\\))?(?:から|より|-|~|\\s)+(?:(20\\d\\d)年)?(?:(\\d{1,2})月)?(\\d{1,2})(?![\\d泊人名月週])日?`,
);
const KANJI_DAY = new RegExp(KANJI);
const LONGEST_STAY = 60;

export interface FigureHabits {
  readonly today: CalendarDay;
  /** Which comes first where both are possible. */
  readonly dayFirst: boolean;
  /** Whether a bare "5/6" may be a date: only in the field of dates. */
  readonly bare: boolean;
}

export function figureRange(line: string, habits: FigureHabits): Anchor | null {
  const iso = ISO_RANGE.exec(line);
  if (iso) {
    const [all, y1, m1, d1, y2, m2, d2] = iso;
    return {
      kind: 'range',
      ...place(iso, all),
      start: { year: Number(y1), month: Number(m1), day: Number(d1) },
      end: { year: Number(y2), month: Number(m2), day: Number(d2) },
    };
  }
  const kanji = KANJI_RANGE.exec(line);
  if (kanji) {
    const [all, y1, m1, d1, y2, m2, d2] = kanji;
    return {
      kind: 'range',
      ...place(kanji, all),
      start: { year: saidYear(y1), month: Number(m1), day: Number(d1) },
      end: { year: saidYear(y2 ?? y1), month: Number(m2 ?? m1), day: Number(d2) },
    };
  }
  return bothOrders(line, habits) ?? sharedMonth(line, habits);
}

export function figureDay(line: string, habits: FigureHabits): Omit<Extract<Anchor, { kind: 'day' }>, 'role'> | null {
  const iso = ISO_DAY.exec(line) ?? KANJI_DAY.exec(line);
  if (iso) {
    const [all, year, month, day] = iso;
    return { kind: 'day', ...place(iso, all), day: { year: saidYear(year), month: Number(month), day: Number(day) } };
  }
  const figures = FIGURES_DAY.exec(line);
  if (!figures) return null;
  const [all, first = '', mark, second = '', year] = figures;
  if (!habits.bare && !(year && year.length === 4)) return null;
  if (mark === '-' && !year) return null;
  const [a, b] = [Number(first), Number(second)];
  const dayFirst: SaidDay = { year: saidYear(year), month: b, day: a };
  const monthFirst: SaidDay = { year: saidYear(year), month: a, day: b };
  const chosen = mark === '.' || habits.dayFirst ? dayFirst : monthFirst;
  const other = chosen === dayFirst ? monthFirst : dayFirst;
  if (!exists(chosen) && exists(other) && mark !== '.') return { kind: 'day', ...place(figures, all), day: other };
  if (chosen.month > 12 || chosen.month < 1 || chosen.day < 1 || chosen.day > 31) return null;
  const doubt = mark !== '.' && exists(other) && a !== b ? other : undefined;
  return { kind: 'day', ...place(figures, all), day: chosen, doubt };
}

function bothOrders(line: string, { today, dayFirst, bare }: FigureHabits): Anchor | null {
  const found = FIGURES_RANGE.exec(line);
  if (!found) return null;
  const [all, a = '', mark, b = '', y1, c = '', , d = '', y2] = found;
  if (!bare && !y1 && !y2) return null;
  const end = saidYear(y2 ?? y1);
  const start = saidYear(y1) ?? undefined;
  const dmy = {
    start: { year: start, month: Number(b), day: Number(a) },
    end: { year: end, month: Number(d), day: Number(c) },
  };
  const mdy = {
    start: { year: start, month: Number(a), day: Number(b) },
    end: { year: end, month: Number(c), day: Number(d) },
  };
  const possible = (reading: typeof dmy) => fits(reading.start, reading.end, today);
  const order = mark === '.' ? [dmy] : dayFirst ? [dmy, mdy] : [mdy, dmy];
  const sound = order.filter(possible);
  const chosen = sound[0] ?? order.find((each) => exists(each.start) && exists(each.end)) ?? order[0] ?? dmy;
  if (chosen.start.month > 12 || chosen.end.month > 12 || chosen.start.month < 1 || chosen.end.month < 1) return null;
  return { kind: 'range', ...place(found, all), ...chosen, doubt: sound[1]?.start };
}

/** "10.-17.5.2027", "10 - 17/5". */
function sharedMonth(line: string, { bare }: FigureHabits): Anchor | null {
  const found = SHARED_MONTH.exec(line);
  if (!found) return null;
  const [all, a = '', b = '', , m = '', y] = found;
  if ((!bare && !y) || Number(m) > 12 || Number(m) < 1) return null;
  const year = saidYear(y);
  const start = { year, month: Number(m), day: Number(a) };
  return { kind: 'range', ...place(found, all), start, end: { year, month: Number(m), day: Number(b) } };
}

function fits(start: SaidDay, end: SaidDay, today: CalendarDay): boolean {
  if (!exists(start) || !exists(end)) return false;
  const year = start.year ?? end.year;
  const first = year ? dayIn(year, start.month, start.day) : nextTime(start, today);
  let last = end.year ? dayIn(end.year, end.month, end.day) : nextTime(end, first);
  if (!end.year && last < first) last = nextTime(end, first);
  const nights = nightsBetween(first, last);
  return nights >= 0 && nights <= LONGEST_STAY && first >= today;
}

function place(found: RegExpExecArray, all: string): { from: number; to: number } {
  return { from: found.index, to: found.index + all.length };
}
