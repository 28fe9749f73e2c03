/**
 * A day at the pace of its place: visits are drawn apart between the meals, and what stays open for long is a rest
 * with a name: a square, a garden, a café, or the bed of those nights in the heat. Orders and tables are decided before;
 * nothing that is fixed here moves out of its hours.
 */

import type { Place } from '../../../destinations/rules/catalogue.ts';
import { openingsOn } from '../../../destinations/rules/place-openings.ts';
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
import { leftFrom, legOf, spotOf, walkedOn } from './day-legs.ts';
import { hoursFor, isToBrowse, longestAt, REST, type Resting, restKind, type Way } from './resting-spots.ts';
import { type Frame, isHome, type Pause, type Stop } from './run-day.ts';
import { isWalk } from './walk-or-ride.ts';

/** Open gaps between two meals of which a rest is made. */
const RESTS = 2;
const SIESTA = 90;
/** A pause shorter than this needs no name. */
const NAMELESS = 60;
/** What is left of a hole after its rests and still wants saying. */
const HOLE = 119;
/** From here a gap is half a day. */
const FREE_HALF = 430;
const AN_AFTERNOON = 230;
const BEFORE_DINNER = 60;
const LEAST_REST = 25;
/** By then everybody is up. */
const UP_BY = 10 * 60;
const HERE = { km: 0, minutes: 0, onFoot: true };
/** Minutes there and on again: for an hour's rest nobody rides longer. */
const FAR_FROM_BED = 50;
const NEAR_KM = 0.6;
const WIDE_KM = 2.5;
/** By then even who slept in is out. */
const FREE_HOURS = [10 * 60 + 30, 12 * 60] as const;
/** Nobody who slept well begins later than this only to be nearer to lunch. */
const LATE_MORNING = 11 * 60;
const HOT = 30;
const COLD = 13;
/** One still looks around a street. */
const BRISK = 5;
const WET = 15;
const HEAT = { from: 12 * 60 + 30, to: 17 * 60 + 30 };
/** From one view to the next nobody goes to look out, while a bench or a cup is to be had. */
const THE_SAME_AGAIN = 4;

export function addRestStops(frame: Frame, stops: readonly Stop[], resting: Resting): Stop[] {
  const morning: Stop = { held: 'away', start: frame.from, end: Math.max(frame.from, UP_BY), ...HERE };
  const drawn = drawnApart(frame, stops, resting);
  const isLate = (drawn[0]?.start ?? 0) - (drawn[0]?.minutes ?? 0) - morning.end > HOLE;
  let day = withFreeHalf(frame, isLate ? [morning, ...drawn] : drawn, resting);
  while (restsIn(day) < resting.aDay) {
    const rested = firstOf(gapsToRestIn(day, resting), (at) => restedAt(frame, day, at, resting));
    if (!rested) break;
    day = rested;
  }
  return withFreeTime(frame, day, resting);
}

const restsIn = (day: readonly Stop[]) => day.filter(({ pause, free }) => pause && !free).length;

/** A whole afternoon holds two: one soon after lunch, and one somewhere else. */
function restedAt(frame: Frame, day: readonly Stop[], at: number, resting: Resting): Stop[] | null {
  if (gapBefore(day, at) >= AN_AFTERNOON && restsIn(day) + 1 < resting.aDay) {
    const first = withRest(frame, day, at, resting, true);
    const both = first && withRest(frame, first, at + 1, resting);
    if (both) return both;
  }
  return withRest(frame, day, at, resting);
}

/** Before which stops there is time for a rest: first the hours after lunch where one lies down, then the longest. */
function gapsToRestIn(day: readonly Stop[], resting: Resting): number[] {
  const isFirst = (at: number) => Number(!hasLainDown(day) && isLyingDown(resting, day[at - 1]?.end ?? 0));
  return day
    .flatMap((stop, at) => (gapBefore(day, at) >= (stop.pause || day[at - 1]?.pause ? HOLE : NAMELESS) ? at : []))
    .toSorted((a, b) => isFirst(b) - isFirst(a) || gapBefore(day, b) - gapBefore(day, a));
}

