/** A part of a diagram: there from its line on. `begins` counts lines from 1; the nth part comes with the nth line unless told otherwise. */
import type { ReactNode } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import type { Visual } from '../../contract/lessons.ts';

export function begins(part: { readonly on?: number | undefined }, place: number): number {
  return part.on ?? place + 1;
}

export function PartByLine({
  as: Tag = 'div',
  seen,
  className,
  children,
}: {
  as?: 'div' | 'li' | 'tr' | 'p' | 'figure' | undefined;
  seen: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return <Tag className={cx('fig-part', seen && 'is-shown', className)}>{children}</Tag>;
}

export interface FigureOf<K extends Visual['kind']> {
  readonly visual: Extract<Visual, { kind: K }>;
  /** How many lines of the scene have begun. */
  readonly shown: number;
}
