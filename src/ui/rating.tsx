/** Ratings: a figure with one star (cards), or a row of five (reviews). Nothing is invented: no value says so. */
import Star from 'lucide-react/icons/star';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { uiWords } from './copy.ts';

export function Rating({
  value,
  count,
  note,
  basis,
  className,
}: {
  /** 0 or null: not yet rated. */
  value: number | null;
  count?: number | undefined;
  /** Replaces the count, e.g. "our editors". */
  note?: ReactNode;
  /** What the figure stands on, where it is no count: "4.9 · sample". */
  basis?: string | undefined;
  className?: string | undefined;
}) {
  if (!value) return <span className={cx('text-sm text-fg-muted', className)}>{uiWords.notYetRated}</span>;
  const figure = value.toFixed(1);
  const aside =
    basis !== undefined ? `· ${basis}` : (note ?? (count === undefined ? null : `(${uiWords.reviewCount(count)})`));
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-sm whitespace-nowrap', className)}>
      <span
        role="img"
        aria-label={uiWords.ratedOutOfFive(figure)}
        className="inline-flex items-center gap-1.5 font-bold"
      >
        <Star aria-hidden="true" className="size-3.5 fill-current text-accent" strokeWidth={0} />
        {figure}
      </span>{' '}
      {aside && <span className="text-fg-muted">{aside}</span>}
    </span>
  );
}

const FIVE = [1, 2, 3, 4, 5] as const;

/** Five stars, the first `value` of them filled. */
export function Stars({ value, className }: { value: number; className?: string | undefined }) {
  return (
    <span
      role="img"
      aria-label={uiWords.ratedOutOfFive(String(value))}
      className={cx('inline-flex gap-0.5', className)}
    >
      {FIVE.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          strokeWidth={1.2}
          className={cx('size-4 text-accent', star <= Math.round(value) && 'fill-current')}
        />
      ))}
    </span>
  );
}
