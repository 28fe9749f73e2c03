/**
 * From a brief to finished days: frames, candidates, filling, tables, and then
 * every stop written out with its times, its way there, its price and what to mind.
 */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import { timeText } from '../../../destinations/rules/weekly-hours.ts';
import { dayCopy } from '../../copy/days.ts';
import { openCopy } from '../../copy/open-places.ts';
import { clause } from '../../copy/phrasing.ts';
import type { Leg, PlanDay, PlanItem } from '../plan.ts';
import type { Brief, Draft, Segment } from '../plan-draft.ts';
import { type Rate, rounded, times } from '../price/currency.ts';
import { eaters, ticketsFor } from '../price/party-multipliers.ts';
import type { Reading } from '../reading.ts';
import { allowedIn, eatersOf, isDelicate } from '../select/allowed-places.ts';
import { EFFECTS, isThereFor } from '../select/need-effects.ts';
import { climateIn, monthOf } from '../select/season-fit.ts';
import { addRestStops } from './add-rest-stops.ts';
import { candidatesOf } from './candidates.ts';
import { visitsOf } from './choose-visits.ts';
import { dayArea, quarterOrNear } from './day-area.ts';
import { asksForBreakfast, type DayPlanFrame, framesOf, LAST_CALL } from './day-frames.ts';
import { daylightOn } from './daylight.ts';
import { fill } from './fill-days.ts';
import { freeItem, homeward, keptItems, lastWayHome, withHeld } from './free-hours.ts';
import type { Passage } from './journeys.ts';
import { daysEaten, withLunch, withSupper } from './long-visits.ts';
import { setTables, type TableChoice, tablesOf } from './meals.ts';
import { isPerformed } from './performances.ts';
import { restaurantsToAsk } from './restaurants-to-ask.ts';
import { type Resting, restingSpots, restKind } from './resting-spots.ts';
import { type Candidate, cameFrom, isHome, runDay, type Stop, type Tables, TO_THE_CORNER_KM } from './run-day.ts';
import { trimDescription } from './trim-description.ts';
import { wayMode } from './walk-or-ride.ts';

const NOON = 12 * 60;
const HALF_HOUR = 30;
const LIVES_THERE = 35;
const RESTS_A_DAY = { usual: 2, tires: 3 };
/** Where nobody knows when the place dines. */
const SUPPER = 18 * 60 + 30;
/** An average high of the month, °C, at which the days stay cold. */
const FROST = 0;

export function schedule(brief: Brief, rate: Rate): Draft {
  const days = visitsOf(brief).flatMap(({ segment, frames, filled }) => {
    const choices = tablesOf(segment, brief);
    const { orders, tables } = setTables(frames, filled, choices, brief);
    const eating = {
      choices,
      resting: restingOf(brief, segment, tables, orders),
      eatenOn: daysEaten(frames, tables),
      livesThere: brief.nights > LIVES_THERE,
      asksForBreakfast: asksForBreakfast(brief.reading),
    };
    const houseFor = restaurantsToAsk(segment, brief);
    return frames.map((frame, i) => {
      const stops = stopsOf(frame, orders[i] ?? [], tables[i] ?? {}, eating);
      return dayOf(brief, frame, stops, { resting: eating.resting, rate, houseFor });
    });
  });
  return { brief, days };
}

/** One day planned anew, with nothing that stands in the plan or in `gone`; null when nothing else is left for it. */
export function scheduleAgain(
  { brief, days }: Draft,
  n: number,
  gone: ReadonlySet<string>,
  rate: Rate,
): PlanDay | null {
  const supply = brief.segments.map((segment) => candidatesOf(segment, brief).length);
  const frame = framesOf(brief, supply).find((one) => one.n === n);
  if (!frame) return null;
  const used = days.flatMap(({ items }) => items.flatMap(({ placeId }) => placeId ?? []));
  const fresh: Brief = { ...brief, banned: new Set([...brief.banned, ...used, ...gone]), shared: new Set() };
  const filled = fill([frame], candidatesOf(frame.segment, fresh), 1).orders;
  if ((filled[0] ?? []).length === 0) return null;
  const choices = tablesOf(frame.segment, fresh);
  const laid = setTables([frame], filled, choices, fresh);
  const [[order = []], [tables = {}]] = [laid.orders, laid.tables];
  const resting = restingOf(fresh, frame.segment, [tables], [order]);
  const eating = {
    choices,
    resting,
    eatenOn: daysEaten([frame], [tables]),
    livesThere: brief.nights > LIVES_THERE,
    asksForBreakfast: asksForBreakfast(brief.reading),
  };
  const houseFor = restaurantsToAsk(frame.segment, fresh);
  return dayOf(fresh, frame, stopsOf(frame, order, tables, eating), { resting, rate, houseFor });
}

