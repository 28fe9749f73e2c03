/** In which part of town a day is, and where they are at an hour of it that has no place of its own. */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import { dayCopy } from '../../copy/days.ts';
import type { Segment } from '../plan-draft.ts';
import type { DayPlanFrame } from './day-frames.ts';
import type { Stop } from './run-day.ts';

/** Where the day is: the two parts of town that hold most of its minutes, in the order of the day, and the excursion in any case. */
export function dayArea({ book, base }: DayPlanFrame, stops: readonly Stop[]): string {
  const parts: Part[] = [];
  for (const { visit, start, end } of stops) {
    if (!visit) continue;
    const { place } = visit;
    const isExcursion = book.km(base, place) > EXCURSION_KM;
    const quarter = nearestQuarter(book, place, IN_IT_KM);
    const known = parts.find((part) =>
      quarter ? part.quarter === quarter : !part.quarter && book.km(part.place, place) <= BESIDE_KM,
    );
    const part = known ?? { quarter, place, isExcursion, minutes: 0, longest: 0 };
    if (!known) parts.push(part);
    part.minutes += isExcursion ? 1440 : end - start;
    if (end - start > part.longest) Object.assign(part, { place, longest: end - start });
  }
  if (parts.length === 0) return base.name;
  const most = parts.toSorted((x, y) => y.minutes - x.minutes).slice(0, 2);
  return dayCopy.areas(
    parts
      .filter((part) => most.includes(part))
      .map(({ quarter, place, isExcursion }) => quarter ?? dayCopy.partOf(place.name, isExcursion)),
  );
}

/** Of a day: a quarter, or what lies together outside them, called after the longest visit there. */
interface Part {
  readonly quarter: string | undefined;
  readonly isExcursion: boolean;
  place: Place;
  minutes: number;
  longest: number;
}
const EXCURSION_KM = 10;
/** Farther from the middle of a quarter one is in none, and the day is called after the place itself and what lies beside it. */
const IN_IT_KM = 1.1;
const BESIDE_KM = 1.5;

function nearestQuarter({ bases, km }: Segment['book'], place: Place, most = 2): string | undefined {
  return bases
    .toSorted((a, b) => km(a, place) - km(b, place) || (a.id < b.id ? -1 : 1))
    .find((near) => km(near, place) <= most)?.name;
}

/** Where they are after it: in a quarter, or near it where it lies far from all of them. */
export function quarterOrNear({ book, base }: Segment, place: Place | undefined): string {
  if (!place) return dayCopy.inQuarter(base.name);
  const quarter = nearestQuarter(book, place);
  const isFarOut = book.bases.every((each) => book.km(each, place) > OUT_OF_TOWN_KM);
  return quarter || !isFarOut ? dayCopy.inQuarter(quarter ?? book.city.name) : dayCopy.nearPlace(place.name);
}
const OUT_OF_TOWN_KM = 6;
