/**
 * Lunch on a day that one long visit takes up: between two halves of it where one may come back, else out of its time, before
 * or after. What keeps its own hours, as a boat does, is not left: they eat out there.
 */
import { wordList } from '../../../../shared/word-list.ts';
import { endOf, type Place } from '../../../destinations/rules/catalogue.ts';
import { openingsOn } from '../../../destinations/rules/place-openings.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import { roundUp } from './clear-openings.ts';
import type { Frame, Stop, Tables } from './run-day.ts';
import { isWalk, walkMinutes } from './walk-or-ride.ts';

const LONG_MIN = 180;
const HALF_MIN = 75;
const LEAST_MIN = 120;
const LATEST = 15 * 60 + 25;
const NEAR_KM = 1.25;
/** How much longer one skis for a table. */
const LATER = 75;
const STEP = 15;
/** Nobody comes back to town from there for lunch. */
const EXCURSION_KM = 10;
const TO_TABLE = 20;
/** Nobody eats in one house two days running. */
const DAYS_BETWEEN = 2;
const OF_ITS_OWN_HOURS: readonly Tag[] = wordList('tour boat cruise fishing dive snorkel cooking-class balloon');
/** Nobody leaves these for a meal in town either. */
const EATEN_INSIDE: readonly Tag[] = ['ski', 'snowboard', 'hike', 'theme-park', 'zoo'];

/** Nobody is missed who goes on before the usual time. */
export const mayBeLeft = (place: Place) => place.kind === 'sight' && !isOneOf(place, OF_ITS_OWN_HOURS);

/** By id of a table, on which days they eat there. */
export function daysEaten(frames: readonly Frame[], tables: readonly Tables[]): Map<string, number[]> {
  const days = new Map<string, number[]>();
  for (const [i, { n }] of frames.entries())
    for (const { id } of Object.values(tables[i] ?? {})) days.set(id, [...(days.get(id) ?? []), n]);
  return days;
}

/** `choices`: where this party may eat, the best first; what is taken goes into `eatenOn`, with its day. */
export function withLunch(
  frame: Frame,
  planned: readonly Stop[],
  choices: readonly { readonly place: Place }[],
  eatenOn: Map<string, number[]>,
): Stop[] {
  const { lunch } = frame;
  // An open lunch after its time is better had in the middle of what it comes after.
  const stops = planned.filter((stop, i) => !(lunch && isLateLunch(stop, lunch) && isLong(planned[i - 1])));
  const at = stops.findIndex((stop) => lunch && isLong(stop) && stop.start < lunch.last && stop.end > lunch.from + 30);
  const long = stops[at];
  if (!lunch || !long?.visit || stops.some(({ meal }) => meal === 'lunch')) return [...planned];
  const { place } = long.visit;
  const mayHalve = place.repeatable && stops.filter(({ visit }) => visit).length < frame.most;
  const isFar = frame.book.km(frame.base, place) > EXCURSION_KM;
  const tables = choices.map(({ place: table }) => table);
  const staysOut = isOneOf(place, OF_ITS_OWN_HOURS) || (!mayHalve && (isFar || isOneOf(place, EATEN_INSIDE)));
  const parts = staysOut
    ? outThere(long, lunch)
    : parted(frame, long, lunch, mayHalve, (start) =>
        tableNear(frame, long, start, start + lunch.minutes, tables, eatenOn),
      );
  return [...stops.slice(0, at), ...parts, ...stops.slice(at + 1)];
}

const isLong = (stop: Stop | undefined) => stop?.visit !== undefined && stop.end - stop.start >= LONG_MIN;
const isLateLunch = ({ meal, table, start }: Stop, { last }: NonNullable<Frame['lunch']>) =>
  meal === 'lunch' && !table && start > last;
const isOneOf = ({ tags }: Place, kinds: readonly Tag[]) => tags.some((tag) => kinds.includes(tag));

