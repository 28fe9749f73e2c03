/**
 * What is told of a place, without what does not happen at that hour: no Sunday stalls on a Tuesday, no noon gun in the
 * afternoon, no cherry blossom in October. Whole clauses go; what closes and what one must not do is never cut.
 */
import type { CalendarDay } from '../../../../shared/dates.ts';
import { capital } from '../../copy/phrasing.ts';
import { monthOf } from '../select/season.ts';

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
/** Advice to be there by an hour, which is none to whoever comes later. */
const COME_BY =
  /\b(?:start|come|go|be there|arrive|best|quiet|quietest|empty|milder)\b[^;]*? (?:by|before) (seven|eight|nine|ten|eleven)\b|^before (seven|eight|nine|ten|eleven) is best\b/i;
const HOURS = ['seven', 'eight', 'nine', 'ten', 'eleven'];
const COME_EARLY = /\b(?:start|come|go) early\b/i;
const EARLY = 9 * 60;
const NOON = 12 * 60;
const LATE_MORNING = 12 * 60 + 30;
const [BEFORE_SUNSET, AFTER_SUNSET] = [45, 60];
/** Shorter, it tells nothing. */
const LEAST = 12;

/** Most say nothing of an hour. */
const TIMELY =
  /(?:[Bb]y|[Bb]efore) |early|day|noon|dark|dusk|night|dawn|morning|winter|spring|summer|autumn|in [A-Z]|[a-z] [A-Z]\w+(?:ary|ch|il|e|ly|st|ber)\b/;

/** Where nothing would be left of the first clause it is what the place is, and its own hours decide. */
export function aboutOn(about: string, hours: StopHours): string {
  if (!TIMELY.test(about)) return about;
  const sentences = about.split(/(?<=\.)\s+/).map((sentence) => {
    const parts = sentence.replace(/\.$/, '').split('; ');
    const kept = parts.map((part) => fitting(part, hours));
    const isWhole = kept.every((part, i) => part === parts[i]);
    const text = kept.filter((part) => part !== '').join('; ');
    return { text: isWhole ? sentence : text && `${capital(text)}.`, isHeadGone: kept[0] === '' };
  });
  if (sentences[0]?.isHeadGone) return about;
  return sentences.flatMap(({ text }) => text || []).join(' ');
}

/** Of a clause the pieces that hold then, if it does not hold as a whole; "" for none. */
function fitting(part: string, hours: StopHours): string {
  if (holds(part, hours)) return part;
  const pieces = part.split(/, (?:and )?(?!\d)/);
  const kept = pieces.filter((piece) => holds(piece, hours)).join(', ');
  return kept.length >= LEAST ? kept : '';
}

function holds(text: string, { date, weekday, start, end, sunset }: StopHours): boolean {
  const [, one, other] = COME_BY.exec(text) ?? [];
  const by = one ?? other;
  if (by !== undefined && start > (7 + HOURS.indexOf(by.toLowerCase())) * 60) return false;
  if (COME_EARLY.test(text) && start > EARLY) return false;
  if (TOLD_ANYWAY.test(text)) return true;
  const days = [...text.matchAll(DAY)].map(([, day = '']) => DAYS.indexOf(day));
  if (days.length > 0 && !isAmong(weekday, days, / (?:to|through) \w+days?\b/.test(text), 7)) return false;
  const months = [...text.matchAll(MONTH)].map(([, month = '']) => MONTHS.indexOf(month) + 1);
  if (months.length > 0 && !isAmong(monthOf(date), months, /\b(?:from|to) /.test(text), 12)) return false;
  const seasons = [...text.matchAll(SEASON)].map(([, one, other]) => one ?? other ?? '');
  if (seasons.length === 1 && !seasons.flatMap((each) => SEASONS[each] ?? []).includes(monthOf(date))) return false;
  if (/\bat noon\b/.test(text) && !(start <= NOON && end >= NOON)) return false;
  if (/\b(?:after dark|at night)\b/.test(text) && end < sunset) return false;
  if (/\bat dusk\b/.test(text) && (end < sunset - BEFORE_SUNSET || start > sunset + AFTER_SUNSET)) return false;
  return !(/\b(?:at dawn|mornings|in the morning)\b/.test(text) && start >= LATE_MORNING);
}

/** One of them, or between the two that a range names. */
function isAmong(value: number, named: readonly number[], isRange: boolean, round: number): boolean {
  const [from, to] = named;
  if (!isRange || named.length !== 2 || from === undefined || to === undefined) return named.includes(value);
  return (value - from + round) % round <= (to - from + round) % round;
}
