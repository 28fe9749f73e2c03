/** What a budget is held against: the whole price, or the lines that it was said for ("€110 a night for the hotel"). */
import type { Cost, PriceLine } from '../plan.ts';
import type { Budget } from '../reading.ts';
import { money, sumOf } from './currency.ts';

/** Absent where the whole counts: no line lies outside what the budget is for, and then the reserve is in it too. */
export function countedOf(items: readonly PriceLine[], { covers }: Pick<Budget, 'covers'>): number | undefined {
  if (!covers) return undefined;
  const isIn = ({ kind }: PriceLine) => covers.some((part) => part === kind);
  const out = items.filter((line) => line.kind !== 'contingency' && !isIn(line));
  if (out.length === 0) return undefined;
  return sumOf(items.filter(isIn).map(({ amount }) => amount)) ?? undefined;
}

export const spentOf = ({ total, counted }: Pick<Cost, 'total' | 'counted'>): number | null => counted ?? total;

/** The sum at one end of the range, as far as some of it is one. */
export const sumAt = (items: readonly PriceLine[], end: 'low' | 'high'): number | null =>
  sumOf(items.map((line) => line[end] ?? line.amount));

/** What counts against the budget at one end of the range. */
export function spentAt(
  items: readonly PriceLine[],
  end: 'low' | 'high',
  budget: Pick<Budget, 'covers'>,
): number | null {
  const at = items.map((line) => ({ ...line, amount: line[end] ?? line.amount }));
  return countedOf(at, budget) ?? sumAt(items, end);
}

type Expense = NonNullable<Budget['covers']>[number];

/** Whether a line of this kind counts against the budget. */
export const counts = ({ covers }: Pick<Budget, 'covers'>, kind: Expense): boolean => !covers || covers.includes(kind);

export const isPaid = ({ paid }: Pick<Budget, 'paid'>, kind: NonNullable<Budget['paid']>[number]): boolean =>
  paid?.includes(kind) ?? false;

/** Whether the budget pays for it: it is part of what the sum is for, and nobody has paid it already. */
export const isPaidFrom = (budget: Budget, kind: Expense): boolean =>
  counts(budget, kind) && (kind === 'local-transport' || !isPaid(budget, kind));

/** As it was said: "€110 a night", "€500". */
export function limitWords({ covers, perNight, groupTotal, currency }: Budget): string {
  if (covers?.length === 1 && perNight !== undefined) return `${money(perNight, currency)} a night`;
  return money(groupTotal ?? 0, currency);
}
