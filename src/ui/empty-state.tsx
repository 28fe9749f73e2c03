/** Nothing here, said kindly: a title, a sentence, and the way on. Also the "not found" views. */
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export function EmptyState({
  title,
  level = 2,
  icon,
  actions,
  className,
  children,
}: {
  title: string;
  /** 1 where the empty state is the whole page. */
  level?: 1 | 2 | 3 | undefined;
  icon?: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx('mx-auto flex max-w-xl flex-col items-center px-2 py-14 text-center md:py-20', className)}>
      {icon && (
        <span aria-hidden="true" className="mb-6 text-accent [&_svg]:size-10 [&_svg]:stroke-[1.1]">
          {icon}
        </span>
      )}
      <Heading className={cx('display', level === 1 ? 'text-4xl' : 'text-3xl')}>{title}</Heading>
      {children && <div className="mt-4 text-fg-muted">{children}</div>}
      {actions && <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
