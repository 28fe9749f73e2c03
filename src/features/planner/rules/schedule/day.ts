/**
 * One day on the clock: given an order of visits, when each begins, where meals
 * fall, and what the day is worth. This is the innermost loop of planning: it
 * allocates nothing unless it is asked to write the stops down.
 */
import type { CalendarDay } from '../../../../shared/dates.ts';
import {
  type BaseSpot,
  type CityBook,
  openingsOn,
  type Place,
  type Spot,
} from '../../../destinations/rules/catalogue.ts';
import type { MealName } from '../../../destinations/rules/place.ts';
import { clearOf, type KeptHours } from '../select/kept-free.ts';
import { isWalk, rideMinutes, type Walking, walkMinutes } from './travel.ts';

export interface Candidate {
  readonly place: Place;
  readonly score: number;
  readonly minutes: number;
  /** Minutes of the day: when it makes sense at all. */
  readonly earliest: number;
  readonly latestEnd: number;
  /** What it mainly is. */
  readonly kind: string;
  /** May stand on several days. */
  readonly again: boolean;
}

export interface MealSlot {
  readonly name: MealName;
  readonly from: number;
  /** Latest beginning one would plan. */
  readonly latest: number;
  /** Latest beginning at a table that is worth the wait. */
  readonly last: number;
  readonly minutes: number;
}

export interface Frame {
  readonly n: number;
  readonly date: CalendarDay;
  /** 0 is Monday. */
  readonly weekday: number;
  readonly book: CityBook;
  readonly base: BaseSpot;
  readonly from: number;
  readonly to: number;
  readonly cap: number;
  readonly breakfast: MealSlot | null;
  readonly lunch: MealSlot | null;
  readonly dinner: MealSlot | null;
  /** Sabbath: nothing but walking. */
  readonly walkOnly: boolean;
  readonly walking: Walking;
  /** From this minute on no longer way is on foot; 1440 where that does not matter. */
  readonly dark: number;
  /** Hours kept free, in the order of the day; those spent at home are in `atHome` as well. */
  readonly kept: readonly KeptHours[];
  readonly atHome: readonly KeptHours[];
  /** Indexes of places that are closed that whole day. */
  readonly closed: ReadonlySet<number>;
}

/** A rest: at a place, or where they sleep. */
export interface Pause {
  readonly place: Place | null;
  readonly siesta: boolean;
}

export interface Stop {
  readonly visit?: Candidate;
  readonly pause?: Pause;
  /** Left open on purpose. */
  readonly free?: true;
  readonly meal?: MealName;
  /** The table of a meal; without one the meal is left open and takes its time only. */
  readonly table?: Place;
  readonly start: number;
  readonly end: number;
  readonly km: number;
  readonly minutes: number;
  readonly onFoot: boolean;
}

export type Tables = { readonly [name in MealName]?: Place };

/** An order that cannot be kept. */
export const IMPOSSIBLE = Number.NEGATIVE_INFINITY;
const POINTS_A_MINUTE = 0.6;
const SAME_KIND = 22;
/** So much time to find a table nearby while none is chosen. */
/** So far one walks even at night. */
export const TO_THE_CORNER_KM = 0.3;
const TO_ANY_TABLE = 8;
/** A visit this long has its own pause. */
const OWN_PAUSE_MIN = 240;
/** Whoever is back by then eats after it. */
const LATE_LUNCH = 15 * 60 + 15;
const NO_TABLES: Tables = {};

/** A pause is welcome, a hole in the day is not. */
const idle = (minutes: number) => 0.05 * minutes + (minutes > 45 ? 0.1 * (minutes - 45) : 0);

/** Before a meal: an afternoon without anything in it is an afternoon lost. */
const waiting = (minutes: number) =>
  (minutes > 60 ? 0.15 * (minutes - 60) : 0) + (minutes > 150 ? 0.3 * (minutes - 150) : 0);

/** Beyond half an hour a ride spoils more of the day than its minutes. */
const toil = (minutes: number) => POINTS_A_MINUTE * minutes + (minutes > 30 ? 0.7 * (minutes - 30) : 0);

/** A long way to a short stay: what else lies out there has to make it worth while. */
const inVain = (way: number, stay: number) => (way >= 45 && way > stay ? 0.8 * (way - stay) : 0);

/** Each further visit of a day tires more than the one before. */
const fatigue = (visits: number) => 4 * visits * visits;

