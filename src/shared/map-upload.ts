/** Which files of a map may be sent to the back office, and how large. */
const MB = 1024 * 1024;
export const MAP_FILE_BYTES = 200 * MB;

const [KINDS, PACKINGS] = [['pbf', 'osm', 'xml', 'json'] as const, ['gz', 'bz2'] as const];
/** What the bytes of the file are; of a packed one its packing. */
export type MapEnding = (typeof KINDS)[number] | (typeof PACKINGS)[number];
/** For a chooser of files. */
export const MAP_ENDINGS = [...KINDS, ...PACKINGS];

const ENDING = new RegExp(`\\.((${KINDS.join('|')})(?:\\.(${PACKINGS.join('|')}))?)$`, 'i');

/** Null: no file of a map. `whole`: "osm.gz". */
export function mapEndingOf(name: string): { readonly whole: string; readonly last: MapEnding } | null {
  const [, whole, kind, packing] = ENDING.exec(name.toLowerCase()) ?? [];
  const last = MAP_ENDINGS.find((known) => known === (packing ?? kind));
  return whole !== undefined && last ? { whole, last } : null;
}
