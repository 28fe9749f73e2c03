/**
 * The checks, by a reader of the finished answer who does not know how
 * it was made: it has its own arithmetic of distances, hours and ages, and shares
 * with the planner nothing but the types of the data.
 */
import type { Check, CheckName } from '../plan.ts';
import type { Reading } from '../reading.ts';
import type { World } from '../world.ts';
import { checkDates, checkNights, checkParty, checkSeason } from './check-calendar.ts';
import { checkGaps, checkMealHours } from './check-meal-hours.ts';
import { checkAccess, checkDiet, checkPace } from './check-party.ts';
import { checkOpen, checkPlaces, checkRepeats, checkTown, checkWalking } from './check-places.ts';
import { checkPerformances, checkWays, checkWeather } from './check-plausibility.ts';
import { checkBudget, checkLines } from './check-sums.ts';
import type { Evidence, Finding, Finished } from './evidence.ts';

/** Facts shown for one check; the rest is counted. */
const MOST_FACTS = 8;

const CHECKERS: Readonly<Record<CheckName, (evidence: Evidence) => Finding>> = {
  dates: checkDates,
  nights: checkNights,
  party: checkParty,
  'lines-add-up': checkLines,
  budget: checkBudget,
  'places-real': checkPlaces,
  'right-town': checkTown,
  open: checkOpen,
  'no-repeat': checkRepeats,
  walking: checkWalking,
  pace: checkPace,
  diet: checkDiet,
  access: checkAccess,
  season: checkSeason,
  'meal-hours': checkMealHours,
  'no-gaps': checkGaps,
  performances: checkPerformances,
  ways: checkWays,
  weather: checkWeather,
};

export function checksOf(answer: Finished, reading: Reading, world: World): Check[] {
  return (Object.keys(CHECKERS) as CheckName[]).map((name) => {
    const { facts, ...finding } = CHECKERS[name]({ answer, reading, world });
    const shown = facts.slice(0, MOST_FACTS);
    return {
      name,
      ...finding,
      facts: facts.length > shown.length ? [...shown, `… ${facts.length - shown.length} more`] : shown,
    };
  });
}
