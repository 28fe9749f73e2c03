/** On the server: renders one page to text. Built by Vite; `server/pages/renderer.ts` puts the document around it. */
import { type DehydratedState, dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { isNotThere } from './api-client.ts';
import { App } from './app.tsx';
import type { Figures } from './brand-figures.tsx';
import type { Fetcher } from './endpoint-query.ts';
import { Layout } from './layout/layout.tsx';
import { readyClient } from './lazy-query-client.ts';
import type { PageMetadata, SitePage, ThirdParty } from './page.ts';
import { addressesOf, metadataOf } from './page-metadata.ts';
import { pages } from './pages.ts';
import { openQueryClient } from './query-client.ts';
import { loadRestaurant, restaurantMetadata } from './restaurant-page.ts';
import { matchPage, openView } from './router.tsx';
import { BrokenPage } from './screens/broken.tsx';
import { OfflinePage, offlineCopy } from './screens/offline.tsx';
import { loadSharedPlan, sharedPlanMetadata } from './shared-plan-page.ts';

export interface RenderedPage {
  readonly html: string;
  readonly head: PageMetadata;
  /** For the page's data island. */
  readonly state: unknown;
  readonly page: SitePage;
  /** What kept data from the page. */
  readonly faults: readonly unknown[];
}

export { addressesOf, matchPage, pages };

/** The same for everybody and every address. */
export function renderOffline(): { readonly html: string; readonly title: string } {
  return { html: renderToString(<OfflinePage />), title: offlineCopy.title };
}

/**
 * @param search only the parameters the page names in `search`; others never change its HTML
 * @param third parties whose settings are given
 * @param origin of the site, for addresses that must be whole
 * @param figures what the brand's owner says of it, where the files say otherwise
 * @param broken shows the error page in the layout, with the fault's reference
 */
export async function renderPage(
  pathname: string,
  search: string,
  fetcher: Fetcher,
  {
    thirdParties,
    figures,
    origin,
    broken,
  }: {
    readonly thirdParties: readonly ThirdParty[];
    readonly figures: Figures;
    readonly origin: string;
    readonly broken?: { readonly reference: string };
  },
): Promise<RenderedPage> {
  const client = openQueryClient(fetcher, () => undefined);
  const match = matchPage(pages, pathname);
  if (!broken) await Promise.all([loadRestaurant(match.page, search, client), loadSharedPlan(match, client)]);
  const late = readyClient(client, match.page.readsData !== false);
  const view = broken
    ? { ...match, pathname, params: { reference: broken.reference }, Screen: BrokenPage }
    : await openView(match, pathname, late);
  const missing = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' });
  const faults = missing.map((query) => query.state.error);
  // The browser begins by asking anew for what is missing, so the page must begin there too.
  for (const query of missing) client.getQueryCache().remove(query);
  // Of what is not there nothing else is told.
  if (faults.some(isNotThere)) client.clear();
  const data = toTheHour(dehydrate(client));
  const html = renderToString(
    <App
      layout={Layout}
      pages={pages}
      first={view}
      firstSearch={search}
      late={late}
      thirdParties={thirdParties}
      figures={figures}
    />,
  );
  const head = broken
    ? { title: 'Something broke', description: 'Something broke on our side.', noindex: true }
    : (restaurantMetadata(match.page, search, client) ??
      sharedPlanMetadata(match, client) ??
      metadataOf(view, client, { origin, search: new URLSearchParams(search) }));
  client.clear();
  return {
    html,
    head,
    state: {
      ...(match.page.path !== '*' && { pathname }),
      search,
      data,
      ...(broken && { broken: broken.reference }),
      ...(Object.keys(figures).length > 0 && { figures }),
    },
    page: match.page,
    faults,
  };
}

/** A page that says the same later is the same bytes, as small as can be by then. What it says never looks younger than it is. */
function toTheHour(data: DehydratedState): DehydratedState {
  const hour = (ms: number) => ms - (ms % 3_600_000);
  return {
    ...data,
    queries: data.queries.map(({ dehydratedAt = 0, state, ...query }) => ({
      ...query,
      dehydratedAt: hour(dehydratedAt),
      state: { ...state, dataUpdatedAt: hour(state.dataUpdatedAt) },
    })),
  };
}
