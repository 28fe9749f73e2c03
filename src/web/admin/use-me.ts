/** Who is signed in to the back office; undefined until it is known. */
import { useQuery } from '@tanstack/react-query';
import { type Me, readMe } from '../../features/operators/contract/sign-in.ts';
import { queryOf } from '../endpoint-query.ts';

const meQuery = queryOf(readMe);

export function useMe(): Me | undefined {
  return useQuery(meQuery).data;
}

/** Shows what only owners may do; the server judges by itself. */
export function useIsOwner(): boolean {
  return useMe()?.role === 'owner';
}
