/**
 * Which destinations answer an open wish: what is impossible goes out, the rest
 * is scored, and the answer is spread so that three proposals are not one thrice.
 */
import type { CalendarDay } from '../../../../shared/dates.ts';
import type { KnownPlace } from '../../../destinations/rules/catalogue.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import { estimate } from '../price/estimate-stay.ts';
import { hoursBetween } from '../price/flights.ts';
import type { Reading } from '../reading.ts';
import type { World } from '../world.ts';
import { allowedIn } from './allowed-places.ts';
import { routeIn } from './choose-route.ts';
import { matchesKeyword } from './match-keywords.ts';
import type { PartyLimits } from './party-limits.ts';
import { climateIn, fitsClimate, fitsLimits, monthOf, seasonConflict, seasonFit } from './season-fit.ts';
import { isToldThere } from './told-there.ts';
import { wayWithoutFlying } from './without-flying.ts';

const LONG_HAUL_HOURS = 6;
const LAMBDA = 0.7;
/** As much as a season at its best, so that neither season nor budget is overruled. */
const LEANING = 0.2;

export interface Ranked {
  readonly known: KnownPlace;
  readonly score: number;
}

/** Best first, spread. With fewer than `least` left, wishes about climate and distance give way, in this order. */
export function rankDestinations(
  reading: Reading,
  needs: PartyLimits,
  world: World,
  startDate: CalendarDay,
  least: number,
): KnownPlace[] {
  const month = monthOf(startDate);
  const open = withoutFlying(
    world.catalogue.destinations.filter((known) => !isExcluded(known, reading) && seasonFit(known.facts, month) > 0),
    reading,
    world,
  );
  const strict = open.filter(
    (known) =>
      inRegions(known, reading) &&
      isOfKind(known, reading) &&
      fitsClimate(known, month, reading.search.climate) &&
      fitsLimits(known, month, reading.search.temperature) &&
      inReach(known, reading, world),
  );
  const warmish = open.filter(
    (known) => inRegions(known, reading) && inReach(known, reading, world) && !strict.includes(known),
  );
  const anywhere = open.filter((known) => !strict.includes(known) && !warmish.includes(known));
  const scored = (list: readonly KnownPlace[]): Ranked[] =>
    list.map((known) => ({ known, score: scoreOf(known, reading, needs, world, startDate) }));
  const first = spread(scored(strict), 6, []);
  if (first.length >= least) return first;
  const byWarmth =
    reading.search.climate === 'warm'
      ? warmish.toSorted((a, b) => warmthOf(b, month) - warmthOf(a, month)).slice(0, 5)
      : warmish;
  const second = [...first, ...spread(scored(byWarmth), least - first.length, first)];
  return second.length >= least ? second : [...second, ...spread(scored(anywhere), least - second.length, second)];
}

/** Who does not fly is sent nowhere that one flies to, as long as there is another place. */
function withoutFlying(places: readonly KnownPlace[], reading: Reading, world: World): readonly KnownPlace[] {
  if (!reading.search.noFlight) return places;
  const reached = places.filter((known) => ['overland', 'unknown'].includes(wayWithoutFlying(known, reading, world)));
  return reached.length > 0 ? reached : places;
}

/** Unknown ones come last. */
function warmthOf({ facts }: KnownPlace, month: number): number {
  return climateIn(facts, month).high ?? -100;
}

function isExcluded({ id, facts }: KnownPlace, { excludes }: Reading): boolean {
  return excludes.includes(id) || (facts.country === 'ES' && excludes.includes('spain'));
}

function inReach(known: KnownPlace, { search, origin }: Reading, world: World): boolean {
  const from = origin && world.origin(origin.code);
  const city = known.cities[0]?.city;
  if (!from || !city) return true;
  const hours = hoursBetween(from, city);
  if (search.noFlight) return hours < 1.6;
  return !search.noLongHaul || hours <= LONG_HAUL_HOURS;
}

function inRegions({ id }: KnownPlace, { search }: Reading): boolean {
  return !search.within || search.within.length === 0 || search.within.includes(id);
}

/** One of the sorts that were asked for, none that was ruled out. */
function isOfKind({ kinds }: KnownPlace, { search }: Reading): boolean {
  if (search.notKinds?.some((kind) => kinds.includes(kind))) return false;
  return !search.kinds || search.kinds.length === 0 || search.kinds.some((kind) => kinds.includes(kind));
}

