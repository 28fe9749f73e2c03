/** Checks of good sense: a performance is heard to its end, a long way is worth it, and the weather of the month suits what lies outdoors. */

import { wordList } from '../../../../shared/word-list.ts';
import type { Place } from '../../../destinations/rules/catalogue.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
import { checkCopy } from '../../copy/checks.ts';
import type { PlanDay, PlanItem } from '../plan.ts';
import { isPerformed } from '../schedule/performances.ts';
import { STAYED_TO_THE_END } from '../select/shows-and-boats.ts';
import type { Evidence, Finding } from './evidence.ts';

const lengthOf = ({ start, end }: PlanItem) => minutesOf(end) - minutesOf(start);

interface Visited {
  readonly day: PlanDay;
  readonly item: PlanItem;
  readonly place: Place;
  /** What stands behind it on that day. */
  readonly later: readonly PlanItem[];
}

function visitedIn({ answer: { plan }, world }: Evidence): Visited[] {
  return plan.days.flatMap((day) =>
    day.items.flatMap((item, i) => {
      const place = item.placeId === undefined ? undefined : world.catalogue.place.get(item.placeId);
      return place ? [{ day, item, place, later: day.items.slice(i + 1) }] : [];
    }),
  );
}

const EVENING = '17:00';
const A_SET = 45;
const LAST_MINUTE = '23:50';

export function checkPerformances(evidence: Evidence): Finding {
  const copy = checkCopy.performances;
  const shows = visitedIn(evidence).filter(
    ({ item, place }) => item.start >= EVENING && item.kind !== 'rest' && isPerformed(place),
  );
  const facts = shows.map(({ day, item }) => `Day ${day.n}: ${item.name}, ${item.start}–${item.end}`);
  if (shows.length === 0) return { result: 'passed', text: copy.none, facts };
  const cut = shows.filter(({ item, place }) => {
    const needed = place.tags.some((tag) => STAYED_TO_THE_END.includes(tag)) ? place.durationMin - 5 : A_SET;
    return item.kind !== 'meal' && item.end < LAST_MINUTE && lengthOf(item) < Math.min(needed, place.durationMin - 5);
  });
  if (cut.length > 0) return { result: 'stated', text: copy.cut(cut.map(({ item }) => item.name)), facts };
  const unsure = shows.filter(({ item, place }) => item.kind === 'meal' || place.open === null);
  return unsure.length > 0
    ? { result: 'stated', text: copy.unsure(unsure.map(({ item }) => item.name)), facts }
    : { result: 'passed', text: copy.passed, facts };
}

const FAR = 45;
const NEAR = 25;

/** The way there against the time out there, with what follows near by. */
export function checkWays(evidence: Evidence): Finding {
  const copy = checkCopy.ways;
  const far = visitedIn(evidence).flatMap(({ day, item, later }) => {
    const way = item.leg?.minutes ?? 0;
    if (item.kind === 'transfer' || way < FAR) return [];
    const onward = later.findIndex(({ leg }) => (leg?.minutes ?? 0) > NEAR);
    const there = [item, ...later.slice(0, onward < 0 ? later.length : onward)];
    const stay = minutesOf(there.at(-1)?.end ?? item.end) - minutesOf(item.start);
    return [
      { line: `Day ${day.n}: ${way} min to ${item.name}, ${stay} min there`, isWorth: stay >= way, name: item.name },
    ];
  });
  const facts = far.map(({ line }) => line);
  const vain = far.filter(({ isWorth }) => !isWorth).map(({ name }) => name);
  if (far.length === 0) return { result: 'passed', text: copy.none(FAR), facts };
  return vain.length > 0
    ? { result: 'stated', text: copy.stated(vain), facts }
    : { result: 'passed', text: copy.passed, facts };
}

const HEAT = { from: '12:30', to: '16:00', celsius: 31 };
const FROST = { celsius: 4, minutes: 90 };
const COOLING: readonly Tag[] = [
  ...(['beach', 'swim', 'boat', 'sail', 'cruise', 'snorkel', 'dive', 'surf', 'kayak', 'ferry', 'waterfall'] as const),
  ...(['garden', 'forest', 'botanical', 'cave', 'market', 'island', 'river', 'lake'] as const),
];
const OF_WINTER: readonly Tag[] = wordList('ski snowboard snowshoe sledding ice-skating onsen hot-spring cable-car');

export function checkWeather(evidence: Evidence): Finding {
  const copy = checkCopy.weather;
  const { plan } = evidence.answer;
  const visits = visitedIn(evidence).filter(
    ({ item, place }) => item.kind !== 'meal' && item.kind !== 'rest' && !place.indoor,
  );
  let [isUnknown, isCooled] = [false, false];
  const facts: string[] = [];
  const against = visits.flatMap(({ day, item, place }) => {
    const high = highOn(day, evidence);
    if (high === null) {
      isUnknown = true;
      return [];
    }
    const is = (tags: readonly Tag[]) => place.tags.some((tag) => tags.includes(tag));
    const isAtNoon = high >= HEAT.celsius && item.start < HEAT.to && item.end > HEAT.from;
    const isInHeat = isAtNoon && !is(COOLING);
    isCooled ||= isAtNoon && !isInHeat;
    const isInFrost = high < FROST.celsius && lengthOf(item) > FROST.minutes && !is(OF_WINTER);
    const line = `Day ${day.n}: ${item.name}, ${item.start}–${item.end}, outdoors at about ${high} °C by day`;
    facts.push(line);
    return isInHeat || isInFrost ? [{ name: item.name, line }] : [];
  });
  if (plan.days.length > 0 && visits.length === 0) return { result: 'passed', text: copy.none, facts };
  if (against.length > 0)
    return {
      result: 'stated',
      text: copy.stated(against.map(({ name }) => name)),
      facts: against.map(({ line }) => line),
    };
  return isUnknown
    ? { result: 'stated', text: copy.unknown, facts }
    : { result: 'passed', text: isCooled ? copy.cooled : copy.passed, facts };
}

/** Of a country with several towns the climate is measured in one of them, and unknown in the others. */
function highOn({ destinationId, cityId, date }: PlanDay, { world }: Evidence): number | null {
  const known = world.catalogue.destination.get(destinationId);
  const town = known?.cities.find(({ city }) => city.id === cityId)?.city.name;
  const climate = known?.facts.climate;
  const isThere = known?.cities.length === 1 || (town !== undefined && climate?.station.includes(town));
  return isThere ? (climate?.high[Number(date.slice(5, 7)) - 1] ?? null) : null;
}
