/**
 * Places from an Overpass server, the query service of OpenStreetMap. Only the
 * address of the settings is called; an answer may take five seconds and two
 * megabytes, and elements that do not parse are left out. A refusal is not the same
 * as silence: these servers refuse with a page of HTML, and say in it, in
 * `Retry-After` or at `status` beside the address when they may be asked again.
 */
import * as z from 'zod/mini';
import { askText } from '../bounded-fetch.ts';
import type { LiveObject, OpenStreetMapPlaces, OverpassFailure } from './places-port.ts';

const WITHIN = { timeMs: 5000, mostBytes: 2_000_000 };
const STATUS_WITHIN = { timeMs: 2000, mostBytes: 20_000 };
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

/** `agent`: product, version and contact, as the servers' rules ask for it. */
export function openOverpass(url: string, agent: string): OpenStreetMapPlaces {
  const headers = { accept: 'application/json', 'user-agent': agent };
  return {
    async within({ south, west, north, east }) {
      const inside = `(${south},${west},${north},${east})`;
      const tables = `nwr[amenity~"^(restaurant|cafe|fast_food|pub|ice_cream|food_court|biergarten)$"][name]${inside};`;
      const bars = `nwr[amenity=bar][food~"^(yes|only)$"][name]${inside};`;
      const query = `[out:json][timeout:5];(${tables}${bars});out tags center ${MOST_PLACES};`;
      const answered = await askText(
        url,
        { method: 'POST', headers, body: new URLSearchParams({ data: query }) },
        WITHIN,
      );
      if (answered === null) return { ok: false, trouble: 'silent', status: null, waitMs: null };
      const { status, text } = answered;
      const answer = Answer.safeParse(status === 200 ? jsonIn(text) : null);
      const remark = answer.data?.remark;
      // A remark says that the server gave up half way.
      if (answer.success && remark === undefined) {
        const { elements } = answer.data;
        return {
          ok: true,
          value: { objects: elements.flatMap(objectIn), isCut: elements.length >= MOST_PLACES },
        };
      }
      const trouble = troubleOf(status, remark ?? text);
      const waitMs = trouble === 'busy' ? waitIn(answered.headers) : null;
      const isQuota = trouble === 'busy' && waitMs === null && RATE_LIMITED.test(remark ?? text);
      return { ok: false, trouble, status, waitMs: isQuota ? await waitForSlot(url, headers) : waitMs };
    },
  };
}

const RATE_LIMITED = /rate_limited/;
const TOO_BUSY = /rate_limited|too busy to handle your request/;
const NOT_TAKEN = [400, 401, 403, 406];

function troubleOf(status: number, text: string): OverpassFailure['trouble'] {
  if (status === 429 || TOO_BUSY.test(text)) return 'busy';
  return NOT_TAKEN.includes(status) ? 'refused' : 'silent';
}

/** `Retry-After` in seconds or as a date. */
function waitIn(headers: Headers): number | null {
  const given = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

/** "Slot available after: 2021-03-15T09:30:24Z, in 968 seconds.", one line for each; the first one is enough. */
async function waitForSlot(url: string, headers: Record<string, string>): Promise<number | null> {
  const answered = await askText(new URL('status', url).href, { headers }, STATUS_WITHIN);
  if (answered?.status !== 200 || /\d slots? available now/.test(answered.text)) return null;
  const slots = [...answered.text.matchAll(/Slot available after: [^,\n]{1,40}, in (\d{1,6}) seconds/g)];
  return slots.length === 0 ? null : Math.min(...slots.map(([, seconds]) => Number(seconds))) * 1000;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function objectIn(json: unknown): LiveObject[] {
  const read = Element.safeParse(json);
  if (!read.success) return [];
  const { type, id, tags, lat, lon, center } = read.data;
  const [latitude, longitude] = [lat ?? center?.lat, lon ?? center?.lon];
  return latitude === undefined || longitude === undefined ? [] : [{ type, id, latitude, longitude, tags }];
}
