/**
 * When a wish costs more than it may: why, and the smallest changes that would fit. Each of them is built before it is
 * named, by the same planner that answers when somebody asks for it.
 */
import type { CalendarDay } from '../../../../shared/dates.ts';
import type { KnownPlace } from '../../../destinations/rules/catalogue.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import { overCopy } from '../../copy/over-budget.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { spentOf } from '../price/budget-limit.ts';
import { money, ratesInto, sumOf } from '../price/currency.ts';
import { estimate } from '../price/estimate-stay.ts';
import type { Reading } from '../reading.ts';
import { routeIn } from '../select/choose-route.ts';
import { partyLimits } from '../select/party-limits.ts';
import { monthOf, seasonConflict, seasonFit } from '../select/season-fit.ts';
import type { World } from '../world.ts';
import type { CheaperDestinations } from './cheaper-destinations.ts';
import { distinctPlan } from './distinct-plan.ts';

/** Cheaper by less is not worth moving a holiday. */
const WORTH_MOVING = 0.88;
const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);
/** Estimates miss by a few per cent: what is hopeless by more is not built. */
const HOPELESS = 1.1;

/** The ways out of one answer: worked out once for each place, since its plans share them. */
export type WaysOut = (draft: PricedDraft) => readonly string[];

export function waysOutIn(world: World, elsewhere: CheaperDestinations): WaysOut {
  const known = new Map<string, readonly string[]>();
  return (draft) => {
    const id = draft.brief.segments[0]?.known.id ?? '';
    const found = known.get(id) ?? waysOutOf(draft, world, elsewhere);
    known.set(id, found);
    return found;
  };
}

/** Sentences: first why, then the ways out; or why there is no sum. Empty when the plan fits. */
export function reasonsOf(draft: PricedDraft, world: World, waysOut: WaysOut): string[] {
  const { cost, brief } = draft;
  const { currency, total } = cost;
  if (total === null) {
    const unknown = currenciesUnknown(draft, world);
    return [unknown.length > 0 ? overCopy.noRate(unknown, currency) : overCopy.noPrices(unpriced(draft))];
  }
  const beds = sumOf(
    cost.items.filter(({ kind }) => kind === 'lodging' || kind === 'package').map(({ amount }) => amount),
  );
  const first = brief.segments[0];
  if (cost.verdict !== 'over' || !first || beds === null) return [];
  const why =
    brief.style === 'package'
      ? overCopy.packagePrice(money(beds, currency), brief.needs.heads)
      : beds === 0
        ? overCopy.days(money(total, currency), brief.nights, brief.needs.heads)
        : overCopy.beds({
            nights: brief.nights,
            heads: brief.needs.heads,
            town: first.book.city.name,
            beds: money(beds, currency),
            isSimplest: brief.tier === 'low',
          });
  return [why, ...waysOut(draft)];
}

function waysOutOf(draft: PricedDraft, world: World, elsewhere: CheaperDestinations): string[] {
  const { brief, cost } = draft;
  const limit = brief.reading.budget.groupTotal;
  const known = brief.segments[0]?.known;
  const spent = spentOf(cost);
  if (limit === undefined || !known || spent === null) return [];
  return [
    ...fewerNights(known, draft, limit, world),
    ...otherMonth(known, draft, { limit, total: spent }, world),
    ...otherPlaces(draft, limit, elsewhere),
  ];
}

function currenciesUnknown({ brief }: PricedDraft, { rates }: World): string[] {
  const rate = ratesInto(rates, brief.reading.budget.currency);
  const all = brief.segments.map(({ known }) => known.facts.currency);
  return [...new Set(all)].filter((currency) => rate(currency) === null);
}

const unpriced = ({ brief }: PricedDraft): string[] => [
  ...new Set(
    brief.segments.filter(({ known: { facts } }) => !facts.lodging || !facts.food).map(({ known }) => known.name),
  ),
];

function guess(known: KnownPlace, reading: Reading, startDate: CalendarDay, world: World): number | null {
  const { nights } = reading;
  const segments = routeIn(known, { reading, nights, style: 'value', avoid: new Set(), cheapest: true });
  return estimate({ reading, segments, startDate, tier: 'low' }, world);
}

const spentOn = (draft: PricedDraft | null) => draft && spentOf(draft.cost);

/** The answer to such a wish: the first plan of it. */
const builtAt = (known: KnownPlace, reading: Reading, world: World) =>
  distinctPlan(known, 'best-match', reading, partyLimits(reading), world, []);

/** What that costs. */
const built = (known: KnownPlace, reading: Reading, world: World) => spentOn(builtAt(known, reading, world));

