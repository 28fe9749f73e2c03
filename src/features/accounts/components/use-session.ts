/**
 * Logging in and out. Either way what the page knows of one person is forgotten before it can be
 * shown to the next.
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/toast-store.ts';
import { call, sentenceOf } from '../../../web/call.ts';
import { type Credentials, logIn, logOut } from '../contract.ts';
import { accountsCopy } from '../copy.ts';
import { travellerKey } from './use-traveller.ts';

const { toasts } = accountsCopy;

export function useLogIn(leave: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Credentials) => call(logIn, { input }),
    async onSuccess() {
      await personChanged(client);
      toast({ title: toasts.welcome });
      leave();
    },
    onError: (fault) => toast({ title: toasts.loginFailed, description: sentenceOf(fault), variant: 'destructive' }),
  });
}

export function useLogOut(leave?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(logOut),
    async onSuccess() {
      leave?.();
      await personChanged(client);
      toast({ title: toasts.loggedOut });
    },
    onError: (fault) => toast({ title: toasts.logOutFailed, description: sentenceOf(fault), variant: 'destructive' }),
  });
}

/** Asks anew who is logged in; data on screen is fetched again, data off screen is dropped. */
async function personChanged(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== travellerKey[0] });
  await client.invalidateQueries({ queryKey: travellerKey, refetchType: 'all' });
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== travellerKey[0] });
}
