/** Which towns of a region a sentence speaks of; none means the whole region. */
import type { PlaceFacts } from '../../../destinations/rules/destination-facts.ts';

export function townsInText({ cities }: PlaceFacts, sentence: string): string[] {
  if (cities.length <= 1) return [];
  return cities
    .filter(({ name, aliases }) => [name, ...aliases].some((word) => sentence.includes(word)))
    .map(({ id }) => id);
}
