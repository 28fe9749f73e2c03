/**
 * When: pace, the first and the last hour, hours that must stay free (a nap, calls, a service), work, fasting and the
 * Sabbath. An event takes the times, days and parts of the day said nearest to it in its sentence.
 */
import type { Blocked, Need, Reading, TimeOfDay } from '../../reading.ts';
import { isEnd } from '../clause-ends.ts';
import { needOf } from '../needs/build-need.ts';
import type { Match } from '../patterns.ts';
import type { Reader } from '../reader.ts';
import type { Item } from '../tagged-tokens.ts';
import { type DaysOfStay, dinnerIn, readAppointments } from './appointments.ts';
import { claimBetween, restOfDay } from './free-parts.ts';
import { readPace } from './read-pace.ts';
import { weekdaysAt } from './recurring-weekdays.ts';
import { type Clock, type ClockRange, clockAt, endAt, minuteOf, minutesOf, rangeAt, timeOf } from './times-of-day.ts';

export type Hours = Pick<
  Reading,
  'pace' | 'sabbath' | 'blocked' | 'needs' | 'earliestStart' | 'latestEnd' | 'workHours' | 'fasting'
>;

/** A sentence of one field and what it says about times. */
interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly ranges: readonly Match<ClockRange>[];
  readonly clocks: readonly Match<Clock>[];
  readonly parts: readonly Match<ClockRange>[];
  readonly days: readonly Match<readonly number[]>[];
}

const REACH = 12;
/** Of each kind in a sentence; nobody says more in one. */
const MOST_TIMES = 12;
const WORK_DAY = { from: '09:00', to: '17:00' } as const;
const WORK_WEEK = '0,1,2,3,4';

