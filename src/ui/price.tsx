/** A price in whole dollars, with the old one and the saving where a real old price exists. */
import { type Dollars, usd } from '../shared/usd.ts';
import { cx } from './class-names.ts';
import { uiWords } from './copy.ts';

export function Price({
  amount,
  was,
  unit = uiWords.perPerson,
  note,
  size = 'lg',
  className,
}: {
  amount: Dollars;
  /** The last higher price; left out when there was none. */
  was?: Dollars | null | undefined;
  unit?: string | undefined;
  /** A line under the price, such as the total with taxes. */
  note?: string | undefined;
  size?: 'md' | 'lg' | undefined;
  className?: string | undefined;
}) {
  const reduced = typeof was === 'number' && was > amount;
  return (
    <div className={className}>
      {reduced && (
        <p className="mb-1.5 text-sm">
          <del className="text-fg-muted decoration-1">
            <span className="sr-only">{uiWords.originalPrice}</span>
            <span>{usd(was)}</span>
          </del>{' '}
          <span className="ml-1 font-bold text-accent">{uiWords.save(usd(was - amount))}</span>
        </p>
      )}
      <p className="flex flex-wrap items-baseline gap-x-2">
        <ins className={cx('display no-underline', size === 'lg' ? 'text-price leading-none' : 'text-2xl')}>
          {reduced && <span className="sr-only">{uiWords.currentPrice}</span>}
          <span>{usd(amount)}</span>
        </ins>
        {unit && <span className="text-sm whitespace-nowrap text-fg-muted">{unit}</span>}
      </p>
      {note && <p className="mt-1.5 text-xs text-fg-muted">{note}</p>}
    </div>
  );
}
