/**
 * When a house is open by its `opening_hours`, on the clock of its place. A night belongs to the day it began: what
 * is said of Tuesday leaves open who opened on Monday evening.
 */
import { type CalendarDay, epochDay, plusDays } from '../../../../shared/dates.ts';
import { memoize } from '../../../../shared/memoize.ts';
import { easterSunday } from '../recurrence.ts';
import type {
  DatePoint,
  DateRange,
  DaySelector,
  Holiday,
  OpeningValue,
  Range,
  Rule,
  SunEvent,
  TimePoint,
  TimeSpan,
  Weekdays,
} from './opening-value.ts';
import { agreed, type MinuteSpan, merged, type Piece, painted, without } from './spans.ts';
import type { SunMinutes } from './sun-times.ts';

/** Public holidays by day: all over the country or region of the place, or in parts of it. */
export type Holidays = ReadonlyMap<CalendarDay, 'everywhere' | 'in parts'>;

export interface HoursContext {
  /** Null: nobody knows which country counts; then no day is a holiday. */
  readonly holidays: Holidays | null;
  /** Null where the sun does not do it that day. Asked only where the value names the sun. */
  readonly sun: (day: CalendarDay) => SunMinutes;
  /** Days on which it does not open, whatever the value says; a night before them ends as it would. */
  readonly isShut?: (day: CalendarDay) => boolean;
}

const DAY = 24 * 60;
/** A Monday in no season: what a week is where every week is alike. */
const ANY_MONDAY = '2026-11-23';

/** In minutes from the midnight `first` begins with; the last night may reach beyond the last day. */
export function spansOf(value: OpeningValue, first: CalendarDay, days: number, world: HoursContext): MinuteSpan[] {
  const { holidays } = world;
  const read = (inParts: boolean, inSchoolHolidays: boolean) => {
    const isHoliday: IsHoliday = (of, day) => {
      if (of === 'school') return inSchoolHolidays;
      const where = holidays?.get(day);
      return where === 'everywhere' || (where === 'in parts' && inParts);
    };
    return readAs(value, first, days, world, isHoliday);
  };
  const withoutSchool = read(false, false);
  const { publicHolidays, schoolHolidays } = value.naming;
  const known = schoolHolidays ? agreed(withoutSchool, read(false, true), 'school') : withoutSchool;
  const areParts = publicHolidays && holidays !== null && [...holidays.values()].includes('in parts');
  return areParts ? agreed(known, read(true, false), 'holiday') : known;
}

function readAs(
  value: OpeningValue,
  first: CalendarDay,
  days: number,
  world: HoursContext,
  isHoliday: IsHoliday,
): MinuteSpan[] {
  // From the evening before, for the night it may have begun.
  const facts = daysFrom(plusDays(first, -1), days + 1);
  let line: MinuteSpan[] = [];
  for (const rules of groupsOf(value.rules)) {
    let found: MinuteSpan[] = [];
    for (const [i, day] of facts.entries()) {
      if (world.isShut?.(day.day)) continue;
      const start = (i - 1) * DAY;
      const pieces = piecesOf(rules, day, world, isHoliday);
      const isUnsaid = isUnsaidHoliday(value, day, world.holidays, pieces);
      const until = Math.max(DAY, ...pieces.map(({ to }) => to));
      const today: Piece[] = isUnsaid ? [{ from: 0, to: until, state: 'holiday' }] : pieces;
      for (const { state, from, to } of today) {
        const at = { from: start + from, to: start + to };
        // "00:00-03:00 off" speaks of the night itself.
        if (state === 'closed') found = without(found, at);
        else found.push({ ...at, unknown: state === 'open' ? null : state });
      }
    }
    // A fallback counts where nothing before it says that it is open.
    for (const span of line) found = without(found, span);
    line = merged([...line, ...found]);
  }
  return merged(line.flatMap((span) => (span.to <= 0 ? [] : [{ ...span, from: Math.max(0, span.from) }])));
}

/**
 * Monday to Sunday, each day's hours in minutes from its own midnight. Null where weeks differ, where a fallback or an
 * unknown is in it, or where a day cuts into the night before it.
 */
export function usualWeek({ rules, naming }: OpeningValue): MinuteSpan[][] | null {
  if (naming.seasons || naming.sun || groupsOf(rules).length > 1) return null;
  const world: HoursContext = { holidays: null, sun: () => ({ dawn: null, sunrise: null, sunset: null, dusk: null }) };
  const week = Array.from({ length: 7 }, (_, i) => {
    return piecesOf(rules, factsOf(plusDays(ANY_MONDAY, i)), world, () => false);
  });
  const isPlain = week.every((pieces, i) => {
    const night = Math.max(0, ...(week[(i + 6) % 7] ?? []).map(({ to }) => to - DAY));
    return pieces.every(({ state, from }) => state === 'open' || (state === 'closed' && from >= night));
  });
  if (!isPlain) return null;
  return week.map((pieces) =>
    merged(pieces.flatMap(({ state, from, to }) => (state === 'open' ? [{ from, to, unknown: null }] : []))),
  );
}

