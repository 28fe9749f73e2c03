/** What is included: one line, one tick. */
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export function TickList({ items, className }: { items: readonly ReactNode[]; className?: string | undefined }) {
  return (
    <ul className={cx('grid gap-2 text-md leading-snug', className)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are fixed facts that never reorder.
        <li key={index} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-[0.2em] size-4 shrink-0 text-accent" strokeWidth={2} />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
