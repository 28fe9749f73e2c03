/** The client behind every data query, which retries, polls and refetches nothing by itself. */
import { type DehydratedState, hydrate, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Fetcher } from './query.ts';

/** @param state what the server has fetched already */
export function openQueryClient(
  fetcher: Fetcher,
  onFault: (fault: unknown) => void,
  state?: DehydratedState,
): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: onFault }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => fetcher(queryKey.join('/'), signal),
        retry: false,
        // Without a network a question fails at once and says so, instead of waiting unseen.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  if (state) hydrate(client, state);
  return client;
}
