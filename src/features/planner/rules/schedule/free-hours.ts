/** Hours of a day with nothing planned in them: kept free because they asked, or free for want of a visit. */
import { minutesOf, timeText } from '../../../destinations/rules/weekly-hours.ts';
import { dayCopy } from '../../copy/days.ts';
import type { Leg, PlanItem } from '../plan.ts';
import type { Brief } from '../plan-draft.ts';
import type { KeptHours } from '../select/kept-free-hours.ts';
import { strollFrom } from './add-rest-stops.ts';
import type { DayPlanFrame } from './day-frames.ts';
import { legOf } from './day-legs.ts';
import type { Resting } from './resting-spots.ts';
import { cameFrom, type Stop } from './run-day.ts';
import { isWalk, rideMinutes, walkMinutes, wayMode } from './walk-or-ride.ts';

const NOON = 12 * 60;
const HALF_HOUR = 30;
/** Less than this beside a journey is no working time. */
const LEAST_WORK = 60;
/** Nobody has to be told of less. */
const LEAST_FREE = 45;
const DROP_THE_BAGS = 15;
const LAST_MINUTE = 24 * 60 - 1;
/** So many minutes of riding are told to whoever goes to bed. */
const FAR_FROM_BED = 20;

interface Held extends Pick<KeptHours, 'from' | 'to' | 'atHome' | 'what' | 'isHourUnsaid'> {
  readonly why: Exclude<KeptHours['why'], 'fasting' | 'between'>;
}

/** A day with the hours that stay free among its stops, so that it is laid out around them. */
export function withHeld(frame: DayPlanFrame, stops: readonly Stop[]): Stop[] {
  let day = [...stops];
  for (const { from, to, why, atHome } of heldOn(frame)) {
    if (to + HALF_HOUR < frame.from || from >= frame.to || stops.some(({ start, end }) => start < to && end > from))
      continue;
    const at = day.findIndex(({ start }) => start >= to);
    const before = at < 0 ? day : day.slice(0, at);
    const [last] = cameFrom(before);
    const way = atHome && last ? legOf(frame, before, last, frame.base) : { km: 0, minutes: 0, onFoot: true };
    const held = why === 'nap' || why === 'rest' ? 'bed' : why === 'work' ? 'desk' : 'away';
    day = [...before, { held, start: from, end: to, ...way }, ...day.slice(before.length)];
  }
  return day;
}

/** On a day of travelling they work as far as the journey leaves them to. */
function heldOn({ kept, works, arrival, departure }: DayPlanFrame): Held[] {
  const begins = works && Math.max(minutesOf(works.from), arrival ? arrival.end + HALF_HOUR : 0);
  const ends = works && Math.min(minutesOf(works.to), departure ? departure.start - HALF_HOUR : 1439);
  const work =
    begins !== null && ends !== null && ends - begins >= LEAST_WORK
      ? [{ from: begins, to: ends, why: 'work' as const, atHome: false }]
      : [];
  return [...kept, ...work].flatMap(({ why, ...hours }) =>
    why === 'fasting' || why === 'between' ? [] : { ...hours, why },
  );
}

/** The hours that stay free, as far as no journey lies in them, and the way home to those that are spent there. */
export function keptItems(
  brief: Brief,
  frame: DayPlanFrame,
  placed: readonly PlanItem[],
  stops: readonly Stop[],
): PlanItem[] {
  const { base, arrival, departure } = frame;
  return heldOn(frame).flatMap(({ from, to, why, atHome, what, isHourUnsaid }): PlanItem[] => {
    const isNap = why === 'nap' || why === 'rest';
    const hours = isNap ? besideTheWay({ from, to }, placed) : { from, to };
    const [start, end] = [timeText(hours.from), timeText(Math.min(hours.to, 1439))];
    if (hours.to - hours.from < LEAST_FREE || placed.some((other) => other.start < end && other.end > start)) return [];
    const bed = !isNap ? undefined : arrival ? 'by' : departure ? 'until' : undefined;
    // Who has not left yet does not come back.
    const isBack = atHome && (isNap || stops.some((stop) => stop.end <= hours.from));
    const said = isBack ? dayCopy.keptAtHome(base.name, bed) : isHourUnsaid ? dayCopy.hourUnsaid(end) : undefined;
    return [
      ...(atHome ? wayHomeOf(brief, frame, stops, hours.from) : []),
      {
        kind: 'free',
        name: what ? dayCopy.keptFor(what) : dayCopy.kept[why],
        start,
        end,
        ...(said ? { why: said } : {}),
      },
    ];
  });
}

