/** What one goes to of an evening and what takes one out on the water: asked for once, one of a kind is enough. */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';

export const AFLOAT: readonly Tag[] = ['boat', 'cruise', 'sail'];
const WITH_MATINEES: readonly Tag[] = ['musical', 'theatre', 'opera', 'classical'];
export const ON_STAGE: readonly Tag[] = [...WITH_MATINEES, 'comedy'];

/** One may leave a bar with a band before it closes, these not before their end. */
export const STAYED_TO_THE_END: readonly Tag[] = [...ON_STAGE, 'flamenco', 'fado'];
/** Also given by day. */
export const GIVEN_BY_DAY: readonly Tag[] = [...WITH_MATINEES, 'cinema', 'stadium'];

/** What is put on of an evening. */
export const SHOWS: readonly Tag[] = [...ON_STAGE, 'jazz', 'blues', 'country', 'live-music', 'flamenco', 'fado'];

/** Tags of which one stands for all. */
export const kindsLike = (tag: Tag): readonly Tag[] => [AFLOAT, ON_STAGE].find((kinds) => kinds.includes(tag)) ?? [tag];

/** Mainly one of them. */
export const isMainly = ({ tags }: Pick<Place, 'tags'>, kinds: readonly Tag[]) =>
  tags.slice(0, 2).some((tag) => kinds.includes(tag));
