/**
 * Which places on which day, in which order: cheapest insertion, then improvement
 * by moving, swapping and replacing, then the exact order of each day. Bounded by
 * a number of tried days, never by a clock; ties go to the smaller id.
 */

import { hastyOutings, isOfAnotherDay } from './far-outings.ts';
import { type Candidate, type Frame, fatigue, IMPOSSIBLE, SAME_KIND } from './run-day.ts';
import { type NumberedVisit, SharedDayStarts, worthOf } from './shared-day-starts.ts';

export interface Filling {
  readonly orders: readonly (readonly Candidate[])[];
  readonly value: number;
}

/** Tried days in improvement: what keeps a request within milliseconds. */
const TRIES = 3500;
const ROUNDS = 4;
/** How many of the unused are considered in place of a used one. */
const BENCH = 14;
const SHORT = 60;
const EPSILON = 1e-6;
/** Sums in another order differ by less. */
const SLACK = 1e-9;
/** A second day of the same thing is worth less. */
const AGAIN = { snow: 0.92, other: 0.55 };

interface State {
  readonly frames: readonly Frame[];
  readonly orders: NumberedVisit[][];
  readonly values: number[];
  readonly begun: SharedDayStarts;
  tries: number;
  /** The best of the unused, as long as the orders stand; null before somebody asks. */
  bench: readonly NumberedVisit[] | null;
}

/** `maxAgain`: on how many days a repeatable place may stand. */
export function fill(frames: readonly Frame[], candidates: readonly Candidate[], maxAgain: number): Filling {
  let numbered = 0;
  const ranked: readonly NumberedVisit[] = candidates
    .toSorted((a, b) => b.score - a.score || (a.place.id < b.place.id ? -1 : 1))
    .map((candidate) => ({ ...candidate, nth: numbered++ }));
  const begun = new SharedDayStarts(frames);
  const state: State = {
    frames,
    orders: frames.map(() => []),
    values: frames.map((_, day) => worthOf(begun.of(day))),
    begun,
    tries: TRIES,
    bench: null,
  };
  for (const candidate of ranked) {
    let offered = candidate;
    const times = candidate.again ? maxAgain : 1;
    for (let i = 0; i < times && insert(state, offered); i++)
      offered = { ...offered, nth: numbered++, score: offered.score * AGAIN[isSnow(candidate) ? 'snow' : 'other'] };
    if (candidate.on && offered === candidate) insert(state, { ...candidate.on.otherwise, nth: numbered++ });
  }
  for (let round = 0; round < ROUNDS && state.tries > 0; round++) {
    const before = total(state);
    replace(state, ranked);
    move(state);
    rebuild(state, ranked);
    swap(state);
    for (let day = 0; day < frames.length; day++) arrange(state, day);
    for (const candidate of benchOf(state, ranked)) insert(state, candidate);
    if (total(state) <= before + EPSILON) break;
  }
  stayNear(state, ranked);
  return { orders: state.orders, value: total(state) };
}

const isSnow = ({ place }: Candidate) => place.tags.includes('ski') || place.tags.includes('snowboard');
const holds = (order: readonly Candidate[], { place }: Candidate) => order.some((other) => other.place === place);
/** The same beach two days running is no plan; the same mountain is. */
const isNextTo = ({ orders }: State, day: number, candidate: Candidate) =>
  candidate.again && !isSnow(candidate) && [day - 1, day + 1].some((near) => holds(orders[near] ?? [], candidate));
/** A day holds so many visits, and another as long as they take less than an hour each, or are of the evening. */
const hasRoom = ({ cap, most }: Frame, order: readonly Candidate[]) =>
  order.length < cap ||
  (order.length < most &&
    (order.reduce((sum, { minutes }) => sum + minutes, 0) < SHORT * cap || order.filter(isByDay).length < cap));
/** What begins in the evening leaves the day before it as it is. */
const isByDay = ({ earliest }: Candidate) => earliest < EVENING;
const EVENING = 17 * 60;
const total = ({ values }: State) => values.reduce((sum, value) => sum + value, 0);

/** Nobody rides far out for one garden: what else is there takes its place. */
function stayNear(state: State, ranked: readonly NumberedVisit[]): void {
  const hasty = new Set<number>();
  for (let day = 0; day < state.frames.length; day++) {
    const order = state.orders[day] ?? [];
    const there = hastyOutings(order);
    if (there.size === 0) continue;
    for (const outing of there) hasty.add(outing);
    const near = order.filter(({ outing }) => outing === undefined || !there.has(outing));
    put(state, day, near, tried(state, day, near));
  }
  if (hasty.size === 0) return;
  for (const candidate of benchOf(state, ranked))
    if (candidate.outing === undefined || !hasty.has(candidate.outing)) insert(state, candidate);
}

