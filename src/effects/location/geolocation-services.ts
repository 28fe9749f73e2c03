/**
 * Location services over HTTPS: Google's geolocation call for a fix, and any
 * number of address look-ups that are asked in turn. Only addresses from the
 * settings are called, no redirect is followed, and an answer may take two
 * seconds and 16 kB.
 *
 * The geolocation service would see our own address, not the visitor's, so it
 * is asked only with access points and told not to consider the address.
 */
import * as z from 'zod/mini';
import { askJson } from '../bounded-fetch.ts';
import type { Fix, Location, NetworkPlace } from './location-port.ts';

const WITHIN = { timeMs: 2000, mostBytes: 16_384 };

export interface LocationServices {
  /** The whole address of the geolocation call, key included; null without one. */
  readonly geolocationUrl: string | null;
  /** Addresses with `{ip}` where the visitor's belongs. */
  readonly lookUps: readonly string[];
}

const Coordinate = (most: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]),
    z.pipe(z.transform(Number), z.number().check(z.gte(-most), z.lte(most))),
  );
const FixAnswer = z.object({
  location: z.object({ lat: Coordinate(90), lng: Coordinate(180) }),
  accuracy: z.number(),
});
const Name = z.optional(z.nullable(z.string().check(z.maxLength(200))));
/** The look-ups differ in how they call things. */
const LookUpAnswer = z.object({
  latitude: z.optional(Coordinate(90)),
  longitude: z.optional(Coordinate(180)),
  lat: z.optional(Coordinate(90)),
  lon: z.optional(Coordinate(180)),
  lng: z.optional(Coordinate(180)),
  city: Name,
  region: Name,
  region_name: Name,
  regionName: Name,
  country: Name,
  country_name: Name,
});

export function openLocationServices({ geolocationUrl, lookUps }: LocationServices): Location {
  return {
    async fix(accessPoints) {
      if (geolocationUrl === null || accessPoints.length < 2) return null;
      const told = await ask(geolocationUrl, { considerIp: false, wifiAccessPoints: accessPoints });
      const read = FixAnswer.safeParse(told);
      if (!read.success) return null;
      const { location, accuracy } = read.data;
      return real({ latitude: location.lat, longitude: location.lng, accuracy }) satisfies Fix | null;
    },
    async ofNetwork(address) {
      for (const lookUp of lookUps) {
        const place = placeIn(await ask(lookUp.replaceAll('{ip}', encodeURIComponent(address))));
        if (place) return place;
      }
      return null;
    },
  };
}

function placeIn(told: unknown): NetworkPlace | null {
  const read = LookUpAnswer.safeParse(told);
  if (!read.success) return null;
  const { data } = read;
  const latitude = data.latitude ?? data.lat;
  const longitude = data.longitude ?? data.lon ?? data.lng;
  if (latitude === undefined || longitude === undefined) return null;
  return real({
    latitude,
    longitude,
    city: data.city ?? null,
    region: data.region_name ?? data.regionName ?? data.region ?? null,
    country: data.country_name ?? data.country ?? null,
  });
}

/** Services answer 0, 0 where they know nothing. */
function real<T extends { readonly latitude: number; readonly longitude: number }>(found: T): T | null {
  return found.latitude === 0 && found.longitude === 0 ? null : found;
}

/** The parsed answer; null for anything that is not one. */
function ask(url: string, body?: unknown): Promise<unknown> {
  const init =
    body === undefined
      ? { headers: { accept: 'application/json' } }
      : {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  return askJson(url, init, WITHIN);
}
