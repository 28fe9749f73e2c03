/** The settings of Google Places, read together with all others by `config.ts`. */
import * as z from 'zod/mini';

/** Only https, or a machine of one's own while trying things out. */
export function isService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}

export const placesSettings = {
  GOOGLE_PLACES_API_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{10,200}$/, 'GOOGLE_PLACES_API_KEY must be a key of letters, digits, - and _')),
  ),
  GOOGLE_PLACES_URL: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => isService(text) && new URL(text).pathname === '/' && !text.endsWith('/'),
          'GOOGLE_PLACES_URL must be an address without a path, like https://places.googleapis.com',
        ),
      ),
    'https://places.googleapis.com',
  ),
  GOOGLE_PLACES_CALLS_A_DAY: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,7}$/, 'GOOGLE_PLACES_CALLS_A_DAY must be a whole number')),
      z.pipe(z.transform(Number), z.number().check(z.gte(1, 'GOOGLE_PLACES_CALLS_A_DAY must be at least 1'))),
    ),
    200,
  ),
};

export interface GooglePlacesSettings {
  readonly url: string;
  readonly key: string;
  readonly callsADay: number;
}

/** Null without a key. */
export function googlePlacesOf(env: {
  readonly GOOGLE_PLACES_API_KEY?: string | undefined;
  readonly GOOGLE_PLACES_URL: string;
  readonly GOOGLE_PLACES_CALLS_A_DAY: number;
}): GooglePlacesSettings | null {
  const { GOOGLE_PLACES_API_KEY: key, GOOGLE_PLACES_URL: url, GOOGLE_PLACES_CALLS_A_DAY: callsADay } = env;
  return key ? { key, url, callsADay } : null;
}
