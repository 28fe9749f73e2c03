/** Which files of a map may be sent to the back office, and how large. */
const MB = 1024 * 1024;
export const MAP_FILE_BYTES = 200 * MB;

export const MAP_ENDINGS = ['pbf', 'osm', 'xml', 'json'] as const;
export type MapEnding = (typeof MAP_ENDINGS)[number];

export function mapEndingOf(name: string): MapEnding | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') ? (MAP_ENDINGS.find((known) => known === ending) ?? null) : null;
}
