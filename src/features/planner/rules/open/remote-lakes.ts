/** Lakes that lie far from every house of the map: one walks there. There, and where lifts run, one goes while no snow lies. */
import { kmBetween } from '../../../destinations/rules/position.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import type { PlaceKind } from '../../../open-data/rules/sight-kinds.ts';
import { KINDS } from './kind-defaults.ts';
import type { OpenPlaceRow } from './open-data-rows.ts';

/** Farther away than this, and no road is likely to end there. */
const REMOTE_KM = 1.2;
const HOUSES: readonly PlaceKind[] = ['hotel', 'station', 'stage'];

interface Spot {
  readonly lat: number;
  readonly lon: number;
}

interface Around {
  readonly places: readonly OpenPlaceRow[];
  readonly tables: readonly Spot[];
  readonly towns: readonly Spot[];
}

export function isRemote(place: OpenPlaceRow, { places, tables, towns }: Around): boolean {
  if (place.kind !== 'lake') return false;
  const houses = places.filter(({ kind }) => KINDS[kind]?.indoor ?? HOUSES.includes(kind));
  return ![...tables, ...towns, ...houses].some((house) => kmBetween(house, place) <= REMOTE_KM);
}

/** There and back; nobody carries a small child so far. */
export const REMOTE_LAKE: { readonly tags: readonly Tag[]; readonly minutes: number; readonly minAge: number } = {
  tags: ['hike', 'lake', 'nature', 'mountain'],
  minutes: 300,
  minAge: 8,
};

const LIFTS_KM = 8;

/** Where lifts run so near, lakes and reserves lie under snow while they do. */
export function liesUnderSnow(place: OpenPlaceRow, places: readonly OpenPlaceRow[]): boolean {
  const isOutThere = place.kind === 'lake' || (place.kind === 'park' && place.tags.includes('nature'));
  return isOutThere && places.some((one) => one.kind === 'ski' && kmBetween(one, place) <= LIFTS_KM);
}

export function withoutSnow(latitude: number): readonly number[] {
  return latitude >= 0 ? [6, 7, 8, 9, 10] : [12, 1, 2, 3, 4];
}
