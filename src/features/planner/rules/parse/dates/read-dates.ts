/** When and for how long, from the field of dates first and from all the others where it says nothing. */
import { type CalendarDay, plusDays } from '../../../../../shared/dates.ts';
import { readingCopy } from '../../../copy/reading.ts';
import { type DateState, FIELDS, type FieldName, type TimeOfDay } from '../../reading.ts';
import { assume, contradict, type Notes, readAt, type Texts } from '../notes.ts';
import { masked, spanOf, type Text, wordsAt } from '../text.ts';
import type { Anchor } from './anchor.ts';
import { anchorIn } from './anchors.ts';
import { earlier, later, onOrAfter } from './day.ts';
import { type Duration, durationIn, stayNights } from './durations.ts';
import { type Flex, flexIn, hoursIn, weekdaysIn } from './flex.ts';
import { yearIn } from './relative.ts';
import { type Begin, resolveDay, resolveRange, resolveReal, resolveStretch } from './resolve.ts';

const say = readingCopy.dates;
const LONGEST = 28;

export interface DatesReading {
  readonly startDate: CalendarDay;
  readonly startFrom: CalendarDay;
  readonly startTo: CalendarDay;
  readonly nights: number;
  readonly flexDays: number;
  readonly dateState: DateState;
  readonly arrives?: TimeOfDay;
  readonly leaves?: TimeOfDay;
  /** Stretches of `counted` lines that are understood and mean nothing else. */
  readonly taken: ReadonlyMap<FieldName, readonly Place[]>;
}

interface Place {
  readonly from: number;
  readonly to: number;
}

export interface DateHabits {
  readonly today: CalendarDay;
  readonly language: string;
  readonly dayFirst: boolean;
  /** How long when nothing is said. */
  readonly usualNights: number;
}

const ANCHOR_ELSEWHERE: readonly FieldName[] = [
  'destination',
  'travelers',
  'preferences',
  'budget',
  'interests',
  'taste',
];
const STAY_ELSEWHERE: readonly FieldName[] = ['destination', 'travelers', 'budget', 'preferences'];

export function readDates(texts: Texts, habits: DateHabits, notes: Notes): DatesReading {
  const taken = new Map<FieldName, Place[]>(FIELDS.map((field) => [field, []]));
  const take = (text: Text, place: Place) => taken.get(text.field)?.push(place);
  const rest = (text: Text) => masked(text.counted.text, taken.get(text.field) ?? []);

  const flex = findFlex(texts, take);
  const found = findAnchor(texts, habits, rest);
  if (found) take(found.text, found.anchor);
  const stay = findStay(texts, habits, rest);
  if (stay) for (const place of stay.places) take(stay.text, place);

  const speaking = found?.text ?? texts.dates;
  const weekdays = found || stay ? weekdaysIn(speaking.counted.text) : weekdaysIn(texts.dates.counted.text);
  const said = found ? wordsAt(found.text, spanOf(found.text, 'counted', found.anchor.from, found.anchor.to)) : '';
  const length = stay?.nights ?? weekdays?.nights ?? (found?.anchor.kind === 'real' ? 3 : habits.usualNights);
  const around = {
    today: habits.today,
    year: yearIn(speaking.counted.text, habits.today),
    nights: Math.min(length, LONGEST),
    weekend: stay?.duration.unit === 'weekend',
    weekday: weekdays?.start,
    said,
  };
  const begin = found ? resolve(asWindow(found, stay), around, notes) : unsaid(habits.today, length);
  const nights = settleNights(begin, stay, weekdays?.nights, found, habits, notes);
  const start = shifted(begin, found?.anchor, weekdays?.start);

  if (!found) assume(notes, 'dates', say.unsaid(start));
  else {
    readAt(notes, 'dates', say.value(start, nights), found.text, 'counted', found.anchor);
    if (found.anchor.kind === 'stretch') assume(notes, 'dates', say.within(said, start, nights));
    if (found.anchor.kind === 'real') assume(notes, 'dates', say.read(said, start, nights));
    if (found.anchor.kind === 'range' && found.anchor.doubt) {
      const other = resolveDay(
        { ...found.anchor, kind: 'day', role: 'start', day: found.anchor.doubt, doubt: undefined },
        around,
        silent(),
      );
      assume(notes, 'dates', say.doubt(start, other.start));
    }
  }
  if (stay) readAt(notes, 'nights', readingCopy.nights(nights), stay.text, 'counted', stay.duration);
  if (flex.how === 'flexible') assume(notes, 'dates', say.flexible(flex.days));
  if (flex.how === 'about' && !begin.chosen && found) assume(notes, 'dates', say.about(flex.days));
  const about = flex.how === 'about' && (begin.chosen || !found);
  const hours = { ...weekdayHours(weekdays), ...hoursIn(speaking.counted.text) };
  return {
    startDate: start,
    startFrom: earlier(begin.from, start),
    startTo: later(begin.to, start),
    nights,
    flexDays: about ? 0 : flex.days,
    dateState: begin.state,
    ...hours,
    taken,
  };
}

