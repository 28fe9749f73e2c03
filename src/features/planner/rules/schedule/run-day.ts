/**
 * One day on the clock: given an order of visits, when each begins, where meals
 * fall, and what the day is worth. This is the innermost loop of planning.
 */
import type { CalendarDay } from '../../../../shared/dates.ts';
import {
  atItsEnd,
  type BaseSpot,
  type CityBook,
  endOf,
  type Place,
  type Spot,
} from '../../../destinations/rules/catalogue.ts';
import type { MealName } from '../../../destinations/rules/place-entry.ts';
import { clearOf, type KeptHours } from '../select/kept-free-hours.ts';
import { clearOpening, roundUp } from './clear-openings.ts';
import { beforeCurtain, PERFORMED } from './performances.ts';
import { isWalk, rideMinutes, type Walking, walkMinutes } from './walk-or-ride.ts';

export interface Candidate {
  readonly place: Place;
  readonly score: number;
  readonly minutes: number;
  /** Minutes of the day: when it makes sense at all. */
  readonly earliest: number;
  readonly latestEnd: number;
  /** What it mainly is. */
  readonly kind: string;
  /** They have supper there. */
  readonly hasSupper: boolean;
  /** May stand on several days. */
  readonly again: boolean;
  /** With which others it lies far out. */
  readonly outing?: number;
  /** The days for which it was asked, and what it is where none of them has room for it. */
  readonly on?: { readonly days: ReadonlySet<CalendarDay>; readonly otherwise: Candidate };
}

export interface MealSlot {
  readonly name: MealName;
  readonly from: number;
  /** Latest beginning one would plan. */
  readonly latest: number;
  /** Latest beginning at a table that is worth the wait. */
  readonly last: number;
  /** Latest beginning at a table where no other is to be had. */
  readonly late: number;
  readonly minutes: number;
  /** They named the hour. */
  readonly isSaid?: true;
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
  /** When they set out with the bags from where they slept; null on any other day. */
  readonly leaves: number | null;
  /** How many visits; as long as they are short, some more up to `most`. */
  readonly cap: number;
  readonly most: number;
  readonly breakfast: MealSlot | null;
  readonly lunch: MealSlot | null;
  readonly dinner: MealSlot | null;
  /** Sabbath: nothing but walking. */
  readonly walkOnly: boolean;
  readonly walking: Walking;
  /** From this minute on no longer way is on foot; 1440 where that does not matter. */
  readonly dark: number;
  /** Hours kept free, in the order of the day; those that are spent somewhere, at home or elsewhere, are in `held` as well. */
  readonly kept: readonly KeptHours[];
  readonly held: readonly KeptHours[];
  /** A feast on which hardly a kitchen is open: dinner is where they sleep. */
  readonly isFeast: boolean;
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
  /** Left open on purpose; with a pause, where they sleep. */
  readonly free?: true;
  /** Hours that are kept free, while a day is laid out: in bed, at work, or wherever they are. */
  readonly held?: 'bed' | 'desk' | 'away';
  /** Where to go in free time, for whoever wants to be told. */
  readonly near?: Place;
  readonly meal?: MealName;
  /** On what they are meanwhile: a meal is eaten there, and without a meal it goes on. */
  readonly out?: Place;
  /** Before a meal left open they went back to where they sleep. */
  readonly home?: true;
  /** The table of a meal; without one the meal is left open and takes its time only. */
  readonly table?: Place;
  readonly start: number;
  readonly end: number;
  readonly km: number;
  readonly minutes: number;
  readonly onFoot: boolean;
}

/** Where they sleep. */
export const isHome = ({ held, pause, home }: Stop) =>
  held === 'bed' || held === 'desk' || pause?.place === null || home === true;

/** The last place before, as it lies to those who leave it, if there was one since they left where they sleep. */
export function cameFrom(earlier: readonly Stop[]): Place[] {
  for (const stop of earlier.toReversed()) {
    if (isHome(stop) || stop.held) break;
    const place = stop.visit?.place ?? stop.table ?? stop.pause?.place;
    if (place) return [atItsEnd(place)];
  }
  return [];
}

export type Tables = { readonly [name in MealName]?: Place };

/** An order that cannot be kept. */
export const IMPOSSIBLE = Number.NEGATIVE_INFINITY;
const POINTS_A_MINUTE = 0.6;
/** What a second visit of a kind loses. */
export const SAME_KIND = 22;
/** So far one walks even at night. */
export const TO_THE_CORNER_KM = 0.3;
/** So much time to find a table nearby while none is chosen. */
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

const burden = (onFoot: boolean, walking: Walking) => (onFoot ? 1 : walking.burden);

/** A long way to a short stay: what else lies out there has to make it worth while. */
const inVain = (way: number, stay: number) => (way >= 45 && way > stay ? 0.8 * (way - stay) : 0);

/** Each further visit of a day tires more than the one before. */
export const fatigue = (visits: number) => 4 * visits * visits;

