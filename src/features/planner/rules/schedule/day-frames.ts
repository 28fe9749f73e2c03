/**
 * The empty days of a plan: which town, from when to when, how many visits, when
 * one eats. Arrival and departure, children, work, Sabbath and rest are decided here.
 */
import { plusDays, weekdayOf } from '../../../../shared/dates.ts';
import { memoizeByObject } from '../../../../shared/memoize.ts';
import type { Place } from '../../../destinations/rules/catalogue.ts';
import { isClosedOn } from '../../../destinations/rules/place-openings.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
import type { Brief, Segment } from '../plan-draft.ts';
import type { Reading, TimeOfDay } from '../reading.ts';
import { closureOn, isHoliday } from '../select/holiday-closures.ts';
import { clearOf, type KeptHours, keptOn } from '../select/kept-free-hours.ts';
import { EATS_WITH_THE_PLACE } from '../select/party-limits.ts';
import { ramadanIn } from '../select/ramadan.ts';
import { daylightOn } from './daylight.ts';
import { type Passage, passages } from './journeys.ts';
import { type Frame, IMPOSSIBLE, type MealSlot, runDay } from './run-day.ts';
import { walkingOf } from './walk-or-ride.ts';

export interface DayPlanFrame extends Frame {
  readonly segment: Segment;
  /** How they come to town or leave it that day. */
  readonly arrival: Passage | null;
  readonly departure: Passage | null;
  /** Nothing is planned on purpose. */
  readonly isFree: boolean;
  readonly works: NonNullable<Reading['workHours']> | null;
}

const SETTLE_IN = 45;
/** Who is hungry leaves the bags and goes. */
const DROP_THE_BAGS = 15;
const LATE_START = 10 * 60;
/** Who lands that early has slept in a seat, and is in bed in time. */
const isEarly = ({ kind, from, start }: Passage) => kind === 'arrive' && from !== '' && start < 8 * 60;
const AFTER_A_NIGHT_ON_THE_WAY = 21 * 60 + 30;
const BEFORE_THE_NAP = 13 * 60 + 15;
const QUICK_LUNCH = 40;
/** Who has worked so long does one thing more that day. */
const LONG_WORK = 6 * 60;
const LATEST_LUNCH = 15 * 60 + 30;
/** So long whoever comes off a journey waits for lunch. */
const HUNGRY = 45;
/** Whoever arrives as the kitchens open. */
const SOON = 30;
/** Who comes later has had lunch on the way. */
export const LAST_CALL = LATEST_LUNCH - 20;
/** So long after the kitchens open one still sits down to lunch, coming back from far. */
const LATE_LUNCH = 165;
/** Who stays longer lives there: two things a day, lunch wherever they are. */
const LONG_STAY = 21;
const VERY_LONG_STAY = 35;
/** Where nobody knows the place's own hours. */
const USUAL = { lunch: { from: '12:15', to: '14:45' }, dinner: { from: '18:30', to: '20:30' } };
/** A table known to be open may wait so long for whoever comes from a performance. */
const AFTER_THE_SHOW = 45;
const CHILD = 12;
/** Everybody is at table at sunset, and the kitchen has to eat too. */
const BREAKS_FAST = 20;
const CHILDREN_LUNCH = 12 * 60;
const CHILDREN_DINNER = 18 * 60 + 15;
/** Nobody calls it dinner before, or the meal it was after: earliest and latest beginning. */
const EARLIEST_DINNER = 16 * 60 + 30;
const LATEST_DINNER = 21 * 60 + 45;
const MEAL_BOUNDS: Readonly<Record<MealSlot['name'], readonly [earliest: number, latest: number]>> = {
  breakfast: [6 * 60, 11 * 60],
  lunch: [11 * 60, 15 * 60 + 30],
  dinner: [EARLIEST_DINNER, LATEST_DINNER],
};

/** `supply`: how many sights each segment has to offer, so that long stays spread what there is. */
export function framesOf(brief: Brief, supply: readonly number[]): DayPlanFrame[] {
  const { nights, segments, reading } = brief;
  const trips = passages(brief);
  const frames: DayPlanFrame[] = [];
  let segmentStart = 0;
  segments.forEach((segment, s) => {
    const last = s === segments.length - 1;
    const days = segment.nights + (last ? 1 : 0);
    const rhythm = rhythmOf(brief, days, supply[s] ?? 0);
    for (let i = 0; i < days; i++) {
      const n = segmentStart + i + 1;
      const arrival = i === 0 ? (trips[s] ?? null) : null;
      const departure = n === nights + 1 ? (trips[segments.length] ?? null) : null;
      const isFree = rhythm.free(i) && !arrival && !departure;
      frames.push(frameOf(brief, segment, { n, arrival, departure, isFree, stops: rhythm.stops(i) }));
    }
    segmentStart += segment.nights;
  });
  return reading.sabbath ? frames.map((frame) => sabbathOf(frame, brief)) : frames;
}

