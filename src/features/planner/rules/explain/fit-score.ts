/**
 * How well a finished plan meets the wish it was made for, from 1 to 5 with one decimal. It says nothing of how good a
 * place is: it counts what was asked for and what of it stands in the plan.
 *
 *   fit = 1 + 4 × Σ weight · met / Σ weight
 *
 * over the parts of the wish below; a part nobody asked for is left out. What is met lies between 0 and 1:
 *
 *   place      3   the share of the asked-for destinations the plan goes to; 0 where one was asked for that we do not know
 *   interests  3   the share of the interests said in so many words that a stop answers
 *   sights     2   the share of the places named that are in the plan
 *   budget     3   1 within it; over it 1 − 2 × the part that is too much, and never below 0; ½ where the price is not known
 *   days       2   the checks of dates and nights
 *   people     2   the checks of pace, and of diet and access where somebody needs them
 *   season     1   the check of the season
 *
 * A check counts 1 when it has passed, ½ when the plan says that it is not met, 0 when it has failed.
 */
import type { PlannedTrip } from '../answer.ts';
import type { CheckName } from '../plan.ts';
import type { Reading } from '../reading.ts';
import { statedInterests } from '../select/match-keywords.ts';
import type { World } from '../world.ts';

type Planned = Pick<PlannedTrip, 'plan' | 'checks'>;

const WEIGHTS = { place: 3, interests: 3, sights: 2, budget: 3, days: 2, people: 2, season: 1 } as const;
type Part = keyof typeof WEIGHTS;
/** By how much a part of the wish is met, 0 to 1; null: nobody asked. */
type Met = number | null;

const MET = { passed: 1, stated: 0.5, failed: 0 } as const;

export function fitScore(planned: Planned, reading: Reading, world: World): number {
  const met: Readonly<Record<Part, Met>> = {
    place: placeMet(planned, reading),
    interests: interestsMet(planned, reading, world),
    sights: sightsMet(planned, reading),
    budget: budgetMet(planned, reading),
    days: checksMet(planned, ['dates', 'nights']),
    people: checksMet(planned, ['pace', ...neededBy(reading)]),
    season: checksMet(planned, ['season']),
  };
  let [points, most] = [0, 0];
  for (const part of Object.keys(WEIGHTS) as Part[]) {
    const share = met[part];
    if (share === null) continue;
    points += WEIGHTS[part] * share;
    most += WEIGHTS[part];
  }
  return Math.round(10 * (1 + (4 * points) / most)) / 10;
}

function placeMet({ plan }: Planned, { destinationMode, destinations, unknownPlaces }: Reading): Met {
  const asked = destinations.map(({ id }) => id);
  if (asked.length + unknownPlaces.length === 0) return null;
  const there = new Set(plan.segments.map(({ destinationId }) => destinationId));
  if (destinationMode === 'choice') return asked.some((id) => there.has(id)) ? 1 : 0;
  return asked.filter((id) => there.has(id)).length / (asked.length + unknownPlaces.length);
}

function interestsMet(planned: Planned, reading: Reading, world: World): Met {
  const said = statedInterests(reading);
  const offered = new Set(placesIn(planned).flatMap((id) => world.catalogue.place.get(id)?.tags ?? []));
  return shareOf(said, (tag) => offered.has(tag));
}

function sightsMet(planned: Planned, { wantedPlaces }: Reading): Met {
  const kept = new Set(placesIn(planned));
  return shareOf(wantedPlaces, (id) => kept.has(id));
}

function budgetMet({ plan: { cost } }: Planned, { budget: { groupTotal } }: Reading): Met {
  if (groupTotal === undefined) return null;
  if (cost.total === null || cost.verdict === 'unknown' || cost.verdict === 'may-fit') return MET.stated;
  if (cost.verdict === 'within') return 1;
  return Math.max(0, 1 - (2 * (cost.overBy ?? 0)) / groupTotal);
}

function neededBy({ diet, allergies, access, party }: Reading): CheckName[] {
  return [
    ...(diet.length + allergies.length > 0 ? (['diet'] as const) : []),
    ...(access.length > 0 || party.children.some((age) => age < 18) ? (['access'] as const) : []),
  ];
}

function checksMet({ checks }: Planned, names: readonly CheckName[]): Met {
  const judged = checks.filter(({ name }) => names.includes(name));
  return judged.length === 0 ? null : judged.reduce((sum, { result }) => sum + MET[result], 0) / judged.length;
}

function shareOf<T>(wanted: readonly T[], isMet: (one: T) => boolean): Met {
  return wanted.length === 0 ? null : wanted.filter(isMet).length / wanted.length;
}

function placesIn({ plan }: Planned): string[] {
  return plan.days.flatMap(({ items }) => items.flatMap(({ placeId }) => placeId ?? []));
}
