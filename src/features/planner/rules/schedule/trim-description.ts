/**
 * What is told of a place, without what does not happen at that hour: no Sunday stalls on a Tuesday, no noon gun in the
 * afternoon, no cherry blossom in October. Whole clauses go; what closes and what one must not do is never cut.
 */
import type { CalendarDay } from '../../../../shared/dates.ts';
import { memoize } from '../../../../shared/memoize.ts';
import { capital } from '../../copy/phrasing.ts';
import { monthOf } from '../select/season-fit.ts';

interface StopHours {
  readonly date: CalendarDay;
  /** 0 is Monday. */
  readonly weekday: number;
  readonly start: number;
  readonly end: number;
  readonly sunset: number;
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const DAY = new RegExp(`\\b(${DAYS.join('|')})s?\\b`, 'g');
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** "May" alone is a verb; a month of a year is history. */
const MONTH =
  /\b(January|February|March|April|(?<=\b(?:in|to|late|early|from|until|of) )May|June|July|August|September|October|November|December)\b(?! (?:\d|of))/g;
const SEASON =
  /\b(?:in|on|all|from|until|early|late|to) (?:early |late )?(winter|spring|summer|autumn)\b|\b(winter|spring|summer|autumn) (?:mornings|evenings|nights|\w+days)\b/g;
const SEASONS: Readonly<Record<string, readonly number[]>> = {
  winter: [12, 1, 2],
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
};
/** What is shut, or to be minded, is true whenever one comes. */
const TOLD_ANYWAY =
  /\b(?:closed?|closes|shut|not|never|no visits|little|fewer|busy|busiest|line|crowds?|until|over by|gone by|before|Good Friday|Friday prayers?|Friday Mosque|Fat Tuesday|other days|by day)\b/i;
/** Birds of passage, by the months of the north. */
const SWALLOWS = /\bswallows\b/i;
const SWALLOWS_ARE_HERE = [4, 5, 6, 7, 8, 9];
/** Advice to be there by an hour, which is none to whoever comes later. */
const COME_BY =
  /\b(?:start|come|go|be there|arrive|best|quiet|quietest|empty|milder)\b[^;]*? (?:by|before) (seven|eight|nine|ten|eleven)\b|^before (seven|eight|nine|ten|eleven) is best\b/i;
const HOURS = ['seven', 'eight', 'nine', 'ten', 'eleven'];
const COME_EARLY = /\b(?:start|come|go) early\b|\bearly is emptier\b|\bname in early\b/i;
/** Better before an hour: "flat water before ten". */
const BETTER_BEFORE = /^(?!.*\b(?:closed?|not|never|crowds?|busy)\b).*\bbefore (seven|eight|nine|ten|eleven|noon)\b/i;
const BEGIN_AT = /\b(?:start|leave|begin) at (five|six|seven|eight|nine|ten)\b/i;
const MORNING_HOURS: Readonly<Record<string, number>> = {
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  noon: 12,
};
/** Works of one year are no news of another. */
const CLOSED_IN = /\bclosed\b.*\bin (20\d\d)$/i;
/** In a line that forms before a door opens stands nobody who comes later; most doors of a morning are open by then. */
const AT_OPENING = /\bline (?:before it opens|at opening)|\bline is shortest at opening\b/i;
const DOORS_OPEN = 10 * 60;
const LINE_BEFORE_SIX = /\bline before six\b/i;
const SIX = 18 * 60;
const LASTS = /\b(?:sits?|stays?|lasts?) (?:for )?(two|three|four|five|six) hours\b/i;
const NUMBERS = ['two', 'three', 'four', 'five', 'six'];
const FOR_BREAKFAST = /\bbreakfast (?:is|before)\b|\bat breakfast\b/i;
const HALF_AN_HOUR = 30;
const DAWN_IS_OVER = 8 * 60 + 30;
const EARLY = 9 * 60;
const NOON = 12 * 60;
const LATE_MORNING = 12 * 60 + 30;
const [BEFORE_SUNSET, AFTER_SUNSET] = [45, 60];
/** Shorter, it tells nothing. */
const LEAST = 12;

/** Most say nothing of an hour. */
const TIMELY =
  /(?:[Bb]y|[Bb]efore) |in 20\d\d|early|day|noon|swallows|hours|opens|opening|breakfast|at (?:five|six|seven|eight|nine|ten)|dark|dusk|night|dawn|morning|winter|spring|summer|autumn|in [A-Z]|[a-z] [A-Z]\w+(?:ary|ch|il|e|ly|st|ber)\b/;

/** Where nothing would be left of the first clause it is what the place is, and its own hours decide. */
export function trimDescription(about: string, hours: StopHours): string {
  const told = sentencesOf(about);
  if (told.length === 0) return about;
  const kept = told.map(({ sentence, clauses }) => {
    const parts = clauses.map((clause) => (clause.holds(hours) ? clause.text : holding(clause, hours)));
    const isWhole = parts.every((part, i) => part === clauses[i]?.text);
    const text = parts.filter((part) => part !== '').join('; ');
    return { text: isWhole ? sentence : text && `${capital(text)}.`, isHeadGone: parts[0] === '' };
  });
  if (kept[0]?.isHeadGone) return about;
  return kept.flatMap(({ text }) => text || []).join(' ');
}

/** Of a clause the pieces that hold then, if it does not hold as a whole; "" for none. */
function holding({ pieces }: Clause, hours: StopHours): string {
  const kept = pieces.flatMap(({ text, holds }) => (holds(hours) ? text : [])).join(', ');
  return kept.length >= LEAST ? kept : '';
}

interface Piece {
  readonly text: string;
  readonly holds: (hours: StopHours) => boolean;
}
interface Clause extends Piece {
  readonly pieces: readonly Piece[];
}

/** Taken apart once: each place is written out in many plans. None where nothing is said of an hour. */
const sentencesOf = memoize(
  (about: string): readonly { readonly sentence: string; readonly clauses: readonly Clause[] }[] =>
    TIMELY.test(about)
      ? about.split(/(?<=\.)\s+/).map((sentence) => ({
          sentence,
          clauses: sentence
            .replace(/\.$/, '')
            .split('; ')
            .map((text) => ({ ...pieceOf(text), pieces: text.split(/, (?:and )?(?!\d)/).map(pieceOf) })),
        }))
      : [],
  { most: 8192 },
);

function pieceOf(text: string): Piece {
  const conditions = conditionsOf(text);
  return { text, holds: (hours) => conditions.every((condition) => condition(hours)) };
}

function conditionsOf(text: string): Piece['holds'][] {
  const conditions: Piece['holds'][] = [];
  const [, one, other] = COME_BY.exec(text) ?? [];
  const by = one ?? other;
  if (by !== undefined) {
    const latest = (7 + HOURS.indexOf(by.toLowerCase())) * 60;
    conditions.push(({ start }) => start <= latest);
  }
  const [, year] = CLOSED_IN.exec(text) ?? [];
  if (year !== undefined) conditions.push(({ date }) => date.startsWith(year));
  if (COME_EARLY.test(text)) conditions.push(({ start }) => start <= EARLY);
  conditions.push(...beginnings(text));
  if (TOLD_ANYWAY.test(text)) return conditions;
  const days = [...text.matchAll(DAY)].map(([, day = '']) => DAYS.indexOf(day));
  const isRangeOfDays = / (?:to|through) \w+days?\b/.test(text);
  if (days.length > 0) conditions.push(({ weekday }) => isAmong(weekday, days, isRangeOfDays, 7));
  const months = [...text.matchAll(MONTH)].map(([, month = '']) => MONTHS.indexOf(month) + 1);
  const isRangeOfMonths = /\b(?:from|to) /.test(text);
  if (months.length > 0) conditions.push(({ date }) => isAmong(monthOf(date), months, isRangeOfMonths, 12));
  const [season, ...more] = [...text.matchAll(SEASON)].map(([, one, other]) => one ?? other ?? '');
  if (season !== undefined && more.length === 0)
    conditions.push(({ date }) => (SEASONS[season] ?? []).includes(monthOf(date)));
  if (SWALLOWS.test(text)) conditions.push(({ date }) => SWALLOWS_ARE_HERE.includes(monthOf(date)));
  if (/\bat noon\b/.test(text)) conditions.push(({ start, end }) => start <= NOON && end >= NOON);
  if (/\b(?:after dark|at night)\b/.test(text)) conditions.push(({ end, sunset }) => end >= sunset);
  if (/\bat dusk\b/.test(text))
    conditions.push(({ start, end, sunset }) => end >= sunset - BEFORE_SUNSET && start <= sunset + AFTER_SUNSET);
  if (/\b(?:mornings|in the morning)\b/.test(text)) conditions.push(({ start }) => start < LATE_MORNING);
  return conditions;
}

/** Of advice for the door, the table and how long one is there. */
function beginnings(text: string): Piece['holds'][] {
  const [, before = ''] = BETTER_BEFORE.exec(text) ?? [];
  const [, at = ''] = BEGIN_AT.exec(text) ?? [];
  const [, long = ''] = LASTS.exec(text) ?? [];
  const latest = [
    (MORNING_HOURS[before.toLowerCase()] ?? 24) * 60,
    (MORNING_HOURS[at.toLowerCase()] ?? 24) * 60 + HALF_AN_HOUR,
    ...(AT_OPENING.test(text) ? [DOORS_OPEN] : []),
    ...(LINE_BEFORE_SIX.test(text) ? [SIX] : []),
    ...(FOR_BREAKFAST.test(text) ? [NOON] : []),
    ...(/\bat dawn\b/.test(text) ? [DAWN_IS_OVER] : []),
  ];
  const least = long === '' ? 0 : (NUMBERS.indexOf(long.toLowerCase()) + 2) * 60;
  const until = Math.min(...latest);
  return until >= 24 * 60 && least === 0
    ? []
    : [({ start, end }) => start <= until && end - start >= least - HALF_AN_HOUR];
}

/** One of them, or between the two that a range names. */
function isAmong(value: number, named: readonly number[], isRange: boolean, round: number): boolean {
  const [from, to] = named;
  if (!isRange || named.length !== 2 || from === undefined || to === undefined) return named.includes(value);
  return (value - from + round) % round <= (to - from + round) % round;
}
