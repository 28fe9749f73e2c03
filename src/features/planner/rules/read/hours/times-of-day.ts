/** Times of day among the items: "10am", "9:30", "18h30", "19 Uhr", 午後8時, "noon", and ranges of them. */
import type { TimeOfDay } from '../../reading.ts';
import type { Match } from '../patterns.ts';
import type { Item } from '../tagged-tokens.ts';

export interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly half?: 'am' | 'pm';
  /** A mark or minutes say that it is a time. */
  readonly isSure: boolean;
}

export interface ClockRange {
  readonly from: Clock;
  readonly to: Clock;
}

const has = (items: readonly Item[], at: number, type: string, value?: string) => {
  const found = items[at]?.senses.get(type);
  return found !== undefined && (value === undefined || found === value);
};
/** Money, parts, ages, degrees and lengths are no times. */
const NO_TIME =
  /^(?:[%€£$¥°]|eur|usd|gbp|euros?|pounds?|dollars?|km|kms|miles?|days?|nights?|weeks?|months?|years?|people|adults?|kids?|persons?|st|nd|rd|th|yrs?|yo|dias|noches|jours|nuits|tage|nachte|giorni|notti|noites|dage|naetter|min|mins|minutes|minutos|minuten|minuti|hour|hrs?|hours|stunden|heures|horas|ore|timer|gradi?|graus|grader|日|泊|人|名|歳|月|円|度)$/;
const OUR_HOURS = /^(?:h|hrs?|hours?|horas|heures|ore|timer)$/;

export function clockAt(items: readonly Item[], start: number): Match<Clock> | null {
  let at = start;
  let half: Clock['half'];
  if (has(items, at, 'clock-before')) at += 1;
  if (/^午/.test(items[at]?.text ?? '') && (has(items, at, 'clock-mark') || has(items, at, 'day-part'))) {
    half = /^午 ?後/.test(items[at]?.text ?? '') ? 'pm' : 'am';
    at += 1;
  }
  const word = items[at]?.senses.get('clock-word');
  if (word && word !== 'sunset') {
    const [hour = 0, minute = 0] = word.split(':').map(Number);
    return {
      value: { hour, minute, half: hour === 0 ? 'pm' : undefined, isSure: true } as Clock,
      from: start,
      to: at + 1,
    };
  }
  // "Half past eight", "quarter to nine", "halb neun"
  const offset = Number(items[at]?.senses.get('clock-offset') ?? 0);
  const whole = offset ? clockAt(items, at + 1) : null;
  if (offset && whole && items[whole.from]?.field === items[at]?.field) {
    const minutes = whole.value.hour * 60 + whole.value.minute + offset;
    const value = { ...whole.value, hour: Math.floor(minutes / 60), minute: minutes % 60, isSure: true };
    return minutes >= 0 ? { value, from: start, to: whole.to } : null;
  }
  const item = items[at];
  if (!item || item.number === undefined) return null;
  const dotted = /^(\d{1,2}) \. (\d\d)$/.exec(item.text);
  let hour = dotted ? Number(dotted[1]) : item.number;
  let minute = dotted ? Number(dotted[2]) : 0;
  if (!Number.isInteger(hour) || hour < 0 || hour > 24 || (item.kind === 'word' && hour === 0)) return null;
  at += 1;
  let isSure = dotted !== null;
  const minutes = items[at + 1];
  if (items[at]?.text === ':' && items[at]?.joint === '' && minutes?.joint === '' && /^[0-5]\d$/.test(minutes.text)) {
    minute = Number(minutes.text);
    isSure = true;
    at += 2;
  } else if (isDotted(items, at)) {
    minute = Number(minutes?.text);
    isSure = true;
    at += 2;
  } else if (
    /^[h時]$/.test(items[at]?.text ?? '') &&
    items[at]?.joint === '' &&
    /^[0-5]\d$/.test(items[at + 1]?.text ?? '') &&
    items[at + 1]?.joint === ''
  ) {
    minute = Number(items[at + 1]?.text);
    isSure = true;
    at += 2;
  }
  for (let marks = 0; marks < 3; marks++) {
    const mark = items[at]?.senses.get('clock-mark');
    if (mark === undefined || items[at]?.field !== item.field) break;
    // "3 hours" is a length; "18 h", "20 heures" are times.
    if (mark === 'hour' && /^(?:hours?|hrs)$/.test(items[at]?.text ?? '')) return null;
    isSure = true;
    if (mark === 'am' || mark === 'pm') half = mark;
    if (mark === 'half') minute = 30;
    at += 1;
  }
  if (
    !isSure &&
    items[at]?.field === item.field &&
    NO_TIME.test(items[at]?.text ?? '') &&
    !OUR_HOURS.test(items[at]?.text ?? '')
  )
    return null;
  if (hour === 24) hour = 0;
  if (minute > 59) minute = 0;
  return { value: { hour, minute, ...(half ? { half } : {}), isSure }, from: start, to: at };
}

