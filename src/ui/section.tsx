/** The rhythm of a page: container, vertical space, ground and headings. */
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export function Container({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={cx('wrap', className)}>{children}</div>;
}

/** `clear` lets the film show; `night` covers it; `paper` is a light sheet. */
export type Ground = 'clear' | 'night' | 'paper';

const grounds: Record<Ground, string> = {
  clear: 'on-night',
  night: 'on-night bg-night/94 veil',
  paper: 'on-paper bg-paper',
};

const spaces = {
  none: '',
  sm: 'py-10 md:py-14',
  md: 'py-[clamp(4.5rem,8vw,7rem)]',
  lg: 'py-[clamp(4.5rem,10vw,9.25rem)]',
  /** A page opens with its film; the words stand at its foot. */
  scene: 'pt-24 pb-12 md:pt-[min(24vw,20rem)] md:pb-16',
  /** The same where a phone has room for more than sky above the words. */
  film: 'pt-[46svh] pb-12 md:pt-[min(24vw,20rem)] md:pb-16',
} as const;

export function Section({
  ground = 'night',
  space = 'lg',
  id,
  labelledBy,
  className,
  children,
}: {
  ground?: Ground | undefined;
  space?: keyof typeof spaces | undefined;
  id?: string | undefined;
  /** Id of the heading that names this section. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={cx('relative', grounds[ground], spaces[space], className)}>
      <Container>{children}</Container>
    </section>
  );
}

const headingSizes = {
  hero: 'text-6xl max-w-[11.5em]',
  page: 'text-5xl',
  section: 'text-4xl',
  part: 'text-3xl',
  card: 'text-2xl',
} as const;

/** A heading in the display face. `level` is its place in the outline, `size` only its look. */
export function Heading({
  level,
  size = level === 1 ? 'page' : level === 2 ? 'section' : level === 3 ? 'part' : 'card',
  id,
  className,
  children,
}: {
  level: 1 | 2 | 3 | 4;
  size?: keyof typeof headingSizes | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={cx('display', headingSizes[size], className)}>
      {children}
    </Tag>
  );
}

/** The opening of a page or section: heading, one calm paragraph, and room for one action. */
export function Opening({
  level = 2,
  size,
  id,
  above,
  title,
  lead,
  className,
  children,
}: {
  level?: 1 | 2 | 3 | undefined;
  size?: keyof typeof headingSizes | undefined;
  id?: string | undefined;
  /** The way back, where the page has one. */
  above?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <header className={cx('max-w-[52rem]', level === 1 && 'words', className)}>
      {above}
      <Heading level={level} size={size} id={id}>
        {title}
      </Heading>
      {lead && <p className={cx('mt-5 max-w-[34em] text-xl', level > 1 ? 'text-fg-muted' : 'text-balance')}>{lead}</p>}
      {children && <div className="mt-8">{children}</div>}
    </header>
  );
}