export function readHours(reader: Reader, stay: DaysOfStay): Hours {
  const appointments = readAppointments(reader, stay);
  const blocked: Blocked[] = appointments.flatMap(({ block }) => block ?? []);
  const needs: Need[] = [];
  let earliestStart: TimeOfDay | undefined;
  let latestEnd: TimeOfDay | undefined;
  let workHours: Reading['workHours'];
  let fasting: Reading['fasting'];
  let worksRemotely = false;
  const claim = (part: string, value: string, ...spans: readonly { readonly from: number; readonly to: number }[]) => {
    spans.forEach((span, index) => {
      reader.ledger.claim(part, index === 0 ? value : '', span.from, span.to);
    });
  };
  const here = (at: number) => ({ from: at, to: at + 1 });
  const need = (kind: Need['kind'], at: number) => {
    if (!needs.some((each) => each.kind === kind)) needs.push(needOf(reader, kind, at, at + 1));
  };
  for (const { at, to, block } of appointments)
    if (block) claim('blocked', `${block.from}–${block.to}`, { from: at, to });
  const isAppointment = (at: number) => appointments.some((each) => at >= each.at && at < each.to);
  for (const sentence of sentences(reader)) {
    const taken = new Set<unknown>();
    for (let at = sentence.from; at < sentence.to; at++) {
      const item = reader.items[at];
      if (!item) continue;
      const isWanted = reader.polarity[at] === 'wanted';
      if (item.senses.has('late-start') && isWanted) {
        earliestStart ??= '10:00';
        claim('hours', `not before ${earliestStart}`, here(at));
      }
      if (item.senses.has('not-before') || item.senses.has('hour-before') || isDeniedBefore(reader, at)) {
        const clock = nearest(sentence.clocks, at, taken, 4);
        const minutes = clock && minuteOf(clock.value, false);
        if (clock && minutes !== undefined && minutes >= 5 * 60 && minutes <= 14 * 60) {
          taken.add(clock);
          earliestStart = timeOf(minutes);
          claim('hours', `not before ${earliestStart}`, here(at), clock);
        } else if (earliestStart && sentence.clocks.some((each) => taken.has(each)))
          reader.ledger.claim('', '', at, at + 1);
      }
      // "Home by 4pm" among the dates is the end of the trip, not of each day.
      const isDaily = item.field !== 'dates';
      if (item.senses.has('day-end') && isDaily) {
        const clock = nearest(sentence.clocks, at, taken, 5);
        if (clock) {
          taken.add(clock);
          const minutes = minuteOf(clock.value, true);
          latestEnd = timeOf(
            clock.value.half === 'am' || clock.value.hour === 0 || minutes < 15 * 60 ? 23 * 60 + 59 : minutes,
          );
          claim('hours', `not after ${latestEnd}`, here(at), clock);
          if (minutes <= 22 * 60) need('early-night', at);
        }
      }
      if (item.senses.has('early-night') && isWanted && isDaily) {
        latestEnd ??= '21:30';
        need('early-night', at);
        claim('hours', `not after ${latestEnd}`, here(at));
      }
      const said = item.senses.get('fast');
      const fast = said === 'month' ? (isTheirMonth(reader, at) ? 'sun' : undefined) : said;
      if (said && !fast) reader.ledger.claim('', '', at, at + 1);
      if (fast && isWanted) {
        const range = nearest(sentence.ranges, at, taken, 8);
        if (fast === 'sun' && !range) fasting ??= 'sun';
        if (range) {
          taken.add(range);
          const { from, to } = minutesOf(range.value);
          // "Fasting 6 to 18" closes those hours, "we only eat between 12 and 8" closes the others.
          fasting = fast === 'window' ? { from: timeOf(to), to: timeOf(from) } : { from: timeOf(from), to: timeOf(to) };
          claim('fasting', `${fasting.from}–${fasting.to}`, here(at), range);
        } else if (fast === 'window' && /fast|ayuno|jejum|jeune|digiuno|faste|16|omad|断食|制限/.test(item.text)) {
          fasting = { from: '20:00', to: '12:00' };
          claim('fasting', '20:00–12:00', here(at));
        } else if (fast === 'window') {
          const clock = nearest(sentence.clocks, at, taken, 4);
          if (clock) {
            taken.add(clock);
            fasting = { from: '00:00', to: timeOf(minuteOf(clock.value, false)) };
            claim('fasting', `until ${fasting.to}`, here(at), clock);
          }
        } else if (fast === 'sun') claim('fasting', 'until sunset', here(at));
        // Lent says what is eaten, not when.
        if (fast === 'lent') claim('fasting', 'Lent', here(at));
        else need('fasting', at);
      }
      if (item.senses.has('sabbath') && isWanted) claim('sabbath', item.text, here(at));
      if (item.senses.has('remote') && isWanted) worksRemotely = true;
    }
    // What begins and ends the day has taken its hours.
    for (let at = sentence.from; at < sentence.to; at++) {
      const item = reader.items[at];
      if (!item) continue;
      const said = item.senses.get('event') ?? (item.senses.has('remote') ? 'work' : undefined);
      // "He sleeps from 12.30 to 2.30"
      const event = said === 'sleep' ? (sentence.ranges.some(isByDay) ? 'nap' : undefined) : said;
      if (event === undefined || event === 'eat' || isAppointment(at) || !isEventHere(reader, at, event, sentence))
        continue;
      const time = timesFor(reader, sentence, at, event, taken);
      if (!time) continue;
      const { from, to, weekdays, spans, isRest } = time;
      const value = `${timeOf(from)}–${timeOf(to)}`;
      const isWeek = weekdays === undefined || weekdays.join() === WORK_WEEK;
      if ((event === 'work' || event === 'calls') && isWeek && !hasDaily(reader, sentence)) {
        if (workHours === undefined && from >= 5 * 60 && to <= 23 * 60) {
          workHours = { from: timeOf(from), to: timeOf(to) };
          claim('work', value, here(at), ...spans);
          claimBetween(reader, at + 1, Math.min(...spans.map((span) => span.from)));
        }
        continue;
      }
      const why = isRest ? 'event' : WHY[event];
      if (!why) continue;
      const hours = { from: timeOf(from), to: timeOf(to), ...(weekdays ? { weekdays } : {}) };
      const block: Blocked = { ...hours, why, ...dinnerIn(item.text, hours.from) };
      // Who works all day and has free evenings keeps them for the plan.
      const isAfterWork = event === 'free' && !isRest && workHours !== undefined && hours.from >= workHours.to;
      if (
        !isAfterWork &&
        !blocked.some(
          (each) => each.from === block.from && each.to === block.to && String(each.weekdays) === String(weekdays),
        )
      )
        blocked.push(block);
      if (event === 'nap') need('nap', at);
      if (event === 'service') need('service', at);
      if (event === 'prayer') need('prayer', at);
      if (event === 'calls') need('calls', at);
      claim('blocked', value, here(at), ...spans);
    }
    for (const { from, to, at } of dailyHours(reader, sentence, taken)) {
      if (blocked.some((each) => each.from === from && each.to === to)) continue;
      blocked.push({ from, to, why: 'other' });
      claim('blocked', `${from}–${to}`, at);
      for (let day = sentence.from; day < sentence.to; day++)
        if (reader.items[day]?.senses.has('every-day')) reader.ledger.claim('', '', day, day + 1);
    }
  }
  if (!workHours && worksRemotely && !blocked.some((each) => each.why === 'work')) workHours = WORK_DAY;
  return {
    pace: readPace(reader),
    sabbath: reader.items.some((item, at) => item.senses.has('sabbath') && reader.polarity[at] === 'wanted'),
    blocked,
    needs,
    ...(earliestStart ? { earliestStart } : {}),
    ...(latestEnd ? { latestEnd } : {}),
    ...(workHours ? { workHours } : {}),
    ...(fasting ? { fasting } : {}),
  };
}

