/**
 * Where they eat: for each meal a table near the way of that day, open then, that
 * serves everybody. Where no fresh one is left they return to one, some days later.
 */
import { memoize, memoizeByObject } from '../../../../shared/memoize.ts';
import { endOf, type Place, type Spot } from '../../../destinations/rules/catalogue.ts';
import type { MealName } from '../../../destinations/rules/place-entry.ts';
import type { Brief, Segment } from '../plan-draft.ts';
import { MEAL_SHARE } from '../price/meal-share.ts';
import type { Reading } from '../reading.ts';
import { allowedIn, isDelicate } from '../select/allowed-places.ts';
import { pointsOf } from '../select/need-effects.ts';
import { scoreTable } from '../select/place-score.ts';
import { isMainly } from '../select/shows-and-boats.ts';
import { asFestive, counter, festiveDay, seatedFor, suits } from './dinners.ts';
import { permutations } from './fill-days.ts';
import { mayBeLeft } from './long-visits.ts';
import { type Candidate, type Frame, IMPOSSIBLE, type MealSlot, runDay, type Stop, type Tables } from './run-day.ts';

/** Tables tried for one meal. */
const TRIED = 21;
/** Points a kilometre of detour costs. */
const DETOUR = 16;
/** On a long way a table by either end is better than one half-way. */
const BETWEEN = 0.7;
const SAME_KITCHEN = 16;
/** Farther out of the way and the meal is better left open; who can eat in few places goes farther. */
const FAR_KM = 4.5;
const FAR_KM_BY_BUS = 5;
const FAR_KM_BY_CAR = 9;
const FAR_KM_SCARCE = 6;
/** So many points a day may lose for a meal at a table with a name. */
const A_NAMED_TABLE = 25;
/** Of a stay so long, so much is given up for lunch at a table. */
const LONG_STAY = 120;
const LEFT_EARLIER = 45;
/**
 * One returns to a table after so many days, and so often a week; who can eat in few places does it sooner, and goes farther
 * for dinner after the `first` times in one house. */
const RETURNS = { usual: { days: 3, aWeek: 1, first: 7 }, scarce: { days: 2, aWeek: 3, first: 2 } };
/** Nobody eats in one house for the third time while they have been to another only once. */
const TWICE = 2;
/** They want more tables than a town leaves to each plan of an answer alone. */
export const MANY_NIGHTS = 10;
/** So much farther before a meal is left open. */
const FARTHER = 1.5;
const FARTHEST = 2.2;
/** What the price of an open meal weighs where every coin counts. */
const THRIFT = 20;
/** For a table of what they asked for and no other serves. */
const PROMISED = 80;
/** With fewer than this every one is welcome, and worth a way. */
const SCARCE = 12;

export interface TableChoice {
  readonly place: Place;
  readonly score: number;
}

export function tablesOf(segment: Segment, brief: Brief): TableChoice[] {
  const { reading, needs, style, tier, banned, shared, promised } = brief;
  const perDay = segment.known.facts.food?.[tier];
  return likedTables(reading)(needs)(segment.book)(style)
    .filter(({ place: { id } }) => !banned.has(id) || shared.has(id))
    .filter(({ place }) => !isLuxury(place) || mayBeDear(brief))
    .map(({ place, liked, isDelicate }) => {
      const dear = perDay === undefined ? 0 : (place.price?.adult ?? 0) / Math.max(1, perDay * 0.6) - 1;
      const asked = promised.has(place.id) ? PROMISED + 45 * Math.max(0, dear) : 0;
      return { place, score: liked + asked - (dear > 0 ? 45 * dear : 0) - (isDelicate ? 25 : 0) };
    })
    .toSorted(
      (a, b) =>
        Number(shared.has(a.place.id)) - Number(shared.has(b.place.id)) ||
        b.score - a.score ||
        (a.place.id < b.place.id ? -1 : 1),
    );
}

/** What a table of that class costs nobody tells, and it is more than others. */
const isLuxury = ({ price, tags }: Place) => price === null && tags.includes('fine-dining');

const mayBeDear = ({ tier, reading: { weights, occasion } }: Brief) =>
  tier === 'high' || (tier === 'mid' && occasion !== undefined) || (weights['fine-dining'] ?? 0) > 0;

