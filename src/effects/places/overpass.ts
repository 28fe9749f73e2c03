/**
 * Places from an Overpass server, the question service of OpenStreetMap. One
 * address from the settings is called and no other; an answer may take five
 * seconds and two megabytes, and what does not read as asked for is left out.
 */
import * as z from 'zod/mini';
import { askJson } from '../ask-json.ts';
import type { LastingPlaces, LiveObject } from './port.ts';

const WITHIN = { timeMs: 5000, mostBytes: 2_000_000 };
const MOST_PLACES = 400;

const Latitude = z.number().check(z.gte(-90), z.lte(90));
const Longitude = z.number().check(z.gte(-180), z.lte(180));
const Element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.int(),
  lat: z.optional(Latitude),
  lon: z.optional(Longitude),
  center: z.optional(z.object({ lat: Latitude, lon: Longitude })),
  tags: z.record(z.string(), z.string()),
});
const Answer = z.object({ elements: z.array(z.unknown()), remark: z.optional(z.string()) });

export function openOverpass(url: string): LastingPlaces {
  return {
    async within({ south, west, north, east }) {
      const inside = `(${south},${west},${north},${east})`;
      const question = `[out:json][timeout:5];nwr[amenity~"^(restaurant|cafe|fast_food|pub|ice_cream|food_court|biergarten)$"][name]${inside};out tags center ${MOST_PLACES};`;
      const answer = Answer.safeParse(await ask(url, question));
      // A remark says that the server gave up half way.
      if (!answer.success || answer.data.remark !== undefined) return null;
      const { elements } = answer.data;
      return { objects: elements.flatMap(objectIn), isCut: elements.length >= MOST_PLACES };
    },
  };
}

function objectIn(told: unknown): LiveObject[] {
  const read = Element.safeParse(told);
  if (!read.success) return [];
  const { type, id, tags, lat, lon, center } = read.data;
  const [latitude, longitude] = [lat ?? center?.lat, lon ?? center?.lon];
  return latitude === undefined || longitude === undefined ? [] : [{ type, id, latitude, longitude, tags }];
}

function ask(url: string, question: string): Promise<unknown> {
  const headers = { accept: 'application/json', 'user-agent': 'wanderlight' };
  return askJson(url, { method: 'POST', headers, body: new URLSearchParams({ data: question }) }, WITHIN);
}