/** Ramadan is there for everybody; it is theirs where they say that they fast or are of that faith, or where it stands for what they eat. */
function isTheirMonth({ items, polarity }: Reader, at: number): boolean {
  const isSaid = ({ senses }: Item) =>
    senses.get('faith') === 'muslim' || senses.get('diet') === 'halal' || senses.get('fast') === 'sun';
  const before = items[at - 1];
  const isMember = before?.field !== 'taste' || before.kind === 'mark';
  return (
    (items[at]?.field === 'taste' && isMember) || items.some((item, i) => polarity[i] === 'wanted' && isSaid(item))
  );
}

/** "I write every morning 8-11": whatever it is, those hours of each day are theirs. */
function dailyHours({ items, polarity }: Reader, { from, to, ranges, parts }: Sentence, taken: ReadonlySet<unknown>) {
  const field = items[from]?.field;
  const isDaily = items.slice(from, to).some(({ senses }) => senses.has('every-day'));
  if (!isDaily || (field !== 'preferences' && field !== 'interests' && field !== 'travelers')) return [];
  return ranges.flatMap((range) => {
    const hours = minutesOf(range.value);
    const isClock = range.value.from.isSure || range.value.to.isSure || parts.length > 0;
    const isLong = hours.from >= 5 * 60 && hours.to >= hours.from + 30;
    if (taken.has(range) || !isClock || !isLong || polarity[range.from] !== 'wanted') return [];
    return [{ from: timeOf(hours.from), to: timeOf(hours.to), at: { from: range.from, to: range.to } }];
  });
}

const WHY: Readonly<Record<string, Blocked['why']>> = {
  nap: 'nap',
  work: 'work',
  calls: 'work',
  service: 'service',
  prayer: 'prayer',
  medical: 'medical',
  event: 'event',
  rest: 'rest',
  free: 'other',
};

function sentences({ items }: Reader): Sentence[] {
  const found: Sentence[] = [];
  for (let from = 0; from < items.length; ) {
    let to = from + 1;
    while (to < items.length && !isEnd(items, to)) to += 1;
    found.push(sentenceOf(items, from, to));
    from = to;
  }
  return found;
}

