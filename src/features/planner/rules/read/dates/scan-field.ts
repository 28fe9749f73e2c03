/** All that one field says about when and for how long, each where it stands; and what it rules out or takes back. */
import type { FieldName } from '../../questionnaire.ts';
import type { Reader } from '../reader.ts';
import { besideFeastAt, betweenAt, sidesAt } from './between-dates.ts';
import { closingFeastAt } from './closing-feasts.ts';
import { type Flex, flexIn } from './date-flexibility.ts';
import { countAt, type DateRow, has, rowOf, senseAt, skip, skipBack } from './date-items.ts';
import type { Anchor, AnchorKind, DayAnchor, Nth, NthAnchor, Spoken } from './date-mention.ts';
import { nthAt, pairAt, rangeAt } from './date-ranges.ts';
import { type DateShift, dateShiftIn } from './date-shifts.ts';
import { dayAt, type Habits, lastDay } from './day-phrase.ts';
import { feastDaysAt } from './feast-days.ts';
import { feastAt, toFeastAt } from './feasts.ts';
import { nightsByDateAt } from './nights-by-date.ts';
import { offsetDayAt } from './offset-days.ts';
import { partOfFeastAt } from './parts-of-feasts.ts';
import { relativeAt } from './relative-dates.ts';
import type { SaidDay } from './said-day.ts';
import { type Length, lengthAt } from './stay-lengths.ts';
import { stretchAt } from './vague-dates.ts';

export type PlacedLength = Length & { readonly from: number };
type Ruled = Anchor | Nth;

export interface Scan {
  readonly field: FieldName;
  readonly row: DateRow;
  readonly anchors: readonly Anchor[];
  readonly nths: readonly Nth[];
  readonly lengths: readonly PlacedLength[];
  /** Not then. */
  readonly excluded: readonly Ruled[];
  readonly flex: Flex;
  readonly isCorrection: boolean;
  /** "Make it one week later". */
  readonly moved?: DateShift;
}

export function scanField(reader: Reader, field: FieldName, habits: Habits): Scan {
  const row = rowOf(reader, field);
  const by = dateShiftIn(row);
  if (!by) return withoutGone(scanCorrected(row, field, habits));
  const silent = row.map((item, at) => (at >= by.from && at < by.to ? { ...item, senses: NOTHING } : item));
  const scan = scanCorrected(silent, field, habits);
  return { ...scan, row, moved: by, isCorrection: false };
}
const NOTHING: ReadonlyMap<string, string> = new Map();

/** "Late September. Last year it was packed": of two times the one that is over tells a story. */
function withoutGone(scan: Scan): Scan {
  const isOver = (anchor: Anchor) => anchor.kind === 'real' && anchor.isGone === true;
  const anchors = scan.anchors.filter((anchor) => !isOver(anchor));
  return anchors.length > 0 || scan.field !== 'dates' ? { ...scan, anchors } : scan;
}

function scanCorrected(row: DateRow, field: FieldName, habits: Habits): Scan {
  const turn = row.findLastIndex((_, at) => has(row, at, 'correction'));
  const whole = scanRow(field, row, habits);
  if (turn < 0) return whole;
  const before = scanRow(field, row.slice(0, turn), habits);
  const rest = row.slice(turn + 1);
  const after = scanRow(field, rest, habits);
  return corrected(before, after, row, turn, habits, whole);
}

