/** Links to a trip of one kind. A link is told once, so the page keeps the one it has made until it is left. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../ui/toast-store.ts';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import type { Booking } from '../../bookings/contract/bookings.ts';
import type * as feed from '../contract/calendar-feed.ts';
import type * as sharing from '../contract/sharing.ts';

interface LinkEndpoints {
  readonly read: typeof sharing.readSharing | typeof feed.readFollowing;
  readonly make: typeof sharing.shareTrip | typeof feed.followTrip;
  readonly end: typeof sharing.stopSharing | typeof feed.stopFollowing;
}

interface LinkWords {
  readonly failed: string;
  readonly notStopped: string;
  readonly stopped: { readonly title: string; readonly text: string };
}

export function useTripLinks(booking: Booking, endpoints: LinkEndpoints, copy: LinkWords) {
  const client = useQueryClient();
  const params = { id: booking.id };
  const query = queryOf(endpoints.read, { params });
  const { data } = useQuery(query);
  const [url, setUrl] = useState<string | null>(null);
  const refused = (title: string) => (fault: Error) =>
    toast({ title, description: sentenceOf(fault), variant: 'destructive' });

  const make = useMutation({
    mutationFn: async (handOver?: (url: string) => Promise<void>) => {
      const made = url ?? (await call(endpoints.make, { params })).url;
      setUrl(made);
      await handOver?.(made);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: query.queryKey }),
    onError: refused(copy.failed),
  });
  const end = useMutation({
    mutationFn: () => call(endpoints.end, { params }),
    onSuccess: (ended) => {
      setUrl(null);
      client.setQueryData(query.queryKey, ended);
      toast({ title: copy.stopped.title, description: copy.stopped.text });
    },
    onError: refused(copy.notStopped),
  });
  return { url, links: data?.links ?? 0, make, end };
}
