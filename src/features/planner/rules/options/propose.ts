/**
 * Which plans an answer consists of: packages that fit come first, then one plan
 * a destination or three styles of one destination. At least three where there is
 * anything to propose, never more than six.
 */
import type { KnownPlace } from '../../../destinations/rules/catalogue.ts';
import { kmBetween } from '../../../destinations/rules/position.ts';
import { explainCopy } from '../../copy/explain.ts';
import { overCopy } from '../../copy/over-budget.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { spentOf } from '../price/budget-limit.ts';
import { money } from '../price/currency.ts';
import { estimate } from '../price/estimate-stay.ts';
import type { Reading } from '../reading.ts';
import { routeIn, routeThrough } from '../select/choose-route.ts';
import type { PartyLimits } from '../select/party-limits.ts';
import type { Style } from '../select/place-score.ts';
import { rankDestinations } from '../select/rank-destinations.ts';
import { fitsLimits, monthOf, seasonConflict, withoutClash } from '../select/season-fit.ts';
import { inSpirit } from '../select/similar-places.ts';
import type { World } from '../world.ts';
import { shorterOnLifts } from './budget-suggestions.ts';
import { buildPlan } from './build-plan.ts';
import type { CheaperDestinations } from './cheaper-destinations.ts';
import { basesOf, distinctPlan, retryUntilDistinct, THRIFT } from './distinct-plan.ts';
import { fits, packageDraft } from './package-proposal.ts';
import { HIGHER, type PlanTier, tierFor, tierForStyle } from './plan-tiers.ts';

export interface Proposal {
  readonly draft: PricedDraft;
  readonly before: readonly string[];
  readonly packageId?: string;
  readonly image: string;
}

const LEAST = 3;
const MOST = 6;
/** So far over and another quarter will not help: then other places are proposed too. */
const HOPELESS = 1.6;
const NEXT_DOOR_KM = 150;

export function propose(
  reading: Reading,
  needs: PartyLimits,
  world: World,
  elsewhere: CheaperDestinations,
): Proposal[] {
  const asked = reading.destinations.flatMap(({ id }) => world.catalogue.destination.get(id) ?? []);
  const own = [...new Set(asked)];
  if (reading.destinationMode === 'multi' && asked.length > 1 && own.length > 1)
    return journeys(asked, reading, needs, world);
  const first = own[0];
  const towns = first && own.length === 1 ? townsToChoose(reading) : [];
  if (first && towns.length > 1) return oneTownEach(first, towns, needs, world);
  if (first && own.length === 1 && reading.destinationMode !== 'open')
    return [...packagesAt([first], reading, needs, world), ...atOne(first, reading, needs, world, elsewhere)].slice(
      0,
      MOST,
    );
  if (own.length > 1)
    return [
      ...packagesAt(own, reading, needs, world),
      ...oneEach(coolFirst(own, reading), reading, needs, world),
    ].slice(0, MOST);
  const here = nextDoor(reading, world);
  const others = rankDestinations(inSpirit(reading, world), needs, world, reading.startDate, LEAST);
  const ranked = [...here, ...others.filter((known) => !here.includes(known))];
  const [best] = ranked;
  return best
    ? [
        ...packagesAt([best], reading, needs, world),
        ...payableFirst(oneEach(ranked.slice(0, LEAST + 1), reading, needs, world, LEAST)),
      ].slice(0, MOST)
    : [];
}

/** What open data tells of next to the place that cannot be planned: it has its weather, and may be what one came for. */
function nextDoor({ destinationMode, unknownPlaces, excludes }: Reading, { whereIs, catalogue }: World): KnownPlace[] {
  if (destinationMode !== 'uncovered') return [];
  const asked = unknownPlaces.flatMap((name) => whereIs(name) ?? []);
  return catalogue.destinations.filter(
    ({ id, open, cities }) =>
      open !== undefined &&
      !excludes.includes(id) &&
      asked.some((at) => cities.some(({ city }) => kmBetween(at, city) <= NEXT_DOOR_KM)),
  );
}

/** "Austin, or Copenhagen if that is too hot": what keeps to a limit of warmth stands before what does not. */
function coolFirst(own: readonly KnownPlace[], { search, startDate }: Reading): KnownPlace[] {
  const fits = (known: KnownPlace) => fitsLimits(known, monthOf(startDate), search.temperature);
  return [...own.filter(fits), ...own.filter((known) => !fits(known))];
}