/** "10-15 May, sorry, I mean June": what comes later counts, on what came before where it is only a part. */
function corrected(before: Scan, after: Scan, row: DateRow, turn: number, habits: Habits, whole: Scan): Scan {
  const [first] = after.anchors;
  const pair = first ? null : barePair(row.slice(turn + 1));
  const counted = after.lengths.length > 0 ? after.lengths : bareCount(row.slice(turn + 1), before.lengths);
  if (!first && !pair && counted.length === 0 && after.nths.length === 0) return whole;
  // "Easter is too busy, so rather the week after, 5 nights": of what was named before.
  if (!first && senseAt(row, turn, 'correction') === 'rather') return whole;
  const moved = <T extends { from: number; to: number }>(found: T): T => ({
    ...found,
    from: found.from + turn + 1,
    to: found.to + turn + 1,
  });
  const isMonth =
    first?.kind === 'stretch' &&
    first.first.day === 1 &&
    first.last.day === 31 &&
    first.first.month === first.last.month;
  const [earlier] = before.anchors;
  if (isMonth && earlier && earlier.kind !== 'real') {
    const month = String(first.first.month);
    const inMonth = row
      .slice(0, turn)
      .map((item) =>
        item.senses.has('month') || item.senses.has('month-short')
          ? { ...item, senses: new Map(item.senses).set('month', month) }
          : item,
      );
    const again = scanRow(before.field, inMonth, habits);
    return {
      ...again,
      row,
      lengths: counted.length > 0 ? counted.map(moved) : again.lengths,
      isCorrection: true,
    };
  }
  const nths = pair ? [pair] : after.nths;
  const [nth] = nths;
  const day = nth && !first ? turned(earlier, nths.map(moved)) : undefined;
  return {
    ...whole,
    anchors: day ?? (first ? after.anchors.map(moved) : before.anchors),
    nths: day ? [] : first || nth ? after.nths.map(moved) : before.nths,
    lengths: counted.length > 0 ? counted.map(moved) : before.lengths,
    isCorrection: first !== undefined || day !== undefined,
  };
}

/** "12 nights? No, ten": a number alone, of what was counted before. */
function bareCount(row: DateRow, before: readonly PlacedLength[]): readonly PlacedLength[] {
  const at = skip(row, 0, 'of', 'around');
  const count = countAt(row, at, 60);
  const length = before.findLast(({ unit }) => unit === 'nights' || unit === 'days');
  // Thirteen days are twelve nights.
  const nights = count && length?.unit === 'days' ? count - 1 : count;
  const isBare = count && !has(row, at + 1, 'to', 'unit', 'month', 'month-mark', 'suffix', 'clock-mark', 'day-mark');
  return isBare && nights && length && row[at + 1]?.kind !== 'digits'
    ? [{ ...length, nights, least: nights, most: nights, from: at, to: at + 1 }]
    : [];
}

/** "Make that 6-9": days without their month, and nothing else they could count. */
function barePair(row: DateRow): Nth | null {
  const pair = pairAt(row, skip(row, 0, 'of', 'from', 'weekday'));
  return pair && (pair.last ?? 0) > pair.day ? pair : null;
}

/** "10 May, I mean the 12th"; "14 to 17 May, make it the 21st to the 24th". */
export function turned(earlier: Anchor | undefined, [nth, end]: readonly Nth[]): Anchor[] | undefined {
  if (!nth) return undefined;
  const last = nth.last ?? end?.day;
  if (earlier?.kind === 'range' && last !== undefined && last > nth.day)
    return [
      {
        ...earlier,
        start: { ...earlier.start, day: nth.day },
        end: { ...earlier.start, day: last },
        to: (end ?? nth).to,
      },
    ];
  return earlier?.kind === 'day' ? [{ ...earlier, day: { ...earlier.day, day: nth.day } }] : undefined;
}

type Candidate = { readonly to: number } & (
  | { readonly anchor: Spoken }
  | { readonly nth: Spoken<NthAnchor> }
  | { readonly length: Length }
);