/** How many visits a day, and which days are light or, where there is too little to see, free, so that a long stay neither repeats nor exhausts. */
function rhythmOf({ needs, style, reading, nights }: Brief, days: number, supply: number) {
  const pace = Math.max(1, needs.stops - (style === 'slow' && needs.stops > 2 ? 1 : 0));
  const steady = nights > VERY_LONG_STAY ? 1 : nights > LONG_STAY ? Math.min(2, pace) : pace;
  const perDay = Math.min(steady, Math.max(1, Math.ceil((supply * 0.8) / days)));
  const restful = reading.pace === 'slow' || style === 'slow' || (needs.youngest !== null && needs.youngest < 6);
  const every =
    days < 6 || (reading.pace === 'full' && perDay * days <= supply * 0.9)
      ? 0
      : restful
        ? 4
        : days > 9 || perDay * days > supply * 0.9
          ? 5
          : 0;
  const isLight = (i: number) => every > 0 && i % every === every - 1;
  return {
    stops: (i: number) => (isLight(i) ? 1 : perDay),
    free: (i: number) => (supply < days || nights > LONG_STAY) && isLight(i),
  };
}

interface Place1 {
  readonly n: number;
  readonly arrival: Passage | null;
  readonly departure: Passage | null;
  readonly isFree: boolean;
  readonly stops: number;
}

function frameOf(brief: Brief, segment: Segment, { n, arrival, departure, isFree, stops }: Place1): DayPlanFrame {
  const { needs, reading, startDate } = brief;
  const date = plusDays(startDate, n - 1);
  const weekday = weekdayOf(date);
  const works = reading.workHours && weekday < 5 ? reading.workHours : null;
  const kept = keptOn(reading, date, weekday, () => daylightOn(date, segment.book.city, segment.known.timeZone));
  const from = clearOf(
    kept,
    Math.max(
      n === 2 && needs.names.includes('jet-lag') ? Math.max(needs.dayStart, LATE_START) : needs.dayStart,
      arrival ? readyAfter(arrival) : 0,
      works ? minutesOf(works.to) + 20 : 0,
    ),
    0,
    false,
  );
  const lastEnd = arrival && isEarly(arrival) ? Math.min(needs.lastEnd, AFTER_A_NIGHT_ON_THE_WAY) : needs.lastEnd;
  const to = departure ? departure.start - 20 : lastEnd;
  const room = to - from;
  const hasWorked = works !== null || kept.some((hours) => hours.why === 'work' && hours.to - hours.from >= LONG_WORK);
  const isRest = (n === 1 && needs.names.includes('jet-lag')) || (weekday === 6 && needs.names.includes('sunday-rest'));
  const most = isFree ? 0 : hasWorked || isRest ? 1 : room < 90 ? 0 : room < 270 ? 1 : room < 420 ? 2 : needs.stops;
  const inRamadan = ramadanIn(segment.known, date, 0) !== null;
  const fastEnds = inRamadan ? daylightOn(date, segment.book.city, segment.known.timeZone).sunset + BREAKS_FAST : 0;
  const hasTravelled = arrival !== null;
  const { lunch, dinner, breakfast } = mealsOf(segment, brief.needs.youngest, {
    from,
    to,
    lastEnd,
    hasTravelled,
    hasMoved: arrival?.kind === 'move',
    kept,
    fastEnds,
    dinesAt: reading.dinesAt,
  });
  const holiday = closureOn(segment.known.facts, date);
  const isFeast = holiday?.tables ?? false;
  const isFull = needs.names.includes('crowds') && isHoliday(segment.known.facts, date);
  const frame: DayPlanFrame = {
    n,
    date,
    weekday,
    segment,
    book: segment.book,
    base: segment.base,
    from,
    to,
    leaves: departure?.start ?? null,
    cap: Math.min(stops, most),
    most: Math.min(brief.nights > LONG_STAY ? stops : needs.stops, most),
    breakfast: wantsBreakfast(brief, n) && !isFeast && !arrival && !isFree && !works ? breakfast : null,
    lunch: isFree || brief.nights > LONG_STAY ? null : lunch,
    dinner: (brief.nights > VERY_LONG_STAY && n % 2 === 0) || kept.some(({ isDinner }) => isDinner) ? null : dinner,
    walkOnly: (holiday?.transport || holiday?.streets.includes(segment.base.id)) === true && !arrival && !departure,
    walking: walkingOf(needs, segment),
    dark: needs.ridesAtNight ? daylightOn(date, segment.book.city, segment.known.timeZone).sunset : 1440,
    kept,
    held: kept.filter((each) => (each.atHome || (each.noVisits && each.noMeals)) && each.to > from),
    closed: indexesOf(
      holiday || isFull ? [...segment.book.sights, ...segment.book.tables] : closedAtTimes(segment.book),
      (place) =>
        isClosedOn(place, date) ||
        (isFeast && place.kind === 'restaurant') ||
        (holiday?.closes(place) ?? false) ||
        // On such a day the first sights of a town are full.
        (isFull && place.weight >= FIRST_SIGHT && !reading.wantedPlaces.includes(place.id)) ||
        // Of many such houses the day of rest is Monday: only where there is no other day.
        (place.doubtfulMonday && weekday === 0 && segment.nights > 1),
    ),
    arrival,
    departure,
    isFree,
    isFeast,
    works,
  };
  return kept.length > 0 ? withPossibleMeals(frame) : frame;
}

