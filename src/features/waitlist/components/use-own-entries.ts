/** The traveller's entries on waitlists, and the offer the checkout opens for. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryOf } from '../../../web/endpoint-query.ts';
import type { TripPackage } from '../../packages/contract/packages.ts';
import { listWaiting, type Waiting } from '../contract/waitlist.ts';

/** An offer may begin at any moment. */
const LOOK_AGAIN_MS = 30_000;

export function useWaiting(enabled: boolean) {
  return useQuery({ ...queryOf(listWaiting), enabled, refetchOnMount: 'always', refetchInterval: LOOK_AGAIN_MS });
}

export function useWaitingAgain(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: queryOf(listWaiting).queryKey }), [client]);
}

/** The entry on the waitlist of this departure; a package has one for each. */
export function placeFor(
  places: readonly Waiting[] | undefined,
  offer: Pick<TripPackage, 'departureId'> | undefined,
): Waiting | null {
  return places?.find((entry) => entry.departureId === offer?.departureId) ?? null;
}

/** Seats of the departure that are kept for the traveller. */
export function useTurn(
  offer: TripPackage | undefined,
  enabled: boolean,
): { readonly pending: boolean; readonly turn: Waiting['turn'] } {
  const read = useWaiting(enabled);
  const turn = placeFor(read.data, offer)?.turn ?? null;
  return { pending: enabled && read.isPending, turn: turn && turn.seats > 0 ? turn : null };
}