export function runDay(
  frame: Frame,
  order: readonly Candidate[],
  tables: Tables = NO_TABLES,
  out: Stop[] | null = null,
): number {
  const { book, walking, to, kept, atHome, dark } = frame;
  let clock = frame.from;
  let at: Spot = frame.base;
  let walked = 0;
  let value = -fatigue(order.length);
  let lunch = frame.lunch;
  let dinner = frame.dinner;
  let rested = 0;

  const isOnFoot = (km: number, from: number) => isWalk(km, walked, walking) && (from < dark || km <= TO_THE_CORNER_KM);
  const wayHome = (from: Spot) => {
    const km = book.km(from, frame.base);
    return isWalk(km, walked, walking) ? walkMinutes(km, walking) : rideMinutes(km, walking);
  };
  /** Whether they have to be home before something that ends then can be over. */
  const isDue = (start: number, end: number, last: Spot): boolean => {
    const next = atHome[rested];
    return next !== undefined && (start < 0 || end + wayHome(last) > next.from);
  };
  const goHome = (): boolean => {
    const next = atHome[rested];
    if (!next || (at !== frame.base && clock + wayHome(at) > next.from)) return false;
    rested++;
    clock = Math.max(clock, next.to);
    at = frame.base;
    return true;
  };

  const eat = (slot: MealSlot): boolean => {
    const table = tables[slot.name];
    if (!table) {
      const begin = roundUp(Math.max(clock + (clock === frame.from ? 0 : TO_ANY_TABLE), slot.from));
      const start = roundUp(clearOf(kept, begin, slot.minutes, true));
      if (isDue(start, start + slot.minutes, at)) return goHome() && eat(slot);
      if (start > slot.latest) return false;
      value -= waiting(start - clock);
      out?.push({ meal: slot.name, start, end: start + slot.minutes, km: 0, minutes: 0, onFoot: true });
      clock = start + slot.minutes;
      return true;
    }
    const km = book.km(at, table);
    const onFoot = isOnFoot(km, Math.max(clock, slot.from));
    if (!onFoot && frame.walkOnly) return false;
    const minutes = onFoot ? walkMinutes(km, walking) : rideMinutes(km, walking);
    const start = clearOpening(frame, table, Math.max(clock + minutes, slot.from), slot.minutes, 1439, 720, true);
    if (isDue(start, start + slot.minutes, table)) return goHome() && eat(slot);
    if (start < 0 || start > slot.last || start + slot.minutes > to) return false;
    out?.push({ meal: slot.name, table, start, end: start + slot.minutes, km, minutes, onFoot });
    value -= toil(minutes) + waiting(start - clock - minutes);
    if (onFoot) walked += km;
    clock = start + slot.minutes;
    at = table;
    return true;
  };

  if (frame.breakfast && !eat(frame.breakfast)) return IMPOSSIBLE;
  for (let i = 0; i < order.length; i++) {
    const next = order[i];
    if (!next || frame.closed.has(next.place.index)) return IMPOSSIBLE;
    for (;;) {
      const km = book.km(at, next.place);
      const onFoot = isOnFoot(km, Math.max(clock, next.earliest));
      if (!onFoot && frame.walkOnly) return IMPOSSIBLE;
      const minutes = onFoot ? walkMinutes(km, walking) : rideMinutes(km, walking);
      const arrival = clock + minutes;
      const earliest = Math.max(arrival, next.earliest);
      const start = clearOpening(frame, next.place, earliest, next.minutes, next.latestEnd, 600, false);
      const end = start + next.minutes;
      if (isDue(start, end, next.place)) {
        if (lunch && lunch.from < (atHome[rested]?.from ?? 0)) {
          if (!eat(lunch)) return IMPOSSIBLE;
          lunch = null;
        } else if (!goHome()) return IMPOSSIBLE;
        continue;
      }
      if (lunch && (start < 0 || end > lunch.latest - 15)) {
        if (start >= 0 && next.minutes >= OWN_PAUSE_MIN && clock < lunch.from - 30)
          lunch = end <= LATE_LUNCH ? { ...lunch, latest: LATE_LUNCH + 15, last: LATE_LUNCH + 15 } : null;
        else if (clock >= lunch.from - 45 || start < 0 || start > lunch.from - 30) {
          if (!eat(lunch)) return IMPOSSIBLE;
          lunch = null;
          continue;
        } else if (end > lunch.latest + 15) return IMPOSSIBLE;
      }
      if (dinner && (start < 0 || end + TO_ANY_TABLE > dinner.latest)) {
        if (lunch || !eat(dinner)) return IMPOSSIBLE;
        dinner = null;
        continue;
      }
      if (start < 0 || end > to) return IMPOSSIBLE;
      out?.push({ visit: next, start, end, km, minutes, onFoot });
      value += next.score - toil(minutes) - inVain(minutes, next.minutes) - idle(start - arrival);
      for (let j = 0; j < i; j++) if (order[j]?.kind === next.kind) value -= SAME_KIND;
      if (onFoot) walked += km;
      clock = end;
      at = next.place;
      break;
    }
  }
  if (lunch && !eat(lunch)) return IMPOSSIBLE;
  if (dinner && !eat(dinner)) return IMPOSSIBLE;
  const home = book.km(at, frame.base);
  return (
    value -
    0.5 * POINTS_A_MINUTE * (isWalk(home, walked, walking) ? walkMinutes(home, walking) : rideMinutes(home, walking))
  );
}

/** Nobody keeps an appointment at 14:17. */
function roundUp(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}

/** As `opening`, outside the hours kept free. */
function clearOpening(
  { kept, date, weekday }: Frame,
  place: Place,
  from: number,
  minutes: number,
  latestEnd: number,
  usual: number,
  isMeal: boolean,
): number {
  let start = opening(openingsOn(place, date, weekday), place.indoor, from, minutes, latestEnd, usual);
  for (let again = 0; start >= 0 && again < kept.length; again++) {
    const clear = clearOf(kept, start, minutes, isMeal);
    if (clear === start) break;
    start = opening(openingsOn(place, date, weekday), place.indoor, clear, minutes, latestEnd, usual);
  }
  return start;
}

/** Earliest beginning from `from` on that fits its hours; −1 when none does. Unknown hours count as an ordinary day, from `usual`. */
function opening(
  intervals: ReturnType<typeof openingsOn>,
  indoor: boolean,
  from: number,
  minutes: number,
  latestEnd: number,
  usual: number,
): number {
  if (!intervals) {
    const start = roundUp(indoor ? Math.max(from, usual) : from);
    return start + minutes <= latestEnd ? start : -1;
  }
  for (let i = 0; i < intervals.length; i++) {
    const interval = intervals[i];
    if (!interval) continue;
    const start = roundUp(Math.max(from, interval[0]));
    if (start + minutes <= Math.min(interval[1], latestEnd)) return start;
  }
  return -1;
}