function benchOf(state: State, ranked: readonly NumberedVisit[]): readonly NumberedVisit[] {
  if (state.bench) return state.bench;
  const used = new Set(state.orders.flatMap((order) => order.map(({ place }) => place)));
  const bench: NumberedVisit[] = [];
  for (let i = 0; i < ranked.length && bench.length < BENCH; i++) {
    const choice = ranked[i];
    if (choice && !used.has(choice.place)) bench.push(choice);
  }
  state.bench = bench;
  return bench;
}

function tried(state: State, day: number, order: readonly NumberedVisit[]): number {
  state.tries--;
  let come = state.begun.of(day);
  for (const next of order) come = state.begun.after(day, come, next);
  return come.day ? worthOf(come) - fatigue(order.length) : IMPOSSIBLE;
}

/**
 * The first position of one more visit that is worth more than `least` and than every position before it by `step`, and what
 * the day is worth with it; `IMPOSSIBLE` where there is none. What an order has cost so far tells when the rest cannot be worth it.
 */
function bestWith(
  state: State,
  day: number,
  order: readonly NumberedVisit[],
  added: NumberedVisit,
  least = IMPOSSIBLE,
  step = 0,
): [at: number, value: number] {
  state.tries -= order.length + 1;
  const tired = fatigue(order.length + 1);
  const atBest = withoutWays(order, added) - tired;
  let [best, value] = [order.length, IMPOSSIBLE];
  let most = least;
  let before = state.begun.of(day);
  for (let at = 0; before.day && at <= order.length && atBest - before.cost > most - SLACK; at++) {
    let come = state.begun.after(day, before, added);
    let next = at;
    for (; come.day && next < order.length && atBest - come.cost > most - SLACK; next++)
      come = state.begun.after(day, come, order[next] as NumberedVisit);
    const worth = come.day && next === order.length ? worthOf(come) - tired : IMPOSSIBLE;
    if (worth > most) [best, value, most] = [at, worth, worth + step];
    if (at < order.length) before = state.begun.after(day, before, order[at] as NumberedVisit);
  }
  return [best, value];
}

/** What the visits are worth with no way between them and no wait. */
function withoutWays(order: readonly NumberedVisit[], added: NumberedVisit): number {
  let worth = added.score;
  for (let i = 0; i < order.length; i++) {
    const one = order[i] as NumberedVisit;
    worth += one.score - (one.kind === added.kind ? SAME_KIND : 0);
    for (let j = 0; j < i; j++) if (order[j]?.kind === one.kind) worth -= SAME_KIND;
  }
  return worth;
}

interface Spot {
  readonly day: number;
  readonly order: NumberedVisit[];
  readonly value: number;
  readonly gain: number;
}

/** The best place in the week for one more visit. */
function bestSpot(state: State, candidate: NumberedVisit, skip = -1): Spot | null {
  let best: Spot | null = null;
  for (let day = 0; day < state.frames.length; day++) {
    const order = state.orders[day];
    const frame = state.frames[day];
    if (!order || !frame || day === skip || !hasRoom(frame, order)) continue;
    if (holds(order, candidate) || isNextTo(state, day, candidate) || isOfAnotherDay(state.orders, day, candidate))
      continue;
    const without = state.values[day] ?? 0;
    const least = without + (best?.gain ?? EPSILON) + EPSILON;
    const [at, value] = bestWith(state, day, order, candidate, least, EPSILON);
    if (value !== IMPOSSIBLE) best = { day, order: order.toSpliced(at, 0, candidate), value, gain: value - without };
  }
  return best;
}

function insert(state: State, candidate: NumberedVisit): boolean {
  const best = bestSpot(state, candidate);
  if (best) {
    put(state, best.day, best.order, best.value);
    arrange(state, best.day);
  }
  return best !== null;
}

function put(state: State, day: number, order: NumberedVisit[], value: number): void {
  state.orders[day] = order;
  state.values[day] = value;
  state.bench = null;
}

function replace(state: State, ranked: readonly NumberedVisit[]): void {
  for (let day = 0; day < state.frames.length; day++) {
    for (let i = 0; i < (state.orders[day]?.length ?? 0); i++) {
      const order = state.orders[day] ?? [];
      let best: NumberedVisit[] | null = null;
      let most = (state.values[day] ?? 0) + EPSILON;
      const shorter = order.toSpliced(i, 1);
      for (const other of benchOf(state, ranked)) {
        if (state.tries <= 0) return;
        if (isOfAnotherDay(state.orders, day, other)) continue;
        const [at, value] = bestWith(state, day, shorter, other, most);
        if (value > most) [most, best] = [value, shorter.toSpliced(at, 0, other)];
      }
      if (best) put(state, day, best, most);
    }
  }
}

