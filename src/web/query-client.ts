/** The client behind every data query, which retries, polls and refetches nothing by itself. */
import { type DehydratedState, hydrate, QueryCache, QueryClient } from '@tanstack/react-query';
import { readTraveller } from '../features/accounts/contract/read-traveller.ts';
import { CallError } from './api-client.ts';
import { addressOf, type Fetcher, queryOf } from './endpoint-query.ts';

const travellerQuery = queryOf(readTraveller);

/** @param state what the server has fetched already */
export function openQueryClient(
  fetcher: Fetcher,
  onFault: (fault: unknown) => void,
  state?: DehydratedState,
): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(fault) {
        onFault(fault);
        // The session has ended elsewhere: who is logged in is asked anew, and the screens for travellers lead on.
        if (fault instanceof CallError && fault.body?.code === 'not_signed_in')
          void client.invalidateQueries({ ...travellerQuery, refetchType: 'all' });
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => fetcher(addressOf(queryKey), signal),
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