function scanRow(field: FieldName, row: DateRow, habits: Habits): Scan {
  const flex = flexIn(row);
  const anchors: Anchor[] = [];
  const nths: Nth[] = [];
  const lengths: PlacedLength[] = [];
  const excluded: Ruled[] = [];
  let ruledTo = -1;
  let ruledWeekend = -1;
  for (let at = 0; at < row.length; ) {
    if (flex.how === 'said' && at >= flex.from && at < flex.to) {
      at = flex.to;
      continue;
    }
    const best = longest(row, at, habits);
    if (!best) {
      at += 1;
      continue;
    }
    const isOut =
      isRuledOut(row, at, best.to) ||
      // "Not the weekend of the 6th"
      (ruledWeekend >= 0 && skip(row, ruledWeekend, 'of') === at) ||
      (ruledTo >= 0 && skip(row, ruledTo, 'or', 'and', 'of') === at && skip(row, ruledTo, 'of') < at);
    const place = { row, from: at, to: best.to };
    if ('length' in best) {
      // "Two days before" is how much earlier.
      const isShift =
        isBehindStart(anchors.at(-1)) &&
        best.length.unit !== 'weeks' &&
        has(row, best.to, 'sooner', 'longer') &&
        !has(row, best.to, 'extra');
      // "Two nights before and two after the conference"
      const isSided =
        has(row, best.to, 'before') && has(row, best.to + 1, 'and') && countAt(row, best.to + 2) !== undefined;
      if (!isOut && !isShift && !isSided) lengths.push({ ...best.length, from: at });
    } else if ('nth' in best) {
      const nth: Nth = { ...best.nth, ...place, role: nthRole(row, at, anchors) };
      (isOut ? excluded : nths).push(nth);
    } else {
      const closing =
        best.anchor.kind === 'real' && best.anchor.isFeast ? closingFeastAt(row, at, best.to, habits) : null;
      const anchor: Anchor = { ...(closing ?? withRole(best.anchor, row, at, lengths.at(-1))), ...place };
      (isOut ? excluded : anchors).push(anchor);
      const nested = isOut
        ? null
        : anchor.kind === 'stretch'
          ? countedIn(row, at, best.to)
          : countedBefore(row, anchor);
      if (nested) lengths.push(nested);
    }
    if (isOut && !('length' in best)) ruledTo = best.to;
    if (isOut && 'length' in best) ruledWeekend = best.to;
    at = best.to;
  }
  const month = anchors.length === 0 && nths.length === 0 ? monthBeside(row, excluded) : undefined;
  return {
    field,
    row,
    anchors: month ? [month] : anchors,
    nths,
    lengths,
    excluded,
    flex,
    isCorrection: false,
  };
}

const isBehindStart = (anchor: Anchor | undefined) =>
  anchor !== undefined && !(anchor.kind === 'day' && anchor.role === 'end');

/** "Not the first week of April": some other time of that month. */
function monthBeside(row: DateRow, excluded: readonly Ruled[]): Anchor | undefined {
  const [out] = excluded;
  if (out?.kind !== 'stretch' || out.first.month !== out.last.month) return undefined;
  const { first, last, year, from, to } = out;
  if (first.day === 1 && last.day === 31) return undefined;
  return {
    kind: 'stretch',
    row,
    from,
    to,
    fit: 'inside',
    year,
    first: { ...first, day: 1 },
    last: { ...last, day: 31 },
  };
}

function longest(row: DateRow, at: number, habits: Habits): Candidate | null {
  const range = rangeAt(row, at, habits);
  const found: Candidate[] = [];
  const add = (anchor: Spoken | null) => {
    if (anchor) found.push({ anchor, to: anchor.to });
  };
  if (range?.kind === 'nth') found.push({ nth: range, to: range.to });
  else add(range);
  add(betweenAt(row, at, habits));
  add(besideFeastAt(row, at, habits));
  add(sidesAt(row, at, habits));
  add(nightsByDateAt(row, at));
  add(offsetDayAt(row, at, habits));
  add(partOfFeastAt(row, at));
  add(toFeastAt(row, at, habits));
  add(feastDaysAt(row, at, habits));
  add(weekendOf(row, at, habits));
  const day = dayAt(row, at, habits);
  add(day && { kind: 'day', role: 'start', ...day });
  add(feastAt(row, at, habits));
  add(stretchAt(row, at, habits));
  add(relativeAt(row, at, habits.today));
  const length = lengthAt(row, at);
  if (length) found.push({ length, to: length.to });
  const nth = nthAt(row, at);
  if (nth) found.push({ nth, to: nth.to });
  return found.reduce<Candidate | null>((best, each) => (best === null || each.to > best.to ? each : best), null);
}

/** "Weekend of 12 March", "long weekend around my birthday May 3", "the week of June 5". */
function weekendOf(row: DateRow, start: number, habits: Habits): Spoken<DayAnchor> | null {
  const at = skip(row, start, 'one');
  const unit = senseAt(row, at, 'unit');
  const isLong = senseAt(row, at, 'length') === 'long-weekend';
  if (unit !== 'weekend' && unit !== 'week' && !isLong) return null;
  const next = skip(row, at + 1, 'of', 'weekend-near', 'around');
  if (next === at + 1 || rangeAt(row, next, habits)) return null;
  const day = dayAt(row, next, habits);
  if (!day) return null;
  const isAmid = has(row, at + 1, 'around') && unit !== 'weekend';
  if (unit === 'week') return { kind: 'day', role: isAmid ? 'amid' : 'start', ...day, nights: 7 };
  return { kind: 'day', role: 'weekend-of', ...day, nights: isLong ? 3 : 2 };
}

