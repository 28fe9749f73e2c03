/** One region of the catalogue: its name, and its places as an uneven grid that phones swipe through. */
import { PictureCard } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Heading } from '../../../ui/section.tsx';
import type { DestinationCard } from '../content/destination-cards.ts';
import { destinationsCopy as copy } from '../copy/regions.ts';
import type { Region } from '../rules/regions.ts';
import { type CardSpan, unevenSpans } from './grid-spans.ts';

/** Of the whole picture, of which a card shows a part. */
const SIZES = '(width < 48rem) 120vw, (width < 64rem) 62vw, 40rem';

const spans: Record<CardSpan, { card: string; ratio: string; sizes?: string }> = {
  2: {
    card: 'md:col-span-2',
    ratio: 'aspect-[4/5] h-full',
  },
  3: {
    card: 'md:col-span-3',
    ratio: 'aspect-[4/5] md:aspect-[4/3.4]',
  },
  4: {
    card: 'md:col-span-4',
    ratio: 'aspect-[4/5] md:aspect-auto md:h-full',
  },
  6: { card: 'md:col-span-6', ratio: 'aspect-[4/5] md:aspect-[16/7]', sizes: '(width < 48rem) 120vw, 60rem' },
};

export function RegionRow({
  region,
  destinations,
  start,
}: {
  region: Region;
  destinations: readonly DestinationCard[];
  /** Which pair of widths begins, so that neighbouring regions differ. */
  start: number;
}) {
  const widths = unevenSpans(destinations.length, start);
  const headingId = `region-${region}`;
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-x-10 gap-y-6 border-t border-line py-10 lg:grid-cols-[minmax(12.5rem,3fr)_9fr] lg:py-14"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <Heading level={3} size="part" id={headingId}>
          {copy.regions[region]}
        </Heading>
        <p className="mt-2 text-sm text-fg-muted">{copy.places(destinations.length)}</p>
      </div>
      <div className="snap-row md:grid md:grid-cols-6 md:gap-5">
        {destinations.map((place, i) => {
          const look = spans[widths[i] ?? 2];
          return (
            <PictureCard
              key={place.id}
              picture={place.image}
              alt={place.alt}
              title={place.name}
              line={place.description}
              href={`/places/${place.id}`}
              level={4}
              ratio={look.ratio}
              sizes={look.sizes ?? SIZES}
              className={cx('min-w-0', look.card)}
            />
          );
        })}
      </div>
    </section>
  );
}
