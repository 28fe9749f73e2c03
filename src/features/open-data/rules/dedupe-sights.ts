/**
 * Objects of a map that are one thing to a visitor: several with one entity (a bridge in four ways, a cathedral and its
 * crypt), one name within 150 metres or within the larger of them, or next to each other one kind whose names are one name
 * and more (a market and its hall). The one of which most is told stands for them.
 */
import { cellOf, runsAround } from '../../destinations/rules/grid-cells.ts';
import { milesBetween, type Position } from '../../destinations/rules/position.ts';

export interface ToldSight extends Position {
  readonly id: string;
  readonly key: string;
  readonly wikidata: string | null;
  readonly isArea: boolean;
  /** How far it reaches; 0: a point. */
  readonly extentM: number;
  readonly evidence: number;
  readonly base: number;
}

const METRES_PER_MILE = 1609.344;
const SAME_NAME_M = 150;
const NEXT_M = 100;
/** A point anywhere in a large castle is that castle. */
const MOST_EXTENT_M = 1200;
/** Two sites of one museum that lie farther apart stay two. */
const SAME_ITEM_M = 300;

export interface DedupedSights {
  /** Which is told by which other. */
  readonly leads: ReadonlyMap<string, string>;
  /** Sites of an entity beyond its first: the fame of the entity is halved for them. */
  readonly secondSites: ReadonlySet<string>;
}

export function dedupeSights(places: readonly ToldSight[]): DedupedSights {
  const best = [...places].sort((a, b) => richness(b) - richness(a) || (a.id < b.id ? -1 : 1));
  const [byItem, byCell] = [new Map<string, ToldSight[]>(), new Map<number, ToldSight[]>()];
  const [leads, secondSites] = [new Map<string, string>(), new Set<string>()];
  for (const place of best) {
    const ofItem = place.wikidata === null ? [] : (byItem.get(place.wikidata) ?? []);
    const lead =
      ofItem.find((other) => metresBetween(other, place) <= SAME_ITEM_M) ??
      around(byCell, place).find(
        (other) =>
          (isOneName(other, place) && metresBetween(other, place) <= reachOf(other, place)) ||
          (isPartOf(other, place) && metresBetween(other, place) <= NEXT_M),
      );
    if (lead) {
      leads.set(place.id, lead.id);
      continue;
    }
    if (ofItem.length > 0) secondSites.add(place.id);
    if (place.wikidata !== null) byItem.set(place.wikidata, [...ofItem, place]);
    const cell = cellOf(place);
    byCell.set(cell, [...(byCell.get(cell) ?? []), place]);
  }
  return { leads, secondSites };
}

function richness({ base, evidence, isArea }: ToldSight): number {
  return base + 2 * evidence + (isArea ? 0.2 : 0);
}

/** Of one name and two entities they are two things: a church and the square before it. */
function isOneName(a: ToldSight, b: ToldSight): boolean {
  return a.key === b.key && (a.wikidata === null || b.wikidata === null || a.wikidata === b.wikidata);
}

const TELLING = 4;

function isPartOf(a: ToldSight, b: ToldSight): boolean {
  if (a.base !== b.base || (a.wikidata !== null && b.wikidata !== null)) return false;
  const [less = [], more = []] = [a, b].map(({ key }) => key.split(' ')).sort((x, y) => x.length - y.length);
  return less.filter((word) => word.length >= TELLING).length > 1 && less.every((word) => more.includes(word));
}

function reachOf(a: ToldSight, b: ToldSight): number {
  return Math.max(SAME_NAME_M, Math.min(MOST_EXTENT_M, Math.max(a.extentM, b.extentM)) / 2);
}

function around(byCell: ReadonlyMap<number, readonly ToldSight[]>, at: Position): ToldSight[] {
  return runsAround(at, MOST_EXTENT_M / 2 / METRES_PER_MILE).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => byCell.get(first + i) ?? []).flat(),
  );
}

function metresBetween(a: Position, b: Position): number {
  return milesBetween(a, b) * METRES_PER_MILE;
}