function firstOf<T>(list: readonly number[], of: (at: number) => T | null): T | null {
  for (const each of list) {
    const found = of(each);
    if (found) return found;
  }
  return null;
}

/** Half a day for which there is no visit is free, and not a row of rests. */
function withFreeHalf(frame: Frame, day: Stop[], resting: Resting): Stop[] {
  const at = longestGap(day);
  const [before, next] = [day[at - 1], day[at]];
  if (!before || !next || gapBefore(day, at) < FREE_HALF) return day;
  const end = Math.floor((next.start - next.minutes - BEFORE_DINNER) / 5) * 5;
  return withFree(frame, day, at, resting, end);
}

/** Minutes between the end of the stop before and the setting out to this one. */
function gapBefore(day: readonly Stop[], i: number): number {
  const [before, stop] = [day[i - 1], day[i]];
  return before && stop ? stop.start - stop.minutes - before.end : 0;
}

function longestGap(day: readonly Stop[]): number {
  let best = -1;
  for (let i = 1; i < day.length; i++) if (best < 0 || gapBefore(day, i) > gapBefore(day, best)) best = i;
  return best;
}

/** Visits before lunch move towards it; between two meals what is left open is a short pause after each visit, or a rest. Meals stay. */
function drawnApart(frame: Frame, stops: readonly Stop[], resting: Resting): Stop[] {
  const day = [...stops];
  const latest = latestStarts(frame, stops);
  for (let from = 0; from < day.length; ) {
    const meal = day.findIndex(({ meal, held }, i) => i >= from && (meal ?? held) !== undefined);
    if (meal < 0) break;
    if (from === 0) towards(day, meal, latest);
    else spread(day, from, meal, latest, resting);
    from = meal + 1;
  }
  return day;
}

function latestStarts(frame: Frame, stops: readonly Stop[]): number[] {
  const latest: number[] = [];
  for (let i = stops.length - 1; i >= 0; i--) {
    const stop = stops[i];
    if (!stop) continue;
    const next = stops[i + 1];
    const before = next ? (latest[i + 1] ?? next.start) - next.minutes - (stop.end - stop.start) : 1439;
    // The second half of a visit begins when lunch is over.
    const isBack = stops.slice(0, i).some(({ visit }) => visit !== undefined && visit === stop.visit);
    latest[i] = stop.visit && !isBack ? Math.max(stop.start, Math.min(before, ownLatest(frame, stop))) : stop.start;
  }
  return latest;
}

function ownLatest(frame: Frame, { visit, start, end }: Stop): number {
  if (!visit) return start;
  const { date, weekday, to, kept, leaves, base } = frame;
  const back = leaves === null ? 1439 : leaves - legOf(frame, [], visit.place, base).minutes;
  const hours = openingsOn(visit.place, date, weekday)?.find(([from, until]) => start >= from && end <= until);
  const clear = kept.flatMap(({ noVisits, from }) => (noVisits && from >= end ? from : []));
  return Math.min(to, back, visit.latestEnd, hours?.[1] ?? 1439, ...clear) - (end - start);
}

function moved(stop: Stop, start: number): Stop {
  const at = Math.floor(start / 5) * 5;
  return at <= stop.start ? stop : { ...stop, start: at, end: at + stop.end - stop.start };
}

function towards(day: Stop[], meal: number, latest: readonly number[]): void {
  const first = day[0];
  const next = day[meal];
  if (!first?.visit || !next) return;
  const most = Math.max(0, LATE_MORNING - first.start);
  const slack = Math.min(most, gapBefore(day, meal) - 15);
  if (slack <= 0) return;
  for (let i = meal - 1; i >= 0; i--) {
    const stop = day[i];
    const after = day[i + 1];
    if (!stop || !after || stop.visit?.place.best === 'morning') return;
    day[i] = moved(
      stop,
      Math.min(stop.start + slack, latest[i] ?? stop.start, after.start - after.minutes - (stop.end - stop.start)),
    );
  }
}

