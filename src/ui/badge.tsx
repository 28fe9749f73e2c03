/** A short fact on a picture or beside a title. Never a button. */
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type BadgeTone = 'night' | 'paper' | 'outline' | 'positive' | 'warning' | 'negative';

const tones: Record<BadgeTone, string> = {
  night: 'bg-night/86 text-cream',
  paper: 'bg-paper text-rust-deep font-bold',
  outline: 'border border-line-strong text-fg',
  positive: 'bg-(--success-bg) text-(--success-fg)',
  warning: 'bg-(--warning-bg) text-(--warning-fg)',
  negative: 'bg-(--error-bg) text-(--error-fg)',
};

export function Badge({
  tone = 'night',
  className,
  children,
}: {
  tone?: BadgeTone | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'badge inline-flex items-center gap-1.5 rounded-sm px-3 py-1.5 text-xs leading-[1.35] font-semibold whitespace-nowrap [&_svg]:size-4',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
