/** The way back above what a page opens with; its words begin where the heading below does. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';

export function BackLink({ href, gap = 'mb-4', children }: { href: string; gap?: string; children: ReactNode }) {
  return (
    <ButtonLink href={href} variant="quiet" size="sm" className={`-ml-4.5 ${gap}`}>
      <ArrowLeft aria-hidden="true" strokeWidth={1.4} />
      {children}
    </ButtonLink>
  );
}
