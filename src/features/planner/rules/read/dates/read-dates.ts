/** When and for how long, from the field of dates first and from all the others where it says nothing. */

import { type CalendarDay, plusDays, weekdayOf } from '../../../../../shared/dates.ts';
import { wordList } from '../../../../../shared/word-list.ts';
import { readingCopy } from '../../../copy/reading.ts';
import { assume, type Notes } from '../../parse/reading-notes.ts';
import { FIELDS, type FieldName } from '../../questionnaire.ts';
import type { DateState, Span, TimeOfDay } from '../../reading.ts';
import { isUnread, quoted, type Reader } from '../reader.ts';
import type { Item } from '../tagged-tokens.ts';
import { spanOfTokens } from '../tokens.ts';
import { adjustDates } from './adjust-dates.ts';
import { crossingIn, hoursIn } from './arrival-departure-hours.ts';
import { avoidDates } from './avoid-dates.ts';
import {
  bounded,
  correctedStay,
  findStay,
  isOnlyDay,
  LONGEST,
  oneNight,
  type SaidStay,
  settleNights,
  stopsIn,
} from './choose-stay-length.ts';
import { type CombinedDates, combineDates, type HomeBy } from './combine-dates.ts';
import { type Flex, NO_FLEX } from './date-flexibility.ts';
import { has, senseAt, skip, skipBack } from './date-items.ts';
import type { Anchor } from './date-mention.ts';
import { pairAt } from './date-ranges.ts';
import { shiftDates } from './date-shifts.ts';
import { lastDay } from './day-phrase.ts';
import { endsOfStay } from './ends-of-stay.ts';
import { withFeastEnd } from './feast-end-dates.ts';
import { fromNumberedNight } from './numbered-nights.ts';
import { yearIn } from './relative-dates.ts';
import { type Begin, resolve, resolveDay } from './resolve-dates.ts';
import { earlier, later, nightsBetween, onOrAfter, type SaidDay } from './said-day.ts';
import { type Scan, scanField, turned } from './scan-field.ts';
import { extraDays } from './stay-lengths.ts';
import { aroundDays, homeIn, type WeekdaySpan, weekdaysIn } from './weekday-stays.ts';
import { widenDateSpans } from './widen-date-spans.ts';

const say = readingCopy.dates;

export interface DatesReading {
  readonly startDate: CalendarDay;
  readonly startFrom: CalendarDay;
  readonly startTo: CalendarDay;
  readonly nights: number;
  readonly flexDays: number;
  readonly dateState: DateState;
  readonly arrives?: TimeOfDay;
  readonly leaves?: TimeOfDay;
}

export interface DateHabits {
  readonly dayFirst: boolean;
  /** How long when nothing is said. */
  readonly usualNights: number;
}

const ANCHOR_ELSEWHERE: readonly FieldName[] = wordList('destination travelers preferences budget interests taste');
const CROSSING_ELSEWHERE: readonly FieldName[] = ['preferences', 'travelers', 'interests', 'destination'];
const STAY_ELSEWHERE: readonly FieldName[] = ['destination', 'travelers', 'budget', 'preferences'];

