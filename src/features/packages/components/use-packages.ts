/** The shop's list. What a kept page brought along is looked at again at once: spots and prices move. */
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../../../shared/endpoint.ts';
import { queryOf } from '../../../web/query.ts';
import type { listPackages } from '../contract/packages.ts';

const address = addressOf<typeof listPackages>('GET', '/api/trip-packages');

const FRESH_MS = 1000;

export function usePackages() {
  return useQuery({
    ...queryOf(address),
    refetchOnMount: (query) => (Date.now() - query.state.dataUpdatedAt > FRESH_MS ? 'always' : false),
  });
}
