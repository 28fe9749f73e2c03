/** The settings of the tile map beside the restaurants: whose map it is, and which hosts a browser may ask for it. */
import * as z from 'zod/mini';

/** What may stand in a policy: a name of letters, digits, hyphens and dots, or this machine, and a port. */
const HOST = /^(?:(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]|127\.0\.0\.1)(?::\d{1,5})?$/;
const OWN_MACHINE = /^127\.0\.0\.1(?::|$)/;
const LONGEST = 500;
const MOST_HOSTS = 8;

const listOf = (text: string) =>
  text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);

const isHost = (host: string) => host.length <= 253 && HOST.test(host);

/** Over https, without a name and password; over http only from this machine. */
function isStyle(address: string): boolean {
  if (address.length > LONGEST || !URL.canParse(address)) return false;
  const { protocol, host, username, password, hash } = new URL(address);
  if (username || password || hash || !isHost(host)) return false;
  return protocol === 'https:' || (protocol === 'http:' && OWN_MACHINE.test(host));
}

export const mapSettings = {
  MAP_STYLE_URL: z.optional(
    z
      .string()
      .check(z.refine(isStyle, 'MAP_STYLE_URL must be an address like https://tiles.example/styles/calm/style.json')),
  ),
  MAP_TILE_HOSTS: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => listOf(text).length <= MOST_HOSTS && listOf(text).every(isHost),
          `MAP_TILE_HOSTS must be up to ${MOST_HOSTS} host names like tiles.example, separated by commas`,
        ),
      ),
    '',
  ),
};

interface Given {
  readonly MAP_STYLE_URL?: string | undefined;
  readonly MAP_TILE_HOSTS: string;
}

export interface TileMapSettings {
  readonly styleUrl: string;
  /** Everybody a browser may ask for the map, each once: the style's own and those beside it. */
  readonly origins: readonly string[];
}

/** Null without a style: nothing of a tile map is loaded, and nobody is let in. */
export function tileMapOf({ MAP_STYLE_URL, MAP_TILE_HOSTS }: Given): TileMapSettings | null {
  if (!MAP_STYLE_URL) return null;
  const { href, origin } = new URL(MAP_STYLE_URL);
  const beside = listOf(MAP_TILE_HOSTS).map((host) => `${OWN_MACHINE.test(host) ? 'http' : 'https'}://${host}`);
  return { styleUrl: href, origins: [...new Set([origin, ...beside])] };
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