function sentenceOf(items: Reader['items'], from: number, to: number): Sentence {
  const ranges: Match<ClockRange>[] = [];
  const clocks: Match<Clock>[] = [];
  const parts: Match<ClockRange>[] = [];
  const days: Match<readonly number[]>[] = [];
  // Days of a journey are figures too: only what surely is a time counts among the dates.
  const isDates = items[from]?.field === 'dates' || items[from]?.field === 'budget';
  for (let at = from; at < to; ) {
    const range = rangeAt(items, at);
    const clock = range ? null : clockAt(items, at);
    const weekdays = range || clock ? null : weekdaysAt(items, at, to);
    const part = items[at]?.senses.get('day-part');
    const isSure =
      !isDates ||
      items.slice(from, at).some(({ senses }) => senses.get('event') === 'work') ||
      items[at - 1]?.senses.has('day-part') ||
      range?.value.to.isSure ||
      clock?.value.isSure;
    if (range && range.to <= to && isSure && !/^(?:of|days?|people)$/.test(items[range.to]?.text ?? ''))
      ranges.push(range);
    else if (clock && clock.to <= to && isSure) clocks.push(clock);
    if (weekdays) days.push(weekdays);
    else if (part !== undefined && !clock && !range) parts.push({ value: partOf(part), from: at, to: at + 1 });
    at = range?.to ?? clock?.to ?? weekdays?.to ?? at + 1;
  }
  const most = <T>(all: readonly T[]) => all.slice(0, MOST_TIMES);
  return { from, to, ranges: most(ranges), clocks: most(clocks), parts: most(parts), days: most(days) };
}

function partOf(part: string): ClockRange {
  const clock = (text: string): Clock => {
    const [hour = 0, minute = 0] = text.split(':').map(Number);
    return { hour, minute, half: hour < 12 ? 'am' : 'pm', isSure: true };
  };
  const [from = '', to = ''] = part.split('-');
  return { from: clock(from), to: clock(to) };
}

function nearest<T>(
  all: readonly Match<T>[],
  at: number,
  taken: ReadonlySet<unknown>,
  reach = REACH,
): Match<T> | undefined {
  const gap = (each: Match<T>) => (each.from > at ? each.from - at : at - (each.to - 1) + 0.5);
  return all.filter((each) => !taken.has(each) && gap(each) <= reach).sort((one, other) => gap(one) - gap(other))[0];
}

interface Times {
  readonly from: number;
  readonly to: number;
  /** What is free was said, and these are the other hours. */
  readonly isRest?: boolean;
  readonly weekdays?: readonly number[];
  readonly spans: readonly { readonly from: number; readonly to: number }[];
}

/** How long things take that were said with their beginning only, in minutes. */
const LASTS: Readonly<Record<string, number>> = {
  nap: 120,
  calls: 60,
  service: 90,
  prayer: 45,
  medical: 240,
  event: 120,
  rest: 90,
};
/** Where nothing about the hour was said. */
const USUAL: Readonly<Record<string, readonly [from: number, to: number]>> = {
  nap: [13 * 60, 15 * 60],
  service: [10 * 60, 12 * 60],
};
/** A bare small hour of these is of the afternoon. */
const LATER = new Set(['event', 'nap', 'rest']);

