/**
 * The empty days of a plan: which town, from when to when, how many visits, when
 * one eats. Arrival and departure, children, work, Sabbath and rest are decided here.
 */
import { plusDays } from '../../../../shared/dates.ts';
import { isClosedOn, type Place } from '../../../destinations/rules/catalogue.ts';
import { minutesOf, WEEKDAYS, weekdayOf } from '../../../destinations/rules/weekly-hours.ts';
import type { Brief, Segment } from '../brief.ts';
import { closureOn } from '../select/closures.ts';
import type { Frame, MealSlot } from './day.ts';
import { daylightOn } from './daylight.ts';
import { type Passage, passages } from './passages.ts';
import { walkingOf } from './travel.ts';

export interface DayPlanFrame extends Frame {
  readonly segment: Segment;
  /** How they come to town or leave it that day. */
  readonly arrival: Passage | null;
  readonly departure: Passage | null;
  /** Nothing is planned on purpose. */
  readonly isFree: boolean;
}

const SETTLE_IN = 45;
const LATEST_LUNCH = 15 * 60 + 30;
/** Who stays longer lives there: two things a day, lunch wherever they are. */
const LONG_STAY = 21;
const VERY_LONG_STAY = 35;
/** Where nobody knows the place's own hours. */
const USUAL = { lunch: { from: '12:15', to: '14:45' }, dinner: { from: '18:30', to: '20:30' } };
/** Who is younger does not wait for the kitchens of the place. */
const EATS_WITH_THE_PLACE = 8;
const CHILDREN_LUNCH = 12 * 60;
const CHILDREN_DINNER = 18 * 60 + 15;

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

/** How many visits a day, and which days are free, so that a long stay neither repeats nor exhausts. */
function rhythmOf({ needs, style, reading, nights }: Brief, days: number, supply: number) {
  const pace = Math.max(1, needs.stops - (style === 'slow' && needs.stops > 2 ? 1 : 0));
  const steady = nights > VERY_LONG_STAY ? 1 : nights > LONG_STAY ? Math.min(2, pace) : pace;
  const perDay = Math.min(steady, Math.max(1, Math.ceil((supply * 0.8) / days)));
  const restful = reading.pace === 'slow' || style === 'slow' || (needs.youngest !== null && needs.youngest < 6);
  const every = days < 6 ? 0 : perDay * days > supply * 0.9 ? 3 : restful ? 4 : days > 9 ? 5 : 0;
  return { stops: (_: number) => perDay, free: (i: number) => every > 0 && i % every === every - 1 };
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
  const weekday = WEEKDAYS.indexOf(weekdayOf(date));
  const works = reading.workHours && weekday < 5 ? reading.workHours : null;
  const from = Math.max(
    needs.dayStart,
    arrival ? roundUp(arrival.end + SETTLE_IN, 15) : 0,
    works ? minutesOf(works.to) + 20 : 0,
  );
  const to = departure ? departure.start - 20 : needs.lastEnd;
  const room = to - from;
  const cap = isFree
    ? 0
    : works
      ? 1
      : Math.max(0, Math.min(stops, room < 90 ? 0 : room < 270 ? 1 : room < 420 ? 2 : stops));
  const { lunch, dinner, breakfast } = mealsOf(brief, segment, { from, to, hasTravelled: arrival !== null });
  const holiday = closureOn(segment.known.facts, date);
  const noTables = holiday?.tables ?? false;
  return {
    n,
    date,
    weekday,
    segment,
    book: segment.book,
    base: segment.base,
    from,
    to,
    cap,
    breakfast: wantsBreakfast(brief, n) && !noTables && !arrival && !isFree && !works ? breakfast : null,
    lunch: isFree || noTables || brief.nights > LONG_STAY ? null : lunch,
    dinner: noTables || (brief.nights > VERY_LONG_STAY && n % 2 === 0) ? null : dinner,
    walkOnly: (holiday?.transport ?? false) && !arrival && !departure,
    walking: walkingOf(needs, segment.known.facts),
    closed: indexesOf(
      [...segment.book.sights, ...segment.book.tables],
      (place) => isClosedOn(place, date) || (holiday?.closes(place) ?? false),
    ),
    arrival,
    departure,
    isFree,
  };
}

interface Hours {
  readonly from: number;
  readonly to: number;
  /** Whoever comes off a train at two is still hungry. */
  readonly hasTravelled: boolean;
}

function mealsOf({ needs }: Brief, { known }: Segment, { from, to, hasTravelled }: Hours) {
  const small = needs.youngest !== null && needs.youngest < 6;
  const young = needs.youngest !== null && needs.youngest < EATS_WITH_THE_PLACE;
  const hours = known.mealHours ?? USUAL;
  const [lunchHours, dinnerHours] = [hours.lunch, hours.dinner];
  const lunchFrom = small ? 705 : young ? CHILDREN_LUNCH : minutesOf(lunchHours.from);
  const lunchLast = Math.max(lunchFrom + (small ? 105 : 120), Math.min(minutesOf(lunchHours.to), LATEST_LUNCH));
  const lunch: MealSlot = {
    name: 'lunch',
    from: lunchFrom,
    latest: hasTravelled ? LATEST_LUNCH : Math.min(lunchFrom + 105, LATEST_LUNCH),
    last: hasTravelled ? LATEST_LUNCH : Math.min(lunchLast, LATEST_LUNCH),
    minutes: small ? 50 : 60,
  };
  const usual = minutesOf(dinnerHours.from);
  const minutes = small ? 60 : 80;
  // Whoever must be in bed before the kitchens open eats early.
  const isTooLate = usual + minutes > needs.lastEnd;
  const dinnerFrom = small ? 1080 : young || isTooLate ? Math.min(usual, CHILDREN_DINNER) : usual;
  const latest = Math.min(
    Math.max(dinnerFrom + 90, minutesOf(dinnerHours.to)),
    dinnerFrom + 120,
    needs.lastEnd - minutes,
  );
  const dinner: MealSlot = { name: 'dinner', from: dinnerFrom, latest, last: latest, minutes };
  const breakfast: MealSlot = {
    name: 'breakfast',
    from: Math.max(from - 30, 480),
    latest: from + 45,
    last: from + 45,
    minutes: 40,
  };
  return {
    lunch: from <= lunch.latest - 20 && to >= lunch.from + lunch.minutes + 10 ? lunch : null,
    dinner: from <= dinner.latest - 10 && to >= dinner.from + minutes ? dinner : null,
    breakfast: from < 660 && to > from + 60 ? breakfast : null,
  };
}

/** A café in the morning for those who asked, and on the day of leaving. */
function wantsBreakfast({ reading, nights }: Brief, n: number): boolean {
  const { weights } = reading;
  const asked =
    (weights.breakfast ?? 0) +
      (weights.brunch ?? 0) +
      (weights.coffee ?? 0) +
      (weights.bakery ?? 0) +
      (weights.pastry ?? 0) >
    0;
  return asked ? n % 2 === 0 : n === nights + 1;
}

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
    closed: new Set([...frame.closed, ...paid]),
  };
}

function indexesOf(places: readonly Place[], is: (place: Place) => boolean): Set<number> {
  return new Set(places.filter(is).map(({ index }) => index));
}

function roundUp(minutes: number, step: number): number {
  return Math.ceil(minutes / step) * step;
}