/** Who is on the way at the beginning or the end of those hours lies down for what is left of them. */
function besideTheWay({ from, to }: Pick<Held, 'from' | 'to'>, placed: readonly PlanItem[]) {
  const ways = placed.filter(({ kind, leg }) => kind === 'transfer' && leg !== undefined);
  const begins = ways.flatMap(({ start, end }) =>
    minutesOf(start) <= from && minutesOf(end) > from ? minutesOf(end) + DROP_THE_BAGS : [],
  );
  const ends = ways.flatMap(({ start, end }) =>
    minutesOf(start) > from && minutesOf(start) < to && minutesOf(end) >= to ? minutesOf(start) : [],
  );
  return { from: Math.max(from, ...begins), to: Math.min(to, ...ends) };
}

function wayHomeOf(brief: Brief, frame: DayPlanFrame, stops: readonly Stop[], until: number): PlanItem[] {
  const before = stops.filter(({ end }) => end <= until);
  const leg = legHome(brief, frame, before, until);
  const left = Math.max(before.at(-1)?.end ?? 0, until - (leg?.minutes ?? 0));
  return leg ? [homeward(frame, leg, left, until)] : [];
}

/** From where the day ends, if that is a ride away. */
export function lastWayHome(brief: Brief, frame: DayPlanFrame, stops: readonly Stop[]): PlanItem[] {
  const left = stops.at(-1)?.end ?? 0;
  const leg = legHome(brief, frame, stops, left);
  if (!leg || leg.mode === 'walk' || leg.minutes < FAR_FROM_BED) return [];
  return left + leg.minutes < 24 * 60 ? [homeward(frame, leg, left)] : [];
}

export const homeward = ({ base }: DayPlanFrame, leg: Leg, from: number, to = from + leg.minutes): PlanItem => ({
  kind: 'transfer',
  name: dayCopy.wayHome(leg.mode, base.name),
  start: timeText(from),
  end: timeText(to),
  leg,
  ...(SELDOM_AT_NIGHT.includes(leg.mode) && from >= LATE ? { note: dayCopy.lastRide(leg.mode) } : {}),
});
/** No timetable of ours says when the last one goes. */
const SELDOM_AT_NIGHT: readonly Leg['mode'][] = ['bus', 'shuttle'];
const LATE = 21 * 60;

function legHome(
  brief: Brief,
  { book, base, walking, segment, dark }: DayPlanFrame,
  before: readonly Stop[],
  at: number,
): Leg | null {
  const [last] = cameFrom(before);
  if (!last) return null;
  const km = book.km(last, base);
  const walked = before.reduce((sum, stop) => sum + (stop.onFoot ? stop.km : 0), 0);
  const onFoot = isWalk(km, walked, walking);
  const minutes = onFoot ? walkMinutes(km, walking) : rideMinutes(km, walking);
  const mode = wayMode(onFoot, km, segment, brief, [last], at >= dark);
  return { mode, minutes, km: Math.round(km * 10) / 10 };
}

export function freeItem(frame: DayPlanFrame, others: readonly PlanItem[], resting: Resting): PlanItem[] {
  const { from, to, n, isFree, segment, base, arrival, departure } = frame;
  const next = Math.min(1440, ...others.map(({ start }) => minutesOf(start)));
  const end = Math.max(from, Math.min(to, next === 1440 ? 17 * 60 : next));
  if (end - from < LEAST_FREE && others.length > 0) return [];
  if (end - from < LEAST_FREE && arrival)
    return [hours(dayCopy.settleIn(base.name), Math.min(arrival.end, LAST_MINUTE), DROP_THE_BAGS)];
  if (end - from < LEAST_FREE && departure)
    return [hours(dayCopy.packUp(base.name), Math.max(departure.start - HALF_HOUR, 0), HALF_HOUR)];
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

/** A day that holds a journey and nothing else still says what one does before or after it. */
const hours = (told: { readonly name: string; readonly why: string }, start: number, minutes: number): PlanItem => ({
  kind: 'free',
  ...told,
  start: timeText(start),
  end: timeText(Math.min(start + minutes, LAST_MINUTE)),
});
