/** The cities that can be named instead of where a visitor is: our places, and well-known ones beside them. */
import { destinations } from '../../destinations/content/destinations.ts';
import { cities } from '../content/known-cities.ts';
import type { KnownCity } from '../contract/search-cities.ts';

const MOST_CITIES = 8;

/** Ours first, then those whose own name begins so, then those of another name. */
export function searchCities({ id, text }: { id?: string | undefined; text?: string | undefined }): KnownCity[] {
  const all = knownCities();
  if (id !== undefined) return all.filter((city) => city.id === id).map(cityOf);
  const wanted = text?.trim() ?? '';
  if (wanted === '') return all.filter((city) => city.ours).map(cityOf);
  const own = all.filter(({ name }) => beginsWith(name, wanted));
  const otherwise = all.filter((city) => !own.includes(city) && city.aliases.some((name) => beginsWith(name, wanted)));
  return [...own, ...otherwise]
    .sort((a, b) => Number(b.ours) - Number(a.ours))
    .slice(0, MOST_CITIES)
    .map(cityOf);
}

type Listed = KnownCity & { readonly aliases: readonly string[] };

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

let listed: readonly Listed[] | null = null;

function knownCities(): readonly Listed[] {
  listed ??= [
    ...destinations.map(({ id, name, latitude, longitude }) => ({
      id,
      name,
      aliases: ALSO_CALLED[id] ?? [],
      country: '',
      latitude,
      longitude,
      ours: true,
    })),
    ...cities.map(({ country, timeZone: _, ...city }) => ({
      ...city,
      country: countryNames.of(country) ?? country,
      ours: false,
    })),
  ];
  return listed;
}

/** The towns our places of a wider name are represented by. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  nyc: ['New York', 'NYC', 'Manhattan'],
  colorado: ['Aspen'],
  italy: ['Amalfi'],
  lisbon: ['Lisboa'],
  copenhagen: ['København'],
  marrakesh: ['Marrakech'],
};

function cityOf({ aliases: _, ...city }: Listed): KnownCity {
  return city;
}

export function beginsWith(name: string, typed: string): boolean {
  const wanted = plain(typed);
  return wanted !== '' && plain(name).startsWith(wanted);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
