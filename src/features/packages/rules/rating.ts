/** By whose figure a package is rated: its travellers, once they are enough; else its operator; a sample only in a demo. */

/** From so many reviews of travelers on, they alone rate a package. */
const ENOUGH_REVIEWS = 3;

/** Whose figure a package's rating is; `none`: nobody's. */
export const RATING_BASES = ['travelers', 'own', 'sample', 'none'] as const;
export type RatingBasis = (typeof RATING_BASES)[number];

/** What a package could be rated by. */
export interface Rated {
  readonly sample: number | null;
  /** What an operator has entered. */
  readonly own: number | null;
  /** Those that everybody can read: how many, and all their stars. */
  readonly reviews: { readonly count: number; readonly stars: number };
}

export interface PackageRating {
  /** One decimal; 0 where nobody has rated it. */
  readonly rating: number;
  readonly ratingBasis: RatingBasis;
  /** Those that were written and are shown, also while they are too few. */
  readonly reviews: number;
}

export function ratingOf({ sample, own, reviews: { count, stars } }: Rated, mode: 'demo' | 'live'): PackageRating {
  const by = (ratingBasis: RatingBasis, rating: number): PackageRating => ({ rating, ratingBasis, reviews: count });
  if (count >= ENOUGH_REVIEWS) return by('travelers', Math.round((10 * stars) / count) / 10);
  if (own !== null) return by('own', own);
  return mode === 'demo' && sample !== null ? by('sample', sample) : by('none', 0);
}