function weekdayHours(weekdays: ReturnType<typeof weekdaysIn>) {
  const { arrives, leaves } = weekdays ?? {};
  return { ...(arrives ? { arrives } : {}), ...(leaves ? { leaves } : {}) };
}

const silent = (): Notes => ({ conflicts: [], assumed: [], assumptions: [], readings: [] });

function findFlex(texts: Texts, take: (text: Text, place: Place) => void): Flex {
  for (const field of ['dates', 'destination', 'preferences', 'travelers'] as const) {
    const text = texts[field];
    const flex = flexIn(text.counted.text);
    if (flex.how === 'none' || (flex.how === 'about' && field !== 'dates')) continue;
    if (flex.how === 'flexible' && field !== 'dates' && !/date|fecha|datum|tage|data|jours|days/.test(text.plain.text))
      continue;
    if (flex.how === 'said') take(text, flex);
    return flex;
  }
  return { days: 0, how: 'none', from: 0, to: 0 };
}

function findAnchor(
  texts: Texts,
  habits: DateHabits,
  rest: (text: Text) => string,
): { text: Text; anchor: Anchor } | null {
  const home = anchorIn(rest(texts.dates), habits.today, habits.dayFirst, true);
  if (home) return { text: texts.dates, anchor: home };
  for (const field of ANCHOR_ELSEWHERE) {
    const anchor = anchorIn(rest(texts[field]), habits.today, habits.dayFirst, false);
    if (anchor) return { text: texts[field], anchor };
  }
  return null;
}

interface Stay {
  readonly text: Text;
  readonly duration: Duration;
  readonly places: readonly Place[];
  readonly nights: number;
}

function findStay(texts: Texts, habits: DateHabits, rest: (text: Text) => string): Stay | null {
  for (const field of ['dates', ...STAY_ELSEWHERE] as const) {
    const text = texts[field];
    const line = rest(text);
    const several = field === 'destination' || field === 'dates' ? stayNights(line) : [];
    const sum = several.reduce((total, each) => total + each.nights, 0);
    const [first] = several;
    const joined =
      several.length > 1 &&
      several.every((each) => each.unit === first?.unit) &&
      !/\bor\b|\boder\b|\bou\b|\beller\b/.test(line);
    if (first && joined && field === 'destination' && !durationOf(texts.dates, habits, rest)) {
      return { text, duration: { ...first, loose: false }, places: several, nights: sum };
    }
    const duration = durationIn(line, habits.language);
    if (!duration || (field !== 'dates' && duration.unit === 'months')) continue;
    if (
      field !== 'dates' &&
      (duration.nights < (field === 'destination' ? 1 : 2) ||
        /\b(?:per|a|each|every|pro|par|al?)\s*$/.test(line.slice(0, duration.from)))
    )
      continue;
    return { text, duration, places: [duration], nights: duration.nights };
  }
  return null;
}

function durationOf(text: Text, habits: DateHabits, rest: (text: Text) => string): Duration | null {
  return durationIn(rest(text), habits.language);
}

const WITHIN = /\b(?:between|any ?time|some ?time|entre|zwischen|tra|mellem|within|window|any|irgendwann)\b/;