export function readDates(reader: Reader, habits: DateHabits): DatesReading {
  const { today, notes } = reader;
  const scans = new Map(
    FIELDS.map(
      (field) =>
        [
          field,
          scanField(reader, field, {
            today,
            dayFirst: habits.dayFirst,
            atHome: field === 'dates',
            destination: reader.typed.destination.toLowerCase(),
            isOneLine: field === 'destination',
          }),
        ] as const,
    ),
  );
  const home = scans.get('dates');
  if (!home) throw new RangeError('no field of dates');
  const others = (fields: readonly FieldName[]) => fields.flatMap((field) => scans.get(field) ?? []);
  const span = (scan: Scan, place: { from: number; to: number }) =>
    spanIn(reader, scan.row, scan.field, place.from, place.to);
  const claim = (scan: Scan, place: { from: number; to: number }) => {
    const at = span(scan, place);
    if (at) reader.ledger.claimSpan(at);
  };

  const flex = findFlex(home, others(['destination', 'preferences', 'travelers']));
  const speaking =
    others(ANCHOR_ELSEWHERE).find((scan) => scan.isCorrection) ??
    (isSaid(home) ? home : others(ANCHOR_ELSEWHERE).find(isSaid)) ??
    home;
  const corrected = correctedStay(others(ANCHOR_ELSEWHERE));
  const stay = corrected ?? findStay(home, others(STAY_ELSEWHERE), stopsIn(reader));
  const whole = combineDates(speaking, today, others(ANCHOR_ELSEWHERE));
  const counted = fromNumberedNight(whole, speaking, stay?.nights, today);
  // "Friday to Tuesday with Sunday the 25th inside it": both ends stand before the day.
  const isAround =
    speaking === home &&
    whole.anchor?.kind === 'day' &&
    (weekdaysIn(home.row.slice(0, whole.anchor.from), () => true)?.nights ?? 0) > 0;
  const ends = counted === whole && !isAround ? endsOfStay(whole, speaking, stay?.nights, today) : counted;
  const closed = stay ? ends : withFeastEnd(ends, speaking, today);
  const said = turnedElsewhere(closed, others(ANCHOR_ELSEWHERE));
  const found = movedAsTold(
    adjustDates(said, speaking, stay?.nights, today),
    [speaking, ...others(ANCHOR_ELSEWHERE)],
    today,
  );
  for (const anchor of found.parts) claim(anchor.scan, anchor);
  for (const each of speaking.excluded) claim(speaking, each);
  for (const place of stay?.places ?? []) if (stay) claim(stay.scan, place);

  const anchor = found.anchor && asWindow(found.anchor, stay, speaking);
  const isFree = (at: number) => !speaking.anchors.some(({ from, to }) => at >= from && at < to);
  const weekdays = weekdaysIn(speaking.row, isFree) ?? (speaking === home ? null : weekdaysIn(home.row, () => true));
  const isPaired = (at: number) => weekdays?.nights !== undefined && at >= weekdays.from && at < weekdays.to;
  const homeDay = homeIn(speaking.row, (at) => isFree(at) && !isPaired(at));
  const hours = hoursIn(speaking.row);
  const crossing = others(CROSSING_ELSEWHERE)
    .filter((scan) => scan !== speaking)
    .map((scan) => ({ scan, ...crossingIn(scan.row) }))
    .find(({ places }) => places.length > 0);
  for (const place of crossing?.places ?? []) if (crossing) claim(crossing.scan, place);
  const ownParts = found.parts.filter(({ scan }) => scan === speaking);
  const ownStay = stay?.scan === speaking ? stay.places : [];
  const flexible = flex.scan === speaking ? [flex.flex] : [];
  const homeAt = homeDay ? [{ from: homeDay.at, to: homeDay.at + 1 }] : [];
  const standing = [...ownParts, ...ownStay, ...flexible, ...(weekdays ? [weekdays] : []), ...homeAt, ...hours.places];
  for (const { scan, ...part } of found.parts)
    if (scan !== speaking) for (const place of widenDateSpans(scan.row, [part])) claim(scan, place);
  for (const place of widenDateSpans(speaking.row, [...standing, ...speaking.excluded])) claim(speaking, place);
  if (flex.scan && flex.scan !== speaking) claim(flex.scan, flex.flex);
  const words = found.anchor ? wordsIn(reader, speaking, found.anchor) : '';
  const isFeast = anchor?.kind === 'real' && anchor.isFeast === true;
  const length = stay?.nights ?? weekdays?.nights ?? (anchor?.kind === 'real' ? 3 : habits.usualNights);
  const around = {
    today,
    year: yearIn(speaking.row, today),
    nights: Math.min(length, LONGEST),
    weekend: stay?.length.unit === 'weekend',
    weekday: weekdays?.start,
    said: words,
  };
  const begun = anchor ? resolve(anchor, around, notes) : unsaid(today, length, weekdays);
  const moved = weekdayStart(begun, anchor, weekdays, isFeast, today);
  const isOneDay = !corrected && !stay && !weekdays?.nights && isOnlyDay(speaking.row, anchor);
  const told = corrected
    ? bounded(corrected.nights, notes)
    : isOneDay
      ? oneNight(notes)
      : settleNights(begun, stay, weekdays?.nights, anchor, habits.usualNights, notes, (each) =>
          wordsIn(reader, each.scan, each.length),
        );
  const isUnsaid = !corrected && !stay && !isOneDay && !weekdays?.nights && begun.nights === undefined;
  const extra = anchor?.kind === 'range' ? null : extraDays(speaking.row);
  if (extra) claim(speaking, extra);
  const ended = endingOn(moved, told + (extra?.nights ?? 0), {
    ending: found.ending,
    homeDay: homeDay?.weekday,
    isFixed: stay !== null && stay.length.unit !== 'weekend',
    isRange: anchor?.kind === 'range',
    staysOn: speaking.row.some((_, at) => has(speaking.row, at, 'stay-on')),
    isFeast,
    from: begun.chosen ? begun.from : moved,
    isOpen: anchor?.kind === 'real' && !stay && !weekdays?.nights && begun.nights === undefined,
  });
  const own = anchor?.kind === 'range' && anchor.isOfDays ? aroundDays(speaking.row, anchor, ended) : ended;
  const { nights } = own;
  // "From Friday, home by Tuesday" says how long.
  if (isUnsaid && nights === told) assume(notes, 'nights', say.nightsUnsaid(habits.usualNights));
  const start = begun.chosen ? avoidDates(speaking.excluded, own.start, nights, begun, around) : own.start;

  if (!found.anchor) assume(notes, 'dates', (isUnread(reader, 'dates') ? say.unread : say.unsaid)(start));
  else {
    const at = span(speaking, found.anchor);
    if (at) notes.readings.push({ part: 'dates', value: say.value(start, nights), span: at });
    if (anchor?.kind === 'stretch') assume(notes, 'dates', say.within(words, start, nights));
    if (anchor?.kind === 'real') assume(notes, 'dates', say.read(words, start, nights));
    if (anchor?.kind === 'range' && anchor.doubt) {
      const other = resolveDay({ kind: 'day', role: 'start', day: anchor.doubt }, around, silent());
      assume(notes, 'dates', say.doubt(start, other.start));
    }
  }
  for (const scan of [speaking, ...others(ANCHOR_ELSEWHERE)])
    for (const each of scan.anchors) if (agrees(each, start, today)) claim(scan, each);
  // "Leaving Friday 16 April", "home on the Monday".
  const endDays = [start, plusDays(start, nights)].map(weekdayOf);
  speaking.row.forEach((_, at) => {
    const day = senseAt(speaking.row, at, 'weekday');
    if (day !== undefined && endDays.includes(Number(day)))
      for (const place of widenDateSpans(speaking.row, [{ from: at, to: at + 1 }])) claim(speaking, place);
  });
  const lengthSpan = stay && span(stay.scan, stay.length);
  if (lengthSpan) notes.readings.push({ part: 'nights', value: readingCopy.nights(nights), span: lengthSpan });
  const { flex: how } = flex;
  if (how.how === 'flexible') assume(notes, 'dates', say.flexible(how.days));
  const isOpen = how.how === 'about' && (begun.chosen || !anchor);
  if (how.how === 'about' && !isOpen) assume(notes, 'dates', say.about(how.days));
  return {
    startDate: start,
    startFrom: earlier(begun.from, start),
    startTo: later(begun.to, start),
    nights,
    flexDays: isOpen ? 0 : how.days,
    dateState: begun.state,
    ...(crossing?.arrives ? { arrives: crossing.arrives } : {}),
    ...(crossing?.leaves ? { leaves: crossing.leaves } : {}),
    ...(weekdays?.arrives ? { arrives: weekdays.arrives } : {}),
    ...(weekdays?.leaves ? { leaves: weekdays.leaves } : {}),
    ...(hours.arrives ? { arrives: hours.arrives } : {}),
    ...(hours.leaves ? { leaves: hours.leaves } : {}),
  };
}