/** Where they may eat, and how they would like it, whatever it costs: asked for by every attempt at a plan of that style. */
const likedTables = memoizeByObject((reading: Reading) =>
  memoizeByObject((needs: Brief['needs']) =>
    memoizeByObject((book: Segment['book']) =>
      memoize(
        (style: Brief['style']) =>
          withoutSecondShow(allowedIn(book, needs, reading), reading).map((place) => ({
            place,
            liked: scoreTable(place, reading, style) + pointsOf(place, needs.names, reading),
            isDelicate: isDelicate(place, reading),
          })),
        { most: 5 },
      ),
    ),
  ),
);

/** Who wants to hear it once hears it where they only listen, if there is such a place. */
function withoutSecondShow({ sights, tables }: ReturnType<typeof allowedIn>, { once = [] }: Reading): readonly Place[] {
  const heard = once.filter((tag) => sights.some((place) => isMainly(place, [tag])));
  return heard.length === 0
    ? tables
    : tables.filter(({ tags, showFrom }) => showFrom === 0 || !heard.some((tag) => tags.includes(tag)));
}

interface Laid {
  readonly orders: readonly (readonly Candidate[])[];
  readonly tables: readonly Tables[];
}

/** A table for each meal of each day of one segment, as far as there are any; for one the visits of a day may change their order. */
export function setTables(
  frames: readonly Frame[],
  filled: readonly (readonly Candidate[])[],
  choices: readonly TableChoice[],
  brief: Brief,
): Laid {
  const chosen: Tables[] = frames.map(() => ({}));
  const orders = [...filled];
  const visited = new Set(filled.flatMap((order) => order.map(({ place }) => place)));
  const [ofOthers, ofOwn] = [true, false].map((isShared) =>
    choices.filter(({ place }) => brief.shared.has(place.id) === isShared && !visited.has(place)),
  );
  const eaten = new Map<string, number[]>();
  const isSeated = seatedFor(brief);
  const kitchens: string[] = [];
  const meals: readonly MealName[] = ['dinner', 'lunch', 'breakfast'];
  /** What earlier meals cost less than they would have if left open. */
  let saved = 0;
  const feast = festiveDay(frames, brief);
  // Its tables are its own as long as nobody is sent to one for the third time.
  const isLongStay = brief.nights >= MANY_NIGHTS;
  for (const meal of meals) {
    const own = servingAt(meal, ofOwn ?? [], brief);
    const beside = servingAt(meal, ofOthers ?? [], brief);
    const possible = own.filter(({ place }) => isAffordable(place, meal, brief, 0)).length;
    const returns = RETURNS[possible < SCARCE ? 'scarce' : 'usual'];
    const most = 1 + Math.ceil((returns.aWeek * frames.length) / 7);
    for (const [day, frame] of inTurn(frames, meal === 'dinner' ? feast : -1)) {
      const slot = frame[meal];
      const eatsThere = meal === 'dinner' && orders[day]?.some(({ hasSupper }) => hasSupper);
      if (!slot || eatsThere) continue;
      const returnsAfter = (apart: number, times: number) => (table: Place) => {
        const days = eaten.get(houseOf(table)) ?? [];
        return table.repeatable && days.length < times && days.every((other) => Math.abs(other - day) >= apart);
      };
      const mayReturn = returnsAfter(returns.days, Math.min(most, returns.first));
      const question = {
        ...sittingOf(frame, slot, orders[day] ?? [], chosen[day] ?? {}),
        choices: meal === 'dinner' && day === feast ? own.map((one) => ({ ...one, score: asFestive(one) })) : own,
        possible,
        kitchens: kitchens.slice(-4),
        brief,
        saved,
      };
      const isFresh = (table: Place) => !eaten.has(houseOf(table));
      const tableOf = (isFit: (table: Place) => boolean): Found | null => {
        const and = (isOk: (table: Place) => boolean) => (table: Place) => isOk(table) && isFit(table);
        const fresh = { ...question, isFree: and(isFresh), farther: 1, last: slot.last };
        const again = { ...fresh, isFree: and(mayReturn), farther: FARTHER, last: slot.late };
        const once = { ...again, isFree: and(returnsAfter(returns.days, TWICE)) };
        const farOff = { ...again, isFree: fresh.isFree };
        const any = { ...again, choices: [...own, ...beside] };
        const farthest = { ...any, isFree: fresh.isFree, farther: FARTHEST };
        const oftener = { ...any, isFree: and(returnsAfter(RETURNS.scarce.days, most)) };
        const [before, after] = meal === 'dinner' && most > returns.first ? [farthest, oftener] : [oftener, farthest];
        return (
          bestTable({ ...fresh, isFree: and((table) => isFresh(table) && !table.isThin) }) ??
          bestTable(fresh) ??
          inOtherOrder(fresh) ??
          (meal === 'breakfast'
            ? null
            : (bestTable(farOff) ??
              (isLongStay ? bestTable(once) : null) ??
              bestTable({ ...farOff, choices: beside }) ??
              bestTable(once) ??
              bestTable({ ...once, choices: beside }) ??
              bestTable(again) ??
              bestTable({ ...again, choices: beside }) ??
              afterLess(again) ??
              bestTable(before) ??
              bestTable(after)))
        );
      };
      const found = (isSeated && meal === 'dinner' ? tableOf(isSeated) : null) ?? tableOf(() => true);
      if (!found) continue;
      const { table, order } = found;
      orders[day] = order;
      chosen[day] = { ...chosen[day], [meal]: table };
      eaten.set(houseOf(table), [...(eaten.get(houseOf(table)) ?? []), day]);
      kitchens.push(kitchenIn(table));
      saved += openPrice(slot.name, brief) * (brief.mealLimit ?? 1) - (table.price?.adult ?? 0);
    }
  }
  return { orders, tables: chosen };
}

