/**
 * What surrounds every screen: film, header, main area, footer, banner and notification region.
 * It renders the same HTML for every visitor; what depends on the browser appears after hydration.
 */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useNavigation } from '../router.tsx';
import { areCookiesAccepted } from './cookies-accepted.ts';
import { layoutCopy } from './copy.ts';
import { Film } from './film.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LazyToastRegion } from './lazy-toast-region.tsx';
import { PageAnnouncer, ProgressLine } from './navigation-progress.tsx';

export function Layout({ children }: { readonly children: ReactNode }) {
  const { view } = useNavigation();
  return (
    <div className="on-night relative isolate flex min-h-svh flex-col [--header-height:4rem] lg:[--header-height:4.75rem]">
      <a
        href="#content"
        className="fixed top-2 left-4 z-60 -translate-y-24 rounded-sm bg-champagne px-5 py-3 font-bold text-ink focus:translate-y-0"
      >
        {layoutCopy.skip}
      </a>
      <ProgressLine />
      {view.page.film !== null && <Film page={view.page} />}
      <LateCookieBanner />
      <Header />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col overflow-x-clip outline-none">
        {children}
      </main>
      <Footer />
      <PageAnnouncer />
      <LazyToastRegion />
    </div>
  );
}

/** After hydration, and its script only for who has not accepted yet. */
function LateCookieBanner() {
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