function move(state: State): void {
  for (let day = 0; day < state.frames.length; day++) {
    for (let i = 0; i < (state.orders[day]?.length ?? 0); i++) {
      if (state.tries <= 0) return;
      const order = state.orders[day] ?? [];
      const moved = order[i];
      if (!moved) continue;
      const shorter = order.toSpliced(i, 1);
      const without = tried(state, day, shorter);
      const loss = (state.values[day] ?? 0) - without;
      const best = bestSpot(state, moved, day);
      if (!best || best.gain <= loss + EPSILON || without === IMPOSSIBLE) continue;
      put(state, day, shorter, without);
      put(state, best.day, best.order, best.value);
      i--;
    }
  }
}

function swap(state: State): void {
  const { frames } = state;
  for (let a = 0; a < frames.length; a++) {
    for (let b = a + 1; b < frames.length; b++) {
      for (let i = 0; i < (state.orders[a]?.length ?? 0); i++) {
        for (let j = 0; j < (state.orders[b]?.length ?? 0); j++) {
          if (state.tries <= 0) return;
          const [one, two] = [state.orders[a] ?? [], state.orders[b] ?? []];
          const [left, right] = [one[i], two[j]];
          if (!left || !right || holds(one, right) || holds(two, left)) continue;
          if (isOfAnotherDay(state.orders, b, left) || isOfAnotherDay(state.orders, a, right)) continue;
          const [withoutLeft, withoutRight] = [one.toSpliced(i, 1), two.toSpliced(j, 1)];
          const [first, firstValue] = bestWith(state, a, withoutLeft, right);
          if (firstValue === IMPOSSIBLE) continue;
          const least = (state.values[a] ?? 0) + (state.values[b] ?? 0) + EPSILON;
          const [second, secondValue] = bestWith(state, b, withoutRight, left, least - firstValue);
          if (secondValue === IMPOSSIBLE) continue;
          put(state, a, withoutLeft.toSpliced(first, 0, right), firstValue);
          put(state, b, withoutRight.toSpliced(second, 0, left), secondValue);
        }
      }
    }
  }
}

/** A whole day anew around another first choice: two far places may be worth it together where neither is alone. */
function rebuild(state: State, ranked: readonly NumberedVisit[]): void {
  for (let day = 0; day < state.frames.length; day++) {
    const frame = state.frames[day];
    const old = state.orders[day] ?? [];
    if (!frame || frame.cap === 0) continue;
    const pool = [...benchOf(state, ranked).filter((one) => !isOfAnotherDay(state.orders, day, one)), ...old];
    const longer = new Map<string, Longer>();
    let best: NumberedVisit[] | null = null;
    let most = (state.values[day] ?? 0) + EPSILON;
    for (const seed of pool) {
      if (state.tries <= 0) return;
      let order = [seed];
      let value = tried(state, day, order);
      while (hasRoom(frame, order)) {
        const key = order.map(({ place }) => place.index).join();
        const known = longer.get(key);
        const next = known ?? oneLonger(state, day, order, value, pool);
        longer.set(key, next);
        if (known) state.tries -= known.tries;
        if (next.order.length === order.length) break;
        ({ order, value } = next);
      }
      if (value > most) [most, best] = [value, order];
    }
    if (best) put(state, day, best, most);
  }
}

interface Longer {
  readonly order: NumberedVisit[];
  readonly value: number;
  /** What finding it took. */
  readonly tries: number;
}

/** An order with the visit of the pool that it gains most from; itself where it gains from none. */
function oneLonger(
  state: State,
  day: number,
  order: NumberedVisit[],
  value: number,
  pool: readonly NumberedVisit[],
): Longer {
  const tries = state.tries;
  let [longer, most] = [order, value];
  for (const other of pool) {
    if (holds(order, other)) continue;
    const [at, worth] = bestWith(state, day, order, other, most + EPSILON);
    if (worth !== IMPOSSIBLE) [longer, most] = [order.toSpliced(at, 0, other), worth];
  }
  return { order: longer, value: most, tries: tries - state.tries };
}

/** The best of all orders of a day's visits. Days hold at most five. */
function arrange(state: State, day: number): void {
  const order = state.orders[day] ?? [];
  if (order.length < 2 || order.length > 5) return;
  let best = order;
  let most = (state.values[day] ?? 0) + EPSILON;
  for (const other of permutations(order)) {
    const value = tried(state, day, other);
    if (value > most) [most, best] = [value, other];
  }
  if (best !== order) put(state, day, best, most);
}

export function permutations<T>(list: readonly T[]): T[][] {
  if (list.length <= 1) return [[...list]];
  return list.flatMap((first, i) => permutations(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}
