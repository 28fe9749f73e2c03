/** A model's view of which places suit: ids of the catalogue with one of three worths. It moves scores and decides nothing. */
import * as z from 'zod/mini';
import type { Catalogue } from '../../../destinations/rules/catalogue.ts';
import type { Leaning } from '../reading.ts';

export const ModelChoice = z.object({
  places: z
    .array(z.object({ id: z.string().check(z.maxLength(120)), worth: z.enum(['must', 'good', 'skip']) }))
    .check(z.maxLength(40)),
});
export type ModelChoice = z.infer<typeof ModelChoice>;

/** In the points of `scoreSight`: less than a place that was named, about as much as an interest. */
const POINTS = { must: 45, good: 22, skip: -25 } as const;

/** What is no place of ours, or not of these destinations, is left out; of two worths for one place the first counts. */
export function leaningOf(
  choice: ModelChoice | null,
  destinations: readonly string[],
  among: ReadonlySet<string>,
  { place }: Catalogue,
): Leaning {
  const known = (choice?.places ?? []).filter(({ id }) => among.has(place.get(id)?.destinationId ?? ''));
  return {
    destinations,
    places: Object.fromEntries(known.toReversed().map(({ id, worth }) => [id, POINTS[worth]])),
  };
}
