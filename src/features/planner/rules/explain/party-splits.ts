/** What the steps keep from one of them and not from the others: by name, and when these may go while that one sits near by. */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import { openingsOfDate } from '../../../destinations/rules/place-openings.ts';
import { kmBetween } from '../../../destinations/rules/position.ts';
import { minutesOf, timeText } from '../../../destinations/rules/weekly-hours.ts';
import { type HourApart, conditionsCopy as say } from '../../copy/conditions.ts';
import type { PlanDay, PlanItem } from '../plan.ts';
import type { Brief, PricedDraft } from '../plan-draft.ts';
import { walkMinutes } from '../schedule/walk-or-ride.ts';
import { isAllowed } from '../select/allowed-places.ts';
import { isGround } from '../select/ground.ts';
import { interestIn } from '../select/place-score.ts';
import { isOpen } from './access-lines.ts';

const MOST = 2;
/** Nobody waits longer for the others, or farther away. */
const LONGEST = 120;
const NEAR_KM = 0.8;
const BESIDE_KM = 0.6;
const LEGS: ReadonlySet<string> = new Set(['walker', 'lift', 'rest-breaks']);
const ON_FOOT = { speed: 4.6 } as Parameters<typeof walkMinutes>[1];

export function partySplits(draft: PricedDraft): string[] {
  const { brief, days } = draft;
  const { needs, reading } = brief;
  const isAsked = needs.stepFree || reading.access.includes('low-walking');
  if (!isAsked || needs.heads < 2 || needs.names.includes('together') || brief.style === 'package' || isOpen(draft))
    return [];
  const best = keptFromOne(brief).slice(0, MOST);
  const hours = best.map((place) => hourApart(place, days));
  const at = hours.findIndex((hour) => hour !== null);
  // Whoever is told an hour is told it of the first.
  const told = at > 0 ? best.toReversed() : best;
  const places = told.map(({ name }) => name);
  return places.length === 0 ? [] : [say.partySplits(places, hours[at] ?? null, needs.stepFree)];
}

/** The catalogue says that there are steps, or that wheels do not get in, and nothing else speaks against it. */
function keptFromOne({ segments, needs, reading }: Brief): Place[] {
  const others = {
    needs: { ...needs, stepFree: false, names: needs.names.filter((name) => !LEGS.has(name)) },
    reading: { ...reading, access: reading.access.filter((need) => need === 'hearing' || need === 'vision') },
  };
  const worth = (place: Place) => place.weight + 5 * interestIn(place, reading);
  return segments
    .flatMap(({ book }) => book.sights)
    .filter(
      (place) =>
        (place.wheelchair === 'no' || !needs.stepFree) &&
        isGround(place, 'stairs', 'climb', 'upstairs') &&
        place.durationMin <= LONGEST &&
        !isAllowed(place, needs, reading) &&
        isAllowed(place, others.needs, others.reading),
    )
    .toSorted((a, b) => worth(b) - worth(a) || (a.id < b.id ? -1 : 1));
}

/** A rest near by, or a stop beside it, that leaves time for the way there, the visit and the way back. */
export function hourApart(place: Place, days: readonly PlanDay[]): HourApart | null {
  const there = days.filter(({ cityId }) => cityId === place.cityId);
  const hoursOf = (kind: PlanItem['kind'], nearKm: number) =>
    there.flatMap((day) =>
      day.items.flatMap((item, i) =>
        item.kind === kind ? (hourAt(item, day.items[i + 1], place, day, nearKm) ?? []) : [],
      ),
    );
  return hoursOf('rest', NEAR_KM)[0] ?? hoursOf('sight', BESIDE_KM)[0] ?? null;
}

function hourAt(
  item: PlanItem,
  next: PlanItem | undefined,
  place: Place,
  { n, date }: PlanDay,
  nearKm: number,
): HourApart | null {
  if (item.placeId === undefined || !item.at || !next) return null;
  const km = kmBetween(item.at, place);
  if (km > nearKm) return null;
  const way = walkMinutes(km, ON_FOOT);
  const from = Math.ceil((minutesOf(item.start) + way) / 5) * 5;
  const to = from + place.durationMin;
  const isBack = to + way <= minutesOf(next.start) - (next.leg?.minutes ?? 0);
  const isOpenThen = openingsOfDate(place, date)?.some(([opens, closes]) => opens <= from && to <= closes) ?? false;
  return isBack && isOpenThen
    ? { day: n, from: timeText(from), to: timeText(to), spot: item.name, isBooked: place.bookAhead }
    : null;
}