/** "The last two weeks of July" says a length too. */
function countedIn(row: DateRow, from: number, to: number): PlacedLength | null {
  const isFigure = row[from]?.kind === 'digits' && has(row, from + 1, 'suffix');
  if (!has(row, from, 'ordinal') && !isFigure) return null;
  const at = isFigure ? from + 2 : from + 1;
  const length = lengthAt(row, at);
  return length && length.unit !== 'weekend' && length.to < to && row[at]?.number !== undefined
    ? { ...length, from: at }
    : null;
}

/** "Four nights before New Year" as well. */
function countedBefore(row: DateRow, anchor: Anchor): PlacedLength | null {
  const { from, to } = anchor;
  const isCounted = anchor.kind === 'real' && !anchor.isSurest && row[from]?.number !== undefined;
  const length = isCounted ? lengthAt(row, from) : null;
  return length && length.to < to && has(row, length.to, 'before') ? { ...length, from } : null;
}

function isRuledOut(row: DateRow, at: number, to: number): boolean {
  const beside = skipBack(row, at, 'of', 'weekend-near', 'around');
  // "Not the week of the 4th"
  const isWeek = ['week', 'weekend'].includes(senseAt(row, beside - 1, 'unit') ?? '') && beside < at;
  const first = isWeek ? skipBack(row, beside - 1, 'of', 'around') : beside;
  const nearest = has(row, first - 1, 'except') ? first - 1 : has(row, first, 'except') && first < at ? first : -1;
  return nearest >= 0 ? !has(row, nearest, 'after', 'firm') : has(row, skip(row, to, 'of'), 'except-after');
}

function withRole(anchor: Spoken, row: DateRow, at: number, length: PlacedLength | undefined): AnchorKind {
  if (anchor.kind !== 'day' || anchor.role !== 'start') return anchor;
  const first = skipBack(row, at, 'of', 'weekday');
  // "Five nights around 12 June"
  const isAround = length && has(row, length.to, 'around') && skip(row, length.to, 'around', 'of', 'weekday') === at;
  if (isAround || isAstride(row, first, anchor.to)) return { ...anchor, role: 'amid' };
  // "Back at work on Monday 10 May": home by the day before.
  if (has(row, first - 1, 'work')) return { ...anchor, role: 'end', day: dayBefore(anchor.day) };
  // "In Paris until 14 May, then five nights with you"
  const goesOn = row.slice(anchor.to, anchor.to + 3).some(({ text }) => THEN.test(text));
  const isEnd = has(row, first - 1, 'until', 'before') && !has(row, first - 1, 'from', 'after') && !goesOn;
  return isEnd ? { ...anchor, role: 'end' } : anchor;
}

const dayBefore = ({ year, month, day }: SaidDay): SaidDay =>
  day > 1
    ? { year, month, day: day - 1 }
    : month > 1
      ? { year, month: month - 1, day: lastDay(month - 1) }
      : { year: year === undefined ? year : year - 1, month: 12, day: 31 };

/** "À cheval sur le 1er mai", "11 November, in the middle of 8 nights". */
const isAstride = (row: DateRow, first: number, to: number): boolean =>
  senseAt(row, first - 1, 'astride') === 'before' ||
  row
    .slice(to, to + FEW_WORDS)
    .some(
      ({ senses }, i, near) =>
        senses.get('astride') === 'after' || (senses.get('part') === 'mid' && lengthAt(near, i + 1) !== null),
    );
const THEN = /^(?:then|danach|dann|puis|ensuite|luego|despues|poi|depois|daarna|derefter)$/;
const FEW_WORDS = 5;

/** What the words between the last date and this one make of it. */
function nthRole(row: DateRow, at: number, before: readonly Anchor[]): Nth['role'] {
  const since = Math.max(before.at(-1)?.to ?? 0, at - 6);
  let isApart = false;
  for (let back = at - 1; back >= since; back--) {
    // "Back the one after, the 16th": the comma parts them.
    isApart ||= row[back]?.text === ',';
    if (has(row, back, 'after') && !isApart) return 'after';
    if (has(row, back, 'until', 'return', 'before') || (has(row, back, 'to') && before.length > 0)) return 'end';
  }
  return 'start';
}
