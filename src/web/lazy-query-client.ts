/**
 * The client that keeps data for screens, brought when the first screen that
 * reads data is near. Pages that read none (`readsData: false`) start without it
 * and without its script.
 */
import type { QueryClient } from '@tanstack/react-query';

export interface LateClient {
  /** Undefined until it has been brought. */
  current(): QueryClient | undefined;
  bring(): Promise<QueryClient>;
  subscribe(listener: () => void): () => void;
}

export function lateClient(open: () => Promise<QueryClient>): LateClient {
  const listeners = new Set<() => void>();
  let client: QueryClient | undefined;
  let coming: Promise<QueryClient> | undefined;
  return {
    current: () => client,
    bring() {
      coming ??= open().then(
        (opened) => {
          client = opened;
          for (const listener of [...listeners]) listener();
          return opened;
        },
        (fault: unknown) => {
          // The network may be back when it is asked for again.
          coming = undefined;
          throw fault;
        },
      );
      return coming;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One that is there already; `shown: false` hides it from the screen, as in a page that reads no data. */
export function readyClient(client: QueryClient, shown = true): LateClient {
  return {
    current: () => (shown ? client : undefined),
    bring: () => Promise.resolve(client),
    subscribe: () => () => undefined,
  };
}
