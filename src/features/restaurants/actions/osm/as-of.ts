/**
 * Of which day the data of an OpenStreetMap file is: as its head says, else its newest object. When the file was
 * copied to this disk says nothing of it.
 */
import { type CalendarDay, calendarDay, DAY_MS, type Instant } from '../../../../shared/dates.ts';
import { headOf, objectsIn } from './objects.ts';

/** OpenStreetMap's first day: whatever is older was written by a tool that did not know. */
const FIRST = Date.parse('2004-08-09T00:00:00Z');

/** `<meta osm_base="…"/>` and `"timestamp_osm_base"` of Overpass, `<osm … timestamp="…">` of planet files and extracts. */
const SAID = /(?:osm_base"?\s*[=:]\s*|<osm\b[^>]*?\b(?:osmosis_replication_)?timestamp\s*=\s*)["']([^"']{10,40})["']/;

/** Null: the file does not say. */
export async function dayOfData(file: string, now: Instant): Promise<CalendarDay | null> {
  const isPossible = (at: number) => at >= FIRST && at <= now.getTime() + DAY_MS;
  const head = await headOf(file);
  const said = typeof head === 'number' ? head : Date.parse(SAID.exec(head)?.[1] ?? '');
  if (isPossible(said)) return calendarDay(new Date(said));

  let newest = 0;
  for await (const { changedAt = 0 } of objectsIn(file, undefined, true)) {
    if (changedAt > newest && isPossible(changedAt)) newest = changedAt;
  }
  return newest === 0 ? null : calendarDay(new Date(newest));
}
