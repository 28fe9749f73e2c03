/**
 * What a restaurant's rating is, and which of two comes first.
 *
 * The shown rating is what people gave: the mean of the reviews we hold, and of the figure of a service that is named
 * beside it, counted as five reviews; without either there is none. For the order, what
 * is known of quality (`score`) is set against the way there: a mile costs 0.08
 * stars, so half a star is worth six miles. Many reviews add up to 0.45 stars,
 * because a figure that a thousand people stand behind says more than one of three.
 * A table that we picked stands as if five reviews gave it three quarters of a star more than is supposed of an unknown
 * one: each picked table the same, and in the order alone.
 */

import { milesBetween, type Position } from '../../destinations/rules/position.ts';
import type { Restaurant } from '../contract/restaurants.ts';

/** As many reviews as the first view of a place (a named source's, or what is supposed) counts for. */
const PRIOR_WEIGHT = 5;
/** Where nothing at all is known: neither recommended nor warned of. */
const UNKNOWN_RATING = 3.5;
/** What it is worth that we picked a table, before anybody has reviewed it. */
const FOR_PICK = 0.75;
/** Thousandths of a star. */
export const COST_PER_MILE = 80;
const MOST_FOR_REVIEWS = 450;
const PER_TENFOLD_REVIEWS = 150;

export interface Known {
  /** The figure of a service that is named where it is shown, 0 to 5. */
  readonly prior: number | null;
  /** One of our own tables. */
  readonly isPicked?: boolean;
  /** The reviews that are shown. */
  readonly count: number;
  readonly sum: number;
}

/** Two decimals; 0 means not yet rated. */
export function shownRating({ prior, count, sum }: Known): number {
  if (prior === null) return count === 0 ? 0 : twoDecimals(sum / count);
  return twoDecimals((PRIOR_WEIGHT * prior + sum) / (PRIOR_WEIGHT + count));
}

/** Thousandths of a star, before the way there. */
export function scoreOf({ prior, isPicked = false, count, sum }: Known): number {
  const quality = (PRIOR_WEIGHT * (prior ?? UNKNOWN_RATING) + sum) / (PRIOR_WEIGHT + count);
  return Math.round(1000 * quality) + bonusFor(count) + (isPicked ? pickedBonus(count) : 0);
}

/** The more reviews there are, the less it matters who picked the table. */
function pickedBonus(count: number): number {
  return Math.round((1000 * FOR_PICK * PRIOR_WEIGHT) / (PRIOR_WEIGHT + count));
}

function bonusFor(count: number): number {
  return Math.min(MOST_FOR_REVIEWS, Math.round(PER_TENFOLD_REVIEWS * Math.log10(1 + count)));
}

export interface Scored extends Position {
  readonly id: string;
  readonly score: number;
}

export interface RankedRestaurant {
  readonly id: string;
  readonly miles: number;
  /** Thousandths of a star, after the way there. */
  readonly worth: number;
}

/** Those within the radius, the best first; of equals the nearer, then by id so that the order never wavers. */
export function rank(found: readonly Scored[], centre: Position, radius: number): RankedRestaurant[] {
  return found
    .map((place) => {
      const miles = milesBetween(centre, place);
      return { id: place.id, miles, worth: place.score - COST_PER_MILE * miles };
    })
    .filter(({ miles }) => miles <= radius)
    .sort((a, b) => b.worth - a.worth || a.miles - b.miles || (a.id < b.id ? -1 : 1));
}

/** Why it stands where it stands, in stars. */
type RankReason = NonNullable<Restaurant['rank']>;

export function reasonOf(score: number, isPicked: boolean, totalReviews: number, miles: number): RankReason {
  const forReviews = bonusFor(totalReviews);
  const forPick = isPicked ? pickedBonus(totalReviews) : 0;
  return {
    quality: twoDecimals((score - forReviews - forPick) / 1000),
    forPick: twoDecimals(forPick / 1000),
    forReviews: twoDecimals(forReviews / 1000),
    forDistance: twoDecimals((COST_PER_MILE * miles) / 1000),
    total: twoDecimals((score - COST_PER_MILE * miles) / 1000),
  };
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
