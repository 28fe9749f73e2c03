/** Checks of the party: pace, tables, ages, wheels. */

import { weekdayOf } from '../../../../shared/dates.ts';
import { wordList } from '../../../../shared/word-list.ts';
import type { Place } from '../../../destinations/rules/catalogue.ts';
import type { Diet } from '../../../destinations/rules/tags.ts';
import { checkCopy } from '../../copy/checks.ts';
import { dayCopy } from '../../copy/days.ts';
import type { NeedKind } from '../reading.ts';
import { isRisky } from '../select/allowed-places.ts';
import { stopsIn } from './check-places.ts';
import type { Evidence, Finding } from './evidence.ts';

const MOST_STOPS = { slow: 2, normal: 3, full: 4 } as const;
const ADULT_VENUES = new Set(['bar', 'nightclub', 'strip', 'casino', 'adults-only']);
const WITH_SMALL_CHILDREN = '20:30';
const WITH_CHILDREN = '22:30';

export function checkPace({ answer: { plan }, reading }: Evidence): Finding {
  const { party, pace, earliestStart, latestEnd, workHours, blocked } = reading;
  const youngest = Math.min(...party.children, 99);
  const most = Math.min(MOST_STOPS[pace], youngest < 6 ? 3 : 4);
  const lastEnd = youngest < 6 ? WITH_SMALL_CHILDREN : youngest < 18 ? WITH_CHILDREN : '24:00';
  const wrong: string[] = [];
  let fullest = 0;
  const facts = plan.days.map((day) => {
    const visits = day.items.filter(({ kind }) => kind === 'sight' || kind === 'activity');
    fullest = Math.max(fullest, visits.length);
    if (visits.length > most) wrong.push(`Day ${day.n} has ${visits.length} stops`);
    for (const { kind, name, start, end } of day.items) {
      if (kind !== 'sight' && kind !== 'activity' && kind !== 'meal') continue;
      if (end > lastEnd || (latestEnd && end > latestEnd)) wrong.push(`${name} ends ${end}`);
      if (kind !== 'meal' && earliestStart && start < earliestStart) wrong.push(`${name} begins ${start}`);
      const weekday = weekdayOf(day.date);
      if (kind !== 'meal' && workHours && weekday < 5 && start < workHours.to && end > workHours.from)
        wrong.push(`${name} lies in working hours`);
      const isKept = blocked.some(
        (kept) =>
          (!kept.weekdays || kept.weekdays.includes(weekday)) &&
          (!kept.date || kept.date === day.date) &&
          (kind !== 'meal' || !kept.allows) &&
          start < kept.to &&
          end > kept.from,
      );
      if (isKept) wrong.push(`${name} lies in hours to keep free`);
    }
    return `Day ${day.n}: ${visits.length} ${visits.length === 1 ? 'stop' : 'stops'}, until ${day.items.at(-1)?.end ?? '–'}`;
  });
  return wrong.length > 0
    ? { result: 'failed', text: checkCopy.pace.failed, facts: wrong }
    : { result: 'passed', text: checkCopy.pace.passed(fullest), facts };
}

const ALSO: Partial<Record<Diet, readonly Diet[]>> = {
  vegetarian: ['vegan'],
  pescatarian: ['vegetarian', 'vegan'],
  'lactose-free': ['vegan', 'dairy-free'],
  'dairy-free': ['vegan'],
};

/** Food of which no kitchen has told us anything. */
const OF_FOOD: readonly NeedKind[] = wordList(
  'other-allergy other-food jain nothing-raw no-red-meat no-pork no-beef mild-food meatless-days',
);

export function checkDiet(evidence: Evidence): Finding {
  const { reading, answer } = evidence;
  if (reading.diet.length === 0 && reading.allergies.length === 0) {
    const asked = reading.needs.filter(({ kind }) => OF_FOOD.includes(kind));
    return asked.length > 0
      ? { result: 'stated', text: checkCopy.diet.toAskThere, facts: [] }
      : { result: 'passed', text: checkCopy.diet.none, facts: [] };
  }
  if (answer.packageId !== undefined)
    return { result: 'stated', text: checkCopy.diet.stated, facts: [...reading.diet, ...reading.allergies] };
  const meals = stopsIn(evidence).flatMap(({ item, place }) =>
    item.kind === 'meal' && place ? [{ item, place }] : [],
  );
  const serves = (place: Place, diet: Diet) =>
    place.diet.includes(diet) || (ALSO[diet]?.some((other) => place.diet.includes(other)) ?? false);
  const wrong = meals.filter(
    ({ place }) => reading.diet.some((diet) => !serves(place, diet)) || isRisky(place, reading),
  );
  if (wrong.length > 0)
    return { result: 'failed', text: checkCopy.diet.failed, facts: wrong.map(({ item }) => item.name) };
  const toAsk = answer.plan.days.flatMap(({ n, items }) =>
    items.flatMap(({ why = '', name }) => (dayCopy.isHouseToAsk(why) ? `Day ${n}: ${name}: ${why}` : [])),
  );
  if (toAsk.length > 0) return { result: 'stated', text: checkCopy.diet.toAsk(toAsk.length), facts: toAsk };
  return {
    ...(isTagged(evidence)
      ? { result: 'stated', text: checkCopy.diet.tagged }
      : reading.allergies.length > 0
        ? { result: 'stated', text: checkCopy.diet.unasked }
        : { result: 'passed', text: checkCopy.diet.passed }),
    facts: meals.map(
      ({ item, place }) =>
        `${item.name}: ${place.diet.length > 0 ? place.diet.join(', ') : 'no diet recorded'}${place.allergenRisk.length > 0 ? `; risk: ${place.allergenRisk.join(', ')}` : ''}`,
    ),
  };
}

/** Known from the tags of a map alone. */
function isTagged({ answer, world }: Evidence): boolean {
  return answer.plan.segments.some(({ destinationId }) => world.catalogue.destination.get(destinationId)?.open);
}

export function checkAccess(evidence: Evidence): Finding {
  const { party, access } = evidence.reading;
  const wheels = access.includes('wheelchair') || access.includes('step-free');
  const youngest = Math.min(...party.children, 99);
  if (!wheels && youngest >= 18) return { result: 'passed', text: checkCopy.access.none, facts: [] };
  const wrong: string[] = [];
  const partial: string[] = [];
  const facts: string[] = [];
  for (const { item, place } of stopsIn(evidence)) {
    if (!place) continue;
    if (youngest < 18 && (!place.kids || place.minAge > youngest || place.tags.some((tag) => ADULT_VENUES.has(tag))))
      wrong.push(`${item.name} is not for age ${youngest}`);
    if (wheels && (place.wheelchair === 'no' || place.wheelchair === 'unknown'))
      wrong.push(`${item.name}: access ${place.wheelchair}`);
    if (wheels && (place.wheelchair === 'partial' || place.wheelchair === 'to-ask'))
      (item.note ? partial : wrong).push(`${item.name}: ${item.note ?? 'partial, without a note'}`);
    facts.push(
      wheels
        ? `${item.name}: ${place.wheelchair}`
        : `${item.name}: ${place.minAge > 0 ? `from ${place.minAge}` : 'any age'}`,
    );
  }
  if (wrong.length > 0) return { result: 'failed', text: checkCopy.access.failed, facts: wrong };
  if (wheels && isTagged(evidence))
    return { result: 'stated', text: partial.length > 0 ? checkCopy.access.toAsk : checkCopy.access.tagged, facts };
  if (partial.length > 0) return { result: 'stated', text: checkCopy.access.stated, facts: partial };
  return { result: 'passed', text: checkCopy.access.passed, facts };
}