export function runDay(
  frame: Frame,
  order: readonly Candidate[],
  tables: Tables = NO_TABLES,
  out: Stop[] | null = null,
): number {
  const day = dayBegun(frame, tables, out);
  for (let i = 0; day && i < order.length; i++) if (!visited(day, order[i])) return IMPOSSIBLE;
  return day ? dayEnded(day) - fatigue(order.length) : IMPOSSIBLE;
}

/** How far a day has come: what its visits so far leave for those after them. */
export interface DaySoFar {
  readonly frame: Frame;
  readonly tables: Tables;
  readonly out: Stop[] | null;
  clock: number;
  at: Spot;
  walked: number;
  value: number;
  /** What was visited. */
  kinds: readonly string[];
  lunch: MealSlot | null;
  dinner: MealSlot | null;
  /** How many of the held hours lie behind. */
  past: number;
}

/** Null where breakfast cannot be had. */
export function dayBegun(frame: Frame, tables: Tables = NO_TABLES, out: Stop[] | null = null): DaySoFar | null {
  const { from: clock, base: at, lunch, dinner, breakfast } = frame;
  const begun = { clock, at, walked: 0, value: 0 };
  const day: DaySoFar = { frame, tables, out, ...begun, kinds: [], lunch, dinner, past: 0 };
  return breakfast && !eat(day, breakfast) ? null : day;
}

/** Of the shape that `dayBegun` gives it: the innermost loop knows one. */
export function copyOf(day: DaySoFar, frame = day.frame): DaySoFar {
  const { tables, out, clock, at, walked, value, kinds, lunch, dinner, past } = day;
  return { frame, tables, out, clock, at, walked, value, kinds, lunch, dinner, past };
}

/** Goes on to one more visit; false where that cannot be. */
export function visited(day: DaySoFar, next: Candidate | undefined): boolean {
  const { frame } = day;
  const { book, walking } = frame;
  if (!next || frame.closed.has(next.place.index) || next.on?.days.has(frame.date) === false) return false;
  for (;;) {
    const { clock, lunch, dinner } = day;
    const km = book.km(day.at, next.place);
    const onFoot = isOnFoot(day, km, Math.max(clock, next.earliest));
    if (!onFoot && frame.walkOnly) return false;
    const minutes = onFoot ? walkMinutes(km, walking) : rideMinutes(km, walking);
    const arrival = clock + minutes;
    const earliest = Math.max(arrival, next.earliest);
    const start = clearOpening(frame, next.place, earliest, next.minutes, next.latestEnd, 600, false);
    const end = start + next.minutes;
    if (isDue(day, start, end, endOf(next.place))) {
      if (lunch && lunch.from < (frame.held[day.past]?.from ?? 0)) {
        if (!eat(day, lunch)) return false;
        day.lunch = null;
      } else if (!goPast(day)) return false;
      continue;
    }
    if (lunch && (start < 0 || end > lunch.latest - 15)) {
      const isTooLong = next.minutes >= OWN_PAUSE_MIN && start - minutes < lunch.from + lunch.minutes;
      if (start >= 0 && isTooLong && clock < lunch.from - 30)
        day.lunch = end <= LATE_LUNCH ? { ...lunch, latest: LATE_LUNCH + 15, last: LATE_LUNCH + 15 } : null;
      else if (clock >= lunch.from - 45 || start < 0 || start > lunch.from - 30) {
        if (!eat(day, lunch)) return false;
        day.lunch = null;
        continue;
      } else if (end > lunch.latest + 15) return false;
    }
    const eatsThere = next.hasSupper && start >= 0 && !!dinner && end >= dinner.from + dinner.minutes;
    if (dinner && !eatsThere && (start < 0 || end + TO_ANY_TABLE > latestAfter(next.kind, dinner))) {
      if (
        day.lunch ||
        !eat(day, PERFORMANCES.has(next.kind) ? beforeCurtain(dinner, start - minutes, next.on !== undefined) : dinner)
      )
        return false;
      day.dinner = null;
      continue;
    }
    if (start < 0 || end > frame.to) return false;
    if (eatsThere) day.dinner = null;
    else if (dinner && next.kind === 'tea') day.dinner = afterTea(dinner, end);
    day.out?.push({ visit: next, start, end, km, minutes, onFoot });
    day.value +=
      next.score - burden(onFoot, walking) * toil(minutes) - inVain(minutes, next.minutes) - idle(start - arrival);
    for (const kind of day.kinds) if (kind === next.kind) day.value -= SAME_KIND;
    day.kinds = [...day.kinds, next.kind];
    if (onFoot) day.walked += km;
    day.clock = end;
    day.at = endOf(next.place);
    return true;
  }
}

/** What the day is worth with the meals that are left and the way home, its fatigue not counted. */
export function dayEnded(day: DaySoFar): number {
  if (day.lunch && !eat(day, day.lunch)) return IMPOSSIBLE;
  if (day.dinner && !eat(day, day.dinner)) return IMPOSSIBLE;
  const way = wayHome(day, day.at);
  const { leaves, base } = day.frame;
  if (leaves !== null && day.at !== base && day.clock + way > leaves) return IMPOSSIBLE;
  return day.value - 0.5 * POINTS_A_MINUTE * way;
}

