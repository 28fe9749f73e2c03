/** All `opening_hours` of an extract of OpenStreetMap, held against the reference library. */
import { objectsIn } from '../../src/features/open-data/actions/osm/osm-file.ts';
import { comparing } from './comparing.ts';
import { chanceOf } from './generated.ts';
import { referenceHolidays } from './reference.ts';

export interface ExtractCompared {
  /** Objects that have hours, of any kind. */
  readonly values: number;
  readonly understood: number;
  readonly notUnderstood: readonly string[];
  /** Looked at with both, over all values that both understand. */
  readonly instants: number;
  readonly agreed: number;
  readonly nights: number;
  readonly holidays: number;
  readonly differing: readonly string[];
}

type ZoneAt = (at: { latitude: number; longitude: number }) => string | null;

export async function compareFile(file: string, zoneAt: ZoneAt, instantsOfEach: number): Promise<ExtractCompared> {
  const { counts, at } = await valuesIn(file);
  const place = { ...at, timeZone: zoneAt(at) ?? 'UTC' };
  const knownHolidays = referenceHolidays([2026, 2027, 2028]);
  const chance = chanceOf(11);
  const count = { understood: 0, instants: 0, agreed: 0, nights: 0, holidays: 0 };
  const [notUnderstood, differing]: [string[], string[]] = [[], []];
  for (const [value, times] of counts) {
    const both = comparing(value, place, knownHolidays);
    if (both.understood) count.understood += times;
    else notUnderstood.push(value);
    if (!both.understood || !both.understoodByReference) continue;
    for (let i = 0; i < instantsOfEach; i++) {
      const when = new Date(Date.UTC(2026, 0, 2) + chance.roll(2 * 365 * 24 * 60) * 60_000);
      const said = both.at(when);
      if (!said) continue;
      count.instants++;
      if (said.ours === said.theirs) count.agreed++;
      else if (said.isNight) count.nights++;
      else if (said.isUnsaidHoliday) count.holidays++;
      else if (differing.at(-1)?.startsWith(value) !== true)
        differing.push(`${value} ${when.toISOString()} ${said.ours}, not ${said.theirs}`);
    }
  }
  const values = [...counts.values()].reduce((sum, times) => sum + times, 0);
  return { values, notUnderstood, differing, ...count };
}

async function valuesIn(file: string) {
  const counts = new Map<string, number>();
  let at = { latitude: 0, longitude: 0 };
  for await (const object of objectsIn(file)) {
    const value = object.tags['opening_hours'];
    if (object.type === 'node') at = { latitude: object.lat, longitude: object.lon };
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return { counts, at };
}
