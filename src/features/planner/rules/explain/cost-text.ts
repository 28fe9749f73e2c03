/** What a plan costs, in sentences: the sum, the verdict, and flights. The lines of the price stand in the plan. */

import { monthName } from '../../../../shared/dates.ts';
import { explainCopy } from '../../copy/explain.ts';
import { openCopy } from '../../copy/open-places.ts';
import { partyWords } from '../../copy/phrasing.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { isPaid, limitWords, spentAt } from '../price/budget-limit.ts';
import { money, moneyOrRange, ratesInto } from '../price/currency.ts';
import { flightsOf } from '../price/flights.ts';
import { coachOf, isNear } from '../schedule/journeys.ts';
import type { World } from '../world.ts';

export function costText(draft: PricedDraft, world: World): string {
  const { cost, brief } = draft;
  const { currency } = cost;
  const foreign =
    brief.style === 'package'
      ? currency !== 'USD'
      : brief.segments.some(
          ({ known: { facts } }) =>
            facts.lodging !== undefined &&
            facts.currency !== currency &&
            ratesInto(world.rates, currency)(facts.currency),
        );
  return [
    [
      cost.total === null
        ? explainCopy.totalUnknown
        : explainCopy.total(
            moneyOrRange({ ...cost, amount: cost.total }, currency),
            partyWords(brief.reading.party),
            brief.nights,
          ),
      cost.low === undefined ? '' : openCopy.typical,
      verdictText(draft),
      flightsText(draft, world),
      foreign ? explainCopy.rates(monthText(world.rates.asOf)) : '',
    ]
      .filter(Boolean)
      .join(' '),
    ...(cost.reasons ?? []).slice(1),
  ].join('\n');
}

function verdictText({ cost, brief }: PricedDraft): string {
  const limit = brief.reading.budget.groupTotal;
  if (cost.total === null) return cost.reasons?.[0] ?? '';
  if (cost.verdict === 'unknown' || limit === undefined) return '';
  const limitText = money(limit, cost.currency);
  if (cost.low !== undefined && cost.high !== undefined && cost.verdict !== 'over') {
    const { budget } = brief.reading;
    const [low, high] = (['low', 'high'] as const).map((end) =>
      money(spentAt(cost.items, end, budget) ?? 0, cost.currency),
    ) as [string, string];
    const limit = limitWords(brief.reading.budget);
    return cost.verdict === 'within' ? openCopy.fits(high, limit) : openCopy.mayFit(low, high, limit);
  }
  if (cost.verdict === 'over') return explainCopy.over(money(cost.overBy ?? 0, cost.currency), cost.reasons?.[0] ?? '');
  if (cost.counted !== undefined) {
    const part = explainCopy.withinPart(
      money(cost.counted, cost.currency),
      limitWords(brief.reading.budget),
      brief.reading.budget.covers ?? [],
    );
    const above = cost.total - limit;
    // A sum for the beds alone is not held against the whole.
    return above > 0 && (brief.reading.budget.covers ?? []).length > 1
      ? `${part} ${explainCopy.aboveWithRest(money(above, cost.currency), limitText)}`
      : part;
  }
  const forFlights = leftForFlights({ cost, brief });
  if (forFlights !== null)
    return explainCopy.beforeFlights(aHead(forFlights, { brief, cost }), limitText, cost.unknownPrices ?? 0);
  const left = limit - cost.total;
  const spare = left < limit * 0.03 ? '' : money(left, cost.currency);
  return explainCopy.within(spare, limitText, cost.unknownPrices ?? 0);
}

/** Of one alone it is the whole. */
export const aHead = (amount: number, { brief, cost }: Pick<PricedDraft, 'brief' | 'cost'>) =>
  money(amount, cost.currency) + (brief.needs.heads > 1 ? ' a head' : '');

/** What a budget with the flights in it leaves a head for them, where nobody prices them and it leaves something. */
export function leftForFlights({ cost, brief }: Pick<PricedDraft, 'cost' | 'brief'>): number | null {
  const { budget, search } = brief.reading;
  const isPriced = cost.items.some(({ kind }) => kind === 'flights');
  if (budget.flights !== 'included' || isPriced || search.noFlight || isPaid(budget, 'flights')) return null;
  if (budget.groupTotal === undefined || cost.total === null || cost.counted !== undefined) return null;
  const left = Math.floor((budget.groupTotal - cost.total) / Math.max(1, brief.needs.heads));
  return cost.verdict === 'within' && left > 0 ? left : null;
}

function flightsText({ cost, brief }: PricedDraft, world: World): string {
  const { reading, segments, needs, style, startDate } = brief;
  const { budget } = reading;
  const priced = cost.items.find(({ kind }) => kind === 'flights');
  const between = segments.some(({ known }, i) => i > 0 && known.id !== segments[i - 1]?.known.id)
    ? ` ${explainCopy.flights.between}`
    : '';
  if (priced && priced.amount !== null)
    return explainCopy.flights.priced(money(priced.amount, cost.currency)) + between;
  const left =
    budget.groupTotal === undefined ||
    cost.total === null ||
    budget.covers ||
    budget.basis.endsWith('day') ||
    budget.perDay !== undefined
      ? null
      : Math.floor((budget.groupTotal - cost.total) / Math.max(1, needs.heads));
  // Of one alone it is the sum that is told to be left over.
  const isLeftTold = needs.heads === 1 && left !== null;
  const each = left === null || left <= 0 || isLeftTold ? null : aHead(left, { brief, cost });
  if (budget.paid?.includes('flights')) return explainCopy.flights.paid + between;
  if (budget.flights === 'none' || reading.search.noFlight) return explainCopy.flights.none;
  if (budget.flights === 'excluded') return explainCopy.flights.apart + between;
  if (style === 'package') return explainCopy.flights.package(each);
  const first = segments[0];
  const home = reading.origin && world.origin(reading.origin.code);
  if (home && first && isNear(home, first)) return explainCopy.flights.near(coachOf(first, reading));
  if (home && first && !flightsOf(reading, first, startDate, world))
    return explainCopy.flights.noFare(first.book.city.name);
  if (left !== null && left <= 0) return explainCopy.flights.nothingLeft + between;
  const isTold = leftForFlights({ cost, brief }) !== null;
  return (
    explainCopy.flights.unknownOrigin(isTold ? null : each, reading.unknownOrigin ?? reading.origin?.name) + between
  );
}

/** "2025-06" → "June 2025". */
function monthText(month: string): string {
  return `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`;
}
