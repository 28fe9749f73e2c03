/** Keeps this page, and what it has read of bookings, for times without a network. */
import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addressOf, queryOf } from '../../../web/endpoint-query.ts';
import { keepOffline, lastForgotten } from '../../../web/offline-trips.ts';
import { readTraveller } from '../../accounts/contract/read-traveller.ts';
import { listBookings } from '../../bookings/contract/bookings.ts';

/** After an answer the next question may follow: with none under way for this long the page is whole. */
const SETTLED_MS = 1500;

/** Who is logged in, and what they have booked. */
const OWN = [queryOf(readTraveller), queryOf(listBookings)];

export function useKeptOffline(isRead: boolean): void {
  const client = useQueryClient();
  // What answers late, or once more, is kept then.
  const isAsking = useIsFetching() > 0;
  useEffect(() => {
    if (!isRead || isAsking) return;
    const { pathname } = window.location;
    const forgotten = lastForgotten();
    const timer = setTimeout(() => {
      if (!navigator.onLine || window.location.pathname !== pathname) return;
      const predicate = ({ state }: Query) => state.data != null;
      const read = OWN.flatMap(({ queryKey }) => client.getQueryCache().findAll({ queryKey, predicate }));
      const answers = new Map(read.map(({ queryKey, state }) => [addressOf(queryKey), state.data]));
      keepOffline(pathname, answers, forgotten).catch(() => undefined);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isRead, isAsking, client]);
}
