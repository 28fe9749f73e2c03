/** What a package is rated, and whose figure that is. A count stands beside it only where travelers made it. */
import { Rating } from '../../../ui/rating.tsx';
import type { TripPackage } from '../contract/packages.ts';
import { packagesCopy } from '../copy/packages.ts';

const copy = packagesCopy.rating;

export function PackageRating({ offer }: { offer: Pick<TripPackage, 'rating' | 'ratingBasis' | 'reviews'> }) {
  const { rating, ratingBasis, reviews } = offer;
  if (ratingBasis === 'none')
    return (
      <span className="text-sm text-fg-muted">
        {copy.none}
        <span className="sr-only">. {copy.noneHint}</span>
      </span>
    );
  return ratingBasis === 'travelers' ? (
    <Rating value={rating} count={reviews} />
  ) : (
    <Rating value={rating} basis={copy[ratingBasis]} />
  );
}