function readyAfter({ end }: Passage): number {
  const settled = roundUp(end + SETTLE_IN, 15);
  const hungry = roundUp(end + DROP_THE_BAGS, 5);
  return settled > LAST_CALL && hungry <= LAST_CALL ? hungry : settled;
}

/** Where the hours kept free leave no way to all meals, fewer of them. */
function withPossibleMeals(frame: DayPlanFrame): DayPlanFrame {
  const fewer = [frame, { ...frame, lunch: null }, { ...frame, breakfast: null, lunch: null }];
  return (
    fewer.find((each) => runDay(each, []) !== IMPOSSIBLE) ?? { ...frame, breakfast: null, lunch: null, dinner: null }
  );
}

const FIRST_SIGHT = 5;

interface Hours {
  readonly from: number;
  readonly to: number;
  readonly lastEnd: number;
  /** Whoever comes off a train at two is still hungry. */
  readonly hasTravelled: boolean;
  /** From one town to another. */
  readonly hasMoved: boolean;
  readonly kept: readonly KeptHours[];
  /** In Ramadan dinner is after it; 0 at other times. */
  readonly fastEnds: number;
  /** As they said. */
  readonly dinesAt: TimeOfDay | undefined;
}

function mealsOf(
  { known }: Segment,
  youngest: number | null,
  { from, to, lastEnd, hasTravelled, hasMoved, kept, fastEnds, dinesAt }: Hours,
) {
  const small = youngest !== null && youngest < 6;
  const young = youngest !== null && youngest < EATS_WITH_THE_PLACE;
  const hours = known.mealHours ?? USUAL;
  const [lunchHours, dinnerHours] = [hours.lunch, hours.dinner];
  const noon = small ? 705 : young ? CHILDREN_LUNCH : minutesOf(lunchHours.from);
  // Whoever leaves as others sit down eats before.
  const lunchFrom = Math.min(noon, Math.max(CHILDREN_LUNCH, Math.floor((to - 75) / 5) * 5));
  const lunchLast = Math.max(lunchFrom + (small ? 105 : 120), Math.min(minutesOf(lunchHours.to), LATEST_LUNCH));
  const lastLunch = hasTravelled ? LATEST_LUNCH : Math.min(lunchLast, LATEST_LUNCH);
  const lunch: MealSlot = {
    name: 'lunch',
    from: lunchFrom,
    // Off a train between towns one eats before one looks at anything long.
    latest: Math.min(
      hasMoved && from + HUNGRY >= lunchFrom
        ? Math.max(lunchFrom + SOON, from + HUNGRY)
        : hasTravelled && !hasMoved
          ? LATEST_LUNCH
          : lunchFrom + 105,
      LATEST_LUNCH,
    ),
    last: lastLunch,
    late: small ? lastLunch : Math.max(lastLunch, Math.min(lunchFrom + LATE_LUNCH, LATEST_LUNCH)),
    minutes: small ? 50 : 60,
  };
  const usual = minutesOf(dinnerHours.from);
  const minutes = small ? 60 : 80;
  // Whoever must be in early eats early.
  const own = dinesAt ? minutesOf(dinesAt) : small ? 1080 : young ? Math.min(usual, CHILDREN_DINNER) : usual;
  const dinnerFrom = Math.min(Math.max(own, roundUp(fastEnds, 5)), lastEnd - minutes - 10);
  const latest = dinesAt
    ? dinnerFrom + 15
    : Math.min(Math.max(dinnerFrom + 90, minutesOf(dinnerHours.to)), dinnerFrom + 120, lastEnd - minutes);
  // A child eats before the show.
  const afterShow = dinesAt || (youngest !== null && youngest < CHILD) ? 0 : AFTER_THE_SHOW;
  const last = Math.max(latest, Math.min(latest + afterShow, LATEST_DINNER, lastEnd - minutes));
  const isSaid = dinesAt ? { isSaid: true as const } : {};
  const dinner: MealSlot = { name: 'dinner', from: dinnerFrom, latest, last, late: last, minutes, ...isSaid };
  const breakfast: MealSlot = {
    name: 'breakfast',
    from: Math.max(from - 30, 480),
    latest: from + 45,
    last: from + 45,
    late: from + 45,
    minutes: 40,
  };
  // A small child is not kept waiting for lunch until the nap is over.
  const noLater = small ? BEFORE_THE_NAP : 1440;
  const clear = (slot: MealSlot | null) =>
    slot && clearSlot(slot, kept, lastEnd, slot.name === 'lunch' ? noLater : 1440, from);
  return {
    lunch: clear(from <= lunch.latest - 20 && to >= lunch.from + lunch.minutes + 10 ? lunch : null),
    dinner: clear(
      from <= dinner.latest - 10 && to >= dinner.from + minutes && dinner.from >= EARLIEST_DINNER ? dinner : null,
    ),
    breakfast: clear(from < 660 && to > from + 60 ? breakfast : null),
  };
}

