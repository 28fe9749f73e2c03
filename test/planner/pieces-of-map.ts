/** Pieces of a map for extracts that tests write. */
import type { OsmContent } from '../osm-writer.ts';

export type Tags = Readonly<Record<string, string>>;
type Node = OsmContent['nodes'][number];

let next = 1000;
/** A node some hundred metres from the middle, another direction each. */
export function near([lat, lon]: readonly [number, number], tags: Tags, away = 0.004): Node {
  next += 1;
  return { id: next, lat: lat + away * Math.sin(next), lon: lon + away * Math.cos(next), tags };
}

/** Streets and houses, as any piece of the map has them. */
export function town([lat, lon]: readonly [number, number], content: OsmContent): OsmContent {
  const corners = Array.from({ length: 80 }, (_, i) => near([lat, lon], {}, 0.002 + (i % 9) / 2000));
  const ways = corners.slice(0, -3).map(({ id }, i) => ({
    id: id + 100_000,
    refs: i % 2 ? [id, id + 1] : [id, id + 1, id + 2, id],
    tags: (i % 2 ? { highway: 'residential' } : { building: 'yes' }) as Tags,
  }));
  return { ...content, nodes: [...corners, ...content.nodes], ways: [...ways, ...(content.ways ?? [])] };
}
