/**
 * A day whose stops somebody else has put in order. Every stop keeps its length, meals and what stood before keep their hour
 * where they can, ways are worked out anew. Nothing is made better: whether it is open then, too far or too late is for the checks.
 */
import { atItsEnd, endOf, type Place, type Spot } from '../../../destinations/rules/catalogue.ts';
import { openingsOn } from '../../../destinations/rules/place-openings.ts';
import { minutesOf, timeText } from '../../../destinations/rules/weekly-hours.ts';
import { dayCopy } from '../../copy/days.ts';
import { isMovable } from '../change/stop-edit.ts';
import type { Leg, PlanDay, PlanItem } from '../plan.ts';
import type { Brief } from '../plan-draft.ts';
import { eatersOf } from '../select/allowed-places.ts';
import type { World } from '../world.ts';
import type { DayPlanFrame } from './day-frames.ts';
import { TO_THE_CORNER_KM } from './run-day.ts';
import { isWalk, rideMinutes, walkMinutes, wayMode } from './walk-or-ride.ts';

/** A hole from here on is named as time of one's own. */
const HOLE = 60;
/** Nobody rests for less. */
const STEP = 5;

const isOpenMeal = ({ kind, why = '' }: PlanItem) => kind === 'free' && dayCopy.isOpenMealWhy(why);

const isFiller = (item: PlanItem) => item.kind === 'free' && !isOpenMeal(item) && !dayCopy.isKept(item);

/** What stays at its hour: journeys, and hours kept free. */
const isFixed = (item: PlanItem) => item.kind === 'transfer' || (item.kind === 'free' && !isOpenMeal(item));

export interface Arranged {
  readonly items: readonly PlanItem[];
  /** Those that begin when the order, not the clock, says. */
  readonly floating: ReadonlySet<PlanItem>;
}

/** Null where the stops do not fit between the journeys and the hours kept free. */
export function retimed(
  brief: Brief,
  frame: DayPlanFrame,
  day: PlanDay,
  { items, floating }: Arranged,
  { catalogue }: Pick<World, 'catalogue'>,
): PlanDay | null {
  const isWayHome = ({ kind, name }: PlanItem) => kind === 'transfer' && name.startsWith(dayCopy.wayHomeStart);
  const kept = items.filter((item) => !isFiller(item) && !isWayHome(item));
  const begins = Math.min(...day.items.filter((item) => !isFixed(item)).map(({ start }) => minutesOf(start)));
  const timed: PlanItem[] = [];
  let at: Spot = frame.base;
  let from: Place | null = null;
  let [clock, walked] = [0, 0];
  for (const item of kept) {
    const [start, length] = [minutesOf(item.start), minutesOf(item.end) - minutesOf(item.start)];
    if (isFixed(item)) {
      if (start < clock) return null;
      timed.push(item);
      clock = minutesOf(item.end);
      if (item.kind === 'transfer') [at, from] = [frame.base, null];
      continue;
    }
    const place = item.placeId === undefined ? null : (catalogue.place.get(item.placeId) ?? null);
    const to: Spot | null = place ?? (item.at ? frame.base : null);
    const way = to && wayTo(brief, frame, { at, from, to, place, clock, walked });
    const earliest = Math.max(clock + (way?.minutes ?? 0), timed.length === 0 ? begins : 0);
    const begin = floating.has(item) ? opening(place, frame, earliest, length) : Math.max(start, earliest);
    const when = { start: timeText(begin), end: timeText(begin + length) };
    if (begin + length > 24 * 60) return null;
    if (way && !place && way.minutes > 0) {
      const name = dayCopy.wayHome(way.mode, frame.base.name);
      timed.push({ kind: 'transfer', name, start: timeText(begin - way.minutes), end: when.start, leg: way });
    }
    timed.push({ ...item, ...when, ...(way && place && { leg: way }) });
    clock = begin + length;
    if (to) [at, from] = place ? [endOf(place), atItsEnd(place)] : [to, null];
    if (way?.mode === 'walk') walked += way.km;
  }
  const ends = Math.max(...day.items.filter((item) => !isWayHome(item)).map(({ end }) => minutesOf(end)));
  return { ...day, items: withOpenTime(timed, day.area, begins, ends) };
}

interface Way {
  readonly at: Spot;
  readonly from: Place | null;
  readonly to: Spot;
  readonly place: Place | null;
  readonly clock: number;
  readonly walked: number;
}

function wayTo(brief: Brief, frame: DayPlanFrame, { at, from, to, place, clock, walked }: Way): Leg {
  const { book, walking, segment, dark } = frame;
  const km = book.km(at, to);
  const isNight = clock >= dark;
  const onFoot = isWalk(km, walked, walking) && (!isNight || km <= TO_THE_CORNER_KM);
  const ends = [place, from].filter((end) => end !== null);
  return {
    mode: wayMode(onFoot, km, segment, brief, ends, isNight),
    minutes: onFoot ? walkMinutes(km, walking) : rideMinutes(km, walking),
    km: Math.round(km * 10) / 10,
  };
}

/** When it can begin: at its opening, if it opens later that day and long enough; else at once. */
function opening(place: Place | null, { date, weekday }: DayPlanFrame, earliest: number, length: number): number {
  const begin = Math.ceil(earliest / STEP) * STEP;
  const spans = place ? openingsOn(place, date, weekday) : null;
  const fits = spans?.find(([from, to]) => Math.max(from, begin) + length <= to);
  return fits ? Math.max(fits[0], begin) : begin;
}

function withOpenTime(items: readonly PlanItem[], area: string, begins: number, ends: number): PlanItem[] {
  const open = (from: number, to: number): PlanItem[] =>
    to - from < HOLE
      ? []
      : [
          {
            kind: 'free',
            name: dayCopy.freeTimeIn(dayCopy.inQuarter(area)),
            why: dayCopy.freeTimeWhy(from),
            start: timeText(from),
            end: timeText(to),
          },
        ];
  const last = items.at(-1);
  return [
    ...items.flatMap((item, i) => {
      const before = items[i - 1];
      const way = item.leg && item.kind !== 'transfer' ? item.leg.minutes : 0;
      return [...open(before ? minutesOf(before.end) : begins, minutesOf(item.start) - way), item];
    }),
    ...open(last ? minutesOf(last.end) : begins, ends),
  ];
}

/** In the place of a stop that was taken out: its meal stays open, anything else is time of one's own. */
export function leftOpen({ kind, start, end }: PlanItem, area: string, brief: Brief): PlanItem {
  const meal = start < '11:00' ? 'breakfast' : start < '16:30' ? 'lunch' : 'dinner';
  return kind === 'meal'
    ? {
        kind: 'free',
        name: dayCopy.openMeal(meal, dayCopy.inQuarter(area)),
        why: dayCopy.openMealWhy(minutesOf(start), eatersOf(brief)),
        start,
        end,
      }
    : {
        kind: 'free',
        name: dayCopy.freeTimeIn(dayCopy.inQuarter(area)),
        why: dayCopy.freeTimeWhy(minutesOf(start)),
        start,
        end,
      };
}

/** Puts a stop before the `at`th of the stops that can be moved, or where its hour is. */
export function placedAmong(items: readonly PlanItem[], stop: PlanItem, at: number | undefined): readonly PlanItem[] {
  const movable = items.filter(isMovable);
  const next = at === undefined ? items.find(({ start }) => start >= stop.start) : movable[at];
  const last = movable.at(-1);
  const index = next ? items.indexOf(next) : at === undefined ? items.length : last ? items.indexOf(last) + 1 : 0;
  return items.toSpliced(index, 0, stop);
}
