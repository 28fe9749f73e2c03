/**
 * One plan that keeps to the budget as long as any plan can: the wished price
 * class first, then simpler beds, the cheapest quarter, and at last no paid
 * sights. What still does not fit is returned as it is, over budget.
 */

import { dayCopy } from '../../copy/days.ts';
import type { Brief, PricedDraft, Segment } from '../plan-draft.ts';
import { bedsOf } from '../price/beds.ts';
import { isPaidFrom, spentOf } from '../price/budget-limit.ts';
import { ratesInto, scaled, sumOf, times } from '../price/currency.ts';
import { estimate } from '../price/estimate-stay.ts';
import { CONTINGENCY, costOf } from '../price/plan-cost.ts';
import type { Reading } from '../reading.ts';
import { schedule } from '../schedule/schedule.ts';
import { interestIn } from '../select/place-score.ts';
import type { World } from '../world.ts';
import { answersMore, placesLeftOut } from './places-left-out.ts';
import { HOPELESS, type PlanTier, SIMPLER } from './plan-tiers.ts';

export interface Wanted
  extends Pick<Brief, 'reading' | 'needs' | 'style' | 'startDate' | 'banned' | 'shared' | 'tier'> {
  /** Tighter than the budget: a thrifty version must cost less than the one beside it. */
  readonly ceiling?: number;
  /** The route, on the style's bases or on the cheapest ones, near by or anywhere; with houses of the class, where one is given. */
  readonly route: (cheapest: boolean | 'anywhere', tier?: PlanTier) => readonly Segment[];
}

export function buildPlan(wanted: Wanted, world: World): PricedDraft | null {
  const { reading, tier } = wanted;
  const limit = wanted.ceiling ?? reading.budget.groupTotal;
  let best: PricedDraft | null = null;
  let before: readonly Segment[] = [];
  for (const step of stepsFrom(tier)) {
    const segments = wanted.route(step.cheapest, step.tier);
    if (segments.length === 0 || (step.freeOnly && isUnpriced(segments))) return best ?? leastOfOpen(wanted, world);
    const isLast = step.freeOnly;
    // In the cheapest quarter already: it would be the same plan again.
    if (step.cheapest && !isLast && isSameBed(segments, before)) continue;
    before = segments;
    const guess = estimate({ reading, segments, startDate: wanted.startDate, tier: step.tier }, world);
    if (limit !== undefined && !isLast && guess !== null && guess > limit * HOPELESS) continue;
    if (!isLast && isDearNight(wanted, segments, step.tier, world)) continue;
    const draft = draftOf(wanted, step, segments, world);
    if (best && isBare(draft)) continue;
    const spent = spentOf(draft.cost);
    // What nobody can price is not made simpler for a limit it cannot be held against.
    if (spent === null || limit === undefined) return withLeftOut(draft, wanted, step, null, world).draft;
    if (spent <= limit) return finished(draft, wanted, step, limit, world);
    const least = best && spentOf(best.cost);
    if (least === null || spent < least) best = draft;
  }
  return leastOf(wanted, best, limit, world);
}

const isSameBed = (some: readonly Segment[], others: readonly Segment[]) =>
  some.length === others.length &&
  some.every(({ base, nights }, i) => base === others[i]?.base && nights === others[i]?.nights);

/** What open data cannot make cheaper is still told, with what it comes to. */
function leastOfOpen(wanted: Wanted, world: World): PricedDraft | null {
  const segments = wanted.route(true, 'low');
  return segments.length === 0 ? null : draftOf(wanted, { ...LEAST, ...CHEAP_BEDS }, segments, world);
}

/** Beds above what a night may cost, where that was said beside the whole. */
function isDearNight(
  { reading, startDate }: Wanted,
  segments: readonly Segment[],
  tier: PlanTier,
  { rates }: World,
): boolean {
  const { perNight, currency } = reading.budget;
  if (perNight === undefined) return false;
  const rate = ratesInto(rates, currency);
  return bedsOf({ segments, startDate, tier, reading }).some(({ segment, rooms, perNight: price }) => {
    const asked = times(scaled(price, rooms), rate(segment.known.facts.currency));
    return asked !== null && Math.round(asked) > perNight;
  });
}

