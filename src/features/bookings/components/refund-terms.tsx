/** What comes back when, one line for each period. */
import { longDate } from '../../../shared/dates.ts';
import type { RefundPeriod } from '../../packages/rules/cancellation-terms.ts';
import { refundTermsCopy as copy } from '../copy/refund-terms.ts';

export function RefundTerms({ periods }: { periods: readonly RefundPeriod[] }) {
  return (
    <dl className="border-t border-line">
      {periods.map(({ until, percent, amount }, i) => {
        const before = periods[i - 1]?.until ?? null;
        return (
          <div
            key={until ?? 'after'}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5 text-sm"
          >
            <dt className="text-fg-muted">
              {until ? copy.until(longDate(until)) : copy.after(before && longDate(before))}
            </dt>
            <dd className="font-semibold">{copy.amount(percent, amount)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
