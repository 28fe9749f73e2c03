/**
 * Sets what was said about when against today: next occurrence, past, inverted,
 * impossible. Nothing is settled silently; whatever was changed is a note.
 */
import { type CalendarDay, longDate, plusDays, weekdayOf } from '../../../../../shared/dates.ts';
import { readingCopy } from '../../../copy/reading.ts';
import { assume, contradict, type Notes } from '../../parse/reading-notes.ts';
import type { DateState } from '../../reading.ts';
import type { AnchorKind, DayAnchor, RangeAnchor, RealAnchor, Stretch } from './date-mention.ts';
import { dayIn, earlier, exists, nextTime, nightsBetween, onOrAfter, type SaidDay, yearOf } from './said-day.ts';

const say = readingCopy.dates;
const LONGEST_STAY = 60;

/** Where the trip begins, as far as the anchor says; `nights` when it says that too. */
export interface Begin {
  readonly start: CalendarDay;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly nights?: number;
  readonly state: DateState;
  /** The start was chosen by us within what was said. */
  readonly chosen: boolean;
}

export interface DateCircumstances {
  readonly today: CalendarDay;
  /** Of the whole field: "next year". */
  readonly year?: number | undefined;
  /** As far as known apart from the anchor. */
  readonly nights: number;
  readonly weekend: boolean;
  /** 0 is Monday; where a weekday of departure was said. */
  readonly weekday?: number | undefined;
  readonly said: string;
}

export function resolve(anchor: AnchorKind, around: DateCircumstances, notes: Notes): Begin {
  if (anchor.kind === 'range') return resolveRange(anchor, around, notes);
  if (anchor.kind === 'day') return resolveDay(anchor, around, notes);
  return anchor.kind === 'stretch' ? resolveStretch(anchor, around, notes) : resolveReal(anchor, around, notes);
}

function resolveRange(anchor: RangeAnchor, { today, year, said }: DateCircumstances, notes: Notes): Begin {
  let state: DateState = 'ok';
  if (!exists(anchor.start) || !exists(anchor.end)) state = 'invalid';
  const explicit = anchor.start.year ?? anchor.end.year ?? year;
  let start = anchor.start.year || anchor.end.year || year ? firstOf(anchor, year) : nextTime(anchor.start, today);
  let end = anchor.end.year ? dayIn(anchor.end.year, anchor.end.month, anchor.end.day) : endAfter(anchor.end, start);
  if (end < start) {
    const turned = dayIn(yearOf(end) + 1, anchor.end.month, anchor.end.day);
    if (nightsBetween(start, turned) <= LONGEST_STAY / 2) {
      end = turned;
      assume(notes, 'dates', say.wrapped(end));
    }
  }
  if (end < start || nightsBetween(start, end) > LONGEST_STAY * 3) {
    const [first, last] = swapped(anchor, explicit, today, start, end);
    contradict(notes, 'dates', say.inverted(start, end < start ? end : first), say.invertedChosen(first, last));
    [start, end] = [first, last];
    state = 'inverted';
  }
  if (state === 'invalid')
    contradict(notes, 'dates', say.invalid, say.invalidChosen(exists(anchor.start) ? end : start));
  const nights = nightsBetween(start, end);
  const moved = notPast(start, today, explicit !== undefined, said, notes);
  if (!explicit) assume(notes, 'year', say.year(moved.start));
  return {
    start: moved.start,
    from: moved.start,
    to: moved.start,
    nights,
    state: moved.past ? 'past' : state,
    chosen: false,
  };
}

function firstOf({ start, end }: { start: SaidDay; end: SaidDay }, fieldYear: number | undefined): CalendarDay {
  const year = start.year ?? end.year ?? fieldYear ?? 2000;
  if (start.year || !end.year) return dayIn(year, start.month, start.day);
  const sameYear = dayIn(end.year, start.month, start.day);
  const last = dayIn(end.year, end.month, end.day);
  const before = dayIn(end.year - 1, start.month, start.day);
  return sameYear > last && nightsBetween(before, last) <= LONGEST_STAY ? before : sameYear;
}

function endAfter(end: SaidDay, start: CalendarDay): CalendarDay {
  const sameYear = dayIn(yearOf(start), end.month, end.day);
  if (sameYear >= start) return sameYear;
  const nextYear = dayIn(yearOf(start) + 1, end.month, end.day);
  return nightsBetween(start, nextYear) <= LONGEST_STAY ? nextYear : sameYear;
}

function swapped(
  anchor: { start: SaidDay; end: SaidDay },
  explicit: number | undefined,
  today: CalendarDay,
  start: CalendarDay,
  end: CalendarDay,
): [CalendarDay, CalendarDay] {
  if (end < start && explicit) return [end, start];
  const first = nextTime(anchor.end, today);
  return [first, endAfter(anchor.start, first)];
}

