/** Ending one's own sessions elsewhere. */
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../../ui/toast-store.ts';
import { call, sentenceOf } from '../../../web/call.ts';
import { endOtherSessions, endOwnSession } from '../contract/accounts.ts';
import { accountsCopy } from '../copy/accounts.ts';
import { useRefreshAccount } from './use-own-account.ts';

const { sessions: words } = accountsCopy.account;

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
