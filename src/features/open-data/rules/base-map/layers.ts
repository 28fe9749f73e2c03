/** Which layer of a map an object of OpenStreetMap is drawn in, and which of its names stand on it. */
import { wordList } from '../../../../shared/word-list.ts';

/** From the ground up. */
export const LAYERS = wordList('sea built green sand water river path street road main rail');
export type Layer = (typeof LAYERS)[number];

export const AREAS: readonly Layer[] = ['built', 'green', 'sand', 'water'];

type Tags = Readonly<Record<string, string>>;

const GREEN: Readonly<Record<string, RegExp>> = {
  leisure: /^(park|garden|nature_reserve|golf_course|common)$/,
  landuse: /^(forest|meadow|grass|recreation_ground|cemetery|village_green|vineyard|orchard)$/,
  natural: /^(wood|scrub|heath|grassland)$/,
};
const BUILT = /^(residential|commercial|retail|industrial)$/;
const WATER: Readonly<Record<string, RegExp>> = {
  natural: /^water$/,
  waterway: /^(riverbank|dock)$/,
  landuse: /^(reservoir|basin)$/,
};
const ROADS: readonly (readonly [Layer, RegExp])[] = [
  ['main', /^(motorway|trunk|primary)(_link)?$/],
  ['road', /^(secondary|tertiary)(_link)?$/],
  ['street', /^(residential|unclassified|living_street|pedestrian|road)$/],
  ['path', /^(footway|path|steps|track|cycleway)$/],
];
const RAILS = /^(rail|light_rail|narrow_gauge|funicular|tram)$/;

/** Null: it is not drawn. `isClosed`: its last corner is its first. */
export function layerOf(tags: Tags, isClosed: boolean): Layer | 'coast' | null {
  if (tags['natural'] === 'coastline') return 'coast';
  if (tags['tunnel'] === 'yes' || tags['tunnel'] === 'culvert' || tags['intermittent'] === 'yes') return null;
  const road = ROADS.find(([, values]) => values.test(tags['highway'] ?? ''))?.[0];
  if (road) return tags['indoor'] === 'yes' ? null : road;
  if (RAILS.test(tags['railway'] ?? '')) return tags['service'] ? null : 'rail';
  if (/^(river|canal|stream)$/.test(tags['waterway'] ?? '')) return 'river';
  if (!isClosed) return null;
  const is = (values: Readonly<Record<string, RegExp>>) =>
    Object.entries(values).some(([key, known]) => known.test(tags[key] ?? ''));
  if (is(WATER)) return 'water';
  if (/^(beach|sand)$/.test(tags['natural'] ?? '')) return 'sand';
  if (is(GREEN)) return 'green';
  return BUILT.test(tags['landuse'] ?? '') ? 'built' : null;
}

export const NAME_KINDS = ['town', 'quarter', 'water', 'green', 'peak'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** How much a name matters beside others: larger first. Null: it stands on no map. */
export function nameOf(tags: Tags, areaM2: number): { readonly kind: NameKind; readonly weight: number } | null {
  if (!tags['name']) return null;
  const settlement = { city: 9, town: 8, village: 6, suburb: 5, quarter: 4, hamlet: 3, neighbourhood: 3 }[
    tags['place'] ?? ''
  ];
  if (settlement) return { kind: settlement >= 6 ? 'town' : 'quarter', weight: settlement };
  if (/^(bay|strait)$/.test(tags['natural'] ?? '')) return { kind: 'water', weight: 5 };
  if (tags['natural'] === 'peak') return { kind: 'peak', weight: 2 };
  const layer = areaM2 > 0 ? layerOf(tags, true) : null;
  if (layer === 'water' && areaM2 > LARGE_M2) return { kind: 'water', weight: 4 };
  if (layer === 'green' && areaM2 > LARGE_M2) return { kind: 'green', weight: areaM2 > 10 * LARGE_M2 ? 4 : 3 };
  return null;
}

const LARGE_M2 = 15_000;
