/** The address bar, as screens see it and change it. The server has none: it says which address it renders. */
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

export interface NavigateOptions {
  readonly replace?: boolean;
}

/** Goes to another page of the site; `replace` leaves no step behind for the back button. */
export function navigate(href: string, { replace = false }: NavigateOptions = {}): void {
  window.history.scrollRestoration = 'manual';
  // A replaced entry keeps its state: it is still the same place to come back to.
  if (replace) window.history.replaceState(window.history.state, '', href);
  else window.history.pushState(null, '', href);
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

export function usePathname(onServer: string): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => onServer,
  );
}

/** Without its question mark; on the server only what the page's HTML depends on. */
export function useSearch(onServer: string): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search.slice(1),
    () => onServer,
  );
}
