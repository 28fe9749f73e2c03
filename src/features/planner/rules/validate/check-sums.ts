/** Checks of sums: each line, the total, and the limit. */
import { checkCopy } from '../../copy/checks.ts';
import { spentOf } from '../price/budget-limit.ts';
import { money } from '../price/currency.ts';
import type { Evidence, Finding } from './evidence.ts';

export function checkLines({ answer: { plan, price } }: Evidence): Finding {
  const { items, total, currency } = plan.cost;
  const amounts = items.flatMap(({ amount }) => amount ?? []);
  const sum = amounts.length < items.length ? null : amounts.reduce((whole, amount) => whole + amount, 0);
  const shown = (amount: number | null) =>
    amount === null ? checkCopy['lines-add-up'].unknown : money(amount, currency);
  const wrong = items.filter(
    ({ unit, qty, amount }) =>
      (amount !== null && (amount < 0 || !Number.isInteger(amount))) ||
      (unit !== undefined && qty !== undefined && unit * qty !== amount),
  );
  const tickets = plan.days
    .flatMap(({ items: stops }) => stops.filter(({ kind }) => kind === 'sight' || kind === 'activity'))
    .reduce((whole, { cost }) => whole + (cost?.amount ?? 0), 0);
  const { low, high } = plan.cost;
  const ends = low !== undefined && high !== undefined ? [low, high] : [total ?? 0];
  const charged = items.find(({ kind }) => kind === 'activities')?.amount;
  const facts = [
    ...items.map(({ label, amount }) => `${label}: ${shown(amount)}`),
    `Sum: ${shown(sum)}; total: ${shown(total)}`,
  ];
  const good =
    wrong.length === 0 &&
    sum === total &&
    (total === null ? !/\d/.test(price) : ends.every((end) => price.includes(money(end, currency)))) &&
    (charged === undefined || charged === null || charged === tickets);
  if (good && total === null) return { result: 'stated', text: checkCopy['lines-add-up'].stated, facts };
  return {
    result: good ? 'passed' : 'failed',
    text: good ? checkCopy['lines-add-up'].passed : checkCopy['lines-add-up'].failed,
    facts,
  };
}

export function checkBudget({ answer: { plan, fullAIResponse }, reading: { budget } }: Evidence): Finding {
  const { currency, verdict, overBy, reasons, low, high } = plan.cost;
  const total = spentOf(plan.cost);
  const limit = budget.groupTotal;
  if (total === null) {
    const isSaid = verdict === 'unknown' && reasons?.[0] !== undefined && fullAIResponse.includes(reasons[0]);
    return {
      result: isSaid ? 'stated' : 'failed',
      text: isSaid ? checkCopy.budget.unknown : checkCopy.budget.failed,
      facts: [...(limit === undefined ? [] : [`Limit: ${money(limit, budget.currency)}`]), ...(reasons ?? [])],
    };
  }
  if (limit === undefined)
    return {
      result: verdict === 'unknown' ? 'passed' : 'failed',
      text: checkCopy.budget.open,
      facts: [`Total: ${money(total, currency)}`],
    };
  const facts = [`Limit: ${money(limit, budget.currency)}`, `Total: ${money(total, currency)}`];
  if (currency !== budget.currency) return { result: 'failed', text: checkCopy.budget.failed, facts };
  if (verdict === 'may-fit') {
    const isWhole = plan.cost.counted === undefined;
    const isInside = low !== undefined && high !== undefined && (!isWhole || (low <= limit && limit < high));
    const isSaid = isInside && fullAIResponse.includes('may fit your');
    return {
      result: isSaid ? 'stated' : 'failed',
      text: isSaid ? checkCopy.budget.mayFit : checkCopy.budget.failed,
      facts: isInside ? [...facts, `Between ${money(low, currency)} and ${money(high, currency)}`] : facts,
    };
  }
  if (total <= limit && verdict === 'within' && plan.cost.unknownPrices)
    return { result: 'stated', text: checkCopy.budget.before(plan.cost.unknownPrices), facts };
  if (total <= limit)
    return {
      result: verdict === 'within' ? 'passed' : 'failed',
      text: verdict === 'within' ? checkCopy.budget.passed : checkCopy.budget.failed,
      facts,
    };
  const over = money(total - limit, currency);
  const said =
    verdict === 'over' &&
    Math.abs((overBy ?? 0) - (total - limit)) <= 1 &&
    fullAIResponse.includes(`over budget by ${over}`) &&
    (reasons?.length ?? 0) > 0;
  return said
    ? { result: 'stated', text: checkCopy.budget.stated(over), facts: [...facts, ...(reasons ?? [])] }
    : { result: 'failed', text: checkCopy.budget.failed, facts };
}
