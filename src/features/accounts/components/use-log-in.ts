/**
 * Logging in and out. Either way what the page knows of one person is forgotten before it can be
 * shown to the next.
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/toast-store.ts';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { forgetOffline } from '../../../web/offline-trips.ts';
import { retryWithProof } from '../../../web/retry-with-proof.ts';
import { forgetTab } from '../../../web/tab-storage.ts';
import { logIn, logOut } from '../contract/accounts.ts';
import type { Credentials } from '../contract/forms.ts';
import { accountsCopy } from '../copy/accounts.ts';
import { refusalText } from './refusal-text.ts';
import { travellerKey } from './use-traveller.ts';

const { logInErrors, toasts } = accountsCopy;

export function useLogIn(leave: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Credentials) =>
      retryWithProof('login', (proof) => call(logIn, { input: { ...input, ...proof } })),
    async onSuccess() {
      await personChanged(client, 'active');
      toast({ title: toasts.welcome });
      leave();
    },
    onError: (fault) =>
      toast({
        title: toasts.loginFailed,
        description: refusalText(fault, logInErrors.invalid_credentials),
        variant: 'destructive',
      }),
  });
}

export function useLogOut(leave?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(logOut),
    // Whatever becomes of the call: without a network the trips in this browser are gone all the same.
    onMutate: () => void forgetOffline().catch(() => undefined),
    async onSuccess() {
      leave?.();
      forgetTab();
      // The page that is being left must not ask once more for what is refused from now on.
      await personChanged(client, 'none');
      toast({ title: toasts.loggedOut });
    },
    onError: (fault) => toast({ title: toasts.logOutFailed, description: sentenceOf(fault), variant: 'destructive' }),
  });
}

/** Asks anew who is logged in; data off screen is dropped, data on screen is out of date and `refetched` or not. */
async function personChanged(client: QueryClient, refetched: 'active' | 'none'): Promise<void> {
  await forgetOffline().catch(() => undefined);
  client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== travellerKey[0] });
  await client.invalidateQueries({ queryKey: travellerKey, refetchType: 'all' });
  void client.invalidateQueries({
    refetchType: refetched,
    predicate: ({ queryKey }) => queryKey[0] !== travellerKey[0],
  });
}
