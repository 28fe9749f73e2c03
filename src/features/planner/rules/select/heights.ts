/** How high a place lies, as far as what is written of it tells. */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';

/**
 * Meters that whoever dived does not go above for hours: the 1,000 feet that makers of dive computers name beside the times
 * of the Divers Alert Network for flying.
 */
export const DIVERS_HEIGHT = 300;

const UP_THERE: readonly Tag[] = ['viewpoint', 'mountain', 'hike'];
const METERS = /(?<![\d.,])(\d{3}|\d,\d{3}) meters\b(?! (?:long|below|away|of))/;

export function isAbove({ tags, about }: Pick<Place, 'tags' | 'about'>, meters: number): boolean {
  const [, told] = METERS.exec(about) ?? [];
  return told !== undefined && Number(told.replace(',', '')) > meters && tags.some((tag) => UP_THERE.includes(tag));
}
