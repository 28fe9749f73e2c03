/** The lines of a price, their sum, and whether it is within the budget. */
import { Heading } from '../../../ui/section.tsx';
import { planCopy } from '../copy/plan.ts';
import type { Cost } from '../rules/plan.ts';
import { money } from '../rules/price/currency.ts';

const copy = planCopy.cost;

/** Whether it is within the budget, in a sentence. */
export function verdictOf({ verdict, overBy, total, currency }: Cost): string {
  if (verdict === 'within') return copy.within;
  if (verdict === 'may-fit') return copy.mayFit;
  if (verdict === 'over') return copy.over(overBy === undefined ? copy.notKnown : money(overBy, currency));
  return total === null ? copy.noTotal : copy.unknown;
}

export function PriceLines({ cost, level = 3 }: { cost: Cost; level?: 2 | 3 }) {
  const amount = (value: number | null) => (value === null ? copy.notKnown : money(value, cost.currency));
  const ranged = (value: number | null, { low, high }: { low?: number; high?: number }) =>
    low === undefined || high === undefined ? amount(value) : copy.range(amount(low), amount(high));
  return (
    <section className="keep-together">
      <Heading level={level} size="part">
        {copy.title}
      </Heading>
      <table className="mt-4 w-full text-md">
        <caption className="sr-only">{copy.title}</caption>
        <tbody>
          {cost.items.map((item) => (
            <tr key={`${item.kind} ${item.label}`} className="border-b border-line align-baseline">
              <th scope="row" className="py-2.5 pr-4 text-left font-normal">
                <span className="block font-semibold">{copy.kinds[item.kind]}</span>
                <span className="text-sm text-fg-muted">
                  {item.label}
                  {item.unit !== undefined && item.qty !== undefined && item.qty > 1 && (
                    <> · {copy.each(amount(item.unit), item.qty)}</>
                  )}
                </span>
              </th>
              <td className="py-2.5 text-right whitespace-nowrap tabular-nums">{ranged(item.amount, item)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="align-baseline">
            <th scope="row" className="py-3 pr-4 text-left font-bold">
              {copy.total}
            </th>
            <td className="display py-3 text-right text-2xl whitespace-nowrap tabular-nums">
              {ranged(cost.total, cost)}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="text-md font-semibold">{verdictOf(cost)}</p>
      {cost.reasons && cost.reasons.length > 0 && (
        <ul className="mt-2 list-disc space-y-1 pl-5 text-md text-fg-muted">
          {cost.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
