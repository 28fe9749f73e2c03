/**
 * Where to look: a city that the address names, or the visitor's own position.
 * Three ways are tried in order and the first success wins: the device, our
 * server from the network around it, our server from the network's address.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../web/call.ts';
import { queryOf } from '../../../web/query.ts';
import { findCities, locate, locateByAddress } from '../../restaurants/contract/restaurants.ts';
import type { Position } from '../../restaurants/rules/cells.ts';

const GEOLOCATION_MS = 10_000;

export type Whereabouts =
  | { readonly state: 'looking' }
  /** `city` is its name where the visitor picked one. */
  | { readonly state: 'found'; readonly at: Position; readonly city: string | null }
  | { readonly state: 'failed' };

/** @param idle nothing is asked of the visitor while one restaurant alone is shown */
export function useWhereabouts(near: string | null, idle: boolean): Whereabouts {
  const [own, setOwn] = useState<Whereabouts>({ state: 'looking' });
  const [begun, setBegun] = useState(false);
  const city = useQuery({ ...queryOf(findCities, { query: { id: near ?? '' } }), enabled: near !== null });
  const wanted = near === null && !idle;
  const isIdle = useRef(idle);
  isIdle.current = idle;

  useEffect(() => {
    if (wanted) setBegun(true);
  }, [wanted]);
  useEffect(() => {
    if (!begun) return;
    let current = true;
    const device = fromDevice();
    // However late it comes, it is the best answer; only whoever reads about one restaurant is not moved elsewhere.
    device.then((at) => {
      if (current && at) setOwn((before) => (before.state === 'found' && isIdle.current ? before : foundAt(at)));
    });
    findOwn(device).then((at) => {
      if (current) setOwn((before) => (before.state === 'found' ? before : at ? foundAt(at) : { state: 'failed' }));
    });
    return () => {
      current = false;
    };
  }, [begun]);

  if (near === null) return own;
  const found = city.data?.[0];
  if (found) {
    const { latitude, longitude, name } = found;
    return { state: 'found', at: { latitude, longitude }, city: name };
  }
  return { state: city.isPending ? 'looking' : 'failed' };
}

function foundAt(at: Position): Whereabouts {
  return { state: 'found', at, city: null };
}

async function findOwn(device: Promise<Position | null>): Promise<Position | null> {
  return (await inTime(device)) ?? (await fromNetwork()) ?? (await fromAddress());
}

/** The browser's own timeout does not run while it asks for the permission, and that may stay open for ever. */
function inTime(device: Promise<Position | null>): Promise<Position | null> {
  return new Promise((answer) => {
    const over = setTimeout(() => answer(null), GEOLOCATION_MS);
    device.then((at) => {
      clearTimeout(over);
      answer(at);
    });
  });
}

function fromDevice(): Promise<Position | null> {
  return new Promise((answer) => {
    if (!navigator.geolocation) return answer(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer(real({ latitude, longitude })),
      () => answer(null),
      { enableHighAccuracy: true, timeout: GEOLOCATION_MS, maximumAge: 0 },
    );
  });
}

async function fromNetwork(): Promise<Position | null> {
  const input = { considerIp: true, ...('getBattery' in navigator && { wifiAccessPoints: [] }) };
  const found = await call(locate, { input }).catch(() => null);
  return found?.location ? real({ latitude: found.location.lat, longitude: found.location.lng }) : null;
}

async function fromAddress(): Promise<Position | null> {
  const found = await call(locateByAddress).catch(() => null);
  if (!found || found.latitude === null || found.longitude === null) return null;
  return real({ latitude: found.latitude, longitude: found.longitude });
}

/** Zero is what devices say that know nothing. */
function real({ latitude, longitude }: Position): Position | null {
  const good = Boolean(latitude) && Boolean(longitude) && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return good ? { latitude, longitude } : null;
}