function scoreOf(
  known: KnownPlace,
  reading: Reading,
  needs: PartyLimits,
  world: World,
  startDate: CalendarDay,
): number {
  const month = monthOf(startDate);
  const sights = known.cities.flatMap((book) => allowedIn(book, needs, reading).sights);
  const tables = known.cities.flatMap((book) => allowedIn(book, needs, reading).tables);
  const covered = (tags: readonly Tag[]) =>
    Math.min(1, [...sights, ...tables].filter((place) => place.tags.some((tag) => tags.includes(tag))).length / 3);
  const wanted = (Object.keys(reading.weights) as Tag[]).toSorted();
  const { things = [] } = reading;
  const total = wanted.reduce((sum, tag) => sum + (reading.weights[tag] ?? 0), 0) + things.length;
  const there = things.filter(
    (thing) =>
      [...sights, ...tables].some((place) => matchesKeyword(place, thing)) ||
      isToldThere(known, thing, { startDate, nights: reading.nights }),
  ).length;
  const interest =
    total > 0
      ? (there + wanted.reduce((sum, tag) => sum + (reading.weights[tag] ?? 0) * covered([tag]), 0)) / total
      : 0.5;
  const clash = seasonConflict(reading, known, month) ? 0.35 : 0;
  const fit = budgetFit(known, reading, world, startDate);
  const party = reading.party.children.length > 0 ? covered(['family', 'playground', 'aquarium', 'zoo']) : 0.7;
  const tables3 = Math.min(1, tables.length / Math.max(4, reading.nights));
  const offered = world.packages.some(
    ({ destinationId, departsOn }) =>
      destinationId === known.id && departsOn >= reading.startFrom && departsOn <= reading.startTo,
  )
    ? 1
    : 0;
  const { high } = climateIn(known.facts, month);
  const weather = reading.search.climate === 'warm' && high !== null ? Math.min(1, Math.max(0, (high - 18) / 8)) : 0.5;
  return (
    0.35 * interest +
    0.2 * seasonFit(known.facts, month) +
    0.2 * fit +
    0.1 * party +
    0.1 * tables3 +
    0.05 * offered +
    0.1 * weather +
    (reading.leaning?.destinations.includes(known.id) ? LEANING : 0) -
    clash -
    wayTo(known, reading, world) -
    (fit === 0 ? 0.4 : 0)
  );
}

/** Who wants no long way would rather have a short one: so much for an hour in the air. */
const AN_HOUR = 0.05;

function wayTo({ cities }: KnownPlace, { search, origin }: Reading, world: World): number {
  const from = origin && world.origin(origin.code);
  const city = cities[0]?.city;
  return (search.noLongHaul || search.noFlight) && from && city ? AN_HOUR * hoursBetween(from, city) : 0;
}

/** Neither for a place nor against it. */
const UNKNOWN_FIT = 0.5;

/** 1 when a comfortable stay fits, less when only a simple one does, 0 when none. */
function budgetFit(known: KnownPlace, reading: Reading, world: World, startDate: CalendarDay): number {
  const limit = reading.budget.groupTotal;
  if (limit === undefined) return 0.7;
  const segments = routeIn(known, {
    reading,
    nights: reading.nights,
    style: 'best-match',
    avoid: new Set(),
    cheapest: false,
  });
  const cost = (tier: 'low' | 'mid') => estimate({ reading, segments, startDate, tier }, world);
  const [mid, low] = [cost('mid'), cost('low')];
  if (mid === null || low === null) return UNKNOWN_FIT;
  return mid <= limit ? 1 : low <= limit * 0.95 ? 0.55 : 0;
}

function spread(ranked: readonly Ranked[], count: number, taken: readonly KnownPlace[]): KnownPlace[] {
  const chosen: KnownPlace[] = [];
  const left = ranked.toSorted((a, b) => b.score - a.score || (a.known.id < b.known.id ? -1 : 1));
  while (chosen.length < count && left.length > 0) {
    const worth = ({ known, score }: Ranked) =>
      LAMBDA * score - (1 - LAMBDA) * Math.max(0, ...[...taken, ...chosen].map((other) => likeness(known, other)));
    const best = left.reduce((most, next) => (worth(next) > worth(most) + 1e-9 ? next : most));
    chosen.push(best.known);
    left.splice(left.indexOf(best), 1);
  }
  return chosen;
}

function likeness(a: KnownPlace, b: KnownPlace): number {
  return (a.facts.country === b.facts.country ? 0.35 : 0) + (a.region === b.region ? 0.15 : 0);
}
