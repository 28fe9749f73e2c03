/**
 * Days that are named by a feast and stand at an end of the stay: "Saturday to Ash Wednesday", "Boxing Day till the 2nd", "the day before
 * Thanksgiving to the Sunday after", "Easter Tuesday", "the burning night and the three before".
 */
import { type CalendarDay, plusDays } from '../../../../../shared/dates.ts';
import { daysOf } from '../../../../destinations/rules/recurrence.ts';
import { type NamedFeast, namedFeasts } from '../../../content/named-feasts.ts';
import { countAt, type DateRow, has, senseAt, skip, skipBack } from './date-items.ts';
import type { FoundStay, RealAnchor, Spoken } from './date-mention.ts';
import { type Habits, numberAt } from './day-phrase.ts';
import { nightsBetween, onOrAfter, yearOf } from './said-day.ts';

const byName = new Map(namedFeasts.map((feast) => [feast.name, feast]));
export const feastNamedAt = (row: DateRow, at: number): NamedFeast | undefined =>
  byName.get(senseAt(row, at, 'feast') ?? '');

/** The day itself of a feast, from a day on. */
export const dayFrom = (feast: NamedFeast, notBefore: CalendarDay): CalendarDay | undefined =>
  [0, 1, 2]
    .flatMap((more) => daysOf(feast.when, yearOf(notBefore) + more))
    .map(({ from }) => plusDays(from, feast.own ?? 0))
    .find((each) => each >= notBefore);

/** Its name means one day, and no days about it. */
export const isOneDay = ({ own, whole, season, before = 0 }: NamedFeast): boolean =>
  own === undefined && !whole && !season && before < FAR;
const FAR = 3;

type Point = { readonly to: number } & (
  | { readonly kind: 'feast'; readonly feast: NamedFeast; readonly shift: (day: CalendarDay) => CalendarDay }
  | { readonly kind: 'weekday'; readonly weekday: number }
  | { readonly kind: 'number'; readonly day: number }
  | { readonly kind: 'later'; readonly shift: (day: CalendarDay) => CalendarDay }
);

const nearest = (day: CalendarDay, weekday: number, { before = 0 }: NamedFeast) =>
  onOrAfter(plusDays(day, before < FAR ? -FAR : -6), weekday);
const beside = (day: CalendarDay, weekday: number, isBefore: boolean) =>
  isBefore ? onOrAfter(plusDays(day, -7), weekday) : onOrAfter(plusDays(day, 1), weekday);

/** "The day before", "two days after", "the Sunday after": how far, and one past it. */
function sideAt(
  row: DateRow,
  start: number,
): { readonly shift: (day: CalendarDay) => CalendarDay; readonly to: number } | null {
  const isOne = has(row, start, 'one') || row[start]?.text === 'the';
  const at = skip(row, start, 'one', 'of');
  const weekday = senseAt(row, at, 'weekday');
  const count = countAt(row, at, 14);
  const unit = count === undefined ? at : at + 1;
  const isBare = start === 0 && has(row, skip(row, at + 2, 'of'), 'feast');
  const isDays =
    ['day', 'night'].includes(senseAt(row, unit, 'unit') ?? '') && (count !== undefined || isOne || isBare);
  const next = weekday === undefined ? unit + 1 : at + 1;
  if ((weekday === undefined && !isDays) || !has(row, next, 'before', 'following', 'after')) return null;
  const isBefore = has(row, next, 'before');
  const days = (count ?? 1) * (isBefore ? -1 : 1);
  return {
    shift: (day) => (weekday === undefined ? plusDays(day, days) : beside(day, Number(weekday), isBefore)),
    to: next + 1,
  };
}

function pointAt(row: DateRow, start: number, habits: Habits): Point | null {
  const side = sideAt(row, start);
  const sideFeast = side && feastNamedAt(row, skip(row, side.to, 'of'));
  if (side && sideFeast)
    return { kind: 'feast', feast: sideFeast, shift: side.shift, to: skip(row, side.to, 'of') + 1 };
  if (side) return { kind: 'later', shift: side.shift, to: side.to };
  const at = skip(row, start, 'of', 'one');
  const feast = feastNamedAt(row, at);
  const to = row[at + 1]?.text === "'" && row[at + 2]?.text === 's' ? at + 3 : at + 1;
  const beyond = has(row, to, 'weekday') && row[to]?.joint === ' ' ? Number(senseAt(row, to, 'weekday')) : undefined;
  if (feast && (!feast.homely || habits.atHome)) {
    if (beyond !== undefined && !feast.whole && !feast.season)
      return { kind: 'feast', feast, shift: (day) => nearest(day, beyond, feast), to: to + 1 };
    if (!isOneDay(feast)) return null;
    const end = senseAt(row, to, 'unit') === 'night' || has(row, to, 'daytime') ? to + 1 : to;
    return { kind: 'feast', feast, shift: (day) => day, to: end };
  }
  const weekday = senseAt(row, at, 'weekday');
  if (weekday !== undefined) return { kind: 'weekday', weekday: Number(weekday), to: skip(row, at + 1, 'daytime') };
  const number = numberAt(row, at);
  const isDay = number && (number.isOrdinal || at > start || row[at + 1]?.text === '.');
  return isDay && !has(row, number.to, 'unit', 'month', 'month-short', 'daytime', 'clock-mark')
    ? { kind: 'number', day: number.day, to: number.to }
    : null;
}

const numbered = (from: CalendarDay, day: number) =>
  Array.from({ length: 31 }, (_, ahead) => plusDays(from, ahead)).find((each) => Number(each.slice(8)) === day) ?? from;