/** Whether the lifts are in it, for who came to ski; null for anybody else. */
function withLifts({ days, brief }: PricedDraft, { catalogue }: World): boolean | null {
  if (ON_LIFTS.every((tag) => (brief.reading.weights[tag] ?? 0) < MUCH)) return null;
  const places = days.flatMap(({ items }) => items.flatMap(({ placeId = '' }) => catalogue.place.get(placeId) ?? []));
  return places.some(({ tags }) => ON_LIFTS.some((tag) => tags.includes(tag)));
}
const ON_LIFTS: readonly Tag[] = ['ski', 'snowboard'];
const MUCH = 0.5;

/** Who came to ski, did not say for how long and cannot pay the lifts for so long: the longest stay that pays them. */
export function shorterOnLifts(draft: PricedDraft, world: World): PricedDraft | null {
  const { budget, assumed } = draft.brief.reading;
  const { groupTotal } = budget;
  const known = draft.brief.segments[0]?.known;
  if (groupTotal === undefined || !known || !assumed.includes('nights') || draft.cost.verdict !== 'over') return null;
  if (withLifts(draft, world) !== false) return null;
  return shorterStays(known, draft, groupTotal, world).find(({ lifts }) => lifts)?.draft ?? null;
}

function fewerNights(known: KnownPlace, draft: PricedDraft, limit: number, world: World): string[] {
  return shorterStays(known, draft, limit, world).map(({ draft: { brief }, price, lifts }) =>
    overCopy.fewerNights(brief.nights, money(price, draft.cost.currency), lifts),
  );
}

/** A budget for each night or day grows with them: staying shorter helps nobody. */
function shorterStays(known: KnownPlace, { brief }: PricedDraft, limit: number, world: World) {
  const { reading } = brief;
  if (/night|day/.test(reading.budget.basis)) return [];
  const ways: { readonly draft: PricedDraft; readonly price: number; readonly lifts: boolean | null }[] = [];
  for (let nights = brief.nights - 1; nights >= 2; nights--) {
    const shorter = { ...reading, nights };
    const about = guess(known, shorter, brief.startDate, world);
    if (about === null || about > limit * HOPELESS) continue;
    const draft = builtAt(known, shorter, world);
    const price = spentOn(draft);
    if (!draft || price === null || price > limit) continue;
    const lifts = withLifts(draft, world);
    if (lifts !== false || ways.length === 0) ways.push({ draft, price, lifts });
    if (lifts !== false) break;
  }
  return ways;
}

function otherMonth(
  known: KnownPlace,
  { brief, cost }: PricedDraft,
  { limit, total }: { readonly limit: number; readonly total: number },
  world: World,
): string[] {
  const { reading, startDate } = brief;
  const options = MONTHS.filter(
    (month) =>
      month !== monthOf(startDate) && seasonFit(known.facts, month) >= 0.5 && !seasonConflict(reading, known, month),
  ).flatMap((month) => {
    const day = tenthOf(month, startDate, world.today);
    const price = guess(known, reading, day, world);
    return price === null ? [] : [{ month, day, price }];
  });
  const [cheapest] = options.toSorted((a, b) => a.price - b.price || a.month - b.month);
  if (!cheapest || cheapest.price > total * WORTH_MOVING) return [];
  const price = built(
    known,
    { ...reading, startDate: cheapest.day, startFrom: cheapest.day, startTo: cheapest.day },
    world,
  );
  if (price === null || price > total * WORTH_MOVING) return [];
  return [overCopy.otherMonth(cheapest.month, money(price, cost.currency), price <= limit)];
}

/** The tenth of that month, in the year of the trip where that is still to come. */
function tenthOf(month: number, startDate: CalendarDay, today: CalendarDay): CalendarDay {
  const inYear = (year: number) => `${year}-${String(month).padStart(2, '0')}-10` as CalendarDay;
  const year = Number(startDate.slice(0, 4));
  return inYear(year) > today ? inYear(year) : inYear(year + 1);
}

function otherPlaces({ brief, cost }: PricedDraft, limit: number, elsewhere: CheaperDestinations): string[] {
  const fitting = elsewhere(brief.reading, brief.needs, limit, 2);
  const places = fitting.flatMap((draft) => {
    const [first, spent] = [draft.brief.segments[0], spentOf(draft.cost)];
    return first && spent !== null ? [{ name: first.known.name, price: money(spent, cost.currency) }] : [];
  });
  return places.length > 0 ? [overCopy.otherPlaces(places)] : [overCopy.nowhere];
}
