/** The application: the layout around the screen of the page the address names. */
import { QueryClientContext } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { LinkProvider } from '../ui/link.tsx';
import { type Figures, FiguresContext } from './brand-figures.tsx';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import type { LateClient } from './lazy-query-client.ts';
import { Link } from './link.tsx';
import type { Page, ThirdParty } from './page.ts';
import { titleOf } from './page-title.ts';
import { NavigationProvider, useView, type View } from './router.tsx';
import { landOnNewPage } from './scroll-restoration.ts';

export interface AppProps {
  /** What surrounds every screen. */
  readonly layout: ComponentType<{ readonly children: ReactNode }>;
  readonly pages: readonly Page[];
  readonly first: View;
  readonly firstSearch: string;
  readonly late: LateClient;
  /** Whose settings are given, in the words of `Page.admits`. */
  readonly thirdParties: readonly ThirdParty[];
  /** What the brand's owner says of it, where the files say otherwise. */
  readonly figures?: Figures | undefined;
  /** Called once, when everything of the first page is there and listens. */
  readonly onStart?: () => void;
}

const NONE: Figures = {};

export function App({
  layout: Layout,
  pages,
  first,
  firstSearch,
  late,
  thirdParties,
  figures = NONE,
  onStart,
}: AppProps) {
  const navigation = useView(pages, first, firstSearch, late, thirdParties);
  const client = useSyncExternalStore(late.subscribe, late.current, late.current);
  const { view, search } = navigation;
  const shown = useRef(first);

  // Before the page is painted, or it would be seen jumping.
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    document.title = titleOf(view, client);
    document.querySelector('link[rel=canonical]')?.setAttribute('href', window.location.origin + view.pathname);
    landOnNewPage();
  }, [view, client]);

  useEffect(() => {
    client?.mount();
    return () => client?.unmount();
  }, [client]);

  useEffect(() => onStart?.(), [onStart]);

  return (
    <QueryClientContext.Provider value={client}>
      <NavigationProvider value={navigation}>
        <LinkProvider value={Link}>
          <FiguresContext value={figures}>
            <Layout>
              <ErrorBoundary key={view.pathname}>
                <view.Screen params={view.params} search={search} />
              </ErrorBoundary>
            </Layout>
          </FiguresContext>
        </LinkProvider>
      </NavigationProvider>
    </QueryClientContext.Provider>
  );
}
