/** Where travellers start from: a city by its usual international airport. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';

export interface OriginEntry {
  /** IATA, of the airport or the city with several. */
  readonly code: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  /** The first is how we say it. */
  readonly names: readonly string[];
}

const Line = z.tuple([z.string(), z.string(), z.number(), z.number(), z.string()], z.string());

export const origins: readonly OriginEntry[] = readContent('origins.yaml', z.array(Line)).map(
  ([code, country, lat, lon, ...names]) => ({ code, country, lat, lon, names }),
);