/** "Rome or Venice": the same country, and still a choice. One wish for each town. */
function townsToChoose(reading: Reading): Reading[] {
  const [only] = reading.destinations;
  if (!only?.oneOfCities) return [];
  return (only.cities ?? [])
    .slice(0, MOST)
    .map(({ id }) => ({ ...reading, destinations: [{ id: only.id, city: id }] }));
}

function oneTownEach(known: KnownPlace, wishes: readonly Reading[], needs: PartyLimits, world: World): Proposal[] {
  const drafts = wishes.flatMap((wish) => distinctPlan(known, 'best-match', wish, needs, world, []) ?? []);
  for (const [i, wish] of wishes.entries()) {
    const best = drafts[i];
    const thrifty = best && drafts.length < LEAST ? distinctPlan(known, 'value', wish, needs, world, [best]) : null;
    if (best && thrifty) drafts.push(named(thrifty, best));
  }
  return drafts.map((draft) => asked(draft, known));
}

function packagesAt(places: readonly KnownPlace[], reading: Reading, needs: PartyLimits, world: World): Proposal[] {
  return places.flatMap(({ id }) => {
    const trip = world.packages.find((known) => known.destinationId === id && fits(known, reading, needs));
    const draft = trip && packageDraft(trip, reading, needs, world);
    if (!draft) return [];
    const before = [
      explainCopy.package(trip.name, trip.availableSpots, needs.heads),
      explainCopy.packageIncludes(trip.features),
      explainCopy.packageExcludes,
    ];
    return [{ draft, before, packageId: trip.id, image: trip.image }];
  });
}

/** Three styles of one place; where it cannot be paid or is out of season, the least it can cost and other places beside it. */
function atOne(
  known: KnownPlace,
  wish: Reading,
  needs: PartyLimits,
  world: World,
  elsewhere: CheaperDestinations,
): Proposal[] {
  const clash = seasonConflict(wish, known, monthOf(wish.startDate));
  const reading = clash ? withoutClash(wish, clash) : wish;
  const best = distinctPlan(known, 'best-match', reading, needs, world, []);
  if (!best) return [];
  const limit = reading.budget.groupTotal;
  const spent = spentOf(best.cost);
  if (limit !== undefined && spent !== null && spent > limit * HOPELESS) {
    const others = elsewhere(reading, needs, limit, LEAST - 1);
    if (others.length > 0) {
      const least = distinctPlan(known, 'value', reading, needs, world, [best]);
      const own = nearestFirst(least ? [best, named(least, best)] : [best]);
      return [...own.map((draft) => asked(draft, known)), ...others.map((draft, at) => instead(draft, at))];
    }
  }
  const drafts = [best];
  const styles: readonly Style[] = clash ? ['value'] : ['value', thirdStyle(known, best, reading, world)];
  for (const style of styles) {
    const draft = distinctPlan(known, style, reading, needs, world, drafts);
    if (draft) drafts.push(named(draft, best));
  }
  const nearest = nearestFirst(drafts);
  const short = nearest[0] ? shorterOnLifts(nearest[0], world) : null;
  const proposals = [
    ...(short && limit !== undefined ? [shorter(short, best, limit)] : []),
    ...nearest.map((draft) => asked(draft, known)),
  ];
  if (!clash) return proposals;
  const climate = clash === 'sea' ? 'warm' : 'snow';
  const ranked = rankDestinations(
    {
      ...wish,
      search: { climate, regions: [], noLongHaul: wish.search.noLongHaul, noFlight: wish.search.noFlight },
      excludes: [...reading.excludes, known.id],
    },
    needs,
    world,
    reading.startDate,
    1,
  );
  return [...proposals, ...ranked.slice(0, 1).flatMap((other) => insteadOf(other, wish, needs, world))];
}

function oneEach(
  places: readonly KnownPlace[],
  reading: Reading,
  needs: PartyLimits,
  world: World,
  most = MOST,
): Proposal[] {
  const proposals = places.flatMap((known) => {
    const draft = distinctPlan(known, 'best-match', reading, needs, world, []);
    return draft ? [asked(draft, known)] : [];
  });
  const chosen = proposals.slice(0, most);
  for (const known of places) {
    if (chosen.length >= LEAST) break;
    const earlier = chosen.filter(({ draft }) => draft.brief.segments[0]?.known === known).map(({ draft }) => draft);
    const draft = distinctPlan(known, 'value', reading, needs, world, earlier);
    if (draft) chosen.push(asked(draft, known));
  }
  return chosen;
}

