/** Places as they stand in a list of what was saved. */
import { findDestination } from '../../destinations/actions.ts';
import type { SavedCard } from '../../saved/contract.ts';
import { placePath } from '../rules.ts';

export function placeCards(ids: readonly string[]): Map<string, Omit<SavedCard, 'item'>> {
  const known = ids.flatMap((id) => findDestination(id) ?? []);
  return new Map(
    known.map(({ id, name, description, image, alt }) => [
      id,
      { name, line: description, href: placePath(id), picture: { id: image, alt } },
    ]),
  );
}
