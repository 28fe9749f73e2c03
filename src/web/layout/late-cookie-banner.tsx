/** The cookie banner comes after hydration, and its script only to who has not accepted yet. */
import { type ComponentType, useEffect, useState } from 'react';
import { areCookiesAccepted } from './cookies-accepted.ts';

export function LateCookieBanner() {
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!areCookiesAccepted())
      import('./cookie-banner.tsx').then(
        ({ CookieBanner }) => setBanner(() => CookieBanner),
        () => undefined,
      );
  }, []);
  return Banner && <Banner />;
}
