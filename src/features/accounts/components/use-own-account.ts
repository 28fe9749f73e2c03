/** The account page's data. Whatever changes sessions makes it out of date. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryOf } from '../../../web/endpoint-query.ts';
import { readAccount } from '../contract/accounts.ts';

const accountQuery = queryOf(readAccount);

export function useOwnAccount(enabled: boolean) {
  return useQuery({ ...accountQuery, enabled, refetchOnMount: 'always' });
}

export function useRefreshAccount(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: accountQuery.queryKey });
}
