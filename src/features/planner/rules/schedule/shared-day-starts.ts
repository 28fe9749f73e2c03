/**
 * What orders of visits have in common: where two begin alike, or on two days of the same hours, it is worked out once.
 */
import { memoizeByObject } from '../../../../shared/memoize.ts';
import type { Place } from '../../../destinations/rules/catalogue.ts';
import {
  type Candidate,
  copyOf,
  type DaySoFar,
  dayBegun,
  dayEnded,
  type Frame,
  IMPOSSIBLE,
  SAME_KIND,
  visited,
} from './run-day.ts';

/** Numbered, so that what follows it is found without a search. */
export interface NumberedVisit extends Candidate {
  readonly nth: number;
}

/** Orders that begin alike share what was worked out of them. */
interface DayStart {
  /** Null where it cannot be kept. */
  readonly day: DaySoFar | null;
  /** What its ways and waits cost so far: no order that begins so gets it back. */
  readonly cost: number;
  /** What it is worth with nothing after it; NaN before somebody asks. */
  value: number;
  /** By the number of an opening. */
  next: (DayStart | undefined)[] | null;
}

/** One for all days of the same hours, meals and ways. */
function beginnings(frames: readonly Frame[]): DayStart[] {
  const known = new Map<string, DayStart>();
  return frames.map((frame) => {
    const { base, from, to, breakfast, lunch, dinner, walkOnly, walking, dark, kept, held } = frame;
    const key = JSON.stringify([base.index, from, to, breakfast, lunch, dinner, walkOnly, walking, dark, kept, held]);
    const alike = known.get(key);
    if (alike) return alike;
    const day = dayBegun(frame);
    const begun = beginning(day, day ? -day.value : 0);
    known.set(key, begun);
    return begun;
  });
}

/** Numbers for the openings of choices: the same one on days of the same hours. */
class Openings {
  private readonly frames: readonly Frame[];
  private readonly days: number[][];
  private readonly known: number[] = [];
  private count = 0;

  constructor(frames: readonly Frame[]) {
    this.frames = frames;
    this.days = frames.map(() => []);
  }

  of(day: number, choice: NumberedVisit): number {
    return this.days[day]?.[choice.nth] ?? this.numbered(day, choice);
  }

  private numbered(day: number, { place, on, nth }: NumberedVisit): number {
    const { weekday, closed } = this.frames[day] as Frame;
    const kind = closed.has(place.index)
      ? 0
      : place.hoursOn || on
        ? KINDS + day
        : 1 + (place.week ? (alikeIn(place.week)[weekday] ?? 0) : 0);
    const key = nth * (KINDS + this.frames.length) + kind;
    this.known[key] ??= this.count++;
    const number = this.known[key];
    const known = this.days[day];
    if (known) known[nth] = number;
    return number;
  }
}
/** Closed, and as many as there are weekdays. */
const KINDS = 8;

/** For each weekday the first one of the same hours. */
const alikeIn = memoizeByObject((week: NonNullable<Place['week']>) => {
  const texts = week.map((spans) => spans.join(';'));
  return texts.map((text) => texts.indexOf(text));
});

/** The days of a stay, as far as orders that were tried begin them. Days of the same hours and meals share what they can. */
export class SharedDayStarts {
  private readonly frames: readonly Frame[];
  private readonly begun: readonly DayStart[];
  private readonly openings: Openings;

  constructor(frames: readonly Frame[]) {
    this.frames = frames;
    this.begun = beginnings(frames);
    this.openings = new Openings(frames);
  }

  of(day: number): DayStart {
    return this.begun[day] as DayStart;
  }

  after(day: number, come: DayStart, next: NumberedVisit): DayStart {
    if (!come.day) return come;
    const opening = this.openings.of(day, next);
    return come.next?.[opening] ?? grown(come, next, opening, this.frames[day] as Frame);
  }
}

const beginning = (day: DaySoFar | null, cost: number): DayStart => ({ day, cost, value: Number.NaN, next: null });

function grown(from: DayStart, next: NumberedVisit, opening: number, frame: Frame): DayStart {
  const day = from.day && copyOf(from.day, frame);
  const isKept = day !== null && visited(day, next);
  const come = isKept && from.day ? beginning(day, from.cost + costOf(from.day, day, next)) : beginning(null, 0);
  from.next ??= [];
  from.next[opening] = come;
  return come;
}

/** What one more visit takes from a day beside what it is worth. */
function costOf({ value, kinds }: DaySoFar, then: DaySoFar, { score, kind }: NumberedVisit): number {
  let alike = 0;
  for (let i = 0; i < kinds.length; i++) if (kinds[i] === kind) alike++;
  return value + score - SAME_KIND * alike - then.value;
}

/** What a day is worth that ends so; its fatigue is not counted. */
export function worthOf(come: DayStart): number {
  if (Number.isNaN(come.value)) come.value = come.day ? dayEnded(copyOf(come.day)) : IMPOSSIBLE;
  return come.value;
}
