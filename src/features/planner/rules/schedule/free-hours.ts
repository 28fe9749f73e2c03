/** Hours of a day with nothing planned in them: kept free because they asked, or free for want of a visit. */
import { minutesOf, timeText } from '../../../destinations/rules/weekly-hours.ts';
import { dayCopy } from '../../copy/days.ts';
import type { Brief } from '../brief.ts';
import type { Leg, PlanItem } from '../plan.ts';
import type { DayPlanFrame } from './day-frames.ts';
import { type Resting, strollFrom } from './rhythm.ts';
import { cameFrom, type Stop } from './run-day.ts';
import { isWalk, rideMinutes, rideMode, walkMinutes } from './walk-or-ride.ts';

const NOON = 12 * 60;
const HALF_HOUR = 30;
/** Less than this beside a journey is no working time. */
const LEAST_WORK = 60;
/** Nobody has to be told of less. */
const LEAST_FREE = 45;

/** The hours that stay free, as far as no journey lies in them, and the way home to those that are spent there. */
export function keptItems(
  brief: Brief,
  frame: DayPlanFrame,
  placed: readonly PlanItem[],
  stops: readonly Stop[],
): PlanItem[] {
  const { kept, base, works, arrival, departure } = frame;
  // On a day of travelling they work as far as the journey leaves them to.
  const begins = works && Math.max(minutesOf(works.from), arrival ? arrival.end + HALF_HOUR : 0);
  const ends = works && Math.min(minutesOf(works.to), departure ? departure.start - HALF_HOUR : 1439);
  const work =
    begins !== null && ends !== null && ends - begins >= LEAST_WORK
      ? [{ from: begins, to: ends, why: 'work' as const, atHome: false }]
      : [];
  return [...kept, ...work].flatMap(({ from, to, why, atHome }): PlanItem[] => {
    const [start, end] = [timeText(from), timeText(Math.min(to, 1439))];
    if (why === 'fasting' || placed.some((other) => other.start < end && other.end > start)) return [];
    return [
      ...(atHome ? wayHomeOf(brief, frame, stops, from) : []),
      { kind: 'free', name: dayCopy.kept[why], start, end, ...(atHome ? { why: dayCopy.keptAtHome(base.name) } : {}) },
    ];
  });
}

function wayHomeOf(
  brief: Brief,
  { book, base, walking, segment, dark }: DayPlanFrame,
  stops: readonly Stop[],
  until: number,
): PlanItem[] {
  const before = stops.filter(({ end }) => end <= until);
  const [last] = cameFrom(before);
  if (!last) return [];
  const km = book.km(last, base);
  const walked = before.reduce((sum, stop) => sum + (stop.onFoot ? stop.km : 0), 0);
  const onFoot = isWalk(km, walked, walking);
  const minutes = onFoot ? walkMinutes(km, walking) : rideMinutes(km, walking);
  const left = Math.max(before.at(-1)?.end ?? 0, until - minutes);
  const mode = onFoot ? 'walk' : rideMode(km, segment, brief, [last], until >= dark);
  const leg: Leg = { mode, minutes, km: Math.round(km * 10) / 10 };
  return [
    { kind: 'transfer', name: dayCopy.wayHome(mode, base.name), start: timeText(left), end: timeText(until), leg },
  ];
}

export function freeItem(frame: DayPlanFrame, others: readonly PlanItem[], resting: Resting): PlanItem[] {
  const { from, to, n, isFree, segment, arrival, departure } = frame;
  const next = Math.min(1440, ...others.map(({ start }) => minutesOf(start)));
  const end = Math.max(from, Math.min(to, next === 1440 ? 17 * 60 : next));
  if (end - from < LEAST_FREE && others.length > 0) return [];
  const isWhole = isFree && from < NOON;
  const why = isWhole
    ? dayCopy.freeWhy(n, segment.book.city.name)
    : dayCopy.freePartWhy(arrival ? 'arrival' : departure ? 'departure' : 'between', n);
  return [
    {
      kind: 'free',
      name: isWhole ? dayCopy.freeDay : dayCopy.freeTime,
      start: timeText(from),
      end: timeText(end),
      why: dayCopy.orStroll(why, strollFrom(frame, resting)?.name),
    },
  ];
}
