/** Lines of a sum and its total. The line above it belongs to whatever comes before. */
import { usd } from '../../../shared/usd.ts';
import { cx } from '../../../ui/class-names.ts';

export interface SumLine {
  readonly label: string;
  readonly amount: number;
  /** How a line came about, rather than a line of its own. */
  readonly quiet?: boolean;
}

export function SumLines({
  lines,
  totalLabel,
  total,
}: {
  lines: readonly SumLine[];
  totalLabel: string;
  total: number;
}) {
  return (
    <dl className="tabular-nums">
      {lines.map(({ label, amount, quiet }) => (
        <div key={label} className={cx('flex justify-between gap-4 py-1', quiet && 'text-sm text-fg-muted')}>
          <dt>{label}</dt>
          <dd>{usd(amount)}</dd>
        </div>
      ))}
      <div className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="font-bold">{totalLabel}</dt>
        <dd className="display text-3xl">{usd(total)}</dd>
      </div>
    </dl>
  );
}