/** Of a list all rows ask for the same ones. */
const daysOf = memoize(
  (length: number) =>
    memoize((from: CalendarDay): readonly DayFacts[] => Array.from({ length }, (_, i) => factsOf(plusDays(from, i))), {
      most: 1,
    }),
  { most: 1 },
);

function daysFrom(from: CalendarDay, length: number): readonly DayFacts[] {
  return daysOf(length)(from);
}

/** What stands between "||". */
function groupsOf(rules: readonly Rule[]): Rule[][] {
  const groups: Rule[][] = [];
  for (const rule of rules) {
    if (rule.joins === 'fallback' || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(rule);
  }
  return groups;
}

/** Minutes of the day; an end may lie in the night after. Closed stretches are those a rule gives times of. */
function piecesOf(rules: readonly Rule[], day: DayFacts, world: HoursContext, isHoliday: IsHoliday): Piece[] {
  let pieces: Piece[] = [];
  for (const [i, rule] of rules.entries()) {
    if (!holds(rule.days, day, isHoliday)) continue;
    if (replaces(rule, rules[i - 1])) pieces = [];
    if (rule.times.length === 0) {
      pieces = rule.state === 'closed' ? [] : painted(pieces, { from: 0, to: DAY, state: stateOf(rule) });
      continue;
    }
    for (const piece of timesOf(rule, day, world)) pieces = painted(pieces, piece);
  }
  return pieces;
}

/** A rule of its own days replaces what was said of them; one without days adds to a rule with days, as mappers mean it. */
function replaces(rule: Rule, before: Rule | undefined): boolean {
  if (rule.joins !== 'normal' || rule.state === 'closed') return false;
  return !isEveryDay(rule.days) || before === undefined || isEveryDay(before.days);
}

function stateOf({ state }: Rule): Piece['state'] {
  return state === 'unknown' ? 'condition' : state;
}

function timesOf(rule: Rule, day: DayFacts, world: HoursContext): Piece[] {
  const state = stateOf(rule);
  const told = rule.times.map((span) => ({ span, at: timed(span, day, world) }));
  return told.flatMap(({ span, at }, i): Piece[] => {
    // Where the sun does not rise nobody can say what its rising means.
    if (!at) return [{ from: 0, to: DAY, state: 'condition' }];
    const open: Piece[] = at.to > at.from ? [{ ...at, state }] : [];
    if (!span.openEnd) return open;
    // "07:00+,12:00-14:00": the next hours end what was left open.
    const next = told.slice(i + 1).flatMap((later) => (later.at && later.at.from >= at.to ? later.at.from : []));
    const end = Math.min(guessedEnd(span, at.to), ...next);
    return end > at.to ? [...open, { from: at.to, to: end, state: state === 'open' ? 'end' : state }] : open;
  });
}

/** In minutes; without an end it is as long as a moment. */
function timed({ from, to }: TimeSpan, day: DayFacts, world: HoursContext): { from: number; to: number } | null {
  const sun = typeof from === 'object' || typeof to === 'object' ? world.sun(day.day) : null;
  const begin = minutesOf(from, sun);
  const end = to === null ? begin : minutesOf(to, sun);
  if (begin === null || end === null) return null;
  return { from: begin, to: to !== null && end <= begin ? end + DAY : end };
}

/** As long as somebody may still be there: the lengths are those of the reference library. */
function guessedEnd({ from: first, to }: TimeSpan, end: number): number {
  const point = to ?? first;
  const from = typeof point === 'number' ? end : NOMINAL[point.event] + point.shift;
  if (from >= 22 * 60) return from + 8 * 60;
  return from >= 17 * 60 ? from + 10 * 60 : DAY;
}

const NOMINAL: Readonly<Record<SunEvent, number>> = { dawn: 330, sunrise: 360, sunset: 1080, dusk: 1110 };

function minutesOf(point: TimePoint, sun: SunMinutes | null): number | null {
  if (typeof point === 'number') return point;
  const at = sun?.[point.event] ?? null;
  return at === null ? null : at + point.shift;
}

/** A holiday of which the value says nothing, on a day on which it would be open. */
function isUnsaidHoliday(
  { rules, naming }: OpeningValue,
  day: DayFacts,
  holidays: Holidays | null,
  pieces: readonly Piece[],
): boolean {
  if (holidays?.get(day.day) !== 'everywhere' || naming.publicHolidays) return false;
  if (!pieces.some(({ state }) => state !== 'closed')) return false;
  const isAlways = ({ days, times, state }: Rule) => isEveryDay(days) && times.length === 0 && state === 'open';
  return !rules.some((rule) => isAlways(rule) || names(rule.days, day));
}

export interface DayFacts {
  readonly day: CalendarDay;
  /** Since 1970-01-01. */
  readonly number: number;
  readonly year: number;
  readonly month: number;
  readonly date: number;
  /** 0 is Monday. */
  readonly weekday: number;
}

/** A list asks for the same ten days of a thousand houses. */
const factsOf = memoize(reckoned, { most: 1000 });

function reckoned(day: CalendarDay): DayFacts {
  const number = epochDay(day);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  // 1970-01-01 was a Thursday.
  return { day, number, year, month, date, weekday: (((number + 3) % 7) + 7) % 7 };
}

/** What is taken to be so on this reading: a day may be a holiday in parts of a country only. */
export type IsHoliday = (of: Holiday['of'], day: CalendarDay) => boolean;

function holds(selector: DaySelector, facts: DayFacts, isHoliday: IsHoliday): boolean {
  const { years, dates, weeks, holidays, weekdays, both } = selector;
  if (years.length > 0 && !years.some((range) => isIn(range, facts.year))) return false;
  if (dates.length > 0 && !dates.some((range) => isInDates(range, facts))) return false;
  if (weeks.length > 0 && !weeks.some((range) => isIn(range, weekOf(facts)))) return false;
  const onHoliday = () => holidays.some(({ of, shift }) => isHoliday(of, plusDays(facts.day, -shift)));
  const onWeekday = () => weekdays.some((one) => isOn(one, facts));
  if (both) return onHoliday() && onWeekday();
  return holidays.length + weekdays.length === 0 || onWeekday() || onHoliday();
}

const NAMED_DAYS = 7;

/** Whether the rule speaks of this very day: "Dec 25", "Dec 24-26", "easter". */
function names({ dates }: DaySelector, facts: DayFacts): boolean {
  return dates.some(
    (range) => range.by === 'date' && (spanHolding(range, facts)?.days ?? NAMED_DAYS + 1) <= NAMED_DAYS,
  );
}

function isEveryDay({ years, dates, weeks, holidays, weekdays }: DaySelector): boolean {
  return years.length + dates.length + weeks.length + holidays.length + weekdays.length === 0;
}

function isIn({ first, last, every }: Range, number: number): boolean {
  return first <= number && number <= last && (number - first) % every === 0;
}

/** Of ISO 8601: that of its Thursday. */
function weekOf({ number, weekday }: DayFacts): number {
  const thursday = factsOf(plusDays('1970-01-01', number - weekday + 3));
  const begin = epochDay(`${thursday.year}-01-01`);
  return Math.floor((thursday.number - begin) / 7) + 1;
}

function isOn({ first, last, nth, shift }: Weekdays, facts: DayFacts): boolean {
  const { weekday, month, year, date } = shift === 0 ? facts : factsOf(plusDays(facts.day, -shift));
  if ((weekday - first + 7) % 7 > (last - first + 7) % 7) return false;
  if (nth.length === 0) return true;
  const fromBegin = Math.floor((date - 1) / 7) + 1;
  const fromEnd = -Math.floor((daysIn(year, month) - date) / 7) - 1;
  return nth.includes(fromBegin) || nth.includes(fromEnd);
}

function isInDates(range: DateRange, facts: DayFacts): boolean {
  if (range.by === 'date') return spanHolding(range, facts) !== null;
  const { first, last, year } = range;
  if ((facts.month - first + 12) % 12 > (last - first + 12) % 12) return false;
  return year === null || facts.year === (first > last && facts.month <= last ? year + 1 : year);
}

/** The years in which a range may begin that holds the day; a shift may lead over new year. */
const BEGINS = [-1, 0, 1];

function spanHolding({ from, to }: DateRange & { by: 'date' }, facts: DayFacts): { days: number } | null {
  const years = from.year === null ? BEGINS.map((more) => facts.year + more) : [from.year];
  for (const year of years) {
    const first = numberOf(from, year, 'begin');
    let last = numberOf(to, to.year ?? year, 'end');
    if (from === to && first !== last) continue;
    if (last < first && to.year === null) last = numberOf(to, year + 1, 'end');
    if (first <= facts.number && facts.number <= last) return { days: last - first + 1 };
  }
  return null;
}

/** The day it falls on; of February 29 in other years a range begins a day later and ends a day earlier. */
function numberOf(point: DatePoint, year: number, side: 'begin' | 'end'): number {
  if (point.on === 'easter') return epochDay(easterSunday(year)) + point.shift;
  const begin = Math.round(Date.UTC(year, point.month - 1, 1) / 86_400_000);
  const length = daysIn(year, point.month);
  if (point.on === 'day') {
    const isMissing = point.day > length;
    return begin + (isMissing ? length - (side === 'begin' ? 0 : 1) : point.day - 1) + point.shift;
  }
  const weekday = (((begin + 3) % 7) + 7) % 7;
  const first = (point.weekday - weekday + 7) % 7;
  const among = Math.floor((length - 1 - first) / 7);
  const week = point.nth > 0 ? point.nth - 1 : among + 1 + point.nth;
  return begin + first + 7 * week + point.shift;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
