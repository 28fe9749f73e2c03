/** Which files of a map may be sent to the back office, and how large. */
const MB = 1024 * 1024;
export const OSM_FILE_BYTES = 200 * MB;

const [KINDS, PACKINGS] = [['pbf', 'osm', 'xml', 'json'] as const, ['gz', 'bz2'] as const];
/** What the bytes of the file are; of a packed one its packing. */
export type OsmEnding = (typeof KINDS)[number] | (typeof PACKINGS)[number];
/** For a chooser of files. */
export const OSM_ENDINGS = [...KINDS, ...PACKINGS];

const ENDING = new RegExp(`\\.((${KINDS.join('|')})(?:\\.(${PACKINGS.join('|')}))?)$`, 'i');

/** Null: no file of a map. `whole`: "osm.gz". */
export function osmEndingOf(name: string): { readonly whole: string; readonly last: OsmEnding } | null {
  const [, whole, kind, packing] = ENDING.exec(name.toLowerCase()) ?? [];
  const last = OSM_ENDINGS.find((known) => known === (packing ?? kind));
  return whole !== undefined && last ? { whole, last } : null;
}
