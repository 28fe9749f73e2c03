/** The traveller's places in lines, and the turn the checkout opens for. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { addressOf } from '../../../shared/endpoint.ts';
import { queryOf } from '../../../web/query.ts';
import type { listWaiting, Waiting } from '../contract/waitlist.ts';

const address = addressOf<typeof listWaiting>('GET', '/api/waitlist');
/** A turn may begin at any moment. */
const LOOK_AGAIN_MS = 30_000;

export function useWaiting(enabled: boolean) {
  return useQuery({ ...queryOf(address), enabled, refetchOnMount: 'always', refetchInterval: LOOK_AGAIN_MS });
}

export function useWaitingAgain(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: queryOf(address).queryKey }), [client]);
}

/** Seats of a departure that are kept for the traveller. */
export function useTurn(
  packageId: string,
  enabled: boolean,
): { readonly pending: boolean; readonly turn: Waiting['turn'] } {
  const read = useWaiting(enabled);
  const turn = read.data?.find((place) => place.packageId === packageId)?.turn ?? null;
  return { pending: enabled && read.isPending, turn: turn && turn.seats > 0 ? turn : null };
}