const NEAR_FEAST = 14;

/** "Somewhere warm in January" beside "10-17 January": the same month in another field says nothing else. */
function agrees(anchor: Anchor, start: CalendarDay, today: CalendarDay): boolean {
  // "Easter holidays, from the 27th of March"
  if (anchor.kind === 'real') return Math.abs(nightsBetween(anchor.find(today).start, start)) <= NEAR_FEAST;
  const month = Number(start.slice(5, 7));
  if (anchor.kind === 'stretch') return anchor.first.month === month;
  if (anchor.kind === 'day') return anchor.day.month === month && anchor.day.day === Number(start.slice(8));
  return anchor.kind === 'range' && anchor.start.month === month && anchor.start.day === Number(start.slice(8));
}

/** "10-15 May", and in another field "sorry, make that the 11th to the 16th". */
function turnedElsewhere(found: CombinedDates, others: readonly Scan[]): CombinedDates {
  for (const scan of others) {
    const turn = scan.row.findLastIndex((_, at) => has(scan.row, at, 'correction'));
    if (turn < 0) continue;
    const next = skip(scan.row, turn + 1, 'correction', 'of', 'from', 'weekday');
    // "It's the 27th to the 30th now"
    const told = scan.nths.filter(({ to, last }) => to === turn && last !== undefined);
    const [own] = (found.anchor?.kind === 'range' && turned(found.anchor, told)) || [];
    if (own && found.anchor) {
      const parts = told.map(({ from, to }) => ({ scan, from, to }));
      return { ...found, anchor: { ...own, to: found.anchor.to }, parts: [...found.parts, ...parts] };
    }
    const named = scan.nths.filter(({ from }) => from > turn);
    const nths = named.length > 0 ? named : [pairAt(scan.row, next) ?? []].flat();
    const isNext = nths[0]?.from === next;
    const [anchor] = (isNext && found.anchor?.kind === 'range' && turned(found.anchor, nths)) || [];
    if (!found.anchor || !anchor) continue;
    const { to: end } = found.anchor;
    const parts = nths.map(({ from, to }) => ({ scan, from, to }));
    return { ...found, anchor: { ...anchor, to: end }, parts: [...found.parts, ...parts] };
  }
  return found;
}

