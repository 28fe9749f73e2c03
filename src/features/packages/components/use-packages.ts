/** The shop's list. What a kept page brought along is looked at again at once: spots and prices move. */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../web/query.ts';
import { listPackages } from '../contract/packages.ts';

const FRESH_MS = 1000;

export function usePackages() {
  return useQuery({
    ...queryOf(listPackages),
    refetchOnMount: (query) => (Date.now() - query.state.dataUpdatedAt > FRESH_MS ? 'always' : false),
  });
}