function timesFor(
  reader: Reader,
  sentence: Sentence,
  at: number,
  event: string,
  taken: Set<unknown>,
): Times | undefined {
  const day = nearest(sentence.days, at, taken);
  const range = nearest(sentence.ranges, at, taken);
  const clock = range ? undefined : nearest(sentence.clocks, at, taken, 6);
  const part = range || clock ? undefined : nearest(sentence.parts, at, taken, 6);
  const weekdays = day?.value;
  const dated = weekdays ? { weekdays } : {};
  const spans = [range, clock, part, day].flatMap((each) => (each ? [{ from: each.from, to: each.to }] : []));
  const use = (from: number, to: number): Times => {
    for (const each of [range, clock, part]) if (each) taken.add(each);
    return { from, to, ...dated, spans };
  };
  if (range) {
    const { from, to } = minutesOf(range.value);
    return to > from ? use(from, to) : undefined;
  }
  const end = event === 'work' && clock ? endAt(reader.items, clock) : undefined;
  if (end) return use(Math.min(9 * 60, end - 120), end);
  if (event === 'free' || event === 'work') {
    if (!part || (event === 'work' && !weekdays)) return undefined;
    const { from, to } = minutesOf(part.value);
    const rest = event === 'free' ? restOfDay(reader, at, part) : null;
    return rest ? { ...use(rest.from, rest.to), isRest: true } : use(from, to);
  }
  if (clock) {
    const hour = clock.value.hour;
    const from = minuteOf(clock.value, LATER.has(event) && hour < 8);
    return from >= 6 * 60 ? use(from, Math.min(24 * 60 - 1, from + (LASTS[event] ?? 60))) : undefined;
  }
  if (event === 'prayer') return weekdays?.join() === '4' ? use(13 * 60, 14 * 60) : undefined;
  if (event === 'nap' || (event === 'service' && (weekdays || isService(reader, at)))) {
    const [from, to] = USUAL[event] ?? [0, 0];
    const said = part && event === 'service' ? minutesOf(part.value) : undefined;
    const times = said ? use(Math.max(9 * 60, said.from), said.to) : use(from, to);
    return event === 'service' && !weekdays ? { ...times, weekdays: [6] } : times;
  }
  if (
    part &&
    (event === 'medical' || event === 'event' || event === 'calls' || event === 'rest') &&
    (weekdays || event === 'rest')
  ) {
    const { from, to } = minutesOf(part.value);
    return event === 'rest'
      ? use(from === 12 * 60 + 30 ? 13 * 60 + 30 : from, Math.min(to, from + 150))
      : use(from, to);
  }
  return undefined;
}

const isService = ({ items }: Reader, at: number) => items[at]?.senses.get('need') === 'service';

/** "Every day", "daily": calls on holidays too. */
const hasDaily = ({ items }: Reader, { from, to }: Sentence) =>
  items.slice(from, to).some(({ text }) => /^(?:weekends?|saturdays?|sundays?)$/.test(text));

/** "Don't wake us before nine", "on ne sort jamais avant 10h": a "no", its verb and "before", with an hour behind. */
function isDeniedBefore({ items, polarity }: Reader, at: number): boolean {
  return BEFORE.test(items[at]?.text ?? '') && polarity[at] === 'unwanted' && clockAt(items, at + 1) !== null;
}
const BEFORE = /^(?:before|earlier than|vor|avant|antes(?: de(?: las?)?| das?)?|prima(?: delle| di)?|for(?: kl)?)$/;

/** A church may be a sight, a break a wish, a match a joy to watch: only where a time or the words say so. */
function isEventHere(
  { items, polarity }: Reader,
  at: number,
  event: string,
  { days, clocks, ranges }: Sentence,
): boolean {
  const item = items[at];
  // "Carriage-free", "gluten-free".
  if (event === 'free' && (item?.joint === '-' || item?.field === 'budget')) return false;
  if (polarity[at] === 'unwanted' && event !== 'free' && event !== 'calls') return false;
  if (event === 'service')
    return item?.senses.get('need') === 'service' || days.length > 0 || clocks.length + ranges.length > 0;
  return true;
}

/** Between late morning and late afternoon; small hours are those of the afternoon. */
const isByDay = ({ value }: Match<ClockRange>): boolean => {
  const { from, to } = minutesOf(value);
  return from >= 11 * 60 && from <= 15 * 60 && to > from && to <= 17 * 60;
};