/** After sandwiches and cakes nobody is hungry again so soon. */
function afterTea(dinner: MealSlot, end: number): MealSlot {
  const from = Math.max(dinner.from, Math.min(roundUp(end + HUNGRY_AGAIN), dinner.last));
  return { ...dinner, from, latest: Math.max(dinner.latest, from) };
}
const HUNGRY_AGAIN = 120;

function isOnFoot({ walked, frame: { walking, dark } }: DaySoFar, km: number, from: number): boolean {
  return isWalk(km, walked, walking) && (from < dark || km <= TO_THE_CORNER_KM);
}

function wayHome({ walked, frame: { book, base, walking } }: DaySoFar, from: Spot): number {
  const km = book.km(from, base);
  return isWalk(km, walked, walking) ? walkMinutes(km, walking) : rideMinutes(km, walking);
}

/** Whether held hours begin, or they have to be home for them, before something that ends then can be over. */
function isDue(day: DaySoFar, start: number, end: number, last: Spot): boolean {
  const next = day.frame.held[day.past];
  return next !== undefined && (start < 0 || end + (next.atHome ? wayHome(day, last) : 0) > next.from);
}

/** Past held hours; where nobody knows the place of them, one goes on from where one sleeps. */
function goPast(day: DaySoFar): boolean {
  const { held, base } = day.frame;
  const next = held[day.past];
  if (!next || (next.atHome && day.at !== base && day.clock + wayHome(day, day.at) > next.from)) return false;
  day.past++;
  day.clock = Math.max(day.clock, next.to);
  day.at = base;
  return true;
}

/** Whoever comes from a performance still sits down. */
const latestAfter = (kind: string | undefined, { latest, last }: MealSlot) =>
  kind !== undefined && PERFORMANCES.has(kind) ? last : latest;
const PERFORMANCES: ReadonlySet<string> = new Set(PERFORMED);

function eat(day: DaySoFar, slot: MealSlot): boolean {
  const { frame, at, clock, out } = day;
  const { book, walking, kept } = frame;
  const table = day.tables[slot.name];
  if (!table) {
    const back = slot.name === 'dinner' ? wayToDinner(day, slot) : null;
    const way = back?.minutes ?? (clock === frame.from ? 0 : TO_ANY_TABLE);
    const begin = roundUp(Math.max(clock + way, slot.from));
    const start = roundUp(clearOf(kept, begin, slot.minutes, true));
    if (isDue(day, start, start + slot.minutes, at)) return goPast(day) && eat(day, slot);
    if (start > latestAfter(day.kinds.at(-1), slot)) return false;
    day.value -= waiting(start - clock) + (back ? POINTS_A_MINUTE * back.minutes : 0);
    out?.push({ meal: slot.name, start, end: start + slot.minutes, ...(back ?? HERE) });
    day.clock = start + slot.minutes;
    if (back) day.at = frame.base;
    return true;
  }
  const km = book.km(at, table);
  const onFoot = isOnFoot(day, km, Math.max(clock, slot.from));
  if (!onFoot && frame.walkOnly) return false;
  const minutes = onFoot ? walkMinutes(km, walking) : rideMinutes(km, walking);
  const from = Math.max(clock + minutes, slot.from);
  const heard = table.showFrom === 0 ? 0 : table.showFrom + HEARD_MIN;
  const start = clearOpening(frame, table, from, Math.max(slot.minutes, heard - from), 1439, 720, true);
  const end = Math.max(start + slot.minutes, heard);
  if (isDue(day, start, end, table)) return goPast(day) && eat(day, slot);
  if (start < 0 || start > slot.late || end > frame.to) return false;
  out?.push({ meal: slot.name, table, start, end, km, minutes, onFoot });
  day.value -= burden(onFoot, walking) * toil(minutes) + waiting(start - clock - minutes);
  if (onFoot) day.walked += km;
  day.clock = end;
  day.at = table;
  return true;
}

/** So long one listens where something is sung at table. */
const HEARD_MIN = 60;
const HERE = { km: 0, minutes: 0, onFoot: true };
/** Nobody looks for a dinner farther out than this, if there is time to go back first. */
const OUT_OF_TOWN_KM = 6;

function wayToDinner(day: DaySoFar, slot: MealSlot): Pick<Stop, 'km' | 'minutes' | 'onFoot' | 'home'> | null {
  const { base, book, isFeast, walking } = day.frame;
  if (day.at === base) return null;
  const km = book.km(day.at, base);
  const minutes = wayHome(day, day.at);
  const goesBack = isFeast || (km > OUT_OF_TOWN_KM && day.clock + minutes <= slot.latest);
  return goesBack ? { km, minutes, onFoot: isWalk(km, day.walked, walking), home: true } : null;
}