function spread(day: Stop[], from: number, meal: number, latest: readonly number[], resting: Resting): void {
  const before = day[from - 1];
  const after = day[meal];
  if (!before || !after || meal === from) return;
  const busy = day
    .slice(from, meal)
    .reduce((sum, { start, end, minutes }) => sum + minutes + end - start, after.minutes);
  const pauses = pausesOf(after.start - before.end - busy, meal - from + 1, isLyingDown(resting, before.end));
  for (let i = meal - 1; i >= from; i--) {
    const stop = day[i];
    const next = day[i + 1];
    if (!stop || !next) continue;
    const wished = next.start - next.minutes - (pauses[i + 1 - from] ?? 0) - (stop.end - stop.start);
    day[i] = moved(stop, Math.min(latest[i] ?? stop.start, wished));
  }
}

/** Open minutes between two meals, before each visit and after the last: alike while they are short, else what makes a rest or two, and little between the others. */
function pausesOf(open: number, gaps: number, isEarly: boolean): number[] {
  if (open / gaps <= EVEN_PAUSE) return Array.from({ length: gaps }, () => open / gaps);
  const rests = Math.min(gaps, open - SHORT_PAUSE * (gaps - 1) > LONGEST_PAUSE ? RESTS : 1);
  const rest = (open - SHORT_PAUSE * (gaps - rests)) / rests;
  const at = rests > 1 ? [0, gaps - 1] : [isEarly ? 0 : gaps - 1];
  return Array.from({ length: gaps }, (_, i) => (at.includes(i) ? rest : SHORT_PAUSE));
}
const [SHORT_PAUSE, EVEN_PAUSE, LONGEST_PAUSE] = [25, 45, 180];

/** In the heat, or where the place itself does, one lies down after lunch. */
const isLyingDown = ({ high, siesta }: Resting, from: number) =>
  ((high !== null && high >= HOT) || siesta !== null) && from >= HEAT.from - 30 && from <= HEAT.to - SIESTA;

function withRest(frame: Frame, day: readonly Stop[], at: number, resting: Resting, isSoon = false): Stop[] | null {
  const [before, next] = [day[at - 1], day[at]];
  if (!before || !next) return null;
  const from = leftFrom(day, at - 1, frame);
  const to = spotOf(day, at, frame);
  const room = next.start - before.end;
  const way = { from, to, begins: before.end, ends: next.start - next.minutes, ...restedBeside(day, at) };
  const toBed = legOf(frame, day, from, frame.base).minutes + legOf(frame, day, frame.base, to).minutes;
  const isFar = toBed * frame.walking.burden > FAR_FROM_BED && !next.home;
  const isSecond = day.some(({ pause, held }) => pause || held === 'bed');
  const spot =
    restingPlace(frame, day, resting, way, isFar) ??
    (isFar || isSecond ? restingPlace(frame, day, { ...resting, isWide: true }, way, isFar) : null);
  if (!spot && isFar) return null;
  if (
    !spot &&
    (before.held === 'desk' || (hasLainDown(day) && (isHome(before) || !isBackAgain(day, before.end, resting))))
  )
    return null;
  const there = legOf(frame, day, from, spot ?? frame.base);
  const onward =
    next.meal && !next.table && !next.home
      ? { ...there, minutes: 0, km: 0 }
      : legOf(frame, day, spot ?? frame.base, to);
  const isMidday = !spot && before.end >= HEAT.from - 30 && before.end <= HEAT.to - SIESTA;
  const siesta = isMidday && ((resting.high ?? 0) >= HOT || resting.siesta !== null);
  const left = room - there.minutes - onward.minutes;
  const most = isMidday || (left > 2 * REST && !hasLainDown(day)) ? SIESTA : REST;
  const [first, last] = spot ? hoursFor(spot, way) : [0, 1440];
  const arrives = Math.ceil(Math.max(first, before.end + there.minutes) / 5) * 5;
  const leaves = Math.min(last, next.start - onward.minutes);
  const minutes = Math.min(spot ? longestAt(spot, most) : most, left - 15, leaves - arrives);
  if (minutes < LEAST_REST) return null;
  const spare = left - minutes;
  // From lunch to bed one goes straight, as long as that leaves no hole behind it.
  const soon = isSoon ? SHORT_PAUSE : isMidday ? Math.max(SHORT_PAUSE, spare - HOLE + 10) : spare / 2;
  const lead = Math.max(0, Math.min(isMidday ? spare : spare / 2, soon, HOLE - there.minutes));
  const drawn = Math.min(before.end + there.minutes + lead, leaves - minutes);
  const begin = Math.max(Math.floor(drawn / 5) * 5, spot ? arrives : 0);
  const hours = spot && openingsOn(spot, frame.date, frame.weekday);
  const [opens, shuts] = hours ? (hours.find(([, until]) => until > begin) ?? [1440, 1440]) : [0, 1440];
  const start = Math.max(begin, opens);
  const end = Math.min(begin + Math.floor(minutes / 5) * 5, shuts);
  if (end - start < LEAST_REST) return null;
  const pause: Pause = { place: spot, siesta };
  if (spot) resting.used.add(spot.id);
  return [
    ...day.slice(0, at),
    { pause, start, end, ...there },
    { ...next, ...(next.table || next.visit || next.pause || isHome(next) ? onward : {}) },
    ...day.slice(at + 1),
  ];
}

