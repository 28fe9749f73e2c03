/** What visitors type into a review. */
import * as z from 'zod/mini';
import { storable } from '../../../shared/text-input.ts';
import { reviewMessages as messages } from '../copy/validation.ts';
import { AUTHOR_MAX, TEXT_MAX, TEXT_MIN } from '../rules/review-limits.ts';

const words = (missing: string) => z.string(missing).check(z.overwrite(storable));

/** What is no whole number is missing, below, above or between stars, or no number at all. */
function ratingFault(given: unknown): string {
  if (given === undefined || (typeof given === 'number' && !(given >= 1))) return messages.ratingLow;
  return typeof given === 'number' && given > 5 ? messages.ratingHigh : messages.ratingWhole;
}

export const RestaurantId = words(messages.restaurantMissing).check(
  z.minLength(1, messages.restaurantMissing),
  z.maxLength(200, messages.restaurantMissing),
);

export const NewReview = z.object({
  restaurantId: RestaurantId,
  authorName: words(messages.nameMissing).check(
    z.minLength(1, messages.nameMissing),
    z.maxLength(AUTHOR_MAX, messages.nameLong),
  ),
  rating: z
    .int({ error: ({ input }) => ratingFault(input) })
    .check(z.gte(1, messages.ratingLow), z.lte(5, messages.ratingHigh)),
  text: words(messages.textShort).check(
    z.minLength(TEXT_MIN, messages.textShort),
    z.maxLength(TEXT_MAX, messages.textLong),
  ),
});
export type NewReview = z.infer<typeof NewReview>;

/** The same limits as for a restaurant. */
export const ReviewWords = z.pick(NewReview, { authorName: true, rating: true, text: true });
export type ReviewWords = z.infer<typeof ReviewWords>;
