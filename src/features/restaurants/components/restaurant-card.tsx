/** One numbered table of the list. The whole card leads to the restaurant; why it stands here is told on demand. */

import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Rating } from '../../../ui/rating.tsx';
import { Heading } from '../../../ui/section.tsx';
import { Link } from '../../../web/link.tsx';
import { LazySaveButton } from '../../saved/components/lazy-save-button.tsx';
import { restaurantsCopy } from '../copy/restaurants.ts';
import { sourceLabels } from '../copy/source-labels.ts';
import { OpeningStatus } from './opening-status.tsx';
import type { ListedRestaurant } from './restaurant-queries.ts';

const copy = restaurantsCopy.card;

interface RestaurantCardProps {
  readonly restaurant: ListedRestaurant;
  readonly place: number;
  readonly href: string;
  /** The map points at it. */
  readonly lit: boolean;
  readonly onLight: (id: string | null) => void;
}

export function RestaurantCard({ restaurant, place, href, lit, onLight }: RestaurantCardProps) {
  const { id, name, cuisine, address, distance, totalReviews, priceLevel } = restaurant;
  const nameId = `restaurant-${id}`;
  return (
    <Card as="article" labelledBy={nameId} className={cx('h-full transition-shadow', lit && 'ring-2 ring-accent')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing at the card only lights its place on the map */}
      <div
        className="flex h-full flex-col gap-3"
        onPointerEnter={() => onLight(id)}
        onPointerLeave={() => onLight(null)}
        onFocus={() => onLight(id)}
        onBlur={() => onLight(null)}
      >
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <span className="display text-3xl text-accent tabular-nums">
            <span className="sr-only">{copy.place(place)}</span>
            <span aria-hidden="true">{place}</span>
          </span>
          <RestaurantRating restaurant={restaurant} />
        </div>
        <Heading level={3} size="card" id={nameId}>
          <Link href={href} className="after:absolute after:inset-0 after:content-[''] [overflow-wrap:anywhere]">
            {name}
          </Link>
        </Heading>
        {cuisine && <p className="text-sm font-medium text-fg-muted">{cuisine}</p>}
        {address && <p className="text-sm [overflow-wrap:anywhere]">{address}</p>}
        <ul className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-sm text-fg-muted">
          {typeof distance === 'number' && <li>{copy.miles(distance)}</li>}
          <li>{copy.reviews(totalReviews ?? 0)}</li>
          <li>
            <span className="sr-only">{copy.price}: </span>
            {priceText(priceLevel)}
          </li>
        </ul>
        <OpeningStatus restaurant={restaurant} />
        {restaurant.googleMaps && (
          <p translate="no" className="text-xs text-fg-muted">
            {sourceLabels.google}
          </p>
        )}
        <div className="relative z-1 mt-auto flex flex-wrap items-start justify-between gap-x-4">
          <Why restaurant={restaurant} />
          {restaurant.source !== 'google' && <LazySaveButton item={`restaurant:${id}`} name={name} />}
        </div>
      </div>
    </Card>
  );
}

/** Some sources say the level as a number. */
export function priceText(level: string | number | null | undefined): string {
  if (typeof level === 'number') return '$'.repeat(level);
  return level || copy.unknownPrice;
}

/** Whose figure it is: the first view of a place stays part of it, however many visitors have written. */
export function RestaurantRating({ restaurant }: { restaurant: ListedRestaurant }) {
  const { aggregatedRating } = restaurant;
  const note = viewIn(restaurant);
  return <Rating value={Number(aggregatedRating ?? 0) || null} {...(note && { note })} />;
}

function viewIn({ totalReviews = 0, googleMaps, source }: ListedRestaurant): string | null {
  if (googleMaps?.rating == null) return null;
  if (totalReviews === 0) return copy.google;
  return source === 'google' ? copy.withGoogle : null;
}

/** Nothing where no position was named, as there is no rank then. */
export function Why({ restaurant: { rank } }: { restaurant: ListedRestaurant }) {
  if (!rank) return null;
  const rows = [
    [copy.reason.quality, rank.quality.toFixed(2)],
    ...(rank.forPick > 0 ? [[copy.reason.forPick, `+${rank.forPick.toFixed(2)}`] as const] : []),
    [copy.reason.forReviews, `+${rank.forReviews.toFixed(2)}`],
    [copy.reason.forDistance, `−${rank.forDistance.toFixed(2)}`],
    [copy.reason.total, rank.total.toFixed(2)],
  ] as const;
  return (
    <details className="text-sm">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{copy.why}</summary>
      <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-fg-muted">{label}</dt>
            <dd className="text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-fg-muted">{copy.whyText}</p>
    </details>
  );
}
