/** Where one sits in the audience, and comes at the hour at which it begins. */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';

/** What is put on of an evening. */
export const SHOWS: readonly Tag[] = [
  ...(['musical', 'theatre', 'opera', 'classical', 'comedy', 'jazz', 'blues', 'country'] as const),
  ...(['live-music', 'flamenco', 'fado'] as const),
];

/** To a country band one comes and goes. */
export const PERFORMED: readonly Tag[] = SHOWS.filter((tag) => tag !== 'country');

/** A place is one for a performance when that comes first with it. */
export const isPerformed = ({ tags }: Pick<Place, 'tags'>) => tags.slice(0, 2).some((tag) => PERFORMED.includes(tag));
