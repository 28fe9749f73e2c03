/** Pages for travellers who are logged in: everybody else is told so and sent to the login, which leads back here. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { toast } from '../../../ui/toast-store.ts';
import { usePathname } from '../../../web/history.ts';
import type { QueryResult } from '../../../web/query-view.tsx';
import { navigate, useNavigation } from '../../../web/router.tsx';
import type { Traveller } from '../contract/accounts.ts';
import { SIGNED_IN_HINT } from '../rules/signed-in-hint.ts';
import { travellerKey, useTraveller } from './use-traveller.ts';

export interface Membership {
  /** Null until it is known, and while a stranger is on the way to the login. */
  readonly traveller: Traveller | null;
  /** Asking who is logged in has failed; `ask` asks again. */
  readonly fault: Error | null;
  readonly ask: () => void;
  /** The server says that the session has ended. */
  readonly endSession: () => void;
}

/** What a member reads: nothing of it before it is known who reads, or where that could not be asked. */
export function readByMember<T>(
  { traveller, fault, ask }: Membership,
  read: QueryResult<T>,
): QueryResult<{ readonly traveller: Traveller; readonly data: T }> {
  const { data } = read;
  return {
    data: traveller && !fault && data !== undefined ? { traveller, data } : undefined,
    error: fault ?? (data === undefined ? read.error : null),
    refetch: fault ? ask : read.refetch,
  };
}

export function useMembersOnly(path: string, words: { readonly title: string; readonly text: string }): Membership {
  const { traveller, pending } = useTraveller();
  const client = useQueryClient();
  const fault = pending || traveller ? null : (client.getQueryState<Traveller | null>(travellerKey)?.error ?? null);
  const isStranger = !pending && traveller === null && fault === null;
  const { title, text } = words;
  // Whoever has just logged out is on the way elsewhere already; the address bar knows before the pages do.
  const { pathname } = useNavigation().view;
  const leaving = usePathname(pathname) !== pathname;

  const [isAskedAgain, setAskedAgain] = useState(false);

  useEffect(() => {
    if (!isStranger || leaving) return;
    if (!isAskedAgain && isKept()) {
      hintAtTraveller();
      void client.refetchQueries({ queryKey: travellerKey }).finally(() => setAskedAgain(true));
      return;
    }
    toast({ title, description: text });
    navigate(`/login?next=${path}`, { replace: true });
  }, [isStranger, leaving, isAskedAgain, client, path, title, text]);

  return {
    traveller,
    fault,
    ask: useCallback(() => void client.refetchQueries({ queryKey: travellerKey }), [client]),
    endSession: useCallback(() => client.setQueryData(travellerKey, null), [client]),
  };
}

/**
 * The page may be kept for times without a network: then its worker knows whose it is, however old the hint. The worker
 * of the whole site, whose address names a build, keeps nothing of anybody.
 */
function isKept(): boolean {
  const controller = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  return controller !== null && new URL(controller.scriptURL).search === '';
}

/** Goes again with the first answer that says nobody is logged in. */
function hintAtTraveller(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
  document.cookie = `${SIGNED_IN_HINT}=1; Path=/; SameSite=Lax`;
}