interface Eating {
  readonly choices: readonly TableChoice[];
  readonly resting: Resting;
  /** By id of a table, on which days. */
  readonly eatenOn: Map<string, number[]>;
  /** Who stays for months lives there, and is told no rest and no open meal. */
  readonly livesThere: boolean;
  readonly asksForBreakfast: boolean;
}

function stopsOf(
  frame: DayPlanFrame,
  order: readonly Candidate[],
  tables: Tables,
  { choices, resting, eatenOn, livesThere, asksForBreakfast }: Eating,
): Stop[] {
  const stops: Stop[] = [];
  // A breakfast that nobody asked for is said where there is a house for it.
  const opened = tables.breakfast || asksForBreakfast ? frame : { ...frame, breakfast: null };
  runDay(opened, order, tables, stops);
  // A meal without a table holds its time only as far as the day goes.
  const kept = stops.filter(({ visit, table, end }) => visit || table || end <= frame.to);
  if (livesThere) return kept.filter(({ visit, table }) => visit || table);
  if (frame.isFree) return kept;
  const eaten = withSupper(withLunch(frame, kept, choices, eatenOn), frame.dinner?.from ?? SUPPER);
  return addRestStops(frame, withHeld(frame, eaten), resting);
}

function restingOf(
  { reading, needs, banned, startDate }: Brief,
  { known, book }: Segment,
  tables: readonly Tables[],
  orders: readonly (readonly Candidate[])[],
): Resting {
  const visited = new Set(orders.flatMap((order) => order.map(({ place }) => place.id)));
  const eatenAt = tables.flatMap((day) => Object.values(day).map(({ id }) => id));
  const { high, rainDays } = climateIn(known.facts, monthOf(startDate));
  const { sunset } = daylightOn(startDate, book.city, known.timeZone);
  const spots = restingSpots(allowedIn(book, needs, reading)).filter((place) => !banned.has(place.id));
  const siesta = known.mealHours?.siesta ?? null;
  const aDay = needs.tires ? RESTS_A_DAY.tires : RESTS_A_DAY.usual;
  return { spots, aDay, high, rainDays, sunset, siesta, used: new Set(eatenAt), visited };
}

/** What the days of one stay are written out with. */
interface Stay {
  readonly resting: Resting;
  readonly rate: Rate;
  readonly houseFor: ReturnType<typeof restaurantsToAsk>;
}

function dayOf(brief: Brief, frame: DayPlanFrame, stops: readonly Stop[], stay: Stay): PlanDay {
  const { resting } = stay;
  const { segment, arrival, departure, isFree, n, date } = frame;
  const real = stops.flatMap((stop, i) => itemOf(brief, frame, stop, stops.slice(0, i), stay));
  const placed = [
    ...(arrival ? passageItems(arrival, frame) : []),
    ...real,
    ...(brief.nights > LIVES_THERE ? [] : lastWayHome(brief, frame, stops)),
    ...(departure ? passageItems(departure, frame) : []),
  ];
  const kept = keptItems(brief, frame, placed, stops);
  const items = [
    ...placed,
    ...kept,
    ...(isFree || !stops.some(({ visit, free }) => visit || free) ? freeItem(frame, [...real, ...kept], resting) : []),
  ].toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  const { name, lat, lon } = segment.base;
  return {
    n,
    date,
    area: dayArea(frame, stops),
    destinationId: segment.known.id,
    cityId: segment.book.city.id,
    base: { name, lat, lon },
    items,
  };
}