/** "10-15 May", and there or in another field "sorry, a week later". */
function movedAsTold(found: CombinedDates, scans: readonly Scan[], today: CalendarDay): CombinedDates {
  const scan = scans.find(({ moved }) => moved);
  if (!scan?.moved || !found.anchor) return found;
  const { days, from, to } = scan.moved;
  return { ...found, anchor: shiftDates(found.anchor, days, today), parts: [...found.parts, { scan, from, to }] };
}

const isSaid = (scan: Scan) => scan.anchors.length > 0 || (scan.field === 'dates' && scan.nths.length > 0);
const silent = (): Notes => ({ conflicts: [], assumed: [], assumptions: [], readings: [] });

function spanIn(reader: Reader, row: readonly Item[], field: FieldName, from: number, to: number): Span | undefined {
  const own = reader.tokens.filter((token) => token.field === field);
  return spanOfTokens(own, row[from]?.from ?? 0, row[to - 1]?.to ?? 0);
}

/** As typed, for saying back. */
function wordsIn(reader: Reader, { row, field }: Scan, { from, to }: { from: number; to: number }): string {
  const span = spanIn(reader, row, field, from, to);
  return span ? quoted(reader.typed, span) : '';
}

function findFlex(home: Scan, others: readonly Scan[]): { readonly flex: Flex; readonly scan?: Scan } {
  for (const scan of [home, ...others]) {
    const { flex, row } = scan;
    if (flex.how === 'none' || (flex.how === 'about' && scan !== home)) continue;
    if (flex.how === 'flexible' && scan !== home && !row.some((_, at) => has(row, at, 'dates-word'))) continue;
    return { flex, scan };
  }
  return { flex: NO_FLEX };
}

/** "Five nights between 1 and 20 June" names a window, not a stay. */
function asWindow(anchor: Anchor, stay: SaidStay | null, { row, excluded }: Scan): Anchor {
  if (anchor.kind === 'stretch' && !stay && isWhole(anchor)) {
    const { from, to, first, last, year } = anchor;
    return { kind: 'range', row, from, to, start: { ...first, year }, end: { ...last, year, day: lastOf(last) } };
  }
  if (anchor.kind !== 'range' || !stay || !(excluded.length > 0 || row.some(leavesOpen))) return anchor;
  const { start, end } = anchor;
  const days = (end.month - start.month + (end.month < start.month ? 12 : 0)) * 30 + end.day - start.day;
  if (stay.nights >= days) return anchor;
  const { from, to } = anchor;
  return { kind: 'stretch', row, from, to, first: start, last: end, fit: 'inside', year: start.year ?? end.year };
}

/** "Any three nights from 7 to 18 June", "out on or after 12 July, home before the 30th": not from the first to the last of them. */
const leavesOpen = (_: Item, at: number, row: readonly Item[]) =>
  has(row, at, 'within', 'between', 'after', 'before', 'any-of');

