/**
 * Who is logged in. Pages never carry it: the browser asks, and only when the readable hint says that
 * asking is worthwhile, so a stranger's visit makes no call and logs no error.
 */
import { useQuery } from '@tanstack/react-query';
import { CallError, call } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import type { Traveller } from '../contract/accounts.ts';
import { readTraveller } from '../contract/read-traveller.ts';
import { hasSignedInHint, SIGNED_IN_HINT } from '../rules/signed-in-hint.ts';

export const travellerKey = queryOf(readTraveller).queryKey;

export interface CurrentTraveller {
  readonly traveller: Traveller | null;
  /** True until the answer is known; always true in pages made by the server. */
  readonly pending: boolean;
}

export function useTraveller(): CurrentTraveller {
  const { data, isPending } = useQuery({
    queryKey: travellerKey,
    queryFn: ({ signal }) => askWhoIsLoggedIn(signal),
    retry: false,
  });
  return { traveller: data ?? null, pending: isPending };
}

async function askWhoIsLoggedIn(signal: AbortSignal): Promise<Traveller | null> {
  if (!hasSignedInHint(document.cookie)) return null;
  try {
    return await call(readTraveller, { signal });
  } catch (fault) {
    if (!(fault instanceof CallError) || fault.status !== 401) throw fault;
    // The session has ended since; asking again would only fail again.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
    document.cookie = `${SIGNED_IN_HINT}=; Path=/; Max-Age=0`;
    return null;
  }
}
