/** Checks of the hours: meals when the place eats, and no long hole that nobody named. */
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
import { checkCopy } from '../../copy/checks.ts';
import type { PlanDay } from '../plan.ts';
import { isPerformed } from '../schedule/performances.ts';
import type { Evidence, Finding } from './evidence.ts';

const EVENING = '17:00';
const WITH_THE_PLACE = 12;
const HOLE = 120;

/** Who has children, or hours to keep, may eat before the place does; the plan says so then. */
export function checkMealHours({ answer: { plan }, reading, world }: Evidence): Finding {
  const copy = checkCopy['meal-hours'];
  const isShow = (placeId = '') => {
    const place = world.catalogue.place.get(placeId);
    return place !== undefined && isPerformed(place);
  };
  const dinners = plan.days.flatMap((day) =>
    day.items
      .filter(({ kind, start }) => kind === 'meal' && start >= EVENING)
      .map(({ name, start, end }) => ({
        line: `Day ${day.n}: ${name}, ${start}`,
        start,
        isBeforeShow: day.items.some((item) => item.start >= end && isShow(item.placeId)),
        from: world.catalogue.destination.get(day.destinationId)?.mealHours?.dinner.from,
      })),
  );
  const facts = dinners.map(({ line }) => line);
  const before = dinners.filter(({ start, from }) => from !== undefined && start < from);
  const early = before.map(({ line }) => line);
  if (early.length > 0) {
    if (before.every(({ isBeforeShow }) => isBeforeShow))
      return { result: 'stated', text: copy.beforeShow(early.length), facts: early };
    const mustBeEarly =
      plan.party.children.some((age) => age < WITH_THE_PLACE) ||
      reading.blocked.length > 0 ||
      reading.dinesAt !== undefined;
    return mustBeEarly
      ? { result: 'stated', text: copy.early(early.length, reading.dinesAt !== undefined), facts: early }
      : { result: 'failed', text: copy.failed, facts: early };
  }
  if (dinners.some(({ from }) => from === undefined)) return { result: 'stated', text: copy.unknown, facts };
  return { result: 'passed', text: dinners.length > 0 ? copy.passed : copy.none, facts };
}

export function checkGaps({ answer: { plan } }: Evidence): Finding {
  const copy = checkCopy['no-gaps'];
  const gaps = plan.days.map((day) => ({ n: day.n, gap: longestGap(day) }));
  const long = gaps.filter(({ gap }) => gap >= HOLE);
  const facts = gaps.map(({ n, gap }) => `Day ${n}: ${gap} min at most without a name`);
  return long.length > 0
    ? { result: 'stated', text: copy.stated(long.length), facts }
    : { result: 'passed', text: copy.passed, facts };
}

function longestGap({ items }: PlanDay): number {
  let [end, longest] = [-1, 0];
  for (const item of items) {
    // A journey is a line of its own, the way to a stop lies before its line.
    const way = item.kind === 'transfer' ? 0 : (item.leg?.minutes ?? 0);
    if (end >= 0) longest = Math.max(longest, minutesOf(item.start) - way - end);
    end = Math.max(end, minutesOf(item.end));
  }
  return longest;
}
