/** Checks of places: that they exist, where they lie, when they open, and how far one walks. */

import { type CalendarDay, weekdayOf } from '../../../../shared/dates.ts';
import { endOf, type Place } from '../../../destinations/rules/catalogue.ts';
import { minutesOf, WEEKDAYS } from '../../../destinations/rules/weekly-hours.ts';
import { checkCopy } from '../../copy/checks.ts';
import { dayCopy } from '../../copy/days.ts';
import type { NamedStay, PlanDay, PlanItem } from '../plan.ts';
import type { Evidence, Finding } from './evidence.ts';

interface Stop {
  readonly day: PlanDay;
  readonly item: PlanItem;
  readonly place: Place | undefined;
}

export function stopsIn({ answer, world }: Evidence): Stop[] {
  return answer.plan.days.flatMap((day) =>
    day.items
      .filter(
        ({ kind, placeId }) => kind === 'sight' || kind === 'activity' || kind === 'meal' || isSeat(kind, placeId),
      )
      .map((item) => ({
        day,
        item,
        place: item.placeId === undefined ? undefined : world.catalogue.place.get(item.placeId),
      })),
  );
}

/** A rest at a place, and not in bed. */
const isSeat = (kind: PlanItem['kind'], placeId: string | undefined) => kind === 'rest' && placeId !== undefined;

const LEG_KM = 2;
const DAY_KM = 9;
const FRAIL_LEG_KM = 0.9;
const FRAIL_DAY_KM = 3.5;

export function checkPlaces(evidence: Evidence): Finding {
  const stops = stopsIn(evidence);
  const wrong = stops.filter(
    ({ item, place }) => !place || (place.name !== item.name && !place.aliases.includes(item.name)),
  );
  const houses = housesIn(evidence);
  const strange = houses.filter(({ isKnown }) => !isKnown);
  const text =
    evidence.answer.packageId !== undefined ? checkCopy['places-real'].package : checkCopy['places-real'].passed;
  if (wrong.length > 0 || strange.length > 0)
    return {
      result: 'failed',
      text: checkCopy['places-real'].failed,
      facts: [...wrong.map(({ item }) => item.name), ...strange.map(({ stay }) => stay.name)],
    };
  return {
    result: 'passed',
    text,
    facts: [
      ...houses.map(({ stay }) => `${stay.name} (known as of ${stay.asOf})`),
      ...stops.map(
        ({ item, place }) =>
          `${item.name} (known as of ${place?.asOf ?? '?'}${place?.checkedOn ? `, looked up ${place.checkedOn}` : ''})`,
      ),
    ],
  };
}

/** Every house that is named, and whether our list of that town has it with the same access. */
function housesIn({ answer, world }: Evidence): { readonly stay: NamedStay; readonly isKnown: boolean }[] {
  return answer.plan.segments.flatMap(({ destinationId, cityId, stay, alternatives = [] }) => {
    const town = world.catalogue.destination.get(destinationId)?.cities.find(({ city }) => city.id === cityId);
    return [...(stay ? [stay] : []), ...alternatives].map((named) => ({
      stay: named,
      isKnown: town?.hotels.some(({ name, stepFree }) => name === named.name && stepFree === named.stepFree) ?? false,
    }));
  });
}

export function checkTown(evidence: Evidence): Finding {
  const wrong = stopsIn(evidence).filter(
    ({ day, place }) =>
      place &&
      (place.cityId !== day.cityId || place.destinationId !== day.destinationId) &&
      !isToldOfBoth(place, day, evidence),
  );
  const facts =
    wrong.length > 0
      ? wrong.map(({ item }) => item.name)
      : evidence.answer.plan.days.map(({ n, cityId }) => `Day ${n}: ${cityId}`);
  return {
    result: wrong.length > 0 ? 'failed' : 'passed',
    text: wrong.length > 0 ? checkCopy['right-town'].failed : checkCopy['right-town'].passed,
    facts,
  };
}

/** What lies between two towns of open data is in the books of both. */
function isToldOfBoth({ id }: Place, { destinationId, cityId }: PlanDay, { world }: Evidence): boolean {
  const known = world.catalogue.destination.get(destinationId);
  const town = known?.open && known.cities.find(({ city }) => city.id === cityId);
  return town ? [...town.sights, ...town.tables].some((place) => place.id === id) : false;
}

/** Null when its hours are not known. */
function isOpen(place: Place, date: CalendarDay, item: PlanItem): boolean | null {
  if (place.closedOn.includes(date.slice(5)) || (place.months && !place.months.includes(Number(date.slice(5, 7)))))
    return false;
  if (place.isDoubtfulOn?.(date)) return null;
  if (place.hoursOn)
    return place.hoursOn(date).some(([from, to]) => minutesOf(item.start) >= from && minutesOf(item.end) <= to);
  if (!place.open) return null;
  const weekday = WEEKDAYS[weekdayOf(date)] ?? 'mo';
  return place.open[weekday].some(([from, to]) => {
    const closes = minutesOf(to) <= minutesOf(from) ? minutesOf(to) + 1440 : minutesOf(to);
    return minutesOf(item.start) >= minutesOf(from) && minutesOf(item.end) <= closes;
  });
}