/** Two rooms or branches of one house are one table: its own site, and the same kitchen. */
const houseOf = memoizeByObject(({ id, website, cuisine }: Place) =>
  website === null ? id : `${new URL(website).host} ${cuisine}`,
);

/** The day of the feast chooses first. */
const inTurn = (frames: readonly Frame[], feast: number) => {
  const days = [...frames.entries()];
  return [...days.filter(([day]) => day === feast), ...days.filter(([day]) => day !== feast)];
};

interface Found {
  readonly order: readonly Candidate[];
  readonly table: Place;
}

/** The same visits in the best order in which there is a table for the meal. */
function inOtherOrder(question: Question): Found | null {
  const { frame, slot, order, tables } = question;
  if (slot.name === 'breakfast' || order.length < 2) return null;
  const least = runDay(frame, order, tables) - A_NAMED_TABLE;
  const ranked = permutations(order)
    .map((other) => ({ other, value: runDay(frame, other, tables) }))
    .filter(({ value }) => value >= least)
    .toSorted((a, b) => b.value - a.value);
  for (const { other } of ranked) {
    const found = bestTable({
      ...question,
      ...sittingOf(frame, slot, other, tables),
    });
    if (found) return found;
  }
  return null;
}

/** After a shorter stay at a place of no hours of its own, the longest first. */
function afterLess(question: Question): Found | null {
  const { frame, slot, order, tables } = question;
  if (slot.name !== 'lunch') return null;
  const long = order.filter(({ place, minutes }) => minutes >= LONG_STAY && mayBeLeft(place));
  for (const visit of long.toSorted((a, b) => b.minutes - a.minutes)) {
    const less = order.map((one) => (one === visit ? { ...one, minutes: one.minutes - LEFT_EARLIER } : one));
    const found = bestTable({
      ...question,
      ...sittingOf(frame, slot, less, tables),
    });
    if (found) return found;
  }
  return null;
}

/** A meal on a day of such visits: asked for at one table and another. */
interface Sitting {
  readonly frame: Frame;
  readonly slot: MealSlot;
  readonly order: readonly Candidate[];
  readonly tables: Tables;
  /** Between which two spots it falls. */
  readonly way: readonly [Spot, Spot];
  /** When it begins at that table; null where the day cannot be kept then. */
  readonly beginsAt: (table: Place) => number | null;
}

function sittingOf(frame: Frame, slot: MealSlot, order: readonly Candidate[], tables: Tables): Sitting {
  const known = new Map<Place, number | null>();
  const beginsAt = (table: Place) => {
    const before = known.get(table);
    if (before !== undefined) return before;
    const stops: Stop[] = [];
    const isKept = runDay(frame, order, { ...tables, [slot.name]: table }, stops) !== IMPOSSIBLE;
    const begins = isKept
      ? Math.max(0, ...stops.flatMap(({ meal, start }) => (meal === slot.name ? start : [])))
      : null;
    known.set(table, begins);
    return begins;
  };
  return {
    frame,
    slot,
    order,
    tables,
    way: wayAt(frame, slot, order, tables),
    beginsAt,
  };
}

/** A table that serves such a meal. */
interface Serving extends TableChoice {
  readonly kitchen: string;
  readonly counter: number;
}

