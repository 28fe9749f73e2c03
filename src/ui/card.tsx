/** Cards: a sheet of paper (or a calm night panel) for content, and a picture that is itself the card. */
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { SiteLink } from './link.tsx';
import { Picture } from './picture.tsx';

export function Card({
  as: Tag = 'div',
  ground = 'paper',
  padded = true,
  labelledBy,
  className,
  children,
}: {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined;
  ground?: 'paper' | 'night' | undefined;
  /** False when a picture should reach the edges; then wrap the text in `CardBody`. */
  padded?: boolean | undefined;
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Tag
      aria-labelledby={labelledBy}
      className={cx(
        'group relative flex min-w-0 flex-col overflow-hidden rounded-lg',
        ground === 'paper' ? 'on-paper bg-paper shadow-card' : 'on-night border border-line bg-night/80 veil',
        padded && 'p-5.5 md:p-7.5',
        className,
      )}
    >
      {children}
    </Tag>
  );
}

export function CardBody({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={cx('flex flex-1 flex-col gap-4 p-5.5 md:p-7.5', className)}>{children}</div>;
}

/** The picture on top of an unpadded card, with badges in its upper corners. */
export function CardPicture({
  picture,
  alt,
  sizes,
  ratio = 'aspect-[16/10]',
  priority,
  start,
  end,
}: {
  picture: string;
  alt: string;
  sizes?: string | undefined;
  /** Class of the shape. */
  ratio?: string | undefined;
  priority?: boolean | undefined;
  start?: ReactNode;
  end?: ReactNode;
}) {
  return (
    <div className="relative overflow-hidden">
      <Picture id={picture} alt={alt} sizes={sizes} priority={priority} ratio={ratio} zoom />
      {(start || end) && (
        <div className="absolute inset-x-4.5 top-4.5 flex items-start justify-between gap-3">
          <span>{start}</span>
          <span>{end}</span>
        </div>
      )}
    </div>
  );
}

/** Facts between hairlines, as on a package card: three in a row, four in a row or two by two. */
export function Facts({
  facts,
  fit = false,
  className,
}: {
  facts: ReadonlyArray<{ label: string; value: ReactNode }>;
  /** Columns as wide as their words, for narrow cards; on phones always. */
  fit?: boolean | undefined;
  className?: string | undefined;
}) {
  return (
    <dl
      className={cx(
        'grid gap-3 border-y border-line py-3.5',
        facts.length > 3
          ? 'grid-cols-2 sm:grid-cols-4'
          : cx('grid-cols-[repeat(3,auto)] justify-between', !fit && 'sm:grid-cols-3'),
        className,
      )}
    >
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt className="text-xs text-fg-muted">{fact.label}</dt>
          <dd className="text-sm font-bold">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A picture with its name and one line at the foot. With `href` the whole picture is one link. */
export function PictureCard({
  picture,
  alt = '',
  title,
  line,
  href,
  level = 3,
  sizes,
  ratio = 'aspect-[4/5]',
  priority,
  crop,
  className,
}: {
  picture: string;
  alt?: string | undefined;
  title: string;
  line?: ReactNode;
  href?: string | undefined;
  level?: 2 | 3 | 4 | undefined;
  sizes?: string | undefined;
  /** Class of the shape; give `h-full` where the grid decides the height. */
  ratio?: string | undefined;
  priority?: boolean | undefined;
  crop?: ReactNode;
  className?: string | undefined;
}) {
  const Heading = `h${level}` as const;
  return (
    <article className={cx('on-night group relative isolate overflow-hidden rounded-md', className)}>
      <Picture id={picture} alt={alt} sizes={sizes} ratio={ratio} priority={priority} crop={crop} zoom />
      <div className="picture-foot" aria-hidden="true" />
      <div className="picture-words absolute inset-x-5.5 bottom-5">
        <Heading className="font-serif text-2xl font-light tracking-[-0.01em]">
          {href ? (
            <SiteLink
              href={href}
              className="after:absolute after:-inset-x-5.5 after:-bottom-5 after:-top-[60rem] after:content-['']"
            >
              {title}
            </SiteLink>
          ) : (
            title
          )}
        </Heading>
        {line && <p className="mt-1.5 text-sm text-cream/92">{line}</p>}
      </div>
    </article>
  );
}