function restedBeside(day: readonly Stop[], at: number): Pick<Way, 'rested' | 'restsAt' | 'eaten' | 'eatsAt'> {
  const [before, after] = [day.slice(0, at), day.slice(at)];
  const isRest = ({ pause }: Stop) => pause?.place != null;
  const isMeal = ({ meal, table }: Stop) => (meal ?? table) !== undefined;
  return {
    rested: before.findLast(isRest)?.end ?? 0,
    restsAt: after.find(isRest)?.start ?? 1440,
    eaten: before.findLast(isMeal)?.end ?? 0,
    eatsAt: after.find(isMeal)?.start ?? 1440,
  };
}

/** Outdoors by daylight in bearable weather, else a café; null is the bed of those nights. */
function restingPlace(
  { book, walking, walkOnly, date, weekday, closed, kept }: Frame,
  day: readonly Stop[],
  { spots, high, rainDays, sunset, siesta, used, visited, isWide }: Resting,
  way: Way,
  isFarFromBed = false,
): Place | null {
  const { from, to, begins, ends } = way;
  const middle = (begins + ends) / 2;
  const isHot = high !== null && high >= HOT && middle > HEAT.from && middle < HEAT.to;
  const isSiesta = siesta !== null && middle >= minutesOf(siesta.from) && middle <= minutesOf(siesta.to);
  if ((isHot || isSiesta) && !isFarFromBed && !hasLainDown(day)) return null;
  const fasts = kept.some((each) => each.why === 'fasting' && begins < each.to && ends > each.from);
  // In the heat only under a roof.
  const isDry = !isHot && (rainDays === null || rainDays <= WET) && middle + 40 < sunset;
  const isFair = isDry && (high === null || high >= COLD);
  const isBrisk = isDry && high !== null && high >= BRISK;
  const walked = walkedOn(day);
  const here = new Set(
    day.flatMap(({ visit, table, pause }) => visit?.place.id ?? table?.id ?? pause?.place?.id ?? []),
  );
  const kinds = new Set(day.flatMap(({ pause }) => (pause?.place ? restKind(pause.place) : [])));
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of spots) {
    if (here.has(place.id) || closed.has(place.index) || (fasts && place.kind === 'restaurant')) continue;
    if (used.has(place.id) || (visited.has(place.id) && !(isWide && restKind(place) === 'sit'))) continue;
    const [first, last] = hoursFor(place, way);
    if (Math.min(last - first, longestAt(place, REST)) < LEAST_REST) continue;
    if (!isFair && !place.indoor && !(isBrisk && isToBrowse(place))) continue;
    const [there, onward] = [book.km(from, place), book.km(place, to)];
    const detour = there + onward - book.km(from, to);
    const isThere = isWalk(there, walked, walking) && walked + detour <= walking.dayKm;
    // Before a ride one may as well sit down at the end of it.
    const isByNext = !walkOnly && onward <= 2 * NEAR_KM && isWalk(onward, walked, walking);
    if (!isThere && !isByNext) continue;
    const cost =
      detour + (isFair && place.kind === 'restaurant' ? 0.25 : 0) + (kinds.has(restKind(place)) ? THE_SAME_AGAIN : 0);
    const reach = isWide ? WIDE_KM : 2 * NEAR_KM;
    if (detour > reach || cost >= least || (there > reach && !isByNext)) continue;
    const hours = openingsOn(place, date, weekday);
    if (hours && !hours.some(([opens, closes]) => opens <= middle - REST / 2 && closes >= middle + REST / 2)) continue;
    [best, least] = [place, cost];
  }
  return best;
}