export function checkOpen(evidence: Evidence): Finding {
  const stops = stopsIn(evidence).flatMap(({ day, item, place }) =>
    place ? [{ day, item, open: isOpen(place, day.date, item), place }] : [],
  );
  const closed = stops.filter(({ open }) => open === false);
  const unknown = stops.filter(({ open }) => open === null);
  const line = ({ day, item }: (typeof stops)[number]) => `${item.name}, ${day.date} ${item.start}–${item.end}`;
  if (closed.length > 0) return { result: 'failed', text: checkCopy.open.failed, facts: closed.map(line) };
  if (unknown.some(({ item }) => !item.note))
    return { result: 'failed', text: checkCopy.open.failed, facts: unknown.map(line) };
  if (unknown.length > 0)
    return {
      result: 'stated',
      text: checkCopy.open.stated(unknown.length),
      facts: unknown.map((stop) => `${line(stop)}: hours not known`),
    };
  return { result: 'passed', text: checkCopy.open.passed, facts: stops.map(line) };
}

export function checkRepeats(evidence: Evidence): Finding {
  const stops = stopsIn(evidence);
  const seen = new Set<string>();
  const sat = new Set(stops.flatMap(({ item }) => (item.kind === 'rest' ? (item.placeId ?? []) : [])));
  const isSat = ({ placeId }: PlanItem) => placeId !== undefined && sat.has(placeId);
  const twice = stops.filter(
    ({ item }) => item.placeId !== undefined && (seen.has(item.placeId) || !seen.add(item.placeId)),
  );
  const wrong = twice.filter(({ item, place }) => item.kind !== 'rest' && !place?.repeatable && !isSat(item));
  if (wrong.length > 0)
    return { result: 'failed', text: checkCopy['no-repeat'].failed, facts: wrong.map(({ item }) => item.name) };
  const again = [...new Set(twice.map(({ item }) => item.name))];
  if (twice.some(({ item }) => item.kind === 'rest' || isSat(item)))
    return { result: 'stated', text: checkCopy['no-repeat'].toSit(again), facts: again };
  return {
    result: 'passed',
    text: again.length > 0 ? checkCopy['no-repeat'].repeatable : checkCopy['no-repeat'].passed,
    facts: again.length > 0 ? again : [`${stops.length} stops, ${seen.size} places`],
  };
}

/** Great circle by the spherical law of cosines: another formula than the planner's. */
function kmBetween(a: Pick<Place, 'lat' | 'lon'>, b: Place): number {
  const rad = Math.PI / 180;
  const cosine =
    Math.sin(a.lat * rad) * Math.sin(b.lat * rad) +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.cos((b.lon - a.lon) * rad);
  return 6371 * Math.acos(Math.min(1, cosine));
}

export function checkWalking(evidence: Evidence): Finding {
  const frail = evidence.reading.access.some((need) => need === 'low-walking' || need === 'wheelchair');
  const [mostLeg, mostDay] = frail
    ? [
        evidence.reading.access.includes('low-walking') ? FRAIL_LEG_KM : 1.5,
        evidence.reading.access.includes('low-walking') ? FRAIL_DAY_KM : 5,
      ]
    : [LEG_KM, DAY_KM];
  const facts: string[] = [];
  let [longest, longestDay, wrong] = [0, 0, false];
  for (const day of evidence.answer.plan.days) {
    let walked = 0;
    let before: ReturnType<typeof endOf> | null = null;
    for (const item of day.items) {
      // From an appointment one comes from somewhere else.
      if (item.kind === 'transfer' || dayCopy.isKept(item)) before = null;
      const place = item.placeId === undefined ? undefined : evidence.world.catalogue.place.get(item.placeId);
      if (!place) continue;
      if (before && !item.leg) wrong = true;
      if (before && item.leg?.mode === 'walk') {
        const km = kmBetween(before, place);
        walked += km;
        longest = Math.max(longest, km);
        if (item.leg.minutes < (km / 6.5) * 60 - 4) wrong = true;
      }
      before = endOf(place);
    }
    longestDay = Math.max(longestDay, walked);
    facts.push(`Day ${day.n}: ${walked.toFixed(1)} km on foot between stops`);
  }
  if (longest > mostLeg || longestDay > mostDay) wrong = true;
  return {
    result: wrong ? 'failed' : 'passed',
    text: wrong ? checkCopy.walking.failed : checkCopy.walking.passed(longest.toFixed(1), longestDay.toFixed(1)),
    facts,
  };
}
