/**
 * Nothing here, said kindly: a title, a sentence, and the way on. Also the "not found" views. Stands at the left
 * edge like every opening; as the whole page (level 1) it brings its own container.
 */
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

/** Drawings in `public/media/drawings`, in the hand of the mark. */
export type EmptyDrawing = 'no-trips' | 'nothing-found' | 'offline' | 'not-found';

export function EmptyState({
  title,
  level = 2,
  drawing,
  actions,
  className,
  children,
}: {
  title: string;
  /** 1 where the empty state is the whole page. */
  level?: 1 | 2 | 3 | undefined;
  drawing?: EmptyDrawing | undefined;
  actions?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={cx(
        'flex flex-col items-start',
        level === 1 ? 'wrap min-h-[70svh] justify-center py-18' : 'py-6',
        className,
      )}
    >
      {drawing && (
        <img
          src={`/media/drawings/${drawing}.svg`}
          alt=""
          width={260}
          height={160}
          className="mb-5 -ml-2 h-auto w-56"
        />
      )}
      <div className="words">
        <Heading className={cx('display', level === 1 ? 'text-4xl md:text-5xl' : 'text-3xl')}>{title}</Heading>
        {children && <div className={cx('max-w-[34em]', level === 1 ? 'mt-6 text-xl' : 'mt-4')}>{children}</div>}
      </div>
      {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
