/** In the browser: takes over the page the server sent. */
import type { DehydratedState } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hasSignedInHint } from '../features/accounts/rules/signed-in-hint.ts';
import { fetchJson } from './api-client.ts';
import { App } from './app.tsx';
import type { Figures } from './brand-figures.tsx';
import { Layout } from './layout/layout.tsx';
import { whenSettled } from './layout/when-settled.ts';
import { lateClient } from './lazy-query-client.ts';
import type { ThirdParty } from './page.ts';
import { pages } from './pages.ts';
import { matchPage } from './router.tsx';
import { BrokenPage } from './screens/broken.tsx';
import { followScroll } from './scroll-restoration.ts';
import '../ui/styles.css';

interface PageState {
  /** Missing where one page stands for many addresses. */
  readonly pathname?: string;
  readonly search: string;
  readonly data: DehydratedState;
  /** Missing where the files say it all. */
  readonly figures?: Figures;
  /** The server could not render the page: the reference it showed instead. */
  readonly broken?: string;
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  const island = document.getElementById('state')?.textContent;
  if (!root || !island) return;
  const state = JSON.parse(island) as PageState;
  const late = lateClient(async () => {
    const { openQueryClient } = await import('./query-client.ts');
    return openQueryClient(fetchJson, (fault) => console.error(fault), state.data);
  });
  const pathname = state.pathname ?? window.location.pathname;
  const match = matchPage(pages, pathname);
  const needsData = match.page.readsData !== false || hasSignedInHint(document.cookie);
  const [Screen, , early] = await Promise.all([
    state.broken ? BrokenPage : match.page.screen(),
    needsData ? late.bring() : undefined,
    document.querySelector('input, textarea, select') && import('./pre-hydration-input.ts'),
  ]);
  const first = state.broken
    ? { ...match, params: { reference: state.broken }, Screen, pathname }
    : { ...match, Screen, pathname };
  const thirdParties = (document.documentElement.dataset['thirdParties']?.split(' ') ?? []) as ThirdParty[];
  followScroll();
  const typed = early?.typedSoFar();
  startTransition(() => {
    hydrateRoot(
      root,
      <App
        layout={Layout}
        pages={pages}
        first={first}
        firstSearch={state.search}
        late={late}
        thirdParties={thirdParties}
        figures={state.figures}
        onStart={() => {
          performance.mark('hydrated');
          if (typed) early?.retype(typed);
        }}
      />,
    );
  });
}

/** Without the network for it, the page goes on as before. */
const lookAfterUse = () =>
  import('./after-load.ts').then(
    ({ startAfterLoad }) => startAfterLoad(),
    () => undefined,
  );

/** When the page has settled, or when somebody begins to use it. */
function followUp(): void {
  whenSettled(() => void lookAfterUse());
  for (const use of ['keydown', 'pointerdown']) document.addEventListener(use, lookAfterUse, { once: true });
}

void start().then(followUp);
