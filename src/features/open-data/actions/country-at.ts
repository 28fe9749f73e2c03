/** Which country a place lies in. The borders are loaded with the first question, on the server alone: they are large. */
import type { Position } from '../../destinations/rules/position.ts';

export type CountryAt = (at: Position) => string | null;

/** ISO 3166-1, two letters; null on the sea. */
export async function openCountries(): Promise<CountryAt> {
  const { iso1A2Code } = await import('@rapideditor/country-coder');
  return ({ latitude, longitude }) => iso1A2Code([longitude, latitude], { level: 'territory' });
}