/** Where no step fits: the least of all, if that fits or the plan is the thrifty one; the bare days of it suit nobody else. */
function leastOf(
  wanted: Wanted,
  best: PricedDraft | null,
  limit: number | undefined,
  world: World,
): PricedDraft | null {
  const segments = wanted.route(true);
  if (limit === undefined || segments.length === 0 || isUnpriced(segments)) return best;
  const before = best && spentOf(best.cost);
  let bare: Tried | null = null;
  for (const step of [{ ...LEAST, mealLimit: MODEST }, { ...LEAST, frugal: false }, LEAST]) {
    const least = draftOf(wanted, step, segments, world);
    const spent = spentOf(least.cost);
    if (spent === null || before === null || spent >= before || isBare(least)) continue;
    if (spent > limit && step === LEAST && wanted.style === 'value' && !bare) return least;
    if (spent > limit) continue;
    const kept = withAsked(least, wanted, step, limit, world);
    if (hasWhatTheyCameFor(kept.draft, wanted.reading, world)) return withTables(kept, wanted, limit, world);
    bare ??= kept;
  }
  return bare ? withTables(bare, wanted, limit, world) : best;
}

const finished = (draft: PricedDraft, wanted: Wanted, step: Step, limit: number, world: World) =>
  withTables(withAsked(draft, wanted, step, limit, world), wanted, limit, world);

interface Tried {
  readonly draft: PricedDraft;
  readonly step: Step;
}

/** What still costs more than is left is tried with plainer beds, unless the beds are what they asked for. */
function withAsked(draft: PricedDraft, wanted: Wanted, step: Step, limit: number, world: World): Tried {
  const kept = withLeftOut(draft, wanted, step, limit, world);
  const { reading, style } = wanted;
  const { tier } = reading.budget;
  if (style === 'splurge' || tier === 'mid' || tier === 'high' || !isPaidFrom(reading.budget, 'lodging')) return kept;
  const beds = bedsPrice(draft, world);
  for (const plainer of plainerThan(step, reading)) {
    const segments = wanted.route(plainer.cheapest, plainer.tier);
    const saved = beds - bedsPrice({ brief: { ...draft.brief, tier: plainer.tier, segments } }, world);
    if (!(saved > 0) || placesLeftOut(kept.draft, saved + leftOf(kept.draft, limit), world).length === 0) continue;
    const other = withLeftOut(draft, wanted, plainer, limit, world, { segments, saved });
    if (other.draft === draft || !answersMore(other.draft, kept.draft, world)) continue;
    const ids = new Set([...other.draft.brief.promised].filter((id) => !kept.draft.brief.promised.has(id)));
    return withNote(other, { ids, isElsewhere: plainer.cheapest === 'anywhere' });
  }
  return kept;
}

const withNote = ({ draft, step }: Tried, paidByBeds: Exclude<Brief['paidByBeds'], undefined>): Tried => ({
  draft: { ...draft, brief: { ...draft.brief, paidByBeds } },
  step: { ...step, paidByBeds },
});

function plainerThan(step: Step, { lodging }: Reading): Step[] {
  const steps: Step[] = [];
  for (let at = SIMPLER[step.tier]; at; at = SIMPLER[at]) steps.push({ ...step, tier: at, cheapest: true });
  return lodging.length > 0 ? steps : [...steps, { ...step, tier: 'low', cheapest: 'anywhere' }];
}

/** NaN where nobody can price them. */
function bedsPrice({ brief }: { brief: Brief }, { rates }: World): number {
  const rate = ratesInto(rates, brief.reading.budget.currency);
  const prices = bedsOf(brief).map(({ segment, nights, rooms, perNight }) =>
    times(scaled(perNight, nights * rooms), rate(segment.known.facts.currency)),
  );
  return sumOf(prices) ?? Number.NaN;
}

const leftOf = ({ cost }: PricedDraft, limit: number) => (limit - (spentOf(cost) ?? limit)) / (1 + CONTINGENCY);

/** What they asked for and the days have left out goes before all else, as far as what is left pays for it. */
function withLeftOut(
  draft: PricedDraft,
  wanted: Wanted,
  step: Step,
  limit: number | null,
  world: World,
  { segments, saved } = { segments: draft.brief.segments, saved: 0 },
): Tried {
  const places = placesLeftOut(draft, limit === null ? null : saved + leftOf(draft, limit), world);
  // A table on the way there may cost what was left for the last of them.
  for (const most of new Set([places.length, places.length - 1])) {
    if (most < 1) break;
    const second = { ...step, promised: new Set(places.slice(0, most)) };
    const other = draftOf(wanted, second, segments, world);
    if (!answersMore(other, draft, world)) break;
    if (limit === null || (spentOf(other.cost) ?? limit + 1) <= limit) return { draft: other, step: second };
  }
  return { draft, step };
}