/** Supper in the middle of an evening out. */
export function withSupper(stops: readonly Stop[], from: number): Stop[] {
  return stops.flatMap((stop) => {
    const out = stop.visit?.hasSupper ? stop.visit.place : null;
    const begins = Math.max(from, stop.start + HALF_MIN);
    const until = begins + SUPPER_MIN;
    if (!out || until > stop.end || stops.some(({ meal }) => meal === 'dinner')) return [stop];
    const there = { km: 0, minutes: 0, onFoot: true };
    const rest: Stop[] = until < stop.end ? [{ out, start: until, end: stop.end, ...there }] : [];
    return [{ ...stop, end: begins }, { meal: 'dinner', out, start: begins, end: until, ...there }, ...rest];
  });
}
const SUPPER_MIN = 60;

function outThere(long: Stop, lunch: NonNullable<Frame['lunch']>): Stop[] {
  const out = long.visit?.place;
  const noon = Math.max(long.start + HALF_MIN, lunch.from);
  const until = noon + lunch.minutes;
  if (!out || noon > LATEST || until > long.end) return [long];
  const there = { km: 0, minutes: 0, onFoot: true };
  return [
    { ...long, end: noon },
    { meal: 'lunch', out, start: noon, end: until, ...there },
    { out, start: until, end: long.end, ...there },
  ];
}

function parted(
  { book, walking }: Frame,
  long: Stop,
  lunch: NonNullable<Frame['lunch']>,
  mayHalve: boolean,
  tableAt: (start: number) => Place | null,
): Stop[] {
  const { start, end, visit } = long;
  const at = (from: number, table: Place | null): Stop => {
    const km = table && visit ? book.km(endOf(visit.place), table) : 0;
    const minutes = km > 0 ? walkMinutes(km, walking) : 0;
    const start = roundUp(from + minutes);
    const where = { km, minutes, onFoot: true, ...(table ? { table } : {}) };
    return { meal: 'lunch', start, end: start + lunch.minutes, ...where };
  };
  /** At the first hour at which a kitchen near by is open. */
  const meal = (from: number, most: number): Stop => {
    for (let time = from; time <= most; time += STEP) {
      const table = tableAt(time);
      if (table) return at(time, table);
    }
    return at(from, null);
  };
  const noon = Math.max(start + HALF_MIN, lunch.from);
  if (mayHalve && noon + lunch.minutes + HALF_MIN <= end && noon <= LATEST) {
    const eaten = meal(noon, Math.min(noon + LATER, LATEST, end - lunch.minutes - HALF_MIN - TO_TABLE));
    const back = {
      ...long,
      start: roundUp(eaten.end + eaten.minutes),
      km: eaten.km,
      minutes: eaten.minutes,
      onFoot: true,
    };
    return [{ ...long, end: noon }, eaten, back];
  }
  if (start >= lunch.from - 15) {
    const first: Stop = { meal: 'lunch', start, end: start + lunch.minutes, km: 0, minutes: 0, onFoot: true };
    return end - first.end >= LEAST_MIN ? [first, { ...long, start: first.end }] : [long];
  }
  const until = Math.floor(Math.min(end - lunch.minutes - TO_TABLE, LATEST - 10) / 5) * 5;
  const eaten = meal(until, until);
  return until - start >= LEAST_MIN && eaten.end <= end ? [{ ...long, end: until }, eaten] : [long];
}

function tableNear(
  { n, book, walking, date, weekday, closed }: Frame,
  { visit }: Stop,
  from: number,
  to: number,
  tables: readonly Place[],
  eatenOn: Map<string, number[]>,
): Place | null {
  if (!visit) return null;
  const here = endOf(visit.place);
  const near = tables.filter((table) => {
    const km = book.km(here, table);
    if (closed.has(table.index) || km > NEAR_KM || !isWalk(km, 0, walking)) return false;
    const hours = openingsOn(table, date, weekday);
    const isOpen = table.week === null || hours?.some(([opens, closes]) => opens <= from && closes >= to + 15);
    return table.meals.includes('lunch') && isOpen;
  });
  const mayReturn = ({ id, repeatable }: Place) =>
    repeatable && eatenOn.get(id)?.every((day) => Math.abs(day - n) >= DAYS_BETWEEN);
  const found = near.find(({ id }) => !eatenOn.has(id)) ?? near.find(mayReturn);
  if (found) eatenOn.set(found.id, [...(eatenOn.get(found.id) ?? []), n]);
  return found ?? null;
}