/** "12.30-2.30": a dot, minutes and the end of a range. */
function isDotted(items: readonly Item[], at: number): boolean {
  const [dot, minutes, link, end] = items.slice(at, at + 4);
  return (
    dot?.text === '.' &&
    dot.joint === '' &&
    minutes?.joint === '' &&
    /^[0-5]\d$/.test(minutes.text) &&
    (link?.senses.has('range-to') ?? false) &&
    end?.number !== undefined &&
    !/^(?:dates|budget)$/.test(dot.field)
  );
}

/** "1-3", "from 4 to 6pm", "between 12 and 8", "zwischen 13 und 15 Uhr", 13時から15時. */
export function rangeAt(items: readonly Item[], start: number): Match<ClockRange> | null {
  const turned = turnedRange(items, start);
  if (turned) return turned;
  const opened = has(items, start, 'range-from');
  const isAsked = opened || /(?:between|entre|zwischen|tra|mellem)$/.test(items[start - 1]?.text ?? '');
  const first = clockAt(items, opened ? start + 1 : start);
  if (!first) return null;
  const link = items[first.to];
  if (!link || link.field !== items[start]?.field) return null;
  // "9h-17h": the hyphen stands between a letter and a figure.
  const isHyphen = link.joint === '-' && link.kind === 'digits';
  if (!isHyphen && !link.senses.has('range-to') && !(isAsked && link.senses.get('joiner') === 'and')) return null;
  const second = clockAt(items, isHyphen ? first.to : first.to + 1);
  if (!second || items[second.from]?.field !== items[start]?.field) return null;
  return { value: { from: first.value, to: second.value }, from: start, to: second.to };
}

/** "She works until 11", 11時まで: the minute at which it ends. */
export function endAt(items: readonly Item[], { value, from, to }: Match<Clock>): number | undefined {
  if (items[from]?.field === 'dates') return undefined;
  const before = items[from - 1]?.text === '.' ? from - 2 : from - 1;
  const isUntil = [before, from].some((at) => UNTIL.test(items[at]?.text ?? ''));
  return isUntil || /^ま ?で$/.test(items[to]?.text ?? '') ? minuteOf(value, value.hour < 8) : undefined;
}
const UNTIL = /^(?:until|till?|bis|jusqu a|hasta(?: las)?|fino (?:a|alle)|ate(?: as?)?|tot|til kl)$/;

/** "Till 3pm from 9am". */
function turnedRange(items: readonly Item[], start: number): Match<ClockRange> | null {
  const last = has(items, start, 'range-to') && items[start]?.kind === 'word' ? clockAt(items, start + 1) : null;
  const first = last && has(items, last.to, 'range-from') ? clockAt(items, last.to + 1) : null;
  if (!last || !first || items[first.from]?.field !== items[start]?.field) return null;
  return { value: { from: first.value, to: last.value }, from: start, to: first.to };
}

/** `usual`: the half of the day a bare small hour means ("1-3" of a nap, "4-6" of calls). */
export function minutesOf({ from, to }: ClockRange): { readonly from: number; readonly to: number } {
  const half = to.half ?? from.half;
  let end = hour24(to, to.half ?? (from.half === 'pm' ? 'pm' : undefined));
  let begin = hour24(from, from.half ?? undefined);
  if (from.half === undefined && half === 'pm' && from.hour < 12 && (from.hour + 12) * 60 + from.minute < end)
    begin += 12 * 60;
  if (from.half === undefined && half === undefined && from.hour >= 1 && from.hour < 7) begin += 12 * 60;
  if (to.half === undefined && end <= begin && end < 12 * 60) end += 12 * 60;
  if (to.half === undefined && end <= begin) end += 12 * 60;
  return { from: begin, to: Math.min(end, 24 * 60) };
}

function hour24({ hour, minute }: Clock, half: Clock['half']): number {
  const turned = half === 'pm' && hour < 12 ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour;
  return turned * 60 + minute;
}

/** One time; `later`: bare hours up to eleven are of the afternoon. */
export function minuteOf(clock: Clock, later: boolean): number {
  const minutes = hour24(clock, clock.half);
  return clock.half === undefined && later && clock.hour < 12 ? minutes + 12 * 60 : minutes;
}

export function timeOf(minutes: number): TimeOfDay {
  const within = Math.max(0, Math.min(minutes, 23 * 60 + 59));
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}` as TimeOfDay;
}