/** A meal at the nearest hour that is not kept free: after it where that is soon enough, else before; null where neither is. */
function clearSlot(
  slot: MealSlot,
  kept: readonly KeptHours[],
  lastEnd: number,
  noLater: number,
  from: number,
): MealSlot | null {
  const start = clearOf(kept, slot.from, slot.minutes, true);
  if (start === slot.from) return slot;
  const [earliest, late] = MEAL_BOUNDS[slot.name];
  const latest = Math.min(Math.max(slot.latest, start + 45), late, lastEnd - slot.minutes);
  const after = start <= latest - 15 ? { ...slot, from: start, latest, last: latest, late: latest } : null;
  if (after && start <= noLater) return after;
  const first = kept.find(({ noMeals, to }) => noMeals && to > slot.from)?.from ?? 0;
  // Many kitchens open at half past eleven.
  const minutes = after ? Math.min(slot.minutes, QUICK_LUNCH) : slot.minutes;
  const before = first - minutes - 15;
  const isClear = clearOf(kept, before, minutes, true) === before && (!after || before >= from);
  return before >= earliest && isClear
    ? { ...slot, minutes, from: Math.max(before - 15, earliest), latest: before, last: before, late: before }
    : after;
}

/** A café in the morning for those who asked, and on the day of leaving. */
function wantsBreakfast({ reading, nights }: Brief, n: number): boolean {
  return asksForBreakfast(reading) ? n % 2 === 0 : n === nights + 1;
}

const IN_THE_MORNING: readonly Tag[] = ['breakfast', 'brunch', 'coffee', 'bakery', 'pastry'];
export const asksForBreakfast = ({ weights }: Reading) => IN_THE_MORNING.some((tag) => (weights[tag] ?? 0) > 0);

/** From Friday's sunset nothing is paid and nothing driven; Saturday is for walking to what costs nothing. */
function sabbathOf(frame: DayPlanFrame, { startDate }: Brief): DayPlanFrame {
  const { weekday, segment, book } = frame;
  if (weekday === 4) {
    const { sunset } = daylightOn(startDate, book.city, segment.known.timeZone);
    return { ...frame, to: Math.min(frame.to, sunset - 45), dinner: null };
  }
  if (weekday !== 5) return frame;
  const paid = indexesOf(book.sights, (place) => place.price?.adult !== 0);
  return {
    ...frame,
    walkOnly: true,
    breakfast: null,
    lunch: null,
    dinner: null,
    cap: Math.min(frame.cap, 2),
    most: Math.min(frame.most, 2),
    closed: new Set([...frame.closed, ...paid]),
  };
}

/** Whatever the calendar closes on some day; nothing else is closed where no holiday is. */
const closedAtTimes = memoizeByObject(({ sights, tables }: Segment['book']) =>
  [...sights, ...tables].filter(
    ({ closedOn, months, restsOn, doubtfulMonday }) =>
      closedOn.length > 0 || months !== null || restsOn.length > 0 || doubtfulMonday,
  ),
);

function indexesOf(places: readonly Place[], is: (place: Place) => boolean): Set<number> {
  return new Set(places.filter(is).map(({ index }) => index));
}

function roundUp(minutes: number, step: number): number {
  return Math.ceil(minutes / step) * step;
}
