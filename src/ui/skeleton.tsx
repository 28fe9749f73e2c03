/** The quiet shape of something that is still on its way. Give it a size; say what is loading elsewhere. */
import { cx } from './class-names.ts';

export function Skeleton({ className = 'h-4 w-full' }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={cx('block animate-breathe rounded-sm bg-fg/12', className)} />;
}

/** A few lines of text to come; the last is shorter, as last lines are. */
export function SkeletonLines({
  lines = 3,
  className,
}: {
  lines?: number | undefined;
  className?: string | undefined;
}) {
  return (
    <span aria-hidden="true" className={cx('grid content-start gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <Skeleton key={line} className={line === lines - 1 && lines > 1 ? 'h-4 w-3/5' : 'h-4 w-full'} />
      ))}
    </span>
  );
}
