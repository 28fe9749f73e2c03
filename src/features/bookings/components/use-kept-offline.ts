/** Keeps this page, and what it has read of bookings, for times without a network. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepOffline, lastForgotten } from '../../../web/offline.ts';

/** By then the smaller questions of the page are answered too. */
const SETTLED_MS = 1500;

/** Who is logged in, and what they have booked. */
const OWN = /^\/api\/(?:bookings|auth\/user)(?:\/|$)/;

export function useKeptOffline(isRead: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isRead) return;
    const { pathname } = window.location;
    const forgotten = lastForgotten();
    const timer = setTimeout(() => {
      if (!navigator.onLine || window.location.pathname !== pathname) return;
      const read = client.getQueryCache().findAll({ predicate: ({ state }) => state.data != null });
      const answers = new Map(read.map(({ queryKey, state }) => [queryKey.join('/'), state.data]));
      for (const path of answers.keys()) if (!OWN.test(path)) answers.delete(path);
      keepOffline(pathname, answers, forgotten).catch(() => undefined);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isRead, client]);
}
