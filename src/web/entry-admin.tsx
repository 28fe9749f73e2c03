/** The back office in the browser: an application of its own over the same parts, made here and not on the server. */
import { createRoot } from 'react-dom/client';
import { keepFocus } from '../ui/keep-focus.ts';
import { showTooltips } from '../ui/tooltips.ts';
import { AdminLayout } from './admin/layout.tsx';
import { wayIn } from './admin/sign-in-address.ts';
import { adminPages } from './admin-pages.ts';
import { CallError, fetchJson } from './api-client.ts';
import { App } from './app.tsx';
import { readyClient } from './lazy-query-client.ts';
import { openQueryClient } from './query-client.ts';
import { matchPage, openView } from './router.tsx';
import './admin/admin.css';

/** Data is asked for again whenever a page opens: several people work on it. */
const FRESH_MS = 5000;

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const client = openQueryClient(fetchJson, (fault) => {
    if (fault instanceof CallError && fault.body?.code === 'not_an_operator') window.location.assign(wayIn());
    else console.error(fault);
  });
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, staleTime: FRESH_MS, refetchOnWindowFocus: true } });
  const late = readyClient(client);
  const { pathname, search } = window.location;
  const first = await openView(matchPage(adminPages, pathname), pathname, late);
  createRoot(root).render(
    <App
      layout={AdminLayout}
      pages={adminPages}
      first={first}
      firstSearch={search.slice(1)}
      late={late}
      thirdParties={[]}
    />,
  );
  keepFocus();
  showTooltips();
}

void start();