export function resolveDay(anchor: DayAnchor, { today, year, nights, said }: DateCircumstances, notes: Notes): Begin {
  const { day, role } = anchor;
  const explicit = day.year ?? year;
  const sound = exists(day);
  let start = explicit ? dayIn(explicit, day.month, day.day) : nextTime(day, today);
  if (!sound) contradict(notes, 'dates', say.invalid, say.invalidChosen(start));
  if (role === 'end') start = plusDays(start, -nights);
  if (role === 'amid') start = plusDays(start, -Math.ceil(nights / 2));
  if (role === 'weekend-of') start = weekendOf(start, anchor.nights ?? 2);
  const moved = notPast(start, today, explicit !== undefined, said, notes);
  if (!explicit) assume(notes, 'year', say.year(moved.start));
  if (anchor.doubt) {
    const other = dayIn(explicit ?? yearOf(moved.start), anchor.doubt.month, anchor.doubt.day);
    assume(notes, 'dates', say.doubt(moved.start, other));
  }
  const state: DateState = moved.past ? 'past' : sound ? 'ok' : 'invalid';
  return {
    start: moved.start,
    from: moved.start,
    to: moved.start,
    ...(anchor.nights === undefined ? {} : { nights: anchor.nights }),
    state,
    chosen: false,
  };
}

/** The Friday of the weekend that touches the day; a long one reaches a Monday, a Tuesday or a Thursday too. */
function weekendOf(day: CalendarDay, nights: number): CalendarDay {
  const sinceFriday = (weekdayOf(day) + 3) % 7;
  if (sinceFriday <= (nights > 2 ? 3 : 2)) return plusDays(day, -sinceFriday);
  if (sinceFriday === 6 && nights > 2) return day;
  return sinceFriday <= 4 ? plusDays(day, -sinceFriday) : plusDays(day, 7 - sinceFriday);
}

function resolveStretch(stretch: Stretch, around: DateCircumstances, notes: Notes): Begin {
  const { today, nights, said } = around;
  const wanted = stretch.year ?? around.year;
  const year = wanted ?? yearOf(today);
  let window = windowIn(stretch, year, nights);
  let state: DateState = 'ok';
  if (window.to < today) {
    const over = wanted !== undefined;
    let later = year;
    while (window.to < today) window = windowIn(stretch, ++later, nights);
    if (over) {
      contradict(notes, 'dates', say.past(said), say.pastChosen(window.from));
      state = 'past';
    }
  }
  if (window.from < today) window = { from: earlier(plusDays(today, 1), window.to), to: window.to };
  const weekday = around.weekday ?? (around.weekend || nights <= 4 ? 4 : 5);
  const months = nightsBetween(window.from, window.to);
  const early =
    months > 45
      ? plusDays(window.from, Math.floor(months / 2) - 6)
      : months > 20
        ? plusDays(window.from, 4)
        : window.from;
  const begun = onOrAfter(early, weekday);
  const fallback = onOrAfter(window.from, weekday);
  const start = begun <= window.to ? begun : fallback <= window.to ? fallback : window.from;
  return { start, ...window, state, chosen: true };
}

function windowIn(stretch: Stretch, year: number, nights: number): { from: CalendarDay; to: CalendarDay } {
  const turns = stretch.last.month < stretch.first.month ? 1 : 0;
  const from = dayIn(year, stretch.first.month, stretch.first.day);
  const last = dayIn(year + turns, stretch.last.month, stretch.last.day);
  if (stretch.fit === 'begin') return { from, to: last };
  const latest = plusDays(last, -nights);
  if (latest >= from) return { from, to: latest };
  const whole = nightsBetween(from, last) > 25;
  return whole ? { from, to: from } : { from: latest, to: plusDays(last, -Math.ceil(nights / 2)) };
}

function resolveReal(anchor: RealAnchor, { today, year, said }: DateCircumstances, notes: Notes): Begin {
  const wanted = anchor.year ?? year;
  const notBefore = wanted && wanted > yearOf(today) ? dayIn(wanted, 1, 1) : today;
  const past = (wanted !== undefined && wanted < yearOf(today)) || anchor.isGone === true;
  const found = anchor.find(notBefore);
  const overrun = wanted !== undefined && !past && yearOf(found.start) > wanted;
  if (past || overrun) contradict(notes, 'dates', say.past(said), say.pastChosen(found.start));
  return {
    start: found.start,
    from: found.start,
    to: found.startTo ?? found.start,
    ...(found.nights === undefined ? {} : { nights: found.nights }),
    state: past || overrun ? 'past' : 'ok',
    chosen: true,
  };
}

function notPast(start: CalendarDay, today: CalendarDay, explicit: boolean, said: string, notes: Notes) {
  if (start >= today) return { start, past: false };
  const again = nextTime({ month: Number(start.slice(5, 7)), day: Number(start.slice(8, 10)) }, today);
  if (explicit) contradict(notes, 'dates', say.past(said || longDate(start)), say.pastChosen(again));
  return { start: again, past: explicit };
}