const servingAt = (meal: MealName, choices: readonly TableChoice[], brief: Brief): Serving[] =>
  choices
    .filter(({ place }) => place.meals.includes(meal) && suits(place, meal, brief))
    .map((choice) => ({
      ...choice,
      kitchen: kitchenIn(choice.place),
      counter: counter(choice.place, meal, brief),
    }));

interface Question extends Sitting {
  readonly choices: readonly Serving[];
  /** How many of them could serve such a meal at all. */
  readonly possible: number;
  /** Whether one may eat there that day, as far as the other days go. */
  readonly isFree: (table: Place) => boolean;
  readonly farther: number;
  /** The latest beginning. */
  readonly last: number;
  readonly kitchens: readonly string[];
  readonly brief: Brief;
  readonly saved: number;
}

function bestTable(question: Question): Found | null {
  const { frame, slot, order, way, beginsAt, choices, possible, isFree, farther, last, kitchens, brief, saved } =
    question;
  const reach = farther * reachOf(brief, possible);
  const [from, to] = way;
  const straight = from === to ? 0 : frame.book.km(from, to);
  const ranked: { readonly place: Place; readonly worth: number }[] = [];
  for (const { place, score, kitchen, counter } of choices) {
    if (!isFree(place) || frame.closed.has(place.index) || !isAffordable(place, slot.name, brief, saved)) continue;
    const by = wayBy(frame, way, place);
    if (by - straight > reach) continue;
    const worth =
      score -
      DETOUR * (by - straight * BETWEEN) -
      SAME_KITCHEN * kitchens.filter((other) => other === kitchen).length -
      counter -
      (brief.mealLimit ? (THRIFT * (place.price?.adult ?? 0)) / Math.max(1, openPrice(slot.name, brief)) : 0);
    ranked.push({ place, worth });
  }
  ranked.sort((a, b) => b.worth - a.worth || (a.place.id < b.place.id ? -1 : 1));
  for (const { place } of ranked.slice(0, TRIED)) {
    const begins = beginsAt(place);
    if (begins !== null && begins <= last) return { order, table: place };
  }
  return null;
}

function reachOf({ segments }: Brief, possible: number): number {
  const mode = segments[0]?.known.facts.gettingAround?.mode;
  const usual = mode === 'car' || mode === 'shuttle' ? FAR_KM_BY_CAR : mode === 'bus' ? FAR_KM_BY_BUS : FAR_KM;
  return possible < SCARCE ? Math.max(usual, FAR_KM_SCARCE) : usual;
}

/** Measured by the same meal left open, with what was saved on others where not every coin counts. */
export function isAffordable({ id, price }: Place, meal: MealName, brief: Brief, saved: number): boolean {
  const { mealLimit, promised } = brief;
  return (
    mealLimit === null ||
    promised.has(id) ||
    (price !== null && price.adult <= openPrice(meal, brief) * mealLimit + (mealLimit > 1 ? Math.max(0, saved) : 0))
  );
}

const openPrice = (name: MealName, { segments, tier }: Brief) =>
  (segments[0]?.known.facts.food?.[tier] ?? 0) * MEAL_SHARE[name];

/** Between which two spots the meal falls. */
function wayAt(frame: Frame, { name }: MealSlot, order: readonly Candidate[], tables: Tables): readonly [Spot, Spot] {
  const stops: Stop[] = [];
  runDay(frame, order, tables, stops);
  const at = stops.findIndex(({ meal }) => meal === name);
  const placeAt = (i: number): Place | null => stops[i]?.visit?.place ?? stops[i]?.table ?? null;
  const last = at > 0 ? placeAt(at - 1) : null;
  const before = last && endOf(last);
  const after = at >= 0 ? placeAt(at + 1) : null;
  return [before ?? frame.base, after ?? before ?? frame.base];
}

/** In the evening one goes on from the last stop, or out again from where one sleeps. */
function wayBy({ book, base }: Frame, [from, to]: readonly [Spot, Spot], table: Place): number {
  const there = book.km(from, table);
  if (from !== to) return there + book.km(table, to);
  const home = book.km(table, base);
  return Math.min(there + 0.12 * home, 0.4 + home);
}

const kitchenIn = memoizeByObject(
  ({ cuisine, tags }: Place) => (cuisine ?? tags[0] ?? '').split(/[,;]/)[0]?.trim().toLowerCase() ?? '',
);
