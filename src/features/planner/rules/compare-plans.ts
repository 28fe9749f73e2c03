/** Plans side by side: what a traveller chooses by, and what sets one apart from another. */
import type { WishLine } from './answer.ts';
import { paceOfDays } from './pace.ts';
import type { Cost, Plan, PlanDay } from './plan.ts';
import { moneyOrRange } from './price/currency.ts';
import type { Currency } from './price/currency-codes.ts';

export interface Comparable {
  readonly plan: Plan;
  readonly wishes: readonly WishLine[];
}

/** Null: nobody knows. */
export function amountOf(cost: Cost): string | null {
  return cost.total === null ? null : moneyOrRange({ ...cost, amount: cost.total }, cost.currency);
}

/** The houses by name, or the quarters where none is known. */
export function sleepsAt({ segments }: Pick<Plan, 'segments'>): string[] {
  return [...new Set(segments.flatMap(({ stay, quarter }) => stay?.name ?? quarter ?? []))];
}

export function sightsOf({ items }: Pick<PlanDay, 'items'>): string[] {
  return items.filter(({ kind }) => kind === 'sight' || kind === 'activity').map(({ name }) => name);
}

export type Difference =
  | { readonly of: 'price'; readonly by: number; readonly currency: Currency }
  | { readonly of: 'nights' | 'stops' | 'onFoot' | 'met'; readonly by: number };

/** Less than half a stop or a kilometer a day is no difference; nor is one between two ranges. */
export function differencesOf(one: Comparable, other: Comparable): Difference[] {
  const [pace, otherPace] = [paceOfDays(one.plan.days), paceOfDays(other.plan.days)];
  const [cost, otherCost] = [one.plan.cost, other.plan.cost];
  const met = ({ wishes }: Comparable) => wishes.filter(({ result }) => result === 'met').length;
  const isSum = (each: Cost) => each.total !== null && each.low === undefined;
  const found: Difference[] = [
    ...(isSum(cost) && isSum(otherCost) && cost.currency === otherCost.currency
      ? [{ of: 'price' as const, by: (cost.total ?? 0) - (otherCost.total ?? 0), currency: cost.currency }]
      : []),
    { of: 'nights', by: one.plan.nights - other.plan.nights },
    { of: 'met', by: met(one) - met(other) },
    { of: 'stops', by: Math.round(pace.stops - otherPace.stops) },
    { of: 'onFoot', by: Math.round(pace.kmOnFoot - otherPace.kmOnFoot) },
  ];
  return found.filter(({ by }) => by !== 0);
}
