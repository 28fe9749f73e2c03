/** One place told twice, or a part of it under its own name. */
import type { Item } from '../tagged-tokens.ts';
import type { Mention } from './place-mentions.ts';

/** "April, but not Seville during Feria": when not to be there, of a place they ask for. */
export const isSame = ({ named: one }: Mention, { named: other }: Mention) =>
  one?.kind === 'ours' && other?.kind === 'ours' && one.id === other.id && one.city === other.city;

/** "New York, not Manhattan": a part of the place, under its own name. */
export const isPartOfGoal = ({ named, from }: Mention, mentions: readonly Mention[], items: readonly Item[]) =>
  mentions.some(
    (other) =>
      other.role === 'go' &&
      other.field === 'destination' &&
      named?.kind === 'ours' &&
      other.named?.kind === 'ours' &&
      other.named.id === named.id &&
      other.named.city === named.city &&
      items[other.from]?.text !== items[from]?.text,
  );
