/**
 * How much a first visitor would miss a place, 0 to 1: what it is, how much the map tells of it, how well the world knows it,
 * and whether a travel guide names it. What is not known lowers nothing.
 */
import { KM_PER_MILE, milesBetween, type Position } from '../../destinations/rules/position.ts';
import { articleOf, isHeritage, itemOf, namesIn, type OsmTags } from './osm-tags.ts';

/** What the tags say beyond the kind, 0 to 1. */
export function evidenceIn(tags: OsmTags, isArea: boolean): number {
  const languages = Object.keys(namesIn(tags)).length;
  const isExact =
    'historic' in tags || 'amenity' in tags || 'leisure' in tags || 'natural' in tags || 'building' in tags;
  const signs: readonly (readonly [isTold: boolean, points: number])[] = [
    [itemOf(tags) !== null || articleOf(tags) !== null, 2],
    [isHeritage(tags), 1],
    [languages > 0, Math.min(1.5, 0.5 * Math.log2(1 + languages))],
    [tags['tourism'] === 'attraction' && isExact, 0.8],
    ['fee' in tags || 'charge' in tags, 0.5],
    ['website' in tags || 'contact:website' in tags || 'url' in tags, 0.4],
    ['opening_hours' in tags, 0.4],
    ['image' in tags || 'wikimedia_commons' in tags, 0.3],
    [isArea, 0.3],
  ];
  return Math.min(1, signs.reduce((sum, [isTold, points]) => (isTold ? sum + points : sum), 0) / 6);
}

export interface KnownOfItem {
  /** Articles in the wikis of people. */
  readonly sitelinks: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly types: readonly string[];
  readonly visitors: number | null;
  readonly pageViews: number | null;
  readonly linkImportance: number | null;
}

/** Human, family name, business, enterprise, award, film, event, city, town, village, municipality, human settlement. */
const NO_PLACE = new Set(
  'Q5 Q101352 Q4830453 Q6881511 Q783794 Q618779 Q11424 Q1656682 Q515 Q3957 Q532 Q15284 Q486972 Q484170 Q747074'.split(
    ' ',
  ),
);

/** Null: nothing is known, or the entity is not proven to be the place that is on the map. */
export function fameOf(item: KnownOfItem, at: Position, extentM: number | null): number | null {
  if (item.latitude === null || item.longitude === null || item.types.some((type) => NO_PLACE.has(type))) return null;
  const km = milesBetween(at, { latitude: item.latitude, longitude: item.longitude }) * KM_PER_MILE;
  if (km > Math.max(1, (2 * (extentM ?? 0)) / 1000)) return null;
  const share = (value: number) => Math.min(1, Math.max(0, value));
  const known = [
    share(Math.log(1 + item.sitelinks) / Math.log(101)),
    ...(item.linkImportance === null ? [] : [share((item.linkImportance - 0.15) / 0.45)]),
    ...(item.pageViews === null || item.pageViews < 1 ? [] : [share((Math.log10(item.pageViews) - 3) / 3.5)]),
    ...(item.visitors === null || item.visitors < 1 ? [] : [share((Math.log10(item.visitors) - 3.5) / 3)]),
  ];
  return known.reduce((sum, one) => sum + one, 0) / known.length;
}

export interface Weighed {
  readonly base: number;
  readonly evidence: number;
  readonly fame: number | null;
  readonly voyage: number | null;
  /** A private house that is only looked at counts less where nothing tells how famous it is, and not at all where it is not. */
  readonly isOutsideOnly: boolean;
  readonly isHeritage: boolean;
}

const FAMOUS = 0.4;

const FROM_OUTSIDE = 0.7;

export function importanceOf({ base, evidence, fame, voyage, isOutsideOnly, isHeritage: isListed }: Weighed): number {
  const isDoubtful = isOutsideOnly && !isListed;
  if (isDoubtful && fame !== null && fame < FAMOUS) return 0;
  const share = isDoubtful && fame === null ? FROM_OUTSIDE : 1;
  return 1 - (1 - 0.35 * base * share) * (1 - 0.45 * evidence) * (1 - 0.75 * (fame ?? 0)) * (1 - 0.35 * (voyage ?? 0));
}

export interface WeighedSight {
  readonly importance: number;
  readonly fame: number | null;
}

/** The first 4 % of a city, and no fewer than eight, may weigh 5. */
const BEST_SHARE = 0.04;
const LEAST_BEST = 8;
const BY_FAME = [
  [0.6, 4],
  [0.45, 3],
  [0.3, 2],
] as const;
/** Where nothing is famous the map alone reaches no more than .59, and nothing weighs 5. */
const BY_THE_MAP = [
  [0.48, 4],
  [0.38, 3],
  [0.25, 2],
] as const;

/** The weights for the scheduler, 1 to 5, of the places of one city in the order of their importance. */
export function weightsOf(places: readonly WeighedSight[]): (1 | 2 | 3 | 4 | 5)[] {
  const hasFame = places.some(({ fame }) => fame !== null);
  const best = Math.max(LEAST_BEST, Math.ceil(places.length * BEST_SHARE));
  return places.map(({ importance }, rank) => {
    if (hasFame && importance >= 0.75 && rank < best) return 5;
    return (hasFame ? BY_FAME : BY_THE_MAP).find(([least]) => importance >= least)?.[1] ?? 1;
  });
}

/** Of these kinds no more than so many among the first twenty, unless the wish asks for them. */
const MOST_OF_KIND: Readonly<Record<string, number>> = { worship: 3, artwork: 2, memorial: 2, viewpoint: 2 };
const FIRST = 20;

/** Keeps kinds apart: what goes over the limit of its kind comes after the first twenty, in its order. `asked`: kinds the wish names. */
export function ranked<P extends { readonly kind: string }>(
  places: readonly P[],
  asked: ReadonlySet<string> = new Set(),
): P[] {
  const counts = new Map<string, number>();
  const [first, over]: [P[], P[]] = [[], []];
  for (const place of places) {
    const most = asked.has(place.kind) ? undefined : MOST_OF_KIND[place.kind];
    const count = counts.get(place.kind) ?? 0;
    if (first.length < FIRST && most !== undefined && count >= most) {
      over.push(place);
      continue;
    }
    counts.set(place.kind, count + 1);
    first.push(place);
  }
  return [...first.slice(0, FIRST), ...merged(over, first.slice(FIRST), places)];
}

function merged<P>(a: readonly P[], b: readonly P[], order: readonly P[]): P[] {
  const both = new Set([...a, ...b]);
  return order.filter((place) => both.has(place));
}