/** Something they like much, where they like anything. */
function hasWhatTheyCameFor({ days }: PricedDraft, reading: Reading, { catalogue }: World): boolean {
  const places = days.flatMap(({ items }) => items.flatMap(({ placeId = '' }) => catalogue.place.get(placeId) ?? []));
  return (
    Object.values(reading.weights).every((weight) => weight < MUCH) ||
    places.some((place) => place.kind !== 'restaurant' && interestIn(place, reading) >= MUCH)
  );
}
const MUCH = 0.75;

/** How much of what a tight budget leaves goes to tables. */
const FOR_TABLES = 0.9;

/** What modest meals leave of the budget pays for tables with a name, instead of meals left open. */
function withTables({ draft, step }: Tried, wanted: Wanted, limit: number, world: World): PricedDraft {
  const spent = spentOf(draft.cost) ?? limit;
  const food = sumOf(draft.cost.items.flatMap(({ kind, amount }) => (kind === 'food' ? [amount] : []))) ?? 0;
  const isNamed = draft.days.every(({ items }) => !items.some(({ why }) => dayCopy.isOpenMealWhy(why ?? '')));
  if (step.mealLimit === null || food === 0 || isNamed) return draft;
  const mealLimit = step.mealLimit * (1 + (FOR_TABLES * (limit - spent)) / food);
  const richer = draftOf(wanted, { ...step, mealLimit }, draft.brief.segments, world);
  const isFitting = (spentOf(richer.cost) ?? limit + 1) <= limit && !answersMore(draft, richer, world);
  return isFitting ? richer : draft;
}

/** Open data prices hardly a table or a ticket: to leave out what has no price would leave out the town. */
const isUnpriced = (segments: readonly Segment[]) => segments.some(({ known }) => known.open);

/** Days without a single place to go to are no plan, however cheap. */
const isBare = ({ days }: PricedDraft) => days.every(({ items }) => items.every(({ placeId }) => !placeId));

interface Step
  extends Pick<Brief, 'tier' | 'freeOnly' | 'frugal' | 'mealLimit' | 'paidByBeds'>,
    Partial<Pick<Brief, 'promised'>> {
  readonly cheapest: boolean | 'anywhere';
}

/** A bill like that is still paid before a meal is left open. */
const MODEST = 1.7;
/** Not in the choice of places: what has no price cannot be chosen by it. */
const CHEAP_BEDS = { freeOnly: false, frugal: false, mealLimit: null } as const;
const LEAST: Step = { tier: 'low', cheapest: true, freeOnly: true, frugal: true, mealLimit: 1 };

function stepsFrom(tier: PlanTier): Step[] {
  const tiers: PlanTier[] = [];
  for (let at: PlanTier | null = tier; at; at = SIMPLER[at]) tiers.push(at);
  return [
    ...tiers.flatMap((at) => [
      { tier: at, cheapest: false, freeOnly: false, frugal: false, mealLimit: null },
      { tier: at, cheapest: true, freeOnly: false, frugal: false, mealLimit: null },
    ]),
    { ...LEAST, frugal: false, mealLimit: MODEST },
  ];
}

const NONE: ReadonlySet<string> = new Set();

/** The same set where nothing of it is promised: what was chosen for it is known (`choose-visits.ts`). */
const without = (ids: ReadonlySet<string>, promised: ReadonlySet<string>): ReadonlySet<string> =>
  [...promised].some((id) => ids.has(id)) ? new Set([...ids].filter((id) => !promised.has(id))) : ids;

function draftOf(wanted: Wanted, step: Step, segments: readonly Segment[], world: World): PricedDraft {
  const { reading, needs, style, startDate } = wanted;
  const { promised = NONE } = step;
  const [banned, shared] = [without(wanted.banned, promised), without(wanted.shared, promised)];
  const nights = segments.reduce((sum, segment) => sum + segment.nights, 0);
  const home = reading.origin && world.origin(reading.origin.code);
  const brief: Brief = {
    reading,
    needs,
    segments,
    startDate,
    nights,
    style,
    tier: step.tier,
    banned,
    shared,
    // Tickets that somebody else pays, or another purse, save nothing.
    freeOnly: step.freeOnly && isPaidFrom(reading.budget, 'activities'),
    frugal: step.frugal,
    mealLimit: step.mealLimit,
    promised,
    ...(home && { home }),
    ...(step.paidByBeds && { paidByBeds: step.paidByBeds }),
  };
  const draft = schedule(brief, ratesInto(world.rates, reading.budget.currency));
  return { ...draft, cost: costOf(draft, world) };
}
