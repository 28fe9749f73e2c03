/**
 * Which country a place lies in, from borders that are read when the first is asked for: 30 MB that a server
 * without imports and live places never needs.
 */
import type { Position } from '../rules/cells.ts';

export type CountryAt = (at: Position) => string | null;

/** ISO 3166-1, two letters; null on the sea. */
export async function openCountries(): Promise<CountryAt> {
  const { iso1A2Code } = await import('@rapideditor/country-coder');
  return ({ latitude, longitude }) => iso1A2Code([longitude, latitude], { level: 'territory' });
}