/** Who lay down at noon puts the feet up once more before dinner, in the heat or where somebody tires before lunch too; who had a nap does not. */
const isBackAgain = (day: readonly Stop[], from: number, { high, aDay }: Resting) =>
  (from >= LATE_AFTERNOON || (high !== null && high >= HOT) || aDay > RESTS) && day.every(({ held }) => held !== 'bed');
const LATE_AFTERNOON = 16 * 60 + 30;

const hasLainDown = (day: readonly Stop[]) => day.some(({ pause, held }) => pause?.place === null || held === 'bed');

/** What no rest could fill is said to be free, instead of being left out. */
function withFreeTime(frame: Frame, day: readonly Stop[], resting: Resting): Stop[] {
  const at = longestGap(day);
  const next = day[at];
  if (!next || gapBefore(day, at) < HOLE) return [...day];
  const end = Math.floor((next.start - next.minutes) / 5) * 5;
  return withFreeTime(frame, withFree(frame, day, at, resting, end), resting);
}

function withFree(frame: Frame, day: readonly Stop[], at: number, resting: Resting, end: number): Stop[] {
  const [before, next] = [day.slice(0, at), day[at]];
  const atBed = next && freeAtBed(frame, day, at, resting);
  return atBed
    ? [...before, ...atBed, ...day.slice(at + 1)]
    : [...before, freeTime(frame, day, at, resting, end), ...day.slice(at)];
}

/** In the dark and in the frost nobody is left standing in a street: back where they sleep, and on from there. */
function freeAtBed(frame: Frame, day: readonly Stop[], at: number, { sunset, high }: Resting): Stop[] | null {
  const [before, next] = [day[at - 1], day[at]];
  if (!before || !next) return null;
  const isDark = (before.end + next.start) / 2 > sunset - 30;
  if (!isDark && (high === null || high >= BRISK)) return null;
  const there = legOf(frame, day, leftFrom(day, at - 1, frame), frame.base);
  const isPlaced = next.table || next.visit || next.pause || isHome(next);
  const onward = isPlaced ? legOf(frame, day, frame.base, spotOf(day, at, frame)) : HERE;
  const start = Math.ceil((before.end + there.minutes) / 5) * 5;
  const end = Math.floor((next.start - onward.minutes) / 5) * 5;
  if (there.minutes + onward.minutes > FAR_FROM_BED || end - start < LEAST_REST) return null;
  const pause: Pause = { place: null, siesta: false };
  return [
    { free: true, pause, start, end, ...there },
    { ...next, ...(isPlaced ? onward : {}) },
  ];
}

function freeTime(frame: Frame, day: readonly Stop[], at: number, resting: Resting, end: number): Stop {
  const start = day[at - 1]?.end ?? frame.from;
  const [from, to] = [leftFrom(day, at - 1, frame), spotOf(day, at, frame)];
  const near = restingPlace(frame, day, resting, { from, to, begins: start, ends: end });
  return { free: true, ...toStroll(near, resting), start, end, km: 0, minutes: 0, onFoot: true };
}

function toStroll(near: Place | null, resting: Resting): Pick<Stop, 'near'> {
  if (!near) return {};
  resting.used.add(near.id);
  return { near };
}

/** Where to go on a day of which nothing is planned, a short walk from the bed; once all is known, where they have been. */
export function strollFrom(frame: Frame, resting: Resting): Place | undefined {
  const { base } = frame;
  const [begins, ends] = FREE_HOURS;
  const way = { from: base, to: base, begins, ends };
  const known = { ...resting, used: new Set<string>(), visited: new Set<string>() };
  return toStroll(restingPlace(frame, [], resting, way) ?? restingPlace(frame, [], known, way), resting).near;
}
