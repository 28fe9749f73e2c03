/** A boxed message in the page. Errors are announced at once; set `live` when another notice appears after loading. */
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type NoticeTone = 'info' | 'warning' | 'error' | 'success';

const looks = {
  info: { Icon: Info, className: 'bg-(--info-bg) text-(--info-fg)' },
  warning: { Icon: TriangleAlert, className: 'bg-(--warning-bg) text-(--warning-fg)' },
  error: { Icon: CircleAlert, className: 'bg-(--error-bg) text-(--error-fg)' },
  success: { Icon: CircleCheck, className: 'bg-(--success-bg) text-(--success-fg)' },
} as const;

export function Notice({
  tone = 'info',
  title,
  live = false,
  className,
  children,
}: {
  tone?: NoticeTone | undefined;
  title?: string | undefined;
  live?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const { Icon, className: colours } = looks[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : live ? 'status' : undefined}
      className={cx('flex gap-3.5 rounded-sm border-l-2 border-current px-5 py-4 text-md', colours, className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.6} />
      <div className="min-w-0">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