/** "Five nights between 1 and 20 June" names a window, not a stay. */
function asWindow({ text, anchor }: { text: Text; anchor: Anchor }, stay: Stay | null): Anchor {
  if (anchor.kind !== 'range' || !stay || !WITHIN.test(text.plain.text)) return anchor;
  const { start, end, from, to } = anchor;
  const days = (end.month - start.month + (end.month < start.month ? 12 : 0)) * 30 + end.day - start.day;
  if (stay.nights >= days) return anchor;
  const name = text.counted.text.slice(from, to);
  return { kind: 'stretch', from, to, name, first: start, last: end, fit: 'inside', year: start.year ?? end.year };
}

function resolve(anchor: Anchor, around: Parameters<typeof resolveRange>[1], notes: Notes): Begin {
  if (anchor.kind === 'range') return resolveRange(anchor, around, notes);
  if (anchor.kind === 'day') return resolveDay(anchor, around, notes);
  return anchor.kind === 'stretch' ? resolveStretch(anchor, around, notes) : resolveReal(anchor, around, notes);
}

function unsaid(today: CalendarDay, nights: number): Begin {
  const start = onOrAfter(plusDays(today, 45), nights <= 4 ? 5 : 6);
  return { start, from: plusDays(today, 14), to: plusDays(today, 345), state: 'unspecified', chosen: true };
}

/** A weekday that was said moves a start that we chose; a feast keeps its own. */
function shifted(begin: Begin, anchor: Anchor | undefined, weekday: number | undefined): CalendarDay {
  if (weekday === undefined || weekday < 0 || !anchor || anchor.kind !== 'real' || begin.nights !== undefined)
    return begin.start;
  const start = onOrAfter(begin.start, weekday);
  return start <= begin.to || begin.to === begin.from ? start : begin.start;
}

function settleNights(
  begin: Begin,
  stay: Stay | null,
  weekdayNights: number | undefined,
  found: { text: Text; anchor: Anchor } | null,
  habits: DateHabits,
  notes: Notes,
): number {
  const said = stay ? wordsAt(stay.text, spanOf(stay.text, 'counted', stay.duration.from, stay.duration.to)) : '';
  const fixed = found && asWindow(found, stay).kind === 'range' ? begin.nights : undefined;
  if (fixed !== undefined) {
    if (fixed < 1) {
      if (stay && stay.nights > 0) return bounded(stay.nights, notes);
      contradict(notes, 'dates', say.sameDay, say.sameDayChosen);
      return 1;
    }
    const agrees =
      !stay || (fixed >= stay.duration.least - 1 && fixed <= Math.max(stay.duration.most, stay.nights) + 1);
    const exactly = stay?.duration.unit !== 'nights' || (fixed >= stay.duration.least && fixed <= stay.duration.most);
    if (stay && !(agrees && exactly))
      contradict(notes, 'dates', say.length(fixed, said), say.lengthChosen(Math.min(fixed, LONGEST)));
    return bounded(fixed, notes);
  }
  if (stay) {
    if (stay.nights < 1) {
      contradict(notes, 'dates', say.sameDay, say.sameDayChosen);
      return 1;
    }
    const weekend =
      stay.duration.unit === 'weekend' && begin.nights !== undefined && begin.nights > 0
        ? Math.max(begin.nights, stay.nights === 2 ? 0 : 3)
        : undefined;
    const nights = bounded(
      weekdayNights && stay.duration.unit === 'weekend' ? weekdayNights : (weekend ?? stay.nights),
      notes,
    );
    if (stay.duration.loose || stay.duration.unit === 'months') assume(notes, 'nights', say.nightsLoose(said, nights));
    return nights;
  }
  if (weekdayNights) return weekdayNights;
  if (begin.nights !== undefined) return begin.nights;
  assume(notes, 'nights', say.nightsUnsaid(habits.usualNights));
  return habits.usualNights;
}

function bounded(nights: number, notes: Notes): number {
  if (nights <= LONGEST) return nights;
  contradict(notes, 'dates', say.tooLong(nights), say.tooLongChosen(LONGEST));
  return LONGEST;
}
