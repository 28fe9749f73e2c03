/** The shape of planned days, counted from the finished plan alone: holes, meals and their hours, rests. */
import type { Catalogue } from '../../src/features/destinations/rules/catalogue.ts';
import { minutesOf } from '../../src/features/destinations/rules/weekly-hours.ts';
import type { Answer } from '../../src/features/planner/rules/answer.ts';
import { overlap, stopsOf } from '../../src/features/planner/rules/options/distinct-plan.ts';
import type { PlanDay, PlanItem } from '../../src/features/planner/rules/plan.ts';

export interface Shape {
  /** Days between arrival and departure. */
  full: number;
  /** Of those, with something left free: hours kept for what was asked, a meal without a table, time of one's own. */
  withFree: number;
  /** Of the full days, those with nothing planned at all, in which there is nothing to be a hole. */
  blank: number;
  /** With two hours or more of which the plan says no more than that they are one's own. */
  ownTime: number;
  /** With hours kept free, and of those the ones with a hole before or after them. */
  kept: number;
  keptHoles: number;
  openMeals: number;
  holes: number;
  longHoles: number;
  noLunch: number;
  noDinner: number;
  dinners: number;
  earlyDinners: number;
  rests: number;
  /** The latest beginning of a dinner; "" before there is one. */
  latestDinner: string;
  /** Plans with something performed in the evening, those in which it is left before the end, and those of which nobody can say when it begins. */
  withShows: number;
  cutShort: number;
  unconfirmed: number;
  cards: number;
  withHotel: number;
  /** Pairs of plans of one answer, and the sum of what they do not share: 1 where no stop is the same. */
  pairs: number;
  difference: number;
}

export const noShape = (): Shape => ({
  ...{
    full: 0,
    withFree: 0,
    blank: 0,
    ownTime: 0,
    kept: 0,
    keptHoles: 0,
    openMeals: 0,
    holes: 0,
    longHoles: 0,
    noLunch: 0,
    noDinner: 0,
  },
  ...{ dinners: 0, earlyDinners: 0, rests: 0, latestDinner: '' },
  ...{ withShows: 0, cutShort: 0, unconfirmed: 0, cards: 0, withHotel: 0, pairs: 0, difference: 0 },
});

const UP_BY = 10 * 60;
const HOLE = 120;
const LONG_HOLE = 180;
const LUNCH = { from: '11:30', to: '15:30' };
const DINNER_FROM = '17:00';
/** Younger ones do not wait for the kitchens. */
const EATS_LATE = 8;
const UNCONFIRMED = /could not confirm/;
const OPEN_MEAL = /^(?:Lunch|Dinner) /;
const KEPT = /^Kept free /;
const OWN_TIME = /^Time of your own/;

export function countDays(answer: Answer, { destination }: Catalogue, shape: Shape): void {
  countCards(answer, shape);
  const isYoung = answer.interpretation.party.children.some((age) => age < EATS_LATE);
  for (const { plan } of answer.recommendations) {
    for (const day of plan.days.slice(1, -1)) countDay(day, shape);
    if (isYoung) continue;
    for (const day of plan.days.slice(1, -1)) {
      const dinner = dinnerOf(day.items);
      const hours = destination.get(day.destinationId)?.mealHours;
      if (!dinner || !hours) continue;
      shape.dinners++;
      if (dinner.start > shape.latestDinner) shape.latestDinner = dinner.start;
      if (dinner.start < hours.dinner.from) shape.earlyDinners++;
    }
  }
}

function countCards({ recommendations }: Answer, shape: Shape): void {
  const own = recommendations.filter(({ plan }) => plan.style !== 'package');
  for (const [i, { plan, checks }] of own.entries()) {
    shape.cards++;
    if (plan.segments.some(({ stay }) => stay)) shape.withHotel++;
    const shows = checks.find(({ name }) => name === 'performances');
    if (shows && shows.facts.length > 0) {
      shape.withShows++;
      if (UNCONFIRMED.test(shows.text)) shape.unconfirmed++;
      else if (shows.result !== 'passed') shape.cutShort++;
    }
    for (const other of own.slice(0, i)) {
      shape.pairs++;
      shape.difference += 1 - overlap(stopsOf(plan), stopsOf(other.plan));
    }
  }
}

const dinnerOf = (items: readonly PlanItem[]) =>
  items.findLast(({ kind, start }) => kind === 'meal' && start >= DINNER_FROM);

function countDay({ items }: PlanDay, shape: Shape): void {
  const placed = items.filter(({ kind }) => kind !== 'transfer');
  shape.full++;
  shape.openMeals += placed.filter(({ name }) => OPEN_MEAL.test(name)).length;
  shape.rests += placed.filter(({ kind }) => kind === 'rest').length;
  if (placed.every(({ kind, name }) => kind === 'free' && !OPEN_MEAL.test(name) && !KEPT.test(name))) {
    shape.blank++;
    shape.withFree++;
    return;
  }
  const isKept = placed.some(({ name }) => KEPT.test(name));
  const longest = longestGap(items);
  if (longest >= HOLE) shape.holes++;
  if (longest >= LONG_HOLE) shape.longHoles++;
  if (isKept) shape.kept++;
  if (isKept && longest >= HOLE) shape.keptHoles++;
  if (placed.some(({ name, start, end }) => OWN_TIME.test(name) && minutesOf(end) - minutesOf(start) >= HOLE))
    shape.ownTime++;
  if (placed.some(({ kind }) => kind === 'free')) {
    shape.withFree++;
    return;
  }
  const lunch = placed.some(({ kind, start }) => kind === 'meal' && start >= LUNCH.from && start <= LUNCH.to);
  if (!lunch) shape.noLunch++;
  if (!dinnerOf(placed)) shape.noDinner++;
}

/** Minutes of which nothing is said, between the end of one thing and the setting out to the next; kept hours are something, and by ten everybody is up. */
export function longestGap(items: readonly PlanItem[]): number {
  let until = UP_BY;
  let longest = 0;
  for (const { kind, start, end, leg } of items) {
    const way = kind === 'transfer' ? 0 : (leg?.minutes ?? 0);
    longest = Math.max(longest, minutesOf(start) - way - until);
    until = Math.max(until, minutesOf(end));
  }
  return longest;
}