/** "The whole of the second half of September". */
const isWhole = ({ row, from }: Anchor) =>
  [from, skipBack(row, from, 'of')].some((at) => has(row, at - 1, 'whole') || row[at - 1]?.text === 'all');
const lastOf = ({ month, day }: SaidDay) => Math.min(day, lastDay(month));

function unsaid(today: CalendarDay, nights: number, weekdays: WeekdaySpan | null): Begin {
  const start = onOrAfter(plusDays(today, 45), weekdays?.start ?? (nights <= 4 ? 4 : 5));
  return { start, from: plusDays(today, 14), to: plusDays(today, 345), state: 'unspecified', chosen: true };
}

/** A weekday that was said moves a start that we chose: the nearest one beside a feast, the next one in a week. */
function weekdayStart(
  begin: Begin,
  anchor: Anchor | null | undefined,
  weekdays: WeekdaySpan | null,
  isFeast: boolean,
  today: CalendarDay,
): CalendarDay {
  // "Last week of June, Sunday to Sunday"
  if (weekdays?.nights !== undefined && anchor?.kind === 'stretch' && begin.chosen)
    return later(onOrAfter(plusDays(begin.start, -3), weekdays.start), today);
  // "The 5th of June, Friday to Monday around it"
  if (weekdays?.nights !== undefined && anchor?.kind === 'day' && anchor.role === 'start') {
    // "The week of 10 May, but Tuesday to Friday"
    if (anchor.nights === WEEK) return onOrAfter(begin.start, weekdays.start);
    const back = (weekdayOf(begin.start) - weekdays.start + 7) % 7;
    return back <= weekdays.nights ? later(plusDays(begin.start, -back), today) : begin.start;
  }
  if (!weekdays || anchor?.kind !== 'real') return begin.start;
  // "Thanksgiving week, Wednesday to Sunday": inside the week; a week from Saturday to Saturday lies around it.
  const isInside = (begin.nights ?? 0) >= WEEK_NIGHTS && (weekdays.nights ?? 0) < WEEK_NIGHTS;
  if (isFeast && isInside) return onOrAfter(begin.start, weekdays.start);
  if (isFeast || begin.nights !== undefined)
    return weekdays.nights === undefined ? begin.start : onOrAfter(plusDays(begin.start, -3), weekdays.start);
  const start = onOrAfter(begin.start, weekdays.start);
  return start <= begin.to || begin.to === begin.from ? start : begin.start;
}

const WEEK_NIGHTS = 6;
const WEEK = 7;

interface End {
  readonly ending: HomeBy | null;
  readonly homeDay: number | undefined;
  readonly isFixed: boolean;
  readonly isRange: boolean;
  /** "Conference 3 to 5 March, stay on till Sunday". */
  readonly staysOn: boolean;
  /** The start was found from a feast alone. */
  readonly isFeast: boolean;
  /** The earliest start that was left to us. */
  readonly from: CalendarDay;
  /** Nothing else says how long. */
  readonly isOpen: boolean;
}

/** "Home by the 31st", "back by Sunday night". */
function endingOn(
  start: CalendarDay,
  nights: number,
  { ending, homeDay, isFixed, isRange, staysOn, isFeast, isOpen, from }: End,
): { start: CalendarDay; nights: number } {
  if (ending) {
    const left = nightsBetween(start, ending.on);
    if (isOpen && left >= 1 && left <= LONGEST) return { start, nights: left };
    // "Christmas, ten nights, back on the 30th", "four nights in early May, back for Mother's Day"
    if (left >= 1 && left < nights && isFixed && (isFeast || plusDays(ending.on, -nights) >= from))
      return { start: plusDays(ending.on, -nights), nights };
    if (left >= 1 && (left < nights || !isFixed) && left <= LONGEST)
      return { start, nights: isFixed || left < nights ? Math.min(left, nights) : nights };
  }
  if (homeDay === undefined || (isRange && !staysOn)) return { start, nights };
  if (isRange) return { start, nights: nightsBetween(start, onOrAfter(plusDays(start, nights), homeDay)) };
  const until = nightsBetween(start, onOrAfter(plusDays(start, 1), homeDay));
  return isFixed ? { start: plusDays(start, 0), nights } : { start, nights: until };
}
