/** Stages and marked trails of a map: told to whoever asks for them, never planned. */
import type { OpenData } from '../../../destinations/rules/catalogue.ts';
import type { OpenPlaceRow } from './open-data-rows.ts';

/** More than that nobody looks up. */
const MOST = 200;

export function unplannedTrails(places: readonly OpenPlaceRow[]): OpenData['unplanned'] {
  return places
    .filter(({ kind }) => kind === 'stage' || kind === 'trail')
    .toSorted((a, b) => b.importance - a.importance || (a.id < b.id ? -1 : 1))
    .slice(0, MOST)
    .map(({ kind, name, tags }) => ({ name, tags: kind === 'trail' ? ['hike'] : tags }));
}
