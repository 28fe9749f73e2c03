/** Long text: headings, paragraphs and links set for reading. */
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export function Prose({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={cx('prose', className)}>{children}</div>;
}
