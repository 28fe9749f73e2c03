/** Cities that can be typed where a position is not known, beside our own places. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';

const Zone = z.object({
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** IANA. */
  timeZone: z.string(),
  /** Latitude, longitude, name, other names. */
  cities: z.array(z.tuple([z.number(), z.number(), z.string()], z.string())),
});

export const cities = readContent('cities.yaml', z.array(Zone)).flatMap(({ country, timeZone, cities }) =>
  cities.map(([latitude, longitude, name, ...aliases]) => ({
    id: `${slug(name)}-${country.toLowerCase()}`,
    name,
    aliases,
    country,
    latitude,
    longitude,
    timeZone,
  })),
);

function slug(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