/** The first day of the point behind another. */
function behind(day: CalendarDay, point: Point): CalendarDay | undefined {
  const next = plusDays(day, 1);
  if (point.kind === 'weekday') return onOrAfter(next, point.weekday);
  if (point.kind === 'number') return numbered(next, point.day);
  if (point.kind === 'later') return point.shift(day);
  const own = dayFrom(point.feast, plusDays(day, -MOST_BESIDE));
  const shifted = own && point.shift(own);
  return shifted && shifted > day ? shifted : undefined;
}
const MOST_BESIDE = 7;

function stayBetween(first: Point, last: Point, notBefore: CalendarDay): FoundStay | null {
  for (let from = notBefore; from < plusDays(notBefore, 800); from = plusDays(from, 1)) {
    if (first.kind === 'feast') {
      const own = dayFrom(first.feast, from);
      if (!own) return null;
      const start = first.shift(own);
      // "The day before Thanksgiving to the Sunday after": after the feast.
      const end = last.kind === 'later' ? last.shift(own) : behind(start, last);
      from = own;
      if (start >= notBefore && end && end > start) return { start, nights: nightsBetween(start, end) };
    } else {
      if (last.kind !== 'feast') return null;
      const own = dayFrom(last.feast, from);
      if (!own) return null;
      const end = last.shift(own);
      const start =
        first.kind === 'weekday'
          ? onOrAfter(plusDays(end, -7), first.weekday)
          : first.kind === 'number'
            ? numbered(plusDays(end, -30), first.day)
            : end;
      from = own;
      if (start >= notBefore && end > start) return { start, nights: nightsBetween(start, end) };
    }
  }
  return null;
}

export function feastDaysAt(row: DateRow, start: number, habits: Habits): Spoken<RealAnchor> | null {
  const first = pointAt(row, start, habits);
  if (!first || first.kind === 'later') return null;
  const more = first.kind === 'feast' ? nightsBefore(row, first) : null;
  if (more) return more;
  const last = lastAfter(row, start, first, habits);
  if (last && (first.kind === 'feast' || last.kind === 'feast')) {
    const found = (notBefore: CalendarDay) => stayBetween(first, last, notBefore);
    const trial = found(habits.today);
    if (trial?.nights && trial.nights <= LONGEST)
      return real(last.to, (notBefore) => found(notBefore) ?? { start: plusDays(notBefore, 30) });
  }
  // "Easter Tuesday" by itself.
  const isSingle = first.kind === 'feast' && has(row, first.to - 1, 'weekday');
  if (!isSingle || first.kind !== 'feast') return null;
  const { feast, shift } = first;
  return real(first.to, (notBefore) => ({ start: shift(dayFrom(feast, notBefore) ?? notBefore) }));
}
const LONGEST = 28;

const real = (to: number, find: RealAnchor['find']): Spoken<RealAnchor> => ({
  kind: 'real',
  to,
  find,
  isFeast: true,
  isSurest: true,
});

/** Over "to", "till"; or over "out", "leaving" where they came in before. */
function lastAfter(row: DateRow, start: number, { to }: Point, habits: Habits): Point | null {
  const open = skip(row, to, 'of', 'daytime');
  const next = skip(row, open, 'of', 'to', 'until', 'return', 'from', 'arrive', 'that-one');
  const words = row.slice(to, next);
  const isTo = words.some(({ senses, text }) => (senses.has('to') || senses.has('until')) && text !== ',');
  const isOut = words.some(({ senses, text }) => senses.has('return') || text.startsWith('out'));
  const came = skipBack(row, start, 'of');
  const hasCome =
    has(row, came - 1, 'arrive', 'from') || row.slice(came, start).some(({ text }) => /^(?:in|arr)$/.test(text));
  const back = has(row, open, 'and') ? backAfter(row, open + 1, habits) : null;
  if (back) return back;
  if (next === to || !(isTo || (isOut && hasCome))) return null;
  // The article belongs to "the 28th", "the day after".
  const article =
    row[next - 1]?.text === 'the' || /(?:^| )(?:the|el|il|le|den|dem|zum|al|au|o)$/.test(row[next - 1]?.text ?? '');
  return (article ? pointAt(row, next - 1, habits) : null) ?? pointAt(row, next, habits);
}

/** "Und kommen am Osterdienstag zurück": the word of going back stands behind. */
function backAfter(row: DateRow, start: number, habits: Habits): Point | null {
  for (let at = start; at < start + FEW_WORDS; at++) {
    const point = feastNamedAt(row, at) ? pointAt(row, at, habits) : null;
    if (point && has(row, point.to, 'return')) return { ...point, to: point.to + 1 };
  }
  return null;
}
const FEW_WORDS = 5;

/** "Halloween night and the two nights before", "the burning night plus three before". */
function nightsBefore(
  row: DateRow,
  { feast, shift, to }: Extract<Point, { kind: 'feast' }>,
): Spoken<RealAnchor> | null {
  if (!has(row, to, 'and') && row[to]?.text !== '+' && !has(row, to, 'extra')) return null;
  const at = skip(row, to, 'and', 'of', 'extra', 'one');
  const isOne = row.slice(to, at).some(({ senses, text }) => senses.has('one') || text.endsWith('the'));
  const plus = row[at]?.text === '+' ? at + 1 : at;
  const count = countAt(row, plus, 7) ?? (isOne && senseAt(row, plus, 'unit') === 'night' ? 1 : undefined);
  if (count === undefined) return null;
  const next = skip(row, countAt(row, plus, 7) === undefined ? plus : plus + 1, 'unit');
  if (!has(row, next, 'before')) return null;
  return real(next + 1, (notBefore) => {
    const day = shift(dayFrom(feast, plusDays(notBefore, count)) ?? notBefore);
    return { start: plusDays(day, -count), nights: count + 1 };
  });
}
