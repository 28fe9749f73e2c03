/** The settings of places and maps: Google Places, and the tile map beside the restaurants. */
import * as z from 'zod/mini';
import { isService, listOf, textThat } from './setting-values.ts';

/** What may stand in a policy: a name of letters, digits, hyphens and dots, or this machine, and a port. */
const HOST = /^(?:(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]|127\.0\.0\.1)(?::\d{1,5})?$/;
const OWN_MACHINE = /^127\.0\.0\.1(?::|$)/;
const LONGEST = 500;
const MOST_HOSTS = 8;

const hostsOf = (text: string) => listOf(text.toLowerCase());
const isHost = (host: string) => host.length <= 253 && HOST.test(host);

/** Over https, without a name and password; over http only from this machine. */
function isStyle(address: string): boolean {
  if (address.length > LONGEST || !URL.canParse(address)) return false;
  const { protocol, host, username, password, hash } = new URL(address);
  if (username || password || hash || !isHost(host)) return false;
  return protocol === 'https:' || (protocol === 'http:' && OWN_MACHINE.test(host));
}

export const placesSettings = {
  GOOGLE_PLACES_API_KEY: z.optional(
    textThat((text) => /^[\w-]{10,200}$/.test(text), 'GOOGLE_PLACES_API_KEY must be a key of letters, digits, - and _'),
  ),
  GOOGLE_PLACES_URL: z._default(
    textThat(
      (text) => isService(text) && new URL(text).pathname === '/' && !text.endsWith('/'),
      'GOOGLE_PLACES_URL must be an address without a path, like https://places.googleapis.com',
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
  MAP_STYLE_URL: z.optional(
    textThat(isStyle, 'MAP_STYLE_URL must be an address like https://tiles.example/styles/calm/style.json'),
  ),
  MAP_TILE_HOSTS: z._default(
    textThat(
      (text) => hostsOf(text).length <= MOST_HOSTS && hostsOf(text).every(isHost),
      `MAP_TILE_HOSTS must be up to ${MOST_HOSTS} host names like tiles.example, separated by commas`,
    ),
    '',
  ),
};

type Given = z.infer<z.ZodMiniObject<typeof placesSettings>>;

export interface GooglePlacesSettings {
  readonly url: string;
  readonly key: string;
  readonly callsADay: number;
}

/** Null without a key. */
export function googlePlacesOf(env: Given): GooglePlacesSettings | null {
  const { GOOGLE_PLACES_API_KEY: key, GOOGLE_PLACES_URL: url, GOOGLE_PLACES_CALLS_A_DAY: callsADay } = env;
  return key ? { key, url, callsADay } : null;
}

export interface TileMapSettings {
  readonly styleUrl: string;
  /** Every origin a browser may ask for the map, each once: the style's own and the tile hosts. */
  readonly origins: readonly string[];
}

/** Null without a style: nothing of a tile map is loaded, and no origin is allowed. */
export function tileMapOf({ MAP_STYLE_URL, MAP_TILE_HOSTS }: Given): TileMapSettings | null {
  if (!MAP_STYLE_URL) return null;
  const { href, origin } = new URL(MAP_STYLE_URL);
  const hosts = hostsOf(MAP_TILE_HOSTS).map((host) => `${OWN_MACHINE.test(host) ? 'http' : 'https'}://${host}`);
  return { styleUrl: href, origins: [...new Set([origin, ...hosts])] };
}

/** Hosts without a map are a mistake that would go unnoticed. */
export function mapHalves({ MAP_STYLE_URL, MAP_TILE_HOSTS }: Given): string[] {
  return MAP_TILE_HOSTS && !MAP_STYLE_URL ? ['MAP_STYLE_URL must be set too: MAP_TILE_HOSTS stands beside it'] : [];
}

/** What `MODE=live` must not run with. */
export function mapOfOwnMachine(env: Given): string[] {
  const isOwn = tileMapOf(env)?.origins.some((origin) => origin.startsWith('http:'));
  return isOwn ? ['MAP_STYLE_URL and MAP_TILE_HOSTS must not be of this machine in MODE=live'] : [];
}
