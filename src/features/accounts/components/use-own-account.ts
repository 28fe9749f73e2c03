/** The account page's data. Whatever changes sessions makes it out of date. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/toast-store.ts';
import { call, sentenceOf } from '../../../web/call.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { endOtherSessions, endOwnSession, readAccount } from '../contract/accounts.ts';
import { accountsCopy } from '../copy/accounts.ts';

const { sessions: words } = accountsCopy.account;
const accountQuery = queryOf(readAccount);

export function useOwnAccount(enabled: boolean) {
  return useQuery({ ...accountQuery, enabled, refetchOnMount: 'always' });
}

export function useRefreshAccount(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: accountQuery.queryKey });
}

/** Ends one session by its id, or all others. */
export function useEndSessions() {
  const refresh = useRefreshAccount();
  return useMutation({
    mutationFn: async (which: { readonly id: string } | 'others') => {
      if (which === 'others') await call(endOtherSessions);
      else await call(endOwnSession, { params: { id: which.id } });
    },
    onSuccess: () => toast({ title: words.ended }),
    onError: (fault) => toast({ title: words.failed, description: sentenceOf(fault), variant: 'destructive' }),
    // Also after a refusal: the session may have ended by itself.
    onSettled: refresh,
  });
}
