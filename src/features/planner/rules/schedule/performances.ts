/** Where one sits in the audience, and comes at the hour at which it begins. */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';

export const PERFORMED: readonly Tag[] = [
  'fado',
  'flamenco',
  'jazz',
  'blues',
  'opera',
  'classical',
  'musical',
  'theatre',
  'comedy',
  'live-music',
];

/** A place is one for a performance when that comes first with it. */
export const isPerformed = ({ tags }: Pick<Place, 'tags'>) => tags.slice(0, 2).some((tag) => PERFORMED.includes(tag));
