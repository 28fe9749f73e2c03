/** Waiting, with words. The circle stands still for those who asked for less motion; the words stay. */
import { cx } from './class-names.ts';
import { uiWords } from './copy.ts';

export function Spinner({
  label = uiWords.loading,
  hideLabel,
  className,
}: {
  label?: string | undefined;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}) {
  return (
    <div role="status" className={cx('flex flex-col items-center gap-5 py-10 text-center text-fg-muted', className)}>
      <svg aria-hidden="true" viewBox="0 0 40 40" className="size-10 animate-turn text-accent" fill="none">
        <circle cx="20" cy="20" r="18" stroke="currentColor" strokeOpacity=".25" />
        <path d="M20 2a18 18 0 0 1 18 18" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </div>
  );
}
