/** The application: the layout around the screen of the page the address names. */
import { QueryClientContext } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { LinkProvider } from '../ui/link.tsx';
import { headOf } from './head.ts';
import type { LateClient } from './late-client.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { Link } from './link.tsx';
import type { Page } from './page.ts';
import { NavigationProvider, useView, type View } from './router.tsx';
import { landOnNewPage } from './scroll.ts';

export interface AppProps {
  readonly pages: readonly Page[];
  readonly first: View;
  readonly firstSearch: string;
  readonly late: LateClient;
}

export function App({ pages, first, firstSearch, late }: AppProps) {
  const navigation = useView(pages, first, firstSearch, late);
  const client = useSyncExternalStore(late.subscribe, late.current, late.current);
  const { view, search } = navigation;
  const shown = useRef(first);

  // Before the page is painted, or it would be seen jumping.
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const head = headOf(view, client);
    document.title = head.title;
    document.querySelector('meta[name=description]')?.setAttribute('content', head.description);
    document.querySelector('link[rel=canonical]')?.setAttribute('href', window.location.origin + view.pathname);
    landOnNewPage();
  }, [view, client]);

  useEffect(() => {
    client?.mount();
    return () => client?.unmount();
  }, [client]);

  return (
    <QueryClientContext.Provider value={client}>
      <NavigationProvider value={navigation}>
        <LinkProvider value={Link}>
          <Layout>
            <ErrorBoundary key={view.pathname}>
              <view.Screen params={view.params} search={search} />
            </ErrorBoundary>
          </Layout>
        </LinkProvider>
      </NavigationProvider>
    </QueryClientContext.Provider>
  );
}
