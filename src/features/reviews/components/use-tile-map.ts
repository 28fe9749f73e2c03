/**
 * The tile map's half of the page, brought only where a map service is set, only
 * when its place comes near the window, and only with a network: until then not
 * a byte of it is loaded and its service hears nothing.
 */
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type * as Half from './tile-map.tsx';

/** How near, beyond the window's edge. */
const NEAR = '400px';

interface Brought {
  readonly TileMap: typeof Half.TileMap;
  readonly styleUrl: string;
}

/** Null as long as there is none; our own drawing needs nothing of it. */
export function useTileMap(place: RefObject<HTMLElement | null>): Brought | null {
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => false,
  );
  const [brought, setBrought] = useState<Brought | null>(null);

  useEffect(() => {
    const styleUrl = document.documentElement.dataset['mapStyle'];
    // Not a byte of it in the server's bundle either.
    if (import.meta.env.SSR || !styleUrl || !isOnline || !place.current) return;
    let current = true;
    const sight = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        import('./tile-map.tsx').then(
          ({ TileMap }) => current && setBrought({ TileMap, styleUrl }),
          // The drawing is there, and the browser has said what did not come.
          () => undefined,
        );
      },
      { rootMargin: NEAR },
    );
    sight.observe(place.current);
    return () => {
      current = false;
      sight.disconnect();
    };
  }, [place, isOnline]);

  return isOnline ? brought : null;
}

function followNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