function journeys(places: readonly KnownPlace[], reading: Reading, needs: PartyLimits, world: World): Proposal[] {
  const drafts: PricedDraft[] = [];
  for (const style of ['best-match', 'value', 'slow'] as const) {
    const draft = retryUntilDistinct(
      (leftOut) => {
        const route = (cheapest: boolean | 'anywhere', tier?: PlanTier) => {
          const avoid = basesOf(drafts);
          return routeThrough(places, {
            reading,
            nights: reading.nights,
            style,
            avoid,
            cheapest,
            ...(tier && { tier }),
          });
        };
        const tier = tierForStyle(tierFor(reading, route(false), reading.startDate, world), style);
        return buildPlan({ reading, needs, style, startDate: reading.startDate, ...leftOut, tier, route }, world);
      },
      drafts,
      places,
      reading,
      needs,
      world,
    );
    if (draft) drafts.push(draft);
  }
  return nearestFirst(drafts).flatMap((draft) => (places[0] ? [asked(draft, places[0])] : []));
}

/** The better room when the budget carries it, else the slower days. */
function thirdStyle(known: KnownPlace, best: PricedDraft, reading: Reading, world: World): Style {
  const { groupTotal, tier } = reading.budget;
  if (reading.pace === 'slow' || groupTotal === undefined || tier === 'low' || best.brief.tier === 'high')
    return 'slow';
  const segments = routeIn(known, {
    reading,
    nights: reading.nights,
    style: 'splurge',
    avoid: new Set(),
    cheapest: false,
  });
  const price = estimate({ reading, segments, startDate: reading.startDate, tier: HIGHER[best.brief.tier] }, world);
  return price !== null && price <= groupTotal * 0.95 ? 'splurge' : 'slow';
}

/** Where the plan that suits best is over budget, what comes nearest to the budget stands before it. */
function nearestFirst(drafts: readonly PricedDraft[]): readonly PricedDraft[] {
  if (drafts[0]?.cost.verdict !== 'over') return drafts;
  const spent = ({ cost }: PricedDraft) => spentOf(cost) ?? Number.POSITIVE_INFINITY;
  return drafts.toSorted((a, b) => spent(a) - spent(b));
}

/** Of places that nobody named, those that the budget pays. */
const payableFirst = (proposals: readonly Proposal[]) =>
  proposals.toSorted((a, b) => Number(a.draft.cost.verdict === 'over') - Number(b.draft.cost.verdict === 'over'));

function insteadOf(known: KnownPlace, reading: Reading, needs: PartyLimits, world: World): Proposal[] {
  const draft = distinctPlan(known, 'best-match', reading, needs, world, []);
  return draft ? [instead(draft)] : [];
}

function instead(draft: PricedDraft, at = 0): Proposal {
  const known = draft.brief.segments[0]?.known;
  return { draft, before: known ? [explainCopy.instead(known.name, at)] : [], image: known?.image ?? '' };
}

/** A version that could not be made cheaper, or better, does not call itself so. */
function named(draft: PricedDraft, best: PricedDraft): PricedDraft {
  const { style, tier } = draft.brief;
  const [total, dearest] = [draft.cost.total, best.cost.total];
  const isThrifty = style === 'value' && total !== null && dearest !== null && total < dearest * (THRIFT + 0.02);
  const isBetter = style === 'splurge' && tier !== best.brief.tier && tier !== 'low';
  if (isThrifty || isBetter || style === 'slow') return draft;
  return { ...draft, brief: { ...draft.brief, style: 'best-match' } };
}

/** Their main wish for fewer nights, before all nights without it. */
function shorter(draft: PricedDraft, { brief }: PricedDraft, limit: number): Proposal {
  const { currency } = draft.cost;
  const before = [overCopy.shorter(draft.brief.nights, brief.nights, money(limit, currency))];
  return { draft, before, image: draft.brief.segments[0]?.known.image ?? '' };
}

function asked(draft: PricedDraft, { image }: KnownPlace): Proposal {
  return { draft, before: [], image };
}
