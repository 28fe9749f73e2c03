/** How high whoever dives goes on land, on that day and the next. */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import { explainCopy } from '../../copy/explain.ts';
import type { PricedDraft } from '../plan-draft.ts';
import type { World } from '../world.ts';

/**
 * Meters that whoever dived does not go above for hours: the 1,000 feet that makers of dive computers name beside the times
 * of the Divers Alert Network for flying.
 */
const DIVERS_HEIGHT = 300;

const UP_THERE: readonly Tag[] = ['viewpoint', 'mountain', 'hike'];
const METERS = /(?<![\d.,])(\d{3}|\d,\d{3}) meters\b(?! (?:long|below|away|of))/;

/** As far as what is written of it tells. */
export function isAbove({ tags, about }: Pick<Place, 'tags' | 'about'>, meters: number): boolean {
  const [, told] = METERS.exec(about) ?? [];
  return told !== undefined && Number(told.replace(',', '')) > meters && tags.some((tag) => UP_THERE.includes(tag));
}

/** Where a dive stands in the days, with the heights of that day and the next. */
export function diveAltitude({ days }: PricedDraft, { catalogue }: World): string[] {
  const placesOf = (at: number) =>
    days[at]?.items.flatMap(({ placeId = '', kind }) =>
      kind === 'meal' ? [] : (catalogue.place.get(placeId) ?? []),
    ) ?? [];
  const dived = days.flatMap((_, at) =>
    placesOf(at).some(({ kind, tags }) => kind === 'activity' && tags[0] === 'dive') ? at : [],
  );
  if (dived.length === 0) return [];
  const heights = dived
    .flatMap((at) => [...placesOf(at), ...placesOf(at + 1)])
    .filter((place) => isAbove(place, DIVERS_HEIGHT));
  return [explainCopy.diving([...new Set(heights.map(({ name }) => name))])];
}
