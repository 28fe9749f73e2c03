/**
 * When a wish costs more than it may: why, and the smallest changes that would
 * fit, each priced by the same rules. Nothing is promised that was not computed.
 */
import type { CalendarDay } from '../../../../shared/dates.ts';
import type { KnownPlace } from '../../../destinations/rules/catalogue.ts';
import { overCopy } from '../../copy/over.ts';
import type { PricedDraft } from '../brief.ts';
import { estimate } from '../price/estimate.ts';
import { money, ratesInto, sumOf } from '../price/money.ts';
import type { Reading } from '../reading.ts';
import { routeIn } from '../select/route.ts';
import { monthOf, seasonConflict, seasonFit } from '../select/season.ts';
import type { World } from '../world.ts';

/** Cheaper by less is not worth moving a holiday. */
const WORTH_MOVING = 0.88;
const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);

/** Sentences: first why, then the ways out; or why there is no sum. Empty when the plan fits. */
export function reasonsOf(draft: PricedDraft, world: World): string[] {
  const { cost, brief } = draft;
  const { reading } = brief;
  const limit = reading.budget.groupTotal;
  const { currency, total } = cost;
  if (total === null) return [overCopy.noRate(currenciesUnknown(draft, world), currency)];
  const beds = sumOf(
    cost.items.filter(({ kind }) => kind === 'lodging' || kind === 'package').map(({ amount }) => amount),
  );
  const first = brief.segments[0];
  if (cost.verdict !== 'over' || limit === undefined || !first || beds === null) return [];
  const { known } = first;
  const why =
    brief.style === 'package'
      ? overCopy.packagePrice(money(beds, currency), brief.needs.heads)
      : overCopy.beds({
          nights: brief.nights,
          heads: brief.needs.heads,
          town: first.book.city.name,
          beds: money(beds, currency),
          isSimplest: brief.tier === 'low',
        });
  return [
    why,
    ...fewerNights(known, draft, limit, world),
    ...otherMonth(known, draft, { limit, total }, world),
    ...otherPlace(draft, limit, world),
  ];
}

function currenciesUnknown({ brief }: PricedDraft, { rates }: World): string[] {
  const rate = ratesInto(rates, brief.reading.budget.currency);
  const all = brief.segments.map(({ known }) => known.facts.currency);
  return [...new Set(all)].filter((currency) => rate(currency) === null);
}

function priceOf(
  known: KnownPlace,
  reading: Reading,
  nights: number,
  startDate: CalendarDay,
  world: World,
): number | null {
  const segments = routeIn(known, {
    reading: { ...reading, nights },
    nights,
    style: 'value',
    avoid: new Set(),
    cheapest: true,
  });
  return estimate({ reading, segments, startDate, tier: 'low' }, world);
}

function fewerNights(known: KnownPlace, { brief, cost }: PricedDraft, limit: number, world: World): string[] {
  const { reading, startDate, nights } = brief;
  for (let fewer = nights - 1; fewer >= 2; fewer--) {
    const price = priceOf(known, reading, fewer, startDate, world);
    if (price !== null && price <= limit) return [overCopy.fewerNights(fewer, money(price, cost.currency))];
  }
  return [];
}

function otherMonth(
  known: KnownPlace,
  { brief, cost }: PricedDraft,
  { limit, total }: { readonly limit: number; readonly total: number },
  world: World,
): string[] {
  const { reading, startDate, nights } = brief;
  const options = MONTHS.filter(
    (month) =>
      month !== monthOf(startDate) && seasonFit(known.facts, month) >= 0.5 && !seasonConflict(reading, known, month),
  ).flatMap((month) => {
    const year =
      Number(startDate.slice(0, 4)) +
      (`${startDate.slice(0, 4)}-${String(month).padStart(2, '0')}-10` > world.today ? 0 : 1);
    const day = `${year}-${String(month).padStart(2, '0')}-10` as CalendarDay;
    const price = priceOf(known, reading, nights, day, world);
    return price === null ? [] : [{ month, price }];
  });
  const cheapest = options.toSorted((a, b) => a.price - b.price || a.month - b.month)[0];
  if (!cheapest || cheapest.price > total * WORTH_MOVING) return [];
  return [overCopy.otherMonth(cheapest.month, money(cheapest.price, cost.currency), cheapest.price <= limit)];
}

/** The two cheapest places that fit in those days, only those in season. */
export function placesThatFit(
  reading: Reading,
  startDate: CalendarDay,
  limit: number,
  world: World,
): { known: KnownPlace; price: number }[] {
  const month = monthOf(startDate);
  return world.catalogue.destinations
    .filter(
      ({ id, facts }) =>
        !reading.destinations.some((asked) => asked.id === id) &&
        !reading.excludes.includes(id) &&
        !(facts.country === 'ES' && reading.excludes.includes('spain')),
    )
    .filter((known) => seasonFit(known.facts, month) >= 0.5 && !seasonConflict(reading, known, month))
    .flatMap((known) => {
      const price = priceOf(known, reading, reading.nights, startDate, world);
      return price === null || price > limit ? [] : [{ known, price }];
    })
    .toSorted((a, b) => b.price - a.price || (a.known.id < b.known.id ? -1 : 1));
}

function otherPlace({ brief, cost }: PricedDraft, limit: number, world: World): string[] {
  const fitting = placesThatFit(brief.reading, brief.startDate, limit, world).slice(0, 2);
  return fitting.length > 0
    ? [
        overCopy.otherPlaces(
          fitting.map(({ known, price }) => ({ name: known.name, price: money(price, cost.currency) })),
        ),
      ]
    : [overCopy.nowhere];
}