function itemOf(brief: Brief, frame: DayPlanFrame, stop: Stop, earlier: readonly Stop[], stay: Stay): PlanItem[] {
  if (stop.held) return [];
  const place = stop.visit?.place ?? stop.table;
  if (!place) return unplacedOf(brief, frame, stop, earlier, stay);
  const { segment } = frame;
  const { reading } = brief;
  const { party } = reading;
  const meal = place.price && place.price.adult * eaters(party);
  const local = place.kind === 'restaurant' ? meal : ticketsFor(place, party);
  const isBack = stop.visit !== undefined && earlier.some(({ visit }) => visit?.place === place);
  const amount = local === null || isBack ? null : rounded(times(local, stay.rate(segment.known.facts.currency)));
  const leg: Leg = {
    mode: modeOf(brief, frame, stop, [place, ...cameFrom(earlier)]),
    minutes: stop.minutes,
    km: Math.round(stop.km * 10) / 10,
  };
  const note = noteOf(brief, place, frame);
  const about = trimDescription(forTheirNumber(place.about, party), { ...frame, ...stop, sunset: stay.resting.sunset });
  return [
    {
      kind: stop.meal || place.kind === 'restaurant' ? 'meal' : place.kind === 'activity' ? 'activity' : 'sight',
      placeId: place.id,
      name: place.name,
      at: { lat: place.lat, lon: place.lon },
      start: timeText(stop.start),
      end: timeText(Math.min(stop.end, 1439)),
      leg,
      ...(amount === null ? {} : { cost: { amount } }),
      why: place.kind === 'restaurant' && stop.meal ? dayCopy.mealWhy(stop.meal, place.cuisine ?? '', about) : about,
      ...(note ? { note } : {}),
      ...(segment.known.open ? { grade: gradeOf(place, frame.date) } : {}),
    },
  ];
}

/** To who comes alone no plate is told that is for two. */
const forTheirNumber = (about: string, { adults, children }: Reading['party']) =>
  adults + children.length === 1 ? about.replace(/ (?:for two|to share)(?=[,.;]| at\b| and\b|$)/, '') : about;

function gradeOf(
  { open, isDoubtfulOn, price, wheelchair }: Place,
  date: DayPlanFrame['date'],
): NonNullable<PlanItem['grade']> {
  return {
    hours: open && !isDoubtfulOn?.(date) ? 'told' : 'assumed',
    visit: 'assumed',
    price: price ? 'told' : 'unknown',
    access: wheelchair === 'unknown' || wheelchair === 'to-ask' ? 'unknown' : 'told',
  };
}

/** A rest, a meal that is left open, and free time. */
function unplacedOf(
  brief: Brief,
  frame: DayPlanFrame,
  stop: Stop,
  earlier: readonly Stop[],
  { houseFor, resting }: Stay,
): PlanItem[] {
  const { segment, base } = frame;
  const { pause, meal, out, start, end, minutes, km, home, free } = stop;
  const when = { start: timeText(start), end: timeText(end) };
  const [before] = cameFrom(earlier);
  if (meal && out) return [{ kind: 'free', ...dayCopy.mealOut(meal, out.tags), ...when }];
  if (out) return [{ kind: 'transfer', name: dayCopy.goesOn(out.name), ...when }];
  const place = pause?.place;
  const mode = modeOf(brief, frame, stop, [...(place ? [place] : []), ...cameFrom(earlier)]);
  const leg: Leg = { mode, minutes, km: Math.round(km * 10) / 10 };
  const back: PlanItem[] =
    isHome(stop) && minutes > 0 ? [homeward(frame, leg, home ? leftAt(earlier, stop) : start - minutes)] : [];
  if (meal && frame.isFeast) return [...back, { kind: 'free', ...dayCopy.feastMeal(meal), ...when }];
  if (meal)
    return [
      ...back,
      {
        kind: 'free',
        name: dayCopy.openMeal(meal, quarterOrNear(segment, home ? undefined : before)),
        ...when,
        why: dayCopy.openMealWhy(start, eatersOf({ ...brief, segments: [segment] }), houseFor(frame, stop, earlier)),
      },
    ];
  if (!pause) {
    const why = dayCopy.orStroll(dayCopy.freeTimeWhy(start), stop.near?.name);
    return [{ kind: 'free', name: dayCopy.freeTimeIn(quarterOrNear(segment, before)), ...when, why }];
  }
  if (place) {
    const note = noteOf(brief, place, frame);
    return [
      {
        kind: 'rest',
        placeId: place.id,
        name: place.name,
        at: { lat: place.lat, lon: place.lon },
        ...when,
        leg,
        why: isToBeTold(brief, place)
          ? trimDescription(forTheirNumber(place.about, brief.reading.party), {
              ...frame,
              ...stop,
              sunset: resting.sunset,
            })
          : dayCopy.restWhy(restKind(place), place.id),
        ...(note ? { note } : {}),
      },
    ];
  }
  const atBedWhy = dayCopy.freeTimeAtBedWhy(start >= resting.sunset, resting.high !== null && resting.high <= FROST);
  return [
    ...back,
    free
      ? { kind: 'free', name: dayCopy.freeTimeAtBed(base.name), ...when, ...(atBedWhy ? { why: atBedWhy } : {}) }
      : {
          kind: 'rest',
          name: dayCopy.home(base.name),
          at: { lat: base.lat, lon: base.lon },
          ...when,
          why: dayCopy.homeWhy(pause.siesta, start),
        },
  ];
}

/** Where they sit down for the sake of what they came for, a bench is not what it is. */
const isToBeTold = ({ needs, reading }: Brief, place: Place) =>
  (needs.names.includes('candle') && isThereFor(place, EFFECTS.candle ?? {})) ||
  reading.wantedPlaces.includes(place.id);

/** Who goes back for dinner does not wait for it far out. */
const leftAt = (earlier: readonly Stop[], { start, minutes }: Stop) =>
  Math.min(earlier.at(-1)?.end ?? start, start - minutes);

/** A stop that was moved past sunset is ridden to by whoever does not walk then. */
function modeOf(brief: Brief, { segment, dark }: DayPlanFrame, { onFoot, km, start }: Stop, ends: readonly Place[]) {
  const isWalked = onFoot && (start < dark || km <= TO_THE_CORNER_KM);
  return wayMode(isWalked, km, segment, brief, ends, start >= dark);
}

function noteOf({ reading, needs }: Brief, place: Place, { segment, weekday, date }: DayPlanFrame): string {
  const notes = [
    needs.stepFree && place.wheelchair === 'partial' ? (place.wheelchairNote ?? '') : '',
    needs.stepFree && place.wheelchair === 'to-ask' ? openCopy.stepsUnknown : '',
    ...(place.kind === 'restaurant' && (needs.names.includes('severe-allergy') || isDelicate(place, reading))
      ? dayCopy.tellKitchen(reading)
      : []),
    needs.names.includes('candle') && isThereFor(place, EFFECTS.candle ?? {}) ? dayCopy.candle : '',
    place.kind === 'restaurant' ? foodNote(reading) : '',
    place.bookAhead ? dayCopy.bookAhead : '',
    place.open && !place.isDoubtfulOn?.(date) ? '' : hoursUnknown(place, segment),
    place.doubtfulMonday && weekday === 0 ? openCopy.mondays : '',
  ];
  return notes.filter(Boolean).map(clause).join('; ');
}

const hoursUnknown = (place: Place, { known }: Segment) =>
  isPerformed(place) ? dayCopy.beginningUnknown : known.open ? openCopy.hoursUnknown : dayCopy.hoursUnknown;

/** What to say at every table, where the catalogue cannot know. */
function foodNote({ needs }: Reading): string {
  const food = needs.find(({ kind }) => kind === 'other-allergy')?.words;
  if (needs.some(({ kind }) => kind === 'jain')) return dayCopy.askJain;
  return food === undefined ? '' : dayCopy.askAbout(food);
}

/** Of a nap that falls into it no bed is left. */
const isSleptThrough = (kept: DayPlanFrame['kept'], from: number, to: number) =>
  kept.some((hours) => hours.why === 'nap' && Math.min(hours.to, to) - Math.max(hours.from, from) > A_NAP);
const A_NAP = 60;

/** Whoever arrives after lunch has eaten on the way. */
function passageItems(passage: Passage, { n, lunch, kept }: DayPlanFrame): PlanItem[] {
  const { start, end, mode, km, kind } = passage;
  const part = (from: number, to: number, way: number): PlanItem => ({
    kind: 'transfer',
    name: dayCopy.passage(passage),
    start: timeText(from),
    end: timeText(Math.max(from, to)),
    leg: { mode, minutes: Math.max(0, to - from), km: Math.round(way * 10) / 10 },
    ...(n > 1 && kind === 'move' ? { why: dayCopy.moveWhy(mode) } : {}),
    ...(passage.ticket ? { why: dayCopy.ticketWhy } : {}),
    ...(isSleptThrough(kept, from, to) ? { note: dayCopy.napOnTheWay } : {}),
  });
  if (kind !== 'move' || lunch || start > NOON || end < LAST_CALL - HALF_HOUR) return [part(start, end, km)];
  const eats = NOON + HALF_HOUR;
  const { why: _, ...rest } = part(eats + HALF_HOUR, end, km / 2);
  return [
    part(start, eats, km / 2),
    { kind: 'free', ...dayCopy.mealOut('lunch', null), start: timeText(eats), end: rest.start },
    { ...rest, name: dayCopy.onTo(passage) },
  ];
}
